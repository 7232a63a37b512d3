"""What the card games share when they draw their cards."""

"""What a game brings to the window."""

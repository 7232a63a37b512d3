"""The virtual player's attacks."""

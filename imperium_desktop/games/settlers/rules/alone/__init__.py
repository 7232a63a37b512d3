"""§11 A game alone against the virtual player."""

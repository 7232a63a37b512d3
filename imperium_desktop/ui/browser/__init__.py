"""All cards of a game."""

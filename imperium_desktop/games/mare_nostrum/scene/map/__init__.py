"""The map and the tracks beside it."""

"""The table of Imperium."""

"""Single actions of a turn."""

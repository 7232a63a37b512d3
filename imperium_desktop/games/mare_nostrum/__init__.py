"""Mare Nostrum: Empires."""

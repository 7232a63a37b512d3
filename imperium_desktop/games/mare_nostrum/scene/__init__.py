"""Mare Nostrum: Empires in the window."""

"""Playing: the table, the panel, the curtain, and what is said of a choice."""

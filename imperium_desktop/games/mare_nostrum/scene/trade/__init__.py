"""The trade on the table."""

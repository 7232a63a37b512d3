"""Small pictures of a table."""

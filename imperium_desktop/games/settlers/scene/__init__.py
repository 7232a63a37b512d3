"""The table of Imperial Settlers."""

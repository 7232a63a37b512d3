"""The table of Hadrian's Wall."""

"""Hadrian's Wall."""

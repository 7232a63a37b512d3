"""Battles, and what a conqueror can do."""

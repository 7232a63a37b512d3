"""Rows that are chosen from."""

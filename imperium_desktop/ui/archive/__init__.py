"""Matches that were played or put aside."""

"""Agreeing on a match before it begins."""

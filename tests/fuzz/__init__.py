"""Hostile journals and long random play: what a few hundred cases in the tests cannot find, many thousand may."""

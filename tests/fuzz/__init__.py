"""Hostile journals, cards and long random play: what hundreds of cases in the tests cannot find, many thousand may."""

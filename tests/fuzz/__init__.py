"""Hostile journals, cards, folders and hands, and long random play: what hundreds of cases in the tests cannot find, many thousand may."""

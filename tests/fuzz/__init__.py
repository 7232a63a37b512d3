"""Hostile journals, cards, folders and hands: what hundreds of cases in the tests cannot find, many thousand may."""

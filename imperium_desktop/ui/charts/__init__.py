"""Plots of a match and of many."""

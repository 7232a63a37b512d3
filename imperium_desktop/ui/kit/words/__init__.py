"""Widgets and strokes that show running text."""

"""Imperium Desktop: five civilisation board games around one screen."""

__version__ = "0.1.0"

"""Tools for developers, which players do not need."""

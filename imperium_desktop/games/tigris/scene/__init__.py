"""The table of Tigris & Euphrates."""

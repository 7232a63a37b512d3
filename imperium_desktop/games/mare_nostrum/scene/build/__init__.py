"""What can be built."""

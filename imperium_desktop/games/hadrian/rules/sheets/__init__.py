"""What is printed on the two sheets, and what crossing it out brings."""

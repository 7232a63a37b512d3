"""Heroes, wonders and goods in the hand."""

"""What is staged: solstice, accession, what others do."""

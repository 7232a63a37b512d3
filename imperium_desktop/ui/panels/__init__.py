"""What stands beside the table: seats, prompt, log and rulebook."""

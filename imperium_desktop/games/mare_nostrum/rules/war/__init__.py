"""Movement and battle (§7): turns of war, dice, conquest and the posts that legions keep."""

"""Break the rules of a room one at a time and list what no scenario notices.

Neither mutmut nor cosmic-ray serves here: mutmut 3 leaves decorated functions (properties, caches) and module level
alone, drops no statement and no part of a condition, and cannot take a sample; cosmic-ray writes into the source tree
and runs the whole command for each mutant.
"""

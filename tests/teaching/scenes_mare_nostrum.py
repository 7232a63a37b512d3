CASES = {}
SAID = {}
ELSEWHERE = set()

"""`python -m imperium_desktop` is `imperium-desktop`."""

import sys

from imperium_desktop.cli import main

if __name__ == "__main__":  # the bots' process imports this file too
    sys.exit(main())

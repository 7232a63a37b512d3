"""`python -m imperium_desktop` is `imperium-desktop`."""

import sys

from imperium_desktop.cli import main

sys.exit(main())

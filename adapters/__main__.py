"""``python -m adapters`` is the ``gouji`` program."""

import sys

from adapters.cli import main

sys.exit(main())

"""What is measured, and by what.

Nets of the house are computed by one thread (`bivouac.bots.learned` says why), which numpy must be told
before it is loaded: a bench that loads it first would measure threads that wait for each other.
"""

import bivouac.bots.learned  # noqa: F401

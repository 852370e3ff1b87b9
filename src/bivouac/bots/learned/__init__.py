"""Judges that learned a game by playing it: what they are made of, how they are read, how they look ahead."""

import os

# Nets this small are computed before a second thread has woken up, and threads that wait for work burn the
# time of others: a decision of Agartha's master took two to five times the processor time. Numpy reads this
# when it is loaded; whoever has set it knows better.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

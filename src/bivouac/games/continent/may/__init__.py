"""What may be done now: what is within reach, what it costs and needs, what forbids it."""

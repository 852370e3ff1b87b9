"""What may be done now: a predicate per kind of action, whose answer is the reason that forbids it."""

"""Moving pieces: the few verbs that every action and effect is made of, each told to those who watch."""

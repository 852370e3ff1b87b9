"""The house's ground floor: what every game is made of. Pure: no I/O, no clock, no `random`."""

"""Balance: what a designer asks of a game, answered from many games among equals."""

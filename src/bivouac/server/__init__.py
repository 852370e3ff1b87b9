"""The table on the network: people, spectators and bots around the same game."""

"""The census: every card is in exactly one place, and the place and the moment are such as play leads to."""

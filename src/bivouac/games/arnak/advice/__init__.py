"""What is worth what: the evaluation bots use, and a seat's knowledge as numbers.

Everything is counted in points a good player expects to make of it: tokens, cards by what one use of them
brings, assistants by their uses in the rounds left, figures not yet sent, steps of research by what they
open, and what still waits on the agenda.
"""

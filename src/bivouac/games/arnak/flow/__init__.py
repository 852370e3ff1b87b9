"""Rounds, whose turn it is, the solo rival, the end."""

from bivouac.games.arnak.flow.rounds import begin_round as begin_round
from bivouac.games.arnak.flow.rounds import end_turn as end_turn
from bivouac.games.arnak.flow.rounds import settle_card as settle_card

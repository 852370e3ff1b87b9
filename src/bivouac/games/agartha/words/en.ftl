# Words of Agartha, in English. Keys are ids; the facts of each message are in check.py.

## Cards: the name, a shorter one for the terminal, and a mark for narrow boards

character-name = Character
    .short = Character
    .mark = Ch
forest-name = Forest
    .short = Forest
    .mark = Fo
mountain-name = Mountain
    .short = Mountain
    .mark = Mo
village-name = Village
    .short = Village
    .mark = Vi
compass-name = Solar Compass
    .short = Compass
    .mark = Co
amulet-name = Sacred Amulet
    .short = Amulet
    .mark = Am
knife-name = Knife
    .short = Knife
    .mark = Kn
axe-name = Axe
    .short = Axe
    .mark = Ax
torch-name = Torch
    .short = Torch
    .mark = To
vial-name = Vial
    .short = Vial
    .mark = Va

## The places of a board, its zones, and the piles

location-1-name = Locations 1
    .short = Loc 1
    .drawn = Locations 1
location-2-name = Locations 2
    .short = Loc 2
    .drawn = Locations 2
location-3-name = Locations 3
    .short = Loc 3
    .drawn = Locations 3
village-1-name = Village slot 1
    .short = Vil 1
    .drawn = Village 1
village-2-name = Village slot 2
    .short = Vil 2
    .drawn = Village 2
objects-name = Objects
    .short = Objects
    .drawn = Objects
exploration-name = Exploration
    .short = Explor.
    .drawn = Exploration
amulets-name = Amulet sector
    .short = Amulets
    .drawn = Amulets
encounter-name = Encounter sector
    .short = Met
    .drawn = Encounters
zone-locations-name = Locations
zone-village-name = Village
zone-exploration-name = Exploration
deck-name = Deck
discard-name = Discard
testament-name = Testament

## What the pieces are for

card-character = Pairs, threes and fours in a Village slot bring points and are met; with Locations they make Explorations.
card-location = Like Locations with a Solar Compass in one slot of the Locations are worth points at the end; with Characters they make Explorations.
card-compass = Completes a set of like Locations in its slot, at the end of the game.
card-amulet = Worth 3 points in its sector, which only a Move leads to.
card-object = In the Objects slot, each different one is worth 1 point for every pair met.
token-name = Token { $value }
token-text = Bids { $value }; or, in an action zone: { $effect }.
tier-pair = Village, 2 Characters
tier-trio = Village, 3 Characters
tier-party = Village, 4 Characters
tier-outing = Exploration 1 + 1
tier-journey = Exploration 2 + 2
tier-expedition = Exploration 3 + 3

## The score sheet

line-village = Village
line-objects = Objects
line-locations = Locations
line-types = Types
line-exploration = Exploration
line-amulets = Amulets

## What is asked: a phase’s title, and the question

phase-start = the first cards
phase-bid = the bids
phase-move = a Move
phase-to = a Move
phase-swap = a Swap
phase-with = a Swap
phase-draw = a Draw
phase-drawn = a Draw
phase-pick = a shared tile
phase-won = cards won
phase-offer = open slots
phase-over = the end

prompt-start = { $who }: where does this card begin ({ $card })?
prompt-bid = { $who }: which token goes where? { $count ->
    [one] It is the last one.
   *[other] { $count } are left to place.
}
prompt-move = { $who }: which card to move?
prompt-to = { $who } moves { $card } from { $slot }: where to?
prompt-swap = { $who }: which card to swap?
prompt-with = { $who } swaps { $card } from { $slot }: with which card?
prompt-draw = { $who }: draw from the deck, or from a tile?
prompt-drawn = { $who } has drawn { $card }: which slot?
prompt-pick = { $who }: which card of tile { $number }?
prompt-won = { $who } has won { $card }: which slot?
prompt-offer = { $count ->
    [one] { $who }: use { $slot }, or leave it?
   *[other] { $who }: use { $slot } or another of { $count } open slots, or leave them?
}
prompt-over = The game is over.

## Actions

action-place-action = Token { $value } to act on tile { $number } ({ $action ->
    [move] Move
    [swap] Swap
   *[draw] Draw
})
action-place-bid = Token { $value } to bid on tile { $number }
action-to = Place in: { $slot }
action-move = Move: { $card } ({ $slot })
action-swap = Swap: { $card } ({ $slot })
action-with = Swap with: { $card } ({ $slot })
action-draw-deck = Draw the top card of the deck
action-draw = Draw from tile { $number }: { $card }
action-draw-nothing = Draw card { $place } of tile { $number }
action-take = Take from tile { $number }: { $card }
action-take-nothing = Take card { $place } of tile { $number }
action-validate-2 = Meet 2 Characters: { $slot } (+{ $points } point, then a Move)
action-validate-3 = Meet 3 Characters: { $slot } (+{ $points } points, then a Swap)
action-validate-4 = Meet 4 Characters: { $slot } (+{ $points } points)
action-explore = Exploration { $count } + { $count } (+{ $points ->
    [one] { $points } point
   *[other] { $points } points
}, then a Draw)
action-skip = Do without the action
action-skip-move = Move nothing
action-skip-swap = Swap nothing
action-skip-draw = Draw nothing
action-done = Leave the open slots

## What happened

event-turn = Tile { $number }: { $card }.
event-deal = { $who } is dealt { $card }.
event-first = { $who } holds the Testament and begins.
event-bid = { $who } places a token face down on tile { $number }, { $zone ->
    [action] to act.
   *[bid] to bid.
}
event-bid-known = { $who } places the token { $value } face down on tile { $number }, { $zone ->
    [action] to act.
   *[bid] to bid.
}
event-show = Tile { $number }: { $who } has bid { $value }.
event-reveal = Tile { $number }: { $who } shows a { $value } ({ $action ->
    [move] Move
    [swap] Swap
   *[draw] Draw
}).
event-auction = { $who } wins tile { $number } with { $count }.
event-tie = Tile { $number } is shared: several players bid { $count }.
event-win = { $who } takes { $card } from tile { $number }.
event-put = { $who } places { $card }: { $slot }.
event-move = { $who } moves { $card } from { $origin } to { $slot }.
event-swap = { $who } swaps { $card } ({ $origin }) with { $other } ({ $slot }).
event-draw = { $who } draws { $card } from tile { $number }.
event-draw-from-deck = { $who } draws { $card } from the deck.
event-validate = { $who } meets { $count } Characters: { $slot }.
event-explore = { $who } makes the Exploration { $count } + { $count }.
event-score = { $who } gains { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
event-discard = { $who } discards { $card }.
event-reshuffle = The deck was empty: { $count ->
    [one] { $count } discard becomes a new one.
   *[other] { $count } discards become a new one.
}
event-under = { $card } goes from tile { $number } under the deck.
event-skip = { $who } does without the action.
event-done = { $who } leaves the open slots.
event-round = Round { $round }.
event-testament = The Testament goes to { $who }.
event-end = The sixth round is over: the points are counted.

## Refusals: the rule, then what can be done

refused-not_now = { $action ->
    [to] A card is placed when it is dealt, won, drawn or moved. Place a token.
    [move] A card is moved when a token or a reward says so. Place a token.
    [swap] Cards are swapped when a token or a reward says so. Place a token.
    [with] Cards are swapped when a token or a reward says so. Place a token.
    [draw] A card is drawn when a token or a reward says so. Place a token.
    [skip] There is no action to do without. Place a token: all three are placed in every round.
    [take] Cards are taken from a tile once its bids are revealed. Place a token.
    [validate] A slot can be used at the moment the number of its cards changes, and not later. Place a token.
    [explore] An Exploration can be made at the moment the number of cards in its slot changes, and not later. Place a token.
   *[done] No slot is open. Place a token.
}
refused-answer_first = { $phase ->
    [start] The first two cards are placed before anything else: choose a slot.
    [move] You may move a card now, or do without.
    [to] A card has been chosen to move: say where it goes.
    [swap] You may swap two cards now, or do without.
    [with] One card has been chosen for the swap: choose the other.
    [draw] You may draw a card now, or do without.
    [drawn] The card drawn is placed at once: choose a slot.
    [pick] The tile is shared: take one of its cards.
    [won] The cards won are placed at once: choose a slot.
   *[offer] Slots are open: use one, or leave them.
}
refused-token_placed = Your { $value } has been placed this round. Place one of your other tokens.
refused-zone_taken = A token lies in the action zone of tile { $number }, which holds one alone. Bid there, or choose another tile.
refused-no_such_tile = There is no tile { $number } at this table. Choose another one.
refused-objects_only = The Objects slot takes Objects alone, and this is another card: { $card }. Choose another slot.
refused-by_move_only = Only a Move leads to the Amulet sector. Choose a slot.
refused-not_an_amulet = The Amulet sector takes Amulets alone, and this is another card: { $card }. Choose a slot.
refused-same_slot = { $slot }: the card lies there already. Choose another slot.
refused-swap_within = { $slot }: both cards would come from there. Choose a card of another slot.
refused-other_zone = All cards won on a tile go to one zone, and you have begun with this one: { $zone }. Choose a slot there.
refused-no_such_card = No such card lies there: { $card } ({ $slot }). Choose a card of your board.
refused-no_partner = { $card } ({ $slot }): no other slot holds a card to swap it with. Choose another card, or do without.
refused-no_card_there = No card lies at that place of tile { $number }. Choose a card that lies on a tile.
refused-deck_empty = Neither the deck nor the discard holds a card. Draw from a tile, or do without.
refused-slot_closed = { $slot } is not open: the number of its cards has not changed. Use an open slot, or leave it.
refused-too_few = { $slot }: too few cards for tier { $tier }. Choose a lower tier, or leave it.
refused-explored = You have made the Exploration { $tier } + { $tier } ({ $slot }). Choose another tier, or leave it.

## What effects do, in two moods

effect-Score = gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .infinitive = gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-Meet = put { $characters } Characters in the Encounter sector
    .infinitive = put { $characters } Characters in the Encounter sector
effect-Clear = { $which ->
        [all] discard all cards of the slot
       *[others] discard the other cards of the slot
    }
    .infinitive = { $which ->
        [all] discard all cards of the slot
       *[others] discard the other cards of the slot
    }
effect-MoveCard = move a card to another slot, or an Amulet to its sector
    .infinitive = move a card to another slot, or an Amulet to its sector
effect-SwapCards = swap two cards of two slots
    .infinitive = swap two cards of two slots
effect-DrawCard = draw a card from the deck or a tile and place it
    .infinitive = draw a card from the deck or a tile and place it

## The terminal board

board-round = Round { $number } of { $rounds }
board-tile = Tile { $number }
board-tiles = Expedition tiles
board-act = Act
board-bid = Bid
board-free = free
board-empty = empty
board-taken = taken by { $who }
board-lies-action = tile { $number }, action
board-lies-bid = tile { $number }, bid
board-returned = given back
board-bottom = under it { $cards }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-tokens = Tokens
board-cards = To place
board-explored = Explored
board-testament = Testament
board-move = Move
board-swap = Swap
board-draw = Draw
board-winner = Winner: { $who }
board-winners = Shared win: { $who }

## The board of the browser

board-slot = { $name }: { $cards }
board-slot-empty = { $name }, empty
board-token = token { $value } of { $who }
board-token-hidden = hidden token of { $who }, one of: { $values }
board-zone-action = Action zone of tile { $number }
board-zone-bid = Bids on tile { $number }
board-points-word = { $count ->
    [one] point
   *[other] points
}
board-sectors = Sectors
board-auction = Auction of tile { $number }
board-no-bids = no bids

## Why a line is better than another: what it brings more or less of, and the chances it takes

reason-scored = { $way ->
    [more] { $amount } more { $count ->
        [one] point
       *[other] points
    } from the Village
   *[less] { $amount } fewer { $count ->
        [one] point
       *[other] points
    } from the Village
}
reason-explored = { $way ->
    [more] { $amount } more { $count ->
        [one] point
       *[other] points
    } of Exploration
   *[less] { $amount } fewer { $count ->
        [one] point
       *[other] points
    } of Exploration
}
reason-amulets = { $way ->
    [more] { $amount } more { $count ->
        [one] Amulet
       *[other] Amulets
    } in safety
   *[less] { $amount } fewer { $count ->
        [one] Amulet
       *[other] Amulets
    } in safety
}
reason-objects = { $way ->
    [more] { $amount } more different { $count ->
        [one] Object
       *[other] Objects
    }
   *[less] { $amount } fewer different { $count ->
        [one] Object
       *[other] Objects
    }
}
reason-pairs = { $way ->
    [more] { $amount } more { $count ->
        [one] point
       *[other] points
    } from the pairs met
   *[less] { $amount } fewer { $count ->
        [one] point
       *[other] points
    } from the pairs met
}
reason-company = { $way ->
    [more] { $number ->
        [1] a first Character in a Village slot
        [2] a second Character in a Village slot
        [3] a third Character in a Village slot
       *[other] a fourth Character in a Village slot
    }
   *[less] { $number ->
        [1] one more Village slot without a Character
        [2] no second Character in a Village slot
        [3] no third Character in a Village slot
       *[other] no fourth Character in a Village slot
    }
}
reason-village = { $way ->
    [more] Village slots worth { $amount } more { $count ->
        [one] point
       *[other] points
    } at once
   *[less] Village slots worth { $amount } fewer { $count ->
        [one] point
       *[other] points
    } at once
}
reason-exploration = { $way ->
    [more] an Exploration nearer its goal
   *[less] an Exploration further from its goal
}
reason-locations = { $way ->
    [more] Locations worth { $amount } more { $count ->
        [one] point
       *[other] points
    }
   *[less] Locations worth { $amount } fewer { $count ->
        [one] point
       *[other] points
    }
}
reason-hand = { $way ->
    [more] tokens worth { $amount } more left in hand
   *[less] tokens worth { $amount } less left in hand
}
reason-bid = { $way ->
    [more] { $amount } more chances in 100 to win tile { $number }
   *[less] { $amount } fewer chances in 100 to win tile { $number }
}
reason-draws = { $way ->
    [more] { $amount } more { $count ->
        [one] Draw
       *[other] Draws
    } to come
   *[less] { $amount } fewer { $count ->
        [one] Draw
       *[other] Draws
    } to come
}
reason-swaps = { $way ->
    [more] { $amount } more { $count ->
        [one] Swap
       *[other] Swaps
    } to come
   *[less] { $amount } fewer { $count ->
        [one] Swap
       *[other] Swaps
    } to come
}
reason-moves = { $way ->
    [more] { $amount } more { $count ->
        [one] Move
       *[other] Moves
    } to come
   *[less] { $amount } fewer { $count ->
        [one] Move
       *[other] Moves
    } to come
}
reason-rival = { $way ->
    [more] the best-placed opponent better off by { $amount } { $count ->
        [one] point
       *[other] points
    }
   *[less] the best-placed opponent worse off by { $amount } { $count ->
        [one] point
       *[other] points
    }
}
hope-card = { $percent } that the card is “{ $what }”

## Groups of pieces

group-characters = Characters
group-locations = Locations
group-compasses = Compasses
group-amulets = Amulets
group-objects = Objects
group-tokens = Tokens
group-village = The Village
group-exploration = Exploration

# Words of Temple, in English. Keys are ids; the facts each message is given stand in check.py.

## Artifact cards: the name, and a short form for narrow boards; a star is a majority's

statue-name = Statue
    .short = Statue
statue_star-name = Statue ★
    .short = Statue★
coin-name = Coin
    .short = Coin
coin_star-name = Coin ★
    .short = Coin★
weapon-name = Weapon
    .short = Weapon
weapon_star-name = Weapon ★
    .short = Weapon★
manuscript-name = Manuscript
    .short = Manuscr.
manuscript_star-name = Manuscript ★
    .short = Manuscr.★
jewel-name = Jewel
    .short = Jewel
jewel_star-name = Jewel ★
    .short = Jewel★
relic-name = Relic
    .short = Relic
relic_star-name = Relic ★
    .short = Relic★
plate_a-name = Plate A
    .short = Plate A
plate_a_star-name = Plate A ★
    .short = Plate A★
plate_b-name = Plate B
    .short = Plate B
plate_b_star-name = Plate B ★
    .short = Plate B★
plate_c-name = Plate C
    .short = Plate C
plate_c_star-name = Plate C ★
    .short = Plate C★
vampire-name = Vampire
    .short = Vampire
vampire_star-name = Vampire ★
    .short = Vampire★
mummy-name = Mummy
    .short = Mummy
mummy_star-name = Mummy ★
    .short = Mummy★
vampire_mummy-name = Vampire-mummy
    .short = Vamp-mum.
cross-name = Silver cross
    .short = Cross
cross_star-name = Silver cross ★
    .short = Cross★
coffin-name = Coffin
    .short = Coffin
treasure_2_star-name = Treasure of 2 points ★
    .short = 2 points★
treasure_3-name = Treasure of 3 points
    .short = 3 points
treasure_4_star-name = Treasure of 4 points ★
    .short = 4 points★
treasure_5-name = Treasure of 5 points
    .short = 5 points
treasure_money_3-name = Treasure of 3 money
    .short = 3 money
treasure_money_2_star-name = Treasure of 2 money ★
    .short = 2 money★
treasure_assistant-name = Treasure of service
    .short = Service
treasure_action-name = Treasure of zeal
    .short = Zeal
blessing_money_star-name = Blessing of fortune ★
    .short = Fortune★
blessing_assistant-name = Blessing of company
    .short = Company
blessing_action-name = Blessing of haste
    .short = Haste
blessing_theft_star-name = Blessing of cunning ★
    .short = Cunning★
blessing_sight-name = Blessing of sight
    .short = Sight
curse_toll-name = Curse of the toll
    .short = Toll
curse_loss_star-name = Curse of loss ★
    .short = Loss★
curse_gift-name = Curse of the gift
    .short = Gift
curse_alms-name = Curse of alms
    .short = Alms

## Decks

statues-name = Statues
coins-name = Coins
weapons-name = Weapons
manuscripts-name = Manuscripts
jewels-name = Jewels
relics-name = Relics
plates-name = Chinese plates
monsters-name = Vampires and mummies
treasures-name = Treasures
curses-name = Curses and blessings

## Assistants

curator-name = Curator
restorer-name = Restorer
appraiser-name = Appraiser
banker-name = Banker
astronomer-name = Astronomer
patron-name = Patron
digger-name = Digger
scout-name = Scout
guard-name = Guard
financier-name = Financier
porter-name = Porter
smuggler-name = Smuggler

## Other pieces

star-name = Star card
money-name = Money

## Players and cells

seat-1-name = Player 1
seat-2-name = Player 2
seat-3-name = Player 3
seat-4-name = Player 4
card-hidden = face down
cell-empty = empty

card-1-a1-name = a1
card-1-a2-name = a2
card-1-a3-name = a3
card-1-a4-name = a4
card-1-a5-name = a5
card-1-b1-name = b1
card-1-b2-name = b2
card-1-b3-name = b3
card-1-b4-name = b4
card-1-b5-name = b5
card-1-c1-name = c1
card-1-c2-name = c2
card-1-c3-name = c3
card-1-c4-name = c4
card-1-c5-name = c5
card-1-d1-name = d1
card-1-d2-name = d2
card-1-d3-name = d3
card-1-d4-name = d4
card-1-e1-name = e1
card-1-e2-name = e2
card-1-e3-name = e3
card-1-e4-name = e4
card-1-f1-name = f1
card-1-f2-name = f2
card-1-f3-name = f3
card-2-a1-name = a1
card-2-a2-name = a2
card-2-a3-name = a3
card-2-a4-name = a4
card-2-a5-name = a5
card-2-b1-name = b1
card-2-b2-name = b2
card-2-b3-name = b3
card-2-b4-name = b4
card-2-b5-name = b5
card-2-c1-name = c1
card-2-c2-name = c2
card-2-c3-name = c3
card-2-c4-name = c4
card-2-c5-name = c5
card-2-d1-name = d1
card-2-d2-name = d2
card-2-d3-name = d3
card-2-d4-name = d4
card-2-e1-name = e1
card-2-e2-name = e2
card-2-e3-name = e3
card-2-e4-name = e4
card-2-f1-name = f1
card-2-f2-name = f2
card-2-f3-name = f3

## The score sheet

line-statues = Statues
line-coins = Coins
line-weapons = Weapons
line-manuscripts = Manuscripts
line-jewels = Jewels
line-relics = Relics
line-plates = Plates
line-monsters = Monsters
line-treasures = Treasures
line-relic_majority = Relic majority
line-stars = Star cards
line-assistants = Assistants
line-money = Money

## What is asked: a phase’s title, and the question

phase-turn = a turn in the temple
phase-steal = a theft
phase-invite = an assistant joins
phase-discard = a loss
phase-give = a gift
phase-look = a secret look
phase-carry = the Porter at work
phase-over = the end

prompt-turn = { $left ->
    [0] { $who }: use a bonus, close a set, or end the turn.
    [one] { $who }: take a card or hire an assistant.
   *[other] { $who }: take a card or hire an assistant ({ $left } actions left).
}
prompt-steal = { $count ->
    [one] { $who }: which open card of an opponent do you steal?
   *[other] { $who }: which open card of an opponent do you steal first ({ $count } in all)?
}
prompt-invite = { $count ->
    [one] { $who }: which assistant joins you for free?
   *[other] { $who }: which assistant joins you for free, first of { $count }?
}
prompt-discard = { $who }: which of your open cards leaves the game?
prompt-give = { $who }: which of your open cards goes to the next player?
prompt-look = { $count ->
    [one] { $who }: look at one more face-down card, or stop.
   *[other] { $who }: look at up to { $count } face-down cards, or stop.
}
prompt-carry = { $who }: which card does the Porter bring?
prompt-over = The game is over.

## Actions, with their prices

action-take = { $price ->
    [0] Take { $cell }: { $card }
   *[other] Dig for { $cell }: { $card } ({ $price } money)
}
action-peek = Peek at { $cell } ({ $price } money)
action-hire = Hire: { $assistant } (1 money)
action-flip = Flip for the bonus: { $cards }
action-close = Close a set: { $cards }
action-done = End the turn
action-steal = Steal from { $player }: { $card }
action-invite = Welcome: { $assistant } (free)
action-discard = Discard: { $card }
action-give = Give to the next player: { $card }
action-look = Look at { $cell }
action-enough = Look no further
action-carry = Have { $cell } brought: { $card }

## What happened

event-deck = { $deck } are in play.
event-build = A temple of { $count } cards is built.
event-remove = { $count } cards are removed unseen.
event-first = { $who } plays first.
event-turn = { $round ->
    [one] First temple: { $who } plays.
   *[other] Second temple: { $who } plays.
}
event-take = { $who } takes a card ({ $element }): { $card }.
event-earn = { $who } takes { $count } money from the bank.
event-spend = { $who } pays { $count } money.
event-look = { $who } looks at a face-down card in secret ({ $element }).
event-look-known = { $who } looks at a face-down card in secret ({ $element }): { $card }.
event-engage = { $who } gains an assistant: { $assistant }.
event-flip = { $who } flips { $count } cards for their bonus: { $deck }.
event-close = { $who } closes a set of { $count } cards: { $deck }.
event-steal = { $who } steals from { $other }: { $card }.
event-give = { $who } gives to { $other }: { $card }.
event-discard = { $who } discards: { $card }.
event-again = { $count ->
    [one] { $who } gains an extra action.
   *[other] { $who } gains { $count } extra actions.
}
event-fizzle = { $phase ->
    [steal] { $who } finds nothing to steal.
    [invite] { $who } finds no assistant left.
    [discard] { $who } has no open card to lose.
    [give] { $who } has no open card to give.
    [look] { $who } finds no face-down card to look at.
   *[carry] { $who } finds the temple empty.
}
event-end = Nothing is left of the second temple: the game is over.

## Refusals: the rule, then what can be done

refused-not_now = { $action ->
    [steal] A theft comes from weapons, the Smuggler or a blessing. Flip two or three weapons first.
    [invite] A free assistant comes from jewels, a blessing or a treasure. Pay 1 money to hire one.
    [discard] Only a curse makes you discard a card. Take a card or hire an assistant.
    [give] Only a curse makes you give a card. Take a card or hire an assistant.
    [look] A free look comes from the Scout or a blessing. Pay 1 money to peek.
    [enough] Nothing is being looked at. Take a card or hire an assistant.
   *[carry] The Porter brings a card when they join you. Dig for a card, or hire them if they are free.
}
refused-answer_first = { $phase ->
    [steal] A theft is settled first: choose an open card of an opponent.
    [invite] An assistant is chosen first: pick one beside the temple.
    [discard] The curse is settled first: choose one of your open cards to discard.
    [give] The curse is settled first: choose one of your open cards to give.
    [look] The look is settled first: choose a face-down card, or look no further.
   *[carry] The Porter is waiting: choose a card of the temple first.
}
refused-no_action = No action is left this turn. Use a bonus, close a set, or end the turn.
refused-empty_cell = No card is left at { $cell }. Choose a card that still lies in the temple.
refused-not_enough = This takes { $needs } money and you have { $has }. An uncovered card costs nothing.
refused-face_up = The card at { $cell } lies face up for all. Choose a face-down one.
refused-already_seen = You have looked at { $cell } already, and still see it. Choose another card.
refused-assistant_gone = { $assistant } already works for a player. Choose an assistant beside the temple.
refused-no_such_set = You do not have these cards open: { $deck }. Flipped cards are no part of a new set.
refused-impossible_flip = A bonus takes two or three open cards of one type that bears it: coins, weapons, manuscripts or jewels. “{ $cards }” is no such set.
refused-impossible_close = What can be closed: statues, plates of one letter or of all three, a monster with its remedy. “{ $cards }” is no such set.
refused-act_first = The first action of a turn cannot be skipped. Take a card or hire an assistant first.
refused-no_victim = A theft takes a card from an opponent. Choose another player at the table.
refused-guarded = The Guard protects player { $player }. Choose another victim.
refused-no_such_card = No such card lies open there: { $card }. Flipped cards stay where they are.

## What bonuses, cards and assistants do, in two moods

effect-TakeMoney = take { $money } money from the bank
    .infinitive = take { $money } money from the bank
effect-PayMoney = pay { $money } money to the bank, or all you have if it is less
    .infinitive = pay { $money } money to the bank, or all you have if it is less
effect-PayOthers = each opponent takes { $money } money from the bank
    .infinitive = let each opponent take { $money } money from the bank
effect-ActAgain = { $count ->
        [one] play { $count } extra action
       *[other] play { $count } extra actions
    }
    .infinitive = { $count ->
        [one] play { $count } extra action
       *[other] play { $count } extra actions
    }
effect-TakeAssistant = { $count ->
        [one] take { $count } assistant for free
       *[other] take { $count } assistants for free
    }
    .infinitive = { $count ->
        [one] take { $count } assistant for free
       *[other] take { $count } assistants for free
    }
effect-StealCard = { $count ->
        [one] steal { $count } open card from an opponent
       *[other] steal { $count } open cards from opponents
    }
    .infinitive = { $count ->
        [one] steal { $count } open card from an opponent
       *[other] steal { $count } open cards from opponents
    }
effect-LookAt = look in secret at up to { $count } face-down cards of the temple
    .infinitive = look in secret at up to { $count } face-down cards of the temple
effect-DiscardOne = discard one of your open cards
    .infinitive = discard one of your open cards
effect-GiveOne = give one of your open cards to the next player
    .infinitive = give one of your open cards to the next player
effect-CarryOff = take any card of the temple without paying for digging
    .infinitive = take any card of the temple without paying for digging
effect-Points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .infinitive = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-PerLedType = 1 point for each type of card of which nobody has more than you, { $most } at most
    .infinitive = 1 point for each type of card of which nobody has more than you, { $most } at most
effect-PerFlipped = 1 point for every { $each } flipped cards, { $most } at most
    .infinitive = 1 point for every { $each } flipped cards, { $most } at most
effect-PerLargestType = 1 point for each card of your largest type beyond { $beyond }, { $most } at most
    .infinitive = 1 point for each card of your largest type beyond { $beyond }, { $most } at most
effect-PerMoney = 1 more point for each money you hold, { $most } at most
    .infinitive = 1 more point for each money you hold, { $most } at most
effect-Stars = count as { $count } starred cards
    .infinitive = count as { $count } starred cards
effect-DigFree = { $covers ->
        [one] { $covers } covering card is free on each dig
       *[other] { $covers } covering cards are free on each dig
    }
    .infinitive = { $covers ->
        [one] { $covers } covering card is free on each dig
       *[other] { $covers } covering cards are free on each dig
    }
effect-Guarded = nothing can be stolen from you
    .infinitive = nothing can be stolen from you

## The catalogue

text-worth = { $points ->
    [one] Worth { $points } point.
   *[other] Worth { $points } points.
}
text-bonus = Two flipped: { $pair }. Three flipped: { $triple }.
text-taken = When taken: { $effect }.
text-star = Bears a star.
text-down = Lies face down in the temple.
text-statues = A set of 1, 2, 3 or 4 statues is worth 1, 3, 6 or 10 points, and so on; a closed set never grows.
text-plates = Of a letter, 2 or 3 plates are worth { $two } or { $three } points, and one of each letter { $all }; alone, a plate is worth { $one }.
text-relics = At the end the most relics bring { $most } points more, and the fewest cost { $fewest }.
text-vampire = With a silver cross, both are worth { $cross } points; alone, it costs { $loss }.
text-mummy = With a coffin, both are worth { $coffin } points; alone, it costs { $loss }.
text-vampire_mummy = With a silver cross or a coffin, both are worth { $cross } points; alone, it costs { $loss }.
text-cross = Tames a vampire for { $vampire } points, or a vampire-mummy for { $both }; alone, it costs { $loss }.
text-coffin = Lays a mummy for { $mummy } points, or a vampire-mummy for { $both }; alone, it is worth { $alone }.
text-now = At once: { $effect }.
text-lasting = From then on: { $effect }.
text-end = At the end: { $effect }.
text-star-card = Worth { $points } points at the end to whoever has the most starred cards; all who tie get one.
text-money = Pays for digging, peeking and assistants; worth 1 point each at the end. You begin with { $start }.

## The terminal board

board-round = { $number ->
    [one] First temple
   *[other] Second temple
}
board-decks = Decks
board-legend = Cell, price, face
board-down = face down
board-seen = seen by you
board-others = seen by others
board-assistants = Assistants
board-no-assistants = none left
board-next = next: { $who }
board-money = { $count } money
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-left = { $count ->
    [0] no action left
    [one] { $count } action left
   *[other] { $count } actions left
}
board-flipped = flipped
board-discard = Out of the game
board-winner = Winner: { $who }
board-winners = Shared win: { $who }

## The board of the browser

board-temple = Temple
board-set = { $points ->
    [-1] −1 point
    [1] 1 point
   *[other] { $points } points
}, { $best } with one more
board-set-full = { $points ->
    [-1] −1 point
    [1] 1 point
   *[other] { $points } points
}
board-use-coins = a pair: money
board-use-weapons = a pair: a theft
board-use-manuscripts = a pair: an action
board-use-jewels = a pair: an assistant
board-use-relics = for whoever has most
board-each = { $price } each
board-cell = cell { $cell }
board-free = free
board-place = { $card }, { $price ->
    [0] free
   *[other] price { $price }
}, floor { $floor }
board-mine = seen by you: { $card }
board-owned = { $who }: { $card } ×{ $count }
board-nothing = nothing yet
board-tableau = My cards

## Why a line is better than another: what it brings more or less of, and the chances it takes

reason-money = { $way ->
    [more] { $amount } more in the purse
   *[less] { $amount } less in the purse
}
reason-points = { $way ->
    [more] { $amount } more { $count ->
        [one] point
       *[other] points
    } in cards
   *[less] { $amount } fewer { $count ->
        [one] point
       *[other] points
    } in cards
}
reason-majorities = { $way ->
    [more] better placed for the majorities
   *[less] worse placed for the majorities
}
reason-assistants = { $way ->
    [more] an assistant who serves well
   *[less] less from the assistants
}
reason-growth = { $way ->
    [more] sets with more to come
   *[less] sets with less to come
}
reason-danger = { $way ->
    [more] less that can be stolen
   *[less] more that can be stolen
}
reason-actions = { $way ->
    [more] { $amount } more { $count ->
        [one] action
       *[other] actions
    } this turn
   *[less] { $amount } fewer { $count ->
        [one] action
       *[other] actions
    } this turn
}
reason-waiting = { $way ->
    [more] more from the choice to come
   *[less] less from the choice to come
}
reason-seen = { $way ->
    [more] { $amount } more face-down { $count ->
        [one] card
       *[other] cards
    } already seen
   *[less] { $amount } fewer face-down { $count ->
        [one] card
       *[other] cards
    } already seen
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
hope-card = { $percent } to find a card of “{ $what }”
reason-coins = { $way ->
    [more] { $amount } more { $count ->
        [one] coin
       *[other] coins
    } to flip for a bonus
   *[less] { $amount } fewer { $count ->
        [one] coin
       *[other] coins
    } to flip for a bonus
}
reason-weapons = { $way ->
    [more] { $amount } more { $count ->
        [one] weapon
       *[other] weapons
    } to flip for a bonus
   *[less] { $amount } fewer { $count ->
        [one] weapon
       *[other] weapons
    } to flip for a bonus
}
reason-manuscripts = { $way ->
    [more] { $amount } more { $count ->
        [one] manuscript
       *[other] manuscripts
    } to flip for a bonus
   *[less] { $amount } fewer { $count ->
        [one] manuscript
       *[other] manuscripts
    } to flip for a bonus
}
reason-jewels = { $way ->
    [more] { $amount } more { $count ->
        [one] jewel
       *[other] jewels
    } to flip for a bonus
   *[less] { $amount } fewer { $count ->
        [one] jewel
       *[other] jewels
    } to flip for a bonus
}

## Groups of pieces

group-statues = Statues
group-coins = Coins
group-weapons = Weapons
group-manuscripts = Manuscripts
group-jewels = Jewels
group-relics = Relics
group-plates = Plates
group-monsters = Monsters
group-treasures = Treasures
group-curses = Curses and blessings
group-assistants = Assistants
group-gear = Other pieces

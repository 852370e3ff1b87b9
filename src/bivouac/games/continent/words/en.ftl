### Continent: names, effects, labels, log sentences and refusals

## The icons of actions

icon-move = move
icon-ski = ski
icon-swim = swim
icon-see = go and see
icon-pathfind = find a path
icon-observe = observe
icon-search = search
icon-craft = craft
icon-fire = make fire
icon-eat = eat
icon-take = take
icon-think = think
icon-decipher = decipher
icon-open = open
icon-hide = hide
icon-fight = fight
icon-hunt = hunt
icon-fish = fish
icon-climb = climb
icon-dig = dig
icon-orient = take bearings
icon-pull = pull
icon-balance = balance
icon-rest = rest
icon-heal = heal
icon-listen = listen
icon-music = play music
icon-offer = offer
icon-pray = pray
icon-all = any action

## Kinds of cards

kind-terrain = Terrain
kind-permanent = Permanent event
kind-temporary = Temporary event
kind-item = Item
kind-quest = Quest item
kind-state = State
kind-bonus = Bonus
kind-skill = Skill
kind-curse = Curse
kind-clue = Clue
kind-character = Explorer

## What a card says of itself

card-harsh = No fire, no crafting, no rest here.
card-durability = Durability { $pips }.
card-keywords = Keywords: { $list }.
card-resources = Resources: { $list }.
card-points = { $points ->
    [one] One point of experience.
   *[other] { $points } points of experience.
}
card-flag = The flag { $symbol } adds { $offset }.
card-done = While it lies here, not again on its terrain: { $icon }.
card-energy = Costs energy when acquired.
card-discount = { $resource } −{ $cards }
card-discounts = Cheaper to craft with: { $list }.
half-left = ◖
half-right = ◗
half-either = ◖/◗
skill-strip = Worth { $stars }★{ $half }{ $sevens ->
    [0] { "" }
   *[other] { " " }and a 7
} when drawn.
skill-price = Costs { $points ->
    [one] one point
   *[other] { $points } points
} of experience.
attempt = { $icon } ({ $cost ->
    [one] 1 card
   *[other] { $cost } cards
}{ $need ->
    [0] { "" }
   *[other] , { $need }★
}{ $notes }).
attempt-locked = , locked
attempt-mandatory = , mandatory
attempt-everyone = , all players
attempt-beside = , one may take part from a terrain beside
attempt-anywhere = , one may take part from anywhere
attempt-requires = , if { $condition }
attempt-success = Success: { $effect }.
attempt-failure = Failure: { $effect }.
help-cost = { $count ->
    [one] 1 card
   *[other] { $count } cards
} less for: { $icons }{ $notes }.
help-stars = { $count }★ more for: { $icons }{ $notes }.
help-sevens = { $count }★ more for each 7, for: { $icons }{ $notes }.
help-discard = , after which you discard this card
help-banish = , after which you banish this card
help-return = , after which you return this card
help-free = ; this use does not wear the item
burden-cost = { $icons }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} more{ $notes }.
burden-need = { $icons }: { $count }★ more to obtain{ $notes }.
burden-forbid = Not allowed: { $icons }{ $notes }.
burden-alone = You neither help nor are helped, except to: { $icons }{ $notes }.
burden-no_extra = You draw no extra cards: { $icons }{ $notes }.
burden-no_keep = You keep no skill: { $icons }{ $notes }.
burden-no_sevens = Sevens give you nothing: { $icons }{ $notes }.
burden-no_left = Left halves do not count: { $icons }{ $notes }.
burden-no_right = Right halves do not count: { $icons }{ $notes }.
burden-fewer_skills = Your limit of skills is { $count } lower.
burden-lose_after_failure = After a failure you lose { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $icons }{ $notes }.
burden-smaller_meals = Meals give back { $count ->
    [one] 1 card
   *[other] { $count } cards
} less: { $icons }{ $notes }.
burden-helping = , also when you only take part
leave = Leaves after { $count ->
    [one] a success
   *[other] { $count } successes
} at: { $icons }{ $notes }.
leave-camp = Leaves at camp.
power-recount = After a failed count, discard a card with { $keyword }: draw { $count } more cards and count again.
power-redo = After a failure, discard a card with { $keyword }: ignore the consequence and do the action again.
power-cancel = Discard a card with { $keyword }: cancel a state that a participant is about to take.
power-skip = Discard a card with { $keyword }: drop a mandatory action that was revealed.
power-peek = Discard a card with { $keyword }: look at a linked fog card, and leave it or lay another.
power-mend = Discard a card with { $keyword }: an item that lost its die stays, with { $count } pips.

## Effects

effect-Take = { $each ->
    [1] each participant takes
   *[other] take
} card { $number }{ $if_available ->
    [1] { " " }if available
   *[other] { "" }
}{ $flag ->
    [none] { "" }
   *[other] { " " }(flag { $flag })
}
    .infinitive = take card { $number }{ $if_available ->
    [1] { " " }if available
   *[other] { "" }
}{ $flag ->
    [none] { "" }
   *[other] { " " }(flag { $flag })
}{ $each ->
    [1] , each participant
   *[other] { "" }
}
effect-Restore = shuffle { $cards } { $chosen ->
    [1] chosen
   *[other] random
} { $cards ->
    [one] card
   *[other] cards
} of the discard pile into the deck
    .infinitive = shuffle { $cards } { $chosen ->
    [1] chosen
   *[other] random
} { $cards ->
    [one] card
   *[other] cards
} of the discard pile into the deck
effect-Lose = lose { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
    .infinitive = lose { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
effect-Damage = your items lose { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
    .infinitive = take { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
} off your items
effect-Repair = one of your items gains { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
    .infinitive = give one of your items { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
effect-Go = move to the terrain chosen
    .infinitive = move to the terrain chosen
effect-Cross = cross to the other side
    .infinitive = cross to the other side
effect-Flip = turn the fog over
    .infinitive = turn the fog over
effect-Free = discard this card and put the ground in its place
    .infinitive = discard this card and put the ground in its place
effect-Discard = discard this card
    .infinitive = discard this card
effect-Banish = banish this card
    .infinitive = banish this card
effect-Return = return this card
    .infinitive = return this card
effect-Gild = turn this card to gold
    .infinitive = turn this card to gold
effect-BanishUnseen = banish a green card { $number } unseen
    .infinitive = banish a green card { $number } unseen
effect-NewBoard = clear the board and begin another on card { $number }
    .infinitive = clear the board and begin another on card { $number }
effect-Cure = { $each ->
    [1] each participant gets rid of
   *[other] get rid of
} { $number ->
    [none] a state
   *[other] the state { $number }
}
    .infinitive = get rid of { $number ->
    [none] a state
   *[other] the state { $number }
}{ $each ->
    [1] , each participant
   *[other] { "" }
}
effect-Light = light your fire here
    .infinitive = light your fire here
effect-Douse = the fire here goes out
    .infinitive = put the fire out
effect-Learn = buy an advanced skill, for the { $hand ->
    [1] hand
   *[other] deck
}
    .infinitive = buy an advanced skill, for the { $hand ->
    [1] hand
   *[other] deck
}
effect-Spend = spend { $points ->
    [one] 1 point
   *[other] { $points } points
} of experience
    .infinitive = spend { $points ->
    [one] 1 point
   *[other] { $points } points
} of experience
effect-Peek = look at { $cards ->
    [one] a linked fog card
   *[other] up to { $cards } linked fog cards
}
    .infinitive = look at { $cards ->
    [one] a linked fog card
   *[other] up to { $cards } linked fog cards
}
effect-Riddle = name three digits
    .infinitive = name three digits
effect-Make = the skill becomes an item
    .infinitive = make an item of the skill
effect-Eliminate = your adventure ends here
    .infinitive = end your adventure here
effect-Lift = the curse “{ $curse }” is lifted
    .infinitive = lift the curse “{ $curse }”

## Conditions, as they stand after “if”

condition-Keyword = { $so ->
    [no] no participant has { $word }
   *[yes] a participant has { $word }
}
condition-InSatchel = { $so ->
    [no] the satchel does not hold { $number }
   *[yes] the satchel holds { $number }
}
condition-Gathered = { $so ->
    [no] the satchel holds fewer than { $count } of { $list }
   *[yes] the satchel holds { $count } of { $list }
}
condition-ByFire = { $so ->
    [no] no fire burns here
   *[yes] a fire burns here
}
condition-InCompany = { $so ->
    [no] neither a fire nor another explorer is there
   *[yes] a fire or another explorer is there
}
condition-Suffering = { $so ->
    [no] you do not have the state { $number }
   *[yes] you have the state { $number }
}
condition-Chosen = { $so ->
    [no] the curse “{ $curse }” does not weigh on you
   *[yes] the curse “{ $curse }” weighs on you
}
condition-Experienced = { $so ->
    [no] you have fewer than { $points ->
        [one] 1 point
       *[other] { $points } points
    } of experience
   *[yes] you have { $points ->
        [one] 1 point
       *[other] { $points } points
    } of experience
}
condition-FogNear = { $so ->
    [no] there is no fog to be turned over
   *[yes] there is fog to be turned over
}
condition-Left = { $so ->
    [no] there is nothing more to be had by it
   *[yes] there is still something to be had by it
}
condition-AnyLeft = { $so ->
    [no] there is nothing more to be had by it
   *[yes] there is still something to be had by it
}
condition-Not = { $so ->
    [no] { $part }
   *[yes] { $no_part }
}
condition-Both = { $so ->
    [no] { $no_first } or { $no_second }
   *[yes] { $first } and { $second }
}

## What is where

fog-name = fog
deck-name = the action deck
discard-name = the discard pile
past-name = the Past
banished-name = the banished cards
adventure-name = the adventure deck
satchel-name = the satchel
drawn-name = the cards drawn
reading-name = the card being read
aside-name = what was set aside
direction-north = to the north
direction-east = to the east
direction-south = to the south
direction-west = to the west
item-slot = item { $number }
item-name = { $card } ({ $pips ->
    [one] 1 pip
   *[other] { $pips } pips
})

## What one may do

action-act = { $icon }{ $card ->
    [none] { "" }
   *[other] : { $card }
} ({ $cost ->
    [one] 1 card
   *[other] { $cost } cards
}{ $need ->
    [0] { "" }
   *[other] , { $need }★
})
action-act-beyond = { $icon }, { $side }: { $card } ({ $cost ->
    [one] 1 card
   *[other] { $cost } cards
}{ $need ->
    [0] { "" }
   *[other] , { $need }★
})
action-act-who = { $who }: { $told }
action-act-none = Take action { $number }
action-with = Ask { $who } to take part
action-seat-keep = For { $who }
action-seat-give = To { $who }
action-seat-hand = Hand it to { $who }
action-to = { $card } ({ $cell })
action-use = Use { $card }
action-apply-cost = { $card }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} less
action-apply-stars = { $card }: { $count }★ more
action-apply-sevens = { $card }: { $count }★ more for each 7
action-apply-none = Apply effect { $number }
action-say = { $number ->
    [0] Trade nothing
    [one] 1 card less, 1★ more
   *[other] { $number } cards less, { $number }★ more
}
action-say-digit = { $number }
action-pick-keeping = Keep { $card }
action-pick-excess = Discard { $card }
action-pick-restoring = Take back { $card }
action-pick-damaging = Damage { $card }
action-pick-repairing = Repair { $card }
action-pick-curing = Get rid of { $card }
action-pick-learning = Learn { $card } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
action-pick-spending = Spend { $card }
action-pick-peeking = Look at { $card }
action-pick-fuel = Pay with { $card }
action-pick-trimming = Discard { $card }
action-pick-give-for = In exchange for { $card }
action-pick-none = Pick { $number }
action-place-new = Make it a new item
action-place-hand = Take it in hand
action-place-under = Add it to { $card }, to share its pips
action-choose-flag-1 = Take card { $number }
action-choose-flag-2 = Follow the flag beside { $number }
action-choose-power = Use the power
action-choose-burying = Put it under the deck and lay another
action-choose-held = { $way } (in the satchel already)
action-choose-none = Choose way { $number }
action-agree = Agree
action-agree-joining = Take part
action-agree-trade-agreed = Accept the trade
action-agree-swapping = Swap
action-decline = Object
action-decline-joining = Stay out
action-decline-swapping = Keep what I have
action-draw = Draw one more card
action-skip = Do without
action-skip-aim = Call it off
action-skip-gather = Call it off
action-skip-found = Discard it
action-skip-gained = Discard it
action-skip-burying = Leave it there
action-skip-digits = Enter no number
action-skip-give-to = Keep it after all
action-skip-give-for = Keep it after all
action-done = Go on
action-done-gather = Begin
action-done-drawing = Reveal the cards
action-done-give-for = Give it for nothing in return
action-abandon = Abandon { $card }
action-give = Give { $card }
action-number = Enter a number
action-camp = Make camp
action-leave = Leave for a while
action-return = Come back
action-retire = Leave for good
action-join = Join as { $card }

## What is asked

prompt-idle = What shall the group do?
prompt-floor = { $who }, it is for you to act.
prompt-proposed = { $who } proposes to { $icon } towards { $cell }. Does everybody agree?
prompt-proposed-known = { $who } proposes to { $icon }: { $card }. Does everybody agree?
prompt-proposed-camp = { $who } proposes to make camp. Does everybody agree?
prompt-over = The expedition is over.
prompt-aim = { $who }, where do you walk? { $cost ->
    [one] 1 card
   *[other] { $cost } cards
} to pay.
prompt-gather = { $who }, who joins in: { $icon }?
prompt-joining = { $who }, will you join in: { $icon } ({ $cost ->
    [one] 1 card
   *[other] { $cost } cards
}{ $need ->
    [0] { "" }
   *[other] , { $need }★
})?
prompt-items = { $who }, which items do you use to { $icon }?
prompt-cost = { $who }, what makes it cheaper to { $icon }? { $cost ->
    [one] 1 card
   *[other] { $cost } cards
} so far.
prompt-trade = { $who }, { $cost ->
    [one] 1 card
   *[other] { $cost } cards
} for { $need }★: draw fewer, for as many ★ more?
prompt-trade-agreed = { $who }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} less for as many successes more?
prompt-drawing = { $who }, { $count ->
    [0] no card is drawn
    [one] 1 card is drawn
   *[other] { $count } cards are drawn
}, { $need }★ to obtain. More?
prompt-result = { $who }, { $count }★ of { $need }. What do you apply?
prompt-keeping = { $who }, which of the skills drawn do you keep, if any?
prompt-keep-for = { $who }, in whose hand: { $card }?
prompt-excess = { $who }, your hand holds too many: discard one of these { $count } cards.
prompt-found = { $who }, you hold { $card }. What becomes of it?
prompt-gained = { $who }, you gained { $card }. What becomes of it?
prompt-one-of = { $who }, choose one.
prompt-one-of-known = { $who }, { $card } leaves you the choice.
prompt-may = { $who }, do it, or do without?
prompt-may-known = { $who }, { $card }: do it, or do without?
prompt-flag = { $who }, { $card } calls { $number } with a flag beside it. Which do you follow?
prompt-restoring = { $who }, take back { $count ->
    [one] one more card
   *[other] { $count } more cards
} from the discard pile.
prompt-damaging = { $who }, { $count ->
    [one] 1 pip
   *[other] { $count } pips
} of damage to share out. Which item takes one?
prompt-repairing = { $who }, which item gains { $count ->
    [one] 1 pip
   *[other] { $count } pips
}?
prompt-curing = { $who }, which state do you get rid of?
prompt-crossing = { $who }, to which side of { $card }?
prompt-learning = { $who }, which skill do you learn? You have { $count ->
    [one] 1 point
   *[other] { $count } points
} of experience.
prompt-spending = { $who }, { $count ->
    [one] 1 point
   *[other] { $count } points
} of experience to pay.
prompt-peeking = { $who }, which fog do you look behind? { $count ->
    [one] 1 card
   *[other] { $count } cards
} to look at.
prompt-burying = { $who }, { $card } lies behind the fog. Leave it there?
prompt-digits = { $who }, a number of three digits: { $digits }
prompt-digits-known = { $who }, your answer to { $card }, in three digits: { $digits }
prompt-power = { $who }, pay a card with { $keyword } to { $power ->
    [recount] draw more and count again
    [redo] do the action again
   *[peek] look behind the fog
}?
prompt-power-known = { $who }, pay a card with { $keyword } to { $power ->
    [cancel] cancel { $card }
    [skip] drop what { $card } demands
   *[mend] save { $card }
}?
prompt-fuel = { $who }, which card with { $keyword } do you pay to { $power ->
    [recount] count again
    [redo] do the action again
    [cancel] cancel the state
    [skip] drop the mandatory action
    [peek] look behind the fog
   *[mend] save the item
}?
prompt-mandatory = { $who }, this must be done: { $card }.
prompt-trimming = { $who }, too much to carry: discard something.
prompt-give-to = { $who }, to whom do you give { $card }? It costs { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the deck.
prompt-give-for = { $who }, what do you ask in exchange for { $card }? It costs { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the deck.
prompt-join-at = { $who }, where do you join?
prompt-swapping = { $who }, will you give { $other } in exchange for { $card }? It costs { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the deck.

## Why an action on a card is barred

barred-unmet = what it requires is missing
barred-not_all_here = all players must take part, on one terrain
barred-done_here = this was done here already
barred-harsh_ground = not on this harsh ground
barred-nowhere_to_go = no other terrain can be reached
barred-no_other_side = nothing lies on the other side
barred-forbidden = a state forbids it

## Why not

refused-not_now = That is not asked now.
refused-answer_first = First answer what is asked.
refused-not_yours = That is another player’s to do.
refused-no_such_offer = No card within reach offers that.
refused-unmet = { $icon }: { barred-unmet }.
refused-not_all_here = { $icon }: { barred-not_all_here }.
refused-done_here = { $icon }: { barred-done_here }.
refused-harsh_ground = { $icon }: { barred-harsh_ground }.
refused-forbidden = { $icon }: one of your states forbids it.
refused-nowhere_to_go = { $icon }: { barred-nowhere_to_go }.
refused-no_other_side = { $icon }: { barred-no_other_side }.
refused-not_beside = Player { $seat } does not stand on your terrain.
refused-asked_already = Player { $seat } was asked already.
refused-keeps_alone = Player { $seat } can neither help nor be helped.
refused-out_of_reach = { $cell } cannot be reached.
refused-no_such_item = You have no item { $slot }.
refused-no_use = Item { $slot } is of no use here.
refused-used_already = Item { $slot } was used already.
refused-no_such_help = No such effect is at hand.
refused-too_much = At most { $count } can be traded.
refused-no_such_pick = Nothing like that is in question.
refused-no_slot = You carry { $count } items already, as many as you may.
refused-column_full = An item has at most { $count } cards.
refused-not_a_holder = Player { $seat } cannot take it.
refused-no_such_way = The card offers no such way.
refused-scattered = All figures must stand on one terrain to make camp.
refused-no_room = There is no room for it.
refused-in_use = Item { $slot } is in use.
refused-character_taken = Nobody can join with that character.
refused-nobody_beside = Nobody else stands on your terrain.
refused-locked = The action is locked: no card more.
refused-not_away = You are not in a position to do that.
refused-must_take_part = A mandatory action cannot be called off.

## What happened

event-clue = The clue: { $card }.
event-start = The adventure begins here: { $card }.
event-explorer = { $who } sets out as { $card }.
event-begin = { $who }: { $icon }.
event-call_off = { $who } calls it off.
event-propose = { $who } proposes to { $icon } towards { $cell }.
event-propose-known = { $who } proposes to { $icon }: { $card }.
event-propose_camp = { $who } proposes to make camp.
event-object = { $who } objects.
event-help = { $who } takes part.
event-decline = { $who } stays out.
event-trade = { $who } trades { $count ->
    [one] 1 card
   *[other] { $count } cards
} for as many successes.
event-apply = { $who } applies { $card }.
event-draw = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-reveal = Revealed: { $card }.
event-success = { $need ->
    [0] Done.
   *[other] Success: { $count }★ of { $need }.
}
event-failure = Failure: { $count }★ of { $need }.
event-shed = { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} to the discard pile.
event-lose = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} lost from the deck.
event-show = Revealed from the discard pile: { $card }.
event-restore = { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} back into the deck.
event-exhausted = The deck is exhausted: from now on every curse is deadly.
event-recovered = The deck holds cards again.
event-spared = The card of easy mode saves the expedition.
event-take = { $who } takes card { NUMBER($number, minimumIntegerDigits: 3) }: { $card }.
event-nothing = No card { NUMBER($number, minimumIntegerDigits: 3) } is to be had.
event-nothing-known = In the satchel already: { $card }.
event-wrong = Card { NUMBER($number, minimumIntegerDigits: 3) } does not belong here.
event-say = { $who } names { NUMBER($number, minimumIntegerDigits: 3) }.
event-bury = A card { NUMBER($number, minimumIntegerDigits: 3) } is banished unseen.
event-discard = Discarded: { $card }.
event-past = To the Past: { $card }.
event-banish = Banished: { $card }.
event-return = Returned: { $card }.
event-hand = { $who } takes in hand: { $card }.
event-satchel = Into the satchel: { $card }.
event-attach = In play: { $card }.
event-place = In play: { $card }.
event-replace = In its place: { $card }.
event-flip = Behind the fog: { $card }.
event-peek = A look behind the fog: { $card }.
event-refill = The fog deck is shuffled anew.
event-refresh = The Past returns to its decks.
event-camp = The group pitches its tent for the night.
event-walk = { $who } arrives: { $card }.
event-light = { $who } lights a fire.
event-douse = The fire goes out.
event-item = { $who } has a new item: { $card }.
event-assemble = { $who } adds to an item: { $card }.
event-wear = An item of { $who } wears: { $count ->
    [one] 1 pip
   *[other] { $count } pips
} left.
event-mend = An item of { $who } is mended: { $count ->
    [one] 1 pip
   *[other] { $count } pips
}.
event-give = { $who } gives away { $card }.
event-propose_swap = { $who } offers { $card } in exchange for { $other }.
event-swap = { $who } swaps { $card }.
event-abandon = { $who } abandons an item.
event-learn = Learnt: { $card }.
event-power = { $who } uses a power, with { $card }.
event-drop = Nothing comes of it: { $card }.
event-lift = A curse is lifted: { $curse }.
event-eliminate = The adventure of { $who } ends here.
event-leave = { $who } leaves for a while.
event-come_back = { $who } is back.
event-join = { $who } joins: { $card }.
event-retire = { $who } leaves for good.
event-home = { $card } is home again.
event-stay = { $card } did not come back.
event-end = { $ending ->
    [won] The last curse is lifted. The expedition has won.
    [lost] The expedition is lost.
   *[abandoned] The expedition was abandoned.
}

## The terminal board

board-round = turn { $number }
board-deck = deck { $count }
board-discard = discard { $count }
board-discard-down = discard { $count }, face down
board-skills = skills
board-bonuses = bonuses
board-states = states
board-items = items
board-satchel = Satchel:
board-known = What you know:
board-past = Past:
board-experience = experience { $count }
board-price = { $cost ->
    [one] 1 card
   *[other] { $cost } cards
}, { $need }★ to obtain
board-away = away
board-fallen = out of the game
board-retired = has left for good

## The board in the browser

board-sheets = Sheets
board-sheet-land = Land
board-sheet-card = Read
board-sheet-action = Act
board-side = The card one reads and the action
board-land = The land
board-nearer = Nearer
board-farther = Farther
board-whole = The whole land
board-at = { $what }, cell { $cell }
board-open = Open passage
board-behind = behind it: { $card }
board-fire = a fire
board-event = Event: { $card }
board-figure = { $who }, in { $cell }
board-tally = { $card } (count: { $count })
board-fog-title = Fog
board-fog-text = Nobody has drawn this place yet. Find a path from the terrain beside it to turn the card over.
board-walk = { $cost ->
    [0] Walk there
    [one] Walk there: 1 card
   *[other] Walk there: { $cost } cards
}
board-story-night = The night
board-story-end = The end of the voyage
board-story-begin-on = Set out
board-story-night-on = Get up
board-story-end-on = Close the book
board-story-again = Read this page again
board-tale = The journal of the voyage
board-tale-of = Journal of the voyage: { $adventure }
board-tale-share = Share
board-tale-sent = Shared
board-tale-print = Print
board-tale-close = Close the journal
board-look-close = Look closely
board-look-away = Step back
board-look-where = Choose a spot to look at through the lens.
board-look-spots = Spots to look at closely
board-look-spot = Spot { $number } of { $count }
board-look-nothing = Hatching, and nothing more.
board-look-digit = Somebody has written a { $digit }.
board-begin = { $move }: begin
board-start = Begin
board-start-more = Begin, and draw more
board-agreed = Agreed: { $list }
board-awaited = Still to answer: { $list }
board-camp-text = The board is cleared and the Past returns to its decks; the group wakes up where it stands.
board-if = It takes this: { $condition }.
board-unmet = Not now: only if { $condition }.
board-theirs = This is for { $who } to begin.
board-success = Success
board-failure = Failure
board-nothing = Nothing more.
board-with-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $percent }
board-curve = Chances of success by number of cards: { $told }
board-chance = { $percent } to succeed
board-helped = { $percent } with { $list }
board-cheaper = Cheaper with { $list }
board-help-cost = “{ $card }” (−{ $count })
board-help-stars = “{ $card }” (+{ $count }★)
board-help-sevens = “{ $card }” (+{ $count }★ for each 7)
board-with-helps = with the helps at hand
board-deadly = Deadly curse: { $percent }
board-safe = No deadly curse; { $left ->
    [0] nothing will be left.
    [one] { $left } card will be left.
   *[other] { $left } cards will be left.
}
board-mark-locked = locked: no more cards, no new help
board-mark-mandatory = mandatory
board-mark-everyone = all players
board-mark-beside = help may come from the terrains beside
board-mark-anywhere = help may come from anywhere
board-no-action = No action is running. Choose one on the card you read.
board-besides = { $count ->
    [one] One other thing to do
   *[other] { $count } other things to do
}
board-keys = Digits
board-wears = Using it takes a pip off its die.
board-hand = Hand and items
board-empty-hand = Nothing in hand, nothing in the bag: the journey begins.
board-deck-left = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-past-count = Past: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-pile-deck = deck
board-pile-discard = discard
board-pile-past = Past
board-pile-satchel = Satchel
board-pile-known = What you know
board-close = Close
board-none = Nothing so far.
board-face-down = The deck is exhausted: the discard pile lies face down.
board-about-deck = The deck is the life you have left. Everything you try is paid from it.
board-about-discard = Cards that were drawn go here. Meals and rest bring some back to the deck.
board-about-past = What is over waits here. A camp brings it back into the land.
board-about-figure = An explorer. What is on their terrain and beside it is within reach.
board-die = { $pips ->
    [one] The die counts { $pips } more use.
   *[other] The die counts { $pips } more uses.
}
board-curse = Curse to lift: { $curse }
board-lifted = Curse lifted: { $curse }

## Why a line is better than another: what it brings more or less of, and the chances it takes

hope-success = { $percent } to succeed
hope-helped = { $percent } with “{ $what }”{ $count ->
    [0] { "" }
    [one] { " " }and one other help
   *[other] { " " }and { $count } other helps
}
hope-defeat = { $percent } to be defeated
hope-cards = { $count ->
    [one] costs { $count } card
   *[other] costs { $count } cards
}, { $of } left in the deck
hope-lift = lifts a curse
hope-restore = gives back { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to the deck
hope-cure = cures what ails you
hope-learn = teaches a new skill
hope-make = makes an item
hope-craft = can be made into an item
hope-region = leads to another region
hope-fog = lifts some of the fog
hope-card = brings card { $what }
hope-shared = whoever takes part shares what comes of it
hope-apart = whatever comes of it leaves you alone
hope-together = you would go on together
hope-company = they would share what comes of it
hope-unpaid = nothing has been paid yet
hope-unkept = a card in hand is one less to live on
hope-now-spares = spares { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hope-now-stars = adds { $count }★
hope-now-sevens = adds { $count }★ for each 7
hope-kept-spares = can spare { $count ->
    [one] { $count } card
   *[other] { $count } cards
} later on
hope-kept-stars = can add { $count }★ later on
hope-kept-sevens = can add { $count }★ for each 7 later on
hope-lost-spares = could have spared { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hope-lost-stars = could have added { $count }★
hope-lost-sevens = could have added { $count }★ for each 7
hope-idle = does nothing for this action
hope-night = { $count ->
    [0] a night costs nothing
    [one] a night costs { $count } card, { $of } left
   *[other] a night costs { $count } cards, { $of } left
}; what is over comes back, and with it the fog

## Groups of pieces

group-character = Explorers
group-clue = Clues
group-curse = Curses
group-skill = Skills

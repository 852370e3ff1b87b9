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
icon-take = handle
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
card-energy = Costs energy when acquired.
card-discount = { $resource } −{ $cards }
card-discounts = Cheaper to craft with: { $list }.
half-left = ◖
half-right = ◗
half-either = ◖/◗
skill-strip = Worth { $stars }★{ $half }{ $sevens ->
    [0] { "" }
   *[other] { " " }and a 7
} when drawn.{ $price }
skill-price = { " " }Costs { $points ->
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
attempt-requires = , if { $condition }
attempt-success = Success: { $effect }.
attempt-failure = Failure: { $effect }.
help-cost = { $count ->
    [one] 1 card
   *[other] { $count } cards
} less for: { $icons }{ $notes }.
help-stars = { $count }★ more for: { $icons }{ $notes }.
help-sevens = { $count }★ more for each 7, for: { $icons }{ $notes }.
help-discard = ; then discard it
help-banish = ; then banish it
help-return = ; then return it
help-free = ; its use does not wear the item
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
    [000] a state
   *[other] the state { $number }
}
    .infinitive = get rid of { $number ->
    [000] a state
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

condition-Keyword = a participant has { $word }
condition-InSatchel = the satchel holds { $number }
condition-ByFire = a fire burns here
condition-InCompany = a fire or another explorer is there
condition-Suffering = you have the state { $number }
condition-Chosen = the curse “{ $curse }” weighs on you
condition-Experienced = you have { $points ->
    [one] 1 point
   *[other] { $points } points
} of experience
condition-FogNear = there is fog to be turned over
condition-Not = it is not so that { $part }
condition-Both = { $first } and { $second }

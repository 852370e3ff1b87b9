# Words of Takara, in English. Keys are ids; the facts each message may use are listed in check.py.

## Gallery tiles: the name, and a short form for narrow boards

karas_2-name = 2 Karas
    .short = 2 Karas
karas_4-name = 4 Karas
    .short = 4 Karas
karas_6-name = 6 Karas
    .short = 6 Karas
xp_1-name = 1 XP
    .short = 1 XP
xp_1_wound-name = 1 XP with a wound
    .short = 1 XP ✚
xp_2-name = 2 XP
    .short = 2 XP
xp_2_wound-name = 2 XP with a wound
    .short = 2 XP ✚
xp_4-name = 4 XP
    .short = 4 XP
xp_4_wound-name = 4 XP with a wound
    .short = 4 XP ✚
bat_a-name = Pipistrelle bat
    .short = Pipistr.
bat_b-name = Noctule bat
    .short = Noctule
goblin_a-name = Goblin miser
    .short = Miser
goblin_b-name = Goblin brute
    .short = Brute
goblin_c-name = Goblin prowler
    .short = Prowler
skeleton_a-name = Skeleton guard
    .short = Guard
skeleton_b-name = Skeleton lord
    .short = Lord
drake-name = Drake
    .short = Drake
rockfall-name = Rockfall
    .short = Rockfall
chest-name = Chest
    .short = Chest
stone-name = Stone of Legend
    .short = Stone

## Chest tiles

tablet-name = Tablet
    .short = Tablet
idol-name = Idol
    .short = Idol
bag-name = Bag of gold
    .short = Bag
map-name = Map
    .short = Map
skull-name = Skull
    .short = Skull
mimic-name = Mimic
    .short = Mimic

## Specialists, and what they do

miner-name = Miner
archaeologist-name = Archaeologist
soothsayer-name = Soothsayer
imitator-name = Imitator

power-miner = Digs the top 2 tiles of a site: XP, Stones and chests are yours, Kara tiles and rockfalls are cleared away for nothing, a monster stops him, and nobody is wounded.
power-archaeologist = Looks in secret at the top 5 tiles of a site; nothing stops the look and nothing is turned up.
power-soothsayer = Looks in secret at 3 neighbouring tiles of a site, at any depth; nothing stops the look and nothing is turned up.
power-imitator = Does the work of a specialist who lies in front of another player.

price = Price: { $karas ->
    [one] { $karas } Kara.
   *[other] { $karas } Karas.
}
price-more = Price: that of the copied specialist plus { $karas } Karas.

## Gear

gear-sword = Sword
    .text = For one turn, lets your adventurers fight monsters and saves those who dig one up; it protects neither from the die nor from wound marks.
gear-token = XP token
    .text = Worth 2 XP at the end; bought at the counter, one a turn, and never sold back.
gear-recruit = Recruit
    .text = A third adventurer for the rest of the game, hired once, when all your adventurers have been used.

## Places

site-name = Site { $number }
site-1-name = Site 1
    .short = site 1
site-2-name = Site 2
    .short = site 2
site-3-name = Site 3
    .short = site 3
site-4-name = Site 4
    .short = site 4
site-5-name = Site 5
    .short = site 5
site-6-name = Site 6
    .short = site 6
den-name = Den
    .short = den
counter-name = Counter
    .short = counter
port-name = Port
    .short = port
hospital-name = Hospital
    .short = hospital
rest-room-name = Rest room
    .short = resting
beach-name = Beach
    .short = beach
forge-name = Forge
    .short = forge
bank-name = Bank
chests-name = Chests
discard-name = Discard
home-name = Camp
    .short = camp

## Galleries as places: levels are counted from the bottom of a site

gallery-1-1-name = site 1, level 1
gallery-1-2-name = site 1, level 2
gallery-1-3-name = site 1, level 3
gallery-1-4-name = site 1, level 4
gallery-1-5-name = site 1, level 5
gallery-1-6-name = site 1, level 6
gallery-1-7-name = site 1, level 7
gallery-1-8-name = site 1, level 8
gallery-1-9-name = site 1, level 9
gallery-2-1-name = site 2, level 1
gallery-2-2-name = site 2, level 2
gallery-2-3-name = site 2, level 3
gallery-2-4-name = site 2, level 4
gallery-2-5-name = site 2, level 5
gallery-2-6-name = site 2, level 6
gallery-2-7-name = site 2, level 7
gallery-2-8-name = site 2, level 8
gallery-2-9-name = site 2, level 9
gallery-3-1-name = site 3, level 1
gallery-3-2-name = site 3, level 2
gallery-3-3-name = site 3, level 3
gallery-3-4-name = site 3, level 4
gallery-3-5-name = site 3, level 5
gallery-3-6-name = site 3, level 6
gallery-3-7-name = site 3, level 7
gallery-3-8-name = site 3, level 8
gallery-3-9-name = site 3, level 9
gallery-4-1-name = site 4, level 1
gallery-4-2-name = site 4, level 2
gallery-4-3-name = site 4, level 3
gallery-4-4-name = site 4, level 4
gallery-4-5-name = site 4, level 5
gallery-4-6-name = site 4, level 6
gallery-4-7-name = site 4, level 7
gallery-4-8-name = site 4, level 8
gallery-4-9-name = site 4, level 9
gallery-5-1-name = site 5, level 1
gallery-5-2-name = site 5, level 2
gallery-5-3-name = site 5, level 3
gallery-5-4-name = site 5, level 4
gallery-5-5-name = site 5, level 5
gallery-5-6-name = site 5, level 6
gallery-5-7-name = site 5, level 7
gallery-5-8-name = site 5, level 8
gallery-5-9-name = site 5, level 9
gallery-6-1-name = site 6, level 1
gallery-6-2-name = site 6, level 2
gallery-6-3-name = site 6, level 3
gallery-6-4-name = site 6, level 4
gallery-6-5-name = site 6, level 5
gallery-6-6-name = site 6, level 6
gallery-6-7-name = site 6, level 7
gallery-6-8-name = site 6, level 8
gallery-6-9-name = site 6, level 9

## Adventurers: the third of a team is the recruit

adventurer-1-1-name = adventurer 1
adventurer-1-2-name = adventurer 2
adventurer-1-3-name = the recruit
adventurer-2-1-name = adventurer 1
adventurer-2-2-name = adventurer 2
adventurer-2-3-name = the recruit
adventurer-3-1-name = adventurer 1
adventurer-3-2-name = adventurer 2
adventurer-3-3-name = the recruit
adventurer-4-1-name = adventurer 1
adventurer-4-2-name = adventurer 2
adventurer-4-3-name = the recruit

## The score sheet, levels of fame, endings

line-galleries = Galleries
line-monsters = Monsters
line-chests = Chests
line-stones = Stones
line-tokens = Tokens
line-karas = Karas

fame-axolotl_food = axolotl food
fame-greenhorn = greenhorn
fame-stone_lover = stone lover
fame-new_indiana = new Indiana
fame-hero_of_legend = hero of legend

ending-two_stones = Both Stones of Legend have been found.
ending-five_empty = Five sites are empty and a single Stone was found: it counts nothing.
ending-four_empty = Four sites are empty and no Stone was found: everybody has lost.

## What is asked: a phase's title, and the question

phase-sword = the forge
phase-assign = adventurers at work
phase-look = an observation
phase-target = a specialist sets out
phase-window = a specialist at work
phase-chest = an open chest
phase-recruit = on the beach
phase-care = at the hospital
phase-over = the end

prompt-sword = { $who }: rent the sword for 3 Karas?
prompt-assign = { $who }: what does the next adventurer do?
prompt-look = { $who } looks in secret at { $element }. What now?
prompt-look-known = { $who } sees: { $tile } ({ $element }). What now?
prompt-target = { $who }: which site for this specialist ({ $power })?
prompt-window = { $who }: which 3 neighbouring tiles ({ $element })?
prompt-chest = { $who } drew: { $tile }. Is it 5 Karas now, or 2 XP at the end?
prompt-recruit = { $who }: hire the recruit for 5 Karas?
prompt-care = { $who }: pay 2 Karas for { $element }, or let them rest for a turn?
prompt-over = The game is over.

## Actions, with their prices

in-karas = { $karas ->
    [one] { $karas } Kara
   *[other] { $karas } Karas
}
action-rent = Rent the sword ({ in-karas })
action-unarmed = Go without the sword
action-observe = Observe site { $number }
action-turn-up = Turn the monster up (+{ in-karas })
action-leave = Leave the tile face down
action-dig = Dig at site { $number }
action-destroy = Destroy the rockfall on site { $number } (2 adventurers; +{ in-karas } for each rockfall in sight)
action-den = Gamble at the den (+{ in-karas })
action-buy = Buy a token of { $xp } XP ({ in-karas })
action-sell = Sell: { $tile } (+{ in-karas })
action-hire-self = Hire: { $name } ({ in-karas })
action-hire-copy = Hire the Imitator as: { $name } ({ in-karas })
action-send = Choose site { $number }
action-window = Look at tiles { $number } to { $last } from the top
action-fight = Fight the monster on site { $number }
action-cash-map = Cash the Map in (+{ in-karas })
action-keep-map = Keep the Map ({ $xp } XP)
action-recruit = Hire the recruit ({ in-karas })
action-no-recruit = Hire nobody
action-heal = Pay the hospital ({ in-karas })
action-rest = Let them rest for a turn

## What happened. A `move` is told only where it means something by itself.

event-deal = Site { $site } is laid out: { $count } tiles.
event-pile = { $count } chest tiles are shuffled.
event-first = { $who } plays first.
event-turn = Round { $round }: { $who } plays.
event-move-den = { $who } gambles at the den.
event-move-hospital = One of { $who }’s adventurers is wounded and goes to the hospital.
event-move-rest-room = One of { $who }’s wounded adventurers goes to the rest room.
event-move-from-hospital = One of { $who }’s adventurers leaves the hospital, healed.
event-move-from-rest-room = One of { $who }’s adventurers is back, rested.
event-move-from-beach = { $who } takes the recruit into the team.
event-rent = { $who } rents the sword.
event-return_sword = { $who } gives the sword back.
event-look = { $who } looks in secret: { $element }.
event-look-known = { $who } looks in secret ({ $element }): { $tile }.
event-leave = { $who } leaves the tile face down: { $element }.
event-turn_up = { $who } turns a tile up ({ $element }): { $tile }.
event-unearth = { $who } digs a tile up ({ $element }): { $tile }.
event-draw = { $who } opens a chest: { $tile }.
event-reshuffle = { $tile }: not beaten, and shuffled back into the chests.
event-keep = { $who } keeps: { $tile }.
event-discard = { $who } discards: { $tile }.
event-earn = { $who } gains { $count ->
    [one] { $count } Kara.
   *[other] { $count } Karas.
}
event-spend = { $who } pays { $count ->
    [one] { $count } Kara.
   *[other] { $count } Karas.
}
event-buy = { $who } buys an XP token.
event-hire = { $who } hires a specialist: { $specialist }.
event-send = { $who } sends a specialist to site { $site }: { $power }.
event-fall_asleep = The specialist in front of { $who } falls asleep: { $specialist }.
event-go_home = A specialist leaves { $who } for the port: { $specialist }.
event-roll = { $face ->
    [sword] { $who } rolls the die: a sword, a hit.
   *[hospital] { $who } rolls the die: the hospital, a miss.
}
event-hit = { $who } fights ({ $element }): the monster bears { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
}
event-end = { $ending ->
    [two_stones] Both Stones of Legend have been found: the game is over.
    [five_empty] Five sites are empty and a single Stone was found: the game is over.
   *[four_empty] Four sites are empty and no Stone was found: everybody has lost.
}

## Refusals: the rule, then what can be done

refused-no_imitation = The Imitator cannot be copied. Choose another specialist, lying in front of another player.
refused-not_for_sale = The counter buys tiles worth XP, but neither tokens nor Stones, neither the Skull nor the Bag of gold. Choose another tile.
refused-not_now = { $action ->
    [rent] The sword is rented before the first adventurer of the turn, with 3 Karas in hand. It can be rented at the start of a coming turn.
    [unarmed] The question of the sword comes before the first adventurer of the turn. Send an adventurer out.
    [turn-up] Only a monster met during an observation can be turned up. Send an adventurer to observe a site.
    [leave] No tile is being observed. Send an adventurer to observe a site.
    [cash-map] The Map is cashed in when it is drawn from the chests. A Map kept earlier can be sold at the counter.
    [keep-map] The Map is kept when it is drawn from the chests. Send an adventurer out.
    [recruit] The recruit is hired once all adventurers have been used. Send the others out first.
    [no-recruit] The question of the recruit comes once all adventurers have been used. Send the others out first.
    [heal] The wounded are cared for at the end of the day. Send the other adventurers out first.
    [rest] The wounded go to rest at the end of the day. Send the other adventurers out first.
   *[other] A specialist works right after being hired. Hire one at the port to choose a site and tiles.
}
refused-answer_first = { $phase ->
    [sword] The sword comes first: rent it for 3 Karas, or go without it.
    [look] An observation goes tile by tile: leave this one face down, or turn it up if it is a monster.
    [target] A specialist works at once: choose the site first.
    [window] The Soothsayer works at once: choose the three tiles first.
    [recruit] All adventurers have been used: hire the recruit for 5 Karas, or nobody.
    [care] The day is ending: pay 2 Karas for the wounded adventurer, or let them rest for a turn.
   *[chest] The Map is settled at once: cash it in for 5 Karas, or keep it for 2 XP.
}
refused-empty_site = Site { $site } is empty. Choose a site that still has tiles.
refused-nothing_to_observe = On site { $site } a face-up monster or rockfall bars the view. Fight it or destroy it first, or observe another site.
refused-already_open = On site { $site } every tile within reach already lies face up. Observe another site.
refused-not_a_monster = Only a monster can be turned up by choice. Leave this tile face down.
refused-face_up = The top tile of site { $site } already lies face up. Fight the monster or destroy the rockfall before digging here.
refused-no_rockfall = No rockfall lies face up on top of site { $site }. Dig or observe there instead, or fight the monster that may top it.
refused-needs_two = Destroying the rockfall on site { $site } takes two available adventurers. Plan it before sending the others out.
refused-counter_closed = The counter takes one visit a turn. It opens again on your next turn.
refused-stock_gone = The counter has no XP token left. It still buys tiles.
refused-not_enough_karas = This costs { $needs } Karas and you have { $has }. The den pays 1 Kara for each adventurer, the counter 5 for each XP sold.
refused-no_such_tile = You have no tile of this kind to sell: { $tile }. The counter buys tiles worth XP that you have won.
refused-has_specialist = A specialist already lies in front of you. { $specialist } can be hired once that one is back at the port.
refused-not_at_port = { $specialist } is not at the port. Wait for the return, or hire another specialist.
refused-nobody_to_copy = The Imitator copies a specialist lying in front of another player. { $specialist } is at the port.
refused-no_such_window = Site { $site } has too few tiles for that. Begin at tile 1 to { $windows } from the top.
refused-no_sword = Fighting on site { $site } takes the sword. Rent it for 3 Karas at the start of a turn.
refused-no_monster = No monster lies face up on top of site { $site }. Choose a site where one does.

## What tiles do, in two moods

effect-Gain = gain { $karas ->
        [one] { $karas } Kara
       *[other] { $karas } Karas
    }
    .infinitive = gain { $karas ->
        [one] { $karas } Kara
       *[other] { $karas } Karas
    }
effect-Keep = { $xp ->
        [0] keep this tile, worth nothing more
       *[other] keep this tile, worth { $xp } XP
    }
    .infinitive = { $xp ->
        [0] keep this tile, worth nothing more
       *[other] keep this tile, worth { $xp } XP
    }
effect-Discard = discard this tile
    .infinitive = discard this tile
effect-Wound = send the digger to the hospital
    .infinitive = send the digger to the hospital
effect-Block = leave the rockfall face up on the site, where it bars the way
    .infinitive = leave the rockfall face up on the site, where it bars the way
effect-Meet = leave the monster face up on the site, where it wounds whoever digs it up without the sword; beating it takes { $hit_points ->
        [one] { $hit_points } hit
       *[other] { $hit_points } hits
    } and brings { $karas ->
        [0] { $xp } XP
       *[other] { $karas } Karas and { $xp } XP
    }
    .infinitive = leave the monster face up on the site, where it wounds whoever digs it up without the sword; beating it takes { $hit_points ->
        [one] { $hit_points } hit
       *[other] { $hit_points } hits
    } and brings { $karas ->
        [0] { $xp } XP
       *[other] { $karas } Karas and { $xp } XP
    }
effect-OpenChest = draw the top chest tile and resolve it at once
    .infinitive = draw the top chest tile and resolve it at once
effect-Ambush = fight at once, sword or not: { $hit_points } hits in one go beat the monster, which you keep for { $xp } XP, and another chest tile is drawn; a miss wounds the digger and shuffles it back into the chests
    .infinitive = fight at once, sword or not: { $hit_points } hits in one go beat the monster, which you keep for { $xp } XP, and another chest tile is drawn; a miss wounds the digger and shuffles it back into the chests
effect-FindStone = keep this Stone, worth { $xp } XP if both are found; whoever holds both wins
    .infinitive = keep this Stone, worth { $xp } XP if both are found; whoever holds both wins

## The terminal board

board-round = Round { $number }
board-stones = Stones { $marks }
board-dice = Dice { $faces }
board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
board-karas = { $count ->
    [one] { $count } Kara
   *[other] { $count } Karas
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-counter-open = open
board-counter-closed = closed
board-sword = sword
board-empty = empty
board-superficial = superficial
board-intermediate = intermediate
board-deep = deep
board-seen = seen by you
board-others = by others
board-winner = Winner: { $who }
board-winners = Shared win: { $who }

## The board of the browser

board-site = { $name }, { $count ->
    [0] empty
    [one] { $count } tile
   *[other] { $count } tiles
}
board-top = on top: { $tile }
board-hidden = on top: face down, { $depth }
board-mine = seen by you: { $tile }
board-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
board-place = tile { $place } from the top, { $tile }
board-looked = { $who } has looked: { $places }
board-adventurer = { $name } of { $who }
board-member = Adventurer { $number }
board-won = Brought home
board-nothing = nothing yet
board-points-word = points
board-karas-word = Karas
board-chance = { $percent }% to overcome it in one go
board-hits = { $count ->
    [0] no hit
    [one] { $count } hit
   *[other] { $count } hits
}
board-odds = Exact, from what you have seen.
board-monster = Monster
board-two = two adventurers clear the rockfall
board-buy = Buy
board-sell = Sell
board-token = XP tokens, { $count } left
board-die-sword = hit
board-die-hospital = miss
board-leave = to leave at once
board-help-forge = The sword is rented for 3 Karas before the first adventurer of the turn; it goes back when the turn ends.
board-help-den = An adventurer who spends the turn here brings back 1 Kara.
board-help-counter = One visit a turn: sell a tile you brought home, 5 Karas for each XP, or buy a token of 2 XP for 5 Karas.
board-help-port = An adventurer hires one of the specialists who wait here; the specialist works at once.
board-help-hospital = Wounded adventurers lie here. When the turn ends, 2 Karas heal one; otherwise it rests for a turn.
board-help-rest-room = Who rests here misses a turn and comes back healed.
board-help-beach = When all adventurers have played, the recruit is hired for 5 Karas: a third adventurer for the rest of the game.
board-help-bank = Karas come from here and are paid here; it never runs dry.
board-help-chests = A chest found in a gallery opens the first of these tiles.
board-help-discard = Tiles that are out of the game lie here, face up.

## Why a line is better than another: what it brings more or less of, and the chances it takes

reason-xp = { $way ->
    [more] { $amount } more XP
   *[less] { $amount } fewer XP
}
reason-stones = { $way ->
    [more] a Stone of Legend in hand
   *[less] no Stone of Legend
}
reason-karas = { $way ->
    [more] { $amount } more { $count ->
        [one] Kara
       *[other] Karas
    }
   *[less] { $amount } fewer { $count ->
        [one] Kara
       *[other] Karas
    }
}
reason-hospital = { $way ->
    [more] { $amount } more { $count ->
        [one] adventurer
       *[other] adventurers
    } in the hospital
   *[less] { $amount } fewer { $count ->
        [one] adventurer
       *[other] adventurers
    } in the hospital
}
reason-resting = { $way ->
    [more] { $amount } more { $count ->
        [one] adventurer
       *[other] adventurers
    } resting
   *[less] { $amount } fewer { $count ->
        [one] adventurer
       *[other] adventurers
    } resting
}
reason-recruit = { $way ->
    [more] the recruit hired
   *[less] no recruit
}
reason-ready = { $way ->
    [more] { $amount } more { $count ->
        [one] adventurer
       *[other] adventurers
    } to send out today
   *[less] { $amount } fewer { $count ->
        [one] adventurer
       *[other] adventurers
    } to send out today
}
reason-hunt = { $way ->
    [more] better odds against a monster, sword in hand
   *[less] worse odds against a monster
}
reason-known = { $way ->
    [more] more good tiles seen before and within reach
   *[less] fewer good tiles seen before and within reach
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
hope-stone = { $percent } to find a Stone of Legend
hope-chest = { $percent } to find a chest
hope-monster = { $percent } risk of meeting a monster
hope-fight = { $percent } to beat the monster in one go
hope-seen = what lies there is known: { $what }

## Groups of pieces

group-galleries = Galleries
group-chests = Chests
group-specialists = Specialists
group-gear = Gear

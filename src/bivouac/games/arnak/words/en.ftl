# Words of Arnak, in English. Keys are ids; the facts each message is given stand in check.py.

## Cards: basic ones, items, artifacts

fear-name = Fear
funding_car-name = Funding (car)
funding_ship-name = Funding (ship)
exploration_car-name = Exploration (car)
exploration_ship-name = Exploration (ship)
sea_turtle-name = Sea Turtle
ostrich-name = Ostrich
pack_donkey-name = Pack Donkey
horse-name = Horse
steam_boat-name = Steam Boat
automobile-name = Automobile
sturdy_boots-name = Sturdy Boots
gold_pan-name = Gold Pan
trowel-name = Trowel
pickaxe-name = Pickaxe
hot_air_balloon-name = Hot Air Balloon
aeroplane-name = Aeroplane
journal-name = Journal
parrot-name = Parrot
watch-name = Watch
army_knife-name = Army Knife
binoculars-name = Binoculars
tent-name = Tent
fishing_rod-name = Fishing Rod
precision_compass-name = Precision Compass
bow_and_arrows-name = Bow and Arrows
carrier_pigeon-name = Carrier Pigeon
whip-name = Whip
rough_map-name = Rough Map
airdrop-name = Airdrop
flask-name = Flask
machete-name = Machete
torch-name = Torch
large_backpack-name = Large Backpack
rope-name = Rope
revolver-name = Revolver
hat-name = Hat
bear_trap-name = Bear Trap
grappling_hook-name = Grappling Hook
lantern-name = Lantern
dog-name = Dog
brush-name = Brush
axe-name = Axe
chronometer-name = Chronometer
theodolite-name = Theodolite
pathfinders_sandals-name = Pathfinder’s Sandals
pathfinders_staff-name = Pathfinder’s Staff
war_mask-name = War Mask
treasure_chest-name = Treasure Chest
ritual_dagger-name = Ritual Dagger
crystal_earring-name = Crystal Earring
mortar-name = Mortar
serpents_gold-name = Serpent’s Gold
serpent_idol-name = Serpent Idol
monkey_medallion-name = Monkey Medallion
idol_of_ara_anu-name = Idol of Ara-Anu
inscribed_blade-name = Inscribed Blade
guardians_ocarina-name = Guardian’s Ocarina
tigerclaw_hairpin-name = Tigerclaw Hairpin
war_club-name = War Club
sundial-name = Sundial
traders_scales-name = Trader’s Scales
hunting_arrows-name = Hunting Arrows
coconut_flask-name = Coconut Flask
cleansing_cauldron-name = Cleansing Cauldron
ancient_wine-name = Ancient Wine
decorated_horn-name = Decorated Horn
ornate_hammer-name = Ornate Hammer
star_charts-name = Star Charts
stone_jar-name = Stone Jar
passage_shell-name = Passage Shell
ceremonial_rattle-name = Ceremonial Rattle
sacred_drum-name = Sacred Drum
traders_coins-name = Trader’s Coins
stone_key-name = Stone Key
obsidian_earring-name = Obsidian Earring
guiding_stone-name = Guiding Stone
guiding_skull-name = Guiding Skull
runes_of_the_dead-name = Runes of the Dead
guardians_crown-name = Guardian’s Crown

## Guardians: the tiles bear no name, these are ours

guardian_1-name = Stone Heron
guardian_2-name = Masked Ape
guardian_3-name = Moss Boar
guardian_4-name = Horned Tortoise
guardian_5-name = Night Bat
guardian_6-name = Feathered Serpent
guardian_7-name = Cave Bear
guardian_8-name = Golden Toad
guardian_9-name = River Crocodile
guardian_10-name = Cliff Goat
guardian_11-name = Shadow Panther
guardian_12-name = Crystal Moth
guardian_13-name = Ancient Condor
guardian_14-name = Thunder Eagle
guardian_15-name = Coral Crab

## Sites: the tiles bear no name, these are ours

camp_1-name = Landing Stage
camp_2-name = Lookout
camp_3-name = Carved Wall
camp_4-name = Old Battlefield
camp_5-name = Jewel Shrine
ruin_1-name = Plane Wreck
ruin_2-name = Fallen Gate
ruin_3-name = Overgrown Archive
ruin_4-name = Watchtower
ruin_5-name = Court of Steles
ruin_6-name = Broken Armoury
ruin_7-name = Hunters’ Cave
ruin_8-name = Haunted Crypt
ruin_9-name = Pass of Skulls
ruin_10-name = Spring Basin
ruin_11-name = Sky Observatory
ruin_12-name = Terraced City
ruin_13-name = Warrior’s Tomb
ruin_14-name = Hall of Priests
ruin_15-name = Hall of Tablets
ruin_16-name = Well of Sacrifice

## Assistants: the tiles bear no name, these are ours

assistant_1-name = Treasurer
assistant_2-name = Scribe
assistant_3-name = Tracker
assistant_4-name = Trader
assistant_5-name = Doctor
assistant_6-name = Quartermaster
assistant_7-name = Aviator
assistant_8-name = Driver
assistant_9-name = Captain
assistant_10-name = Buyer
assistant_11-name = Goldsmith
assistant_12-name = Guide

## Idols and idol slots

idol_coin-name = Coin idol
idol_compass-name = Compass idol
idol_tablet-name = Tablet idol
idol_exile-name = Exile idol
idol_upgrade-name = Upgrade idol
idol_refresh-name = Refresh idol
slot_jewel-name = Slot: jewel
slot_arrowhead-name = Slot: arrowhead
slot_tablets-name = Slot: tablets
slot_supplies-name = Slot: coin and compass
slot_card-name = Slot: card

## Research bonus tiles

bonus_coin-name = Coin bonus
bonus_compass-name = Compass bonus
bonus_tablet-name = Tablet bonus
bonus_card-name = Card bonus
bonus_exile-name = Exile bonus
bonus_upgrade-name = Upgrade bonus

## Temple tiles

temple_2_left-name = 2-point tile, left
temple_2_centre-name = 2-point tile, centre
temple_2_right-name = 2-point tile, right
temple_6_left-name = 6-point tile, left
temple_6_right-name = 6-point tile, right
temple_11-name = 11-point tile

## Action tiles of the rival

dig_coin-name = Dig: coins
dig_compass-name = Dig: compasses
dig_tablet-name = Dig: tablets
dig_arrowhead-name = Dig: arrowheads
dig_jewel-name = Dig: jewels
discover_green-name = Discover (green)
discover_red-name = Discover (red)
research_green-name = Research (green)
research_red-name = Research (red)
overcome_green-name = Overcome (green)
overcome_red-name = Overcome (red)
buy_item_green-name = Buy an item (green)
buy_item_red-name = Buy an item (red)
buy_artifact_green-name = Buy an artifact (green)
buy_artifact_red-name = Buy an artifact (red)

## Resources, cards and travel, as prices and gains say them

resource-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
resource-compass = { $count ->
    [one] { $count } compass
   *[other] { $count } compasses
}
resource-tablet = { $count ->
    [one] { $count } tablet
   *[other] { $count } tablets
}
resource-arrowhead = { $count ->
    [one] { $count } arrowhead
   *[other] { $count } arrowheads
}
resource-jewel = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
resource-card = { $count ->
    [one] { $count } hand card
   *[other] { $count } hand cards
}
resource-idol = { $count ->
    [one] { $count } idol of your crates
   *[other] { $count } idols of your crates
}
resource-boot = { $count ->
    [one] { $count } boot
   *[other] { $count } boots
}
resource-car = { $count ->
    [one] { $count } car
   *[other] { $count } cars
}
resource-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
resource-plane = { $count ->
    [one] { $count } plane
   *[other] { $count } planes
}

## What cards, tiles, sites and rows do, in two moods

effect-Pay = you may spend { $price } to { $part }
    .infinitive = spend { $price } to { $part }
effect-AllOf-join = ; then{" "}
effect-Gain = gain { $what }
    .infinitive = gain { $what }
effect-CompassPer = { $thing ->
    [guardian] gain 1 compass for each guardian you have overcome and each one on a site you occupy, { $most } at most
    [idol] gain 1 compass for each idol on your board, { $most } at most
   *[archaeologist] gain 1 compass for each of your archaeologists on a site, { $most } at most
}
    .infinitive = { $thing ->
        [guardian] gain 1 compass for each guardian you have overcome and each one on a site you occupy, { $most } at most
        [idol] gain 1 compass for each idol on your board, { $most } at most
       *[archaeologist] gain 1 compass for each of your archaeologists on a site, { $most } at most
    }
effect-Fear = take 1 Fear
    .infinitive = take 1 Fear
effect-Draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
    .infinitive = { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
effect-DrawBottom = draw the bottom card of your deck
    .infinitive = draw the bottom card of your deck
effect-Sift = { $end ->
    [top] announce a number up to { $most } and draw as many cards; keep one, put one of the others back on top if you like, and lay down the rest unused
   *[bottom] announce a number up to { $most } and draw as many cards from the bottom of your deck; keep one and lay down the other unused
}
    .infinitive = { $end ->
        [top] announce a number up to { $most } and draw as many cards; keep one, put one of the others back on top if you like, and lay down the rest unused
       *[bottom] announce a number up to { $most } and draw as many cards from the bottom of your deck; keep one and lay down the other unused
    }
effect-Discard = lay down 1 hand card unused
    .infinitive = lay down 1 hand card unused
effect-Exile = you may exile 1 card
    .infinitive = exile 1 card
effect-UpgradeResource = you may trade 1 tablet for 1 arrowhead, or 1 arrowhead for 1 jewel
    .infinitive = trade 1 tablet for 1 arrowhead, or 1 arrowhead for 1 jewel
effect-Refresh = { $count ->
    [one] you may make one of your assistants ready
   *[other] you may make { $count } of your assistants ready
}
    .infinitive = { $count ->
        [one] make one of your assistants ready
       *[other] make { $count } of your assistants ready
    }
effect-Recruit = recruit an assistant, silver side up
    .infinitive = recruit an assistant, silver side up
effect-UpgradeAssistant = upgrade one of your assistants to gold, which makes it ready
    .infinitive = upgrade one of your assistants to gold, which makes it ready
effect-Rescue = look through the rescue stack and take an assistant, silver side up and exhausted
    .infinitive = look through the rescue stack and take an assistant, silver side up and exhausted
effect-SwapAssistant = exchange one of your assistants for one of the supply, of the same level and ready
    .infinitive = exchange one of your assistants for one of the supply, of the same level and ready
effect-UseSupply = { $side ->
    [silver] you may use the silver effect of an assistant of the supply
   *[gold] you may use the gold effect of an assistant of the supply
}
    .infinitive = { $side ->
        [silver] use the silver effect of an assistant of the supply
       *[gold] use the gold effect of an assistant of the supply
    }
effect-Travel = use { $icons } for travel this turn
    .infinitive = use { $icons } for travel this turn
effect-Send = { $compasses ->
    [0] you may send an archaeologist, paying { $cover } less
   *[other] you may send an archaeologist, paying { $cover } less, and { $compasses } compasses less for a discovery
}
    .infinitive = { $compasses ->
        [0] send an archaeologist, paying { $cover } less
       *[other] send an archaeologist, paying { $cover } less, and { $compasses } compasses less for a discovery
    }
effect-SendToCamp = you may send an archaeologist to a camp site without paying travel, and use the site up to { $uses } times
    .infinitive = send an archaeologist to a camp site without paying travel, and use the site up to { $uses } times
effect-ActivateSite = { $occupancy ->
    [unoccupied] activate an unoccupied { $level ->
            [camp] camp site
           *[level_1] level I site
        }
   *[any] activate a { $level ->
            [camp] camp site, occupied or not
           *[level_1] discovered level I site, occupied or not
        }
}
    .infinitive = { $occupancy ->
        [unoccupied] activate an unoccupied { $level ->
            [camp] camp site
           *[level_1] level I site
        }
       *[any] activate a { $level ->
            [camp] camp site, occupied or not
           *[level_1] discovered level I site, occupied or not
        }
    }
effect-ActivateCamps = activate { $count } different camp sites
    .infinitive = activate { $count } different camp sites
effect-ActivateOwn = activate a site you occupy, paying { $surcharge } compasses if it is of level II
    .infinitive = activate a site you occupy, paying { $surcharge } compasses if it is of level II
effect-ActivateTile = { $level ->
    [level_1] show the top tile of the level I stack, use its effect and put it under the stack
   *[level_2] show the top tile of the level II stack, use its effect and put it under the stack
}
    .infinitive = { $level ->
        [level_1] show the top tile of the level I stack, use its effect and put it under the stack
       *[level_2] show the top tile of the level II stack, use its effect and put it under the stack
    }
effect-Relocate = { $reach ->
    [camp] move one of your archaeologists from its site to another camp site and use it
   *[level_1] move one of your archaeologists from its site to another site, of the camp or of level I, and use it
}
    .infinitive = { $reach ->
        [camp] move one of your archaeologists from its site to another camp site and use it
       *[level_1] move one of your archaeologists from its site to another site, of the camp or of level I, and use it
    }
effect-Recall = you may take back one of your archaeologists
    .infinitive = take back one of your archaeologists
effect-AllPlanes = each of your travel icons counts as a plane for the rest of the round
    .infinitive = count each of your travel icons as a plane for the rest of the round
effect-NoFear = take no Fear from guardians at the end of this round
    .infinitive = take no Fear from guardians at the end of this round
effect-Buy = { $ware ->
    [item] you may buy an item, paying { $discount } coins less
    [artifact] you may buy an artifact, paying { $discount } compasses less
   *[any] you may buy an item or an artifact, paying { $discount } less
}
    .infinitive = { $ware ->
        [item] buy an item, paying { $discount } coins less
        [artifact] buy an artifact, paying { $discount } compasses less
       *[any] buy an item or an artifact, paying { $discount } less
    }
effect-RevealAndBuy = { $ware ->
    [item] show the top card of the item deck; you may buy it, or an item of the row, paying { $discount } coins less
   *[artifact] show the top card of the artifact deck; you may buy it, or an artifact of the row, paying { $discount } compasses less
}
    .infinitive = { $ware ->
        [item] show the top card of the item deck and buy it, or an item of the row, paying { $discount } coins less
       *[artifact] show the top card of the artifact deck and buy it, or an artifact of the row, paying { $discount } compasses less
    }
effect-TakeItem = { $to ->
    [bottom] take an item of the row without paying
    [top] take an item of the row without paying, onto the top of your deck
   *[hand] take an item of the row without paying, into your hand
}
    .infinitive = { $to ->
        [bottom] take an item of the row without paying
        [top] take an item of the row without paying, onto the top of your deck
       *[hand] take an item of the row without paying, into your hand
    }
effect-TakeArtifact = take an artifact of the row without paying; you may use its effect at once
    .infinitive = take an artifact of the row without paying, and use its effect at once if you like
effect-ExileRowItem = exile the rightmost item of the row
    .infinitive = exile the rightmost item of the row
effect-TakeExiledItem = you may take an exiled item without paying, to the bottom of your deck
    .infinitive = take an exiled item without paying, to the bottom of your deck
effect-Overcome = you may overcome a guardian on a site you occupy without paying its cost
    .infinitive = overcome a guardian on a site you occupy without paying its cost
effect-Trap = you may overcome a guardian on a site where nobody else stands, without paying its cost
    .infinitive = overcome a guardian on a site where nobody else stands, without paying its cost
effect-MoveGuardian = move a guardian from a site you occupy to an unoccupied site without a guardian, of the camp or of level I, and activate that site
    .infinitive = move a guardian from a site you occupy to an unoccupied site without a guardian, of the camp or of level I, and activate that site
effect-Research = { $resource ->
    [jewel] you may research, paying { $discount } jewel less
    [arrowhead] you may research, paying { $discount } arrowhead less
   *[tablet] you may research, paying { $discount } tablets less
}
    .infinitive = { $resource ->
        [jewel] research, paying { $discount } jewel less
        [arrowhead] research, paying { $discount } arrowhead less
       *[tablet] research, paying { $discount } tablets less
    }
effect-ResearchNotebook = you may research with your notebook without paying
    .infinitive = research with your notebook without paying
effect-FreeIdol = move an idol from its slot back to your crates
    .infinitive = move an idol from its slot back to your crates
effect-Pass = pass for the round as your main action
    .infinitive = pass for the round as your main action

## The catalogue

text-cost = Costs { $price }.
text-points = { $points ->
    [one] Counts { $points } point.
   *[other] Counts { $points } points.
}
text-travel = Travel: { $icons }.
text-free = Free action: { $effect }.
text-exiled = Exiled when played: { $effect }.
text-fear = Has no effect.
text-fear_tile = Taken when no Fear card is left; stays in the play area until it is exiled.
text-boon = Boon, once a game: { $effect }.
text-overcome = Overcome it for { $price }.
text-silver = Silver: { $effect }.
text-gold = Gold: { $effect }.
text-main = Main action.
text-found = When found face up: { $effect }.
text-slot = When an idol is moved to a slot: { $effect }.
text-bonus = For the first token on its space: { $effect }.
text-glass = { $points ->
    [one] Glass ({ $points } point): { $effect }.
   *[other] Glass ({ $points } points): { $effect }.
}
text-notebook = { $points ->
    [one] Notebook ({ $points } point): { $effect }.
   *[other] Notebook ({ $points } points): { $effect }.
}
text-space = Space { $column }: { $price }.
text-lost_temple = For the glass alone: { $price }.
text-loss = { $points ->
    [one] Costs { $points } point at the end.
   *[other] Costs { $points } points at the end.
}
text-temple-bird = Bird: { $price }.
text-temple-snake = Snake: { $price }.
text-arrow = { $arrow ->
    [left] Arrow on the back: left.
   *[right] Arrow on the back: right.
}
text-crossed = Nothing in round V.
text-dig = { $resource ->
    [coin] The rival digs at a site that gives coins.
    [compass] The rival digs at a site that gives compasses.
    [tablet] The rival digs at a site that gives tablets.
    [arrowhead] The rival digs at a site that gives arrowheads.
   *[jewel] The rival digs at a site that gives jewels.
}
text-discover = The rival discovers a site. { $finds }.
text-find = { $round }: level { $depth }
text-find-guardian = { $round }: level { $depth } with a guardian
text-research = The rival’s glass goes up one row, and an assistant leaves the supply.
text-rival_overcome = The rival overcomes a guardian where it stands, or else researches.
text-buy_item = { $family ->
    [green] The rival takes the item worth the fewest points.
   *[red] The rival takes the item worth the most points.
}
text-buy_artifact = { $family ->
    [green] The rival takes the artifact worth the fewest points.
   *[red] The rival takes the artifact worth the most points.
}
track-bird = Bird Temple, row { $row }
track-snake = Snake Temple, row { $row }
track-bird-temple = Bird Temple, the Lost Temple
track-snake-temple = Snake Temple, the Lost Temple
text-arrivals = In order of arrival: { $points } points.
fear_tile-name = Fear tile

## Actions, with what they cost

effect-name = an effect
nothing-there = nobody
free-of-charge = free
action-play = Play { $card }
action-travel = Spend { $card }: { $icons }
action-discard = Lay down { $card }
action-exile = Exile { $card } from your hand
action-exile-laid = Exile { $card } from your play area
action-buy = Buy { $card } ({ $price })
action-take = Take { $card }
action-dig = { $space ->
    [1] Dig: { $site } ({ $price })
   *[other] Dig: { $site }, second space ({ $price })
}
action-discover = Discover { $site } ({ $price })
action-overcome = Overcome: { $guardian }, { $site } ({ $price })
action-glass = { $row ->
    [8] Glass to the Lost Temple ({ $price })
   *[other] Glass to row { $row }, space { $column } ({ $price })
}
action-notebook = { $row ->
    [8] Notebook to the Lost Temple ({ $price })
   *[other] Notebook to row { $row }, space { $column } ({ $price })
}
action-temple = Temple: { $tile } ({ $price })
action-use = Use { $assistant }: { $effect }
action-boon = Boon of { $guardian }: { $effect }
action-slot = Idol to a slot: { $effect }
action-icon = { $icon ->
    [boot] Use a boot
    [car] Use a car
    [ship] Use a ship
   *[plane] Use a plane
}
action-ride = Travel with { $assistant }: { $icons }
action-pilot = Hire a pilot: 1 plane ({ $price })
action-upgrade = { $resource ->
    [tablet] Trade 1 tablet for 1 arrowhead
   *[arrowhead] Trade 1 arrowhead for 1 jewel
}
action-assistant = Choose your assistant { $assistant }
action-stack = Choose { $assistant } (stack { $number })
action-rescue = Rescue { $assistant } (number { $number })
action-choose = Choice { $number }: { $effect }
action-sift = { $number ->
    [one] Announce { $number } card
   *[other] Announce { $number } cards
}
action-hold = Keep card { $number }: { $card }
action-put-back = Put card { $number } back on top: { $card }
action-keep-yes = Keep { $card } for the next round
action-keep-no = Lay { $card } in the play area
action-bonus = Bonus tile: { $tile }
action-row = Effect of the row first: { $effect }
action-from = { $space ->
    [1] Archaeologist at { $site }
   *[other] Archaeologist at { $site }, second space
}
action-to = { $space ->
    [1] To { $site }
   *[other] To { $site }, second space
}
action-site = Site: { $site }
action-free-slot = Free the idol of slot { $number }
action-yes-offer = Spend { $price } to { $effect }
action-yes-draw = Draw a card
action-yes-again = Use { $site } again
action-yes-artifact = Use { $card } at once: { $effect }
action-yes = Yes
action-no-offer = Do without, and keep { $price }
action-no-discard = Do without, and keep your cards
action-no-draw = Draw no more
action-no-exile = Exile nothing
action-no-upgrade = Trade nothing
action-no-refresh = Make no assistant ready
action-no-supply = Use no assistant of the supply
action-no-send = Send nobody
action-no-send_camp = Send nobody
action-no-again = Do not use { $site } again
action-no-activate = Activate no site
action-no-recall = Take nobody back
action-no-buy = Buy nothing
action-no-take_exiled = Take no exiled item
action-no-artifact = Leave the effect of { $card } unused
action-no-tame = Overcome no guardian
action-no-research = Do no research
action-no-return = Put no card back
action-no = Decline
action-go = Go on
action-pass = Pass for the round
action-end = End the turn

## What is asked: the title of a phase, and the question

phase-turn = the turn
phase-after = after the main action
phase-keep = the end of the round
phase-choose = a choice
phase-offer = an offer
phase-discard = a card to lay down
phase-draw = a draw
phase-exile = an exile
phase-upgrade = an upgrade
phase-refresh = an assistant made ready
phase-recruit = a recruit
phase-promote = an assistant upgraded
phase-rescue = a rescue
phase-swap = an exchange of assistants
phase-swap_for = an exchange of assistants
phase-supply = an assistant of the supply
phase-send = an archaeologist to send
phase-travel = a travel cost
phase-leftover = a choice of travel
phase-send_camp = an archaeologist to the camp
phase-again = a second use
phase-activate = a site to activate
phase-relocate = a transfer
phase-relocate_to = a transfer
phase-recall = a recall
phase-buy = a purchase
phase-take_item = an item to take
phase-take_artifact = an artifact to take
phase-take_exiled = an exiled item
phase-artifact = a new artifact
phase-tame = a guardian to overcome
phase-crown = a guardian to move
phase-crown_to = a guardian to move
phase-research = research
phase-bonus = the fruits of research
phase-pick_bonus = a bonus tile
phase-temple_bonus = the bonus tiles of the Lost Temple
phase-key = the stone key
phase-sift = an earring
phase-sifted = an earring
phase-return = an earring
phase-pause = a discovery
phase-over = the end
prompt-turn = { $who }: choose your main action; free actions may come first.
prompt-after = { $who }: play free actions, or end the turn.
prompt-keep = { $who }: keep this card for the next round?
prompt-keep-known = { $who }: keep { $card } for the next round?
prompt-choose = { $who }, choose for { $piece }: { $effect }.
prompt-offer = { $who }, { $piece }: spend { $price } to { $effect }, or do without?
prompt-discard = { $paying ->
    [yes] { $who }, { $piece }: which hand card do you spend to { $effect }?
   *[no] { $who }: which hand card do you lay down?
}
prompt-draw = { $count ->
    [one] { $who }: draw a card?
   *[other] { $who }: draw a card? You may draw { $count }.
}
prompt-exile = { $who }: which card do you exile?
prompt-upgrade = { $who }: which token do you trade?
prompt-refresh = { $who }: which assistant becomes ready?
prompt-recruit = { $who }: which assistant joins you?
prompt-promote = { $who }: which assistant do you upgrade?
prompt-rescue = { $who }: which assistant do you rescue?
prompt-swap = { $who }: which of your assistants leaves?
prompt-swap_for = { $who }: which assistant comes instead?
prompt-supply = { $who }: which assistant of the supply do you use?
prompt-send = { $who }: where do you send an archaeologist?
prompt-travel = { $who }: how do you pay the travel?
prompt-leftover = { $who }: which icon do you use?
prompt-send_camp = { $who }: to which camp site do you go?
prompt-again = { $who }: use { $site } again?
prompt-activate = { $who }: which site do you activate?
prompt-relocate = { $who }: which archaeologist do you move?
prompt-relocate_to = { $who }: where does the archaeologist go?
prompt-recall = { $who }: which archaeologist do you take back?
prompt-buy = { $who }: which card do you buy?
prompt-take_item = { $who }: which item do you take?
prompt-take_artifact = { $who }: which artifact do you take?
prompt-take_exiled = { $who }: which exiled item do you take?
prompt-artifact = { $who }: use { $card } at once?
prompt-tame = { $who }: which guardian do you overcome?
prompt-crown = { $who }: which guardian do you move?
prompt-crown_to = { $who }: where does the guardian go?
prompt-research = { $who }: which research do you do?
prompt-bonus = { $who }: the bonus tile or the row first?
prompt-pick_bonus = { $who }: which bonus tile do you take?
prompt-temple_bonus = { $who }: which bonus tile do you take?
prompt-key = { $who }: which idol do you free?
prompt-sift = { $who }: how many cards do you draw?
prompt-sifted = { $who }: which card do you keep?
prompt-return = { $who }: which card returns to the top of the deck?
prompt-pause = { $who }: free actions before the site is turned?
prompt-over = The game is over.

## Places of the island and players

a1-name = place a1
a2-name = place a2
a3-name = place a3
a4-name = place a4
b1-name = place b1
b2-name = place b2
b3-name = place b3
b4-name = place b4
c1-name = place c1
c2-name = place c2
c3-name = place c3
c4-name = place c4
seat-1-name = Player 1
seat-2-name = Player 2
seat-3-name = Player 3
seat-4-name = Player 4
rival-name = The rival

## Score sheet

line-research = Research
line-temple = Temple tiles
line-idols = Idols and slots
line-guardians = Guardians
line-cards = Cards
line-fear = Fear

## What happened

event-play = { $who } plays { $card }.
event-spend = { $who } spends { $card } for travel.
event-discard = { $who } lays down { $card } unused.
event-draw = { $who } draws a card.
event-draw-known = { $who } draws { $card }.
event-sift = { $count ->
    [one] { $who } looks at { $count } card of the deck.
   *[other] { $who } looks at { $count } cards of the deck.
}
event-hold = { $who } keeps one of the cards.
event-hold-known = { $who } keeps { $card }.
event-put_back = { $who } puts a card back on top of the deck.
event-put_back-known = { $who } puts { $card } back on top of the deck.
event-lay = { $who } lays down { $card } unused.
event-exile = { $who } exiles { $card }.
event-exile_tile = { $who } exiles a Fear tile.
event-fear = { $who } takes a Fear card.
event-fear_tile = { $who } takes a Fear tile.
event-show = The top card of the deck is shown: { $card }.
event-take = { $who } takes { $card }.
event-exile_row = { $card } leaves the row for exile.
event-deal = { $card } enters the row.
event-pass = { $who } passes for the round.
event-arrive = { $who } sends an archaeologist: { $site }.
event-leave = { $who } takes back an archaeologist: { $site }.
event-idol = { $count ->
    [one] { $who } takes an idol: { $idol }.
   *[other] { $who } takes { $count } idols, one of them face up: { $idol }.
}
event-tile = A site is discovered, { $site }: { $tile }.
event-show_tile = A site tile is shown and put under its stack: { $tile }.
event-wake = A guardian wakes, { $site }: { $guardian }.
event-overcome = { $who } overcomes a guardian, { $site }: { $guardian }.
event-chase = A guardian moves to { $site }: { $guardian }.
event-gain = { $resource ->
    [coin] { $who } gains { $count } { $count ->
            [one] coin
           *[other] coins
        }.
    [compass] { $who } gains { $count } { $count ->
            [one] compass
           *[other] compasses
        }.
    [tablet] { $who } gains { $count } { $count ->
            [one] tablet
           *[other] tablets
        }.
    [arrowhead] { $who } gains { $count } { $count ->
            [one] arrowhead
           *[other] arrowheads
        }.
   *[jewel] { $who } gains { $count } { $count ->
            [one] jewel
           *[other] jewels
        }.
}
event-pay = { $resource ->
    [coin] { $who } pays { $count } { $count ->
            [one] coin
           *[other] coins
        }.
    [compass] { $who } pays { $count } { $count ->
            [one] compass
           *[other] compasses
        }.
    [tablet] { $who } pays { $count } { $count ->
            [one] tablet
           *[other] tablets
        }.
    [arrowhead] { $who } pays { $count } { $count ->
            [one] arrowhead
           *[other] arrowheads
        }.
   *[jewel] { $who } pays { $count } { $count ->
            [one] jewel
           *[other] jewels
        }.
}
event-icons = { $who } has travel left over for this turn.
event-planes = For the rest of the round all travel of { $who } counts as planes.
event-use = { $who } uses an assistant: { $assistant }.
event-ride = { $who } travels with an assistant: { $assistant }.
event-use_supply = { $who } uses an assistant of the supply: { $assistant }.
event-refresh = { $who } makes an assistant ready: { $assistant }.
event-promote = { $who } upgrades an assistant to gold: { $assistant }.
event-recruit = { $who } recruits an assistant: { $assistant }.
event-rescue = { $who } rescues an assistant: { $assistant }.
event-swap = { $who } exchanges { $other } for { $assistant }.
event-next = On top of the stack now: { $assistant }.
event-send_away = The rival sends an assistant away: { $assistant }.
event-look = { $who } looks through a stack.
event-slot = { $who } moves an idol to slot { $number }.
event-unslot = { $who } frees the idol of slot { $number }.
event-toll = { $who } pays an idol.
event-boon = { $who } uses a boon: { $guardian }.
event-research = { $token ->
    [glass] { $who } moves the glass to row { $row }.
   *[notebook] { $who } moves the notebook to row { $row }.
}
event-bonus = { $who } takes a bonus tile: { $bonus }.
event-deed = { $who } turns a tile: { $deed }.
event-idle = { $who } does nothing.
event-hand = { $count ->
    [one] { $who } draws { $count } card.
   *[other] { $who } draws { $count } cards.
}
event-first = { $who } is the first player.
event-round = { $round ->
    [1] Round I begins.
    [2] Round II begins.
    [3] Round III begins.
    [4] Round IV begins.
   *[other] Round V begins.
}
event-shuffle = { $count ->
    [one] { $who } puts { $count } card under the deck.
   *[other] { $who } shuffles { $count } cards and puts them under the deck.
}
event-end = The fifth round is over: points are counted.
event-temple = { $who } takes a temple tile of { $points } points.

## Refusals: the rule, then what can be done

refused-not_now = { $action ->
    [travel] A card is spent for travel only while a travel cost is being paid. Choose where to go first.
    [icon] Travel left over is used only while a travel cost is being paid. Choose where to go first.
    [ride] An assistant gives travel only while a travel cost is being paid. Choose where to go first.
    [pilot] A pilot is hired only while a travel cost is being paid. Choose where to go first.
   *[other] Nothing asks for this now. Choose a main action or a free action, or end the turn.
}
refused-answer_first = { $phase ->
    [keep] The round is ending: keep or lay down the card first.
    [travel] The travel is being paid: finish the payment first.
    [sifted] The cards of the earring come first: keep one of them.
    [discard] A hand card is to be laid down first: choose one.
   *[other] Another question comes first: answer it, or decline it if that is offered.
}
refused-main_used = The main action of this turn is used. Play free actions, or end the turn.
refused-main_first = A turn holds a main action. Choose one, or pass for the round.
refused-not_in_hand = { $card } is not in your hand. Choose a card you hold.
refused-no_effect = Fear has no effect. Spend it for its boot in a travel payment.
refused-no_tablet = { $card } costs 1 tablet when played from hand. Gain a tablet first, or spend the card for travel.
refused-no_figure = Both your archaeologists are on sites. Choose another action.
refused-space_taken = An archaeologist stands there already: { $site }. Choose a free space.
refused-space_blocked = A blocking tile closes that space for the whole game: { $site }. Choose another space.
refused-not_discovered = That site is not discovered yet: { $site }. Discover it, or choose another.
refused-discovered = That site is discovered already: { $site }. Dig there, or choose another place.
refused-cannot_travel = You cannot pay the travel: { $site }. Cards, boons, assistants and coins for a plane can pay it.
refused-too_few = { $resource ->
    [coin] Too few coins: { $needs } needed, you have { $has }. Gain some first.
    [compass] Too few compasses: { $needs } needed, you have { $has }. Gain some first.
    [tablet] Too few tablets: { $needs } needed, you have { $has }. Gain some first.
    [arrowhead] Too few arrowheads: { $needs } needed, you have { $has }. Gain some first.
   *[jewel] Too few jewels: { $needs } needed, you have { $has }. Gain some first.
}
refused-no_guardian = No guardian is there: { $site }. Choose a site with a guardian.
refused-not_there = You have no archaeologist there: { $site }. Choose a site you occupy.
refused-others_there = Somebody else stands there: { $site }. Choose a site without others.
refused-not_for_sale = { $card } is not on offer. Choose a card that is.
refused-no_bridge = No bridge leads there from where the token stands. Choose a space one row up along a bridge.
refused-above_glass = The notebook never goes above the glass. Move the glass first.
refused-glass_only = Only the glass enters the Lost Temple. Choose another research.
refused-no_idol = No idol lies in your crates. Discover a site first.
refused-not_in_temple = Temple tiles are for a glass in the Lost Temple. Move the glass up first.
refused-temple_reached = The glass is in the Lost Temple. Research with it by taking a temple tile.
refused-stack_empty = No tile is left in that stack. Choose another stack.
refused-no_helper = No assistant is at place { $number } of your board. Recruit one first.
refused-exhausted = The assistant at place { $number } is exhausted. It is ready again next round.
refused-useless = Nothing of that effect could happen now. Choose another.
refused-no_boon = You have no boon left of { $guardian }. A boon serves once, after overcoming.
refused-travel_boon = The boon of { $guardian } is travel. Use it while paying a travel cost.
refused-slots_full = All four slots hold an idol. Choose another action.
refused-not_helpful = That covers no icon still to be paid. Choose another source.
refused-no_icon = You have no such travel left over. Choose another source.
refused-payment_first = A payment is under way. Finish it first.
refused-no_pilot = A pilot costs { $needs } coins, which you do not have. Choose another source.
refused-no_option = That option is not offered, or was chosen already. Choose another.
refused-not_laid = Not in your play area: { $card }. Choose a card that is there.
refused-no_upgrade = You have no such token to trade. Choose the other one, or decline.
refused-is_ready = That assistant is ready already. Choose an exhausted one.
refused-is_gold = That assistant is golden already. Choose a silver one.
refused-no_supply = No assistant that serves lies there. Choose another stack.
refused-no_bonus = No such bonus tile lies there. Choose one that does.
refused-too_many = { $most ->
    [one] The most to announce is { $most }. Announce fewer.
   *[other] The most to announce is { $most }. Announce fewer.
}
refused-no_figure_there = You have no archaeologist on that space: { $site }. Choose one of yours.
refused-wrong_site = The effect does not reach that site: { $site }. Choose one that it names.
refused-slot_empty = Slot { $number } holds no idol. Choose one that does.
refused-must_choose = { $phase ->
    [recruit] The row brings an assistant: choose one.
    [promote] The row upgrades an assistant: choose one.
    [take_artifact] The row brings an artifact: choose one.
    [discard] A hand card must be laid down: choose one.
   *[other] This cannot be declined: choose one of the options.
}
refused-other_payment = Another travel payment is under way. Finish it first.
refused-not_exiled = { $card } is not exiled. Choose an item of the exile pile.
refused-no_card = You have no hand card to pay with. Decline, or choose another action.
refused-no_ride = The assistant at place { $number } gives no travel now. Choose another source.
refused-notebook_only = The journal moves the notebook alone. Choose a space for it.

## The board of the terminal

board-round = Round { $number }
board-bird = Bird Temple
board-snake = Snake Temple
board-first = first: { $who }
board-boot = bo
board-car = ca
board-ship = sh
board-plane = pl
board-coin = coin
board-compass = compass
board-tablet = tablet
board-arrowhead = arrowhead
board-jewel = jewel
board-card = card
board-fear = Fear
board-exile = exile
board-upgrade = upgrade
board-refresh = refresh
board-idol = idol
board-guardian = guardian
board-temple = Temple
board-glass = g
board-notebook = n
board-assistants = Assistants
board-rescue = To rescue
board-hand = hand { $count }
board-deck = deck { $count }
board-area = played { $count }
board-planes = all planes
board-no_fear = no Fear
board-passed = passed
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-tiles = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
board-your-hand = Your hand
board-your-area = Your play area
board-left = Travel left this turn: { $icons }
board-winner = Winner: { $who }
board-winners = Shared victory: { $who }
board-rival-wins = The rival expedition wins.

## The board of the browser

board-sites = Sites
board-guardians = Guardians overcome
board-research = Research
board-cards = Cards
board-boards = Boards
board-row = Card row
board-artifacts = Artifacts
board-items = Items
board-staff = Moon staff, round { $number }
board-hidden = face down
board-discover = discover
board-blocked = closed by a blocking tile
board-start = start
board-step = Row { $row }, space { $column }
board-the-glass = glass
board-the-notebook = notebook
board-lost-temple = Lost Temple
board-stack = Stack { $number }: { $assistant }, ×{ $count }
board-silver = silver
board-gold = gold
board-exhausted = exhausted
board-no-assistant = Free place for an assistant
board-gear = Gear
board-tokens = Tokens
board-archaeologists = { $count ->
    [0] no archaeologist at home
    [one] { $count } archaeologist at home
   *[other] { $count } archaeologists at home
}
board-idols = Idols
board-slot = Slot { $number }, empty, { $points } { $points ->
    [one] point
   *[other] points
}
board-slot-full = Slot { $number }, an idol covers { $points } { $points ->
    [one] point
   *[other] points
}
board-crates = In your crates: { $count }
board-boon = boon
board-boon-used = boon used
board-no-hand = Your hand is empty.
board-way = way
board-rest = to pay
board-touch = touch a card that glows
board-drawn = Cards drawn
board-none-exiled = No card has been exiled yet.
board-basics-of = Basic cards of { $who }
board-exiled = Exiled cards
board-bonuses = Bonus tiles
board-of = Board of { $who }
board-look = See the board of { $who }, key { $key }
board-close = Close
board-total = Total
board-rival-waits = The rival has turned no tile yet.
board-arrow-left = the arrow points left
board-arrow-right = the arrow points right
board-price = price
board-lacking = lacking
board-first-there = first there
board-worth = counts
board-idol-up = idol
board-idol-down = hidden idol
board-one-of = One site of { $count }, its effect at once:
board-wakes = A guardian wakes there.
board-help-seat = Your archaeologists at home: each goes out once a round to dig or discover, and returns at its end.
board-help-hand = A card of another hand: you see its back alone.
board-help-track-start = Glasses and notebooks set out from here.
board-help-boot = Travel you have left for this turn.
board-help-coin = Coins pay for items, and hire planes.
board-help-compass = Compasses pay for artifacts and discoveries.
board-help-tablet = Tablets pay for research, and for artifacts played from your hand.
board-help-arrowhead = Arrowheads pay for research and guardians.
board-help-jewel = Jewels pay for the short ways of research.
board-help-deck = Your deck. Items you buy go under it; what you played returns to it when the round ends.
board-help-slot = Move an idol of your crates here for an effect, once. The slot counts points only while it is empty.
board-help-staff = The staff parts artifacts from items. It moves on each round, and the cards beside it leave the row.
board-help-item-deck = Items are paid in coins and go under your deck.
board-help-artifact-deck = Artifacts are paid in compasses and act at once.
board-help-rescue = Assistants wait on row IV: a glass that arrives there rescues one of them.
board-help-deed-back = The arrow on the back of the next tile tells the rival which side to choose.

## Why a line is better than another: what it brings more or less of, and the chances it takes

reason-research_points = { $way ->
    [more] { $amount } more { $count ->
        [one] point
       *[other] points
    } of research
   *[less] { $amount } fewer { $count ->
        [one] point
       *[other] points
    } of research
}
reason-temple_points = { $way ->
    [more] { $amount } more { $count ->
        [one] point
       *[other] points
    } of temple tiles
   *[less] { $amount } fewer { $count ->
        [one] point
       *[other] points
    } of temple tiles
}
reason-idols_points = { $way ->
    [more] { $amount } more { $count ->
        [one] point
       *[other] points
    } of idols
   *[less] { $amount } fewer { $count ->
        [one] point
       *[other] points
    } of idols
}
reason-guardians_points = { $way ->
    [more] { $amount } more { $count ->
        [one] point
       *[other] points
    } of guardians
   *[less] { $amount } fewer { $count ->
        [one] point
       *[other] points
    } of guardians
}
reason-card_points = { $way ->
    [more] { $amount } more { $count ->
        [one] point
       *[other] points
    } on the cards acquired
   *[less] { $amount } fewer { $count ->
        [one] point
       *[other] points
    } on the cards acquired
}
reason-coin = { $way ->
    [more] { $amount } more { $count ->
        [one] coin
       *[other] coins
    }
   *[less] { $amount } fewer { $count ->
        [one] coin
       *[other] coins
    }
}
reason-compass = { $way ->
    [more] { $amount } more { $count ->
        [one] compass
       *[other] compasses
    }
   *[less] { $amount } fewer { $count ->
        [one] compass
       *[other] compasses
    }
}
reason-tablet = { $way ->
    [more] { $amount } more { $count ->
        [one] tablet
       *[other] tablets
    }
   *[less] { $amount } fewer { $count ->
        [one] tablet
       *[other] tablets
    }
}
reason-arrowhead = { $way ->
    [more] { $amount } more { $count ->
        [one] arrowhead
       *[other] arrowheads
    }
   *[less] { $amount } fewer { $count ->
        [one] arrowhead
       *[other] arrowheads
    }
}
reason-jewel = { $way ->
    [more] { $amount } more { $count ->
        [one] jewel
       *[other] jewels
    }
   *[less] { $amount } fewer { $count ->
        [one] jewel
       *[other] jewels
    }
}
reason-track = { $way ->
    [more] a research token that opens more
   *[less] a research track that opens less
}
reason-plan = { $way ->
    [more] the next step of research nearer
   *[less] the next step of research further off
}
reason-hand = { $way ->
    [more] { $amount } more { $count ->
        [one] card
       *[other] cards
    } in hand
   *[less] { $amount } fewer { $count ->
        [one] card
       *[other] cards
    } in hand
}
reason-fear = { $way ->
    [more] { $amount } more Fear { $count ->
        [one] card
       *[other] cards
    }
   *[less] { $amount } fewer Fear { $count ->
        [one] card
       *[other] cards
    }
}
reason-held = { $way ->
    [more] a hand of more use now
   *[less] a hand of less use now
}
reason-deck = { $way ->
    [more] better cards for the rounds to come
   *[less] weaker cards for the rounds to come
}
reason-assistants = { $way ->
    [more] more from the assistants
   *[less] less from the assistants
}
reason-crates = { $way ->
    [more] idols with more uses left
   *[less] idols with fewer uses left
}
reason-boons = { $way ->
    [more] more guardian boons to use
   *[less] fewer guardian boons to use
}
reason-figures = { $way ->
    [more] { $amount } more { $count ->
        [one] archaeologist
       *[other] archaeologists
    } to send
   *[less] { $amount } fewer { $count ->
        [one] archaeologist
       *[other] archaeologists
    } to send
}
reason-guardians = { $way ->
    [more] { $amount } more { $count ->
        [one] archaeologist
       *[other] archaeologists
    } beside a guardian
   *[less] { $amount } fewer { $count ->
        [one] archaeologist
       *[other] archaeologists
    } beside a guardian
}
reason-waiting = { $way ->
    [more] more from the choice to come
   *[less] less from the choice to come
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

group-basic = Basic cards
group-items = Items
group-artifacts = Artifacts
group-guardians = Guardians
group-camp = Sites of the camp
group-level_1 = Sites of level I
group-level_2 = Sites of level II
group-assistants = Assistants
group-idols = Idols
group-slots = Slots for idols
group-bonuses = Bonus tiles
group-temple = Tiles of the temple
group-track_bird = The bird temple
group-track_snake = The snake temple
group-rival = The rival

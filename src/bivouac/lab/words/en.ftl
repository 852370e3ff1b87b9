# Words of the lab, in English.

## Mistakes

mistake-bot_twice = { $bot } is named twice; a bot cannot be rated against itself
mistake-no_advice = planner cannot play { $game }, which gives no advice; try greedy
mistake-one_bot = a tournament needs two bots or more
mistake-too_many_seatings = so many bots at so many seats make { $count } games on each deal, and { $most } is the limit; take fewer bots or fewer seats
mistake-bots_and_sprt = --sprt names the two bots itself; leave out --bots
mistake-games_and_deals = say how many with --games or with --deals, not with both
mistake-out_of_range = --{ $name } { $value }: a number from 1 to { $most } is needed
mistake-nothing_to_rate = { $game } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} has nobody to be ahead of, so --sprt has no question to answer; without it, the share of wins is measured
mistake-elo_order = --elo0 { $elo0 } --elo1 { $elo1 }: elo0 must be the smaller one, and both between -2000 and 2000
mistake-error_rate = --{ $name } { $value }: a chance above 0 and below 0.5 is needed
mistake-no_engine = --on { $name }: nothing is known of that; ray, ray:HOST:PORT and ray://HOST:PORT are
mistake-no_ray = --on ray needs Ray, which `pip install "bivouac[cluster]"` brings
mistake-no_cluster = there is no Ray cluster at { $address }: { $reason }
mistake-no_folder = { $path }: this is not a folder
mistake-folder_busy = { $path }: another tournament is writing here
mistake-results_there = { $path }: there are results of this tournament already; --resume goes on with them
mistake-other_results = { $path }: the results there have another setting, { $key }: { $kept }, and { $asked } is asked for; choose another folder
mistake-bad_manifest = { $path }: there are results, but this is not the manifest of a tournament; nothing was touched
mistake-bad_line = { $path }: line { $line } is not a game; nothing was touched
mistake-foreign_line = { $path }: line { $line } is not a game of this tournament, or contradicts an earlier one; nothing was touched
mistake-nobody_against = { $game } with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} has no opponents, so there is no balance between them to measure; try `bivouac tournament`

## Balance

balance-title = { $game }: is it fair?
balance-stands-out = What stands out
balance-more = { $count ->
    [one] One more thing is told below.
   *[other] { $count } more things are told below.
}
balance-nothing = Nothing stands out beyond luck: seats, first player and pieces are as even as so many games can tell.
balance-rests = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats } seats, rules version { $rules }, seeds from { $seed } on; at each table all seats are played by the same bot ({ $bots }). Intervals hold 95% of the time; { $tested } shares of wins were compared with an even one or with that of their group, and what is called remarkable is corrected for that (Benjamini and Hochberg, 5%).
balance-even = even
balance-seat = Seat { $number }
balance-place = { $number ->
    [1] Plays first
   *[other] Plays in place { $number }
}
balance-halfway = { $number ->
    [1] Leads
   *[other] In place { $number }
}
balance-seats = Seats
    .caption = How much of their games each seat wins, with its 95% interval; red is beyond luck.
balance-places = The first player
    .caption = The same by place in the order of the first round: is it good to begin?
balance-pieces = Pieces
    .caution = Those who win have often had more of everything, so a piece is compared with what takers of the others in its group win where as many took it (the small upright line). A high share says that winners have the piece, not yet that it makes them win.
    .wins = How much of their games those win who took the piece at least once; red is beyond luck.
    .uptake = How many players took it at least once, of those at tables where it lay open.
balance-moves = What is chosen
    .caption = How often a kind of move is made where there was a choice and it was one of them (first words of the notation).
balance-lines = Where points come from
    .caption = Points of winners (full bars, and the figure) and of the others (pale bars), by source.
balance-length = How long it is
    .caption = Actions in a game: { $median } in the median, in { $turns } turns with { $decisions_a_turn } decisions each, among { $choices_a_decision } moves on average.
balance-comebacks = Comebacks
    .caption = How much of their games those win who were first, second and so on at half the game. Who leads alone then wins { $won }; the lead changes { $lead_changes } times a game, and winners end { $margin } points ahead.
balance-seat-strong = Seat { $about } wins { $share } of its games ({ $low } to { $high }); { $even } would be even.
balance-seat-weak = Seat { $about } wins only { $share } of its games ({ $low } to { $high }); { $even } would be even.
balance-place-strong = { $about ->
    [1] It is good to begin: the first player wins
   *[other] It is good to play in place { $about }: that player wins
} { $share } ({ $low } to { $high }; even is { $even }).
balance-place-weak = { $about ->
    [1] It is bad to begin: the first player wins
   *[other] It is bad to play in place { $about }: that player wins
} { $share } ({ $low } to { $high }; even is { $even }).
balance-piece-strong = { $about } ({ $group }): those who take it win { $share } ({ $low } to { $high }); { $even } is usual in its group.
balance-piece-weak = { $about } ({ $group }): those who take it win only { $share } ({ $low } to { $high }); { $even } is usual in its group.
balance-piece-shunned = { $about } ({ $group }) is hardly ever taken: { $times } times a copy and game where it is there; { $usual } is usual in its group.
balance-piece-wanted = { $about } ({ $group }) is taken far more than the others of its group: { $times } times a copy and game; { $usual } is usual.
balance-source-main = { $about } makes { $part } of all points.
balance-source-idle = { $about } makes only { $part } of all points.
balance-lost-by-all = In { $share } of the games everybody loses.
balance-course-decided = Half the game decides: who leads alone then wins { $share }.
balance-course-open = Leading early means little: who leads alone at half the game wins { $share }.

## Groups of pieces

balance-group-galleries = galleries
balance-group-chests = chests
balance-group-specialists = specialists
balance-group-gear = gear
balance-group-characters = characters
balance-group-locations = locations
balance-group-compasses = compasses
balance-group-amulets = amulets
balance-group-objects = objects
balance-group-tokens = tokens
balance-group-village = village
balance-group-exploration = exploration
balance-group-assistants = assistants
balance-group-curses = curses and blessings
balance-group-monsters = monsters
balance-group-treasures = treasures
balance-group-plates = plates
balance-group-statues = statues
balance-group-coins = coins
balance-group-weapons = weapons
balance-group-manuscripts = manuscripts
balance-group-jewels = jewels
balance-group-relics = relics
balance-group-items = items
balance-group-artifacts = artifacts
balance-group-guardians = guardians
balance-group-rival = the rival
balance-group-level_1 = sites of level I
balance-group-level_2 = sites of level II
balance-group-track_bird = the Bird track
balance-group-track_snake = the Snake track
balance-group-basic = basic cards
balance-group-idols = idols
balance-group-bonuses = bonus tiles
balance-group-temple = the temple
balance-group-camp = the camp
balance-group-slots = idol slots
mistake-folder_not_empty = { $path }: there is something in this folder, but no course of training; choose another folder
mistake-nothing_to_learn = in { $game } nobody wins against anybody; its bots follow the game's own advice

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
mistake-no_folder = { $path }: this is not a folder
mistake-folder_busy = { $path }: another tournament is writing here
mistake-results_there = { $path }: there are results of this tournament already; --resume goes on with them
mistake-other_results = { $path }: the results there were made with another { $key }: { $kept }, and { $asked } is asked for; choose another folder
mistake-bad_manifest = { $path }: there are results, but this is not the manifest of a tournament; nothing was touched
mistake-bad_line = { $path }: line { $line } is not a game; nothing was touched
mistake-foreign_line = { $path }: line { $line } is not a game of this tournament, or contradicts an earlier one; nothing was touched

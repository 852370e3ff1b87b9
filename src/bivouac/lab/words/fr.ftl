# Les mots du laboratoire, en français.

## Erreurs

mistake-bot_twice = { $bot } est nommé deux fois ; un robot ne se classe pas contre lui-même
mistake-no_advice = planner ne peut pas jouer à { $game }, qui ne donne pas de conseils ; essayez greedy
mistake-one_bot = il faut au moins deux robots pour un tournoi
mistake-too_many_seatings = tant de robots à tant de places font { $count } parties par donne, et la limite est { $most } ; prenez moins de robots ou moins de places
mistake-bots_and_sprt = --sprt nomme lui-même les deux robots ; laissez --bots de côté
mistake-games_and_deals = dites combien avec --games ou avec --deals, pas avec les deux
mistake-out_of_range = --{ $name } { $value } : il faut un nombre de 1 à { $most }
mistake-nothing_to_rate = { $game } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} n’oppose personne à personne : --sprt n’a pas de question à trancher ; sans lui, on mesure la part de victoires
mistake-elo_order = --elo0 { $elo0 } --elo1 { $elo1 } : elo0 doit être le plus petit, et tous deux entre -2000 et 2000
mistake-error_rate = --{ $name } { $value } : il faut un risque supérieur à 0 et inférieur à 0.5
mistake-no_folder = { $path } : ce n’est pas un dossier
mistake-folder_busy = { $path } : un autre tournoi y écrit
mistake-results_there = { $path } : il s’y trouve déjà des résultats de ce tournoi ; --resume les continue
mistake-other_results = { $path } : les résultats qui s’y trouvent ont un autre réglage, { $key } : { $kept }, et l’on demande { $asked } ; choisissez un autre dossier
mistake-bad_manifest = { $path } : il y a des résultats, mais ceci n’est pas le manifeste d’un tournoi ; rien n’a été touché
mistake-bad_line = { $path } : la ligne { $line } n’est pas une partie ; rien n’a été touché
mistake-foreign_line = { $path } : la ligne { $line } n’est pas une partie de ce tournoi, ou en contredit une autre ; rien n’a été touché

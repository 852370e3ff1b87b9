# Les mots du laboratoire, en français.

## Erreurs

mistake-bot_twice = { $bot } est nommé deux fois ; un robot ne se classe pas contre lui-même
mistake-no_advice = planner ne peut pas jouer { A($game) }, qui ne donne pas de conseils ; essayez greedy
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
mistake-no_engine = --on { $name } : on ne connaît que ray, ray:HÔTE:PORT et ray://HÔTE:PORT
mistake-no_ray = --on ray demande Ray, qu’apporte `pip install "bivouac[cluster]"`
mistake-no_cluster = il n’y a pas de grappe Ray à l’adresse { $address } : { $reason }
mistake-no_folder = { $path } : ce n’est pas un dossier
mistake-folder_busy = { $path } : un autre tournoi y écrit
mistake-results_there = { $path } : il s’y trouve déjà des résultats de ce tournoi ; --resume les continue
mistake-other_results = { $path } : les résultats qui s’y trouvent ont un autre réglage, { $key } : { $kept }, et l’on demande { $asked } ; choisissez un autre dossier
mistake-bad_manifest = { $path } : il y a des résultats, mais ceci n’est pas le manifeste d’un tournoi ; rien n’a été touché
mistake-bad_line = { $path } : la ligne { $line } n’est pas une partie ; rien n’a été touché
mistake-foreign_line = { $path } : la ligne { $line } n’est pas une partie de ce tournoi, ou en contredit une autre ; rien n’a été touché
mistake-nobody_against = { $game } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} n’oppose personne à personne : il n’y a pas d’équilibre à mesurer ; essayez `bivouac tournament`

## Équilibre

balance-title = { $game } : est-ce équitable ?
balance-stands-out = Ce qui ressort
balance-more = { $count ->
    [one] Une autre chose est dite plus bas.
   *[other] { $count } autres choses sont dites plus bas.
}
balance-nothing = Rien ne ressort au-delà du hasard : places, premier joueur et pièces sont aussi équitables que tant de parties peuvent le dire.
balance-rests = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats } places, version { $rules } des règles, graines à partir de { $seed } ; à chaque table, le même robot tient toutes les places ({ $bots }). Les intervalles sont à 95 % ; { $tested } parts de victoires ont été comparées à une part égale ou à celle de leur groupe, et ce qui est dit remarquable en tient compte (Benjamini et Hochberg, 5 %).
balance-even = part égale
balance-seat = Place { $number }
balance-place = { $number ->
    [1] Joue en premier
   *[other] Joue en { $number }e
}
balance-halfway = { $number ->
    [1] Mène
   *[other] En { $number }e position
}
balance-seats = Les places
    .caption = La part de parties que gagne chaque place, avec son intervalle à 95 % ; en rouge, au-delà du hasard.
balance-places = Le premier joueur
    .caption = La même chose selon l’ordre du premier tour : fait-il bon commencer ?
balance-pieces = Les pièces
    .caution = Qui gagne a souvent eu davantage de tout : chaque pièce est donc comparée à ce que gagnent ceux qui prennent les autres pièces de son groupe, à nombre égal de preneurs (petit trait vertical). Une part élevée dit que les gagnants ont la pièce, pas encore qu’elle fait gagner.
    .wins = La part de parties que gagnent ceux qui ont pris la pièce au moins une fois ; en rouge, au-delà du hasard.
    .uptake = La part des joueurs qui l’ont prise au moins une fois, aux tables où elle était visible.
balance-moves = Ce que l’on choisit
    .caption = À quelle fréquence un genre de coup est joué quand on avait le choix et qu’il en faisait partie (premiers mots de la notation).
balance-lines = D’où viennent les points
    .caption = Points des gagnants (barres pleines, et le nombre) et des autres (barres pâles), par source.
balance-length = La durée
    .caption = Actions par partie : { $median } en médiane, en { $turns } tours de { $decisions_a_turn } décisions, entre { $choices_a_decision } coups en moyenne.
balance-comebacks = Les retours
    .caption = La part de parties que gagnent ceux qui étaient premiers, deuxièmes, etc. à mi-partie. Qui mène seul à ce moment gagne dans { $won } des cas ; la tête change { $lead_changes } fois par partie, et le gagnant finit { $margin } points devant.
balance-seat-strong = La place { $about } gagne { $share } de ses parties (de { $low } à { $high }) ; une part égale serait { $even }.
balance-seat-weak = La place { $about } ne gagne que { $share } de ses parties (de { $low } à { $high }) ; une part égale serait { $even }.
balance-place-strong = { $about ->
    [1] Il fait bon commencer : le premier joueur gagne
   *[other] Il fait bon jouer en { $about }e : ce joueur gagne
} { $share } de ses parties (de { $low } à { $high } ; part égale { $even }).
balance-place-weak = { $about ->
    [1] Il ne fait pas bon commencer : le premier joueur gagne
   *[other] Il ne fait pas bon jouer en { $about }e : ce joueur gagne
} { $share } de ses parties (de { $low } à { $high } ; part égale { $even }).
balance-piece-strong = { $about } ({ $group }) : qui en prend gagne { $share } de ses parties (de { $low } à { $high }) ; l’usage de son groupe est de { $even }.
balance-piece-weak = { $about } ({ $group }) : qui en prend ne gagne que { $share } de ses parties (de { $low } à { $high }) ; l’usage de son groupe est de { $even }.
balance-piece-shunned = { $about } ({ $group }) : presque personne n’en veut, { $times } prise par exemplaire et par partie où l’on en voit ; l’usage de son groupe est de { $usual }.
balance-piece-wanted = { $about } ({ $group }) : pris bien plus que les autres de son groupe, { $times } fois par exemplaire et par partie ; l’usage est de { $usual }.
balance-source-main = { $about } : { $part } de tous les points viennent de là.
balance-source-idle = { $about } : seulement { $part } de tous les points viennent de là.
balance-lost-by-all = Dans { $share } des parties, tout le monde perd.
balance-course-decided = Tout se joue à mi-partie : qui mène seul alors gagne dans { $share } des cas.
balance-course-open = Mener tôt compte peu : qui mène seul à mi-partie gagne dans { $share } des cas.

## Groupes de pièces

balance-group-galleries = galeries
balance-group-chests = coffres
balance-group-specialists = spécialistes
balance-group-gear = matériel
balance-group-characters = personnages
balance-group-locations = lieux
balance-group-compasses = boussoles
balance-group-amulets = amulettes
balance-group-objects = objets
balance-group-tokens = jetons
balance-group-village = village
balance-group-exploration = exploration
balance-group-assistants = assistants
balance-group-curses = malédictions et bénédictions
balance-group-monsters = monstres
balance-group-treasures = trésors
balance-group-plates = plaques
balance-group-statues = statues
balance-group-coins = pièces
balance-group-weapons = armes
balance-group-manuscripts = manuscrits
balance-group-jewels = bijoux
balance-group-relics = reliques
balance-group-items = objets
balance-group-artifacts = artefacts
balance-group-guardians = gardiens
balance-group-rival = le rival
balance-group-level_1 = sites de niveau I
balance-group-level_2 = sites de niveau II
balance-group-track_bird = la piste de l’Oiseau
balance-group-track_snake = la piste du Serpent
balance-group-basic = cartes de base
balance-group-idols = idoles
balance-group-bonuses = tuiles bonus
balance-group-temple = le temple
balance-group-camp = le campement
balance-group-slots = emplacements d’idole
mistake-folder_not_empty = { $path } : ce dossier n’est pas vide et ne contient aucun entraînement ; choisissez-en un autre
mistake-nothing_to_learn = dans { $game }, personne ne gagne contre personne ; ses robots suivent les conseils du jeu lui-même

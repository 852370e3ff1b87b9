# Mots d’Agartha, en français. Les clés sont des ids ; les faits de chaque message sont dans check.py.

## Cartes : le nom, une forme plus courte pour le terminal, et une marque pour les plateaux étroits

character-name = Personnage
    .short = Personnage
    .mark = Pe
forest-name = Forêt
    .short = Forêt
    .mark = Fo
mountain-name = Montagne
    .short = Montagne
    .mark = Mo
village-name = Village
    .short = Village
    .mark = Vi
compass-name = Compas solaire
    .short = Compas
    .mark = Co
amulet-name = Amulette sacrée
    .short = Amulette
    .mark = Am
knife-name = Couteau
    .short = Couteau
    .mark = Ct
axe-name = Hache
    .short = Hache
    .mark = Ha
torch-name = Torche
    .short = Torche
    .mark = To
vial-name = Fiole
    .short = Fiole
    .mark = Fi

## Les emplacements d’un plateau, ses zones, et les piles

location-1-name = Lieux 1
    .short = Lieux 1
    .drawn = Lieux 1
location-2-name = Lieux 2
    .short = Lieux 2
    .drawn = Lieux 2
location-3-name = Lieux 3
    .short = Lieux 3
    .drawn = Lieux 3
village-1-name = Village, emplacement 1
    .short = Vill. 1
    .drawn = Village 1
village-2-name = Village, emplacement 2
    .short = Vill. 2
    .drawn = Village 2
objects-name = Objets
    .short = Objets
    .drawn = Objets
exploration-name = Exploration
    .short = Explor.
    .drawn = Exploration
amulets-name = Secteur des Amulettes
    .short = Amul.
    .drawn = Amulettes
encounter-name = Secteur Rencontre
    .short = Renc.
    .drawn = Rencontre
zone-locations-name = Lieux
zone-village-name = Village
zone-exploration-name = Exploration
deck-name = Pioche
discard-name = Défausse
testament-name = Testament

## À quoi servent les pièces

card-character = Par deux, trois ou quatre sur un emplacement du Village, ils rapportent des points et sont rencontrés ; avec des Lieux, ils font les Explorations.
card-location = Des Lieux semblables et un Compas solaire sur un même emplacement des Lieux valent des points à la fin ; avec des Personnages, ils font les Explorations.
card-compass = Complète un lot de Lieux semblables sur son emplacement, à la fin de la partie.
card-amulet = Vaut 3 points dans son secteur, où seule l’action Déplacer la conduit.
card-object = Sur l’emplacement des Objets, chaque Objet différent vaut 1 point par paire rencontrée.
token-name = Jeton { $value }
token-text = Mise { $value } ; ou, en zone d’action : { $effect }.
tier-pair = Village, 2 Personnages
tier-trio = Village, 3 Personnages
tier-party = Village, 4 Personnages
tier-outing = Exploration 1 + 1
tier-journey = Exploration 2 + 2
tier-expedition = Exploration 3 + 3

## Feuille de score

line-village = Village
line-objects = Objets
line-locations = Lieux
line-types = Types
line-exploration = Exploration
line-amulets = Amulettes

## Ce qui est demandé : le titre d’une phase, et la question

phase-start = les premières cartes
phase-bid = les enchères
phase-move = un déplacement
phase-to = un déplacement
phase-swap = un échange
phase-with = un échange
phase-draw = une pioche
phase-drawn = une pioche
phase-pick = une tuile partagée
phase-won = des cartes gagnées
phase-offer = des emplacements à valider
phase-over = la fin

prompt-start = { $who } : où poser cette première carte ({ $card }) ?
prompt-bid = { $who } : quel jeton, et où ? { $count ->
    [one] C’est le dernier.
   *[other] Il en reste { $count } à placer.
}
prompt-move = { $who } : quelle carte déplacer ?
prompt-to = { $who } déplace { $card } ({ $slot }) : vers où ?
prompt-swap = { $who } : quelle carte échanger ?
prompt-with = { $who } échange { $card } ({ $slot }) : avec quelle carte ?
prompt-draw = { $who } : piocher dans la pile, ou prendre sur une tuile ?
prompt-drawn = { $who } a pioché { $card } : sur quel emplacement ?
prompt-pick = { $who } : quelle carte de la tuile { $number } ?
prompt-won = { $who } a gagné { $card } : sur quel emplacement ?
prompt-offer = { $count ->
    [one] { $who } : valider cet emplacement ({ $slot }), ou le laisser ?
   *[other] { $who } : valider un emplacement ({ $slot } ou un autre des { $count } ouverts), ou les laisser ?
}
prompt-over = La partie est terminée.

## Actions

action-place-action = Jeton { $value } en zone d’action, tuile { $number } ({ $action ->
    [move] Déplacer
    [swap] Échanger
   *[draw] Piocher
})
action-place-bid = Jeton { $value } aux enchères, tuile { $number }
action-to = Poser sur : { $slot }
action-move = Déplacer : { $card } ({ $slot })
action-swap = Échanger : { $card } ({ $slot })
action-with = Échanger avec : { $card } ({ $slot })
action-draw-deck = Piocher la première carte de la pile
action-draw = Prendre sur la tuile { $number } : { $card }
action-draw-nothing = Prendre la carte { $place } de la tuile { $number }
action-take = Gagner sur la tuile { $number } : { $card }
action-take-nothing = Gagner la carte { $place } de la tuile { $number }
action-validate-2 = Rencontrer 2 Personnages : { $slot } (+{ $points } point, puis Déplacer)
action-validate-3 = Rencontrer 3 Personnages : { $slot } (+{ $points } points, puis Échanger)
action-validate-4 = Rencontrer 4 Personnages : { $slot } (+{ $points } points)
action-explore = Exploration { $count } + { $count } (+{ $points ->
    [one] { $points } point
   *[other] { $points } points
}, puis Piocher)
action-skip = Renoncer à l’action
action-skip-move = Ne rien déplacer
action-skip-swap = Ne rien échanger
action-skip-draw = Ne rien piocher
action-done = Laisser ces emplacements

## Ce qui s’est passé

event-turn = Tuile { $number } : { $card }.
event-deal = { $who } reçoit { $card }.
event-first = { $who } a le Testament et commence.
event-bid = { $who } place un jeton face cachée sur la tuile { $number }, { $zone ->
    [action] en zone d’action.
   *[bid] aux enchères.
}
event-bid-known = { $who } place le jeton { $value } face cachée sur la tuile { $number }, { $zone ->
    [action] en zone d’action.
   *[bid] aux enchères.
}
event-show = Tuile { $number } : { $who } a misé { $value }.
event-reveal = Tuile { $number } : { $who } montre un { $value } ({ $action ->
    [move] Déplacer
    [swap] Échanger
   *[draw] Piocher
}).
event-auction = { $who } remporte la tuile { $number } avec { $count }.
event-tie = La tuile { $number } est partagée : plusieurs joueurs ont misé { $count }.
event-win = { $who } prend { $card } sur la tuile { $number }.
event-put = { $who } pose { $card } : { $slot }.
event-move = { $who } déplace { $card } : { $origin } → { $slot }.
event-swap = { $who } échange { $card } ({ $origin }) et { $other } ({ $slot }).
event-draw = { $who } prend { $card } sur la tuile { $number }.
event-draw-from-deck = { $who } pioche { $card }.
event-validate = { $who } rencontre { $count } Personnages : { $slot }.
event-explore = { $who } fait l’Exploration { $count } + { $count }.
event-score = { $who } gagne { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
event-discard = { $who } défausse { $card }.
event-reshuffle = La pioche était vide : { $count ->
    [one] { $count } carte défaussée en forme une nouvelle.
   *[other] { $count } cartes défaussées en forment une nouvelle.
}
event-under = { $card } passe de la tuile { $number } sous la pioche.
event-skip = { $who } renonce à l’action.
event-done = { $who } laisse ces emplacements.
event-round = Tour { $round }.
event-testament = Le Testament passe { A($who) }.
event-end = Le sixième tour est terminé : on compte les points.

## Refus : la règle, puis ce qui est possible

refused-not_now = { $action ->
    [to] Une carte se pose quand elle est reçue, gagnée, piochée ou déplacée. Placez un jeton.
    [move] Une carte se déplace quand un jeton ou une récompense le permet. Placez un jeton.
    [swap] Des cartes s’échangent quand un jeton ou une récompense le permet. Placez un jeton.
    [with] On choisit la seconde carte d’un échange après la première. Placez un jeton.
    [draw] Une carte se pioche quand un jeton ou une récompense le permet. Placez un jeton.
    [skip] Il n’y a pas d’action à laisser. Placez un jeton : les trois se placent à chaque tour.
    [take] On prend les cartes d’une tuile une fois ses enchères révélées. Placez un jeton.
    [validate] Un emplacement se valide au moment où son nombre de cartes change, et pas plus tard. Placez un jeton.
    [explore] Une Exploration se lance au moment où le nombre de cartes de son emplacement change, et pas plus tard. Placez un jeton.
   *[done] Aucun emplacement n’est à valider. Placez un jeton.
}
refused-answer_first = { $phase ->
    [start] Les deux premières cartes se posent avant tout : choisissez un emplacement.
    [move] Vous pouvez maintenant déplacer une carte, ou y renoncer.
    [to] Une carte est choisie : dites où elle va.
    [swap] Vous pouvez maintenant échanger deux cartes, ou y renoncer.
    [with] Une carte est choisie pour l’échange : choisissez l’autre.
    [draw] Vous pouvez maintenant piocher une carte, ou y renoncer.
    [drawn] La carte piochée se pose aussitôt : choisissez un emplacement.
    [pick] La tuile est partagée : prenez l’une de ses cartes.
    [won] Les cartes gagnées se posent aussitôt : choisissez un emplacement.
   *[offer] Des emplacements sont à valider : validez-en un, ou laissez-les.
}
refused-token_placed = Votre { $value } est déjà placé ce tour-ci. Placez l’un de vos autres jetons.
refused-zone_taken = La zone d’action de la tuile { $number } porte déjà un jeton, et n’en accepte qu’un. Misez sur cette tuile, ou choisissez-en une autre.
refused-no_such_tile = Il n’y a pas de tuile { $number } à cette table. Choisissez-en une autre.
refused-objects_only = L’emplacement des Objets ne reçoit que des Objets ; cette carte n’en est pas un : { $card }. Choisissez un autre emplacement.
refused-by_move_only = Seule l’action Déplacer mène au secteur des Amulettes. Choisissez un emplacement.
refused-not_an_amulet = Le secteur des Amulettes ne reçoit que des Amulettes ; cette carte n’en est pas une : { $card }. Choisissez un emplacement.
refused-same_slot = { $slot } : la carte s’y trouve déjà. Choisissez un autre emplacement.
refused-swap_within = { $slot } : les deux cartes en viendraient. Choisissez une carte d’un autre emplacement.
refused-other_zone = Toutes les cartes gagnées sur une tuile vont dans une seule zone, et vous avez commencé par celle-ci : { $zone }. Choisissez-y un emplacement.
refused-no_such_card = Cette carte ne s’y trouve pas : { $card } ({ $slot }). Choisissez une carte de votre plateau.
refused-no_partner = { $card } ({ $slot }) : aucun autre emplacement n’a de carte contre laquelle l’échanger. Choisissez une autre carte, ou renoncez.
refused-no_card_there = Il n’y a pas de carte à cette place de la tuile { $number }. Choisissez une carte posée sur une tuile.
refused-deck_empty = Ni la pioche ni la défausse n’ont plus de carte. Prenez sur une tuile, ou renoncez.
refused-slot_closed = { $slot } : son nombre de cartes n’a pas changé, il ne peut pas être validé. Validez un autre emplacement, ou laissez.
refused-too_few = { $slot } : trop peu de cartes pour le palier { $tier }. Choisissez un palier plus bas, ou laissez.
refused-explored = Vous avez déjà fait l’Exploration { $tier } + { $tier } ({ $slot }). Choisissez un autre palier, ou laissez.

## Ce que font les effets, sur deux modes

effect-Score = gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .infinitive = gagner { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-Meet = placez { $characters } Personnages dans le secteur Rencontre
    .infinitive = placer { $characters } Personnages dans le secteur Rencontre
effect-Clear = { $which ->
        [all] défaussez toutes les cartes de l’emplacement
       *[others] défaussez les autres cartes de l’emplacement
    }
    .infinitive = { $which ->
        [all] défausser toutes les cartes de l’emplacement
       *[others] défausser les autres cartes de l’emplacement
    }
effect-MoveCard = déplacez une carte vers un autre emplacement, ou une Amulette vers son secteur
    .infinitive = déplacer une carte vers un autre emplacement, ou une Amulette vers son secteur
effect-SwapCards = échangez deux cartes de deux emplacements
    .infinitive = échanger deux cartes de deux emplacements
effect-DrawCard = piochez une carte dans la pile ou sur une tuile et posez-la
    .infinitive = piocher une carte dans la pile ou sur une tuile et la poser

## Le plateau du terminal

board-round = Tour { $number } sur { $rounds }
board-tile = Tuile { $number }
board-tiles = Tuiles d’expédition
board-act = Action
board-bid = Mises
board-free = libre
board-empty = vide
board-taken = emportées par { $who }
board-lies-action = tuile { $number }, action
board-lies-bid = tuile { $number }, enchères
board-returned = rendu
board-bottom = dessous { $cards }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-tokens = Jetons
board-cards = À poser
board-explored = Explorés
board-testament = Testament
board-move = Déplacer
board-swap = Échanger
board-draw = Piocher
board-winner = Vainqueur : { $who }
board-winners = Victoire partagée : { $who }

## Le plateau du navigateur

board-slot = { $name } : { $cards }
board-slot-empty = { $name }, vide
board-token = jeton { $value } { DE($who) }
board-token-hidden = jeton caché { DE($who) }, l’un de : { $values }
board-zone-action = Zone d’action de la tuile { $number }
board-zone-bid = Mises de la tuile { $number }
board-points-word = { $count ->
    [one] point
   *[other] points
}
board-sectors = Secteurs
board-auction = Enchère de la tuile { $number }
board-no-bids = aucune mise

## Pourquoi une suite vaut mieux qu’une autre : ce qu’elle apporte de plus ou de moins, et ses chances

reason-scored = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } de plus au Village
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } de moins au Village
}
reason-explored = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } d’Exploration de plus
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } d’Exploration de moins
}
reason-amulets = { $way ->
    [more] { $amount } { $count ->
        [one] Amulette
       *[other] Amulettes
    } de plus à l’abri
   *[less] { $amount } { $count ->
        [one] Amulette
       *[other] Amulettes
    } de moins à l’abri
}
reason-objects = { $way ->
    [more] { $amount } { $count ->
        [one] Objet différent
       *[other] Objets différents
    } de plus
   *[less] { $amount } { $count ->
        [one] Objet différent
       *[other] Objets différents
    } de moins
}
reason-pairs = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } de plus grâce aux paires rencontrées
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } de moins pour les paires rencontrées
}
reason-company = { $way ->
    [more] { $number ->
        [1] un premier Personnage sur un emplacement du Village
        [2] un deuxième Personnage sur un emplacement du Village
        [3] un troisième Personnage sur un emplacement du Village
       *[other] un quatrième Personnage sur un emplacement du Village
    }
   *[less] { $number ->
        [1] un emplacement du Village de plus sans Personnage
        [2] pas de deuxième Personnage sur un emplacement du Village
        [3] pas de troisième Personnage sur un emplacement du Village
       *[other] pas de quatrième Personnage sur un emplacement du Village
    }
}
reason-village = { $way ->
    [more] un Village qui vaut { $amount } { $count ->
        [one] point
       *[other] points
    } de plus tout de suite
   *[less] un Village qui vaut { $amount } { $count ->
        [one] point
       *[other] points
    } de moins tout de suite
}
reason-exploration = { $way ->
    [more] une Exploration plus près du but
   *[less] une Exploration plus loin du but
}
reason-locations = { $way ->
    [more] des Lieux qui valent { $amount } { $count ->
        [one] point
       *[other] points
    } de plus
   *[less] des Lieux qui valent { $amount } { $count ->
        [one] point
       *[other] points
    } de moins
}
reason-hand = { $way ->
    [more] des jetons valant { $amount } de plus en main
   *[less] des jetons valant { $amount } de moins en main
}
reason-bid = { $way ->
    [more] { $amount } chances sur 100 de plus de remporter la tuile { $number }
   *[less] { $amount } chances sur 100 de moins de remporter la tuile { $number }
}
reason-draws = { $way ->
    [more] { $amount } { $count ->
        [one] action Piocher
       *[other] actions Piocher
    } de plus à venir
   *[less] { $amount } { $count ->
        [one] action Piocher
       *[other] actions Piocher
    } de moins à venir
}
reason-swaps = { $way ->
    [more] { $amount } { $count ->
        [one] action Échanger
       *[other] actions Échanger
    } de plus à venir
   *[less] { $amount } { $count ->
        [one] action Échanger
       *[other] actions Échanger
    } de moins à venir
}
reason-moves = { $way ->
    [more] { $amount } { $count ->
        [one] action Déplacer
       *[other] actions Déplacer
    } de plus à venir
   *[less] { $amount } { $count ->
        [one] action Déplacer
       *[other] actions Déplacer
    } de moins à venir
}
reason-rival = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } de plus pour l’adversaire le mieux placé
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } de moins pour l’adversaire le mieux placé
}
hope-card = { $percent } que la carte soit « { $what } »

## Groupes de pièces

group-characters = Personnages
group-locations = Lieux
group-compasses = Compas
group-amulets = Amulettes
group-objects = Objets
group-tokens = Jetons
group-village = Le Village
group-exploration = L’Exploration

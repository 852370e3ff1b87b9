# Mots de Takara, en français. Les clés sont des ids ; les faits de chaque message sont dans check.py.

## Tuiles galerie : le nom, et une forme courte pour les plateaux étroits

karas_2-name = 2 Karas
    .short = 2 Karas
karas_4-name = 4 Karas
    .short = 4 Karas
karas_6-name = 6 Karas
    .short = 6 Karas
xp_1-name = 1 XP
    .short = 1 XP
xp_1_wound-name = 1 XP et une blessure
    .short = 1 XP ✚
xp_2-name = 2 XP
    .short = 2 XP
xp_2_wound-name = 2 XP et une blessure
    .short = 2 XP ✚
xp_4-name = 4 XP
    .short = 4 XP
xp_4_wound-name = 4 XP et une blessure
    .short = 4 XP ✚
bat_a-name = Pipistrelle
    .short = Pipistr.
bat_b-name = Noctule
    .short = Noctule
goblin_a-name = Gobelin avare
    .short = Avare
goblin_b-name = Gobelin brute
    .short = Brute
goblin_c-name = Gobelin rôdeur
    .short = Rôdeur
skeleton_a-name = Squelette garde
    .short = Garde
skeleton_b-name = Squelette seigneur
    .short = Sire
drake-name = Dragonneau
    .short = Drac
rockfall-name = Éboulement
    .short = Éboulis
chest-name = Coffre
    .short = Coffre
stone-name = Pierre de légende
    .short = Pierre

## Tuiles coffre

tablet-name = Tablette
    .short = Tablette
idol-name = Idole
    .short = Idole
bag-name = Sac d’or
    .short = Sac
map-name = Carte
    .short = Carte
skull-name = Crâne
    .short = Crâne
mimic-name = Mimic
    .short = Mimic

## Spécialistes, et ce qu’ils font

miner-name = Mineur
archaeologist-name = Archéologue
soothsayer-name = Divinatrice
imitator-name = Imitateur

power-miner = Fouille les 2 premières tuiles d’un site : XP, Pierres et coffres sont à vous, tuiles Karas et éboulements sont déblayés sans rien rapporter, un monstre l’arrête, et personne n’est blessé.
power-archaeologist = Regarde en secret les 5 premières tuiles d’un site ; rien n’arrête son regard et rien n’est retourné.
power-soothsayer = Regarde en secret 3 tuiles voisines d’un site, à n’importe quelle profondeur ; rien n’arrête son regard et rien n’est retourné.
power-imitator = Fait le travail d’un spécialiste posé devant un autre joueur.

price = Prix : { $karas ->
    [one] { $karas } Kara.
   *[other] { $karas } Karas.
}
price-more = Prix : celui du spécialiste copié plus { $karas } Karas.

## Équipement

gear-sword = Épée
    .text = Pour un tour, permet à vos aventuriers de combattre les monstres et protège ceux qui en mettent un au jour ; elle ne protège ni du dé ni des marques de blessure.
gear-token = Jeton XP
    .text = Vaut 2 XP en fin de partie ; s’achète au comptoir, un par tour, et ne se revend jamais.
gear-recruit = Recrue
    .text = Un troisième aventurier pour le reste de la partie, engagé une seule fois, quand tous vos aventuriers ont joué.

## Lieux

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
den-name = Tripot
    .short = tripot
counter-name = Comptoir
    .short = comptoir
port-name = Port
    .short = port
hospital-name = Hôpital
    .short = hôpital
rest-room-name = Salle de repos
    .short = repos
beach-name = Plage
    .short = plage
forge-name = Forge
    .short = forge
bank-name = Banque
chests-name = Coffres
discard-name = Défausse
home-name = Camp
    .short = camp

## Les galeries comme lieux : les niveaux se comptent depuis le fond du site

gallery-1-1-name = site 1, niveau 1
gallery-1-2-name = site 1, niveau 2
gallery-1-3-name = site 1, niveau 3
gallery-1-4-name = site 1, niveau 4
gallery-1-5-name = site 1, niveau 5
gallery-1-6-name = site 1, niveau 6
gallery-1-7-name = site 1, niveau 7
gallery-1-8-name = site 1, niveau 8
gallery-1-9-name = site 1, niveau 9
gallery-2-1-name = site 2, niveau 1
gallery-2-2-name = site 2, niveau 2
gallery-2-3-name = site 2, niveau 3
gallery-2-4-name = site 2, niveau 4
gallery-2-5-name = site 2, niveau 5
gallery-2-6-name = site 2, niveau 6
gallery-2-7-name = site 2, niveau 7
gallery-2-8-name = site 2, niveau 8
gallery-2-9-name = site 2, niveau 9
gallery-3-1-name = site 3, niveau 1
gallery-3-2-name = site 3, niveau 2
gallery-3-3-name = site 3, niveau 3
gallery-3-4-name = site 3, niveau 4
gallery-3-5-name = site 3, niveau 5
gallery-3-6-name = site 3, niveau 6
gallery-3-7-name = site 3, niveau 7
gallery-3-8-name = site 3, niveau 8
gallery-3-9-name = site 3, niveau 9
gallery-4-1-name = site 4, niveau 1
gallery-4-2-name = site 4, niveau 2
gallery-4-3-name = site 4, niveau 3
gallery-4-4-name = site 4, niveau 4
gallery-4-5-name = site 4, niveau 5
gallery-4-6-name = site 4, niveau 6
gallery-4-7-name = site 4, niveau 7
gallery-4-8-name = site 4, niveau 8
gallery-4-9-name = site 4, niveau 9
gallery-5-1-name = site 5, niveau 1
gallery-5-2-name = site 5, niveau 2
gallery-5-3-name = site 5, niveau 3
gallery-5-4-name = site 5, niveau 4
gallery-5-5-name = site 5, niveau 5
gallery-5-6-name = site 5, niveau 6
gallery-5-7-name = site 5, niveau 7
gallery-5-8-name = site 5, niveau 8
gallery-5-9-name = site 5, niveau 9
gallery-6-1-name = site 6, niveau 1
gallery-6-2-name = site 6, niveau 2
gallery-6-3-name = site 6, niveau 3
gallery-6-4-name = site 6, niveau 4
gallery-6-5-name = site 6, niveau 5
gallery-6-6-name = site 6, niveau 6
gallery-6-7-name = site 6, niveau 7
gallery-6-8-name = site 6, niveau 8
gallery-6-9-name = site 6, niveau 9

## Aventuriers : le troisième d’une équipe est la recrue

adventurer-1-1-name = l’aventurier 1
adventurer-1-2-name = l’aventurier 2
adventurer-1-3-name = la recrue
adventurer-2-1-name = l’aventurier 1
adventurer-2-2-name = l’aventurier 2
adventurer-2-3-name = la recrue
adventurer-3-1-name = l’aventurier 1
adventurer-3-2-name = l’aventurier 2
adventurer-3-3-name = la recrue
adventurer-4-1-name = l’aventurier 1
adventurer-4-2-name = l’aventurier 2
adventurer-4-3-name = la recrue

## Feuille de score, niveaux de renommée, fins de partie

line-galleries = Galeries
line-monsters = Monstres
line-chests = Coffres
line-stones = Pierres
line-tokens = Jetons
line-karas = Karas

fame-axolotl_food = déjeuner d’axolotl
fame-greenhorn = bleu
fame-stone_lover = amateur de pierres
fame-new_indiana = nouvel Indiana
fame-hero_of_legend = héros légendaire

ending-two_stones = Les deux Pierres de légende sont trouvées.
ending-five_empty = Cinq sites vides et une seule Pierre trouvée : elle ne compte pas.
ending-four_empty = Quatre sites vides et aucune Pierre trouvée : tout le monde a perdu.

## Ce qui est demandé : le titre d’une phase, et la question

phase-sword = la forge
phase-assign = les aventuriers au travail
phase-look = une observation
phase-target = un spécialiste se met en route
phase-window = un spécialiste au travail
phase-chest = un coffre ouvert
phase-recruit = sur la plage
phase-care = à l’hôpital
phase-over = la fin

prompt-sword = { $who } : louer l’épée pour 3 Karas ?
prompt-assign = { $who } : que fait l’aventurier suivant ?
prompt-look = { $who } regarde une tuile en secret ({ $element }). Que faire ?
prompt-look-known = { $who } voit : { $tile } ({ $element }). Que faire ?
prompt-target = { $who } : quel site pour ce spécialiste ({ $power }) ?
prompt-window = { $who } : quelles 3 tuiles voisines ({ $element }) ?
prompt-chest = { $who } a pioché : { $tile }. Est-ce 5 Karas aussitôt, ou 2 XP à la fin ?
prompt-recruit = { $who } : engager la recrue pour 5 Karas ?
prompt-care = { $who } : payer 2 Karas pour { $element }, ou un tour de repos ?
prompt-over = La partie est terminée.

## Actions, avec leur prix

in-karas = { $karas ->
    [one] { $karas } Kara
   *[other] { $karas } Karas
}
action-rent = Louer l’épée ({ in-karas })
action-unarmed = Partir sans l’épée
action-observe = Observer le site { $number }
action-turn-up = Retourner le monstre (+{ in-karas })
action-leave = Laisser la tuile face cachée
action-dig = Fouiller le site { $number }
action-destroy = Détruire l’éboulement du site { $number } (2 aventuriers ; +{ in-karas } par éboulement visible)
action-den = Jouer au tripot (+{ in-karas })
action-buy = Acheter un jeton de { $xp } XP ({ in-karas })
action-sell = Vendre : { $tile } (+{ in-karas })
action-hire-self = Engager : { $name } ({ in-karas })
action-hire-copy = Engager l’Imitateur comme : { $name } ({ in-karas })
action-send = Choisir le site { $number }
action-window = Regarder les tuiles { $number } à { $last } depuis le sommet
action-fight = Combattre le monstre du site { $number }
action-cash-map = Encaisser la Carte (+{ in-karas })
action-keep-map = Garder la Carte ({ $xp } XP)
action-recruit = Engager la recrue ({ in-karas })
action-no-recruit = N’engager personne
action-heal = Payer l’hôpital ({ in-karas })
action-rest = Laisser au repos un tour

## Ce qui s’est passé. Un `move` n’est dit que là où il signifie quelque chose par lui-même.

event-deal = Le site { $site } est en place : { $count } tuiles.
event-pile = { $count } tuiles coffre sont mélangées.
event-first = { $who } commence.
event-turn = Manche { $round } : { $who } joue.
event-move-den = { $who } joue au tripot.
event-move-hospital = Un aventurier { DE($who) } est blessé et part à l’hôpital.
event-move-rest-room = Un aventurier blessé { DE($who) } va en salle de repos.
event-move-from-hospital = Un aventurier { DE($who) } sort guéri de l’hôpital.
event-move-from-rest-room = Un aventurier reposé { DE($who) } est de retour.
event-move-from-beach = { $who } accueille la recrue dans son équipe.
event-rent = { $who } loue l’épée.
event-return_sword = { $who } rend l’épée.
event-look = { $who } regarde en secret : { $element }.
event-look-known = { $who } regarde en secret ({ $element }) : { $tile }.
event-leave = { $who } laisse la tuile face cachée : { $element }.
event-turn_up = { $who } retourne une tuile ({ $element }) : { $tile }.
event-unearth = { $who } met une tuile au jour ({ $element }) : { $tile }.
event-draw = { $who } ouvre un coffre : { $tile }.
event-reshuffle = { $tile } : invaincu, il retourne parmi les coffres, que l’on mélange.
event-keep = { $who } garde : { $tile }.
event-discard = { $who } défausse : { $tile }.
event-earn = { $who } gagne { $count ->
    [one] { $count } Kara.
   *[other] { $count } Karas.
}
event-spend = { $who } paie { $count ->
    [one] { $count } Kara.
   *[other] { $count } Karas.
}
event-buy = { $who } achète un jeton XP.
event-hire = { $who } engage un spécialiste : { $specialist }.
event-send = { $who } envoie un spécialiste sur le site { $site } : { $power }.
event-fall_asleep = Le spécialiste posé devant { $who } s’endort : { $specialist }.
event-go_home = Un spécialiste quitte { $who } pour le port : { $specialist }.
event-roll = { $face ->
    [sword] { $who } lance le dé : une épée, coup réussi.
   *[hospital] { $who } lance le dé : l’hôpital, coup manqué.
}
event-hit = { $who } se bat ({ $element }) : le monstre porte { $wounds ->
    [one] { $wounds } blessure.
   *[other] { $wounds } blessures.
}
event-end = { $ending ->
    [two_stones] Les deux Pierres de légende sont trouvées : la partie est terminée.
    [five_empty] Cinq sites sont vides et une seule Pierre a été trouvée : la partie est terminée.
   *[four_empty] Quatre sites sont vides et aucune Pierre n’a été trouvée : tout le monde a perdu.
}

## Refus : la règle, puis ce qu’il est possible de faire

refused-no_imitation = L’Imitateur ne peut pas être copié. Choisissez un autre spécialiste, posé devant un autre joueur.
refused-not_for_sale = Le comptoir achète les tuiles qui valent de l’XP, mais ni les jetons, ni les Pierres, ni le Crâne, ni le Sac d’or. Choisissez une autre tuile.
refused-not_now = { $action ->
    [rent] L’épée se loue avant le premier aventurier du tour, avec 3 Karas en main. Vous pourrez la louer au début d’un prochain tour.
    [unarmed] La question de l’épée se pose avant le premier aventurier du tour. Envoyez un aventurier.
    [turn-up] Seul un monstre rencontré en observant peut être retourné. Envoyez un aventurier observer un site.
    [leave] Aucune tuile n’est en cours d’observation. Envoyez un aventurier observer un site.
    [cash-map] La Carte s’encaisse au moment où elle est piochée. Une Carte gardée plus tôt peut se vendre au comptoir.
    [keep-map] La Carte se garde au moment où elle est piochée. Envoyez un aventurier.
    [recruit] La recrue s’engage quand tous les aventuriers ont joué. Envoyez d’abord les autres.
    [no-recruit] La question de la recrue se pose quand tous les aventuriers ont joué. Envoyez d’abord les autres.
    [heal] Les blessés se soignent en fin de journée. Envoyez d’abord les autres aventuriers.
    [rest] Les blessés vont au repos en fin de journée. Envoyez d’abord les autres aventuriers.
   *[other] Un spécialiste travaille dès qu’il est engagé. Engagez-en un au port pour choisir un site et des tuiles.
}
refused-answer_first = { $phase ->
    [sword] L’épée d’abord : louez-la pour 3 Karas, ou partez sans elle.
    [look] Une observation se fait tuile par tuile : laissez celle-ci face cachée, ou retournez-la si c’est un monstre.
    [target] Un spécialiste travaille aussitôt : choisissez d’abord le site.
    [window] La Divinatrice travaille aussitôt : choisissez d’abord les trois tuiles.
    [recruit] Tous les aventuriers ont joué : engagez la recrue pour 5 Karas, ou n’engagez personne.
    [care] La journée se termine : payez 2 Karas pour l’aventurier blessé, ou laissez-le au repos un tour.
   *[chest] La Carte se décide aussitôt : encaissez-la pour 5 Karas, ou gardez-la pour 2 XP.
}
refused-empty_site = Le site { $site } est vide. Choisissez un site qui a encore des tuiles.
refused-nothing_to_observe = Sur le site { $site }, un monstre ou un éboulement visible barre la vue. Combattez-le ou détruisez-le d’abord, ou observez un autre site.
refused-already_open = Sur le site { $site }, toutes les tuiles à portée sont déjà visibles. Observez un autre site.
refused-not_a_monster = Seul un monstre se retourne par choix. Laissez cette tuile face cachée.
refused-face_up = La première tuile du site { $site } est déjà visible. Combattez le monstre ou détruisez l’éboulement avant de fouiller ici.
refused-no_rockfall = Aucun éboulement n’est visible au sommet du site { $site }. Vous pouvez y fouiller ou observer, ou combattre le monstre qui le coifferait.
refused-needs_two = Détruire l’éboulement du site { $site } demande deux aventuriers disponibles. Prévoyez-les avant d’envoyer les autres.
refused-counter_closed = Le comptoir ne reçoit qu’une visite par tour. Il rouvre à votre prochain tour.
refused-stock_gone = Le comptoir n’a plus de jeton XP. Il achète encore des tuiles.
refused-not_enough_karas = Il faut { $needs } Karas et vous en avez { $has }. Le tripot rapporte 1 Kara par aventurier, le comptoir 5 par XP vendu.
refused-no_such_tile = Vous n’avez pas cette tuile à vendre : { $tile }. Le comptoir achète les tuiles qui valent de l’XP et que vous avez remportées.
refused-has_specialist = Un spécialiste est déjà devant vous. Engagement possible dès son retour au port : { $specialist }.
refused-not_at_port = Ce spécialiste n’est pas au port : { $specialist }. Attendez son retour, ou engagez-en un autre.
refused-nobody_to_copy = L’Imitateur copie un spécialiste posé devant un autre joueur. Celui-ci est au port : { $specialist }.
refused-no_such_window = Le site { $site } n’a pas assez de tuiles pour cela. Commencez de la tuile 1 à la tuile { $windows } depuis le sommet.
refused-no_sword = Combattre sur le site { $site } demande l’épée. Louez-la pour 3 Karas au début d’un tour.
refused-no_monster = Aucun monstre n’est visible au sommet du site { $site }. Choisissez un site où il y en a un.

## Ce que font les tuiles, aux deux modes

effect-Gain = gagnez { $karas ->
        [one] { $karas } Kara
       *[other] { $karas } Karas
    }
    .infinitive = gagner { $karas ->
        [one] { $karas } Kara
       *[other] { $karas } Karas
    }
effect-Keep = { $xp ->
        [0] gardez cette tuile, qui ne vaut plus rien
       *[other] gardez cette tuile, qui vaut { $xp } XP
    }
    .infinitive = { $xp ->
        [0] garder cette tuile, qui ne vaut plus rien
       *[other] garder cette tuile, qui vaut { $xp } XP
    }
effect-Discard = défaussez cette tuile
    .infinitive = défausser cette tuile
effect-Wound = envoyez à l’hôpital l’aventurier qui a fouillé
    .infinitive = envoyer à l’hôpital l’aventurier qui a fouillé
effect-Block = laissez l’éboulement visible sur le site, où il barre le passage
    .infinitive = laisser l’éboulement visible sur le site, où il barre le passage
effect-Meet = laissez le monstre visible sur le site, où il blesse qui le met au jour sans l’épée ; le vaincre demande { $hit_points ->
        [one] { $hit_points } coup réussi
       *[other] { $hit_points } coups réussis
    } et rapporte { $karas ->
        [0] { $xp } XP
       *[other] { $karas } Karas et { $xp } XP
    }
    .infinitive = laisser le monstre visible sur le site, où il blesse qui le met au jour sans l’épée ; le vaincre demande { $hit_points ->
        [one] { $hit_points } coup réussi
       *[other] { $hit_points } coups réussis
    } et rapporte { $karas ->
        [0] { $xp } XP
       *[other] { $karas } Karas et { $xp } XP
    }
effect-OpenChest = piochez la première tuile coffre et résolvez-la aussitôt
    .infinitive = piocher la première tuile coffre et la résoudre aussitôt
effect-Ambush = combattez aussitôt, épée ou non : { $hit_points } coups réussis d’affilée et le monstre est vaincu, gardez-le pour { $xp } XP et piochez une autre tuile coffre ; au premier coup manqué, l’aventurier est blessé et la tuile est remélangée parmi les coffres
    .infinitive = combattre aussitôt, épée ou non : { $hit_points } coups réussis d’affilée et le monstre est vaincu, le garder pour { $xp } XP et piocher une autre tuile coffre ; au premier coup manqué, l’aventurier est blessé et la tuile est remélangée parmi les coffres
effect-FindStone = gardez cette Pierre, qui vaut { $xp } XP si les deux sont trouvées ; qui les possède toutes deux gagne
    .infinitive = garder cette Pierre, qui vaut { $xp } XP si les deux sont trouvées ; qui les possède toutes deux gagne

## Le plateau du terminal

board-round = Manche { $number }
board-stones = Pierres { $marks }
board-dice = Dés { $faces }
board-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
board-karas = { $count ->
    [one] { $count } Kara
   *[other] { $count } Karas
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-counter-open = ouvert
board-counter-closed = fermé
board-sword = épée
board-empty = vide
board-superficial = superficielle
board-intermediate = intermédiaire
board-deep = profonde
board-seen = vue de vous
board-others = d’autres
board-winner = Victoire : { $who }
board-winners = Victoire partagée : { $who }

## Le plateau du navigateur

board-site = { $name }, { $count ->
    [0] vide
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-top = dessus : { $tile }
board-hidden = dessus : face cachée, { $depth }
board-mine = vue de vous : { $tile }
board-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
board-place = tuile { $place } depuis le sommet, { $tile }
board-looked = { $who } a regardé : { $places }
board-adventurer = { $name } { DE($who) }
board-member = Aventurier { $number }
board-won = Rapporté
board-nothing = rien encore
board-points-word = points
board-karas-word = Karas
board-chance = { $percent } % de chances de le vaincre d’un trait
board-hits = { $count ->
    [0] aucun coup
    [one] { $count } coup
   *[other] { $count } coups
}
board-odds = Exact, d’après ce que vous avez vu.
board-monster = Monstre
board-two = deux aventuriers dégagent l’éboulement
board-buy = Acheter
board-sell = Vendre
board-token = Jetons XP, il en reste { $count }
board-die-sword = touché
board-die-hospital = manqué
board-leave = pour sortir
board-help-forge = L’épée se loue 3 Karas avant le premier aventurier du tour ; elle est rendue à la fin du tour.
board-help-den = Un aventurier qui y passe son tour rapporte 1 Kara.
board-help-counter = Une visite par tour : vendez une tuile rapportée, 5 Karas par XP, ou achetez un jeton de 2 XP pour 5 Karas.
board-help-port = Un aventurier y engage l’un des spécialistes qui attendent ; le spécialiste travaille aussitôt.
board-help-hospital = Les aventuriers blessés y sont couchés. En fin de tour, 2 Karas en guérissent un ; sinon il se repose un tour.
board-help-rest-room = Qui s’y repose manque un tour et revient guéri.
board-help-beach = Quand tous les aventuriers ont joué, la recrue s’engage pour 5 Karas : un troisième aventurier jusqu’à la fin de la partie.
board-help-bank = Les Karas viennent d’ici et y retournent ; elle ne s’épuise jamais.
board-help-chests = Un coffre trouvé dans une galerie ouvre la première de ces tuiles.
board-help-discard = Les tuiles sorties du jeu sont ici, face visible.

## Pourquoi une suite vaut mieux qu’une autre : ce qu’elle apporte de plus ou de moins, et ses chances

reason-xp = { $way ->
    [more] { $amount } XP de plus
   *[less] { $amount } XP de moins
}
reason-stones = { $way ->
    [more] une Pierre de légende en main
   *[less] pas de Pierre de légende
}
reason-karas = { $way ->
    [more] { $amount } { $count ->
        [one] Kara
       *[other] Karas
    } de plus
   *[less] { $amount } { $count ->
        [one] Kara
       *[other] Karas
    } de moins
}
reason-hospital = { $way ->
    [more] { $amount } { $count ->
        [one] aventurier
       *[other] aventuriers
    } de plus à l’hôpital
   *[less] { $amount } { $count ->
        [one] aventurier
       *[other] aventuriers
    } de moins à l’hôpital
}
reason-resting = { $way ->
    [more] { $amount } { $count ->
        [one] aventurier
       *[other] aventuriers
    } de plus au repos
   *[less] { $amount } { $count ->
        [one] aventurier
       *[other] aventuriers
    } de moins au repos
}
reason-recruit = { $way ->
    [more] la recrue engagée
   *[less] pas de recrue
}
reason-ready = { $way ->
    [more] { $amount } { $count ->
        [one] aventurier
       *[other] aventuriers
    } de plus à envoyer aujourd’hui
   *[less] { $amount } { $count ->
        [one] aventurier
       *[other] aventuriers
    } de moins à envoyer aujourd’hui
}
reason-hunt = { $way ->
    [more] un monstre plus à portée, l’épée en main
   *[less] un monstre moins à portée
}
reason-known = { $way ->
    [more] plus de bonnes tuiles connues à portée
   *[less] moins de bonnes tuiles connues à portée
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
hope-stone = { $percent } de trouver une Pierre de légende
hope-chest = { $percent } de trouver un coffre
hope-monster = { $percent } de risque de tomber sur un monstre
hope-fight = { $percent } de vaincre le monstre d’un coup
hope-seen = on sait ce qui s’y trouve : { $what }

## Groupes de pièces

group-galleries = Galeries
group-chests = Coffres
group-specialists = Spécialistes
group-gear = Équipement

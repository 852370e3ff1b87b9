# Mots de Temple, en français. Les clés sont des ids ; les faits de chaque message sont dans check.py.

## Cartes artéfact : le nom, et une forme courte pour les plateaux étroits ; l’étoile compte pour sa majorité

statue-name = Statue
    .short = Statue
statue_star-name = Statue ★
    .short = Statue★
coin-name = Pièce
    .short = Pièce
coin_star-name = Pièce ★
    .short = Pièce★
weapon-name = Arme
    .short = Arme
weapon_star-name = Arme ★
    .short = Arme★
manuscript-name = Manuscrit
    .short = Manuscr.
manuscript_star-name = Manuscrit ★
    .short = Manuscr.★
jewel-name = Bijou
    .short = Bijou
jewel_star-name = Bijou ★
    .short = Bijou★
relic-name = Relique
    .short = Relique
relic_star-name = Relique ★
    .short = Relique★
plate_a-name = Assiette A
    .short = Assiet.A
plate_a_star-name = Assiette A ★
    .short = Assiet.A★
plate_b-name = Assiette B
    .short = Assiet.B
plate_b_star-name = Assiette B ★
    .short = Assiet.B★
plate_c-name = Assiette C
    .short = Assiet.C
plate_c_star-name = Assiette C ★
    .short = Assiet.C★
vampire-name = Vampire
    .short = Vampire
vampire_star-name = Vampire ★
    .short = Vampire★
mummy-name = Momie
    .short = Momie
mummy_star-name = Momie ★
    .short = Momie★
vampire_mummy-name = Momie-vampire
    .short = Mom.-vamp
cross-name = Croix d’argent
    .short = Croix
cross_star-name = Croix d’argent ★
    .short = Croix★
coffin-name = Cercueil
    .short = Cercueil
treasure_2_star-name = Trésor de 2 points ★
    .short = 2 points★
treasure_3-name = Trésor de 3 points
    .short = 3 points
treasure_4_star-name = Trésor de 4 points ★
    .short = 4 points★
treasure_5-name = Trésor de 5 points
    .short = 5 points
treasure_money_3-name = Trésor de 3 cartes argent
    .short = 3 arg.
treasure_money_2_star-name = Trésor de 2 cartes argent ★
    .short = 2 arg.★
treasure_assistant-name = Trésor du renfort
    .short = Renfort
treasure_action-name = Trésor de l’élan
    .short = Élan
blessing_money_star-name = Bénédiction de la fortune ★
    .short = Fortune★
blessing_assistant-name = Bénédiction de la compagnie
    .short = Compagnie
blessing_action-name = Bénédiction de la hâte
    .short = Hâte
blessing_theft_star-name = Bénédiction de la ruse ★
    .short = Ruse★
blessing_sight-name = Bénédiction de la vision
    .short = Vision
curse_toll-name = Malédiction du péage
    .short = Péage
curse_loss_star-name = Malédiction de la perte ★
    .short = Perte★
curse_gift-name = Malédiction du don
    .short = Don
curse_alms-name = Malédiction de l’aumône
    .short = Aumône

## Paquets

statues-name = Statues
coins-name = Pièces
weapons-name = Armes
manuscripts-name = Manuscrits
jewels-name = Bijoux
relics-name = Reliques
plates-name = Assiettes chinoises
monsters-name = Vampires et momies
treasures-name = Trésors
curses-name = Malédictions et bénédictions

## Assistants

curator-name = Conservateur
restorer-name = Restauratrice
appraiser-name = Experte
banker-name = Banquier
astronomer-name = Astronome
patron-name = Mécène
digger-name = Terrassier
scout-name = Éclaireuse
guard-name = Garde
financier-name = Financière
porter-name = Porteur
smuggler-name = Contrebandier

## Autres pièces du jeu

star-name = Carte étoile
money-name = Argent

## Joueurs et cases

seat-1-name = Joueur 1
seat-2-name = Joueur 2
seat-3-name = Joueur 3
seat-4-name = Joueur 4
card-hidden = cachée
cell-empty = vide

card-1-a1-name = a1
card-1-a2-name = a2
card-1-a3-name = a3
card-1-a4-name = a4
card-1-a5-name = a5
card-1-b1-name = b1
card-1-b2-name = b2
card-1-b3-name = b3
card-1-b4-name = b4
card-1-b5-name = b5
card-1-c1-name = c1
card-1-c2-name = c2
card-1-c3-name = c3
card-1-c4-name = c4
card-1-c5-name = c5
card-1-d1-name = d1
card-1-d2-name = d2
card-1-d3-name = d3
card-1-d4-name = d4
card-1-e1-name = e1
card-1-e2-name = e2
card-1-e3-name = e3
card-1-e4-name = e4
card-1-f1-name = f1
card-1-f2-name = f2
card-1-f3-name = f3
card-2-a1-name = a1
card-2-a2-name = a2
card-2-a3-name = a3
card-2-a4-name = a4
card-2-a5-name = a5
card-2-b1-name = b1
card-2-b2-name = b2
card-2-b3-name = b3
card-2-b4-name = b4
card-2-b5-name = b5
card-2-c1-name = c1
card-2-c2-name = c2
card-2-c3-name = c3
card-2-c4-name = c4
card-2-c5-name = c5
card-2-d1-name = d1
card-2-d2-name = d2
card-2-d3-name = d3
card-2-d4-name = d4
card-2-e1-name = e1
card-2-e2-name = e2
card-2-e3-name = e3
card-2-e4-name = e4
card-2-f1-name = f1
card-2-f2-name = f2
card-2-f3-name = f3

## Feuille de score

line-statues = Statues
line-coins = Pièces
line-weapons = Armes
line-manuscripts = Manuscrits
line-jewels = Bijoux
line-relics = Reliques
line-plates = Assiettes
line-monsters = Monstres
line-treasures = Trésors
line-relic_majority = Majorité de reliques
line-stars = Cartes étoile
line-assistants = Assistants
line-money = Argent

## Ce qui est demandé : le titre d’une phase, et la question

phase-turn = un tour au temple
phase-steal = un vol
phase-invite = un assistant arrive
phase-discard = une perte
phase-give = un don
phase-look = un regard en secret
phase-carry = le Porteur au travail
phase-over = la fin

prompt-turn = { $left ->
    [0] { $who } : activez un bonus, sécurisez un ensemble ou terminez le tour.
    [1] { $who } : prenez une carte ou engagez un assistant.
   *[other] { $who } : prenez une carte ou engagez un assistant (encore { $left } actions).
}
prompt-steal = { $count ->
    [one] { $who } : quelle carte face ouverte d’un adversaire volez-vous ?
   *[other] { $who } : quelle carte face ouverte d’un adversaire volez-vous d’abord (sur { $count }) ?
}
prompt-invite = { $count ->
    [one] { $who } : quel assistant vous rejoint gratuitement ?
   *[other] { $who } : quel assistant vous rejoint gratuitement, le premier de { $count } ?
}
prompt-discard = { $who } : laquelle de vos cartes face ouverte quitte la partie ?
prompt-give = { $who } : laquelle de vos cartes face ouverte va au joueur suivant ?
prompt-look = { $count ->
    [one] { $who } : regardez encore une carte face cachée, ou arrêtez.
   *[other] { $who } : regardez jusqu’à { $count } cartes face cachée, ou arrêtez.
}
prompt-carry = { $who } : quelle carte le Porteur rapporte-t-il ?
prompt-over = La partie est terminée.

## Actions, avec leur prix

action-take = { $price ->
    [0] Prendre { $cell } : { $card }
    [1] Creuser { $cell } : { $card } (prix 1)
   *[other] Creuser { $cell } : { $card } (prix { $price })
}
action-peek = Voir la carte { $cell } (prix { $price })
action-hire = Engager : { $assistant } (prix 1)
action-flip = Activer le bonus : { $cards }
action-close = Sécuriser un ensemble : { $cards }
action-done = Terminer le tour
action-steal = Voler { A($player) } : { $card }
action-invite = Accueillir : { $assistant } (gratuit)
action-discard = Défausser : { $card }
action-give = Donner au joueur suivant : { $card }
action-look = Regarder la carte { $cell }
action-enough = Ne plus rien regarder
action-carry = Faire rapporter { $cell } : { $card }

## Ce qui s’est passé

event-deck = Paquet en jeu : { $deck }.
event-build = Un temple de { $count } cartes est construit.
event-remove = { $count } cartes sont retirées sans être vues.
event-first = { $who } commence.
event-turn = { $round ->
    [one] Premier temple : { $who } joue.
   *[other] Second temple : { $who } joue.
}
event-take = { $who } prend une carte ({ $element }) : { $card }.
event-earn = { $count ->
    [one] { $who } prend { $count } carte argent à la banque.
   *[other] { $who } prend { $count } cartes argent à la banque.
}
event-spend = { $count ->
    [one] { $who } paie { $count } carte argent.
   *[other] { $who } paie { $count } cartes argent.
}
event-look = { $who } regarde en secret une carte face cachée ({ $element }).
event-look-known = { $who } regarde en secret une carte face cachée ({ $element }) : { $card }.
event-engage = { $who } reçoit un assistant : { $assistant }.
event-flip = { $who } retourne { $count } cartes pour leur bonus : { $deck }.
event-close = { $who } sécurise un ensemble de { $count } cartes : { $deck }.
event-steal = { $who } vole { A($other) } : { $card }.
event-give = { $who } donne { A($other) } : { $card }.
event-discard = { $who } défausse : { $card }.
event-again = { $count ->
    [one] { $who } gagne une action supplémentaire.
   *[other] { $who } gagne { $count } actions supplémentaires.
}
event-fizzle = { $phase ->
    [steal] { $who } ne trouve rien à voler.
    [invite] { $who } ne trouve plus d’assistant.
    [discard] { $who } n’a aucune carte face ouverte à perdre.
    [give] { $who } n’a aucune carte face ouverte à donner.
    [look] { $who } ne trouve aucune carte face cachée à regarder.
   *[carry] { $who } trouve le temple vide.
}
event-end = Il ne reste rien du second temple : la partie est terminée.

## Refus : la règle, puis ce qu’il est possible de faire

refused-not_now = { $action ->
    [steal] Un vol vient des armes, du Contrebandier ou d’une bénédiction. Retournez d’abord deux ou trois armes.
    [invite] Un assistant gratuit vient des bijoux, d’une bénédiction ou d’un trésor. Payez 1 carte argent pour en engager un.
    [discard] Seule une malédiction fait défausser une carte. Prenez une carte ou engagez un assistant.
    [give] Seule une malédiction fait donner une carte. Prenez une carte ou engagez un assistant.
    [look] Un regard gratuit vient de l’Éclaireuse ou d’une bénédiction. Payez 1 carte argent pour voir une carte.
    [enough] Aucun regard n’est en cours. Prenez une carte ou engagez un assistant.
   *[carry] Le Porteur rapporte une carte quand il vous rejoint. Creusez, ou engagez-le s’il est libre.
}
refused-answer_first = { $phase ->
    [steal] Le vol se règle d’abord : choisissez une carte face ouverte d’un adversaire.
    [invite] L’assistant se choisit d’abord : prenez-en un à côté du temple.
    [discard] La malédiction se règle d’abord : choisissez une de vos cartes face ouverte à défausser.
    [give] La malédiction se règle d’abord : choisissez une de vos cartes face ouverte à donner.
    [look] Le regard se règle d’abord : choisissez une carte face cachée, ou arrêtez.
   *[carry] Le Porteur attend : choisissez d’abord une carte du temple.
}
refused-no_action = Il ne vous reste aucune action ce tour-ci. Activez un bonus, sécurisez un ensemble ou terminez le tour.
refused-empty_cell = Il n’y a plus de carte en { $cell }. Choisissez une carte encore dans le temple.
refused-not_enough = { $needs ->
    [one] Il faut { $needs } carte argent et vous en avez { $has }. Une carte non recouverte est gratuite.
   *[other] Il faut { $needs } cartes argent et vous en avez { $has }. Une carte non recouverte est gratuite.
}
refused-face_up = La carte en { $cell } est face ouverte pour tous. Choisissez une carte face cachée.
refused-already_seen = Vous avez déjà vu la carte en { $cell }, et la voyez encore. Choisissez-en une autre.
refused-assistant_gone = Cet assistant travaille déjà pour un joueur : { $assistant }. Choisissez-en un à côté du temple.
refused-no_such_set = Vous n’avez pas ces cartes face ouverte : { $deck }. Une carte retournée n’entre plus dans un ensemble.
refused-impossible_flip = Un bonus demande deux ou trois cartes face ouverte d’un même type qui en porte un : pièces, armes, manuscrits ou bijoux. « { $cards } » n’est pas un tel ensemble.
refused-impossible_close = Ce qui se sécurise : des statues, des assiettes d’une lettre ou des trois, un monstre avec son remède. « { $cards } » n’est pas un tel ensemble.
refused-act_first = La première action d’un tour ne se passe pas. Prenez d’abord une carte ou engagez un assistant.
refused-no_victim = On vole une carte à un adversaire. Choisissez un autre joueur de la table.
refused-guarded = Le Garde protège le joueur { $player }. Choisissez une autre victime.
refused-no_such_card = Cette carte n’est pas face ouverte à cet endroit : { $card }. Une carte retournée reste où elle est.

## Ce que font bonus, cartes et assistants, à deux modes

effect-TakeMoney = { $money ->
        [one] prenez { $money } carte argent à la banque
       *[other] prenez { $money } cartes argent à la banque
    }
    .infinitive = { $money ->
        [one] prendre { $money } carte argent à la banque
       *[other] prendre { $money } cartes argent à la banque
    }
effect-PayMoney = { $money ->
        [one] payez { $money } carte argent à la banque, ou tout ce que vous avez si c’est moins
       *[other] payez { $money } cartes argent à la banque, ou tout ce que vous avez si c’est moins
    }
    .infinitive = { $money ->
        [one] payer { $money } carte argent à la banque, ou tout ce que l’on a si c’est moins
       *[other] payer { $money } cartes argent à la banque, ou tout ce que l’on a si c’est moins
    }
effect-PayOthers = { $money ->
        [one] chaque adversaire prend { $money } carte argent à la banque
       *[other] chaque adversaire prend { $money } cartes argent à la banque
    }
    .infinitive = { $money ->
        [one] laisser chaque adversaire prendre { $money } carte argent à la banque
       *[other] laisser chaque adversaire prendre { $money } cartes argent à la banque
    }
effect-ActAgain = { $count ->
        [one] faites { $count } action supplémentaire
       *[other] faites { $count } actions supplémentaires
    }
    .infinitive = { $count ->
        [one] faire { $count } action supplémentaire
       *[other] faire { $count } actions supplémentaires
    }
effect-TakeAssistant = { $count ->
        [one] prenez { $count } assistant gratuitement
       *[other] prenez { $count } assistants gratuitement
    }
    .infinitive = { $count ->
        [one] prendre { $count } assistant gratuitement
       *[other] prendre { $count } assistants gratuitement
    }
effect-StealCard = { $count ->
        [one] volez { $count } carte face ouverte à un adversaire
       *[other] volez { $count } cartes face ouverte à vos adversaires
    }
    .infinitive = { $count ->
        [one] voler { $count } carte face ouverte à un adversaire
       *[other] voler { $count } cartes face ouverte à ses adversaires
    }
effect-LookAt = regardez en secret jusqu’à { $count } cartes face cachée du temple
    .infinitive = regarder en secret jusqu’à { $count } cartes face cachée du temple
effect-DiscardOne = défaussez une de vos cartes face ouverte
    .infinitive = défausser une de ses cartes face ouverte
effect-GiveOne = donnez une de vos cartes face ouverte au joueur suivant
    .infinitive = donner une de ses cartes face ouverte au joueur suivant
effect-CarryOff = prenez n’importe quelle carte du temple sans payer pour creuser
    .infinitive = prendre n’importe quelle carte du temple sans payer pour creuser
effect-Points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .infinitive = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-PerLedType = 1 point par type de carte dont personne n’a plus que vous, { $most } au plus
    .infinitive = 1 point par type de carte dont personne n’a plus que soi, { $most } au plus
effect-PerFlipped = 1 point toutes les { $each } cartes retournées, { $most } au plus
    .infinitive = 1 point toutes les { $each } cartes retournées, { $most } au plus
effect-PerLargestType = 1 point par carte de votre type le plus nombreux au-delà de { $beyond }, { $most } au plus
    .infinitive = 1 point par carte de son type le plus nombreux au-delà de { $beyond }, { $most } au plus
effect-PerMoney = 1 point de plus par carte argent en main, { $most } au plus
    .infinitive = 1 point de plus par carte argent en main, { $most } au plus
effect-Stars = compte pour { $count } cartes étoilées
    .infinitive = compter pour { $count } cartes étoilées
effect-DigFree = { $covers ->
        [one] { $covers } carte qui recouvre est gratuite à chaque fouille
       *[other] { $covers } cartes qui recouvrent sont gratuites à chaque fouille
    }
    .infinitive = { $covers ->
        [one] avoir { $covers } carte qui recouvre gratuite à chaque fouille
       *[other] avoir { $covers } cartes qui recouvrent gratuites à chaque fouille
    }
effect-Guarded = rien ne peut vous être volé
    .infinitive = être à l’abri des vols

## Le catalogue

text-worth = { $points ->
    [one] Vaut { $points } point.
   *[other] Vaut { $points } points.
}
text-bonus = Deux retournées : { $pair }. Trois retournées : { $triple }.
text-taken = Dès la prise : { $effect }.
text-star = Porte une étoile.
text-down = Face cachée dans le temple.
text-statues = Un ensemble de 1, 2, 3 ou 4 statues vaut 1, 3, 6 ou 10 points, et ainsi de suite ; un ensemble sécurisé ne grandit plus.
text-plates = D’une même lettre, 2 ou 3 assiettes valent { $two } ou { $three } points, et une de chaque lettre { $all } ; seule, une assiette vaut { $one }.
text-relics = À la fin, le plus de reliques rapporte { $most } points de plus, et le moins en coûte { $fewest }.
text-vampire = Avec une croix d’argent, les deux valent { $cross } points ; seul, il en coûte { $loss }.
text-mummy = Avec un cercueil, les deux valent { $coffin } points ; seule, elle en coûte { $loss }.
text-vampire_mummy = Avec une croix d’argent ou un cercueil, les deux valent { $cross } points ; seule, elle en coûte { $loss }.
text-cross = Maîtrise un vampire pour { $vampire } points, ou une momie-vampire pour { $both } ; seule, elle en coûte { $loss }.
text-coffin = Enferme une momie pour { $mummy } points, ou une momie-vampire pour { $both } ; seul, il en vaut { $alone }.
text-now = Aussitôt : { $effect }.
text-lasting = Désormais : { $effect }.
text-end = À la fin : { $effect }.
text-star-card = Vaut { $points } points à la fin à qui a le plus de cartes étoilées ; à égalité, chacun en reçoit une.
text-money = Paie les fouilles, les coups d’œil et les assistants ; chacun vaut 1 point à la fin. Vous commencez avec { $start }.

## Le plateau du terminal

board-round = { $number ->
    [one] Premier temple
   *[other] Second temple
}
board-decks = Paquets
board-legend = Case, prix, face
board-down = face cachée
board-seen = vue par vous
board-others = vue par d’autres
board-assistants = Assistants
board-no-assistants = plus aucun
board-next = ensuite : { $who }
board-money = { $count ->
    [one] { $count } carte argent
   *[other] { $count } cartes argent
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-left = { $count ->
    [0] aucune action
    [1] encore 1 action
   *[other] encore { $count } actions
}
board-flipped = retournées
board-discard = Hors jeu
board-winner = Victoire : { $who }
board-winners = Victoire partagée : { $who }

## Le plateau du navigateur

board-temple = Temple
board-set = { $points ->
    [-1] −1 point
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}, { $best } avec une de plus
board-set-full = { $points ->
    [-1] −1 point
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
board-use-coins = à deux, de l’argent
board-use-weapons = à deux, un vol
board-use-manuscripts = à deux, une action
board-use-jewels = à deux, un assistant
board-use-relics = à qui en a le plus
board-each = { $price } chacun
board-cell = case { $cell }
board-free = libre
board-place = { $card }, { $price ->
    [0] libre
   *[other] prix { $price }
}, étage { $floor }
board-mine = vue par vous : { $card }
board-owned = { $who } : { $card } ×{ $count }
board-nothing = rien encore
board-tableau = Mes cartes

## Pourquoi une suite vaut mieux qu’une autre : ce qu’elle apporte de plus ou de moins, et ses chances

reason-money = { $way ->
    [more] { $amount } de plus dans la bourse
   *[less] { $amount } de moins dans la bourse
}
reason-points = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } de plus en cartes
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } de moins en cartes
}
reason-majorities = { $way ->
    [more] une meilleure position pour les majorités
   *[less] une moins bonne position pour les majorités
}
reason-assistants = { $way ->
    [more] un assistant utile
   *[less] moins de profit des assistants
}
reason-growth = { $way ->
    [more] des séries plus prometteuses
   *[less] des séries moins prometteuses
}
reason-danger = { $way ->
    [more] moins à se faire voler
   *[less] plus à se faire voler
}
reason-actions = { $way ->
    [more] { $amount } { $count ->
        [one] action
       *[other] actions
    } de plus ce tour-ci
   *[less] { $amount } { $count ->
        [one] action
       *[other] actions
    } de moins ce tour-ci
}
reason-waiting = { $way ->
    [more] plus à tirer du choix qui suit
   *[less] moins à tirer du choix qui suit
}
reason-seen = { $way ->
    [more] { $amount } { $count ->
        [one] carte cachée
       *[other] cartes cachées
    } de plus déjà { $count ->
        [one] vue
       *[other] vues
    }
   *[less] { $amount } { $count ->
        [one] carte cachée
       *[other] cartes cachées
    } de moins déjà { $count ->
        [one] vue
       *[other] vues
    }
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
hope-card = { $percent } de trouver une carte « { $what } »
reason-coins = { $way ->
    [more] { $amount } { $count ->
        [one] pièce
       *[other] pièces
    } de plus à retourner pour un bonus
   *[less] { $amount } { $count ->
        [one] pièce
       *[other] pièces
    } de moins à retourner pour un bonus
}
reason-weapons = { $way ->
    [more] { $amount } { $count ->
        [one] arme
       *[other] armes
    } de plus à retourner pour un bonus
   *[less] { $amount } { $count ->
        [one] arme
       *[other] armes
    } de moins à retourner pour un bonus
}
reason-manuscripts = { $way ->
    [more] { $amount } { $count ->
        [one] manuscrit
       *[other] manuscrits
    } de plus à retourner pour un bonus
   *[less] { $amount } { $count ->
        [one] manuscrit
       *[other] manuscrits
    } de moins à retourner pour un bonus
}
reason-jewels = { $way ->
    [more] { $amount } { $count ->
        [one] bijou
       *[other] bijoux
    } de plus à retourner pour un bonus
   *[less] { $amount } { $count ->
        [one] bijou
       *[other] bijoux
    } de moins à retourner pour un bonus
}

## Groupes de pièces

group-statues = Statues
group-coins = Pièces
group-weapons = Armes
group-manuscripts = Manuscrits
group-jewels = Bijoux
group-relics = Reliques
group-plates = Assiettes
group-monsters = Monstres
group-treasures = Trésors
group-curses = Malédictions et bénédictions
group-assistants = Assistants
group-gear = Autres pièces

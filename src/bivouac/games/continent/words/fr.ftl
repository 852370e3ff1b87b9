### Continent : noms, effets, étiquettes, phrases du journal et refus

## Les icônes d’action

icon-move = se déplacer
icon-ski = skier
icon-swim = nager
icon-see = aller voir
icon-pathfind = chercher un passage
icon-observe = observer
icon-search = fouiller
icon-craft = fabriquer
icon-fire = faire du feu
icon-eat = manger
icon-take = manipuler
icon-think = réfléchir
icon-decipher = déchiffrer
icon-open = ouvrir
icon-hide = se cacher
icon-fight = combattre
icon-hunt = chasser
icon-fish = pêcher
icon-climb = grimper
icon-dig = creuser
icon-orient = s’orienter
icon-pull = tirer
icon-balance = garder l’équilibre
icon-rest = se reposer
icon-heal = soigner
icon-listen = écouter
icon-music = jouer de la musique
icon-offer = offrir
icon-pray = prier
icon-all = toute action

## Les sortes de cartes

kind-terrain = Terrain
kind-permanent = Événement permanent
kind-temporary = Événement temporaire
kind-item = Objet
kind-quest = Objet de quête
kind-state = État
kind-bonus = Bonus
kind-skill = Compétence
kind-curse = Malédiction
kind-clue = Indice
kind-character = Explorateur

## Ce qu’une carte dit d’elle-même

card-harsh = Ni feu, ni fabrication, ni repos ici.
card-durability = Résistance { $pips }.
card-keywords = Mots-clefs : { $list }.
card-resources = Ressources : { $list }.
card-points = { $points ->
    [one] Un point d’expérience.
   *[other] { $points } points d’expérience.
}
card-flag = Le drapeau { $symbol } ajoute { $offset }.
card-done = Tant qu’il est là, plus sur son terrain : { $icon }.
card-energy = Coûte de l’énergie quand on l’acquiert.
card-discount = { $resource } −{ $cards }
card-discounts = Moins chère à fabriquer avec : { $list }.
half-left = ◖
half-right = ◗
half-either = ◖/◗
skill-strip = Vaut { $stars }★{ $half }{ $sevens ->
    [0] { "" }
   *[other] { " " }et un 7
} quand on la pioche.
skill-price = Coûte { $points ->
    [one] un point
   *[other] { $points } points
} d’expérience.
attempt = { $icon } ({ $cost ->
    [0] 0 carte
    [one] 1 carte
   *[other] { $cost } cartes
}{ $need ->
    [0] { "" }
   *[other] , { $need }★
}{ $notes }).
attempt-locked = , verrouillée
attempt-mandatory = , obligatoire
attempt-everyone = , tous les joueurs
attempt-beside = , on peut y participer d’un terrain voisin
attempt-anywhere = , on peut y participer de n’importe où
attempt-requires = , si { $condition }
attempt-success = Réussite : { $effect }.
attempt-failure = Échec : { $effect }.
help-cost = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} de moins pour : { $icons }{ $notes }.
help-stars = { $count }★ de plus pour : { $icons }{ $notes }.
help-sevens = { $count }★ de plus par 7, pour : { $icons }{ $notes }.
help-discard = , après quoi vous défaussez cette carte
help-banish = , après quoi vous bannissez cette carte
help-return = , après quoi vous rangez cette carte
help-free = , sans que cela use l’objet
burden-cost = { $icons } : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} de plus{ $notes }.
burden-need = { $icons } : { $count }★ de plus à obtenir{ $notes }.
burden-forbid = Interdit : { $icons }{ $notes }.
burden-alone = Vous n’aidez personne et personne ne vous aide, sauf pour : { $icons }{ $notes }.
burden-no_extra = Pas de cartes en plus : { $icons }{ $notes }.
burden-no_keep = Pas de compétence conservée : { $icons }{ $notes }.
burden-no_sevens = Les sept ne vous donnent rien : { $icons }{ $notes }.
burden-no_left = Les demi-étoiles gauches ne comptent pas : { $icons }{ $notes }.
burden-no_right = Les demi-étoiles droites ne comptent pas : { $icons }{ $notes }.
burden-fewer_skills = Votre limite de compétences baisse de { $count }.
burden-lose_after_failure = Après un échec, vous perdez { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} : { $icons }{ $notes }.
burden-smaller_meals = Les repas rendent { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} de moins : { $icons }{ $notes }.
burden-helping = , même si vous ne faites que participer
leave = Vous quitte après { $count ->
    [one] une réussite
   *[other] { $count } réussites
} à : { $icons }{ $notes }.
leave-camp = Vous quitte au bivouac.
power-recount = Après un compte manqué, défaussez une carte de mot-clef { $keyword } : piochez { $count } cartes de plus et recomptez.
power-redo = Après un échec, défaussez une carte de mot-clef { $keyword } : ignorez la conséquence et refaites l’action.
power-cancel = Défaussez une carte de mot-clef { $keyword } : annulez un état qu’un participant va prendre.
power-skip = Défaussez une carte de mot-clef { $keyword } : écartez une action obligatoire qui vient d’être révélée.
power-peek = Défaussez une carte de mot-clef { $keyword } : regardez un brouillard lié, laissez-le ou posez-en un autre.
power-mend = Défaussez une carte de mot-clef { $keyword } : un objet qui vient de perdre son dé reste, avec { $count } points.

## Effets

effect-Take = { $each ->
    [1] chaque participant prend
   *[other] prenez
} une carte { $number }{ $if_available ->
    [1] { " " }si disponible
   *[other] { "" }
}{ $flag ->
    [none] { "" }
   *[other] { " " }(drapeau { $flag })
}
    .infinitive = prendre une carte { $number }{ $if_available ->
    [1] { " " }si disponible
   *[other] { "" }
}{ $flag ->
    [none] { "" }
   *[other] { " " }(drapeau { $flag })
}{ $each ->
    [1] , chaque participant
   *[other] { "" }
}
effect-Restore = mélangez dans le deck { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} de la défausse, { $chosen ->
    [1] à votre choix
   *[other] au hasard
}
    .infinitive = mélanger dans le deck { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} de la défausse, { $chosen ->
    [1] à votre choix
   *[other] au hasard
}
effect-Lose = perdez { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
    .infinitive = perdre { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
effect-Damage = vos objets perdent { $pips ->
    [one] 1 point
   *[other] { $pips } points
}
    .infinitive = retirer { $pips ->
    [one] 1 point
   *[other] { $pips } points
} à vos objets
effect-Repair = un de vos objets gagne { $pips ->
    [one] 1 point
   *[other] { $pips } points
}
    .infinitive = rendre { $pips ->
    [one] 1 point
   *[other] { $pips } points
} à un de vos objets
effect-Go = allez sur le terrain choisi
    .infinitive = aller sur le terrain choisi
effect-Cross = passez de l’autre côté
    .infinitive = passer de l’autre côté
effect-Flip = retournez le brouillard
    .infinitive = retourner le brouillard
effect-Free = défaussez cette carte et mettez le sol à sa place
    .infinitive = défausser cette carte et mettre le sol à sa place
effect-Discard = défaussez cette carte
    .infinitive = défausser cette carte
effect-Banish = bannissez cette carte
    .infinitive = bannir cette carte
effect-Return = rangez cette carte
    .infinitive = ranger cette carte
effect-Gild = remplacez cette carte par la dorée
    .infinitive = remplacer cette carte par la dorée
effect-BanishUnseen = bannissez une carte verte { $number } sans la regarder
    .infinitive = bannir une carte verte { $number } sans la regarder
effect-NewBoard = quittez ce plateau pour celui de la carte { $number }
    .infinitive = quitter ce plateau pour celui de la carte { $number }
effect-Cure = { $each ->
    [1] chaque participant se défait
   *[other] défaites-vous
} { $number ->
    [none] d’un état
   *[other] de l’état { $number }
}
    .infinitive = se défaire { $number ->
    [none] d’un état
   *[other] de l’état { $number }
}{ $each ->
    [1] , chaque participant
   *[other] { "" }
}
effect-Light = allumez votre feu ici
    .infinitive = allumer votre feu ici
effect-Douse = le feu s’éteint ici
    .infinitive = éteindre le feu
effect-Learn = achetez une compétence avancée, pour { $hand ->
    [1] la main
   *[other] le deck
}
    .infinitive = acheter une compétence avancée, pour { $hand ->
    [1] la main
   *[other] le deck
}
effect-Spend = dépensez { $points ->
    [one] 1 point
   *[other] { $points } points
} d’expérience
    .infinitive = dépenser { $points ->
    [one] 1 point
   *[other] { $points } points
} d’expérience
effect-Peek = regardez { $cards ->
    [one] un brouillard lié
   *[other] jusqu’à { $cards } brouillards liés
}
    .infinitive = regarder { $cards ->
    [one] un brouillard lié
   *[other] jusqu’à { $cards } brouillards liés
}
effect-Riddle = nommez trois chiffres
    .infinitive = nommer trois chiffres
effect-Make = la compétence devient un objet
    .infinitive = faire de la compétence un objet
effect-Eliminate = votre aventure s’achève ici
    .infinitive = achever ici votre aventure
effect-Lift = la malédiction « { $curse } » est levée
    .infinitive = lever la malédiction « { $curse } »

## Conditions, telles qu’elles suivent « si »

condition-Keyword = { $so ->
    [no] aucun participant n’a le mot « { $word } »
   *[yes] un participant a le mot « { $word } »
}
condition-InSatchel = { $so ->
    [no] la besace ne contient pas { $number }
   *[yes] la besace contient { $number }
}
condition-Gathered = { $so ->
    [no] la besace contient moins de { $count } cartes parmi { $list }
   *[yes] la besace contient { $count } cartes parmi { $list }
}
condition-ByFire = { $so ->
    [no] aucun feu ne brûle ici
   *[yes] un feu brûle ici
}
condition-InCompany = { $so ->
    [no] ni feu ni autre explorateur ne s’y trouve
   *[yes] un feu ou un autre explorateur s’y trouve
}
condition-Suffering = { $so ->
    [no] vous n’avez pas l’état { $number }
   *[yes] vous avez l’état { $number }
}
condition-Chosen = { $so ->
    [no] la malédiction « { $curse } » ne pèse pas sur vous
   *[yes] la malédiction « { $curse } » pèse sur vous
}
condition-Experienced = { $so ->
    [no] vous avez moins { $points ->
        [one] d’un point
       *[other] de { $points } points
    } d’expérience
   *[yes] vous avez { $points ->
        [one] 1 point
       *[other] { $points } points
    } d’expérience
}
condition-FogNear = { $so ->
    [no] aucun brouillard ne reste à retourner
   *[yes] un brouillard reste à retourner
}
condition-Left = { $so ->
    [no] plus rien ne reste à en tirer
   *[yes] quelque chose reste à en tirer
}
condition-AnyLeft = { $so ->
    [no] plus rien ne reste à en tirer
   *[yes] quelque chose reste à en tirer
}
condition-Not = { $so ->
    [no] { $part }
   *[yes] { $no_part }
}
condition-Both = { $so ->
    [no] { $no_first } ou { $no_second }
   *[yes] { $first } et { $second }
}

## Où sont les choses

fog-name = brouillard
deck-name = le Deck d’Action
discard-name = la défausse
past-name = le Passé
banished-name = les cartes bannies
adventure-name = le Deck d’Aventure
satchel-name = la besace
drawn-name = les cartes piochées
reading-name = la carte qu’on lit
aside-name = ce qui est mis de côté
direction-north = vers le nord
direction-east = vers l’est
direction-south = vers le sud
direction-west = vers l’ouest
item-slot = objet { $number }
item-name = { $card } ({ $pips ->
    [one] { $pips } point
   *[other] { $pips } points
})

## Ce qu’on peut faire

action-act = { $icon }{ $card ->
    [none] { "" }
   *[other] { " " }: { $card }
} ({ $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}{ $need ->
    [0] { "" }
   *[other] , { $need }★
})
action-act-beyond = { $icon }, { $side } : { $card } ({ $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}{ $need ->
    [0] { "" }
   *[other] , { $need }★
})
action-act-who = { $who } : { $told }
action-act-none = Entreprendre l’action { $number }
action-with = Demander { A($who) } de participer
action-seat-keep = Pour { $who }
action-seat-give = À { $who }
action-seat-hand = Remettre la carte { A($who) }
action-to = { $card } ({ $cell })
action-use = Utiliser { $card }
action-apply-cost = { $card } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de moins
action-apply-stars = { $card } : { $count }★ de plus
action-apply-sevens = { $card } : { $count }★ de plus par 7
action-apply-none = Appliquer l’effet { $number }
action-say = { $number ->
    [0] Ne rien échanger
    [one] 1 carte de moins, 1★ de plus
   *[other] { $number } cartes de moins, { $number }★ de plus
}
action-say-digit = { $number }
action-pick-keeping = Conserver { $card }
action-pick-excess = Défausser { $card }
action-pick-restoring = Reprendre { $card }
action-pick-damaging = Abîmer { $card }
action-pick-repairing = Réparer { $card }
action-pick-curing = Se défaire { DE($card) }
action-pick-learning = Apprendre { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
action-pick-spending = Dépenser { $card }
action-pick-peeking = Regarder { $card }
action-pick-fuel = Payer avec { $card }
action-pick-trimming = Défausser { $card }
action-pick-give-for = Contre { $card }
action-pick-none = Choisir le numéro { $number }
action-place-new = En faire un nouvel objet
action-place-hand = Prendre la carte en main
action-place-under = L’assembler à : { $card }, pour en partager les points
action-choose-flag-1 = Prendre la carte { $number }
action-choose-flag-2 = Suivre le drapeau à côté de { $number }
action-choose-power = Utiliser le pouvoir
action-choose-burying = Glisser la carte sous le deck et en poser une autre
action-choose-held = { $way } (déjà dans la besace)
action-choose-none = Choisir la possibilité { $number }
action-agree = Accepter
action-agree-joining = Participer
action-agree-trade-agreed = Accepter l’échange
action-agree-swapping = Échanger
action-decline = S’opposer
action-decline-joining = Rester à l’écart
action-decline-swapping = Garder ce que j’ai
action-draw = Piocher une carte de plus
action-skip = S’en passer
action-skip-aim = Renoncer
action-skip-gather = Renoncer
action-skip-found = Défausser la carte
action-skip-gained = Défausser la carte
action-skip-burying = Laisser la carte là
action-skip-digits = Ne saisir aucun numéro
action-skip-give-to = Le garder, tout compte fait
action-skip-give-for = Le garder, tout compte fait
action-done = Continuer
action-done-gather = Commencer
action-done-drawing = Révéler les cartes
action-done-give-for = Donner sans contrepartie
action-abandon = Abandonner { $card }
action-give = Donner { $card }
action-number = Saisir un numéro
action-camp = Camper
action-leave = Partir pour un temps
action-return = Revenir
action-retire = Partir pour de bon
action-join = Rejoindre la partie avec { $card }

## Ce qui est demandé

prompt-idle = Que fait le groupe ?
prompt-floor = { $who }, à vous d’agir.
prompt-proposed = { $who } propose « { $icon } » vers { $cell }. Tout le monde est-il d’accord ?
prompt-proposed-known = { $who } propose « { $icon } » : { $card }. Tout le monde est-il d’accord ?
prompt-proposed-camp = { $who } propose de camper. Tout le monde est-il d’accord ?
prompt-over = L’expédition est terminée.
prompt-aim = { $who }, où allez-vous ? { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
} à payer.
prompt-gather = { $who }, qui participe : { $icon } ?
prompt-joining = { $who }, participez-vous : { $icon } ({ $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}{ $need ->
    [0] { "" }
   *[other] , { $need }★
}) ?
prompt-items = { $who }, quels objets utilisez-vous : { $icon } ?
prompt-cost = { $who }, qu’est-ce qui réduit le coût pour « { $icon } » ? { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
} pour l’instant.
prompt-trade = { $who }, { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
} pour { $need }★ : en piocher moins, contre autant de ★ de plus ?
prompt-trade-agreed = { $who }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de moins contre autant de succès de plus ?
prompt-drawing = { $who }, { $count ->
    [0] aucune carte piochée
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}, { $need }★ à obtenir. D’autres ?
prompt-result = { $who }, { $count }★ sur { $need }. Qu’appliquez-vous ?
prompt-keeping = { $who }, conservez-vous une des compétences piochées ?
prompt-keep-for = { $who }, dans quelle main : { $card } ?
prompt-excess = { $who }, votre main est trop pleine : défaussez une de ces { $count } cartes.
prompt-found = { $who }, vous tenez { $card }. Qu’en faites-vous ?
prompt-gained = { $who }, vous avez gagné { $card }. Qu’en faites-vous ?
prompt-one-of = { $who }, choisissez.
prompt-one-of-known = { $who }, { $card } vous laisse le choix.
prompt-may = { $who }, le faites-vous, ou vous en passez-vous ?
prompt-may-known = { $who }, { $card } : le faites-vous, ou vous en passez-vous ?
prompt-flag = { $who }, { $card } appelle le { $number }, un drapeau à côté. Lequel suivez-vous ?
prompt-restoring = { $who }, reprenez encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de la défausse.
prompt-damaging = { $who }, { $count ->
    [one] { $count } point
   *[other] { $count } points
} de dégâts à répartir. Quel objet en prend un ?
prompt-repairing = { $who }, quel objet gagne { $count ->
    [one] { $count } point
   *[other] { $count } points
} ?
prompt-curing = { $who }, de quel état vous défaites-vous ?
prompt-crossing = { $who }, de quel côté { DE($card) } ?
prompt-learning = { $who }, quelle compétence apprenez-vous ? Vous avez { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’expérience.
prompt-spending = { $who }, { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’expérience à payer.
prompt-peeking = { $who }, derrière quel brouillard regardez-vous ? { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à regarder.
prompt-burying = { $who }, { $card } est derrière le brouillard. L’y laissez-vous ?
prompt-digits = { $who }, un numéro de trois chiffres : { $digits }
prompt-digits-known = { $who }, votre réponse { A($card) }, en trois chiffres : { $digits }
prompt-power = { $who }, payer une carte « { $keyword } » pour { $power ->
    [recount] piocher encore et recompter
    [redo] refaire l’action
   *[peek] regarder derrière le brouillard
} ?
prompt-power-known = { $who }, payer une carte « { $keyword } » pour { $power ->
    [cancel] annuler { $card }
    [skip] écarter ce qu’exige { $card }
   *[mend] sauver { $card }
} ?
prompt-fuel = { $who }, quelle carte « { $keyword } » payez-vous pour { $power ->
    [recount] recompter
    [redo] refaire l’action
    [cancel] annuler l’état
    [skip] écarter l’action obligatoire
    [peek] regarder derrière le brouillard
   *[mend] sauver l’objet
} ?
prompt-mandatory = { $who }, il le faut : { $card }.
prompt-trimming = { $who }, c’est trop à porter : défaussez quelque chose.
prompt-give-to = { $who }, à qui donnez-vous { $card } ? Cela coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} du deck.
prompt-give-for = { $who }, que demandez-vous contre { $card } ? Cela coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} du deck.
prompt-join-at = { $who }, où rejoignez-vous le groupe ?
prompt-swapping = { $who }, donnez-vous { $other } contre { $card } ? Cela coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} du deck.

## Ce qui empêche une action d’une carte

barred-unmet = il manque ce que cela demande
barred-not_all_here = tous les joueurs doivent participer, sur un même terrain
barred-done_here = cela a déjà été fait ici
barred-harsh_ground = pas sur ce terrain hostile
barred-nowhere_to_go = aucun autre terrain n’est accessible
barred-no_other_side = il n’y a rien de l’autre côté
barred-forbidden = un état l’interdit

## Pourquoi non

refused-not_now = Cela n’est pas demandé maintenant.
refused-answer_first = Répondez d’abord à ce qui est demandé.
refused-not_yours = C’est à un autre joueur de le faire.
refused-no_such_offer = Aucune carte à portée ne propose cela.
refused-unmet = { $icon } : { barred-unmet }.
refused-not_all_here = { $icon } : { barred-not_all_here }.
refused-done_here = { $icon } : { barred-done_here }.
refused-harsh_ground = { $icon } : { barred-harsh_ground }.
refused-forbidden = { $icon } : un de vos états l’interdit.
refused-nowhere_to_go = { $icon } : { barred-nowhere_to_go }.
refused-no_other_side = { $icon } : { barred-no_other_side }.
refused-not_beside = Le joueur { $seat } n’est pas sur votre terrain.
refused-asked_already = Le joueur { $seat } a déjà été sollicité.
refused-keeps_alone = Le joueur { $seat } ne peut ni aider ni être aidé.
refused-out_of_reach = { $cell } n’est pas accessible.
refused-no_such_item = Vous n’avez pas d’objet { $slot }.
refused-no_use = L’objet { $slot } ne sert à rien ici.
refused-used_already = L’objet { $slot } a déjà servi.
refused-no_such_help = Aucun effet de ce genre n’est à portée.
refused-too_much = On peut échanger { $count } au plus.
refused-no_such_pick = Rien de tel n’est en question.
refused-no_slot = Vous portez déjà { $count } objets, autant qu’il est permis.
refused-column_full = Un objet compte { $count } cartes au plus.
refused-not_a_holder = Le joueur { $seat } ne peut pas la recevoir.
refused-no_such_way = La carte n’offre pas cette possibilité.
refused-scattered = Toutes les figurines doivent être sur un même terrain pour camper.
refused-no_room = Il n’y a pas de place.
refused-in_use = L’objet { $slot } est en cours d’utilisation.
refused-character_taken = Personne ne peut rejoindre la partie avec ce personnage.
refused-nobody_beside = Personne d’autre ne se trouve sur votre terrain.
refused-locked = L’action est verrouillée : aucune carte de plus.
refused-not_away = Vous n’êtes pas en situation de le faire.
refused-must_take_part = On ne renonce pas à une action obligatoire.

## Ce qui s’est passé

event-clue = L’indice : { $card }.
event-start = L’aventure commence ici : { $card }.
event-explorer = { $who } part avec { $card }.
event-begin = { $who } : { $icon }.
event-call_off = { $who } renonce.
event-propose = { $who } propose « { $icon } » vers { $cell }.
event-propose-known = { $who } propose « { $icon } » : { $card }.
event-propose_camp = { $who } propose de camper.
event-object = { $who } s’oppose.
event-help = { $who } participe.
event-decline = { $who } reste à l’écart.
event-trade = { $who } échange { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} contre autant de succès.
event-apply = { $who } applique { $card }.
event-draw = { $who } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-reveal = Révélée : { $card }.
event-success = { $need ->
    [0] C’est fait.
   *[other] Réussite : { $count }★ sur { $need }.
}
event-failure = Échec : { $count }★ sur { $need }.
event-shed = { $count ->
    [one] { $count } carte va
   *[other] { $count } cartes vont
} à la défausse.
event-lose = { $count ->
    [one] { $count } carte du deck est perdue
   *[other] { $count } cartes du deck sont perdues
}.
event-show = Révélée dans la défausse : { $card }.
event-restore = { $count ->
    [one] { $count } carte retourne
   *[other] { $count } cartes retournent
} dans le deck.
event-exhausted = Le deck est épuisé : désormais toute malédiction est fatale.
event-recovered = Le deck contient de nouveau des cartes.
event-spared = La carte du mode facile sauve l’expédition.
event-take = { $who } prend la carte { NUMBER($number, minimumIntegerDigits: 3) } : { $card }.
event-nothing = Il n’y a pas de carte { NUMBER($number, minimumIntegerDigits: 3) } à prendre.
event-nothing-known = Déjà dans la besace : { $card }.
event-wrong = La carte { NUMBER($number, minimumIntegerDigits: 3) } n’a rien à faire ici.
event-say = { $who } nomme le { NUMBER($number, minimumIntegerDigits: 3) }.
event-bury = Une carte { NUMBER($number, minimumIntegerDigits: 3) } est bannie sans être vue.
event-discard = Défaussée : { $card }.
event-past = Au Passé : { $card }.
event-banish = Bannie : { $card }.
event-return = Rangée : { $card }.
event-hand = { $who } prend en main : { $card }.
event-satchel = Dans la besace : { $card }.
event-attach = En jeu : { $card }.
event-place = En jeu : { $card }.
event-replace = À sa place : { $card }.
event-flip = Derrière le brouillard : { $card }.
event-peek = Un regard derrière le brouillard : { $card }.
event-refill = Le deck de brouillard est mélangé de nouveau.
event-refresh = Le Passé retourne à ses decks.
event-camp = Le groupe dresse la tente pour la nuit.
event-walk = { $who } arrive : { $card }.
event-light = { $who } allume un feu.
event-douse = Le feu s’éteint.
event-item = { $who } a un nouvel objet : { $card }.
event-assemble = { $who } assemble à un objet : { $card }.
event-wear = Un objet { DE($who) } s’use : { $count ->
    [0] il ne lui reste aucun point
    [one] { $count } point de reste
   *[other] { $count } points de reste
}.
event-mend = Un objet { DE($who) } est réparé : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-give = { $who } donne { $card }.
event-propose_swap = { $who } propose { $card } contre { $other }.
event-swap = { $who } échange { $card }.
event-abandon = { $who } abandonne un objet.
event-learn = Apprise : { $card }.
event-power = { $who } use d’un pouvoir, avec { $card }.
event-drop = Sans suite : { $card }.
event-lift = Une malédiction est levée : { $curse }.
event-eliminate = L’aventure { DE($who) } s’achève ici.
event-leave = { $who } part pour un temps.
event-come_back = { $who } est de retour.
event-join = { $who } rejoint la partie : { $card }.
event-retire = { $who } part pour de bon.
event-home = { $card } a retrouvé les siens.
event-stay = On n’a pas revu { $card }.
event-end = { $ending ->
    [won] La dernière malédiction est levée. L’expédition a gagné.
    [lost] L’expédition est perdue.
   *[abandoned] L’expédition est abandonnée.
}

## Le plateau du terminal

board-round = tour { $number }
board-deck = deck { $count }
board-discard = défausse { $count }
board-discard-down = défausse { $count }, face cachée
board-skills = compétences
board-bonuses = bonus
board-states = états
board-items = objets
board-satchel = Besace :
board-known = Ce que vous savez :
board-past = Passé :
board-experience = expérience { $count }
board-price = { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}, { $need }★ à obtenir
board-away = en chemin
board-fallen = hors de la partie
board-retired = a quitté l’expédition

## Le plateau du navigateur

board-sheets = Feuilles
board-sheet-land = Pays
board-sheet-card = Lire
board-sheet-action = Agir
board-side = La carte lue et l’action
board-land = Le pays
board-nearer = Plus près
board-farther = Plus loin
board-whole = Tout le pays
board-at = { $what }, case { $cell }
board-open = Passage ouvert
board-behind = derrière : { $card }
board-fire = un feu
board-event = Événement : { $card }
board-figure = { $who }, en { $cell }
board-tally = { $card } (compte : { $count })
board-fog-title = Brouillard
board-fog-text = Personne n’a encore dessiné cet endroit. Cherchez un passage depuis le terrain voisin pour retourner la carte.
board-walk = { $cost ->
    [0] Y aller
    [one] Y aller : 1 carte
   *[other] Y aller : { $cost } cartes
}
board-story-night = La nuit
board-story-end = La fin du voyage
board-story-begin-on = Partir
board-story-night-on = Se lever
board-story-end-on = Refermer
board-story-again = Relire cette page
board-tale = Le journal de voyage
board-tale-of = Journal de voyage : { $adventure }
board-tale-share = Partager
board-tale-sent = Partagé
board-tale-print = Imprimer
board-tale-close = Refermer le journal
board-look-close = Scruter l’image
board-look-away = Reculer
board-look-where = Choisissez un endroit à regarder de près.
board-look-spots = Endroits à regarder de près
board-look-spot = Endroit { $number } sur { $count }
board-look-nothing = Des hachures, rien de plus.
board-look-digit = Quelqu’un a écrit un { $digit }.
board-begin = { $move } : commencer
board-start = Commencer
board-start-more = Commencer, et piocher davantage
board-agreed = D’accord : { $list }
board-awaited = Réponse attendue : { $list }
board-camp-text = Le pays s’efface et le Passé retourne à ses decks ; le groupe se réveille là où il se trouve.
board-if = Il faut ceci : { $condition }.
board-unmet = Pas maintenant : seulement si { $condition }.
board-theirs = C’est { A($who) } de commencer cette action.
board-success = Réussite
board-failure = Échec
board-nothing = Rien de plus.
board-with-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $percent }
board-curve = Chances de réussite selon le nombre de cartes : { $told }
board-chance = { $percent } de réussir
board-helped = { $percent } avec { $list }
board-cheaper = Moins cher avec { $list }
board-help-cost = « { $card } » (−{ $count })
board-help-stars = « { $card } » (+{ $count }★)
board-help-sevens = « { $card } » (+{ $count }★ par 7)
board-with-helps = avec les aides à portée
board-deadly = Malédiction mortelle : { $percent }
board-safe = Aucune malédiction mortelle ; { $left ->
    [0] il ne restera rien.
    [one] il restera { $left } carte.
   *[other] il restera { $left } cartes.
}
board-mark-locked = verrouillée : ni carte de plus, ni nouvelle aide
board-mark-mandatory = obligatoire
board-mark-everyone = tous les joueurs
board-mark-beside = aide possible depuis les terrains voisins
board-mark-anywhere = aide possible de n’importe où
board-no-action = Aucune action n’est en cours. Choisissez-en une sur la carte que vous lisez.
board-besides = { $count ->
    [one] Un autre geste
   *[other] { $count } autres gestes
}
board-keys = Chiffres
board-wears = L’usage retire un point au dé.
board-hand = Main et objets
board-empty-hand = Rien en main, rien dans le sac : le voyage commence.
board-deck-left = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-past-count = Passé : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-pile-deck = pioche
board-pile-discard = défausse
board-pile-past = Passé
board-pile-satchel = Besace
board-pile-known = Ce que vous savez
board-close = Fermer
board-none = Rien pour l’instant.
board-face-down = La pioche est épuisée : la défausse est face cachée.
board-about-deck = La pioche est la vie qu’il vous reste. Tout ce que vous tentez s’y paie.
board-about-discard = Les cartes piochées y vont. Repas et repos en rendent à la pioche.
board-about-past = Ce qui est fini attend ici. Le bivouac le ramène dans le pays.
board-about-figure = Un explorateur. Ce qui est sur son terrain et à côté est à portée.
board-die = { $pips ->
    [one] Le dé compte encore { $pips } usage.
   *[other] Le dé compte encore { $pips } usages.
}
board-curse = Malédiction à lever : { $curse }
board-lifted = Malédiction levée : { $curse }

## Pourquoi une suite vaut mieux qu’une autre : ce qu’elle apporte de plus ou de moins, et ses chances

hope-success = { $percent } de réussir
hope-helped = { $percent } avec « { $what } »{ $count ->
    [0] { "" }
    [one] { " " }et une autre aide
   *[other] { " " }et { $count } autres aides
}
hope-defeat = { $percent } d’être vaincus
hope-cards = coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, il en reste { $of } dans la pioche
hope-lift = lève une malédiction
hope-restore = rend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à la pioche
hope-cure = guérit un mal
hope-learn = apprend une compétence
hope-make = fabrique un objet
hope-craft = peut devenir un objet
hope-region = mène à une autre région
hope-fog = dissipe un peu de brouillard
hope-card = apporte une carte { $what }
hope-shared = qui participe en partage les suites
hope-apart = les suites ne vous toucheront pas
hope-together = vous feriez route ensemble
hope-company = les suites seraient partagées
hope-unpaid = rien n’est encore payé
hope-unkept = une carte en main est une carte de moins pour vivre
hope-now-spares = épargne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hope-now-stars = ajoute { $count }★
hope-now-sevens = ajoute { $count }★ par 7
hope-kept-spares = pourra épargner { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hope-kept-stars = pourra ajouter { $count }★
hope-kept-sevens = pourra ajouter { $count }★ par 7
hope-lost-spares = aurait pu épargner { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hope-lost-stars = aurait pu ajouter { $count }★
hope-lost-sevens = aurait pu ajouter { $count }★ par 7
hope-idle = ne change rien à cette action
hope-night = { $count ->
    [0] une nuit ne coûte rien
    [one] une nuit coûte { $count } carte, il en reste { $of }
   *[other] une nuit coûte { $count } cartes, il en reste { $of }
} ; ce qui est fini revient, le brouillard aussi

## Groupes de pièces

group-character = Explorateurs
group-clue = Indices
group-curse = Malédictions
group-skill = Compétences

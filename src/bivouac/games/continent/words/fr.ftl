### Continent : noms, effets, étiquettes, phrases du journal et refus

## Les icônes d’action

icon-move = me déplacer
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
icon-hide = me cacher
icon-fight = combattre
icon-hunt = chasser
icon-fish = pêcher
icon-climb = grimper
icon-dig = creuser
icon-orient = m’orienter
icon-pull = tirer
icon-balance = garder l’équilibre
icon-rest = me reposer
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
card-energy = Coûte de l’énergie quand on l’acquiert.
card-discount = { $resource } −{ $cards }
card-discounts = Moins chère à fabriquer avec : { $list }.
half-left = ◖
half-right = ◗
half-either = ◖/◗
skill-strip = Vaut { $stars }★{ $half }{ $sevens ->
    [0] { "" }
   *[other] { " " }et un 7
} quand on la pioche.{ $price }
skill-price = { " " }Coûte { $points ->
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
attempt-requires = , si { $condition }
attempt-success = Réussite : { $effect }.
attempt-failure = Échec : { $effect }.
help-cost = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} de moins pour : { $icons }{ $notes }.
help-stars = { $count }★ de plus pour : { $icons }{ $notes }.
help-sevens = { $count }★ de plus par 7, pour : { $icons }{ $notes }.
help-discard = ; puis défaussez-la
help-banish = ; puis bannissez-la
help-return = ; puis rangez-la
help-free = ; son usage n’use pas l’objet
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
    [000] d’un état
   *[other] de l’état { $number }
}
    .infinitive = se défaire { $number ->
    [000] d’un état
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

condition-Keyword = un participant a { $word }
condition-InSatchel = la besace contient { $number }
condition-ByFire = un feu brûle ici
condition-InCompany = un feu ou un autre explorateur s’y trouve
condition-Suffering = vous avez l’état { $number }
condition-Chosen = la malédiction « { $curse } » pèse sur vous
condition-Experienced = vous avez { $points ->
    [one] 1 point
   *[other] { $points } points
} d’expérience
condition-FogNear = un brouillard reste à retourner
condition-Not = au contraire { $part } ne vaut pas
condition-Both = { $first } et { $second }

# Mots d’Arnak, en français. Les clés sont des ids ; les faits de chaque message sont dans check.py.

## Cartes : de base, objets, artéfacts

fear-name = Peur
funding_car-name = Subvention (voiture)
funding_ship-name = Subvention (bateau)
exploration_car-name = Exploration (voiture)
exploration_ship-name = Exploration (bateau)
sea_turtle-name = Tortue marine
ostrich-name = Autruche
pack_donkey-name = Âne de bât
horse-name = Cheval
steam_boat-name = Bateau à vapeur
automobile-name = Automobile
sturdy_boots-name = Bottes robustes
gold_pan-name = Batée
trowel-name = Truelle
pickaxe-name = Pioche
hot_air_balloon-name = Montgolfière
aeroplane-name = Aéroplane
journal-name = Carnet
parrot-name = Perroquet
watch-name = Montre
army_knife-name = Couteau suisse
binoculars-name = Jumelles
tent-name = Tente
fishing_rod-name = Canne à pêche
precision_compass-name = Boussole
bow_and_arrows-name = Arc et flèches
carrier_pigeon-name = Pigeon voyageur
whip-name = Fouet
rough_map-name = Carte sommaire
airdrop-name = Largage aérien
flask-name = Flasque
machete-name = Machette
torch-name = Torche
large_backpack-name = Grand sac à dos
rope-name = Corde
revolver-name = Revolver
hat-name = Chapeau
bear_trap-name = Piège à ours
grappling_hook-name = Grappin
lantern-name = Lanterne
dog-name = Chien
brush-name = Brosse
axe-name = Hache
chronometer-name = Chronomètre
theodolite-name = Théodolite
pathfinders_sandals-name = Sandales d’éclaireur
pathfinders_staff-name = Bâton d’éclaireur
war_mask-name = Masque de guerre
treasure_chest-name = Coffre au trésor
ritual_dagger-name = Dague rituelle
crystal_earring-name = Pendant en cristal
mortar-name = Mortier
serpents_gold-name = Or du serpent
serpent_idol-name = Idole du serpent
monkey_medallion-name = Médaillon du singe
idol_of_ara_anu-name = Idole d’Ara-Anu
inscribed_blade-name = Lame gravée
guardians_ocarina-name = Ocarina du gardien
tigerclaw_hairpin-name = Épingle en griffe de tigre
war_club-name = Massue de guerre
sundial-name = Cadran solaire
traders_scales-name = Balance du marchand
hunting_arrows-name = Flèches de chasse
coconut_flask-name = Gourde en coco
cleansing_cauldron-name = Chaudron purificateur
ancient_wine-name = Vin antique
decorated_horn-name = Corne décorée
ornate_hammer-name = Marteau orné
star_charts-name = Cartes du ciel
stone_jar-name = Jarre de pierre
passage_shell-name = Coquillage de passage
ceremonial_rattle-name = Hochet cérémoniel
sacred_drum-name = Tambour sacré
traders_coins-name = Pièces du marchand
stone_key-name = Clé de pierre
obsidian_earring-name = Pendant d’obsidienne
guiding_stone-name = Pierre fondatrice
guiding_skull-name = Crâne fondateur
runes_of_the_dead-name = Runes des morts
guardians_crown-name = Couronne du gardien

## Gardiens : les tuiles ne portent pas de nom, ceux-ci sont les nôtres

guardian_1-name = Héron de pierre
guardian_2-name = Singe masqué
guardian_3-name = Sanglier de mousse
guardian_4-name = Tortue cornue
guardian_5-name = Chauve-souris nocturne
guardian_6-name = Serpent à plumes
guardian_7-name = Ours des cavernes
guardian_8-name = Crapaud doré
guardian_9-name = Crocodile du fleuve
guardian_10-name = Bouc des falaises
guardian_11-name = Panthère d’ombre
guardian_12-name = Phalène de cristal
guardian_13-name = Condor ancien
guardian_14-name = Aigle du tonnerre
guardian_15-name = Crabe de corail

## Sites : les tuiles ne portent pas de nom, ceux-ci sont les nôtres

camp_1-name = Débarcadère
camp_2-name = Belvédère
camp_3-name = Mur gravé
camp_4-name = Ancien champ de bataille
camp_5-name = Autel aux joyaux
ruin_1-name = Épave d’avion
ruin_2-name = Porte effondrée
ruin_3-name = Archives envahies
ruin_4-name = Tour de guet
ruin_5-name = Cour des stèles
ruin_6-name = Arsenal brisé
ruin_7-name = Grotte des chasseurs
ruin_8-name = Crypte hantée
ruin_9-name = Col des crânes
ruin_10-name = Bassin de la source
ruin_11-name = Observatoire céleste
ruin_12-name = Cité en terrasses
ruin_13-name = Tombeau du guerrier
ruin_14-name = Salle des prêtres
ruin_15-name = Salle des tablettes
ruin_16-name = Puits des sacrifices

## Assistants : les tuiles ne portent pas de nom, ceux-ci sont les nôtres

assistant_1-name = Trésorière
assistant_2-name = Scribe
assistant_3-name = Pisteur
assistant_4-name = Marchande
assistant_5-name = Médecin
assistant_6-name = Intendant
assistant_7-name = Aviatrice
assistant_8-name = Chauffeur
assistant_9-name = Capitaine
assistant_10-name = Acheteur
assistant_11-name = Orfèvre
assistant_12-name = Guide

## Idoles et emplacements Idole

idol_coin-name = Idole de la pièce
idol_compass-name = Idole de la boussole
idol_tablet-name = Idole de la tablette
idol_exile-name = Idole de l’exil
idol_upgrade-name = Idole de l’amélioration
idol_refresh-name = Idole du repos
slot_jewel-name = Emplacement : joyau
slot_arrowhead-name = Emplacement : pointe de flèche
slot_tablets-name = Emplacement : tablettes
slot_supplies-name = Emplacement : pièce et boussole
slot_card-name = Emplacement : carte

## Tuiles Bonus de recherche

bonus_coin-name = Bonus de la pièce
bonus_compass-name = Bonus de la boussole
bonus_tablet-name = Bonus de la tablette
bonus_card-name = Bonus de la carte
bonus_exile-name = Bonus de l’exil
bonus_upgrade-name = Bonus de l’amélioration

## Tuiles Temple

temple_2_left-name = Tuile 2 points, à gauche
temple_2_centre-name = Tuile 2 points, au centre
temple_2_right-name = Tuile 2 points, à droite
temple_6_left-name = Tuile 6 points, à gauche
temple_6_right-name = Tuile 6 points, à droite
temple_11-name = Tuile 11 points

## Tuiles Action du rival

dig_coin-name = Excaver : pièces
dig_compass-name = Excaver : boussoles
dig_tablet-name = Excaver : tablettes
dig_arrowhead-name = Excaver : pointes de flèche
dig_jewel-name = Excaver : joyaux
discover_green-name = Découvrir (verte)
discover_red-name = Découvrir (rouge)
research_green-name = Rechercher (verte)
research_red-name = Rechercher (rouge)
overcome_green-name = Maîtriser (verte)
overcome_red-name = Maîtriser (rouge)
buy_item_green-name = Acheter un objet (verte)
buy_item_red-name = Acheter un objet (rouge)
buy_artifact_green-name = Acheter un artéfact (verte)
buy_artifact_red-name = Acheter un artéfact (rouge)

## Ressources, cartes et déplacements, dans un prix ou un gain

resource-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
resource-compass = { $count ->
    [one] { $count } boussole
   *[other] { $count } boussoles
}
resource-tablet = { $count ->
    [one] { $count } tablette
   *[other] { $count } tablettes
}
resource-arrowhead = { $count ->
    [one] { $count } pointe de flèche
   *[other] { $count } pointes de flèche
}
resource-jewel = { $count ->
    [one] { $count } joyau
   *[other] { $count } joyaux
}
resource-card = { $count ->
    [one] { $count } carte de votre main
   *[other] { $count } cartes de votre main
}
resource-idol = { $count ->
    [one] { $count } idole de vos caisses
   *[other] { $count } idoles de vos caisses
}
resource-boot = { $count ->
    [one] { $count } botte
   *[other] { $count } bottes
}
resource-car = { $count ->
    [one] { $count } voiture
   *[other] { $count } voitures
}
resource-ship = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
resource-plane = { $count ->
    [one] { $count } avion
   *[other] { $count } avions
}

## Ce que font cartes, tuiles, sites et rangées, à deux modes

effect-Pay = vous pouvez dépenser { $price } pour { $part }
    .infinitive = dépenser { $price } pour { $part }
effect-AllOf-join =  ; puis{" "}
effect-Gain = gagnez { $what }
    .infinitive = gagner { $what }
effect-CompassPer = { $thing ->
    [guardian] gagnez 1 boussole par gardien que vous avez maîtrisé et par gardien sur un site que vous occupez, { $most } au plus
    [idol] gagnez 1 boussole par idole de votre plateau, { $most } au plus
   *[archaeologist] gagnez 1 boussole par archéologue que vous avez sur un site, { $most } au plus
}
    .infinitive = { $thing ->
        [guardian] gagner 1 boussole par gardien que vous avez maîtrisé et par gardien sur un site que vous occupez, { $most } au plus
        [idol] gagner 1 boussole par idole de votre plateau, { $most } au plus
       *[archaeologist] gagner 1 boussole par archéologue que vous avez sur un site, { $most } au plus
    }
effect-Fear = recevez 1 Peur
    .infinitive = recevoir 1 Peur
effect-Draw = { $count ->
    [one] piochez { $count } carte
   *[other] piochez { $count } cartes
}
    .infinitive = { $count ->
        [one] piocher { $count } carte
       *[other] piocher { $count } cartes
    }
effect-DrawBottom = piochez la carte du dessous de votre pioche
    .infinitive = piocher la carte du dessous de votre pioche
effect-Sift = { $end ->
    [top] annoncez un nombre jusqu’à { $most } et piochez autant de cartes ; gardez-en une, reposez-en une autre sur votre pioche si vous le souhaitez, et posez le reste sans l’utiliser
   *[bottom] annoncez un nombre jusqu’à { $most } et piochez autant de cartes du dessous de votre pioche ; gardez-en une et posez l’autre sans l’utiliser
}
    .infinitive = { $end ->
        [top] annoncer un nombre jusqu’à { $most } et piocher autant de cartes ; en garder une, en reposer une autre sur sa pioche si on le souhaite, et poser le reste sans l’utiliser
       *[bottom] annoncer un nombre jusqu’à { $most } et piocher autant de cartes du dessous de sa pioche ; en garder une et poser l’autre sans l’utiliser
    }
effect-Discard = posez 1 carte de votre main sans l’utiliser
    .infinitive = poser 1 carte de sa main sans l’utiliser
effect-Exile = vous pouvez exiler 1 carte
    .infinitive = exiler 1 carte
effect-UpgradeResource = vous pouvez échanger 1 tablette contre 1 pointe de flèche, ou 1 pointe de flèche contre 1 joyau
    .infinitive = échanger 1 tablette contre 1 pointe de flèche, ou 1 pointe de flèche contre 1 joyau
effect-Refresh = { $count ->
    [one] vous pouvez rendre disponible un de vos assistants
   *[other] vous pouvez rendre disponibles { $count } de vos assistants
}
    .infinitive = { $count ->
        [one] rendre disponible un de vos assistants
       *[other] rendre disponibles { $count } de vos assistants
    }
effect-Recruit = recrutez un assistant, face argentée
    .infinitive = recruter un assistant, face argentée
effect-UpgradeAssistant = améliorez l’un de vos assistants, qui passe au niveau doré et devient disponible
    .infinitive = améliorer l’un de vos assistants, qui passe au niveau doré et devient disponible
effect-Rescue = examinez la pile de sauvetage et secourez un assistant, face argentée et épuisé
    .infinitive = examiner la pile de sauvetage et secourir un assistant, face argentée et épuisé
effect-SwapAssistant = échangez l’un de vos assistants contre un assistant de la réserve, de même niveau et disponible
    .infinitive = échanger l’un de vos assistants contre un assistant de la réserve, de même niveau et disponible
effect-UseSupply = { $side ->
    [silver] vous pouvez utiliser l’effet argenté d’un assistant de la réserve
   *[gold] vous pouvez utiliser l’effet doré d’un assistant de la réserve
}
    .infinitive = { $side ->
        [silver] utiliser l’effet argenté d’un assistant de la réserve
       *[gold] utiliser l’effet doré d’un assistant de la réserve
    }
effect-Travel = utilisez { $icons } pour un déplacement ce tour-ci
    .infinitive = utiliser { $icons } pour un déplacement ce tour-ci
effect-Send = { $compasses ->
    [0] vous pouvez envoyer un archéologue en payant { $cover } de moins
   *[other] vous pouvez envoyer un archéologue en payant { $cover } de moins, et { $compasses } boussoles de moins pour une découverte
}
    .infinitive = { $compasses ->
        [0] envoyer un archéologue en payant { $cover } de moins
       *[other] envoyer un archéologue en payant { $cover } de moins, et { $compasses } boussoles de moins pour une découverte
    }
effect-SendToCamp = vous pouvez envoyer un archéologue sur un site du campement sans payer le déplacement, et utiliser ce site jusqu’à { $uses } fois
    .infinitive = envoyer un archéologue sur un site du campement sans payer le déplacement, et utiliser ce site jusqu’à { $uses } fois
effect-ActivateSite = { $occupancy ->
    [unoccupied] activez un site { $level ->
            [camp] du campement non occupé
           *[level_1] de niveau I non occupé
        }
   *[any] activez un site { $level ->
            [camp] du campement, occupé ou non
           *[level_1] de niveau I découvert, occupé ou non
        }
}
    .infinitive = { $occupancy ->
        [unoccupied] activer un site { $level ->
            [camp] du campement non occupé
           *[level_1] de niveau I non occupé
        }
       *[any] activer un site { $level ->
            [camp] du campement, occupé ou non
           *[level_1] de niveau I découvert, occupé ou non
        }
    }
effect-ActivateCamps = activez { $count } sites du campement différents
    .infinitive = activer { $count } sites du campement différents
effect-ActivateOwn = activez un site que vous occupez, en payant { $surcharge } boussoles s’il est de niveau II
    .infinitive = activer un site que vous occupez, en payant { $surcharge } boussoles s’il est de niveau II
effect-ActivateTile = { $level ->
    [level_1] révélez la première tuile de la pile de niveau I, utilisez son effet et placez-la sous la pile
   *[level_2] révélez la première tuile de la pile de niveau II, utilisez son effet et placez-la sous la pile
}
    .infinitive = { $level ->
        [level_1] révéler la première tuile de la pile de niveau I, utiliser son effet et la placer sous la pile
       *[level_2] révéler la première tuile de la pile de niveau II, utiliser son effet et la placer sous la pile
    }
effect-Relocate = { $reach ->
    [camp] transférez l’un de vos archéologues de son site vers un autre site du campement, et activez-le
   *[level_1] transférez l’un de vos archéologues de son site vers un autre site, du campement ou de niveau I, et activez-le
}
    .infinitive = { $reach ->
        [camp] transférer l’un de vos archéologues de son site vers un autre site du campement, et l’activer
       *[level_1] transférer l’un de vos archéologues de son site vers un autre site, du campement ou de niveau I, et l’activer
    }
effect-Recall = vous pouvez récupérer l’un de vos archéologues
    .infinitive = récupérer l’un de vos archéologues
effect-AllPlanes = chacun de vos symboles de déplacement vaut un avion jusqu’à la fin de la manche
    .infinitive = compter chacun de vos symboles de déplacement comme un avion jusqu’à la fin de la manche
effect-NoFear = ne recevez aucune Peur des gardiens à la fin de cette manche
    .infinitive = ne recevoir aucune Peur des gardiens à la fin de cette manche
effect-Buy = { $ware ->
    [item] vous pouvez acheter un objet en payant { $discount } pièces de moins
    [artifact] vous pouvez acheter un artéfact en payant { $discount } boussoles de moins
   *[any] vous pouvez acheter un objet ou un artéfact en payant { $discount } de moins
}
    .infinitive = { $ware ->
        [item] acheter un objet en payant { $discount } pièces de moins
        [artifact] acheter un artéfact en payant { $discount } boussoles de moins
       *[any] acheter un objet ou un artéfact en payant { $discount } de moins
    }
effect-RevealAndBuy = { $ware ->
    [item] révélez la première carte de la pioche Objet ; vous pouvez l’acheter, ou un objet de la rangée, en payant { $discount } pièces de moins
   *[artifact] révélez la première carte de la pioche Artéfact ; vous pouvez l’acheter, ou un artéfact de la rangée, en payant { $discount } boussoles de moins
}
    .infinitive = { $ware ->
        [item] révéler la première carte de la pioche Objet, et l’acheter, ou un objet de la rangée, en payant { $discount } pièces de moins
       *[artifact] révéler la première carte de la pioche Artéfact, et l’acheter, ou un artéfact de la rangée, en payant { $discount } boussoles de moins
    }
effect-TakeItem = { $to ->
    [bottom] gagnez un objet de la rangée
    [top] gagnez un objet de la rangée, placé au-dessus de votre pioche
   *[hand] gagnez un objet de la rangée, qui rejoint votre main
}
    .infinitive = { $to ->
        [bottom] gagner un objet de la rangée
        [top] gagner un objet de la rangée, placé au-dessus de votre pioche
       *[hand] gagner un objet de la rangée, qui rejoint votre main
    }
effect-TakeArtifact = gagnez un artéfact de la rangée ; vous pouvez utiliser aussitôt son effet
    .infinitive = gagner un artéfact de la rangée, dont l’effet peut servir aussitôt
effect-ExileRowItem = exilez l’objet le plus à droite de la rangée
    .infinitive = exiler l’objet le plus à droite de la rangée
effect-TakeExiledItem = vous pouvez gagner un objet exilé, placé sous votre pioche
    .infinitive = gagner un objet exilé, placé sous votre pioche
effect-Overcome = vous pouvez maîtriser un gardien sur un site que vous occupez, sans payer son coût
    .infinitive = maîtriser un gardien sur un site que vous occupez, sans payer son coût
effect-Trap = vous pouvez maîtriser un gardien sur un site où ne se trouve personne d’autre, sans payer son coût
    .infinitive = maîtriser un gardien sur un site où ne se trouve personne d’autre, sans payer son coût
effect-MoveGuardian = déplacez un gardien d’un site que vous occupez vers un site non occupé et sans gardien, du campement ou de niveau I, et activez ce site
    .infinitive = déplacer un gardien d’un site que vous occupez vers un site non occupé et sans gardien, du campement ou de niveau I, et activer ce site
effect-Research = { $resource ->
    [jewel] vous pouvez rechercher en payant { $discount } joyau de moins
    [arrowhead] vous pouvez rechercher en payant { $discount } pointe de flèche de moins
   *[tablet] vous pouvez rechercher en payant { $discount } tablettes de moins
}
    .infinitive = { $resource ->
        [jewel] rechercher en payant { $discount } joyau de moins
        [arrowhead] rechercher en payant { $discount } pointe de flèche de moins
       *[tablet] rechercher en payant { $discount } tablettes de moins
    }
effect-ResearchNotebook = vous pouvez rechercher avec votre calepin sans rien payer
    .infinitive = rechercher avec votre calepin sans rien payer
effect-FreeIdol = remettez une idole de son emplacement dans vos caisses
    .infinitive = remettre une idole de son emplacement dans vos caisses
effect-Pass = passez pour la manche en action principale
    .infinitive = passer pour la manche en action principale

## Le catalogue

text-cost = Coûte { $price }.
text-points = { $points ->
    [one] Vaut { $points } point.
   *[other] Vaut { $points } points.
}
text-travel = Déplacement : { $icons }.
text-free = Action gratuite : { $effect }.
text-exiled = S’exile une fois jouée : { $effect }.
text-fear = N’a aucun effet.
text-fear_tile = Se reçoit quand il ne reste aucune carte Peur ; reste dans la zone de jeu tant qu’elle n’est pas exilée.
text-boon = Faveur, une fois par partie : { $effect }.
text-overcome = Se maîtrise pour { $price }.
text-silver = Argenté : { $effect }.
text-gold = Doré : { $effect }.
text-main = Action principale.
text-found = Découverte face visible : { $effect }.
text-slot = Quand une idole est placée sur un emplacement : { $effect }.
text-bonus = Pour le premier jeton sur sa case : { $effect }.
text-glass = { $points ->
    [one] Loupe ({ $points } point) : { $effect }.
   *[other] Loupe ({ $points } points) : { $effect }.
}
text-notebook = { $points ->
    [one] Calepin ({ $points } point) : { $effect }.
   *[other] Calepin ({ $points } points) : { $effect }.
}
text-space = Case { $column } : { $price }.
text-lost_temple = Pour la loupe seule : { $price }.
text-loss = { $points ->
    [one] Fait perdre { $points } point à la fin.
   *[other] Fait perdre { $points } points à la fin.
}
text-temple-bird = Oiseau : { $price }.
text-temple-snake = Serpent : { $price }.
text-arrow = { $arrow ->
    [left] Flèche au dos : à gauche.
   *[right] Flèche au dos : à droite.
}
text-crossed = Rien à la manche V.
text-dig = { $resource ->
    [coin] Le rival excave un site qui donne des pièces.
    [compass] Le rival excave un site qui donne des boussoles.
    [tablet] Le rival excave un site qui donne des tablettes.
    [arrowhead] Le rival excave un site qui donne des pointes de flèche.
   *[jewel] Le rival excave un site qui donne des joyaux.
}
text-discover = Le rival découvre un site. { $finds }.
text-find = { $round } : niveau { $depth }
text-find-guardian = { $round } : niveau { $depth } avec un gardien
text-research = La loupe du rival monte d’une rangée, et un assistant quitte la réserve.
text-rival_overcome = Le rival maîtrise un gardien là où il se trouve, ou à défaut recherche.
text-buy_item = { $family ->
    [green] Le rival prend l’objet qui rapporte le moins de points.
   *[red] Le rival prend l’objet qui rapporte le plus de points.
}
text-buy_artifact = { $family ->
    [green] Le rival prend l’artéfact qui rapporte le moins de points.
   *[red] Le rival prend l’artéfact qui rapporte le plus de points.
}
track-bird = Temple de l’oiseau, rangée { $row }
track-snake = Temple du serpent, rangée { $row }
track-bird-temple = Temple de l’oiseau, le Temple perdu
track-snake-temple = Temple du serpent, le Temple perdu
text-arrivals = Par ordre d’arrivée : { $points } points.
fear_tile-name = Tuile Peur

## Actions, avec ce qu’elles coûtent

effect-name = un effet
nothing-there = personne
free-of-charge = gratuit
action-play = Jouer { $card }
action-travel = Dépenser { $card } : { $icons }
action-discard = Poser { $card }
action-exile = Exiler { $card } de votre main
action-exile-laid = Exiler { $card } de votre zone de jeu
action-buy = Acheter { $card } ({ $price })
action-take = Prendre { $card }
action-dig = { $space ->
    [1] Excaver : { $site } ({ $price })
   *[other] Excaver : { $site }, second emplacement ({ $price })
}
action-discover = Découvrir le { $site } ({ $price })
action-overcome = Maîtriser : { $guardian }, { $site } ({ $price })
action-glass = { $row ->
    [8] Loupe au Temple perdu ({ $price })
   *[other] Loupe en rangée { $row }, case { $column } ({ $price })
}
action-notebook = { $row ->
    [8] Calepin au Temple perdu ({ $price })
   *[other] Calepin en rangée { $row }, case { $column } ({ $price })
}
action-temple = Temple : { $tile } ({ $price })
action-use = Utiliser { $assistant } : { $effect }
action-boon = Faveur { DE($guardian) } : { $effect }
action-slot = Placer une idole : { $effect }
action-icon = { $icon ->
    [boot] Utiliser une botte
    [car] Utiliser une voiture
    [ship] Utiliser un bateau
   *[plane] Utiliser un avion
}
action-ride = Voyager avec { $assistant } : { $icons }
action-pilot = Engager un pilote : 1 avion ({ $price })
action-upgrade = { $resource ->
    [tablet] Échanger 1 tablette contre 1 pointe de flèche
   *[arrowhead] Échanger 1 pointe de flèche contre 1 joyau
}
action-assistant = Choisir votre assistant { $assistant }
action-stack = Choisir { $assistant } (pile { $number })
action-rescue = Secourir { $assistant } (numéro { $number })
action-choose = Choix { $number } : { $effect }
action-sift = { $number ->
    [one] Annoncer { $number } carte
   *[other] Annoncer { $number } cartes
}
action-hold = Garder la carte { $number } : { $card }
action-put-back = Reposer la carte { $number } sur la pioche : { $card }
action-keep-yes = Garder { $card } pour la prochaine manche
action-keep-no = Défausser { $card } dans la zone de jeu
action-bonus = Tuile Bonus : { $tile }
action-row = Effet de la rangée d’abord : { $effect }
action-from = { $space ->
    [1] Archéologue sur { $site }
   *[other] Archéologue sur { $site }, second emplacement
}
action-to = { $space ->
    [1] Vers { $site }
   *[other] Vers { $site }, second emplacement
}
action-site = Site : { $site }
action-free-slot = Libérer l’idole de l’emplacement { $number }
action-yes-offer = Dépenser { $price } pour { $effect }
action-yes-draw = Piocher une carte
action-yes-again = Utiliser encore le site ({ $site })
action-yes-artifact = Utiliser aussitôt l’artéfact ({ $card }) : { $effect }
action-yes = Oui
action-no-offer = S’en passer et garder { $price }
action-no-discard = S’en passer et garder ses cartes
action-no-draw = Ne plus piocher
action-no-exile = Ne rien exiler
action-no-upgrade = Ne rien échanger
action-no-refresh = Ne rendre disponible aucun assistant
action-no-supply = N’utiliser aucun assistant de la réserve
action-no-send = N’envoyer personne
action-no-send_camp = N’envoyer personne
action-no-again = Ne plus utiliser le site ({ $site })
action-no-activate = N’activer aucun site
action-no-recall = Ne récupérer personne
action-no-buy = Ne rien acheter
action-no-take_exiled = Ne reprendre aucun objet exilé
action-no-artifact = Ne pas utiliser l’artéfact ({ $card })
action-no-tame = Ne maîtriser aucun gardien
action-no-research = Ne rien rechercher
action-no-return = Ne rien reposer
action-no = Refuser
action-go = Continuer
action-pass = Passer pour la manche
action-end = Terminer le tour

## Ce qui est demandé : le titre d’une phase, et la question

phase-turn = le tour
phase-after = après l’action principale
phase-keep = la fin de la manche
phase-choose = un choix
phase-offer = une offre
phase-discard = une carte à poser
phase-draw = une pioche
phase-exile = un exil
phase-upgrade = une amélioration
phase-refresh = un assistant redressé
phase-recruit = un recrutement
phase-promote = un assistant amélioré
phase-rescue = un sauvetage
phase-swap = un échange d’assistants
phase-swap_for = un échange d’assistants
phase-supply = un assistant de la réserve
phase-send = un archéologue à envoyer
phase-travel = un coût de déplacement
phase-leftover = un choix de déplacement
phase-send_camp = un archéologue au campement
phase-again = un second usage
phase-activate = un site à activer
phase-relocate = un transfert
phase-relocate_to = un transfert
phase-recall = un rappel
phase-buy = un achat
phase-take_item = un objet à gagner
phase-take_artifact = un artéfact à gagner
phase-take_exiled = un objet exilé
phase-artifact = un nouvel artéfact
phase-tame = un gardien à maîtriser
phase-crown = un gardien à déplacer
phase-crown_to = un gardien à déplacer
phase-research = une recherche
phase-bonus = les fruits de la recherche
phase-pick_bonus = une tuile Bonus
phase-temple_bonus = les bonus du Temple perdu
phase-key = la clé de pierre
phase-sift = un pendant
phase-sifted = un pendant
phase-return = un pendant
phase-pause = une découverte
phase-over = la fin
prompt-turn = { $who } : choisissez votre action principale ; des actions gratuites peuvent la précéder.
prompt-after = { $who } : jouez des actions gratuites, ou terminez le tour.
prompt-keep = { $who } : garder cette carte pour la prochaine manche ?
prompt-keep-known = { $who } : garder { $card } pour la prochaine manche ?
prompt-choose = { $who }, choisissez ({ $piece }) : { $effect }.
prompt-offer = { $who }, { $piece } : dépenser { $price } pour { $effect }, ou s’en passer ?
prompt-discard = { $paying ->
    [yes] { $who }, { $piece } : quelle carte de votre main dépensez-vous pour { $effect } ?
   *[no] { $who } : quelle carte de votre main posez-vous ?
}
prompt-draw = { $count ->
    [one] { $who } : piocher une carte ?
   *[other] { $who } : piocher une carte ? Vous pouvez en piocher { $count }.
}
prompt-exile = { $who } : quelle carte exilez-vous ?
prompt-upgrade = { $who } : quel jeton échangez-vous ?
prompt-refresh = { $who } : quel assistant redevient disponible ?
prompt-recruit = { $who } : quel assistant vous rejoint ?
prompt-promote = { $who } : quel assistant améliorez-vous ?
prompt-rescue = { $who } : quel assistant secourez-vous ?
prompt-swap = { $who } : lequel de vos assistants part ?
prompt-swap_for = { $who } : quel assistant le remplace ?
prompt-supply = { $who } : quel assistant de la réserve utilisez-vous ?
prompt-send = { $who } : où envoyez-vous un archéologue ?
prompt-travel = { $who } : comment payez-vous le déplacement ?
prompt-leftover = { $who } : quel symbole utilisez-vous ?
prompt-send_camp = { $who } : vers quel site du campement allez-vous ?
prompt-again = { $who } : utiliser encore le site ({ $site }) ?
prompt-activate = { $who } : quel site activez-vous ?
prompt-relocate = { $who } : quel archéologue transférez-vous ?
prompt-relocate_to = { $who } : où va l’archéologue ?
prompt-recall = { $who } : quel archéologue récupérez-vous ?
prompt-buy = { $who } : quelle carte achetez-vous ?
prompt-take_item = { $who } : quel objet gagnez-vous ?
prompt-take_artifact = { $who } : quel artéfact gagnez-vous ?
prompt-take_exiled = { $who } : quel objet exilé gagnez-vous ?
prompt-artifact = { $who } : utiliser aussitôt l’artéfact ({ $card }) ?
prompt-tame = { $who } : quel gardien maîtrisez-vous ?
prompt-crown = { $who } : quel gardien déplacez-vous ?
prompt-crown_to = { $who } : où va le gardien ?
prompt-research = { $who } : quelle recherche faites-vous ?
prompt-bonus = { $who } : la tuile Bonus ou la rangée d’abord ?
prompt-pick_bonus = { $who } : quelle tuile Bonus prenez-vous ?
prompt-temple_bonus = { $who } : quelle tuile Bonus prenez-vous ?
prompt-key = { $who } : quelle idole libérez-vous ?
prompt-sift = { $who } : combien de cartes piochez-vous ?
prompt-sifted = { $who } : quelle carte gardez-vous ?
prompt-return = { $who } : quelle carte revient sur la pioche ?
prompt-pause = { $who } : des actions gratuites avant de révéler le site ?
prompt-over = La partie est terminée.

## Sites de l’île et joueurs

a1-name = site a1
a2-name = site a2
a3-name = site a3
a4-name = site a4
b1-name = site b1
b2-name = site b2
b3-name = site b3
b4-name = site b4
c1-name = site c1
c2-name = site c2
c3-name = site c3
c4-name = site c4
seat-1-name = Joueur 1
seat-2-name = Joueur 2
seat-3-name = Joueur 3
seat-4-name = Joueur 4
rival-name = Le rival

## Feuille de score

line-research = Recherche
line-temple = Tuiles Temple
line-idols = Idoles et emplacements
line-guardians = Gardiens
line-cards = Cartes
line-fear = Peur

## Ce qui s’est passé

event-play = { $who } joue { $card }.
event-spend = { $who } dépense { $card } pour un déplacement.
event-discard = { $who } pose { $card } sans l’utiliser.
event-draw = { $who } pioche une carte.
event-draw-known = { $who } pioche { $card }.
event-sift = { $count ->
    [one] { $who } examine { $count } carte de sa pioche.
   *[other] { $who } examine { $count } cartes de sa pioche.
}
event-hold = { $who } garde l’une des cartes.
event-hold-known = { $who } garde { $card }.
event-put_back = { $who } repose une carte sur sa pioche.
event-put_back-known = { $who } repose { $card } sur sa pioche.
event-lay = { $who } pose { $card } sans l’utiliser.
event-exile = { $who } exile { $card }.
event-exile_tile = { $who } exile une tuile Peur.
event-fear = { $who } reçoit une carte Peur.
event-fear_tile = { $who } reçoit une tuile Peur.
event-show = La première carte de la pioche est révélée : { $card }.
event-take = { $who } prend { $card }.
event-exile_row = { $card } quitte la rangée pour l’exil.
event-deal = { $card } rejoint la rangée.
event-pass = { $who } passe pour la manche.
event-arrive = { $who } envoie un archéologue : { $site }.
event-leave = { $who } récupère un archéologue : { $site }.
event-idol = { $count ->
    [one] { $who } prend une idole : { $idol }.
   *[other] { $who } prend { $count } idoles, dont une face visible : { $idol }.
}
event-tile = Un site est découvert, { $site } : { $tile }.
event-show_tile = Une tuile Site est révélée et placée sous sa pile : { $tile }.
event-wake = Un gardien se réveille, { $site } : { $guardian }.
event-overcome = { $who } maîtrise un gardien, { $site } : { $guardian }.
event-chase = Un gardien se déplace vers { $site } : { $guardian }.
event-gain = { $resource ->
    [coin] { $who } gagne { $count } { $count ->
            [one] pièce
           *[other] pièces
        }.
    [compass] { $who } gagne { $count } { $count ->
            [one] boussole
           *[other] boussoles
        }.
    [tablet] { $who } gagne { $count } { $count ->
            [one] tablette
           *[other] tablettes
        }.
    [arrowhead] { $who } gagne { $count } { $count ->
            [one] pointe de flèche
           *[other] pointes de flèche
        }.
   *[jewel] { $who } gagne { $count } { $count ->
            [one] joyau
           *[other] joyaux
        }.
}
event-pay = { $resource ->
    [coin] { $who } paie { $count } { $count ->
            [one] pièce
           *[other] pièces
        }.
    [compass] { $who } paie { $count } { $count ->
            [one] boussole
           *[other] boussoles
        }.
    [tablet] { $who } paie { $count } { $count ->
            [one] tablette
           *[other] tablettes
        }.
    [arrowhead] { $who } paie { $count } { $count ->
            [one] pointe de flèche
           *[other] pointes de flèche
        }.
   *[jewel] { $who } paie { $count } { $count ->
            [one] joyau
           *[other] joyaux
        }.
}
event-icons = { $who } garde un déplacement pour ce tour.
event-planes = Jusqu’à la fin de la manche, tout déplacement { DE($who) } vaut un avion.
event-use = { $who } utilise un assistant : { $assistant }.
event-ride = { $who } voyage avec un assistant : { $assistant }.
event-use_supply = { $who } utilise un assistant de la réserve : { $assistant }.
event-refresh = { $who } rend un assistant disponible : { $assistant }.
event-promote = { $who } améliore un assistant : { $assistant }.
event-recruit = { $who } recrute un assistant : { $assistant }.
event-rescue = { $who } secourt un assistant : { $assistant }.
event-swap = { $who } échange { $other } contre { $assistant }.
event-next = Au sommet de la pile : { $assistant }.
event-send_away = Le rival écarte un assistant : { $assistant }.
event-look = { $who } examine une pile.
event-slot = { $who } place une idole sur l’emplacement { $number }.
event-unslot = { $who } libère l’idole de l’emplacement { $number }.
event-toll = { $who } paie une idole.
event-boon = { $who } utilise une faveur : { $guardian }.
event-research = { $token ->
    [glass] { $who } déplace sa loupe en rangée { $row }.
   *[notebook] { $who } déplace son calepin en rangée { $row }.
}
event-bonus = { $who } prend une tuile Bonus : { $bonus }.
event-deed = { $who } retourne une tuile : { $deed }.
event-idle = { $who } ne fait rien.
event-hand = { $count ->
    [one] { $who } pioche { $count } carte.
   *[other] { $who } pioche { $count } cartes.
}
event-first = { $who } est le premier joueur.
event-round = { $round ->
    [1] La manche I commence.
    [2] La manche II commence.
    [3] La manche III commence.
    [4] La manche IV commence.
   *[other] La manche V commence.
}
event-shuffle = { $count ->
    [one] { $who } place { $count } carte sous sa pioche.
   *[other] { $who } mélange { $count } cartes et les place sous sa pioche.
}
event-end = La cinquième manche est terminée : on compte les points.
event-temple = { $who } prend une tuile Temple de { $points } points.

## Refus : la règle, puis ce qu’il est possible de faire

refused-not_now = { $action ->
    [travel] Une carte ne se dépense pour un déplacement que lorsqu’on en paie un. Choisissez d’abord où aller.
    [icon] Un déplacement restant ne sert que lorsqu’on en paie un. Choisissez d’abord où aller.
    [ride] Un assistant ne fait voyager que lorsqu’on paie un déplacement. Choisissez d’abord où aller.
    [pilot] Un pilote ne s’engage que lorsqu’on paie un déplacement. Choisissez d’abord où aller.
   *[other] Rien ne demande cela maintenant. Choisissez une action principale ou gratuite, ou terminez le tour.
}
refused-answer_first = { $phase ->
    [keep] La manche se termine : gardez ou posez d’abord la carte.
    [travel] Le déplacement est en cours de paiement : finissez-le d’abord.
    [sifted] Les cartes du pendant passent d’abord : gardez-en une.
    [discard] Une carte de la main est à poser d’abord : choisissez-la.
   *[other] Une autre question passe d’abord : répondez-y, ou refusez si c’est possible.
}
refused-main_used = L’action principale de ce tour est utilisée. Jouez des actions gratuites, ou terminez le tour.
refused-main_first = Un tour comporte une action principale. Choisissez-en une, ou passez pour la manche.
refused-not_in_hand = { $card } n’est pas dans votre main. Choisissez une carte que vous avez.
refused-no_effect = La Peur n’a aucun effet. Dépensez-la pour sa botte dans un déplacement.
refused-no_tablet = { $card } coûte 1 tablette quand on joue la carte de la main. Gagnez d’abord une tablette, ou dépensez la carte pour un déplacement.
refused-no_figure = Vos deux archéologues sont déjà sur des sites. Choisissez une autre action.
refused-space_taken = Un archéologue s’y trouve déjà : { $site }. Choisissez un emplacement libre.
refused-space_blocked = Une tuile Obstacle condamne cet emplacement toute la partie : { $site }. Choisissez-en un autre.
refused-not_discovered = Ce site n’est pas encore découvert : { $site }. Découvrez-le, ou choisissez-en un autre.
refused-discovered = Ce site est déjà découvert : { $site }. Excavez-le, ou choisissez-en un autre.
refused-cannot_travel = Vous ne pouvez pas payer le déplacement : { $site }. Cartes, faveurs, assistants et pièces pour un avion le paient.
refused-too_few = { $resource ->
    [coin] Il manque des pièces : il en faut { $needs }, vous en avez { $has }. Gagnez-en d’abord.
    [compass] Il manque des boussoles : il en faut { $needs }, vous en avez { $has }. Gagnez-en d’abord.
    [tablet] Il manque des tablettes : il en faut { $needs }, vous en avez { $has }. Gagnez-en d’abord.
    [arrowhead] Il manque des pointes de flèche : il en faut { $needs }, vous en avez { $has }. Gagnez-en d’abord.
   *[jewel] Il manque des joyaux : il en faut { $needs }, vous en avez { $has }. Gagnez-en d’abord.
}
refused-no_guardian = Aucun gardien n’est là : { $site }. Choisissez un site avec un gardien.
refused-not_there = Vous n’avez pas d’archéologue là : { $site }. Choisissez un site que vous occupez.
refused-others_there = Quelqu’un d’autre s’y trouve : { $site }. Choisissez un site sans autrui.
refused-not_for_sale = { $card } n’est pas proposé. Choisissez une carte qui l’est.
refused-no_bridge = Aucun passage n’y mène depuis ce jeton. Choisissez une case reliée, une rangée plus haut.
refused-above_glass = Le calepin ne monte jamais plus haut que la loupe. Déplacez d’abord la loupe.
refused-glass_only = Seule la loupe entre au Temple perdu. Choisissez une autre recherche.
refused-no_idol = Vous n’avez aucune idole dans vos caisses. Découvrez d’abord un site.
refused-not_in_temple = Les tuiles Temple demandent une loupe au Temple perdu. Faites d’abord monter la loupe.
refused-temple_reached = La loupe est au Temple perdu. Recherchez avec elle en prenant une tuile Temple.
refused-stack_empty = Il ne reste aucune tuile dans cette pile. Choisissez une autre pile.
refused-no_helper = Aucun assistant n’est à la place { $number } de votre plateau. Recrutez-en d’abord un.
refused-exhausted = L’assistant à la place { $number } est épuisé. Il sera disponible à la prochaine manche.
refused-useless = Rien de cet effet n’est possible maintenant. Choisissez-en un autre.
refused-no_boon = Il ne vous reste pas de faveur : { $guardian }. Une faveur sert une fois, après avoir maîtrisé le gardien.
refused-travel_boon = Cette faveur est un déplacement : { $guardian }. Utilisez-la en payant un déplacement.
refused-slots_full = Les quatre emplacements portent une idole. Choisissez une autre action.
refused-not_helpful = Cela ne couvre aucun symbole encore dû. Choisissez une autre source.
refused-no_icon = Vous n’avez pas ce déplacement en reste. Choisissez une autre source.
refused-payment_first = Un paiement est en cours. Finissez-le d’abord.
refused-no_pilot = Un pilote coûte { $needs } pièces, que vous n’avez pas. Choisissez une autre source.
refused-no_option = Ce choix n’est pas proposé, ou il est déjà fait. Choisissez-en un autre.
refused-not_laid = Absente de votre zone de jeu : { $card }. Choisissez une carte qui s’y trouve.
refused-no_upgrade = Vous n’avez pas ce jeton à échanger. Choisissez l’autre, ou refusez.
refused-is_ready = Cet assistant est déjà disponible. Choisissez-en un épuisé.
refused-is_gold = Cet assistant est déjà doré. Choisissez-en un argenté.
refused-no_supply = Aucun assistant utile ne s’y trouve. Choisissez une autre pile.
refused-no_bonus = Cette tuile Bonus ne s’y trouve pas. Choisissez-en une qui y est.
refused-too_many = { $most ->
    [one] Vous pouvez annoncer { $most } carte au plus. Annoncez-en moins.
   *[other] Vous pouvez annoncer { $most } cartes au plus. Annoncez-en moins.
}
refused-no_figure_there = Vous n’avez pas d’archéologue à cet emplacement : { $site }. Choisissez l’un des vôtres.
refused-wrong_site = L’effet ne concerne pas ce site : { $site }. Choisissez-en un qu’il nomme.
refused-slot_empty = L’emplacement { $number } ne porte pas d’idole. Choisissez-en un autre.
refused-must_choose = { $phase ->
    [recruit] La rangée apporte un assistant : choisissez-le.
    [promote] La rangée améliore un assistant : choisissez-le.
    [take_artifact] La rangée apporte un artéfact : choisissez-le.
    [discard] Une carte de la main doit être posée : choisissez-la.
   *[other] Cela ne se refuse pas : choisissez l’une des possibilités.
}
refused-other_payment = Un autre déplacement est en cours de paiement. Finissez-le d’abord.
refused-not_exiled = { $card } n’est pas en exil. Choisissez un objet de la pile Exil.
refused-no_card = Vous n’avez aucune carte en main pour payer. Refusez, ou choisissez une autre action.
refused-no_ride = L’assistant à la place { $number } ne fait pas voyager. Choisissez une autre source.
refused-notebook_only = Le carnet ne déplace que le calepin. Choisissez une case pour lui.

## Le plateau du terminal

board-round = Manche { $number }
board-bird = Temple de l’oiseau
board-snake = Temple du serpent
board-first = premier : { $who }
board-boot = bo
board-car = vo
board-ship = ba
board-plane = av
board-coin = pièce
board-compass = boussole
board-tablet = tablette
board-arrowhead = pointe
board-jewel = joyau
board-card = carte
board-fear = Peur
board-exile = exil
board-upgrade = amélioration
board-refresh = repos
board-idol = idole
board-guardian = gardien
board-temple = Temple
board-glass = l
board-notebook = c
board-assistants = Assistants
board-rescue = À secourir
board-hand = main { $count }
board-deck = pioche { $count }
board-area = jeu { $count }
board-planes = tout avion
board-no_fear = sans Peur
board-passed = passé
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-tiles = { $count ->
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
}
board-your-hand = Votre main
board-your-area = Votre zone de jeu
board-left = Déplacement restant ce tour : { $icons }
board-winner = Victoire : { $who }
board-winners = Victoire partagée : { $who }
board-rival-wins = L’expédition rivale l’emporte.

## The board of the browser

board-sites = Sites
board-guardians = Gardiens vaincus
board-research = Recherche
board-cards = Cartes
board-boards = Plateaux
board-row = Rangée de cartes
board-artifacts = Artéfacts
board-items = Objets
board-staff = Sceptre lunaire, manche { $number }
board-hidden = face cachée
board-discover = découvrir
board-blocked = fermé par une tuile Obstacle
board-start = départ
board-step = Rangée { $row }, case { $column }
board-the-glass = loupe
board-the-notebook = calepin
board-lost-temple = Temple perdu
board-stack = Pile { $number } : { $assistant }, ×{ $count }
board-silver = argenté
board-gold = doré
board-exhausted = épuisé
board-no-assistant = Place libre pour un assistant
board-gear = Équipement
board-tokens = Jetons
board-archaeologists = { $count ->
    [0] aucun archéologue au camp
    [one] { $count } archéologue au camp
   *[other] { $count } archéologues au camp
}
board-idols = Idoles
board-slot = Emplacement { $number }, vide, { $points } { $points ->
    [one] point
   *[other] points
}
board-slot-full = Emplacement { $number }, une idole y couvre { $points } { $points ->
    [one] point
   *[other] points
}
board-crates = Dans vos caisses : { $count }
board-boon = faveur
board-boon-used = faveur utilisée
board-no-hand = Votre main est vide.
board-way = trajet
board-rest = reste
board-touch = touchez une carte éclairée
board-drawn = Cartes piochées
board-none-exiled = Aucune carte n’a encore été exilée.
board-basics-of = Cartes de base { DE($who) }
board-exiled = Cartes exilées
board-bonuses = Tuiles Bonus
board-of = Plateau { DE($who) }
board-look = Voir le plateau { DE($who) }, touche { $key }
board-close = Fermer
board-total = Total
board-rival-waits = Le rival n’a pas encore retourné de tuile.
board-arrow-left = la flèche montre la gauche
board-arrow-right = la flèche montre la droite
board-price = prix
board-lacking = manque
board-first-there = premier arrivé
board-worth = vaut
board-idol-up = idole
board-idol-down = idole cachée
board-one-of = Un site parmi { $count }, avec son effet aussitôt :
board-wakes = Un gardien s’y éveille.
board-help-seat = Vos archéologues au camp : chacun part une fois par manche excaver ou découvrir un site, et rentre à la fin.
board-help-hand = Une carte de sa main : vous n’en voyez que le dos.
board-help-track-start = Loupes et calepins partent d’ici.
board-help-boot = Déplacement qui vous reste pour ce tour.
board-help-coin = Les pièces paient les objets, et louent des avions.
board-help-compass = Les boussoles paient les artéfacts et les découvertes.
board-help-tablet = Les tablettes paient la recherche, et les artéfacts que vous jouez de votre main.
board-help-arrowhead = Les pointes de flèche paient la recherche et les gardiens.
board-help-jewel = Les joyaux paient les passages courts de la recherche.
board-help-deck = Votre pioche. Les objets achetés passent dessous ; ce que vous avez joué y revient en fin de manche.
board-help-slot = Glissez-y une idole de vos caisses pour un effet, une fois. L’emplacement ne compte plus que s’il reste vide.
board-help-staff = Le sceptre sépare artéfacts et objets. À chaque manche il avance, et les cartes à ses côtés quittent la rangée.
board-help-item-deck = Les objets se paient en pièces et passent sous votre pioche.
board-help-artifact-deck = Les artéfacts se paient en boussoles et agissent aussitôt.
board-help-rescue = Des assistants attendent à la rangée IV : la première loupe qui y parvient en secourt un.
board-help-deed-back = La flèche au dos de la tuile suivante dit au rival de quel côté choisir.

## Pourquoi une suite vaut mieux qu’une autre : ce qu’elle apporte de plus ou de moins, et ses chances

reason-research_points = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } de recherche de plus
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } de recherche de moins
}
reason-temple_points = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } de tuiles du temple de plus
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } de tuiles du temple de moins
}
reason-idols_points = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } d’idoles de plus
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } d’idoles de moins
}
reason-guardians_points = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } de gardiens de plus
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } de gardiens de moins
}
reason-card_points = { $way ->
    [more] { $amount } { $count ->
        [one] point
       *[other] points
    } de plus sur les cartes acquises
   *[less] { $amount } { $count ->
        [one] point
       *[other] points
    } de moins sur les cartes acquises
}
reason-coin = { $way ->
    [more] { $amount } { $count ->
        [one] pièce
       *[other] pièces
    } de plus
   *[less] { $amount } { $count ->
        [one] pièce
       *[other] pièces
    } de moins
}
reason-compass = { $way ->
    [more] { $amount } { $count ->
        [one] boussole
       *[other] boussoles
    } de plus
   *[less] { $amount } { $count ->
        [one] boussole
       *[other] boussoles
    } de moins
}
reason-tablet = { $way ->
    [more] { $amount } { $count ->
        [one] tablette
       *[other] tablettes
    } de plus
   *[less] { $amount } { $count ->
        [one] tablette
       *[other] tablettes
    } de moins
}
reason-arrowhead = { $way ->
    [more] { $amount } { $count ->
        [one] pointe de flèche
       *[other] pointes de flèche
    } de plus
   *[less] { $amount } { $count ->
        [one] pointe de flèche
       *[other] pointes de flèche
    } de moins
}
reason-jewel = { $way ->
    [more] { $amount } { $count ->
        [one] joyau
       *[other] joyaux
    } de plus
   *[less] { $amount } { $count ->
        [one] joyau
       *[other] joyaux
    } de moins
}
reason-track = { $way ->
    [more] une recherche qui ouvre davantage
   *[less] une recherche qui ouvre moins
}
reason-plan = { $way ->
    [more] l’étape suivante de recherche plus proche
   *[less] l’étape suivante de recherche plus lointaine
}
reason-hand = { $way ->
    [more] { $amount } { $count ->
        [one] carte
       *[other] cartes
    } de plus en main
   *[less] { $amount } { $count ->
        [one] carte
       *[other] cartes
    } de moins en main
}
reason-fear = { $way ->
    [more] { $amount } { $count ->
        [one] carte
       *[other] cartes
    } Peur de plus
   *[less] { $amount } { $count ->
        [one] carte
       *[other] cartes
    } Peur de moins
}
reason-held = { $way ->
    [more] une main plus utile tout de suite
   *[less] une main moins utile tout de suite
}
reason-deck = { $way ->
    [more] de meilleures cartes pour les manches à venir
   *[less] des cartes plus faibles pour les manches à venir
}
reason-assistants = { $way ->
    [more] plus à tirer des assistants
   *[less] moins à tirer des assistants
}
reason-crates = { $way ->
    [more] des idoles encore utiles
   *[less] des idoles moins utiles
}
reason-boons = { $way ->
    [more] plus de faveurs de gardiens à utiliser
   *[less] moins de faveurs de gardiens à utiliser
}
reason-figures = { $way ->
    [more] { $amount } { $count ->
        [one] archéologue
       *[other] archéologues
    } de plus à envoyer
   *[less] { $amount } { $count ->
        [one] archéologue
       *[other] archéologues
    } de moins à envoyer
}
reason-guardians = { $way ->
    [more] { $amount } { $count ->
        [one] archéologue
       *[other] archéologues
    } de plus près d’un gardien
   *[less] { $amount } { $count ->
        [one] archéologue
       *[other] archéologues
    } de moins près d’un gardien
}
reason-waiting = { $way ->
    [more] plus à tirer du choix qui suit
   *[less] moins à tirer du choix qui suit
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

group-basic = Cartes de base
group-items = Objets
group-artifacts = Artefacts
group-guardians = Gardiens
group-camp = Sites du camp
group-level_1 = Sites de niveau I
group-level_2 = Sites de niveau II
group-assistants = Assistants
group-idols = Idoles
group-slots = Emplacements d’idoles
group-bonuses = Tuiles bonus
group-temple = Tuiles du temple
group-track_bird = Temple de l’oiseau
group-track_snake = Temple du serpent
group-rival = Le rival

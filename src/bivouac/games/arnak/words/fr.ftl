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
effect-OneOf-join = , ou{" "}
effect-OneOf = au choix : { $parts }
    .infinitive = { $parts }
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
effect-SwapAssistant = vous pouvez échanger l’un de vos assistants contre un assistant de la réserve, de même niveau et disponible
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
effect-ActivateOwn = activez un site que vous occupez, pour { $surcharge } boussoles s’il est de niveau II
    .infinitive = activer un site que vous occupez, pour { $surcharge } boussoles s’il est de niveau II
effect-ActivateTile = { $level ->
    [level_1] révélez la première tuile de la pile de niveau I, utilisez son effet et placez-la sous la pile
   *[level_2] révélez la première tuile de la pile de niveau II, utilisez son effet et placez-la sous la pile
}
    .infinitive = { $level ->
        [level_1] révéler la première tuile de la pile de niveau I, utiliser son effet et la placer sous la pile
       *[level_2] révéler la première tuile de la pile de niveau II, utiliser son effet et la placer sous la pile
    }
effect-Relocate = { $reach ->
    [camp] vous pouvez transférer l’un de vos archéologues de son site vers un autre site du campement, et l’activer
   *[level_1] vous pouvez transférer l’un de vos archéologues de son site vers un autre site, du campement ou de niveau I, et l’activer
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
effect-Buy = { $what ->
    [item] vous pouvez acheter un objet en payant { $discount } pièces de moins
    [artifact] vous pouvez acheter un artéfact en payant { $discount } boussoles de moins
   *[any] vous pouvez acheter un objet ou un artéfact en payant { $discount } de moins
}
    .infinitive = { $what ->
        [item] acheter un objet en payant { $discount } pièces de moins
        [artifact] acheter un artéfact en payant { $discount } boussoles de moins
       *[any] acheter un objet ou un artéfact en payant { $discount } de moins
    }
effect-RevealAndBuy = { $what ->
    [item] révélez la première carte de la pioche Objet ; vous pouvez l’acheter, ou un objet de la rangée, en payant { $discount } pièces de moins
   *[artifact] révélez la première carte de la pioche Artéfact ; vous pouvez l’acheter, ou un artéfact de la rangée, en payant { $discount } boussoles de moins
}
    .infinitive = { $what ->
        [item] révéler la première carte de la pioche Objet, et l’acheter, ou un objet de la rangée, en payant { $discount } pièces de moins
       *[artifact] révéler la première carte de la pioche Artéfact, et l’acheter, ou un artéfact de la rangée, en payant { $discount } boussoles de moins
    }
effect-TakeItem = { $to ->
    [bottom] gagnez un objet de la rangée
    [top] gagnez un objet de la rangée, placé au-dessus de votre pioche
   *[hand] gagnez un objet de la rangée, pris dans votre main
}
    .infinitive = { $to ->
        [bottom] gagner un objet de la rangée
        [top] gagner un objet de la rangée, placé au-dessus de votre pioche
       *[hand] gagner un objet de la rangée, pris dans votre main
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
effect-MoveGuardian = vous pouvez déplacer un gardien d’un site que vous occupez vers un site non occupé et sans gardien, du campement ou de niveau I, et activer ce site
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
effect-FreeIdol = vous pouvez remettre une idole de son emplacement dans vos caisses
    .infinitive = remettre une idole de son emplacement dans vos caisses
effect-Pass = passez pour la manche, en action principale
    .infinitive = passer pour la manche, en action principale

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
text-find = { $round } : niveau { $level }
text-find-guardian = { $round } : niveau { $level } avec un gardien
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

notice-turn = À vous de jouer : { $game }
notice-reminder = C’est toujours à vous : { $game }
notice-round = manche { $number }
notice-with = avec { $names }
notice-left = { $unit ->
    [days] { $count ->
        [one] il reste un jour
       *[other] il reste { $count } jours
    }
   *[hours] { $count ->
        [one] il reste une heure
       *[other] il reste { $count } heures
    }
}
mail-turn =
    Bonjour { $name },
    c’est à vous de jouer : { $situation }
    { $link }

    Ne plus recevoir ces courriers : { $stop }
mail-reminder =
    Bonjour { $name },
    c’est toujours à vous de jouer, et le temps presse : { $situation }
    { $link }

    Ne plus recevoir ces courriers : { $stop }

page-no-client = Le client du navigateur n’est pas construit ici : cette page ne fait que lister les tables. Lancez python3 run.py pour le construire, ou jouez dans un terminal : bivouac play.
page-open = Tables où une place est libre
page-mine = Vos tables
page-games = Jeux
page-none = aucune pour l’instant
page-friends = Pour les amis

confirm-subject = Lisez-vous ce courrier ?
confirm-body =
    Bonjour { $name },
    quelqu’un souhaite être prévenu à cette adresse quand vient son tour à une table de Bivouac. Si c’est vous, ouvrez ce lien dans les deux jours :
    { $link }
    Sinon, ne faites rien : personne ne vous écrira plus.

banned-for-good = Vous n’êtes plus admis ici. Motif : { $reason }
banned-until = Vous n’êtes pas admis ici avant le { $until }. Motif : { $reason }

bot-replaced = { $bot } ne peut pas réfléchir ici pour le moment ; { $other } joue à sa place.

rules-title = { $game } : les règles
rules-index = Règles des jeux
rules-home = Vers les tables
rules-play = Y jouer
rules-tongue = En français
rules-search = Un mot d’une pièce ou d’un point de règle
rules-group = Pièces
rules-every-group = Toutes les pièces
rules-go = Chercher
rules-pieces = { $count ->
    [0] Aucune pièce ne correspond
    [one] Une pièce
   *[other] { $count } pièces
}
rules-rulings = { $count ->
    [0] Aucun point de règle ne correspond
    [one] Un point de règle
   *[other] { $count } points de règle
}

# The client as an app, as a device shows it.
app-name = Bivouac, jeux d’expédition
app-about = Cinq jeux d’expédition aux règles complètes, entre amis et avec des robots.
app-lobby = Trouver une table
app-history = Mes parties
app-rules = Les règles

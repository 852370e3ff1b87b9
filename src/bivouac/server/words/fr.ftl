mail-subject = À vous de jouer : { $game }
mail-body =
    Bonjour { $name },
    c’est à vous de jouer à votre table de { $game } :
    { $link }

page-no-client = Le client du navigateur n’est pas construit ici : cette page ne fait que lister les tables. Lancez python3 run.py pour le construire, ou jouez dans un terminal : bivouac play.
page-open = Tables où une place est libre
page-mine = Vos tables
page-games = Jeux
page-none = aucune pour l’instant
page-friends = Pour les amis

mail-subject = À vous de jouer : { $game }
mail-body =
    Bonjour { $name },
    c’est à vous de jouer à votre table de { $game } :
    { $link }

page-open = Tables où une place est libre
page-mine = Vos tables
page-games = Jeux
page-none = aucune pour l’instant
page-friends = Pour les amis

mail-subject = Your turn: { $game }
mail-body =
    Hello { $name },
    it is your turn at your table of { $game }:
    { $link }

page-open = Tables with a free seat
page-mine = Your tables
page-games = Games
page-none = none at the moment
page-friends = For friends

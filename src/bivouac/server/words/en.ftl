mail-subject = Your turn: { $game }
mail-body =
    Hello { $name },
    it is your turn at your table of { $game }:
    { $link }

page-no-client = The browser client is not built here, so this page only lists the tables. Start with python3 run.py to build it, or play in a terminal: bivouac play.
page-open = Tables with a free seat
page-mine = Your tables
page-games = Games
page-none = none at the moment
page-friends = For friends

notice-turn = Your turn: { $game }
notice-reminder = Still your turn: { $game }
notice-round = round { $number }
notice-with = with { $names }
notice-left = { $unit ->
    [days] { $count ->
        [one] a day left
       *[other] { $count } days left
    }
   *[hours] { $count ->
        [one] an hour left
       *[other] { $count } hours left
    }
}
mail-turn =
    Hello { $name },
    it is your turn: { $situation }
    { $link }

    No more mails like this one: { $stop }
mail-reminder =
    Hello { $name },
    it is still your turn, and time is running out: { $situation }
    { $link }

    No more mails like this one: { $stop }

page-no-client = The browser client is not built here, so this page only lists the tables. Start with python3 run.py to build it, or play in a terminal: bivouac play.
page-open = Tables with a free seat
page-mine = Your tables
page-games = Games
page-none = none at the moment
page-friends = For friends

confirm-subject = Do you read this mail?
confirm-body =
    Hello { $name },
    somebody wants this address to be told when it is their turn at a table of Bivouac. If it was you, open this link within two days:
    { $link }
    If it was not, do nothing: nobody will write again.

banned-for-good = You are not let in here any more. Reason: { $reason }
banned-until = You are not let in here until { $until }. Reason: { $reason }

bot-replaced = { $bot } cannot think here at the moment; { $other } plays for it.

rules-title = { $game }: the rules
rules-index = Rules of the games
rules-home = To the tables
rules-play = Play it
rules-tongue = In English
rules-search = A word in a piece or a ruling
rules-group = Pieces
rules-every-group = All pieces
rules-go = Search
rules-pieces = { $count ->
    [0] No piece is like that
    [one] One piece
   *[other] { $count } pieces
}
rules-rulings = { $count ->
    [0] No ruling is like that
    [one] One ruling
   *[other] { $count } rulings
}

# The client as an app, as a device shows it.
app-name = Bivouac: expedition games
app-about = Five expedition board games with complete rules, with friends and with bots.
app-lobby = Find a table
app-history = My games
app-rules = The rules

# Words that only a table needs; they come with it.

tray = Your goods
film = The game as a film
film-play = Play the film
film-pause = Pause
film-speed = Speed
film-turn-back = One turn back
film-turn-on = One turn on
film-link = Copy the link
shortcuts = Keyboard shortcuts
key-enter = Enter
key-ctrl = Ctrl
key-shift = Shift
key-home = Home
key-end = End
keys-walk = Go from a piece of the board to its neighbour
keys-choose = Choose the piece or press the button
keys-what = On a piece: say what it is
keys-back = One step back: from the past, from a choice, from an open sheet
keys-undo = Take the move back
keys-skip = Do not wait for what is being shown
keys-coach = Ask for advice, or put the lamp out
keys-boards = In Arnak: look at a player’s board
keys-step = Off the board: one move back, one move on
keys-turn = One turn back, one turn on
keys-film = In the past: play the film or pause it
keys-ends = In the past: the beginning of the game, the present
keys-page = Elsewhere: this page
finish-count = The count
finish-points = { $count ->
    [one] { $figure } point
   *[other] { $figure } points
}
finish-sheet = The score sheet
finish-next = What now?
finish-replay = See the game again
finish-recount = Count on the board again
proof = Was the deal fair?
proof-proved = The deal was fair: seed and words were settled before anybody knew them, and your word is in it.
proof-wordless = The seed is the one that was sealed before the start. There is no word of yours in the deal, so this browser cannot tell that the house did not choose it.
proof-broken = Something is wrong: this is not the deal or not the game that was promised to this browser. Keep journal and receipt.
proof-unknown = Nothing was promised at this table: its seed was known from the start.
proof-draws = It was drawn { $count } times, because words did not come.
proof-more = Seed, seal and words
proof-seal = Seal, shown before the first move
proof-seed = Seed, shown now
proof-word = Word of seat { $number }
proof-no-word = none
proof-key = The key the house signed the journal with
proof-replay = To check every move from the seed, download the journal and run
proof-replay-receipt = To check every move, and that nothing was changed since, download both and run
prompt = What is asked
prompt-sure = This cannot be taken back. Do it?
prompt-yield = { $move }: is that what you want?
prompt-stay = No, go on playing
prompt-waits = { $who } is thinking…
prompt-queues = { $who } is waiting for a turn to think: many bots are at work…
since = Since your last turn
standing-lent = A bot is playing for you.
standing-onlooker = You are watching, and see what everybody may see. Below: { $who }.
prompt-narrowed = { $name }: what shall it be?
beyond = { $count ->
    [one] One more piece out of sight: show it
   *[other] { $count } more pieces out of sight: show the next
}
moves = Possible moves
moves-count = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
moves-none = It is not your turn.
moves-over = The game is over.
moves-busy = Watch what happens.
moves-past = You are looking at an earlier moment.
piece-legal = may be chosen
piece-could = may be chosen instead
piece-selected = chosen
piece-cannot = cannot be chosen now; activate it to read why
why-title = Why not now: { $name }
why-nothing = The rules say nothing about it at this moment.
log-number = move { $number }
log-earlier = Earlier lines
log-look = See this moment
past-looking = You are looking back at move { $number }.
past-now = Back to the present
past-present = now
past-earlier = One move back
past-later = One move on
past-slider = Moment of the game
chances-of = { $who } { $percent }%
chances-graph = Chances to win after move { $number }: { $told }. The review has them as a table.
judge-about = Your chance to win after every move, as your seat could know it then.
judge-chance = { $percent }%
judge-step = { $who }: { $what }
judge-number = Move
judge-here = This line
judge-there = The game it left
judge-again = Another line from move { $number }
line-took = { $who } sits down.
line-left = { $who } gets up.
line-planned = A seat was given to somebody else.
line-redrawn = { $who } did not answer: the deal is sealed again.
line-started = The game begins.
line-undone = { $who } takes back: after move { $number } again.
line-asked = { $who } asks to go back to move { $number }.
line-answered = { $agrees ->
    [yes] { $who } agrees.
   *[no] { $who } does not agree.
}
line-lent = { $late ->
    [yes] { $who }’s time is over; a bot takes the seat.
   *[no] A bot plays for { $who }.
}
line-back = { $who } plays again.
line-resigned = { $who } gives up.
line-advised = { $who } asks the coach.
line-paused = { $who } stops the clocks.
line-resumed = { $who } lets the clocks run.
line-away = { $back ->
    [yes] { $who } is back from vacation.
   *[no] { $who } is on vacation until { $day }; the clock stands still.
}
line-received = { $onlookers ->
    [none] The host lets no onlookers in.
    [silent] The host asks onlookers to be silent.
   *[other] Onlookers are welcome again.
}
line-minded = { $order ->
    [muted] The host mutes an onlooker.
    [out] The host shuts out an onlooker.
   *[other] An onlooker is welcome again.
}
line-ended = The game is over.
line-closed = The table was closed.
thing-action = Action
thing-assistants = Assistants
thing-bid = Bids
thing-cards = Cards
thing-deck = Deck
thing-discard = Discard
thing-drawn = Drawn
thing-hand = Hand
thing-market = Market
thing-places = Places
thing-returned = Returned tokens
thing-row = Row
thing-site = Site
thing-supply = Supply
thing-temple = Temple
thing-tile = Tile
thing-tiles = Tiles
thing-tokens = Tokens

## Around the board

key-escape = Esc
key-space = Space
skip = Skip
clock-left = { $time } left
absence-agreed = Whoever sits down agrees: when the table has waited { $unit ->
    [days] { $count ->
        [one] a day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] an hour
       *[other] { $count } hours
    }
   *[minutes] { $count } minutes
} for somebody away, the others may let a bot play until they are back.
gathering-text = The others sit down one by one; the game begins when every seat is taken.
gathering-full = Every seat is taken.
seat-waits = waiting for somebody
seat-mine = you
seat-here = here
seat-away = away
seat-vacation = on vacation until { $day }
seat-is-bot = played by a bot
seat-thinks = thinking
sit = Sit here
leave = Get up
free-seat = Free the seat
begin-later = Somebody is still missing
invite-text = Whoever opens this link may sit down. Seats that stay empty can be given to bots.
invite-alone = Nobody but this machine can open this link yet. To let in friends on the same network, start the server like this:
qr-alt = The link of this table as a code to scan
copy = Copy
copied = Copied
words-awaited = The game begins as soon as { $who } has answered: every player has a say in the deal.
words-away = Away at the moment: { $who }. Everybody has a say in the deal, so the start may have to wait.
redraw = Do without, and seal a new deal
redrawn = { $who } did not answer, so the deal was sealed again, for the { $count ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $count }th
} time. Begin again when you like.
your-turn = your turn
board = Board
rail = Moves and journal
opponents = The others
coach = Coach
coach-key = Ask the coach (C)
coach-dim = Put out the lamp
coach-thinks = The coach is thinking…
coach-silent = The coach has nothing to say now. Ask again in a moment.
coach-chance = { $percent }% ± { $margin }
coach-even = level
coach-lead = { $amount } pts { $way ->
    [ahead] ahead
   *[behind] behind
}
coach-says = The coach: { $move }. { $why }
coach-about = { $judge ->
    [advice] From what is known at the table; cards not yet seen are nobody’s to tell.
    [learned] Chance to win, and points ahead once it is played; { $worlds } worlds, by a judge that learned the game.
   *[estimate] Chance to win, and points ahead once it is played; { $worlds } worlds, by the game’s own estimate.
}{ $last ->
    [yes] {""}
   *[no] {" "}Still looking…
}
coach-agreed = Whoever sits down agrees: at this table all may ask the coach. It is noted when they do.
redo = Play it again
help = What is it?
help-rulings = { $count ->
    [one] One ruling
   *[other] { $count } rulings
}
close-table = Close this table
close-table-text = No game has begun, so nothing is lost. The link will lead nowhere.
close-table-sure = Close it
chat = Messages
chat-none = Nobody has said anything yet.
chat-write = Write to everybody
chat-send = Send
unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
company = At the table
menu = Menu
onlooker = Onlooker
onlookers = Onlookers
onlooker-here = looks on
onlooker-away = has left
onlooker-mute = Mute
onlooker-allow = Allow again
onlooker-send-off = Send off
onlooker-shut-out = Shut out
watchers = { $count ->
    [0] Nobody looks on.
    [one] { $count } person looks on.
   *[other] { $count } people look on.
}
watch-address = The link for onlookers
lend-other = Let a bot play
take-back = Take my seat back
ask-undo = Ask to go back one move
clocks-off = Stop the clocks
clocks-on = Let the clocks run
resign-text = A bot will play on, and you cannot take your seat back.
resign-sure = Give up for good
consent = A request
consent-text = { $who } would like to go back to move { $number }.
consent-waits = Waiting for the others.
agree = Agree
disagree = Do not agree
lesson-step = { $done } of { $steps }
score = Score sheet
score-line = Line
score-total = Total
score-advised = Asked the coach: { $who }.
follow = To the next game
fork = What if, from move { $number }
fork-here = What if…
fork-last = What if, from my last decision
replay = See it again from a seat
receipt = Download the receipt
closed-title = Table closed
closed-text = The table was closed before the end of its game. Its seed is shown, and what was played is in the journal.
closed-4401 = This session has ended. Load the page again.
closed-4403 = This table has no onlookers, or its host has asked you to leave.
closed-4430 = Too many of your windows are open. Close one, then load this page again.
closed-4404 = There is no such table.
closed-4410 = This table is damaged and cannot be opened; whoever runs this server can see to it.

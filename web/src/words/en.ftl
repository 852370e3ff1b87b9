# Words of the frame, in English. Those of each game come from the server.

brand = Bivouac
tagline = a table for five expeditions
language = Language
close = Close
back = Back
keep = Keep
you = You
home = To the front page

## Front page

home-title = Where do we camp tonight?
home-text = Complete games, alone, with friends or with mechanical companions. Stop whenever you like, come back in a month.
games = Games
play = Play
invite-to = Invite friends to { $game }
players = Players
length = Length
minutes = { $count } min
hours = { $count } h
watch = Watch a game
watch-link = The link somebody sent you
watch-go = Watch
watch-unknown = This is not a link to a table.
bring = Open a file
bring-text = A journal goes on from where it ends. A position written as text becomes a table of your own, with bots in the other seats.
bring-file = Choose a file
bring-here = Or paste it here; the first line of a position names the game
bring-go = Open
my-tables = My tables
my-tables-keep = Keep them on every device
my-tables-find = I have an account
my-tables-none = Nothing here yet. Press Play above: a table is laid at once.
my-tables-no-other = No other game is under way: everybody waits for you.
begin-play = “Play” begins a game against a bot, or alone.
begin-learn = “Learn” is a first game that explains itself, move by move.
begin-invite = The link opens a table whose address you send to your friends.
open-tables = Tables with a free seat
open-tables-none = No table has a free seat at the moment.
resume = Go on
join = Sit down
status-gathering = gathering
status-playing = in play
status-over = over
status-closed = closed
status-damaged = damaged
friends-title = A seat at your table
friends-text = A name is all it takes. Send a link or let them scan the code; an empty seat can be lent to a mechanical companion.
friends-link = Invitation link
friends-code = Code to scan
friends-name = My name
learn = Learn

choose-new = Invite to which game?
choose-learn = Learn which game?
lost-title = Nothing at this address
lost-text = The link may be incomplete, or what it showed is no longer there.

## My games

tables-invited = { $count ->
    [one] You are asked to a table
   *[other] You are asked to { $count } tables
}
tables-turns = { $count ->
    [one] Your turn
   *[other] Your turn, at { $count } tables
}
tables-act = Take my turn
tables-running = Running
tables-waiting = Gathering
time-left = { $time } left
history = My games
history-game = Game
departed = a departed player
days = { $count } d

## Ratings

strongest = Ratings
new-rated = Rated game
rated-text = A rated game: no advice, no what-if, nothing taken back that was shown, and nobody plays for you. The clock runs; whoever goes away has lost.

## Profile

profile = My profile
account-private = Hide my profile, and do not list me among the strongest

## Finding a table

lobby = Find a table
friends = My friends
company-invites = { $name } invites you to a table of { $game }.

## Settings

settings = Settings
name = Your name at the table
name-kept = Kept.
light = Light
light-auto = Like my device
light-day = Day
light-night = Night
setting-motion = Movement
motion-off = None
motion-brisk = Brisk
motion-calm = Calm
setting-asks = Ask before a move that cannot be taken back
setting-asks-text = A click on the board waits for a yes; a button does only if it gives something up.
setting-sound = Sound
setting-sound-text = Dice, cards, tiles and coins, and a quiet tap when it is your turn.
setting-notices = Tell me when it is my turn
ways = Notices and vacation
setting-notices-text = A browser notification while this page is behind others.

## Account

account = Account
account-guest = You are here without an account: your tables are found on this device only.
account-mine = Your tables are kept under the name “{ $login }”.
account-keep = Keep my tables
account-keep-text = A name and a passphrase are enough to find the same tables, in the same seats, on another device.
account-change = Change the passphrase
account-change-text = The new one counts from now on, and every other device is signed out.
account-changed = Changed.
account-return = Come back to my account
account-return-text = The name and the passphrase chosen on the other device.
account-login = Name of the account
account-passphrase = Passphrase
account-former = Current passphrase
account-new = New passphrase
account-advice = At least eight characters; a few words will do. Write it down: nobody can find it again for you.
account-show = Show the passphrase
account-cancel = Change nothing
account-kept = Kept. On another device, come back with “{ $login }” and your passphrase.
account-returned = { $named ->
    [no] Welcome back. Your tables are here.
   *[yes] Welcome back, { $name }. Your tables are here.
}
account-held = { $count ->
    [one] You hold a seat here without an account: if you come back to another account, it is lost to you.
   *[other] You hold { $count } seats here without an account: if you come back to another account, they are lost to you.
}
account-sign-out = Sign out on this device
account-sign-out-text = You have no account: you lose the seats you hold, and nobody can give them back to you. “Keep my tables” makes them safe first.
account-sign-out-sure = Leave and lose my seats
account-signed-out = Done: this device no longer knows you.
account-elsewhere = Sign out everywhere else
account-elsewhere-done = Done: this account is open on this device only.
devices = Signed in on
device-unknown = A device
device-here = this one
device-seen = last used: { $when }
device-end = Sign out
account-forget = Delete my data
account-forget-goes = Gone for ever: your name, your account, your address, your messages and your seats. In games under way a bot plays in your place.
account-forget-stays = What stays: the moves that were played, without your name, with those who played with you; the settings of this device; the backups of whoever runs this server, for as long as they last.
account-forget-sure = Delete for ever
account-forgotten = Done: your data has been deleted.
mail = Mail address
mail-text = We write when it is your turn and you are away, and for nothing else.
mail-asked = We have written to { $mail }: open the link in that mail, and we will tell you when it is your turn.
mail-confirmed = We write to { $mail } when it is your turn.
mail-none = We will not write to you any more.
confirm-asking = One moment…
confirm-done = Thank you. We will write when it is your turn and you are away.
confirm-old = This link is too old, or for another address. Ask for a new one in the settings.
session-ended = This window is signed out: the session was ended elsewhere.
refused-login = A name of 2 to 40 visible characters is needed.
refused-passphrase = A passphrase of 8 to 200 characters is needed.
refused-login_taken = That name is taken: choose another one.
refused-unknown_player = No account has this name and this passphrase.
refused-former = That is not the current passphrase.
refused-too_fast = { $seconds ->
    [one] Too many attempts: wait one second.
   *[other] Too many attempts: wait { $seconds } seconds.
}
refused-mail = An address like name@example.org is needed.
refused-server = The server could not do it. Try again in a moment.

## Opening a table

new-title = A table for { $game }
new-seats = How many players?
new-seat = Seat { $number }
new-left = Left behind by an earlier expedition, and only ever a gift:
new-options = Options, clocks, absences, onlookers, coach
new-onlookers = Onlookers are welcome
new-coach = The coach may be asked
new-open = Lay the table
wish-human = A friend, by the link
wish-open = Anybody, from the front page
bot-random = Bot: wanders about
bot-greedy = Bot: takes what it sees
bot-planner = Bot: plans its way
bot-ismcts-500 = Bot: thinks ahead
bot-ismcts-2000 = Bot: thinks far ahead
bot-beginner = Bot: Beginner
bot-beginner-ways = Still learning: sees what is good, and often plays something else.
bot-casual = Bot: Casual
bot-casual-ways = Plays soundly, and lets things slip.
bot-club = Bot: Club
bot-club-ways = Rarely errs, and never badly.
bot-expert = Bot: Expert
bot-expert-ways = Takes the best it sees, every time.
bot-master = Bot: Master
bot-master-ways = The best there is here; it thinks before it acts.
bot-rated = { $name } · { $rating }
bot-interval = Rating between { $low } and { $high }.
bot-seconds = At most { $seconds } s a decision.
bot-other = Bot: { $spec }
clock = Clock
clock-none = No clock
clock-quick = Quick: 10 s a move, 5 min in reserve
clock-calm = Calm: 20 s a move, 15 min in reserve
clock-slow = Slow: 1 min a move, 45 min in reserve
clock-days-1 = By correspondence: 1 day a move
clock-days-3 = By correspondence: 3 days a move
clock-days-7 = By correspondence: 7 days a move
absence = If somebody stays away
absence-never = The table waits
absence-minutes = A bot may play after 15 minutes
absence-hours = A bot may play after 3 hours
absence-days = A bot may play after 3 days

## Before the game

seat-free = a free seat
seat-unnamed = Player { $number }
begin = Begin
commitment = The deal is already sealed:
deal-distrust = The house has signed a different deal from the one it showed here. Your browser has kept its word to itself.

## At the table

round = round { $number }
undo = Take back
log = Journal
line-lost = The connection is lost. Trying again…
unloaded = This part could not be loaded: the connection is lost, or the server has a newer version.
load-again = Load the page again

## Around the game

rules = Rules
rulings = All { $count } rulings, and where they are in the book
rulings-search = Search the rulings
onlookers-welcome = They are welcome
onlookers-silent = They look on in silence
onlookers-none = Nobody looks on
onlooker-muted = muted
onlooker-out = shut out
lend = Let a bot play for me
resign = Give up
lesson = First steps

## After the game

score-rank = Rank
outcome-ranked = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
outcome-together = The expedition has succeeded.
outcome-all_lost = The expedition is lost.
rematch = Play again
review = Review the game
judge = The judge
download = Download the journal
closed-won = You have won
closed-lost = You gave up
closed-given-up = Given up
closed-decided = { $who } gave up: { $winner } wins this rated game.


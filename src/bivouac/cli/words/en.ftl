# Words of the command line, in English.

## Mistakes

mistake-word = --word { $word }: SEAT:WORD is needed, the first seat being 1
mistake-digest = --{ $name }: 64 hexadecimal digits are needed
mistake-contradicted = --{ $name } and the receipt do not say the same
mistake-long_receipt = { $file }: no receipt is that long
mistake-receipt = { $file }: this is not a receipt: { $detail }
mistake-receipt_digits = { $file }: this is not a receipt: commitment and key have 64 hexadecimal digits
mistake-seat = --seat { $seat }: the seats are 1 to { $seats }
mistake-at = --at { $at }: the journal has actions 1 to { $count }
mistake-backup_where = backup: name either a file or a folder to keep backups in (--into)
mistake-backup_damaged = { $file }: written, but these tables cannot be opened: { $tables }
mistake-backup_folder = { $folder }: no backups can be kept here: { system-says }
mistake-without_ban = --until and --reason go with --ban
mistake-reason = --reason: one line of at most { $most } characters
mistake-no_report = there is no report { $report }; see --reports
mistake-not_banned = { $who } is not banned; see --bans
mistake-nobody = nobody is called { $who }: a player’s id, an account or a network is needed
mistake-wide_network = { $network } is most of the world; at least /{ $least } is needed
mistake-until = --until { $until }: a term like 12h, 3d, 2w, or a date like 2030-01-31
mistake-until_over = --until { $until }: that is over already
mistake-key_value = --option { $option }: KEY=VALUE is needed
mistake-no_peer = no peer is installed; `pip install catanatron` brings one
mistake-no_folder = { $file }: there is no folder { $folder }
mistake-bench_page = { $file }: it needs one line { $begin } and after it one line { $end }
mistake-resume = --resume takes the game, its options, its seed and its journal from the file
mistake-which_game = which game? `bivouac games` lists them
mistake-resume_players = { $file }: { $seats } players are needed, not { $count }
mistake-tampered = audit: the trail was tampered with at event { $event }
mistake-changed = { $file }: it has been changed by somebody else, so nothing is added to it
mistake-not_a_file = { $file }: this is not a file
mistake-long_journal = { $file }: no journal is that long
mistake-not_utf8 = { $file }:{ $line }: this is not UTF-8 text
mistake-no_table = there is no table { $table }
mistake-busy_table = table { $table } is too busy; try again
mistake-number = --{ $name } { $given }: a number from 1 to { $most } is needed
mistake-many_bots = --bots: { $bots } bots are too many for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
mistake-not_a_simulation = { $file }: this is not the JSON of a simulation
mistake-other_simulation = { $file }: it holds a simulation of other games, bots, seeds, rules or options
mistake-not_its_game = { $file }: games[{ $place }] is not a game of this simulation
mistake-data_folder = { $folder }: no tables can be kept here: { system-says }
mistake-served = { $file }: another server has these tables open
mistake-nothing_kept = { $file }: nothing can be kept here: { system-says }
mistake-language = --lang: no words in '{ $given }'; known languages: { $known }

## Help

usage = Usage: { $command }
usage-commands = Commands
usage-takes = Arguments and options

help-bivouac = Bivouac: a table for expedition board games. `bivouac COMMAND --help` explains a command.

help-play = Play at this terminal, with people and bots. Every action is written to a journal at once, so a game can be left at any moment and resumed later.
    .short = play at this terminal, with people and bots
    .game = the game; `bivouac games` lists them
    .players = who sits where, separated by commas: human, random, planner and planner:curious (in games that advise; the second reads no hints), greedy, greedy:8, ismcts:2000 (rounds of search), ismcts:500ms (time); by default human,greedy
    .lang = fr or en; by default the language of the locale
    .seed = a number from which the whole game follows; without it the seed is secret, fair and committed to
    .option = an option of the game, as key=value; may be given several times
    .journal = where the journal is written; by default in your data folder
    .resume = go on with the game of this journal
help-games = List the games with their seats, length and options, and the bots with their strength.
    .short = list the games
    .lang = fr or en; by default the language of the locale
help-cards = List every kind of piece of a game and what it does.
    .short = list the pieces of a game
    .game = the game; `bivouac games` lists them
    .option = an option of the game, as key=value; may be given several times
    .lang = fr or en; by default the language of the locale
help-show = Draw a position that is written as text, one line per place, as in docs/positions.md. Whatever is wrong is named with its line.
    .short = draw a position written as text
    .file = the position; - reads it from standard input
    .seat = see it as this player does (1 is Player 1); by default as an onlooker
    .lang = fr or en; by default the language of the locale
help-replay = Tell a game from its journal, action by action, or draw the table as it was at one moment.
    .short = tell a game again from its journal
    .journal = the journal
    .at = draw the table just after this action; 0 is the start
    .seat = see it as this player does (1 is Player 1); by default as an onlooker
    .lang = fr or en; by default the language of the locale
help-review = Judge a finished game from its journal. Every decision is weighed by what its player could know at that moment, never by the true deal; what deals, draws and reveals brought each player is counted apart, and the result is told without it. --html writes a page with pictures and moments to learn from, --json everything as data.
    .short = judge a finished game, and tell luck from skill
    .file = the journal
    .html = write the review as a page that needs nothing else
    .json = write the review as data
    .seat = show this player's decisions only (1 is Player 1); by default everybody's
    .fast = look at fewer worlds: seconds instead of a minute, and less sure
    .lang = fr or en; by default the language of the locale
help-verify = Replay the journal of a game from its seed to its end, and say what is proved and what is not. A file alone only proves that it agrees with itself; what you kept while you played proves the rest. The exit status is 0 if nothing contradicts, 1 if the journal is not what your own record says, 2 if it does not hold together or cannot be read.
    .short = say what a journal proves, alone or with your receipt
    .journal = the journal
    .commitment = the commitment you saw before the first action
    .word = the word of a seat, the first being 1, as in 2:fern; may be given several times
    .key = the key of the house, as it publishes it under /api/key
    .receipt = the receipt your browser kept: all of these at once, and the signature of the end
    .lang = fr or en; by default the language of the locale
help-simulate = Play many games among bots. The bots change seats from game to game, the games follow from their seeds, and the results are the same for any number of workers. With --json, what is done is kept and the same command goes on from there. A win shared by n seats counts 1/n for each.
    .short = play many games among bots
    .game = the game; `bivouac games` lists them
    .bots = the bots, separated by commas; by default greedy,random
    .games = how many games in all; by default 100
    .seed = the seed of the first game; the next ones follow; by default 0
    .json = keep the results in this file
    .seats = how many seats, if more than bots; the bots then take turns
    .workers = how many processes; by default one per core
    .journals = keep the journal of every game in this folder
    .option = an option of the game, as key=value; may be given several times
    .lang = fr or en; by default the language of the locale
help-tournament = Find out which bot is the strongest. Every deal is played with every seating, so neither the deal nor the seat decides; ratings are on the scale of Elo, the mean of the field being 0, with 95% intervals. The games follow from the seed and are the same for any number of jobs. With --out, every game is kept as it ends, and --resume goes on from there. In a game that is won or lost together, or alone, each bot plays all seats and its share of wins is measured.
    .short = find out which bot is the strongest
    .game = the game; `bivouac games` lists them
    .bots = the bots, separated by commas; by default greedy,random
    .games = at least this many games, in whole deals; by default 200 (20000 at most with --sprt)
    .deals = this many deals, instead of --games
    .seats = how many seats; by default 2. Where bots are fewer than seats, each holds several
    .option = an option of the game, as key=value; may be given several times
    .seed = the seed of the first deal; the next ones follow; by default 0
    .sprt = ask whether bot A is stronger than bot B, and stop as soon as that is known
    .elo0 = with --sprt: no stronger means ahead by this many Elo points; by default 0
    .elo1 = with --sprt: stronger means ahead by this many Elo points; by default 30
    .alpha = with --sprt: the chance to say yes where no is right; by default 0.05
    .beta = with --sprt: the chance to say no where yes is right; by default 0.05
    .jobs = how many processes; by default one per core
    .out = keep the games in this folder, with a manifest, a summary and a Parquet file
    .resume = go on with the games of that folder
    .json_ = print JSON
    .on = where to play: ray for a small cluster here, ray:HOST:PORT for one that is there; by default processes of this machine
    .lang = fr or en; by default the language of the locale
help-balance = Ask whether a game is fair: to its seats, its first player, its pieces. Games among equal bots are watched; what stands out beyond luck is printed, and --html writes a report with pictures for designers. The games follow from the seed and are the same for any number of jobs.
    .short = ask whether a game is fair to its seats and pieces
    .game = the game; `bivouac games` lists them
    .bots = who plays; with several, separated by commas, each has tables of its own; by default greedy
    .games = how many games; by default 200
    .seats = how many seats; by default as many as the game has
    .option = an option of the game, as key=value; may be given several times
    .seed = the seed of the first deal; the next ones follow; by default 0
    .jobs = how many processes; by default one per core
    .html = write the report to this file, one page that needs nothing else
    .json = write all figures to this file
    .on = where to play: ray for a small cluster here, ray:HOST:PORT for one that is there; by default processes of this machine
    .lang = fr or en, also of the report; by default the language of the locale
help-train = Let a judge learn a game by playing itself. Generation after generation it plays, learns from what came of it, and is kept as the best only where a match shows that it beats the best so far. The folder holds everything: stopped or killed, the same command goes on from the last whole generation. What comes out is a small file of weights.
    .short = let a judge learn a game by playing itself
    .game = the game; `bivouac games` lists them
    .hours = how long in all, what was done before included; by default 2
    .option = an option of the game, as key=value; may be given several times
    .out = the folder to keep it in; by default train- and the name of the game or of its side
    .seed = the seed everything follows from; by default 1
    .games = how many games a generation; by default 400
    .jobs = how many processes; by default one per core
    .on = where to play: ray for a small cluster here, ray:HOST:PORT for one that is there; by default processes of this machine
    .lang = fr or en; by default the language of the locale
help-bench = Measure how fast the rules are: random play from Python, from compiled code and by the native face of our bots, looks of a search, copies, redeals, lists of legal actions and set-ups a second.
    .short = measure how fast the rules are
    .games = the games to measure; by default all of them
    .peers = measure Catanatron in the same run, if it is installed
    .json_ = print JSON
    .write = also replace the measures in this Markdown page
    .lang = fr or en; by default the language of the locale
help-check = Check the data of a game. The exit status is 1 if anything is wrong with it.
    .short = check the data of a game
    .game = the game; `bivouac games` lists them
    .draw = write the drawings of the data, where the game has any (maps of regions), to this folder
    .lang = fr or en; by default the language of the locale
help-operator-key = Make a key to the operator’s page (/operator) and show it, once. The former key no longer opens it, and everybody who came in with it is shut out. Without a key that page is shut, as it is at first.
    .short = make a key to the operator’s page
    .shut = make none: shut the page
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder
operator-key-shut = The operator’s page is shut.

help-info = Say which Bivouac this is: version, build, Python, machine, games.
    .short = say which Bivouac this is
    .json_ = print JSON
    .lang = fr or en; by default the language of the locale

help-serve = Open the house: tables for browsers here and elsewhere, until told to end. Every option may also be given as a variable, BIVOUAC_HOST for --host and so on.
    .short = open the house to browsers
    .host = the address to listen at; 0.0.0.0 lets in the local network
    .port = the port; 0 takes a free one
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder: postgresql://user:word@host/name
    .workers = processes to serve with; several need PostgreSQL
    .public_url = the address under which others reach this server, for links
    .trusted_proxies = reverse proxies whose word about addresses is taken, such as 127.0.0.1; by default none
    .rate = requests a second that one network may make
    .windows = windows on tables that one network may hold open
    .connections = connections of all together, in each worker
    .connections_each = connections that one network may hold
    .quotas = how many times the shares of hosting.md a guest, an account and a network may have; 0 lifts them
    .webhook = an address that is told whose turn it is
    .smtp = a mail server for the same, smtps://user:word@host:465
    .mail_from = the sender of such mail
    .push = tell browsers that are closed, by the relays of their makers; needs https (--public-url)
    .push_anywhere = let such relays be on a private network, and without https: for tests
    .remind = by correspondence, the share of the time left at which one is reminded; 0 is never
    .drain = seconds in which a server told to end begins no new table, before it ends
    .contact = who should hear about a weakness, mailto:… or https://…, for /.well-known/security.txt
    .backups = the folder for backups by the clock; beside a SQLite file unless named
    .backup_hours = the hours between two of them; 0 for none
    .backups_kept = how many of them stay
    .backups_days = the days after which one of them goes in any case, and with it what was deleted since
    .log = what is written to stderr: plain says only what goes wrong, json a line for each request; auto takes plain in a terminal
    .browser = open a browser, or do not
serve-key = Journals and receipts of this house are signed with the key { $key }
serve-no-proxy = No proxy is named (--trusted-proxies), so everybody who comes through it shares the limits of one network.
serve-here = Open this address in a browser on this machine; Ctrl+C ends it, and nothing is lost.
serve-alone = Nobody else can open it. To let in friends on the same network: { $command }
serve-quiet = What goes wrong is said here; --log json writes a line for each request.
serve-push-insecure = Browsers take notifications only from an https address: give --public-url https://… (see docs/hosting.md). Until then only browsers on this machine can be told.
serve-friends = For friends: { $url }

help-tables = List the tables, the latest first. An operator may also close a table; a running server hears of it within a second.
    .short = list the tables, close one
    .status = only gathering, playing, over, closed or damaged ones
    .before = those before that table
    .close_ = close this table where it stands
    .reason = why; for the trail, in one line
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder
    .json_ = print JSON
tables-table = table
tables-game = game
tables-status = status
tables-seats = seats
tables-touched = last line
tables-damaged = damaged

help-doctor = Open every table once, name the damaged ones and what of each can be saved, and check the database itself. The exit status is 1 if anything is damaged. A server may be running; tables that can be read again are no longer marked.
    .short = find damaged tables, check the database
    .save = write what can be saved of each damaged game to this folder, as journals to be imported; they hold seeds
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder
    .json_ = print JSON
    .lang = fr or en; by default the language of the locale
doctor-database = The database is damaged: { $sentence }
doctor-sound = The database is sound.
doctor-damaged = Table { $table } ({ $game }) is damaged: { $part ->
    [archive] what is kept of it cannot be unpacked
    [charter] what was agreed on at its start cannot be read
    [game] its game cannot be set up
    [line] line { $line } cannot be read
   *[journal] its lines do not hold together
}.
doctor-reason = Message for a report: { $reason }
doctor-saved = { $kind ->
    [journal] { $sound } of { $lines } lines can be read, { $actions ->
        [one] with 1 action
       *[other] with { $actions } actions
    }; --save writes them down.
    [lines] { $sound } of { $lines } lines can be read; the game had not begun there.
   *[nothing] Nothing of it can be read; a backup may hold it.
}
doctor-tables = { $count ->
    [one] 1 table examined
   *[other] { $count } tables examined
}, { $damaged ->
    [0] none damaged.
   *[other] { $damaged } damaged.
}

help-players = List those who were here last, or those whose id, account or name is like some words. An operator may also ban somebody, by id, account or network, for a while or for good; a running server hears of it within a second.
    .short = list the players, ban one or a network
    .sought = an id, an account, or part of a name
    .ban = no longer let this player, account or network in
    .unban = let them in again
    .until = the end of the ban: 12h, 3d, 2w, or a date like 2030-01-31; by default it has none
    .reason = why; the people concerned are told
    .bans = list the bans instead
    .reports = list what players told of one another instead
    .resolve = note that this report has been seen to
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder
    .json_ = print JSON
players-player = player
players-name = name
players-account = account
players-seen = last here
players-networks = networks
players-banned = banned
players-yes = yes
players-who = who
players-until = until
players-reason = reason
players-for-good = for good
reports-report = report
reports-at = when
reports-by = told by
reports-of = of
reports-table = table
reports-reason = reason
reports-words = in their words
reports-resolved = seen to
reports-reason-words = what they write
reports-reason-name = their name
reports-reason-cheating = cheating
reports-reason-stalling = stalling
reports-reason-other = something else

help-export = Write the journal of a table, with its seed, also of one in play; to the terminal without a file.
    .short = write the journal of a table to a file
    .table = the table’s id
    .file = the file to write; an old one is never written over
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder

help-import = Lay a journal on a table of its own and print the table’s id.
    .short = lay a journal on a table
    .file = a journal
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder

help-backup = Copy all tables and players of one moment to a file, while the server goes on. The file holds secrets: keep it safe.
    .short = copy everything stored to a file
    .file = the file to write
    .into = a folder to keep dated backups in, instead of one file
    .keep = how many of them stay there
    .days = the days after which one of them goes in any case
    .verify = restore it elsewhere and compare every row, or not
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder
backup-proved = { $file }: restored elsewhere and compared row by row; tables in play opened: { $tables }.

help-restore = Fill an empty database from a backup, or replace all that a database holds. No server may be running.
    .short = put a backup back
    .file = a backup
    .replace = replace all that is there
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder

help-audit = List what concerns safety, the latest first: sign-ins, bans, tables closed, seeds read, backups. What is on the trail can only be added to; this also checks that nothing was changed or taken away.
    .short = list what concerns safety
    .kind = only events of this kind, as the list names it
    .about = only events of or about this player or table
    .before = those before that number
    .data = the folder where tables are kept; by default the user’s data folder
    .database = a database instead of that folder
    .json_ = print JSON
audit-number = number
audit-at = when
audit-kind = kind
audit-actor = by
audit-subject = about
audit-detail = detail
audit-holds = { $count } events, none changed or taken away. The last one is tied to all others by { $link }

mistake-option = there is no option { $name }; --help lists them
mistake-missing = { $name } is missing; --help explains
mistake-argument = { $name } wants something after it; --help explains
mistake-value = { $name }: that is no value for it; --help explains
mistake-command = there is no command { $name }; --help lists them
mistake-extra = { $text } is too much here; --help explains
mistake-usage = this command cannot be understood; --help explains

## Games, check, info, verify

games-name = Name
games-title = Title
games-seats = Players
games-minutes = Minutes
games-options = Options
games-level = Bot
games-unrated = unrated
games-ratings = Elo ratings at tables of two, greedy being 1500, with their 95 % interval; below, what 19 decisions of 20 take at most, on one core at a table of four.
games-ways = How it plays
games-milliseconds = { $time } ms
title-beginner = Beginner
title-casual = Casual
title-club = Club
title-expert = Expert
title-master = Master
level-beginner = still learning: sees what is good, and often plays something else
level-casual = plays soundly, and lets things slip
level-club = rarely errs, and never badly
level-expert = takes the best it sees, every time
level-master = the best there is here; it thinks before it acts

check-drawn = { $count ->
    [one] 1 drawing written
   *[other] { $count } drawings written
} to { $folder }.
check-sound = { $game }: the data is sound.

info-version = Bivouac { $value }
info-compiled = rules: compiled
info-pure = rules: pure Python
info-python = Python { $value }
info-platform = machine: { $value }
info-cores = cores: { $value }
info-games = games: { $value }
info-game = { $name } (rules { $rules })

verify-true = { $game }, { $seats } players, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}: the journal holds together from its seed to its end.
verify-given-up = { $game }, { $seats } players, given up after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}: the journal holds together from its seed to where it stops.
verify-broken = Contradicted:
verify-proved = Proved:
verify-open = Not proved:
proved-itself = The file agrees with itself: every action is legal, every key fits.
proved-file = The file agrees with itself: every action is legal, every key fits, and the seed agrees with the commitment in this file, { $commitment }
open-wordless = That anybody but whoever dealt had a say in the deal: no seat gave a word.
proved-commitment = The seed is the one behind the commitment you gave: { $commitment }
broken-commitment = The seed is not the one you were promised: this file commits to { $commitment }
open-commitment = That this commitment was shown before the first action. Whoever rewrites a whole file makes one that agrees with itself; only --commitment or --receipt can tell.
open-seed = That nobody knew what would come: the seed was an open number.
proved-word = The word of seat { $seat } went into the deal.
broken-word = The word of seat { $seat } is not the one in this file.
open-words = That anybody but the house had a say in the deal: give the word you kept with --word.
open-silent = { $count ->
    [one] That seat { $seats } had a say in the deal: it gave no word.
   *[other] That seats { $seats } had a say in the deal: they gave no words.
}
open-draws = That the first deal was played: seed and words were drawn { $draws } times, because words were kept back.
broken-draws = Seed and words were drawn { $draws } times according to this file, { $promised } times according to your receipt.
proved-key = The file is, line by line, what the house with this key signed: { $key }
broken-key = The file was signed with another key: { $key }
open-key = That the house which signed this is yours: its key is { $key }; only --key or --receipt can tell.
open-unsigned = That these are the lines of the table. No house has signed this file: actions, lent seats and the winner may have been written by anybody.
broken-unsigned = The signature of the house is missing.
proved-promise = The house has signed the deal of your receipt, before any word was said.
broken-promise = The receipt does not bear the signature of the house: it was changed, or never given.
proved-pledges = Every word is the one its seat had pledged before any was known.
broken-pledges = The words are not those that were pledged before the start.
proved-letter = The file is, to the letter, the journal of your receipt.
broken-letter = The file is not the journal of your receipt. If both are signed with the same key, the house has signed two.
open-unended = That the game ended like this: your receipt was taken before the end.
open-never = Who sat in a seat, how a bot thought, what was said beside the table: no journal proves that.

## Playing

welcome = { $game }
welcome-seat = { $who }: { $player }
human = a person at this terminal
welcome-journal = Journal: { $file }
welcome-commitment = Commitment to the seed: { $commitment }
resumed = { $actions ->
    [one] Back at the table, after { $actions } action.
   *[other] Back at the table, after { $actions } actions.
}
resumed-torn = The last line of the journal was cut short and has been left out.
thinking = { $who } is thinking
hand-over = { $who }, it is your turn. Take the screen, then press Enter.
prompt = Your choice:
prompt-only = Your choice (Enter takes the only one):
left = The game is kept. To go on: bivouac play --resume { $file }
replay-action = { $number }. { $who }

command-why = why
command-undo = undo
command-odds = odds
command-next = next
command-log = log
command-cards = cards
command-rules = rules rule
command-board = board
command-help = help ?
command-quit = quit exit q

help-hint = Type a number to play, `help` for everything else.
help-number = a number: play the action of that number
help-words = dig site 3: play an action by the words of the list, as many as it takes
help-notation = dig 3: play an action by its notation, the one journals are written in
help-ahead = 3; done: several answers on one line, each given in its turn
help-at-why = why, why 20, why dig 3: what cannot be played now, and the ruling that forbids it
help-at-undo = undo: take back your last action, while nobody else has acted and nothing was revealed
help-at-odds = odds 7, odds dig 3: the exact chances of an action, from what you know
help-at-next = next: let the next player act first, where several may
help-at-log = log: all that you have witnessed
help-at-cards = cards: every kind of piece and what it does
help-at-rules = rules, rules 12: the rulings, with their place in the rulebook
help-at-board = board: the table once more
help-at-help = help: this list
help-at-quit = quit, q: leave; the game is kept

aside-sure = This answers no question: { $label }? To do so, type it once more.
alike = Several moves are called so; add a word, or give a number:
why-legal = { $label }: this can be played now, it is number { $number }.
why-alike = { $label }, and { $count } more of its kind
next-alone = Nobody else may act now.
undo-nothing = Nothing has been played yet.
undo-others = The last action is not yours: somebody else has acted since, so it stays played.
undo-revealed = Your last action has revealed something, and what was seen cannot be unseen: it stays played.
undo-done = Action { $number } is taken back.
odds-which = Which action? For example `odds 1`, or `odds dig 3`.
odds-none = { $label }: nothing in it is left to chance that can be computed.
odds-win = success
odds-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
odds-cards = cards
odds-success = success
odds-failure = failure
odds-defeat = defeat
odds-helped = success with all helps
odds-with = { $stars ->
    [0] { $sevens ->
        [0] At hand: { $card }, { $cost ->
            [one] a card less to draw
           *[other] { $cost } cards less to draw
        }
       *[other] At hand: { $card }, +{ $sevens }★ for each 7
    }
   *[other] At hand: { $card }, +{ $stars }★
}
rules-unknown = There is no ruling { $id }. For example: { $first }

end-points = Points
end-rank = Rank
end-winner = { $who } has won.
end-winners = { $who } have won together.
end-nobody = Nobody has won.
end-verify = What the journal proves: bivouac verify { $file } --commitment { $commitment }
end-check = The journal can be checked: bivouac verify { $file }

## Simulations and measures

simulate-title = { $game }, { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-bot = Bot
simulate-seat = Seat
simulate-games = Games
simulate-wins = Wins
simulate-ties = Shared
simulate-share = Share
simulate-interval = 95% interval
simulate-points = Mean points
simulate-unfinished = { $games ->
    [one] { $games } game ran into the cap of the game and is unfinished.
   *[other] { $games } games ran into the cap of the game and are unfinished.
}
simulate-stopped = stopped
simulate-kept = { $games ->
    [one] { $games } game is kept, and the same command goes on from there
   *[other] { $games } games are kept, and the same command goes on from there
}
worker-lost = A process that was at work has died. Its last words: { $detail }
simulate-lost = { $games ->
    [one] { $games } game was played; with --json FILE it would have been kept
   *[other] { $games } games were played; with --json FILE they would have been kept
}

tournament-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}
tournament-rating = Elo
tournament-measure-rating = Elo points around the mean of the field, from who came before whom at the table; a tie is half of it for each. The intervals compare deal with deal.
tournament-measure-win_share = There are no opponents to be rated against: each bot held all seats, and the share of games won is measured.
tournament-better = { $a } is stronger than { $b }: known after { $deals } deals ({ $share } of the comparisons won; evidence { $evidence }, { $yes } says yes). Ahead by { $elo1 } Elo rather than { $elo0 }.
tournament-not_better = { $a } is not stronger than { $b } by { $elo1 } Elo: known after { $deals } deals ({ $share } of the comparisons won; evidence { $evidence }, { $no } says no).
tournament-unknown = Not known yet whether { $a } is stronger than { $b }: evidence { $evidence } after { $deals } deals ({ $no } says no, { $yes } says yes).
tournament-clock = { $bots } think by the clock: the same command may play other games.
tournament-no-parquet = No Parquet file was written: that takes pyarrow, which `pip install "bivouac[lab]"` brings. All games are in games.jsonl.
tournament-kept = { $games ->
    [one] { $games } game is kept, and --resume goes on from there
   *[other] { $games } games are kept, and --resume goes on from there
}
tournament-lost = { $games ->
    [one] { $games } game was played; with --out FOLDER it would have been kept
   *[other] { $games } games were played; with --out FOLDER they would have been kept
}

bench-game = Each second
bench-actions = Actions
bench-playout = Actions (compiled loop)
bench-native = Actions (native)
bench-looks = Looks of a search
bench-copy = Copies
bench-redeal = Redeals
bench-legal = Legal lists
bench-start = Set-ups
bench-length = Length of a game

train-begins = the first games
train-progress = generation { $generation } plays; the last one was off by { $loss }
train-match = generation { $generation } meets { $rival }
train-rival-best = the best so far
train-accepted = generation { $generation }: { $share } against { $rival } over { $deals } deals: this is the best now
train-refused = generation { $generation }: { $share } against { $rival } over { $deals } deals
train-stopped = Stopped after generation { $generation }; the same command goes on from there.
train-best = The best is in { $file }; `weights:{ $file }` is a bot that plays by it.
train-no-best = Nothing has beaten greedy yet; the same command with more --hours goes on.

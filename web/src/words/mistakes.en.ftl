# Copied from the words of the server by tools/wire_words.py; do not edit.

# What players get wrong outside the rules, in English: what they ask for, and what they bring.

mistake-setup = That cannot be set up.

## What a table asks for and its game cannot take

mistake-option_seats = { $where }: { $value } is not between { $low } and { $high }
mistake-option_mapping = { $where }: options by their names are needed, not { $value }
mistake-option_none = { $where }: { $value } is unknown; this game has no options
mistake-option_unknown = { $where }: { $value } is unknown; known: { $known }
mistake-option_bool = { $where }: true or false is needed, not { $value }
mistake-option_int = { $where }: a whole number is needed, not { $value }
mistake-option_choice = { $where }: one of { $choices } is needed, not { $value }
mistake-option_list = { $where }: a list of names is needed, not { $value }; it may hold { $choices }
mistake-option_entry = { $where }: { $value } cannot stand in the list, which may hold { $choices }
mistake-option_twice = { $where }: { $value } is named twice
mistake-option_most = { $where }: { $count } are too many; { $most } at most

## Opening a table

mistake-no_game = no game called '{ $name }'; known: { $known }
mistake-game_missing = the game '{ $name }' is not installed here
mistake-no_lesson = { $game } has no lesson
mistake-no_bot = no bot called '{ $bot }'; known: { $known }
mistake-bot_too_slow = '{ $bot }' thinks too long for a table: at most { $most } here; for example { $known }
mistake-bot_seat = seats: only a bot’s seat names a bot
mistake-absence_length = absence: 0, or { $least } to { $most } milliseconds
mistake-rated_together = rated: a game that is won or lost together compares nobody
mistake-rated_alone = rated: there must be somebody to play against
mistake-rated_clock = rated: a clock is needed, or whoever walked away would never have lost
mistake-rated_bot = rated: only bots with a known strength play there: { $known }
mistake-clock_length = clock.{ $name }: 0 to { $most } milliseconds
mistake-clock_days = clock.days: 0 to { $most } days
mistake-clock_either = clock: days for each action, or move, bank and increment, not both
mistake-clock_empty = clock: give time for each action, or in the bank

## An account

mistake-login_short = login: at least { $least } visible characters are needed
mistake-mail_address = mail: an address like name@example.org is needed

## Journals

mistake-journal_too_long = a journal of { $lines } lines is too long for a table: { $most } at most here
mistake-journal_not_replayed = this journal could not be played again: it takes too much time or memory
mistake-no_journal = this table was set up from a position and has no journal of its own
journal-place = { $file ->
    [none] line { $line }
   *[other] { $file }:{ $line }
}
mistake-journal_text = { journal-place }: { $reason }
mistake-journal_empty = { journal-place }: { $reason }
mistake-journal_seat = { journal-place }: { $reason }
mistake-journal_changed = { journal-place }: { $reason }
mistake-journal_action = { journal-place }: { $reason }
mistake-journal_end = { journal-place }: { $reason }
mistake-journal_seed = { journal-place }: { $reason }
mistake-journal_setup = { journal-place }: { $reason }
mistake-journal_rules = { journal-place }: { $reason }

## Positions written as text

position-where = { $line ->
    [0] Position:
   *[other] Line { $line }:
}
mistake-position_empty = There is no position: the first line names the game.
mistake-position_long = This is too long for a position: at most { $most } characters and { $lines } lines.
mistake-position_bytes = { position-where } this is not UTF-8 text.
mistake-position_game = { position-where } “{ $name }” is not the name of the game expected here ({ $known }).
mistake-position_twice = { position-where } “{ $text }” has been said before.
mistake-position_unknown = { position-where } no place of this game reads “{ $text }”.
mistake-position_form = { position-where } “{ $text }” is not of the form “{ $form }”.
mistake-position_whole = { position-where } a whole number is needed, not “{ $text }”.
mistake-position_number = { position-where } { $value } is not between { $low } and { $high }.
mistake-position_name = { position-where } there is no “{ $name }” here. Known: { $known }.
mistake-position_short = { position-where } the box holds no more “{ $name }”.
mistake-position_room = { position-where } no place is left for “{ $name }”.
mistake-position_impossible = { position-where } this cannot be, for “{ $place }” does not agree with the rest.

## Weights of learned judges

mistake-no_level = { $game } has no level { $bot }; known: { $known }
mistake-weights_missing = { $file }: there are no such weights
mistake-weights_foreign = { $file }: these are no weights of Bivouac
mistake-weights_truncated = { $file }: the file is not whole
mistake-weights_damaged = { $file }: the file is damaged; its checksum is another
mistake-weights_game = { $file }: these weights were trained for another game or side
mistake-weights_rules = { $file }: these weights were trained by other rules
mistake-weights_features = { $file }: these weights were trained on other features; train them again

## Serving

mistake-workers_few = --workers: at least one is needed
mistake-workers_database = --workers: several of them need --database postgresql://…
mistake-public_url = --public-url: “{ $given }” is no http address
mistake-contact = --contact: “{ $given }” must begin with mailto:, https:// or tel:
mistake-not_opened = the server could not be opened; the log says why
mistake-push_endpoint = That is not an address a browser’s notifications go to.
mistake-push_key = That is not the key of a browser.
mistake-remind_share = --remind: a share from 0 (never) to less than 1

# What goes wrong with a request or a message, in English; the code of an answer is the name of its sentence.

mistake-store = The database cannot be used at the moment. Nothing was done.
mistake-busy = Others were quicker. Nothing was done: try again.
mistake-message = That message cannot be understood. Nothing was done.
mistake-request = That request cannot be understood. Nothing was done.
mistake-server = Something went wrong on our side.
mistake-unwell = This server is not well.
mistake-closing = This server is about to end: try again in a moment.
mistake-no_table = There is no such table.
mistake-not_found = There is nothing here.
mistake-method = That cannot be done here.
mistake-too_large = That is too much to be read at once.
mistake-media_type = The body of a request must be application/json.
mistake-too_fast = That was too fast: wait a moment.
mistake-wait = That was too fast: wait { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
mistake-forbidden = You may not look at that.
mistake-no_onlookers = This table has no onlookers.
mistake-shut_out = The host of this table no longer lets you in.
mistake-unknown_player = This browser is not known here: nothing was done.
mistake-session_ended = This session has ended: nothing was done.
mistake-operator_key = That is not the operator’s key.
mistake-operator_out = Come in with the operator’s key first.
mistake-operator_shut = The operator’s page is shut: `bivouac operator-key` makes a key to it.
mistake-reason = A reason is one line of at most { $most } characters.
mistake-no_report = There is no report { $report }.
mistake-not_banned = { $who } is not banned.
mistake-nobody = Nobody is called { $who }: a player’s id, an account or a network is needed.
mistake-wide_network = { $network } is most of the world: at least /{ $least } is needed.
mistake-until = { $until } is no term: 12h, 3d, 2w, or a date like 2030-01-31.
mistake-until_over = { $until } is over already.
mistake-login_taken = Somebody else has that name: choose another one.
mistake-passphrase = No account has that name and that passphrase.
mistake-former = That is not the current passphrase.
mistake-confirmation = This confirmation is too old, or for another address.
mistake-network_banned = Nobody is let in from your network.
mistake-unknown_host = This server does not go by that name; see --public-url.
mistake-foreign_origin = Requests from other sites are not answered.
mistake-too_many_windows = Too many windows are open: close one first.
mistake-too_many_tables = You have { $most } tables open, the most you may have: finish or close one first.
mistake-too_many_network_tables = { $most } tables are open from your network, the most there may be: finish or close one first.
mistake-too_many_guests = { $most } newcomers came from your network today, the most there may be: come back tomorrow, or with an account.
mistake-page_unknown = That is not where a page of your games begins: begin with the first one.
mistake-no_profile = Nobody here shows a profile under that name.
mistake-nobody_there = Nobody sits there.
mistake-no_friend = Only friends can be invited: ask for their friendship first.
mistake-too_many_bonds = You have said something of { $most } people, the most there may be: forget some of them first.
mistake-too_many_invitations = { $most } invitations wait for them already: let them answer first.
mistake-too_many_reports = You have told of { $most } people today, the most there may be. The operator will see to it.
mistake-no_push = This server sends no notifications to closed browsers.
mistake-vacation_account = Vacations are for accounts: keep your tables under a name and a passphrase first.
mistake-too_many_vacations = You are on vacation already.
mistake-too_many_vacation = You do not have that many days of vacation left this year.

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

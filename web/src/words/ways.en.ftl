# Words of the page on notices and vacations, and of the way out of mails.

ways-text = When it is your turn and you are away for a minute, you are told once: by the first of these ways that reaches you. In a game by correspondence you are reminded once before your time runs out.
way-push = Notify this browser, even while it is closed
way-push-text = By the service of your browser’s maker, which cannot read it.
way-push-none = This server does not offer it.
way-push-browser = This browser cannot do it; on a phone, install Bivouac as an app first.
way-push-insecure = Browsers allow it only on an https address, which this server does not have yet.
way-push-refused = Your browser does not allow notifications from this page: allow them in its settings, then try again.
way-push-others = Other browsers that are notified
way-push-end = No more
way-mail = Write me a mail
way-mail-text = To a confirmed address; every mail has a link that ends them.
way-webhook = Tell the operator’s channel
way-webhook-text = Whoever runs this server passes it on, with your name, the game and the table.
vacation = Vacation
vacation-text = In games by correspondence your time stands still while you are away, and the others are told. Thirty days a year.
vacation-account = Vacations are for accounts: keep your tables under a name and a passphrase first.
vacation-until = You are on vacation until { $day }.
vacation-back = I am back
vacation-none = You have used all your days of this year.
vacation-days = Days
vacation-go = Go on vacation
vacation-left = { $count ->
    [one] One day left this year.
   *[other] { $count } days left this year.
}
unsubscribe-done = Done: we write to you no more. You can switch it on again under your notices.
unsubscribe-old = This link is for an address that is not yours any more, or it was cut off. Switch mail off under your notices.

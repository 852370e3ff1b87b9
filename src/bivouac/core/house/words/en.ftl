# Words of the house, in English.

seat-name = Player { $number }
board-place = { $place }: { $things }

refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.
refused-unknown_action = There is no action number { $action } in this game.
refused-unknown_text = “{ $text }” is not an action of this game.
refused-table_closed = This table is closed.
refused-not_started = The game has not begun yet.
refused-already_started = The game has already begun.
refused-no_such_seat = There is no seat { $seat } at this table.
refused-seat_taken = Seat { $seat } is taken.
refused-not_invited = Seat { $seat } is kept for somebody with an invitation.
refused-no_free_seat = No seat is free for you at this table.
refused-not_seated = You do not hold that seat.
refused-not_the_host = Only the player who opened the table may do that.
refused-seats_empty = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
refused-bad_word = A word has 1 to { $longest } visible characters.
refused-not_called = Nobody has called the start.
refused-word_not_pledged = That is not the word seat { $seat } has pledged.
refused-words_awaited = { $count ->
    [one] One word is still to come. Please wait a moment.
   *[other] { $count } words are still to come. Please wait a moment.
}
refused-no_receipt = There is no receipt for a lesson, a what-if or a journal brought from elsewhere.
refused-bad_saying = A message has 1 to { $longest } characters.
refused-onlookers_silent = Onlookers are asked to be silent at this table.
refused-muted = The host of this table has asked you to be silent.
refused-too_many_words = That is a lot of words; wait { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
refused-paused = The game is paused.
refused-not_paused = The game is not paused.
refused-nothing_to_undo = There is nothing to take back.
refused-undo_asked_already = The others are already being asked to go back.
refused-nothing_asked = Nobody is asking you anything.
refused-seat_lent = A bot acts for seat { $seat }.
refused-not_lent = Seat { $seat } is not lent.
refused-no_time_left = Seat { $seat } has no time left: its bot plays on.
refused-not_over = That is possible once the game is over.
refused-no_such_action = There is no action { $number }: the game has { $count }.
refused-not_away = Seat { $seat } may be lent once the table has waited { $unit ->
    [days] { $count ->
        [one] a day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] an hour
       *[other] { $count } hours
    }
   *[minutes] { $count } minutes
} for somebody who is away.
refused-no_term = Nobody can lend another player’s seat at this table: no time for that was agreed when it was opened.
refused-on_vacation = Seat { $seat } is on vacation: its time stands still, and the table waits.
refused-stand_in_only = The seat of somebody away is lent to the house’s stand-in only: { $bot }.
refused-bots_alone = Nobody would be left to play. Keep your tables under a name and a passphrase first, and bots may play on alone.
refused-rated = { $wish ->
    [coach] A rated game is played without advice; once it is over, a review tells you everything.
    [fork] A rated game cannot be tried out another way while it goes on; once it is over it can.
    [lend] At a rated table nobody plays for you: you may only give up.
    [pause] At a rated table the clocks run on.
   *[undo] At a rated table nothing that was shown is taken back.
}
refused-rated_seat = At a rated table everybody has one seat, and keeps it.
refused-rated_account = A rated table wants accounts. Keep your tables under a name and a passphrase first.
refused-too_many_thinking = You have { $most } tables in play with bots that think for long, and that is the most here. Finish one, or choose quicker bots.
refused-damaged = This table is damaged and cannot be opened. Whatever can still be read is not lost; the people who run this server can see to it.
refused-no_judge = You are playing a rated game of this kind: the judge looks at positions again once it is over.
refused-no_coach = This table was opened without the coach.
refused-too_fast = That was too fast; wait a moment.

## Sentences of the combinators

effect-AllOf-join = , then{" "}
effect-AllOf-within = {" "}and then{" "}
effect-AllOf-whichever = ; then, in any case,{" "}
effect-OneOf-join = , or{" "}
effect-OneOf = either { $parts }
    .infinitive = either { $parts }
effect-SomeOf-join = ,{" "}
effect-SomeOf = choose { $count } different ones: { $parts }
    .infinitive = choose { $count } different ones: { $parts }
effect-May = you may { $part }
    .infinitive = be free to { $part }
effect-Pay = pay { $price } to { $part }
    .infinitive = pay { $price } to { $part }
effect-price-comma = ,{" "}
effect-When = if { $condition }, { $part }
    .infinitive = if { $condition }, { $part }
effect-When-else = { $said }; otherwise { $otherwise }
effect-price-join = {" "}and{" "}

# What the system refuses, by its own names
system-says = { $why ->
    [ENOENT] there is no such file or folder
    [EACCES] that is not allowed
    [EPERM] that is not allowed
    [EISDIR] this is a folder and not a file
    [ENOTDIR] this is a file and not a folder
    [EEXIST] it is there already
    [ENOTEMPTY] the folder is not empty
    [EROFS] nothing can be written there
    [ENOSPC] no space is left
    [EDQUOT] no space is left
    [EFBIG] the file is too large
    [ENAMETOOLONG] the name is too long
    [EMFILE] too many files are open
    [EADDRINUSE] another program is listening there
    [EADDRNOTAVAIL] this machine has no such address
    [EINVAL] that is impossible
    [ECONNREFUSED] nobody answers there
    [ETIMEDOUT] nobody answers there
   *[other] the system refuses it ({ $why })
}
system-about = { $file }: { $said }

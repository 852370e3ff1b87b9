# Words of the house, in English.

seat-name = Player { $number }

refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.
refused-unknown_action = There is no action number { $action } in this game.
refused-unknown_text = “{ $text }” is no action of this game.
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
refused-not_away = The player of seat { $seat } is here.
refused-too_fast = That was too fast; wait a moment.

## Sentences of the combinators

effect-AllOf-join = , then{" "}
effect-OneOf-join = {" "}or{" "}
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

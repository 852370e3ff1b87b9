# Words of the house, in English.

seat-name = Player { $number }

refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.
refused-unknown_action = There is no action number { $action } in this game.
refused-unknown_text = “{ $text }” is no action of this game.

## Sentences of the combinators

effect-AllOf-join = , then{" "}
effect-OneOf-join = {" "}or{" "}
effect-OneOf = either { $parts }
    .infinitive = either { $parts }
effect-May = you may { $part }
    .infinitive = be free to { $part }
effect-Pay = pay { $price } to { $part }
    .infinitive = pay { $price } to { $part }
effect-price-join = {" "}and{" "}

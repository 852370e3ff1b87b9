# Mots de la maison, en français.

seat-name = Joueur { $number }

refused-not_your_turn = Ce n’est pas votre tour.
refused-game_over = La partie est terminée.
refused-unknown_action = Ce jeu n’a pas d’action numéro { $action }.
refused-unknown_text = « { $text } » n’est aucune action de ce jeu.

## Phrases des combinateurs

effect-AllOf-join = , puis{" "}
effect-OneOf-join = {" "}ou{" "}
effect-OneOf = au choix : { $parts }
    .infinitive = au choix : { $parts }
effect-May = vous pouvez { $part }
    .infinitive = pouvoir { $part }
effect-Pay = payez { $price } pour { $part }
    .infinitive = payer { $price } pour { $part }
effect-price-join = {" "}et{" "}

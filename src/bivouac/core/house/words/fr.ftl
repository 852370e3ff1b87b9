# Mots de la maison, en français.

seat-name = Joueur { $number }

refused-not_your_turn = Ce n’est pas votre tour.
refused-game_over = La partie est terminée.
refused-unknown_action = Ce jeu n’a pas d’action numéro { $action }.
refused-unknown_text = « { $text } » n’est aucune action de ce jeu.
refused-table_closed = Cette table est fermée.
refused-not_started = La partie n’a pas encore commencé.
refused-already_started = La partie a déjà commencé.
refused-no_such_seat = Cette table n’a pas de place { $seat }.
refused-seat_taken = La place { $seat } est prise.
refused-not_invited = La place { $seat } est réservée à une personne invitée.
refused-no_free_seat = Aucune place n’est libre pour vous à cette table.
refused-not_seated = Vous ne tenez pas cette place.
refused-not_the_host = Seule la personne qui a ouvert la table peut faire cela.
refused-seats_empty = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
refused-bad_word = Un mot a de 1 à { $longest } caractères visibles.
refused-not_called = Personne n’a demandé le début.
refused-word_not_pledged = Ce n’est pas le mot promis par la place { $seat }.
refused-words_awaited = { $count ->
    [one] Un mot se fait encore attendre. Patientez un instant.
   *[other] { $count } mots se font encore attendre. Patientez un instant.
}
refused-no_receipt = Il n’y a pas de reçu pour une leçon, une variante ou un journal venu d’ailleurs.
refused-bad_saying = Un message a de 1 à { $longest } caractères.
refused-onlookers_silent = À cette table, les spectateurs sont priés de se taire.
refused-muted = L’hôte de cette table vous a prié de vous taire.
refused-too_many_words = Cela fait beaucoup de mots ; attendez { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
refused-paused = La partie est en pause.
refused-not_paused = La partie n’est pas en pause.
refused-nothing_to_undo = Il n’y a rien à annuler.
refused-undo_asked_already = Un retour en arrière est déjà demandé.
refused-nothing_asked = Personne ne vous demande rien.
refused-seat_lent = Un bot joue pour la place { $seat }.
refused-not_lent = La place { $seat } n’est pas prêtée.
refused-no_time_left = La place { $seat } n’a plus de temps : son robot joue jusqu’au bout.
refused-not_over = Ce sera possible une fois la partie terminée.
refused-no_such_action = Il n’y a pas d’action { $number } : la partie en compte { $count }.
refused-not_away = La place { $seat } pourra être prêtée quand la table aura attendu { $unit ->
    [days] { $count ->
        [one] un jour
       *[other] { $count } jours
    }
    [hours] { $count ->
        [one] une heure
       *[other] { $count } heures
    }
   *[minutes] { $count } minutes
} une personne absente.
refused-no_term = À cette table, personne ne prête la place d’autrui : aucun délai n’a été convenu à l’ouverture.
refused-stand_in_only = La place d’une personne absente n’est prêtée qu’au remplaçant de la maison : { $bot }.
refused-bots_alone = Plus personne ne jouerait. Gardez d’abord vos tables sous un nom et une phrase de passe ; les robots pourront alors continuer seuls.
refused-too_many_thinking = Vous avez { $most } tables en cours avec des robots qui réfléchissent longtemps, et c’est le maximum ici. Terminez-en une, ou choisissez des robots plus rapides.
refused-damaged = Cette table est endommagée et ne peut pas être ouverte. Rien de ce qui peut encore être lu n’est perdu ; la personne qui tient ce serveur peut s’en occuper.
refused-too_fast = C’était trop rapide ; attendez un instant.

## Phrases des combinateurs

effect-AllOf-join = , puis{" "}
effect-AllOf-within = {" "}puis{" "}
effect-OneOf-join = , soit{" "}
effect-OneOf = au choix : soit { $parts }
    .infinitive = soit { $parts }
effect-SomeOf-join = ,{" "}
effect-SomeOf = choisissez { $count } effets différents : { $parts }
    .infinitive = choisir { $count } effets différents : { $parts }
effect-May = vous pouvez { $part }
    .infinitive = pouvoir { $part }
effect-Pay = payez { $price } pour { $part }
    .infinitive = payer { $price } pour { $part }
effect-price-comma = ,{" "}
effect-When = si { $condition }, { $part }
    .infinitive = si { $condition }, { $part }
effect-When-else = { $said } ; sinon { $otherwise }
effect-price-join = {" "}et{" "}

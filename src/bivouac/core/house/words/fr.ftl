# Mots de la maison, en français.

seat-name = Joueur { $number }
board-place = { $place } : { $things }

refused-not_your_turn = Ce n’est pas votre tour.
refused-game_over = La partie est terminée.
refused-unknown_action = Ce jeu n’a pas d’action numéro { $action }.
refused-unknown_text = Ce jeu n’a pas d’action « { $text } ».
refused-table_closed = Cette table est fermée.
refused-not_started = La partie n’a pas encore commencé.
refused-already_started = La partie a déjà commencé.
refused-no_such_seat = Cette table n’a pas de place { $seat }.
refused-seat_taken = La place { $seat } est prise.
refused-not_invited = La place { $seat } est réservée à une personne invitée.
refused-no_free_seat = Aucune place n’est libre pour vous à cette table.
refused-not_seated = Vous n’occupez pas cette place.
refused-not_the_host = Seule la personne qui a ouvert la table peut faire cela.
refused-seats_empty = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
refused-bad_word = Un mot a de 1 à { $longest } caractères visibles.
refused-not_called = Personne n’a encore lancé la partie.
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
refused-seat_lent = Un robot joue pour la place { $seat }.
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
refused-no_term = À cette table, on ne prête pas la place d’une autre personne : aucun délai n’a été convenu à l’ouverture.
refused-on_vacation = La place { $seat } est en vacances : son temps s’arrête, et la table attend.
refused-stand_in_only = La place d’une personne absente n’est prêtée qu’au remplaçant de la maison : { $bot }.
refused-bots_alone = Plus personne ne jouerait. Gardez d’abord vos tables sous un nom et une phrase de passe ; les robots pourront alors continuer seuls.
refused-rated = { $wish ->
    [coach] Une partie classée se joue sans conseil ; une fois finie, son analyse vous dira tout.
    [fork] Tant qu’une partie classée dure, on n’y essaie pas d’autres coups ; une fois finie, oui.
    [lend] À une table classée, personne ne joue pour vous : on ne peut qu’abandonner.
    [pause] À une table classée, les pendules ne s’arrêtent pas.
   *[undo] À une table classée, ce qui a été montré ne se reprend pas.
}
refused-rated_seat = À une table classée, chacun a une seule place, et la garde.
refused-rated_account = Une table classée demande un compte. Gardez d’abord vos tables sous un nom et une phrase de passe.
refused-too_many_thinking = Vous avez { $most } tables en cours avec des robots qui réfléchissent longtemps, et c’est le maximum ici. Terminez-en une, ou choisissez des robots plus rapides.
refused-damaged = Cette table est endommagée et ne peut pas être ouverte. Rien de ce qui peut encore être lu n’est perdu ; la personne qui tient ce serveur peut s’en occuper.
refused-no_judge = Vous jouez une partie classée de ce jeu : le juge regardera de nouveau des positions quand elle sera finie.
refused-no_coach = Cette table a été ouverte sans le conseil.
refused-too_fast = C’était trop rapide ; attendez un instant.

## Phrases des combinateurs

effect-AllOf-join = , puis{" "}
effect-AllOf-within = {" "}puis{" "}
effect-AllOf-whichever = {" "}; puis, dans tous les cas,{" "}
effect-OneOf-join = , soit{" "}
effect-OneOf = au choix, soit { $parts }
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
effect-When-else = { $said } ; sinon, { $otherwise }
effect-price-join = {" "}et{" "}

# Ce que le système refuse, selon ses propres noms
system-says = { $why ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EACCES] ce n’est pas autorisé
    [EPERM] ce n’est pas autorisé
    [EISDIR] c’est un dossier et non un fichier
    [ENOTDIR] c’est un fichier et non un dossier
    [EEXIST] il existe déjà
    [ENOTEMPTY] le dossier n’est pas vide
    [EROFS] on ne peut rien y écrire
    [ENOSPC] il n’y a plus de place
    [EDQUOT] il n’y a plus de place
    [EFBIG] le fichier est trop gros
    [ENAMETOOLONG] le nom est trop long
    [EMFILE] trop de fichiers sont ouverts
    [EADDRINUSE] un autre programme y écoute déjà
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
    [EINVAL] c’est impossible
    [ECONNREFUSED] personne n’y répond
    [ETIMEDOUT] personne n’y répond
   *[other] le système s’y oppose ({ $why })
}
system-about = { $file } : { $said }

# Copied from the words of the server by tools/wire_words.py; do not edit.

# Ce que les joueurs peuvent se voir refuser hors des règles : ce qu’ils demandent et ce qu’ils apportent.

mistake-setup = Cela ne peut pas être mis en place.

## Ce qu’une table demande et que son jeu ne peut prendre

mistake-option_seats = { $where } : { $value } n’est pas entre { $low } et { $high }
mistake-option_mapping = { $where } : il faut des options par leurs noms, et non { $value }
mistake-option_none = { $where } : { $value } est inconnue ; ce jeu n’a pas d’options
mistake-option_unknown = { $where } : { $value } est inconnue ; sont connues { $known }
mistake-option_bool = { $where } : il faut true (oui) ou false (non), et non { $value }
mistake-option_int = { $where } : il faut un nombre entier, et non { $value }
mistake-option_choice = { $where } : il faut l’un de ces choix : { $choices }, et non { $value }
mistake-option_list = { $where } : il faut une liste de noms, et non { $value } ; elle peut contenir { $choices }
mistake-option_entry = { $where } : { $value } n’a pas sa place dans la liste, qui peut contenir { $choices }
mistake-option_twice = { $where } : { $value } est nommé deux fois
mistake-option_most = { $where } : { $count }, c’est trop ; { $most } au plus

## Ouvrir une table

mistake-no_game = aucun jeu ne s’appelle « { $name } » ; sont connus : { $known }
mistake-game_missing = le jeu « { $name } » n’est pas installé ici
mistake-no_lesson = { $game } n’a pas de leçon
mistake-no_bot = aucun robot ne s’appelle « { $bot } » ; sont connus : { $known }
mistake-bot_too_slow = « { $bot } » réfléchit trop longtemps pour une table : { $most } au plus ici ; par exemple { $known }
mistake-bot_seat = seats : seule la place d’un robot nomme un robot
mistake-absence_length = absence : 0, ou de { $least } à { $most } millisecondes
mistake-rated_together = classée : un jeu que l’on gagne ou perd ensemble ne départage personne
mistake-rated_alone = classée : il faut quelqu’un contre qui jouer
mistake-rated_clock = classée : il faut une pendule, sans quoi quitter la table ne ferait jamais perdre
mistake-rated_bot = classée : seuls y jouent les robots dont la force est connue : { $known }
mistake-clock_length = clock.{ $name } : de 0 à { $most } millisecondes
mistake-clock_days = clock.days : de 0 à { $most } jours
mistake-clock_either = clock : des jours par action, ou bien move, bank et increment, mais pas les deux
mistake-clock_empty = clock : donnez du temps pour chaque action, ou en réserve

## Un compte

mistake-login_short = login : il faut au moins { $least } caractères visibles
mistake-mail_address = mail : il faut une adresse comme nom@exemple.org

## Journaux

mistake-journal_too_long = un journal de { $lines } lignes est trop long pour une table : { $most } au plus ici
mistake-journal_not_replayed = cette partie n’a pas pu être rejouée : il y faudrait trop de temps ou de mémoire
mistake-no_journal = cette table est partie d’une position : elle n’a pas de journal à elle
journal-place = { $file ->
    [none] ligne { $line }
   *[other] { $file }:{ $line }
}
mistake-journal_text = { journal-place } : un journal ne s’écrit pas ainsi
mistake-journal_empty = { journal-place } : ce journal est vide
mistake-journal_seat = { journal-place } : cette ligne parle d’une place qui n’existe pas à cette table
mistake-journal_changed = { journal-place } : le texte au-dessus de cette ligne a été modifié depuis
mistake-journal_action = { journal-place } : cette action n’était pas permise, ou la partie a suivi un autre cours
mistake-journal_end = { journal-place } : la partie ne s’est pas terminée ainsi
mistake-journal_seed = { journal-place } : la graine manque, ou n’est pas la bonne ; elle est révélée à la fin de la partie
mistake-journal_setup = { journal-place } : une telle table ne peut pas être ouverte
mistake-journal_rules = { journal-place } : ce journal suit d’autres règles que celles d’ici

## Des positions écrites en texte

position-where = { $line ->
    [0] Position :
   *[other] Ligne { $line } :
}
mistake-position_empty = Il n’y a pas de position : la première ligne nomme le jeu.
mistake-position_long = C’est trop long pour une position : au plus { $most } caractères et { $lines } lignes.
mistake-position_bytes = { position-where } ce n’est pas du texte UTF-8.
mistake-position_game = { position-where } « { $name } » n’est pas le nom du jeu attendu ici ({ $known }).
mistake-position_twice = { position-where } « { $text } » a déjà été dit plus haut.
mistake-position_unknown = { position-where } aucun emplacement de ce jeu ne s’écrit « { $text } ».
mistake-position_form = { position-where } « { $text } » n’est pas de la forme « { $form } ».
mistake-position_whole = { position-where } il faut un nombre entier, et non « { $text } ».
mistake-position_number = { position-where } { $value } n’est pas entre { $low } et { $high }.
mistake-position_name = { position-where } « { $name } » n’existe pas ici. Sont connus : { $known }.
mistake-position_short = { position-where } la boîte ne contient plus de « { $name } ».
mistake-position_room = { position-where } il ne reste pas de place pour « { $name } ».
mistake-position_impossible = { position-where } c’est impossible, car « { $place } » ne s’accorde pas avec le reste.

## Poids des juges entraînés

mistake-no_level = { $game } n’a pas de niveau { $bot } ; niveaux connus : { $known }
mistake-weights_missing = { $file } : ces poids n’existent pas
mistake-weights_foreign = { $file } : ce ne sont pas des poids de Bivouac
mistake-weights_truncated = { $file } : le fichier est incomplet
mistake-weights_damaged = { $file } : le fichier est abîmé ; sa somme de contrôle n’est pas la bonne
mistake-weights_game = { $file } : ces poids ont été appris pour un autre jeu ou une autre face
mistake-weights_rules = { $file } : ces poids ont été appris avec d’autres règles
mistake-weights_features = { $file } : ces poids ont été appris sur d’autres mesures ; il faut les réapprendre

## Servir

mistake-workers_few = --workers : il en faut au moins un
mistake-workers_database = --workers : à plusieurs, il leur faut --database postgresql://…
mistake-public_url = --public-url : « { $given } » n’est pas une adresse http
mistake-contact = --contact : « { $given } » doit commencer par mailto:, https:// ou tel:
mistake-not_opened = le serveur n’a pas pu démarrer ; son journal dit pourquoi
mistake-push_endpoint = Cette adresse n’est pas de celles où vont les notifications d’un navigateur.
mistake-push_key = Cette clé n’est pas celle d’un navigateur.
mistake-remind_share = --remind : une part de 0 (jamais) à moins de 1

# Ce qui ne va pas dans une requête ou un message : le code d’une réponse est le nom de sa phrase.

mistake-store = La base de données est inaccessible pour le moment. Rien n’a été fait.
mistake-busy = D’autres ont été plus rapides. Rien n’a été fait : réessayez.
mistake-message = Ce message ne peut pas être compris. Rien n’a été fait.
mistake-request = Cette demande ne peut pas être comprise. Rien n’a été fait.
mistake-server = Quelque chose s’est mal passé de notre côté.
mistake-unwell = Ce serveur ne va pas bien.
mistake-closing = Ce serveur va s’arrêter : réessayez dans un instant.
mistake-no_table = Cette table n’existe pas.
mistake-not_found = Il n’y a rien ici.
mistake-method = Cela ne peut pas se faire ici.
mistake-too_large = C’est trop à lire d’un coup.
mistake-media_type = Le corps d’une requête doit être en application/json.
mistake-too_fast = C’était trop rapide : attendez un instant.
mistake-wait = C’était trop rapide : attendez { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
mistake-forbidden = Cela ne vous est pas montré.
mistake-no_onlookers = Cette table n’admet pas de spectateurs.
mistake-shut_out = L’hôte de cette table ne vous y laisse plus entrer.
mistake-unknown_player = Ce navigateur n’est pas connu ici : rien n’a été fait.
mistake-session_ended = Cette session a pris fin : rien n’a été fait.
mistake-operator_key = Ce n’est pas la clé de l’opérateur.
mistake-operator_out = Entrez d’abord avec la clé de l’opérateur.
mistake-operator_shut = La page de l’opérateur est fermée : `bivouac operator-key` en fait la clé.
mistake-reason = Un motif tient en une ligne de { $most } caractères au plus.
mistake-no_report = Il n’y a pas de signalement { $report }.
mistake-not_banned = { $who } n’est pas banni.
mistake-nobody = Personne ne s’appelle { $who } : il faut l’identifiant d’un joueur, un compte ou un réseau.
mistake-wide_network = { $network } couvre presque le monde entier : il faut au moins /{ $least }.
mistake-until = { $until } n’est pas une durée : 12h, 3d, 2w, ou une date comme 2030-01-31.
mistake-until_over = { $until } : c’est déjà passé.
mistake-login_taken = Ce nom est déjà pris : choisissez-en un autre.
mistake-passphrase = Aucun compte n’a ce nom et cette phrase de passe.
mistake-former = Ce n’est pas la phrase de passe actuelle.
mistake-confirmation = Cette confirmation est trop ancienne, ou pour une autre adresse.
mistake-network_banned = Personne n’est admis depuis votre réseau.
mistake-unknown_host = Ce serveur ne répond pas à ce nom ; voyez --public-url.
mistake-foreign_origin = Les requêtes venues d’autres sites restent sans réponse.
mistake-too_many_windows = Trop de fenêtres sont ouvertes : fermez-en une d’abord.
mistake-too_many_tables = Vous avez { $most } tables ouvertes, le maximum : terminez ou fermez-en une d’abord.
mistake-too_many_network_tables = { $most } tables sont ouvertes depuis votre réseau, le maximum : terminez ou fermez-en une d’abord.
mistake-too_many_guests = { $most } nouveaux venus sont arrivés de votre réseau aujourd’hui, le maximum : revenez demain, ou avec un compte.
mistake-page_unknown = Aucune page de vos parties ne commence là : repartez de la première.
mistake-no_profile = Personne ici ne montre de profil sous ce nom.
mistake-nobody_there = Personne n’est assis là.
mistake-no_friend = On n’invite que ses amis : demandez d’abord à l’être.
mistake-too_many_bonds = Vous avez dit quelque chose de { $most } personnes, et c’est le maximum : oubliez-en d’abord quelques-unes.
mistake-too_many_invitations = { $most } invitations l’attendent déjà : laissez-lui le temps de répondre.
mistake-too_many_reports = Vous avez signalé { $most } personnes aujourd’hui, et c’est le maximum. La personne qui tient ce serveur s’en occupera.
mistake-no_push = Ce serveur n’envoie pas de notification aux navigateurs fermés.
mistake-vacation_account = Les vacances sont réservées aux comptes : gardez d’abord vos tables sous un nom et une phrase de passe.
mistake-too_many_vacations = Vous êtes déjà en vacances.
mistake-too_many_vacation = Il ne vous reste pas autant de jours de vacances cette année.

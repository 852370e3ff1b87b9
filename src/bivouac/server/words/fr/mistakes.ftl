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

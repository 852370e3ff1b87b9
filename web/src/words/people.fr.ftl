# Les gens : profils, parties finies, salon, classement, compagnie.
strongest-of = Les plus forts, { $game }
strongest-text = Parties classées jouées sur ce serveur. On y figure après { $least } parties ; le « ± » dit entre quelles valeurs la force se situe presque sûrement, et la place se compte d’après la plus basse.
strongest-none = Personne encore. Ouvrez une table classée : un compte, une pendule, et chacun pour soi.
strongest-name = Nom
strongest-rating = Force
strongest-games = Parties
strongest-unnamed = sans nom
profile-public = Tous ceux qui ont votre lien voient cette page, sans vos compagnons de jeu. Les réglages permettent de la cacher.
profile-private = Cette page n’est visible que par vous, et vous n’êtes pas au classement.
profile-none = Aucune partie terminée pour l’instant.
profile-seats = Joueurs
profile-played = Jouées
profile-won = Gagnées
profile-average = Moyenne
profile-best = Record
profile-way = L’évolution de la force
profile-latest = { $won } gagnées parmi les { $of } dernières
profile-streak = { $now ->
    [0] Plus longue série : { $longest }
   *[other] Série en cours : { $now } ; la plus longue : { $longest }
}
profile-companions = Compagnons de jeu
profile-together = { $count ->
    [one] { $count } partie, { $won } gagnée
   *[other] { $count } parties, { $won } gagnées
}
profile-judged = { $count ->
    [one] Une partie analysée
   *[other] { $count } parties analysées
}
profile-accuracy = Justesse : { $accuracy } sur 100
profile-luck = Chance : { $luck } %
profile-export = Toutes mes données
lobby-seek = Une partie tout de suite
lobby-seek-text = On vous assied à la table qui attend depuis le plus longtemps ; s’il n’y en a pas, la vôtre est ouverte à tous, et des robots sont proposés au bout d’un moment.
lobby-players = { $count } joueurs
lobby-go = Chercher
lobby-live = Parties à regarder
lobby-live-none = Aucune partie ouverte à tous n’est en cours.
lobby-nobody = Personne pour l’instant.
lobby-with-bots = Commencer avec des robots
company-find = Trouver quelqu’un par son nom
company-find-go = Chercher
company-find-none = Personne de ce nom ici, ou qui veuille être trouvé.
company-invite-one = Inviter { $name }
company-invited = { $name } est invité à cette table
history-replay = Revoir la partie
company-none = Pas encore d’amis ici. Cherchez un nom, ou demandez-le depuis le profil d’un compagnon de jeu.
company-invite = Inviter un ami
company-asks = { $name } demande à être votre ami.
company-asked = Demandé { A($name) }
company-accept = Accepter
company-decline = Non merci
company-befriend = Demander à être amis
company-part = Ne plus être amis
company-unwanted = Bloqués et réduits au silence
company-is-blocked = bloqué
company-is-muted = muet pour moi
company-forgive = Revenir là-dessus
company-standing-friend = Vous êtes amis.
company-standing-asked = Vous avez demandé à être amis.
company-standing-mute = Vous ne lisez pas ses messages.
company-standing-block = Vous ne vous rencontrez plus.
company-act = Bloquer, signaler
company-mute = Ne plus lire ses messages
company-block = Bloquer
company-muted = Vous ne lirez plus { $name }.
company-blocked = Vous ne rencontrerez plus { $name } à une nouvelle table.
company-report = Signaler à la personne qui tient ce serveur
company-reported = C’est transmis.
company-reason = Motif
company-reason-words = Ses messages
company-reason-name = Son nom
company-reason-cheating = Triche
company-reason-stalling = Fait traîner la partie
company-reason-other = Autre chose
company-words = En quelques mots
history-companion = Chercher un compagnon de jeu
history-every-game = Tous les jeux
history-end = Résultat
history-every-end = Tous les résultats
history-won = Gagnées
history-lost = Perdues
history-none = Aucune partie terminée pour l’instant. Toutes celles que vous finirez se retrouveront ici.
history-nothing = Aucune de vos parties ne correspond.
history-more = Remonter plus loin
history-result-won = gagnée
history-result-lost = perdue
history-result-gave-up = abandonnée
history-result-rank = { $rank }ᵉ sur { $of }
history-gave-up = a abandonné
history-uncounted = pour l’exercice
history-actions = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
history-rating = force { $rating }

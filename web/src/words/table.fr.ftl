# Les mots dont seule une table a besoin ; ils viennent avec elle.

tray = Vos biens
film = La partie comme un film
film-play = Lire le film
film-pause = Mettre en pause
film-speed = Vitesse
film-turn-back = Un tour plus tôt
film-turn-on = Un tour plus tard
film-link = Copier le lien
shortcuts = Raccourcis clavier
key-enter = Entrée
key-ctrl = Ctrl
key-shift = Maj
key-home = Début
key-end = Fin
keys-walk = Aller d’une pièce du plateau à la voisine
keys-choose = Choisir la pièce ou appuyer sur le bouton
keys-what = Sur une pièce : dire ce que c’est
keys-back = Revenir d’un pas : du passé, d’un choix, d’une feuille ouverte
keys-undo = Reprendre le coup
keys-skip = Ne pas attendre la fin de ce qui se passe
keys-coach = Demander conseil, ou éteindre la lampe
keys-boards = À Narak : regarder le plateau d’un joueur
keys-step = Hors du plateau : un coup plus tôt, un coup plus tard
keys-turn = Un tour plus tôt, un tour plus tard
keys-film = Dans le passé : lire le film ou le mettre en pause
keys-ends = Dans le passé : le début de la partie, le présent
keys-page = Ailleurs : cette page
finish-count = Le décompte
finish-points = { $count ->
    [one] { $figure } point
   *[other] { $figure } points
}
finish-sheet = La feuille de score
finish-next = Et maintenant ?
finish-replay = Revoir la partie
finish-recount = Recompter sur le plateau
proof = La donne était-elle honnête ?
proof-proved = La donne était honnête : graine et mots étaient fixés avant que quiconque les connaisse, et votre mot y est.
proof-wordless = La graine est bien celle qui fut scellée avant le début. Aucun mot de vous n’est dans la donne : ce navigateur ne peut pas affirmer que la maison ne l’a pas choisie.
proof-broken = Quelque chose ne va pas : ce n’est pas la donne, ou pas la partie, promise à ce navigateur. Gardez le journal et le reçu.
proof-unknown = Rien n’était promis à cette table : sa graine était connue dès le début.
proof-draws = Elle a été tirée { $count } fois, parce que des mots ne sont pas venus.
proof-more = Graine, sceau et mots
proof-seal = Sceau, montré avant le premier coup
proof-seed = Graine, montrée maintenant
proof-word = Mot de la place { $number }
proof-no-word = aucun
proof-key = Clé avec laquelle la maison a signé le journal
proof-replay = Pour vérifier chaque coup depuis la graine, téléchargez le journal et lancez
proof-replay-receipt = Pour vérifier chaque coup, et que rien n’a changé depuis, téléchargez les deux et lancez
prompt = Ce qui est demandé
prompt-sure = On ne pourra pas revenir en arrière. On y va ?
prompt-yield = { $move } : c’est bien ce que vous voulez ?
prompt-stay = Non, continuer à jouer
prompt-waits = { $who } réfléchit…
prompt-queues = { $who } attend son tour de réfléchir : beaucoup de robots sont à l’œuvre…
since = Depuis votre dernier tour
standing-lent = Un robot joue pour vous.
standing-onlooker = Vous regardez la partie et voyez ce que tout le monde voit. En bas : { $who }.
prompt-narrowed = { $name } : que fait-on ?
beyond = { $count ->
    [one] Encore une pièce hors de vue : la montrer
   *[other] Encore { $count } pièces hors de vue : montrer la suivante
}
moves = Coups possibles
moves-count = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
moves-none = Ce n’est pas à vous de jouer.
moves-over = La partie est terminée.
moves-busy = On regarde ce qui se passe.
moves-past = Vous regardez un moment passé.
piece-legal = peut être choisi
piece-could = peut être choisi à la place
piece-selected = choisi
piece-cannot = ne peut pas être choisi maintenant ; activez pour lire pourquoi
why-title = Pourquoi pas maintenant : { $name }
why-nothing = Aucune règle n’en parle à ce moment.
log-number = coup { $number }
log-earlier = Lignes précédentes
log-look = Voir ce moment
past-looking = Vous regardez le coup { $number }.
past-now = Revenir au présent
past-present = maintenant
past-earlier = Un coup plus tôt
past-later = Un coup plus tard
past-slider = Moment de la partie
chances-of = { $who } { $percent } %
chances-graph = Chances de victoire après le coup { $number } : { $told }. L’analyse les donne en tableau.
judge-about = Vos chances de victoire après chaque coup, telles que votre place pouvait les connaître.
judge-chance = { $percent } %
judge-step = { $who } : { $what }
judge-number = Coup
judge-here = Cette suite
judge-there = La partie d’origine
judge-again = Une autre suite depuis le coup { $number }
line-took = { $who } s’assied.
line-left = { $who } se lève.
line-planned = Une place a été donnée à quelqu’un d’autre.
line-redrawn = Pas de réponse { DE($who) } : la donne est scellée à nouveau.
line-started = La partie commence.
line-undone = { $who } revient en arrière : juste après le coup { $number }.
line-asked = { $who } demande à revenir au coup { $number }.
line-answered = { $agrees ->
    [yes] { $who } accepte.
   *[no] { $who } n’accepte pas.
}
line-lent = { $late ->
    [yes] Le temps { DE($who) } est écoulé ; un robot prend la place.
   *[no] Un robot joue pour { $who }.
}
line-back = { $who } reprend sa place.
line-resigned = { $who } abandonne.
line-advised = { $who } demande conseil.
line-paused = { $who } arrête les pendules.
line-resumed = { $who } relance les pendules.
line-away = { $back ->
    [yes] { $who } revient de vacances.
   *[no] { $who } est en vacances jusqu’au { $day } ; sa pendule s’arrête.
}
line-received = { $onlookers ->
    [none] L’hôte n’admet plus de spectateurs.
    [silent] L’hôte prie les spectateurs de se taire.
   *[other] Les spectateurs sont de nouveau les bienvenus.
}
line-minded = { $order ->
    [muted] L’hôte fait taire un spectateur.
    [out] L’hôte exclut un spectateur.
   *[other] Un spectateur est de nouveau le bienvenu.
}
line-ended = La partie est terminée.
line-closed = La table a été fermée.
thing-action = Action
thing-assistants = Assistants
thing-bid = Enchères
thing-cards = Cartes
thing-deck = Pioche
thing-discard = Défausse
thing-drawn = Pioché
thing-hand = Main
thing-market = Marché
thing-places = Emplacements
thing-returned = Jetons rendus
thing-row = Rangée
thing-site = Site
thing-supply = Réserve
thing-temple = Temple
thing-tile = Tuile
thing-tiles = Tuiles
thing-tokens = Jetons

## Autour du plateau

key-escape = Échap
key-space = Espace
skip = Passer
clock-left = il reste { $time }
absence-agreed = Qui s’assied l’accepte : quand la table aura attendu { $unit ->
    [days] { $count ->
        [one] un jour
       *[other] { $count } jours
    }
    [hours] { $count ->
        [one] une heure
       *[other] { $count } heures
    }
   *[minutes] { $count } minutes
} une personne absente, les autres pourront laisser jouer un robot jusqu’à son retour.
gathering-text = Les autres s’installent un à un ; la partie commence quand toutes les places sont prises.
gathering-full = Toutes les places sont prises.
seat-waits = on attend quelqu’un
seat-mine = vous
seat-here = à table
seat-away = absent
seat-vacation = en vacances jusqu’au { $day }
seat-is-bot = joué par un robot
seat-thinks = réfléchit
sit = S’asseoir ici
leave = Se lever
free-seat = Libérer la place
begin-later = Il manque encore quelqu’un
invite-text = Qui ouvre ce lien peut s’asseoir. Les places qui restent vides se donnent à des robots.
invite-alone = Personne d’autre que cette machine ne peut encore ouvrir ce lien. Pour laisser entrer vos amis du même réseau, relancez le serveur ainsi :
qr-alt = Le lien de cette table, en code à scanner
copy = Copier
copied = Copié
words-awaited = La partie commence dès { QUE($who) } aura répondu : chacun pèse sur la donne.
words-away = Pas à la table pour l’instant : { $who }. Chacun pèse sur la donne ; le début devra peut-être attendre.
redraw = S’en passer, et sceller une nouvelle donne
redrawn = Pas de réponse { DE($who) } : la donne a été scellée à nouveau, pour la { $count }ᵉ fois. Recommencez quand vous voulez.
your-turn = à vous
board = Plateau
rail = Coups et journal
opponents = Les autres
coach = Conseil
coach-key = Demander conseil (C)
coach-dim = Éteindre la lampe
coach-thinks = Le conseil réfléchit…
coach-silent = Le conseil n’a rien à dire pour l’instant. Redemandez dans un moment.
coach-chance = { $percent } % ± { $margin }
coach-even = à égalité
coach-lead = { $amount } pts { $way ->
    [ahead] d’avance
   *[behind] de retard
}
coach-says = Le conseil : { $move }. { $why }
coach-about = { $judge ->
    [advice] D’après ce qu’on sait à la table ; les cartes encore cachées, personne ne les dira.
    [learned] Chances de victoire et points d’avance une fois le coup joué ; { $worlds } mondes, par un juge qui a appris le jeu.
   *[estimate] Chances de victoire et points d’avance une fois le coup joué ; { $worlds } mondes, par l’estimation du jeu lui-même.
}{ $last ->
    [yes] {""}
   *[no] {" "}La recherche continue…
}
coach-agreed = Qui s’assied l’accepte : à cette table, chacun peut demander conseil. Chaque demande est notée.
redo = Rejouer le coup
help = Qu’est-ce que c’est ?
help-rulings = { $count ->
    [one] Un point de règle
   *[other] { $count } points de règle
}
close-table = Fermer cette table
close-table-text = Aucune partie n’a commencé : rien n’est perdu ; le lien ne mènera plus nulle part.
close-table-sure = La fermer
chat = Messages
chat-none = Personne n’a encore rien dit.
chat-write = Écrire à tout le monde
chat-send = Envoyer
unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
company = Autour de la table
menu = Menu
onlooker = Spectateur
onlookers = Spectateurs
onlooker-here = regarde
onlooker-away = n’est plus là
onlooker-mute = Faire taire
onlooker-allow = Admettre de nouveau
onlooker-send-off = Renvoyer
onlooker-shut-out = Exclure
watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
watch-address = Le lien pour les spectateurs
lend-other = Laisser jouer un robot
take-back = Reprendre ma place
ask-undo = Demander à revenir d’un coup
clocks-off = Arrêter les pendules
clocks-on = Relancer les pendules
resign-text = Un robot jouera la suite, et vous ne pourrez plus reprendre votre place.
resign-sure = Abandonner pour de bon
consent = Une demande
consent-text = { $who } voudrait revenir au coup { $number }.
consent-waits = On attend les autres.
agree = Accepter
disagree = Refuser
lesson-step = { $done } sur { $steps }
score = Feuille de score
score-line = Ligne
score-total = Total
score-advised = Ont demandé conseil : { $who }.
follow = Vers la partie suivante
fork = Et si… depuis le coup { $number }
fork-here = Et si…
fork-last = Et si… depuis ma dernière décision
replay = Revoir depuis une place
receipt = Télécharger le reçu
closed-title = Table fermée
closed-text = La table a été fermée avant la fin de la partie. Sa graine est montrée, et ce qui a été joué est dans le journal.
closed-4401 = Cette session est terminée. Rechargez la page.
closed-4403 = Cette table n’admet pas de spectateurs, ou son hôte vous a prié de partir.
closed-4430 = Vous avez trop de fenêtres ouvertes. Fermez-en une, puis rechargez cette page.
closed-4404 = Cette table n’existe pas.
closed-4410 = Cette table est endommagée et ne peut pas être ouverte ; la personne qui tient ce serveur peut s’en occuper.

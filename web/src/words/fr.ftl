# Les mots du cadre, en français. Ceux de chaque jeu viennent du serveur.

brand = Bivouac
tagline = une table pour cinq expéditions
language = Langue
close = Fermer
back = Retour
keep = Garder
you = Vous
home = Vers l’accueil
key-escape = Échap
key-space = Espace
skip = Passer

## Accueil

home-title = Où plante-t-on la tente ce soir ?
home-text = Des jeux complets, en solitaire, entre amis ou avec des compagnons mécaniques. On s’arrête quand on veut, on reprend dans un mois.
games = Jeux
play = Jouer
invite = Inviter
players = Joueurs
length = Durée
minutes = { $count } min
hours = { $count } h
watch = Regarder une partie
watch-link = Le lien que l’on vous a envoyé
watch-go = Regarder
watch-unknown = Ce n’est pas le lien d’une table.
bring = Ouvrir un fichier
bring-text = Un journal reprend là où il s’arrête. Une position écrite en texte devient une table à vous, des robots occupant les autres places.
bring-file = Choisir un fichier
bring-here = Ou collez-le ici ; la première ligne d’une position nomme le jeu
bring-go = Ouvrir
my-tables = Mes tables
my-tables-keep = Les garder sur tous mes appareils
my-tables-find = J’ai déjà un compte
my-tables-none = Rien encore. Appuyez sur Jouer : une table est dressée aussitôt.
open-tables = Tables où une place est libre
open-tables-none = Aucune table n’a de place libre pour l’instant.
resume = Reprendre
look-again = Revoir
join = S’asseoir
status-gathering = on s’installe
status-playing = en cours
status-over = terminée
status-closed = fermée
status-damaged = endommagée
friends-title = Une place à votre table
friends-text = Un nom suffit pour jouer. Envoyez un lien ou faites lire le code ; une place vide se prête à un compagnon mécanique.
friends-link = Lien d’invitation
friends-code = Code à scanner
friends-name = Mon nom
learn = Apprendre
learn-game = Apprendre { $game }

## Réglages

settings = Réglages
name = Votre nom à la table
name-kept = C’est noté.
light = Lumière
light-auto = Comme mon appareil
light-day = Jour
light-night = Nuit
setting-motion = Montrer les mouvements
setting-motion-text = Les cartes voyagent, les tuiles se retournent, les dés roulent.
setting-asks = Demander avant un coup qui ne se reprend pas
setting-asks-text = Un clic sur le plateau attend un oui ; les boutons de la liste, jamais.
setting-sound = Son
setting-sound-text = Un petit coup discret quand c’est à vous.
setting-notices = Me prévenir quand c’est à moi
setting-notices-text = Une notification du navigateur tant que cette page est derrière d’autres.

## Compte

account = Compte
account-guest = Vous êtes ici sans compte : vos tables ne se retrouvent que sur cet appareil.
account-mine = Vos tables sont gardées sous le nom « { $login } ».
account-keep = Garder mes tables
account-keep-text = Un nom et une phrase de passe suffisent pour retrouver les mêmes tables, aux mêmes places, sur un autre appareil.
account-change = Changer de phrase de passe
account-change-text = La nouvelle vaut dès maintenant, et tous les autres appareils sont déconnectés.
account-changed = C’est changé.
account-return = Revenir à mon compte
account-return-text = Le nom et la phrase de passe choisis sur l’autre appareil.
account-login = Nom du compte
account-passphrase = Phrase de passe
account-former = Phrase de passe actuelle
account-new = Nouvelle phrase de passe
account-advice = Huit caractères au moins ; quelques mots font l’affaire. Notez-la : personne ne peut la retrouver pour vous.
account-show = Montrer la phrase de passe
account-cancel = Ne rien changer
account-kept = C’est gardé. Sur un autre appareil, revenez avec « { $login } » et votre phrase de passe.
account-returned = { $named ->
    [no] Vous revoilà. Vos tables sont là.
   *[yes] Vous revoilà, { $name }. Vos tables sont là.
}
account-held = { $count ->
    [one] Vous tenez ici une place sans compte : si vous revenez à un autre compte, elle est perdue pour vous.
   *[other] Vous tenez ici { $count } places sans compte : si vous revenez à un autre compte, elles sont perdues pour vous.
}
account-sign-out = Se déconnecter de cet appareil
account-sign-out-text = Vous n’avez pas de compte : vous perdez les places que vous tenez, et personne ne peut vous les rendre. « Garder mes tables » les met d’abord à l’abri.
account-sign-out-sure = Partir et perdre mes places
account-signed-out = C’est fait : cet appareil ne vous connaît plus.
account-elsewhere = Se déconnecter partout ailleurs
account-elsewhere-done = C’est fait : ce compte n’est plus ouvert que sur cet appareil.
devices = Appareils connectés
device-unknown = Un appareil
device-here = celui-ci
device-seen = dernière visite : { $when }
device-end = Déconnecter
account-forget = Supprimer mes données
account-forget-goes = Disparaissent pour toujours : votre nom, votre compte, votre adresse, vos messages et vos places. Dans les parties en cours, un robot joue à votre place.
account-forget-stays = Restent : les coups joués, sans votre nom, chez ceux qui ont joué avec vous ; les réglages de cet appareil ; les sauvegardes de la personne qui tient ce serveur, tant qu’elles durent.
account-forget-sure = Supprimer pour toujours
account-forgotten = C’est fait : vos données sont supprimées.
mail = Adresse électronique
mail-text = On vous écrit quand c’est à vous et que vous n’êtes pas là, et pour rien d’autre.
mail-asked = Nous avons écrit à { $mail } : ouvrez le lien de ce message pour être prévenu quand vient votre tour.
mail-confirmed = Vous êtes prévenu à { $mail } quand vient votre tour.
mail-none = On ne vous écrira plus.
confirm-asking = Un instant…
confirm-done = Merci. On vous écrit quand c’est à vous et que vous n’êtes pas là.
confirm-old = Ce lien est trop ancien, ou concerne une autre adresse. Demandez-en un nouveau dans les réglages.
session-ended = Cette fenêtre n’est plus connectée : la session a pris fin ailleurs.
refused-login = Il faut un nom de 2 à 40 caractères visibles.
refused-passphrase = Il faut une phrase de passe de 8 à 200 caractères.
refused-login_taken = Ce nom est déjà pris : choisissez-en un autre.
refused-unknown_player = Aucun compte n’a ce nom et cette phrase de passe.
refused-former = Ce n’est pas la phrase de passe actuelle.
refused-too_fast = { $seconds ->
    [one] Trop d’essais : attendez une seconde.
   *[other] Trop d’essais : attendez { $seconds } secondes.
}
refused-mail = Il faut une adresse comme nom@exemple.org.
refused-server = Le serveur n’a pas pu le faire. Réessayez dans un moment.

## Ouvrir une table

new-title = Une table pour « { $game } »
new-seats = Combien de joueurs ?
new-seat = Place { $number }
new-left = Laissé par une expédition d’avant, et ce n’est jamais qu’un cadeau :
new-options = Options, pendules, absences, spectateurs
new-onlookers = Les spectateurs sont les bienvenus
new-open = Dresser la table
wish-human = Un ami, par le lien
wish-open = N’importe qui, depuis l’accueil
bot-random = Robot : erre au hasard
bot-greedy = Robot : prend ce qu’il voit
bot-planner = Robot : prépare son chemin
bot-ismcts-500 = Robot : réfléchit
bot-ismcts-2000 = Robot : réfléchit longtemps
bot-beginner = Robot : débutant
bot-beginner-ways = Il apprend encore : il voit ce qui est bon, et joue souvent autre chose.
bot-casual = Robot : amateur
bot-casual-ways = Il joue correctement, avec des étourderies.
bot-club = Robot : joueur de club
bot-club-ways = Il se trompe rarement, et jamais lourdement.
bot-expert = Robot : expert
bot-expert-ways = Il prend toujours le meilleur coup qu’il voit.
bot-master = Robot : maître
bot-master-ways = Le meilleur de la maison ; il réfléchit avant d’agir.
bot-rated = { $name } · { $rating }
bot-interval = Niveau compris entre { $low } et { $high }.
bot-seconds = Au plus { $seconds } s par décision.
bot-other = Robot : { $spec }
clock = Pendule
clock-none = Sans pendule
clock-quick = Vive : 10 s par coup, 5 min de réserve
clock-calm = Calme : 20 s par coup, 15 min de réserve
clock-slow = Lente : 1 min par coup, 45 min de réserve
clock-days = Par correspondance : un jour par coup
clock-left = il reste { $time }
absence = Si quelqu’un reste absent
absence-never = La table attend
absence-minutes = Un robot peut jouer après 15 minutes
absence-hours = Un robot peut jouer après 3 heures
absence-days = Un robot peut jouer après 3 jours
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

## Avant la partie

gathering-text = Les autres s’installent un à un ; la partie commence quand toutes les places sont prises.
gathering-full = Toutes les places sont prises.
seat-waits = on attend quelqu’un
seat-mine = vous
seat-here = à table
seat-away = absent
seat-free = une place libre
seat-unnamed = Joueur { $number }
seat-is-bot = joué par un robot
seat-thinks = réfléchit
sit = S’asseoir ici
leave = Se lever
free-seat = Libérer la place
begin = Commencer
begin-later = Il manque encore quelqu’un
invite-text = Qui ouvre ce lien peut s’asseoir. Les places qui restent vides se donnent à des robots.
qr-alt = Le lien de cette table, en code à scanner
copy = Copier
copied = Copié
commitment = La donne est déjà scellée :
words-awaited = La partie commence dès { QUE($who) } aura répondu : chacun pèse sur la donne.
words-away = Pas à la table pour l’instant : { $who }. Chacun pèse sur la donne ; le début devra peut-être attendre.
redraw = S’en passer, et sceller une nouvelle donne
redrawn = Pas de réponse { DE($who) } : la donne a été scellée à nouveau, pour la { $count }ᵉ fois. Recommencez quand vous voulez.
deal-distrust = La maison a signé une autre donne que celle qu’elle a montrée ici. Votre navigateur a gardé son mot pour lui.

## À la table

your-turn = à vous
board = Plateau
rail = Coups et journal
opponents = Les autres
prompt = Ce qui est demandé
prompt-sure = On ne pourra pas revenir en arrière. On y va ?
prompt-yield = { $move } : c’est bien ce que vous voulez ?
prompt-stay = Non, continuer à jouer
prompt-waits = { $who } réfléchit…
since = Depuis votre dernier tour
standing-lent = Un robot joue pour vous.
standing-onlooker = Vous regardez la partie : vous voyez ce que tout le monde peut voir.
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
round = manche { $number }
undo = Reprendre le coup
redo = Rejouer le coup
help = Qu’est-ce que c’est ?
help-rulings = { $count ->
    [one] Un point de règle
   *[other] { $count } points de règle
}
why-title = Pourquoi pas maintenant : { $name }
why-nothing = Aucune règle n’en parle à ce moment.
log = Journal
log-number = coup { $number }
log-look = Voir ce moment
past-looking = Vous regardez le coup { $number }.
past-now = Revenir au présent
past-present = maintenant
past-earlier = Un coup plus tôt
past-later = Un coup plus tard
past-slider = Moment de la partie
close-table = Fermer cette table
close-table-text = Aucune partie n’a commencé : rien n’est perdu ; le lien ne mènera plus nulle part.
close-table-sure = La fermer
line-lost = La ligne est coupée. Nouvel essai…
unloaded = Cette partie de l’écran n’a pas pu être chargée : la ligne est coupée, ou le serveur a une version plus récente.
load-again = Recharger la page
closed-4401 = Cette session est terminée. Rechargez la page.
closed-4403 = Cette table n’admet pas de spectateurs, ou son hôte vous a prié de partir.
closed-4430 = Vous avez trop de fenêtres ouvertes. Fermez-en une, puis rechargez cette page.
closed-4404 = Cette table n’existe pas.
closed-4410 = Cette table est endommagée et ne peut pas être ouverte ; la personne qui tient ce serveur peut s’en occuper.

## Autour de la partie

rules = Règles
rules-of = { $game } : les règles
rulings = Les { $count } points de règle, avec leur place dans le livret
rulings-search = Chercher un point de règle
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
onlookers-welcome = Ils sont les bienvenus
onlookers-silent = Ils regardent en silence
onlookers-none = Personne ne regarde
onlooker-here = regarde
onlooker-away = n’est plus là
onlooker-muted = réduit au silence
onlooker-out = exclu
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
lend = Laisser un robot jouer pour moi
lend-other = Laisser jouer un robot
take-back = Reprendre ma place
ask-undo = Demander à revenir d’un coup
clocks-off = Arrêter les pendules
clocks-on = Relancer les pendules
resign = Abandonner
resign-sure = Abandonner pour de bon
consent = Une demande
consent-text = { $who } voudrait revenir au coup { $number }.
consent-waits = On attend les autres.
agree = Accepter
disagree = Refuser
lesson = Premiers pas
lesson-step = { $done } sur { $steps }

## Après la partie

score = Feuille de score
score-line = Ligne
score-total = Total
score-rank = Rang
outcome-ranked = { $count ->
    [0] Personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
outcome-together = L’expédition a réussi.
outcome-all_lost = L’expédition est perdue.
rematch = Revanche
review = Analyser la partie
follow = Vers la partie suivante
fork = Et si… depuis le coup { $number }
download = Télécharger le journal
replay = Revoir depuis une place
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
receipt = Télécharger le reçu
closed-title = Table fermée
closed-text = La table a été fermée avant la fin de la partie. Sa graine est montrée, et ce qui a été joué est dans le journal.

## Lignes du journal qui ne sont pas des coups

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
line-paused = { $who } arrête les pendules.
line-resumed = { $who } relance les pendules.
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

## Le vocabulaire courant des tables, pour les jeux sans dessin propre

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

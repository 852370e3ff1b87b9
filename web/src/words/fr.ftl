# Les mots du cadre, en français. Ceux de chaque jeu viennent du serveur.

brand = Bivouac
tagline = une table pour cinq expéditions
language = Langue
close = Fermer
back = Retour
keep = Garder
you = Vous
home = Vers l’accueil

## Accueil

home-title = Où plante-t-on la tente ce soir ?
home-text = Des jeux complets, en solitaire, entre amis ou avec des compagnons mécaniques. On s’arrête quand on veut, on reprend dans un mois.
games = Jeux
play = Jouer
invite-to = Inviter des amis : { $game }
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
my-tables-no-other = Aucune autre partie en cours : on n’attend que vous.
begin-play = « Jouer » ouvre une partie contre un robot, ou en solitaire.
begin-learn = « Apprendre » donne une première partie qui s’explique coup par coup.
begin-invite = Le maillon ouvre une table dont vous envoyez le lien à vos amis.
open-tables = Tables où une place est libre
open-tables-none = Aucune table n’a de place libre pour l’instant.
resume = Reprendre
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

choose-new = Inviter à quel jeu ?
choose-learn = Apprendre quel jeu ?
lost-title = Rien à cette adresse
lost-text = Le lien est peut-être incomplet, ou ce qu’il montrait n’existe plus.

## Mes parties

tables-invited = { $count ->
    [one] On vous invite à une table
   *[other] On vous invite à { $count } tables
}
tables-turns = { $count ->
    [one] À vous
   *[other] À vous, à { $count } tables
}
tables-act = Jouer mon tour
tables-running = En cours
tables-waiting = On s’y installe
time-left = reste { $time }
history = Mes parties
history-game = Jeu
departed = un joueur parti
days = { $count } j

## Classement

strongest = Classement
new-rated = Partie classée
rated-text = Partie classée : sans conseil, sans essai, sans retour sur ce qui a été montré, et personne ne joue à votre place. La pendule tourne ; qui s’en va a perdu.

## Profil

profile = Mon profil
account-private = Cacher mon profil, et ne pas figurer au classement

## Trouver une table

lobby = Trouver une table
friends = Mes amis
company-invites = { $name } vous invite à jouer : { $game }.

## Réglages

settings = Réglages
name = Votre nom à la table
name-kept = C’est noté.
light = Lumière
light-auto = Comme mon appareil
light-day = Jour
light-night = Nuit
setting-motion = Mouvements
motion-off = Aucun
motion-brisk = Vifs
motion-calm = Posés
setting-asks = Demander avant un coup qui ne se reprend pas
setting-asks-text = Un clic sur le plateau attend un oui ; un bouton, seulement s’il fait renoncer à quelque chose.
setting-sound = Son
setting-sound-text = Dés, cartes, tuiles et pièces, et un petit coup quand c’est à vous.
setting-notices = Me prévenir quand c’est à moi
ways = Avis et vacances
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
new-options = Options, pendules, absences, spectateurs, conseil
new-onlookers = Les spectateurs sont les bienvenus
new-coach = On peut demander conseil
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
clock-days-1 = Par correspondance : 1 jour par coup
clock-days-3 = Par correspondance : 3 jours par coup
clock-days-7 = Par correspondance : 7 jours par coup
absence = Si quelqu’un reste absent
absence-never = La table attend
absence-minutes = Un robot peut jouer après 15 minutes
absence-hours = Un robot peut jouer après 3 heures
absence-days = Un robot peut jouer après 3 jours

## Avant la partie

seat-free = une place libre
seat-unnamed = Joueur { $number }
begin = Commencer
commitment = La donne est déjà scellée :
deal-distrust = La maison a signé une autre donne que celle qu’elle a montrée ici. Votre navigateur a gardé son mot pour lui.

## À la table

round = manche { $number }
undo = Reprendre le coup
log = Journal
line-lost = La ligne est coupée. Nouvel essai…
unloaded = Cette partie de l’écran n’a pas pu être chargée : la ligne est coupée, ou le serveur a une version plus récente.
load-again = Recharger la page

## Autour de la partie

rules = Règles
rulings = Les { $count } points de règle, avec leur place dans le livret
rulings-search = Chercher un point de règle
onlookers-welcome = Ils sont les bienvenus
onlookers-silent = Ils regardent en silence
onlookers-none = Personne ne regarde
onlooker-muted = réduit au silence
onlooker-out = exclu
lend = Laisser un robot jouer pour moi
resign = Abandonner
lesson = Premiers pas

## Après la partie

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
judge = Le juge
download = Télécharger le journal
closed-won = Vous avez gagné
closed-lost = Vous avez abandonné
closed-given-up = Partie abandonnée
closed-decided = { $who } a abandonné : { $winner } gagne cette partie classée.


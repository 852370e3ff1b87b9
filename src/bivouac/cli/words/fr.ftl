# Mots de la ligne de commande, en français.

## Aide

usage = Usage : { $command }
usage-commands = Commandes
usage-takes = Arguments et options

help-bivouac = Bivouac : une table pour jeux d’expédition. `bivouac COMMANDE --help` explique une commande.

help-play = Jouer dans ce terminal, entre personnes et robots. Chaque action est aussitôt écrite dans un journal : une partie peut être quittée à tout moment et reprise plus tard.
    .short = jouer dans ce terminal, entre personnes et robots
    .game = le jeu ; `bivouac games` en donne la liste
    .players = qui s’assoit où, séparés par des virgules : human (une personne), random, planner (dans les jeux qui conseillent), greedy, greedy:8, ismcts:2000 (tours de recherche), ismcts:500ms (durée) ; par défaut human,greedy
    .lang = fr ou en ; par défaut la langue du système
    .seed = un nombre dont toute la partie découle ; sans lui, la graine est secrète, équitable et engagée d’avance
    .option = une option du jeu, sous la forme clé=valeur ; peut être répétée
    .journal = où écrire le journal ; par défaut dans votre dossier de données
    .resume = reprendre la partie de ce journal
help-games = La liste des jeux, avec les joueurs, la durée et les options.
    .short = la liste des jeux
    .lang = fr ou en ; par défaut la langue du système
help-cards = La liste de toutes les pièces d’un jeu et de leurs effets.
    .short = la liste des pièces d’un jeu
    .game = le jeu ; `bivouac games` en donne la liste
    .lang = fr ou en ; par défaut la langue du système
help-replay = Raconter une partie d’après son journal, action par action, ou dessiner la table à un moment donné.
    .short = raconter une partie d’après son journal
    .journal = le journal
    .at = dessiner la table juste après cette action ; 0 est le début
    .seat = voir la table comme ce joueur (1 pour Joueur 1) ; par défaut comme un spectateur
    .lang = fr ou en ; par défaut la langue du système
help-verify = Rejouer le journal d’une partie terminée, de son engagement à sa fin. Le code de sortie n’est 0 que si rien n’y a été falsifié.
    .short = prouver qu’un journal n’a pas été falsifié
    .journal = le journal
    .lang = fr ou en ; par défaut la langue du système
help-simulate = Faire jouer de nombreuses parties entre robots. Les robots changent de place d’une partie à l’autre, chaque partie découle de sa graine, et les résultats ne dépendent pas du nombre de processus. Avec --json, ce qui est fait est gardé et la même commande reprend où elle en était. Une victoire partagée entre n places compte 1/n pour chacune.
    .short = faire jouer de nombreuses parties entre robots
    .game = le jeu ; `bivouac games` en donne la liste
    .bots = les robots, séparés par des virgules ; par défaut greedy,random
    .games = le nombre total de parties ; par défaut 100
    .seed = la graine de la première partie ; les autres suivent ; par défaut 0
    .json = garder les résultats dans ce fichier
    .seats = le nombre de places, s’il dépasse celui des robots ; ils se relaient alors
    .workers = le nombre de processus ; par défaut un par cœur
    .option = une option du jeu, sous la forme clé=valeur ; peut être répétée
    .lang = fr ou en ; par défaut la langue du système
help-bench = Mesurer la vitesse des règles : jeu au hasard depuis Python et depuis du code compilé, copies, redistributions, listes d’actions permises et mises en place par seconde.
    .short = mesurer la vitesse des règles
    .peers = mesurer Catanatron au cours de la même exécution, s’il est installé
    .json_ = écrire du JSON
    .write = remplacer aussi les mesures dans cette page Markdown
    .lang = fr ou en ; par défaut la langue du système
help-check = Vérifier les données d’un jeu. Le code de sortie est 1 si quelque chose ne va pas.
    .short = vérifier les données d’un jeu
    .game = le jeu ; `bivouac games` en donne la liste
    .draw = écrire dans ce dossier les dessins des données, si le jeu en a (cartes des régions)
    .lang = fr ou en ; par défaut la langue du système
help-info = Dire quel Bivouac est celui-ci : version, compilation, Python, machine, jeux.
    .short = dire quel Bivouac est celui-ci
    .json_ = écrire du JSON
    .lang = fr ou en ; par défaut la langue du système

help-serve = Ouvrir la maison : des tables pour les navigateurs d’ici et d’ailleurs, jusqu’à nouvel ordre. Chaque option se donne aussi par une variable, BIVOUAC_HOST pour --host et ainsi de suite.
    .short = ouvrir la maison aux navigateurs
    .host = l’adresse d’écoute ; 0.0.0.0 laisse entrer le réseau local
    .port = le port ; 0 en prend un libre
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier : postgresql://nom:mot@hôte/base
    .workers = le nombre de processus ; plusieurs demandent PostgreSQL
    .public_url = l’adresse par laquelle les autres atteignent ce serveur, pour les liens
    .trusted_proxies = les mandataires dont on croit les adresses, comme 127.0.0.1 ; par défaut aucun
    .rate = les requêtes par seconde permises à un réseau
    .windows = les fenêtres qu’un réseau peut garder ouvertes sur des tables
    .quotas = combien de fois les parts de hosting.md reviennent à un invité, un compte, un réseau ; 0 les lève
    .webhook = une adresse à qui l’on dit à qui est le tour
    .smtp = un serveur de courrier pour la même chose, smtps://nom:mot@hôte:465
    .mail_from = l’expéditeur de ce courrier
    .browser = ouvrir un navigateur, ou non
serve-no-proxy = Aucun mandataire n’est nommé (--trusted-proxies) : tous ceux qui passent par lui partagent les limites d’un seul réseau.
serve-friends = Pour les amis : { $url }

help-tables = Donner la liste des tables, la dernière d’abord. On peut aussi fermer une table ; un serveur en marche l’apprend en une seconde.
    .short = lister les tables, en fermer une
    .status = seulement celles de cet état : gathering, playing, over ou closed
    .before = celles d’avant cette table
    .close_ = fermer cette table là où elle en est
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier
    .json_ = écrire du JSON
tables-table = table
tables-game = jeu
tables-status = état
tables-seats = places
tables-touched = dernière ligne

help-players = Donner la liste des dernières personnes venues. On peut aussi ne plus laisser entrer quelqu’un, par identifiant, compte ou réseau, pour un temps ou pour de bon ; un serveur en marche l’apprend en une seconde.
    .short = lister les personnes, en bannir une ou un réseau
    .ban = ne plus laisser entrer cette personne, ce compte ou ce réseau
    .unban = les laisser entrer de nouveau
    .until = la fin du bannissement : 12h, 3d (jours), 2w (semaines) ou une date comme 2030-01-31 ; par défaut aucune
    .reason = le motif, dit à qui cela concerne
    .bans = donner plutôt la liste des bannissements
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier
    .json_ = écrire du JSON
players-player = personne
players-name = nom
players-account = compte
players-seen = dernière venue
players-networks = réseaux
players-banned = bannie
players-yes = oui
players-who = qui
players-until = jusqu’au
players-reason = motif
players-for-good = pour de bon

help-export = Écrire le journal d’une table, avec sa graine, même en cours de partie ; dans le terminal sans fichier.
    .short = écrire le journal d’une table dans un fichier
    .table = l’identifiant de la table
    .file = le fichier à écrire ; un ancien n’est jamais écrasé
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier

help-import = Poser un journal sur une table à lui et en donner l’identifiant.
    .short = poser un journal sur une table
    .file = un journal
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier

help-backup = Copier toutes les tables et toutes les personnes d’un même instant dans un fichier, sans arrêter le serveur. Ce fichier contient des secrets : gardez-le en lieu sûr.
    .short = copier tout ce qui est gardé dans un fichier
    .file = le fichier à écrire
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier

help-restore = Remplir une base vide avec une sauvegarde, ou remplacer tout ce qu’une base contient. Aucun serveur ne doit être en marche.
    .short = remettre une sauvegarde en place
    .file = une sauvegarde
    .replace = remplacer tout ce qui s’y trouve
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier

mistake-option = l’option { $name } n’existe pas ; --help en donne la liste
mistake-missing = il manque { $name } ; --help explique

## Jeux, vérifications, informations

games-name = Nom
games-title = Titre
games-seats = Joueurs
games-minutes = Minutes
games-options = Options

check-drawn = { $count ->
    [one] { $count } dessin écrit
   *[other] { $count } dessins écrits
} dans { $folder }.
check-sound = { $game } : les données sont saines.

info-version = Bivouac { $value }
info-compiled = règles : compilées
info-pure = règles : Python pur
info-python = Python { $value }
info-platform = machine : { $value }
info-cores = cœurs : { $value }
info-games = jeux : { $value }
info-game = { $name } (règles { $rules })

verify-true = { $game }, { $seats } joueurs, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} : le journal est cohérent, de sa graine à sa fin.
verify-fair = La graine est bien celle qui était engagée avant la première action : { $commitment }
verify-seed = La graine était un nombre connu de tous : rien n’était engagé d’avance.

## La partie

welcome = { $game }
welcome-seat = { $who } : { $player }
human = une personne devant ce terminal
welcome-journal = Journal : { $file }
welcome-commitment = Engagement sur la graine : { $commitment }
resumed = { $actions ->
    [one] De retour à la table, après { $actions } action.
   *[other] De retour à la table, après { $actions } actions.
}
resumed-torn = La dernière ligne du journal était tronquée ; elle a été écartée.
thinking = { $who } réfléchit
hand-over = { $who }, c’est à vous. Prenez place devant l’écran, puis appuyez sur Entrée.
prompt = Votre choix :
prompt-only = Votre choix (Entrée prend le seul possible) :
left = La partie est gardée. Pour la reprendre : bivouac play --resume { $file }
replay-action = { $number }. { $who }

command-why = pourquoi
command-undo = annuler
command-odds = chances
command-next = suivant
command-log = journal
command-cards = cartes
command-rules = règles regles règle regle
command-board = plateau
command-help = aide ?
command-quit = quitter

help-hint = Tapez un numéro pour jouer, « aide » pour tout le reste.
help-number = un numéro : jouer l’action qui le porte
help-notation = dig 3 : jouer une action par sa notation, celle des journaux
help-at-why = pourquoi, pourquoi 20, pourquoi dig 3 : ce qui ne peut pas être joué, et le point de règle qui l’interdit
help-at-undo = annuler : reprendre votre dernière action, tant que personne d’autre n’a agi et que rien n’a été révélé
help-at-odds = chances 7, chances dig 3 : les chances exactes d’une action, d’après ce que vous savez
help-at-next = suivant : laisser agir le joueur suivant, quand plusieurs le peuvent
help-at-log = journal : tout ce dont vous avez été témoin
help-at-cards = cartes : toutes les pièces et leurs effets
help-at-rules = règles, règles 12 : les points de règle, avec leur place dans le livret
help-at-board = plateau : la table une nouvelle fois
help-at-help = aide : cette liste
help-at-quit = quitter : partir ; la partie est gardée

why-legal = { $label } : cela peut se jouer maintenant, c’est le numéro { $number }.
why-alike = { $count ->
    [one] { $label }, et { $count } autre du même genre
   *[other] { $label }, et { $count } autres du même genre
}
next-alone = Personne d’autre ne peut agir maintenant.
undo-nothing = Rien n’a encore été joué.
undo-others = La dernière action n’est pas la vôtre : quelqu’un d’autre a agi depuis, la vôtre reste jouée.
undo-revealed = Votre dernière action a révélé quelque chose, et ce qui a été vu ne s’oublie pas : elle reste jouée.
undo-done = L’action { $number } est reprise.
odds-which = De quelle action ? Par exemple « chances 1 », ou « chances dig 3 ».
odds-none = { $label } : aucun hasard calculable là-dedans.
odds-win = réussite
odds-hits = { $count ->
    [one] { $count } coup porté
   *[other] { $count } coups portés
}
rules-unknown = Il n’y a pas de point de règle { $id }. Par exemple : { $first }

end-points = Points
end-rank = Rang
end-winner = Victoire : { $who }.
end-winners = Victoire partagée : { $who }.
end-nobody = Personne n’a gagné.
end-verify = Le journal prouve la partie : bivouac verify { $file }

## Simulations et mesures

simulate-title = { $game }, { $seats } places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
simulate-bot = Robot
simulate-seat = Place
simulate-games = Parties
simulate-wins = Victoires
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-points = Points en moyenne
simulate-unfinished = { $games ->
    [one] { $games } partie a atteint la limite du jeu et n’est pas terminée.
   *[other] { $games } parties ont atteint la limite du jeu et ne sont pas terminées.
}
simulate-stopped = arrêt demandé
simulate-kept = { $games ->
    [one] { $games } partie est gardée, et la même commande reprend où elle en était
   *[other] { $games } parties sont gardées, et la même commande reprend où elle en était
}
simulate-lost = { $games ->
    [one] { $games } partie a été jouée ; avec --json FICHIER elle aurait été gardée
   *[other] { $games } parties ont été jouées ; avec --json FICHIER elles auraient été gardées
}

bench-game = Par seconde
bench-actions = Actions
bench-playout = Actions (boucle compilée)
bench-copy = Copies
bench-redeal = Redistributions
bench-legal = Listes permises
bench-start = Mises en place
bench-length = Longueur d’une partie

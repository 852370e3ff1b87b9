# Mots de la ligne de commande, en français.

## Erreurs

mistake-word = --word { $word } : il faut PLACE:MOT, la première place étant 1
mistake-digest = --{ $name } : il faut 64 chiffres hexadécimaux
mistake-contradicted = --{ $name } et le reçu ne disent pas la même chose
mistake-long_receipt = { $file } : aucun reçu n’est aussi long
mistake-receipt = { $file } : ce n’est pas un reçu ({ $detail })
mistake-receipt_digits = { $file } : ce n’est pas un reçu : l’engagement et la clé ont 64 chiffres hexadécimaux
mistake-seat = --seat { $seat } : les places vont de 1 à { $seats }
mistake-at = --at { $at } : les actions du journal vont de 1 à { $count }
mistake-backup_where = backup : nommez un fichier, ou un dossier où garder les sauvegardes (--into), pas les deux
mistake-backup_damaged = { $file } : écrit, mais ces tables ne s’ouvrent pas : { $tables }
mistake-backup_folder = { $folder } : impossible d’y garder des sauvegardes ({ system-says })
mistake-without_ban = --until et --reason vont avec --ban
mistake-reason = --reason : une ligne de { $most } caractères au plus
mistake-no_report = il n’y a pas de signalement { $report } ; voyez --reports
mistake-not_banned = { $who } n’est pas banni ; voyez --bans
mistake-nobody = personne ne s’appelle { $who } : il faut l’identifiant d’un joueur, un compte ou un réseau
mistake-wide_network = { $network } couvre presque le monde entier ; il faut au moins /{ $least }
mistake-until = --until { $until } : il faut une durée comme 12h, 3d ou 2w, ou une date comme 2030-01-31
mistake-until_over = --until { $until } : c’est déjà passé
mistake-key_value = --option { $option } : il faut CLÉ=VALEUR
mistake-no_peer = aucun moteur à comparer n’est installé ; `pip install catanatron` en apporte un
mistake-no_folder = { $file } : il n’y a pas de dossier { $folder }
mistake-bench_page = { $file } : il faut une ligne { $begin } et, après elle, une ligne { $end }
mistake-resume = --resume tire du fichier le jeu, ses options, sa graine et son journal
mistake-which_game = quel jeu ? `bivouac games` en donne la liste
mistake-resume_players = { $file } : il faut { $seats } joueurs, et non { $count }
mistake-tampered = audit : la trace a été altérée à l’événement { $event }
mistake-changed = { $file } : quelqu’un d’autre l’a modifié, rien n’y est donc ajouté
mistake-not_a_file = { $file } : ce n’est pas un fichier
mistake-long_journal = { $file } : aucun journal n’est aussi long
mistake-not_utf8 = { $file }:{ $line } : ce n’est pas du texte UTF-8
mistake-no_table = il n’y a pas de table { $table }
mistake-busy_table = la table { $table } est trop occupée ; réessayez
mistake-number = --{ $name } { $given } : il faut un nombre de 1 à { $most }
mistake-many_bots = --bots : { $bots } robots, c’est trop pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
mistake-not_a_simulation = { $file } : ce n’est pas le JSON d’une simulation
mistake-other_simulation = { $file } : il contient une simulation d’autres parties, robots, graines, règles ou options
mistake-not_its_game = { $file } : games[{ $place }] n’est pas une partie de cette simulation
mistake-data_folder = { $folder } : aucune table ne peut être gardée ici ({ system-says })
mistake-served = { $file } : un autre serveur a déjà ouvert ces tables
mistake-nothing_kept = { $file } : rien ne peut être gardé ici ({ system-says })
mistake-language = --lang : pas de mots en « { $given } » ; langues connues : { $known }

## Aide

usage = Usage : { $command }
usage-commands = Commandes
usage-takes = Arguments et options

help-bivouac = Bivouac : une table pour jeux d’expédition. `bivouac COMMANDE --help` explique une commande.

help-play = Jouer dans ce terminal, entre personnes et robots. Chaque action est aussitôt écrite dans un journal : une partie peut être quittée à tout moment et reprise plus tard.
    .short = jouer dans ce terminal, entre personnes et robots
    .game = le jeu ; `bivouac games` en donne la liste
    .players = qui s’assoit où, séparés par des virgules : human (une personne), random, planner et planner:curious (dans les jeux qui conseillent ; le second ne lit aucune aide), greedy, greedy:8, ismcts:2000 (tours de recherche), ismcts:500ms (durée) ; par défaut human,greedy
    .lang = fr ou en ; par défaut la langue du système
    .seed = un nombre dont toute la partie découle ; sans lui, la graine est secrète, équitable et engagée d’avance
    .option = une option du jeu, sous la forme clé=valeur ; peut être répétée
    .journal = où écrire le journal ; par défaut dans votre dossier de données
    .resume = reprendre la partie de ce journal
help-games = La liste des jeux, avec les joueurs, la durée et les options, et celle des robots avec leur niveau.
    .short = la liste des jeux
    .lang = fr ou en ; par défaut la langue du système
help-cards = La liste de toutes les pièces d’un jeu et de leurs effets.
    .short = la liste des pièces d’un jeu
    .game = le jeu ; `bivouac games` en donne la liste
    .option = une option du jeu, sous la forme clé=valeur ; peut être répétée
    .lang = fr ou en ; par défaut la langue du système
help-show = Dessiner une position écrite en texte, une ligne par emplacement ; docs/positions.md dit comment. Ce qui n’y va pas est dit avec sa ligne.
    .short = dessiner une position écrite en texte
    .file = la position ; - la lit sur l’entrée standard
    .seat = voir la table comme ce joueur (1 pour Joueur 1) ; par défaut comme un spectateur
    .lang = fr ou en ; par défaut la langue du système
help-replay = Raconter une partie d’après son journal, action par action, ou dessiner la table à un moment donné.
    .short = raconter une partie d’après son journal
    .journal = le journal
    .at = dessiner la table juste après cette action ; 0 est le début
    .seat = voir la table comme ce joueur (1 pour Joueur 1) ; par défaut comme un spectateur
    .lang = fr ou en ; par défaut la langue du système
help-review = Analyser une partie finie d’après son journal. Chaque décision est pesée d’après ce que son auteur pouvait savoir à ce moment-là, jamais d’après la vraie donne ; ce que tirages et révélations ont apporté à chacun est compté à part, et le résultat est donné sans cela. --html écrit une page illustrée avec les moments à retenir, --json toutes les données.
    .short = analyser une partie finie, et séparer la chance du talent
    .file = le journal
    .html = écrire l’analyse sous forme de page autonome
    .json = écrire l’analyse sous forme de données
    .seat = ne montrer que les décisions de ce joueur (1 pour Joueur 1) ; par défaut celles de tous
    .fast = regarder moins de mondes : quelques secondes au lieu d’une minute, et moins de certitude
    .lang = fr ou en ; par défaut la langue du système
help-verify = Rejouer le journal d’une partie, de sa graine à sa fin, et dire ce qui est prouvé et ce qui ne l’est pas. Un fichier seul prouve seulement qu’il s’accorde avec lui-même ; ce que vous avez gardé en jouant prouve le reste. Le code de sortie est 0 si rien ne s’y oppose, 1 si le journal n’est pas celui dont vous avez gardé trace, 2 s’il est incohérent ou illisible.
    .short = dire ce que prouve un journal, seul ou avec votre reçu
    .journal = le journal
    .commitment = l’engagement que vous avez vu avant la première action
    .word = le mot d’une place, la première étant 1, comme 2:fougère ; peut être répété
    .key = la clé de la maison, telle qu’elle la publie sous /api/key
    .receipt = le reçu gardé par votre navigateur : tout cela à la fois, et la signature de la fin
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
    .journals = garder le journal de chaque partie dans ce dossier
    .option = une option du jeu, sous la forme clé=valeur ; peut être répétée
    .lang = fr ou en ; par défaut la langue du système
help-tournament = Trouver le robot le plus fort. Chaque donne est jouée avec toutes les dispositions autour de la table : ni la donne ni la place ne décident. Les classements sont sur l’échelle d’Elo, la moyenne des robots étant 0, avec leur intervalle à 95 %. Les parties découlent de la graine et ne dépendent pas du nombre de processus. Avec --out, chaque partie est gardée dès sa fin, et --resume reprend de là. Si l’on gagne ou perd ensemble, ou seul, chaque robot tient toutes les places et l’on mesure sa part de victoires.
    .short = trouver le robot le plus fort
    .game = le jeu ; `bivouac games` en donne la liste
    .bots = les robots, séparés par des virgules ; par défaut greedy,random
    .games = au moins ce nombre de parties, par donnes entières ; par défaut 200 (20000 au plus avec --sprt)
    .deals = ce nombre de donnes, au lieu de --games
    .seats = le nombre de places ; par défaut 2. S’il y a moins de robots que de places, chacun en tient plusieurs
    .option = une option du jeu, sous la forme clé=valeur ; peut être répétée
    .seed = la graine de la première donne ; les autres suivent ; par défaut 0
    .sprt = demander si le robot A est plus fort que le robot B, et s’arrêter dès que la réponse est connue
    .elo0 = avec --sprt : « pas plus fort » veut dire tant de points d’Elo d’avance ; par défaut 0
    .elo1 = avec --sprt : « plus fort » veut dire tant de points d’Elo d’avance ; par défaut 30
    .alpha = avec --sprt : le risque de dire oui à tort ; par défaut 0.05
    .beta = avec --sprt : le risque de dire non à tort ; par défaut 0.05
    .jobs = le nombre de processus ; par défaut un par cœur
    .out = garder les parties dans ce dossier, avec un manifeste, un résumé et un fichier Parquet
    .resume = continuer les parties de ce dossier
    .json_ = écrire du JSON
    .on = où jouer : ray pour une petite grappe ici, ray:HÔTE:PORT pour une grappe existante ; par défaut des processus de cette machine
    .lang = fr ou en ; par défaut la langue du système
help-balance = Demander si un jeu est équitable : envers les places, le premier joueur, les pièces. Des parties entre robots égaux sont observées ; ce qui ressort au-delà du hasard est affiché, et --html écrit un rapport illustré pour qui conçoit des jeux. Les parties découlent de la graine et ne dépendent pas du nombre de processus.
    .short = demander si un jeu est équitable
    .game = le jeu ; `bivouac games` en donne la liste
    .bots = qui joue ; s’il y en a plusieurs, séparés par des virgules, chacun a ses tables ; par défaut greedy
    .games = le nombre de parties ; par défaut 200
    .seats = le nombre de places ; par défaut autant que le jeu en a
    .option = une option du jeu, sous la forme clé=valeur ; peut être répétée
    .seed = la graine de la première donne ; les autres suivent ; par défaut 0
    .jobs = le nombre de processus ; par défaut un par cœur
    .html = écrire le rapport dans ce fichier, une page qui se suffit à elle-même
    .json = écrire tous les chiffres dans ce fichier
    .on = où jouer : ray pour une petite grappe ici, ray:HÔTE:PORT pour une grappe existante ; par défaut des processus de cette machine
    .lang = fr ou en, pour le rapport aussi ; par défaut la langue du système
help-train = Faire apprendre un jeu à un juge, qui joue contre lui-même. Génération après génération il joue, apprend de ce qui en est sorti, et n’est gardé comme le meilleur que si un match montre qu’il bat le meilleur jusque-là. Le dossier contient tout : interrompue ou tuée, la même commande reprend à la dernière génération complète. Il en sort un petit fichier de poids.
    .short = faire apprendre un jeu à un juge, qui joue contre lui-même
    .game = le jeu ; `bivouac games` les énumère
    .hours = la durée totale, ce qui est déjà fait compris ; 2 par défaut
    .option = une option du jeu, sous la forme clé=valeur ; peut être répétée
    .out = le dossier où tout est gardé ; par défaut train- et le nom du jeu ou de sa face
    .seed = la graine dont tout découle ; 1 par défaut
    .games = le nombre de parties par génération ; 400 par défaut
    .jobs = le nombre de processus ; par défaut un par cœur
    .on = où jouer : ray pour une petite grappe ici, ray:HÔTE:PORT pour une grappe existante ; par défaut des processus de cette machine
    .lang = fr ou en ; par défaut la langue du système
help-bench = Mesurer la vitesse des règles : jeu au hasard depuis Python, depuis du code compilé et par la voie interne de nos robots, regards d’une recherche, copies, redistributions, listes d’actions permises et mises en place par seconde.
    .short = mesurer la vitesse des règles
    .games = les jeux à mesurer ; tous par défaut
    .peers = mesurer Catanatron au cours de la même exécution, s’il est installé
    .json_ = écrire du JSON
    .write = remplacer aussi les mesures dans cette page Markdown
    .lang = fr ou en ; par défaut la langue du système
help-check = Vérifier les données d’un jeu. Le code de sortie est 1 si quelque chose ne va pas.
    .short = vérifier les données d’un jeu
    .game = le jeu ; `bivouac games` en donne la liste
    .draw = écrire dans ce dossier les dessins des données, si le jeu en a (cartes des régions)
    .lang = fr ou en ; par défaut la langue du système
help-operator-key = Faire une clé pour la page de l’opérateur (/operator) et la montrer, une seule fois. L’ancienne clé n’ouvre plus rien, et qui était entré avec elle est dehors. Sans clé, cette page est fermée, comme au premier jour.
    .short = faire une clé pour la page de l’opérateur
    .shut = n’en faire aucune : fermer la page
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier
operator-key-shut = La page de l’opérateur est fermée.

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
    .connections = les connexions de tous ensemble, par processus
    .connections_each = les connexions qu’un réseau peut garder
    .quotas = combien de fois les parts de hosting.md reviennent à un invité, un compte, un réseau ; 0 les lève
    .webhook = une adresse à qui l’on dit à qui est le tour
    .smtp = un serveur de courrier pour la même chose, smtps://nom:mot@hôte:465
    .mail_from = l’expéditeur de ce courrier
    .push = prévenir aussi les navigateurs fermés, par le relais de leur éditeur ; demande https (--public-url)
    .push_anywhere = admettre pour cela des relais d’un réseau privé, et sans https : pour les essais
    .remind = par correspondance, la part du temps restant à laquelle on est relancé ; 0 pour jamais
    .drain = les secondes pendant lesquelles un serveur qu’on arrête n’ouvre plus de table, avant de finir
    .contact = à qui signaler une faille, mailto:… ou https://…, pour /.well-known/security.txt
    .backups = le dossier des sauvegardes régulières ; sinon à côté du fichier SQLite
    .backup_hours = les heures entre deux d’entre elles ; 0 pour n’en faire aucune
    .backups_kept = combien on en garde
    .backups_days = les jours après lesquels chacune disparaît de toute façon, et avec elle ce qui fut effacé depuis
    .log = ce qui est écrit sur la sortie d’erreur : plain ne dit que ce qui ne va pas, json une ligne par requête ; auto choisit plain dans un terminal
    .browser = ouvrir un navigateur, ou non
serve-key = Les journaux et les reçus de cette maison sont signés avec la clé { $key }
serve-no-proxy = Aucun mandataire n’est nommé (--trusted-proxies) : tous ceux qui passent par lui partagent les limites d’un seul réseau.
serve-here = Ouvrez cette adresse dans un navigateur de cette machine ; Ctrl+C arrête tout, et rien n’est perdu.
serve-alone = Personne d’autre ne peut l’ouvrir. Pour laisser entrer des amis du même réseau : { $command }
serve-quiet = Ce qui ne va pas est dit ici ; --log json écrit une ligne par requête.
serve-push-insecure = Les navigateurs n’acceptent de notifications que d’une adresse https : donnez --public-url https://… (voir docs/hosting.md). D’ici là, seuls ceux de cette machine peuvent être prévenus.
serve-friends = Pour les amis : { $url }

help-tables = Donner la liste des tables, la dernière d’abord. On peut aussi fermer une table ; un serveur en marche l’apprend en une seconde.
    .short = lister les tables, en fermer une
    .status = seulement celles de cet état : gathering, playing, over, closed ou damaged
    .before = celles d’avant cette table
    .close_ = fermer cette table là où elle en est
    .reason = le motif, gardé dans la trace, en une ligne
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier
    .json_ = écrire du JSON
tables-table = table
tables-game = jeu
tables-status = état
tables-seats = places
tables-touched = dernière ligne
tables-damaged = endommagée

help-doctor = Ouvrir une fois chaque table, nommer celles qui sont endommagées et ce qui peut en être sauvé, et vérifier la base de données elle-même. Le code de sortie est 1 si quelque chose est endommagé. Un serveur peut tourner pendant ce temps ; les tables redevenues lisibles ne sont plus marquées.
    .short = trouver les tables endommagées, vérifier la base
    .save = écrire dans ce dossier ce qui peut être sauvé de chaque partie endommagée, en journaux à importer ; ils contiennent les graines
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier
    .json_ = écrire du JSON
    .lang = fr ou en ; par défaut la langue du système
doctor-database = La base de données est endommagée : { $sentence }
doctor-sound = La base de données est saine.
doctor-damaged = La table { $table } ({ $game }) est endommagée : { $part ->
    [archive] ce qui en est gardé ne se décompresse plus
    [charter] ce qui fut convenu au départ est illisible
    [game] son jeu ne peut pas être mis en place
    [line] la ligne { $line } est illisible
   *[journal] ses lignes ne s’accordent plus
}.
doctor-reason = Message à joindre à un rapport : { $reason }
doctor-saved = { $kind ->
    [journal] { $sound } lignes sur { $lines } sont lisibles, { $actions ->
        [one] avec { $actions } action
       *[other] avec { $actions } actions
    } ; --save les met par écrit.
    [lines] { $sound } lignes sur { $lines } sont lisibles ; la partie n’y avait pas commencé.
   *[nothing] Rien n’en est lisible ; une sauvegarde la contient peut-être.
}
doctor-tables = { $count ->
    [one] { $count } table examinée
   *[other] { $count } tables examinées
}, { $damaged ->
    [0] aucune endommagée.
    [one] { $damaged } endommagée.
   *[other] { $damaged } endommagées.
}

help-players = Donner la liste des dernières personnes venues, ou de celles dont l’identifiant, le compte ou le nom ressemble à quelques mots. On peut aussi ne plus laisser entrer quelqu’un, par identifiant, compte ou réseau, pour un temps ou pour de bon ; un serveur en marche l’apprend en une seconde.
    .short = lister les personnes, en bannir une ou un réseau
    .sought = un identifiant, un compte ou une partie d’un nom
    .ban = ne plus laisser entrer cette personne, ce compte ou ce réseau
    .unban = les laisser entrer de nouveau
    .until = la fin du bannissement : 12h, 3d (jours), 2w (semaines) ou une date comme 2030-01-31 ; par défaut aucune
    .reason = le motif, dit à qui cela concerne
    .bans = donner plutôt la liste des bannissements
    .reports = donner plutôt ce que les joueurs ont signalé les uns des autres
    .resolve = noter que ce signalement est traité
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
reports-report = signalement
reports-at = quand
reports-by = signalé par
reports-of = à propos de
reports-table = table
reports-reason = motif
reports-words = dans ses mots
reports-resolved = traité
reports-reason-words = ses messages
reports-reason-name = son nom
reports-reason-cheating = triche
reports-reason-stalling = fait traîner la partie
reports-reason-other = autre chose

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
    .into = un dossier où garder des sauvegardes datées, au lieu d’un fichier
    .keep = combien y restent
    .days = les jours après lesquels chacune disparaît de toute façon
    .verify = la restaurer ailleurs et comparer chaque ligne, ou non
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier
backup-proved = { $file } : restaurée ailleurs et comparée ligne à ligne ; tables en cours ouvertes : { $tables }.

help-restore = Remplir une base vide avec une sauvegarde, ou remplacer tout ce qu’une base contient. Aucun serveur ne doit être en marche.
    .short = remettre une sauvegarde en place
    .file = une sauvegarde
    .replace = remplacer tout ce qui s’y trouve
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier

help-audit = Donner la liste de ce qui touche à la sécurité, du plus récent au plus ancien : connexions, bannissements, tables fermées, graines lues, sauvegardes. On ne peut qu’ajouter à ce registre ; la commande vérifie aussi que rien n’y a été changé ni retiré.
    .short = lister ce qui touche à la sécurité
    .kind = seulement les événements de cette sorte, nommée comme dans la liste
    .about = seulement ceux d’une personne ou d’une table, ou à son sujet
    .before = ceux d’avant ce numéro
    .data = le dossier où sont gardées les tables ; par défaut celui des données de l’utilisateur
    .database = une base de données au lieu de ce dossier
    .json_ = écrire du JSON
audit-number = numéro
audit-at = quand
audit-kind = sorte
audit-actor = par
audit-subject = au sujet de
audit-detail = détail
audit-holds = Événements : { $count }, aucun changé ni retiré. Le dernier est lié à tous les autres par { $link }

mistake-option = l’option { $name } n’existe pas ; --help en donne la liste
mistake-missing = il manque { $name } ; --help explique
mistake-argument = { $name } attend une valeur ; --help explique
mistake-value = { $name } : cette valeur ne convient pas ; --help explique
mistake-command = la commande { $name } n’existe pas ; --help en donne la liste
mistake-extra = { $text } est de trop ; --help explique
mistake-usage = cette commande est incompréhensible ; --help explique

## Jeux, vérifications, informations

games-name = Nom
games-title = Titre
games-seats = Joueurs
games-minutes = Minutes
games-options = Options
games-level = Robot
games-unrated = non classé
games-ratings = Niveaux en points Elo à des tables de deux, greedy valant 1500, avec leur intervalle à 95 % ; au-dessous, le temps que 19 décisions sur 20 ne dépassent pas, sur un cœur, à une table de quatre.
games-ways = Sa façon de jouer
games-milliseconds = { $time } ms
title-beginner = Débutant
title-casual = Amateur
title-club = Joueur de club
title-expert = Expert
title-master = Maître
level-beginner = apprend encore : voit ce qui est bon, et joue souvent autre chose
level-casual = joue correctement, avec des étourderies
level-club = se trompe rarement, et jamais lourdement
level-expert = prend toujours le meilleur coup qu’il voit
level-master = le meilleur de la maison ; réfléchit avant d’agir

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
verify-given-up = { $game }, { $seats } joueurs, abandonnée après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} : le journal est cohérent, de sa graine jusqu’où il s’arrête.
verify-broken = Démenti :
verify-proved = Prouvé :
verify-open = Non prouvé :
proved-itself = Le fichier s’accorde avec lui-même : chaque action est permise, chaque clé concorde.
proved-file = Le fichier s’accorde avec lui-même : chaque action est permise, chaque clé concorde, et la graine s’accorde avec l’engagement inscrit dans ce fichier, { $commitment }
open-wordless = Que quelqu’un d’autre que le donneur ait pesé sur la donne : aucune place n’a donné de mot.
proved-commitment = La graine est bien celle de l’engagement que vous avez donné : { $commitment }
broken-commitment = La graine n’est pas celle qui vous était promise : l’engagement de ce fichier est { $commitment }
open-commitment = Que cet engagement ait été montré avant la première action. Qui réécrit tout un fichier en fait un qui s’accorde avec lui-même ; seul --commitment ou --receipt le dira.
open-seed = Que personne n’ait su ce qui viendrait : la graine était un nombre connu de tous.
proved-word = Le mot de la place { $seat } est entré dans la donne.
broken-word = Le mot de la place { $seat } n’est pas celui de ce fichier.
open-words = Que quelqu’un d’autre que la maison ait pesé sur la donne : donnez avec --word le mot que vous avez gardé.
open-silent = { $count ->
    [one] Que la place { $seats } ait pesé sur la donne : elle n’a pas donné de mot.
   *[other] Que les places { $seats } aient pesé sur la donne : elles n’ont pas donné de mots.
}
open-draws = Que la première donne ait été jouée : graine et mots ont été tirés { $draws } fois, parce que des mots ont été retenus.
broken-draws = Graine et mots ont été tirés { $draws } fois d’après ce fichier, { $promised } fois d’après votre reçu.
proved-key = Le fichier est, ligne pour ligne, ce que la maison a signé avec cette clé : { $key }
broken-key = Le fichier est signé avec une autre clé : { $key }
open-key = Que la maison qui a signé soit la vôtre : sa clé est { $key } ; seul --key ou --receipt le dira.
open-unsigned = Que ces lignes soient celles de la table. Aucune maison n’a signé ce fichier : n’importe qui a pu écrire ses actions, ses places prêtées et son vainqueur.
broken-unsigned = La signature de la maison manque.
proved-promise = La maison a signé la donne de votre reçu avant que le moindre mot soit dit.
broken-promise = Le reçu ne porte pas la signature de la maison : il a été modifié, ou n’a jamais été donné.
proved-pledges = Chaque mot est celui que sa place avait promis avant qu’aucun soit connu.
broken-pledges = Les mots ne sont pas ceux qui étaient promis avant le début.
proved-letter = Le fichier est, à la lettre, le journal de votre reçu.
broken-letter = Le fichier n’est pas le journal de votre reçu. Si les deux sont signés avec la même clé, la maison en a signé deux.
open-unended = Que la partie se soit terminée ainsi : votre reçu date d’avant la fin.
open-never = Qui tenait une place, comment un robot a réfléchi, ce qui s’est dit à côté de la table : aucun journal ne le prouve.

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
command-quit = quitter q

help-hint = Tapez un numéro pour jouer, « aide » pour tout le reste.
help-number = un numéro : jouer l’action qui le porte
help-words = fouiller 3 : jouer une action par les mots de la liste, autant qu’il en faut
help-notation = dig 3 : jouer une action par sa notation, celle des journaux
help-ahead = 3 ; done : plusieurs réponses sur une ligne, données chacune à son tour
help-at-why = pourquoi, pourquoi 20, pourquoi dig 3 : ce qui ne peut pas être joué, et le point de règle qui l’interdit
help-at-undo = annuler : reprendre votre dernière action, tant que personne d’autre n’a agi et que rien n’a été révélé
help-at-odds = chances 7, chances dig 3 : les chances exactes d’une action, d’après ce que vous savez
help-at-next = suivant : laisser agir le joueur suivant, quand plusieurs le peuvent
help-at-log = journal : tout ce dont vous avez été témoin
help-at-cards = cartes : toutes les pièces et leurs effets
help-at-rules = règles, règles 12 : les points de règle, avec leur place dans le livret
help-at-board = plateau : la table une nouvelle fois
help-at-help = aide : cette liste
help-at-quit = quitter, q : partir ; la partie est gardée

aside-sure = Cela ne répond à aucune question : { $label } ? Pour le faire, tapez-le encore une fois.
alike = Plusieurs coups se disent ainsi ; donnez un mot de plus, ou un numéro :
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
odds-cards = cartes
odds-success = réussite
odds-failure = échec
odds-defeat = défaite
odds-helped = réussite avec toutes les aides
odds-with = { $stars ->
    [0] { $sevens ->
        [0] À portée : { $card }, { $cost ->
            [one] une carte de moins à piocher
           *[other] { $cost } cartes de moins à piocher
        }
       *[other] À portée : { $card }, +{ $sevens }★ par 7
    }
   *[other] À portée : { $card }, +{ $stars }★
}
rules-unknown = Il n’y a pas de point de règle { $id }. Par exemple : { $first }

end-points = Points
end-rank = Rang
end-winner = Victoire : { $who }.
end-winners = Victoire partagée : { $who }.
end-nobody = Personne n’a gagné.
end-verify = Ce que prouve le journal : bivouac verify { $file } --commitment { $commitment }
end-check = Le journal peut être vérifié : bivouac verify { $file }

## Simulations et mesures

simulate-title = { $game }, { $seats } places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
simulate-bot = Robot
simulate-seat = Place
simulate-games = Parties
simulate-wins = Victoires
simulate-ties = dont partagées
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
worker-lost = Un processus est mort au travail. Ses derniers mots : { $detail }
simulate-lost = { $games ->
    [one] { $games } partie a été jouée ; avec --json FICHIER elle aurait été gardée
   *[other] { $games } parties ont été jouées ; avec --json FICHIER elles auraient été gardées
}

tournament-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
tournament-rating = Elo
tournament-measure-rating = Points d’Elo autour de la moyenne des robots, selon qui finit devant qui à la table ; une égalité compte pour moitié à chacun. Les intervalles comparent les donnes entre elles.
tournament-measure-win_share = Il n’y a pas d’adversaire contre qui se classer : chaque robot a tenu toutes les places, et l’on mesure la part de parties gagnées.
tournament-better = { $a } est plus fort que { $b } : on le sait après { $deals } donnes ({ $share } des comparaisons gagnées ; indice { $evidence }, oui à partir de { $yes }). Son avance est de { $elo1 } points d’Elo plutôt que de { $elo0 }.
tournament-not_better = { $a } n’est pas plus fort que { $b } de { $elo1 } points d’Elo : on le sait après { $deals } donnes ({ $share } des comparaisons gagnées ; indice { $evidence }, non à partir de { $no }).
tournament-unknown = On ne sait pas encore si { $a } est plus fort que { $b } : indice { $evidence } après { $deals } donnes (non à partir de { $no }, oui à partir de { $yes }).
tournament-clock = { $bots } : réflexion limitée par l’horloge, la même commande peut donc donner d’autres parties.
tournament-no-parquet = Aucun fichier Parquet n’a été écrit : il y faut pyarrow, qu’apporte `pip install "bivouac[lab]"`. Toutes les parties sont dans games.jsonl.
tournament-kept = { $games ->
    [one] { $games } partie est gardée, et --resume reprend de là
   *[other] { $games } parties sont gardées, et --resume reprend de là
}
tournament-lost = { $games ->
    [one] { $games } partie a été jouée ; avec --out DOSSIER elle aurait été gardée
   *[other] { $games } parties ont été jouées ; avec --out DOSSIER elles auraient été gardées
}

bench-game = Par seconde
bench-actions = Actions
bench-playout = Actions (boucle compilée)
bench-native = Actions (voie interne)
bench-looks = Regards d’une recherche
bench-copy = Copies
bench-redeal = Redistributions
bench-legal = Listes permises
bench-start = Mises en place
bench-length = Longueur d’une partie

train-begins = les premières parties
train-progress = la génération { $generation } joue ; écart de la précédente : { $loss }
train-match = la génération { $generation } affronte { $rival }
train-rival-best = le meilleur jusque-là
train-accepted = génération { $generation } : { $share } contre { $rival } sur { $deals } donnes : c’est désormais le meilleur
train-refused = génération { $generation } : { $share } contre { $rival } sur { $deals } donnes
train-stopped = Arrêté après la génération { $generation } ; la même commande reprendra là.
train-best = Le meilleur est dans { $file } ; `weights:{ $file }` est un robot qui joue d’après lui.
train-no-best = Rien n’a encore battu greedy ; la même commande avec davantage de --hours continue.

## The page, and the home page

skip = Aller au contenu
pages = Pages
language = Langue
lobby = Salon
find-game = Trouver une partie
your-turn = À vous
rules = Règles
settings = Réglages
about = À propos
table-form = Nouvelle table
nothing-here = Il n’y a rien ici.
lost-text = Cette page a été déplacée, ou n’a jamais existé.
to-home = Accueil
offline = Le serveur ne répond pas.
offline-here = Le serveur ne répond pas. Les parties sur cet appareil se jouent sans lui.
no-server = Il faut un serveur pour cela, et cette page n’en a pas.
app-renewed = Une nouvelle version est prête.
app-renew = Recharger
app-install = Installer l’application
again = Réessayer
ok = OK
close = Fermer
menu = Menu
welcome =
    { $games ->
        [one] Un jeu sous un même ciel.
        [2] Deux jeux sous un même ciel.
        [3] Trois jeux sous un même ciel.
        [4] Quatre jeux sous un même ciel.
        [5] Cinq jeux sous un même ciel.
       *[other] { $games } jeux sous un même ciel.
    }
welcome-text = Des jeux de société gratuits, contre des robots ou entre amis. Sans compte.
play-now = Jouer
with-friend = Jouer avec un ami
starting = C’est parti…
set-up = Préparer une table
players = { $from } à { $to } joueurs
minutes = { $minutes } min
age = Dès { $age } ans
position = Position
bot-name = Robot de niveau { $level }
bot-level = { $name } (niveau { $level })
guest = Invité
deleted-player = Joueur supprimé
you = vous

## At a table

board = Plateau
seats = Joueurs
tools = Actions
panels = Journal, discussion et coups
log = Journal
standing = Scores
chat = Discussion
earlier-messages = Messages précédents
moves = Coups
undo = Annuler
undo-own = On ne peut annuler que son propre dernier coup, et seulement avant que l’écran passe au joueur suivant.
hint = Conseil
score = Score
points = Points
away = absent
stands-in = un robot joue ({ $name })
thinks = réfléchit
sending = Envoi en cours…
is-thinking = { $name } joue…
decides = C’est à { $name } de jouer.
wins = { $name } gagne !
share = { $names } se partagent la victoire !
draw = Égalité entre { $names }.
you-win = Vous gagnez !
you-win-by = Vous gagnez avec { $by } d’avance !
you-lost = Vous avez perdu. { $name } gagne.
you-lost-by = Vous avez perdu de { $by }. { $name } gagne.
you-lost-share = Vous avez perdu. { $names } se partagent la victoire.
you-share = Vous partagez la victoire avec { $names } !
you-draw = Égalité entre vous et { $names }.
you-out = Vous avez perdu.
tie-break = Égalité aux points, départagée par la règle.
was-cut = La partie a été arrêtée par sa limite et comptée.
you-would = Ce coup vous ferait { $what }.
would-play = { $bot } conseille : { $move }.
its-chances = Chances de gagner : { $chances }.
took-back = { $name } a repris un coup.
nothing-yet = Il ne s’est encore rien passé.
no-messages = Pas encore de message.
muted-lines = Les messages des personnes masquées sont cachés.
removed-line = (retiré par l'hôte)
deleted-line = (supprimé)
message = Message
send = Envoyer
watching = Spectateurs
you-watch = Vous regardez.
type-move = Écrire un coup en notation
find-move = Chercher un coup
play-it = Jouer
no-moves = Vous n’avez pas de coup à jouer maintenant.
reconnecting = Connexion perdue. Reconnexion…
move-kept = Votre coup est gardé et sera envoyé dès que la connexion sera rétablie.
move-dropped = Votre coup { $move }, joué hors connexion, n’est plus possible.
since-over = La partie est terminée.
since-taken-back = Un coup a été annulé entre-temps.
since-decided =
    { $decisions ->
        [one] { $decisions } coup a été joué entre-temps.
       *[other] { $decisions } coups ont été joués entre-temps.
    }
not-sent-yet = pas encore envoyé
not-shown = Ce coup n’a pas pu être montré ; voici la position après ce coup.
board-failed = Le plateau n’a pas pu être chargé ; voici la position en mots.
screen-failed = Un problème est survenu sur cette page.
you-left = Vous avez quitté cette table.
bot-plays-for-you = Un robot joue à votre place.
come-back = Je suis de retour
closed-table = Cette table est fermée.
no-table-hint = Le lien est-il complet ? Demandez qu’on vous l’envoie à nouveau.
opening-table = On prépare la table…
the-end = Fin de partie
play-again = Revanche
watch-rematch = Regarder la revanche
look-again = Revoir la partie
replay = Revoir
save-record = Télécharger la partie
bot-for = Laisser un robot jouer pour { $name }
leave = Quitter la table
resign = Abandonner
leave-text = Vous pouvez reprendre votre place tant que la partie dure.
leave-waiting = La partie n’a pas commencé. Si personne ne reste, la table est fermée.
leave-bot = Partir et laisser un robot jouer
leave-only = Laisser la place vide
stay = Rester
keys-help = Clavier : Tab et les flèches parcourent les choix, Entrée choisit, Échap revient en arrière, U annule, H demande un conseil.
pass-screen = Passez l’écran à { $name }
i-am = Je suis { $name }

## Between people at a table

takeback = Reprendre
ask-takeback = Demander à reprendre le coup
offer-a-draw = Proposer le match nul
offer-takeback = { $name } demande à reprendre un coup.
offer-draw = { $name } propose le match nul.
offer-rematch = { $name } veut une revanche.
offered-takeback = Vous avez demandé à reprendre un coup.
offered-draw = Vous avez proposé le match nul.
accept = Accepter
decline = Refuser
withdraw = Retirer
declined = { $name } a refusé votre demande.
resigned = { $name } a abandonné.
you-resigned = Vous avez abandonné.
resign-text = Voulez-vous abandonner cette partie ?
resign-seat = { $name } abandonne cette partie ?
abort = Interrompre la partie
abort-text = Tout le monde n’a pas encore joué. La partie s’arrête sans résultat, et rien n’est classé.
aborted = La partie a été arrêtée avant que tout le monde ait joué. Il n’y a pas de résultat.
aborted-by = { $name } a interrompu la partie.
you-aborted = Vous avez interrompu la partie.
rematch-declined = a refusé
reserved = réservée
reactions = Réactions rapides
react-hello = Bonjour !
react-good-luck = Bonne chance !
react-well-played = Bien joué !
react-thanks = Merci !
react-oops = Oups !
react-good-game = Belle partie !
people = Joueurs et spectateurs
mute = Masquer
unmute = Réafficher
report = Signaler
report-why = Pourquoi signalez-vous { $name } ?
report-chat = Messages injurieux
report-name = Nom injurieux
report-stalling = Fait traîner la partie
report-cheating = Triche
reported = Merci. Qui gère ce serveur voit votre signalement.
reported-them = Signalé

## A table that waits for players

waiting-for = En attente de joueurs
your-name = Votre nom
sit-here = Prendre place
add-bot = Ajouter un robot
free = libre
send-link = Envoyez ce lien aux autres joueurs :
link = Lien vers cette table
copy = Copier
copied = Copié
qr = Le lien vers cette table en code QR

## The form for a new table

how-many = Nombre de joueurs
who-sits = Joueurs
which-game = Variante
more-options = Plus d’options
me = Moi
here = Même écran
bot = Robot
open-seat = Inviter par lien
level-of = Niveau du robot à la place { $seat }
character-of = Caractère du robot à la place { $seat }
seat-kind = Joueur à la place { $seat }
name-of-seat = Nom du joueur à la place { $seat }
name = Nom
private-table = Privée : absente du salon
friend-text = Votre ami reçoit un lien vers cette table. Personne d’autre ne la voit.
seats-lot = Les places sont tirées au sort au début de la partie.
seats-fixed = Places fixes : l’ordre ci-dessus est gardé et la première place commence. Sinon, les places sont tirées au sort.
where-played = Où
on-device = Sur cet appareil
on-device-text = Les robots réfléchissent sur votre appareil, et la partie est gardée dans ce navigateur. Vous pourrez la transférer plus tard sur le serveur.
on-server = Sur le serveur
on-server-text = Vous pouvez continuer sur d’autres appareils, et d’autres peuvent regarder.
begin = Commencer
invite = Créer la table et obtenir le lien
yes = Oui
no = Non

## Lobby

open-tables = Tables ouvertes
running-tables = Parties en cours
best-game = La meilleure partie en ce moment
my-tables = Vos parties
no-games = Aucune partie pour l’instant. Commencez-en une :
here-now = En train de jouer : { $names }
join = Rejoindre
watch = Regarder
go-on = Continuer
load-record = Ouvrir un fichier de partie
free-seats =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
move-number = coup { $ply }

## Replay

see-as = Vue
truth = tout voir
spectator = spectateur
first = Aller au début
previous = Coup précédent
next = Coup suivant
last = Aller à la fin
play-replay = Lire
pause-replay = Pause
timeline = Coups de la partie
try-here = Jouer à partir d’ici
start = Début de la partie
of-moves = Coup { $ply } sur { $plies }
chances = Chances de gagner au fil de la partie
turning-point = Tournant au coup { $ply }
share-game = Copier un lien vers ce coup
comments = Commentaires
no-comments = Pas encore de commentaire sur cette partie.
comment-on = Votre commentaire sur le coup { $ply }

## Settings

theme = Apparence
auto = Système
light = Clair
dark = Sombre
speed = Animations
slow = Lente
normal = Normale
fast = Rapide
instant = Aucune
sound = Son
sound-text = Des sons discrets quand les pièces bougent, et une brève vibration sous le doigt.
confirm-move = Jouer
confirm = Confirmer les coups
confirm-text = Quand demander confirmation avant de jouer. Sur un écran tactile, le premier appui montre toujours le coup, le second le joue.
confirm-rated = En partie classée
confirm-always = Toujours
confirm-never = Jamais
notation = Afficher la notation
notation-text = Écrire la notation abrégée de chaque coup à côté de la phrase, comme dans les fichiers de partie.
saved = Enregistré
save = Enregistrer
name-text = Visible par les personnes avec qui vous jouez.
passphrase = Jouer sur un autre appareil
passphrase-text = Aucun compte n’est nécessaire. Avec une phrase secrète ou une clé d’accès, vous êtes le même invité sur tous vos appareils.
new-passphrase = Créer une phrase secrète
write-down = Notez-la ; elle n’est affichée qu’une fois :
have-passphrase = J’ai une phrase secrète
return = Restaurer
welcome-back = Bon retour, { $name } !
sessions = Navigateurs connectés
sessions-count =
    { $count ->
        [one] Seul ce navigateur est connecté sous votre nom.
       *[other] { $count } navigateurs sont connectés sous votre nom.
    }
sessions-end = Déconnecter tous les autres navigateurs

## About, lessons, rules

about-text = Une maison ouverte pour les jeux de société : logiciel libre, sans comptes, sans publicité, sans pistage.
about-games =
    { $count ->
        [one] { $games } appartient à ses auteurs et éditeurs. Ce projet n’a aucun lien avec eux ; les dessins d’ici sont les nôtres.
       *[other] { $games } appartiennent à leurs auteurs et éditeurs. Ce projet n’a aucun lien avec eux ; les dessins d’ici sont les nôtres.
    }
credits = Crédits
credit-designers = Auteur : { $names }
credit-illustrators = Illustrations : { $names }
credit-graphics = Graphisme : { $names }
credit-development = Développement : { $names }
credit-management = Gestion de projet : { $names }
credit-publisher = Édité par { $names }
credit-elsewhere = * Absent du livret dont nous disposons ; d’après d’autres sources.
version = Version { $version }
learn = Apprendre
learn-text = Des premiers pas où l’on vous montre un coup, puis de courtes positions avec un but, sur le vrai plateau. Réessayez autant que vous voulez.
learn-by-playing = Apprendre en jouant
learnt-of = { $done } sur { $all }
lesson-of = Leçon { $n } sur { $all }
next-lesson = Leçon suivante
decisions-left = Coups restants : { $left }
solved = Bravo !
missed = Pas tout à fait. Essayez encore !
no-lessons = Il n’y a pas encore de leçons pour ce jeu.
first-steps = Premiers pas
exercises = Exercices
coach = Entraîneur
first-game = Première partie avec l’entraîneur
first-game-text = Une partie entière contre le robot le plus facile. L’entraîneur explique ce que vous pouvez faire et ce que le robot a fait, et vous prévient avant un mauvais coup.
start-coached = Commencer
watch-first = Regardez d’abord.
my-turn = À moi
show-again = Revoir
stars-of = { $stars } étoiles sur 3
puzzles = Problèmes
puzzles-text = Un seul coup est nettement le meilleur. Votre premier essai compte pour votre classement, gardé pour vous sur le serveur ou, sans serveur, dans ce navigateur.
share-puzzles = Mes parties terminées peuvent devenir des problèmes
share-puzzles-text = Seules servent les parties dont tous les joueurs sont d’accord ; aucun problème ne nomme personne.
puzzle-daily = Problème du jour
puzzle-of = Problème · { $game }
puzzle-rated = Difficulté { $rating }
puzzle-your-rating = Votre classement : { $rating }
puzzles-solved =
    { $tried ->
        [0] { $all } problèmes
       *[other] { $solved } sur { $tried } résolus, { $all } en tout
    }
puzzle-solve = Résoudre des problèmes
puzzle-next = Problème suivant
puzzle-show = Voir la solution
puzzle-goal = À vous de jouer ({ $seat }) : trouvez le meilleur coup.
puzzle-missed = Un autre coup est nettement meilleur.
puzzle-worth = Chances de gagner : { $value }. Avec le coup suivant : { $second }.
puzzle-themes = Thème : { $themes }
no-puzzles = Il n'y a pas encore de problèmes pour ce jeu.
study-link = Est-ce juste de commencer ? Une étude de ce jeu (en anglais)
rules-soon = Les règles de ce jeu ne sont pas encore ici.

## How a game is proved fair; ratings

fair-dealing = Preuve d’équité
fair-why = Avant la distribution, le serveur a tiré un nombre secret pour cette partie et en a publié l’empreinte, un hachage SHA-256. On ne peut pas trouver un autre nombre de même empreinte : ni le serveur ni les robots n’ont donc pu changer la donne ensuite.
seal-hash = Empreinte, montrée dès le début
seed = Graine
salt = Sel
seal-later = La graine et le sel sont affichés à la fin de la partie ; votre navigateur les vérifie alors ici.
seal-holds = Vérifié dans votre navigateur : la graine et le sel correspondent à l’empreinte du début.
seal-broken = La graine et le sel ne correspondent pas à l’empreinte. Cette donne n’est pas celle qui était promise.
seal-changed = Votre navigateur avait d’abord vu une autre empreinte : { $hash }
seal-elsewhere = Les navigateurs ne calculent les empreintes qu’en https ; la commande ci-dessous marche partout.
seal-text = Le texte haché
seal-command = Pour vérifier la donne, chaque coup et le résultat sur votre ordinateur :
seal-position = Rien n’a été distribué : cette partie a commencé par une position donnée.
seal-none = Cette partie est antérieure aux preuves d’équité.
rated = Classée
rated-text = Classée : compte pour le classement. Entre personnes seulement, sans annulation ; partir, c’est perdre.
rated-leave = Cette partie est classée : partir maintenant, c’est la perdre.
rated-early = Il est encore trop tôt pour que la partie soit classée.
ratings = Classements
ratings-text = D’après les parties classées. La barre montre la certitude d’une cote ; le rang suit son extrémité gauche.
rating = Cote
how-sure = Certitude
rated-games = Parties
provisional = provisoire
no-ratings = Pas encore de partie classée de ce genre.
not-rated-yet = Pas encore de partie classée.
for-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
place-and-games =
    { $games ->
        [one] Rang { $place } · { $games } partie
       *[other] Rang { $place } · { $games } parties
    }
rating-over-time = La cote au fil des parties
finished-at = rang { $place }
not-counted = Cette partie s’est terminée trop tôt pour compter.
my-ratings = Mes cotes

## Clocks, absence, reminders

clock = Pendule
clock-none = Sans pendule
clock-live = En direct
clock-days = Par correspondance
minutes-each = Minutes par joueur
increment = Secondes ajoutées après chaque tour
days-each = Jours par coup
on-flag = Quand le temps est écoulé
flag-bot = un robot prend la suite
flag-lose = le joueur perd
live-text = Le premier tour de chaque joueur est libre.
days-text = On peut fermer la page entre-temps et recevoir un rappel : voir Réglages.
live-clock = { $minutes } min + { $seconds } s
days-clock =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
time-left = { $name } : il reste { $time }
seconds-left =
    { $seconds ->
        [one] Il reste { $seconds } seconde
       *[other] Il reste { $seconds } secondes
    }
first-turn = Le premier tour est libre.
ran-out = Le temps de { $name } est écoulé.
you-ran-out = Votre temps est écoulé.
out-of-game = hors jeu
is-away = { $name } n’est pas là.
has-left = { $name } a quitté la table.
let-bot-play = Faire jouer un robot
reminders = Rappels
reminders-text = Dans les parties par correspondance, on peut vous prévenir quand c’est à vous.
remind-here = Me prévenir dans ce navigateur
reminded-here = Ce navigateur vous prévient.
remind-stop = Ne plus me prévenir ici
remind-unable = Ce navigateur ne peut pas vous prévenir : il faut https et, sur iPhone, la page sur l’écran d’accueil.
remind-denied = Le navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
remind-failed = Le service de notifications de ce navigateur est injoignable.
mail = Adresse e-mail
remind-mail = M’écrire
mail-asked = Nous avons envoyé un e-mail à { $address }. Suivez le lien qu’il contient.
mail-on = Les rappels vont à { $address }.
mail-forget = Oublier cette adresse
mail-confirm = Oui, écrivez-moi quand c'est à moi de jouer
mail-confirmed = Merci ! Les rappels vont à { $address }.
mail-stop = Ne plus recevoir de rappels par e-mail
mail-stopped = Vous ne recevrez plus d’e-mails.
remind-me = Me prévenir quand c’est à moi

### The server

## Refusals, by their codes

error-internal = Quelque chose n'a pas marché ici. Rien n'a changé ; réessayez.
error-bad-request = Cette demande est incompréhensible.
error-bad-seats = Ces places ne conviennent pas au jeu.
error-bad-name = Un nom compte de 1 à { $most } caractères.
error-bad-text = Un message compte de 1 à { $most } caractères.
error-not-practice = Ce n'est possible qu'à une table d'entraînement.
error-bad-clock = Une table avec pendule n'est pas une table d'entraînement.
error-unknown-guest = Nous ne vous reconnaissons plus. Réessayez comme nouvel invité.
error-wrong-passphrase = Aucun invité n'a cette phrase secrète.
error-bad-passkey = Cette clé d'accès n'a pas pu être vérifiée. Réessayez.
error-unknown-passkey = Personne n'a cette clé d'accès ici.
error-old-challenge = Cela a pris trop de temps. Réessayez.
error-many-passkeys = Vous avez déjà { $most } clés d'accès. Retirez-en une d'abord.
error-no-passkeys-here = Les clés d'accès demandent https ou, sur votre propre ordinateur, http://localhost.
error-foreign-origin = Cette demande vient d'un autre site.
error-private = Cette table est privée : il vous faut son invitation.
error-not-your-seat = Ce n'est pas votre place.
error-not-your-table = Vous n'êtes pas assis à cette table.
error-seat-present =
    Cette personne est encore là. Attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-no-table = Cette table n'existe pas.
error-no-seat = Cette table n'a pas cette place.
error-no-page = Il n'y a rien ici.
error-no-ply = Cette partie n'a pas de coup { $ply }.
error-seat-taken = Cette place est prise.
error-not-waiting = Cette partie a déjà commencé.
error-not-running = Cette partie n'est pas en cours.
error-not-over = Ce n'est possible qu'à la fin de la partie.
error-not-your-turn = Ce n'est pas à vous de jouer.
error-out-of-time = Votre temps est écoulé.
error-seat-out = Cette place est hors jeu.
error-slow-table = Dans une partie par correspondance, chacun a plusieurs jours pour jouer ; un robot ne remplace que ceux qui sont partis.
error-no-undo = Il n'y a rien à annuler.
error-undo-others = Quelqu'un d'autre a joué depuis : ce coup ne peut plus être annulé.
error-undo-reveal = Ce coup a révélé quelque chose : il ne peut plus être annulé.
error-busy = Un conseil est déjà en route.
error-name-wanted = Choisissez d'abord un nom : à une table classée, chacun joue sous le sien.
error-name-taken = Dans les parties classées, quelqu'un s'appelle déjà { $name }, ou porte un nom qui lui ressemble à s'y méprendre. Choisissez un autre nom.
error-bad-handle = Dans les parties classées, un nom se compose de lettres et de chiffres d'un seul alphabet, avec au moins une lettre. Choisissez un autre nom.
error-many-handles = Vous avez déjà porté { $most } noms dans des parties classées. Reprenez l'un d'eux.
error-one-seat = Vous êtes déjà assis à cette table : à une table classée, chacun n'a qu'une place.
error-rated-people = À une table classée, seules des personnes jouent, chacune à sa place.
error-rated-clock = Une partie classée se joue avec une pendule.
error-rated-options = Une partie classée se joue avec les options standard de sa variante.
error-rated-undo = À une table classée, on n'annule aucun coup.
error-no-guest = Cet invité n'existe pas.
error-stale = La partie a avancé : elle en est au coup { $ply }.
error-taken-back = Un coup a été annulé entre-temps. Choisissez à nouveau.
error-undo-ask = Votre tour est fini : demandez aux autres d'annuler le coup.
error-nobody-to-ask = Personne d'autre ne joue à cette table.
error-asked-already = Vous avez déjà demandé. Attendez le prochain coup.
error-no-draws = Il n'y a pas de match nul dans ce jeu.
error-offer-gone = Cette proposition n'est plus valable.
error-too-late = Tout le monde a joué : cette partie ne peut plus être interrompue.
error-already-played = Ce coup a déjà été joué.
error-too-large = C'est trop grand : { $most } octets au plus.
error-too-fast =
    Trop de demandes. Attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-too-many = Trop de connexions d'ici. Fermez-en quelques-unes.
error-banned = L'hôte de ce serveur ne vous laisse pas entrer.
error-not-host = Seul l'hôte de ce serveur peut faire cela.
error-database-away = Le serveur n'a pas accès à sa base de données. Réessayez dans un instant.
error-bad-browser = Ce navigateur ne peut pas recevoir de rappels.
error-bad-address = Ce n'est pas une adresse e-mail.
error-old-link = Ce lien a expiré ou a déjà servi.
error-no-mail = Ce serveur n'envoie pas d'e-mails.
error-many-browsers = Vous recevez déjà des rappels dans { $most } navigateurs.
error-chat-full = La discussion de cette table est pleine.
error-many-undos = À cette table, { $most } décisions ont déjà été annulées ; on ne peut plus annuler.
error-many-tables = Vous avez déjà { $most } tables ouvertes. Quittez-en une d'abord.
error-many-seeks = Depuis votre réseau, { $most } personnes cherchent déjà une partie. Réessayez plus tard.
error-no-browser = Activez d'abord les rappels dans ce navigateur.
error-too-much =
    Beaucoup de calculs sont déjà en cours pour vous. Attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-crowded =
    Le serveur est très occupé. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-too-long = Cette partie est trop longue : { $most } coups et commentaires au plus.
error-too-intricate = Ce fichier est trop compliqué pour être lu.

## Reminders, in the browser and by e-mail

reminder-title = À vous de jouer
reminder-body = { $game }. Temps restant : { $left }.
reminder-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
reminder-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
reminder-go = Aller à la table
reminder-off = Ne plus recevoir de rappels par e-mail
reminder-confirm-title = Des rappels d'Asterism ?
reminder-confirm-body = Quelqu'un, sans doute vous, souhaite qu'Asterism écrive à cette adresse quand c'est à son tour de jouer. Si ce n'était pas vous, ne faites rien.
reminder-confirm = Oui, rappelez-le-moi
reminder-found = Votre partie est prête
reminder-waits = Quelqu'un veut jouer
reminder-waits-body = Quelqu'un cherche une partie de { $game }. Ouvrez la page pour jouer.

## What messengers show of a link

link-invites = { $name } vous invite à jouer à { $game }
link-invited = Vous êtes invité à jouer à { $game }
link-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
link-minutes = environ { $minutes } min
link-live = { $minutes } min + { $seconds } s
link-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
link-rated = partie classée

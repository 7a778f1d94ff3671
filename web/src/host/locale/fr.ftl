title = Page de l’hôte
intro = Ici, la personne qui tient ce serveur voit ce qui s'y passe et veille à l'ordre. Son secret a été affiché au démarrage.
secret = Le secret de l'hôte
enter = Entrer
go = Quitter cette page
connections = Connexions
people = Personnes
tables = Tables en cours
finished = Tables terminées
thinking = Robots en réflexion
load =
    { $cores ->
        [one] Charge de { $cores } cœur
       *[other] Charge de { $cores } cœurs
    }
memory = Mémoire
lag = Latence
running = La version { $version } tourne depuis { $time }, sur { $database }.
draining = Ce serveur est sur le point de s'arrêter.
no-tables = Personne ne joue.
nobody = Personne n'est connecté.
no-bans = Personne n'est exclu.
bans = Exclus
watch = Regarder
chat = Discussion
no-chat = Aucun message.
removed = retiré
remove = Retirer
end = Arrêter
end-sure = Arrêter cette partie sans résultat ?
delete = Supprimer
delete-sure = Supprimer cette table avec tout ce qui y a été joué et dit ?
ban = Exclure
ban-guest = Exclure cet invité pour une semaine ?
ban-address = Exclure tout le monde à { $who } pour une semaine ?
lift = Laisser entrer
until = jusqu'au { $time }
private = privée
watchers =
    { $watching ->
        [one] { $watching } qui regarde
       *[other] { $watching } qui regardent
    }
ban-here = Exclure l'adresse
sure = Oui
cancel = Non
reports = Signalements
no-reports = Personne n’a été signalé.
report-line = { $who } signale { $about } : { $reason }
dismiss = Classer

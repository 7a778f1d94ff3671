### The terminal

## Commands of asterism play and asterism show; words in capitals are placeholders

command-undo = reprendre votre dernière décision
command-redo = la rejouer
command-moves = tous les coups
command-board = redessiner le plateau
command-hint = ce que jouerait un bot fort
command-analyse = SECONDES : ce qu'il pense de chaque coup
command-bot = BOT : laisser level:5, ou le bot nommé, décider pour vous
command-save = FICHIER : enregistrer la partie
command-help = afficher ces lignes
command-quit = quitter
command-next = décision suivante
command-back = décision précédente
command-first = début de la partie
command-last = fin de la partie
command-as = PLACE : voir ce que voit cette place ; all : tout voir

## asterism play

play-keys = Tab complète un coup. Une ligne vide joue le seul coup possible.
play-curtain = { $name } : appuyez sur Entrée quand personne d'autre ne regarde
play-hint = { $move } (chances de gagner : { $chances })
play-tried = essais
play-expected = suite attendue : { $moves }
play-more = … encore { $n } : tapez « moves »
play-won =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
play-cut = Une limite de sécurité a arrêté la partie.
play-saved = enregistré dans { $file }

## asterism show

show-keys = Un nombre mène à cette décision, une ligne vide à la suivante.

## asterism verify: the checks and their results

verify-seal = La donne : la graine et le sel redonnent bien l'empreinte montrée au début, { $found }.
verify-seal-false = La donne : l'empreinte montrée au début était { $expected }, mais la graine et le sel donnent { $found }.
verify-seal-other = La donne : on vous a montré l'empreinte { $expected }, mais le fichier indique { $found }.
verify-seal-replaced = La donne : une empreinte a été montrée, mais la partie de ce fichier commence par une position et non par cette donne.
verify-seal-position = La donne : rien n'a été distribué ; la partie commence par une position inscrite dans le fichier.
verify-seal-closed = La donne : scellée par l'empreinte { $found } ; la graine et le sel sont révélés à la fin de la partie.
verify-seal-no-salt = La donne : une empreinte a été montrée, mais la graine ou le sel manque dans le fichier.
verify-seal-none = La donne : le fichier ne contient pas d'empreinte ; rien ne prouve quand la graine a été choisie.
verify-unfinished = Le résultat : la partie n'est pas finie après ces { $plies } décisions ; la suite manque peut-être.
verify-unsealed = Les noms, les dates, les commentaires et les temps ne sont pas vérifiés : rien ne les scelle.
verify-moves =
    Les coups : { $plies ->
        [1] la seule décision est permise
       *[other] les { $plies } décisions sont toutes permises
    }.
verify-illegal = Les coups : la décision { $ply } n'est pas permise ({ $detail }).
verify-no-deal = Les coups et le résultat pourront être vérifiés quand la graine sera connue.
verify-no-end = Le résultat : non vérifié, car les coups ne peuvent pas être rejoués.
verify-result = Le résultat : les coups y mènent ({ $found }).
verify-result-false = Le résultat : le fichier indique « { $expected } », mais les coups mènent à « { $found } ».
verify-result-none = Le résultat : le fichier n'en indique aucun.
verify-all-passed = Tout est exact : distribuée comme elle avait été scellée avant le début, et jouée selon les règles.
verify-all-but-seal = La partie est exacte, mais rien ne prouve sa donne.
verify-all-failed = Cet enregistrement est faux.
verify-all-unknown = Cet enregistrement ne peut pas encore être vérifié.

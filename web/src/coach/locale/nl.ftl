coach = Coach
off = De coach uitzetten
watch = Ik leg elke zet uit. Neem rustig de tijd.
choices =
    { $count ->
        [one] Er is maar één zet mogelijk.
       *[other] Je kunt kiezen uit { $count } zetten.
    }
ideas = Binnen bereik: { $ideas }.
chance-even = Je winstkans: ongeveer { $chance } %.
chance-up = Dat helpt je: je winstkans is nu ongeveer { $chance } %.
chance-down = Een goede zet van de tegenstander: je winstkans is nu ongeveer { $chance } %.
looking = Even naar die zet kijken…
warn-mistake = Wacht even: met ‘{ $move }’ daalt je winstkans van ongeveer { $before } % naar { $after } %. Er is iets beters.
warn-blunder = Pas op! ‘{ $move }’ kost je ongeveer { $cost } %: je winstkans daalt van { $before } % naar { $after } %. Kijk nog eens goed naar het bord.
think-again = Nog eens nadenken
anyway = Toch spelen

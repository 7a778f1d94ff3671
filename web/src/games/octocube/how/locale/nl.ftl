how =
    Rol je kubus naar een vrij vak ernaast: een kale onderkant neemt de bovenste tegel van de stapel daar.
    Of draai hem op zijn plaats, om te kiezen welke kant daarna onder komt.
how-base =
    Neem hem terug om tegels van één soort te scoren: hoe groter de reeks, hoe meer punten.
    Als de laatste Afgrondtegel ligt, tellen ook munten en meerderheden, en de meeste punten winnen.
how-advanced = De Afgrondtegels naast je kubus hebben krachten die je in plaats daarvan mag gebruiken.
how-kids =
    Neem hem terug om zijn tegels op de 16 vakken van je bord te leggen.
    Als iemand zijn 16e vak heeft gevuld, wordt de ronde afgemaakt; een vol bord wint.

how =
    Rolle deinen Würfel auf ein freies Feld daneben: Eine leere Unterseite nimmt das oberste Plättchen des Stapels dort.
    Oder drehe ihn auf der Stelle, um zu wählen, welche Seite als Nächstes unten liegt.
how-base =
    Nimm ihn heim, um Plättchen einer Art zu werten: je größer der Satz, desto mehr Punkte.
    Wenn das letzte Abgrund-Plättchen liegt, zählen auch Münzen und Mehrheiten, und die meisten Punkte gewinnen.
how-advanced = Die Abgrund-Plättchen neben deinem Würfel haben Kräfte, die du stattdessen nutzen kannst.
how-kids =
    Nimm ihn heim, um seine Plättchen auf die 16 Felder deines Bretts zu legen.
    Wenn jemand das 16. Feld gefüllt hat, wird die Runde zu Ende gespielt; ein volles Brett gewinnt.

how =
    Spiele eine Karte, um deine Figur zu bewegen: ein Schritt, ein weiter oder hoher Sprung, ein Fall oder eine Drehung. Dann fällt sie zu ihren Füßen hin, bis eine Plattform sie hält.
    Sie nimmt jeden Stern auf ihrem Weg, und was das Brett verlässt, kommt gegenüber wieder herein.
    Trifft sie eine andere Figur, wirft sie diese raus und stiehlt einen Stern oder einen Nochmal-Chip.
how-stars = Wenn nur noch wenige Sterne da sind, wird die Runde zu Ende gespielt. Jeder Stern zählt 1 Punkt, jedes Paar einer Farbe 1 mehr; die meisten Punkte gewinnen.
how-expert = Wenn jemand { $points } Punkte hat, wird die Runde zu Ende gespielt. Jeder Stern zählt 1 Punkt, jedes Paar einer Farbe 1 mehr; die meisten Punkte gewinnen.
how-goodies = Bonuskarten bringen besondere Aktionen; eine gespielte geht an die Person links von dir.

how =
    Speel een kaart om je pion te verplaatsen: een stap, een lange of hoge sprong, een val of een rotatie. Daarna valt hij in de richting van zijn voeten tot op een platform.
    Hij pakt elke ster op zijn weg, en wie van het bord gaat, komt aan de overkant weer binnen.
    Komt hij een andere pion tegen, dan duwt hij die van het bord en steelt een ster of een herspeelfiche.
how-stars = Als er nog maar weinig sterren zijn, wordt de ronde afgemaakt. Elke ster is 1 punt, elk paar van één kleur 1 extra; de meeste punten winnen.
how-expert = Als iemand { $points } punten heeft, wordt de ronde afgemaakt. Elke ster is 1 punt, elk paar van één kleur 1 extra; de meeste punten winnen.
how-goodies = Goodiekaarten geven bijzondere acties; een gespeelde kaart gaat naar de speler links van je.

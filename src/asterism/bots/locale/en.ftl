### Levels and characters of bots

level-1 = Dust
    .description = Plays what looks nice at first glance, and often looks wrong. The one to begin with.
level-2 = Spark
    .description = Sees its own next step, rarely yours.
level-3 = Firefly
    .description = Takes what is on offer and overlooks many of your answers.
level-4 = Meteor
    .description = Knows a good move when it sees one, but plans little.
level-5 = Moon
    .description = Looks a turn or two ahead. A good match for a family evening.
level-6 = Comet
    .description = Plans, and notices most of your plans.
level-7 = Sun
    .description = Makes few mistakes. Beating it takes practice.
level-8 = Supernova
    .description = Thinks for as long as it takes, up to a second. Good luck.

character-even = Even
    .description = Plays the move it thinks is best.
character-bold = Bold
    .description = Likes to attack and to gamble on big things.
character-careful = Careful
    .description = Likes safe points and keeps out of reach.
character-thief = Thief
    .description = Goes after what others have, and neglects its own points.
character-hermit = Hermit
    .description = Keeps out of everyone's way and plays for quiet points.
character-gambler = Gambler
    .description = Bets on big things, now, and saves nothing.

/* Plays a duel of Étoiles Filantes from C, without a runtime: wasm2c makes C of the module (game.h).

     wasm2c -n filantes filantes.wasm -o filantes.c
     cc -O2 -I. -I/usr/share/wabt/wasm2c play.c filantes.c /usr/share/wabt/wasm2c/wasm-rt-impl.c -lm -o play && ./play 7

   docs/wasm.md explains the entry points. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "game.h"

static Game game;

/* The number after a key of the description, of which this program needs only a few. */
static int number(const char *json, const char *key) { return atoi(strstr(json, key) + strlen(key)); }

int main(int argc, char **argv) {
  begin(&game);
  u32 length = describe(&game, 0, 0), text = reserve(&game, length + 1);
  char *about = calloc(1, length + 1);
  describe(&game, text, length);
  memcpy(about, at(&game, text), length);

  int size = number(strstr(about, "\"state\":"), "\"size\":"), over = number(strstr(about, "\"over\":"), "\"offset\":");
  u32 state = reserve(&game, size), after = reserve(&game, size);
  u32 actions = reserve(&game, 2 * number(about, "\"max_legal\":")), points = reserve(&game, 4 * 8), rng = reserve(&game, 24);
  u32 log = reserve(&game, 2 * number(about, "\"event_width\":") * (number(about, "\"max_events\":") + 1));
  u32 config = reserve(&game, 4 * 64), count = 0; /* of rules version 1, for two players: the first that is listed */
  char *list = strstr(strstr(about, "\"duel\":"), "\"config\":[") + strlen("\"config\":");
  do ((s32 *)at(&game, config))[count++] = strtol(list + 1, &list, 10);
  while (*list == ',');

  seed(&game, rng, atoi(argv[argc - 1]), 0);
  setup(&game, state, 2, config, count, rng);
  for (int ply = 0; !((s8 *)at(&game, state))[over]; ply++) {
    int found = legal(&game, state, actions);
    s16 action = ((s16 *)at(&game, actions))[ply % found];
    write_move(&game, state, action, text, length);
    char *notation = (char *)at(&game, text) + strlen("\"notation\":\"");
    printf("%.*s\n", (int)strcspn(notation, "\""), notation);
    step(&game, state, after, action, log);
    u32 before = state;
    state = after, after = before;
  }
  u32 winners = standings(&game, state, points); /* a bit set */
  s32 *scored = at(&game, points);
  printf("points %d %d, winners %u\n", scored[0], scored[1], winners);
  return 0;
}

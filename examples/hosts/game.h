/* The entry points of a module that wasm2c has made C of, by their own names, for play.c and play.go.

   wasm2c (in wabt, which Debian and Ubuntu have as a package) changed the names that it makes in 1.0.33: -DOLD_NAMES chooses
   those before. */
#include "filantes.h"

#ifdef OLD_NAMES
typedef Z_filantes_instance_t Game;
#define ENTRY(name) Z_filantesZ_##name
#define HEAP_BASE Z_filantesZ___heap_base
static inline void begin(Game *game) { wasm_rt_init(), Z_filantes_init_module(), Z_filantes_instantiate(game); }
#else
typedef w2c_filantes Game;
#define ENTRY(name) w2c_filantes_##name
#define HEAP_BASE w2c_filantes_0x5F_heap_base
static inline void begin(Game *game) { wasm_rt_init(), wasm2c_filantes_instantiate(game); }
#endif

static inline u32 describe(Game *g, u32 text, u32 size) { return ENTRY(describe)(g, text, size); }
static inline void seed(Game *g, u32 rng, u32 low, u32 high) { ENTRY(seed)(g, rng, low, high); }
static inline void setup(Game *g, u32 state, u32 players, u32 config, u32 length, u32 rng) {
  ENTRY(setup)(g, state, players, config, length, 0, 0, 0, rng); /* without content */
}
static inline u32 legal(Game *g, u32 state, u32 actions) { return ENTRY(legal)(g, state, actions); }
static inline void step(Game *g, u32 before, u32 after, u32 action, u32 log) { ENTRY(step)(g, before, after, action, log); }
static inline u32 standings(Game *g, u32 state, u32 points) { return ENTRY(standings)(g, state, points); }
static inline u32 write_move(Game *g, u32 state, u32 action, u32 text, u32 size) {
  return ENTRY(write_move)(g, state, action, text, size);
}

static inline void *at(Game *g, u32 address) { return ENTRY(memory)(g)->data + address; }

/* The address of so many bytes. From __heap_base on memory is the caller's; every block begins at a multiple of eight. */
static inline u32 reserve(Game *g, u32 size) {
  static u32 free;
  u32 address = ((free ? free : *HEAP_BASE(g)) + 7) & ~7u;
  free = address + size;
  while (free > ENTRY(memory)(g)->size) wasm_rt_grow_memory(ENTRY(memory)(g), 1);
  return address;
}

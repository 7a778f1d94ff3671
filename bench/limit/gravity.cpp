// Gravity Superstar for four with the default options in C++, a twin of the package's rules: the same record, order of
// legal actions and random generator, so that it plays the same games as `kernels.random_games`. No event log; goodies,
// the expert ending and other numbers of players are left out, so tiles never turn and walls are computed once a game.
//
//   g++ -std=c++20 -O3 -march=native -pthread gravity.cpp -o gravity
//   gravity DECISIONS THREADS
#include "twin.hpp"

constexpr int SEATS = 6, PLAYERS = 4, PLACES = 6, TILES = 4, SIDE = 6, TILE_CELLS = 36, WIDE = 12, CELLS = 144, ALL_CELLS = 216;
constexpr int COLOURS = 6, STARS_A_COLOUR = 13, BAG = 78, STARS = 13 * TILES, TOKENS = 18, CARDS = 5, ALL_CARDS = 31, JOKER = 4;
constexpr int FEW_STARS = 8, MAX_ROUNDS = 120, QUIET_ROUNDS = 30, LAYOUT = 1, REPLAY_SYMBOL = 2;
constexpr i8 OFF = -1, NOBODY = -1, NO_STAR = 0;
enum : i8 { OVER, ACTION, STEALING, REPLAYING };
constexpr int COMPLETE = 0, SIMPLE = 1, SPECIAL = 17, BY_JOKER = 25, STEAL = 41, STEAL_TOKEN = 47, REPLAY = 48, PASS = 49;
constexpr int LONG = 0, HIGH = 2, DOWN = 4, SPIN = 5, EFFECTS = 8;
constexpr int CARD_OF[EFFECTS] = {0, 0, 1, 1, 2, 3, 3, 3}, QUARTERS[3] = {3, 1, 2};
constexpr int MAX_LEGAL = 27;

struct Record {
    i8 players, seat, over, phase, acted, final, ending, layout;
    i16 max_rounds, quiet_rounds, round, last_star, cell[SEATS], door[PLACES];
    i8 up[SEATS], door_up[PLACES], marker, supply, left, goodies[3], victims[SEATS];
    i8 face_up[SEATS], face_down[SEATS], down[SEATS], tokens[SEATS], won[SEATS][COLOURS];
    i8 platform[ALL_CELLS], symbol[ALL_CELLS], star[ALL_CELLS];
};
static_assert(sizeof(Record) == 772);

struct Face {
    int door, door_up;
    const char *platforms, *symbols;  // bits in hexadecimal; "." none, "*" a star's, "R" Replay
};
constexpr Face FACES[12] = {  // two of each tile
    {7, 1, "0001282800406c40101156c60413bb038002", "..*.....*.*R...**........R.***R..*.*"},
    {25, 1, "801110c4402cbd50292d50402912b82802a8", ".*...R.*..R**.**.R.*...**.....*....."},
    {15, 0, "0002842842e96c3ef81383b8468440112910", "...*.*.*....R.........*.R**R.**.*..*"},
    {34, 1, "06c00141100210282a2c6aec6d1291394680", "*..*.*...R....*.R.*...**...*....R*.*"},
    {1, 0, "446c46395513285502aa9102846c00811100", "..*.......**..*....*R..R*.....*R*.**"},
    {32, 2, "800451802b904282a816c6ec03d139281000", "..*R.......*.*.***...*.*.R..R.*..*.."},
    {5, 1, "446c6c15795501383b046c2a011102000280", "***....*..*..*R*.*......R.*.....*.R."},
    {15, 3, "1790000500684542901392a82a86ec6ec391", "*....**RR.*...*..*...*..R...***....."},
    {9, 0, "28014442841116ed00817d42803bd6800293", "....R*..*.**......*.R*..*....**.*R.."},
    {16, 1, "0057c00013bc2802816ec280553c00910540", ".......*.*R..*.*..**....R..*.*.*R..*"},
    {22, 0, "02ac0002a90002ac42440556114539005568", "...**.*....R..R**...**....*..*R..*.."},
    {24, 2, "442800390004000029c42828b9282c806c6d", "..*..R.*.*.**.....*.*.*R...*....R*.."},
};

struct Row {
    u8 actions[16], count;
};

struct Tables {
    u8 next[CELLS][4]{};
    i8 platform[12][4][TILE_CELLS]{}, symbol[12][4][TILE_CELLS]{};  // by face and quarters, as they lie
    u8 door[12][4]{};
    Row simple[32][4]{};    // by hand and the sides that are free
    Row special[32][16]{};  // by hand and the first four effects
};

constexpr int turned(int quarters, int local) {
    for (; quarters; quarters--) local = local % SIDE * SIDE + SIDE - 1 - local / SIDE;
    return local;
}

constexpr int cell_at(int place, int local) {  // places go clockwise
    int column = place == 1 || place == 2, row = place >= 2;
    return (SIDE * row + local / SIDE) * WIDE + SIDE * column + local % SIDE;
}

constexpr void add(Row& row, int action) { row.actions[row.count++] = u8(action); }

constexpr Tables make_tables() {
    Tables t;
    for (int c = 0; c < CELLS; c++) {
        int x = c % WIDE, y = c / WIDE;
        t.next[c][0] = u8((y + 11) % WIDE * WIDE + x), t.next[c][1] = u8(y * WIDE + (x + 1) % WIDE);
        t.next[c][2] = u8((y + 1) % WIDE * WIDE + x), t.next[c][3] = u8(y * WIDE + (x + 11) % WIDE);
    }
    for (int f = 0; f < 12; f++)
        for (int q = 0; q < 4; q++) {
            for (int local = 0; local < TILE_CELLS; local++) {
                char p = FACES[f].platforms[local], symbol = FACES[f].symbols[local];
                int bits = p <= '9' ? p - '0' : p - 'a' + 10;
                t.platform[f][q][turned(q, local)] = i8((bits << q | bits >> (4 - q)) & 15);
                t.symbol[f][q][turned(q, local)] = symbol == 'R' ? 2 : symbol == '*';
            }
            t.door[f][q] = u8(turned(q, FACES[f].door));
        }
    for (int hand = 0; hand < 32; hand++) {
        for (int sides = 0; sides < 4; sides++) {
            Row& row = t.simple[hand][sides];
            if (hand != ALL_CARDS) add(row, COMPLETE);
            for (int card = 0; card < CARDS; card++)
                for (int side = 0; side < 2; side++)
                    if (hand >> card & 1 && sides >> side & 1) add(row, SIMPLE + 2 * card + side);
        }
        for (int first = 0; first < 16; first++) {
            Row& row = t.special[hand][first];
            int effects = first | 1 << DOWN | 7 << SPIN;
            for (int e = 0; e < EFFECTS; e++)
                if (effects >> e & 1 && hand >> CARD_OF[e] & 1) add(row, SPECIAL + e);
            for (int e = 0; e < EFFECTS; e++)
                if (effects >> e & 1 && hand >> JOKER & 1) add(row, BY_JOKER + e);
        }
    }
    return t;
}
alignas(64) static constexpr Tables T = make_tables();

struct Game {
    Record s;
    u8 walls[CELLS];  // bit d: a platform on edge d, of the cell's own tile or of its neighbour's

    bool open(int cell, int direction) const { return !(walls[cell] >> direction & 1); }

    void setup(Rng& rng) {
        std::memset(&s, 0, sizeof s);
        s.players = PLAYERS, s.phase = ACTION, s.layout = LAYOUT, s.max_rounds = MAX_ROUNDS, s.quiet_rounds = QUIET_ROUNDS;
        s.round = 1, s.supply = TOKENS, s.left = STARS;
        for (i8* row : {s.up, s.victims, s.door_up}) std::memset(row, -1, 6);
        std::memset(s.goodies, -1, sizeof s.goodies);
        std::memset(s.cell, -1, sizeof s.cell);
        std::memset(s.door, -1, sizeof s.door);
        u8 tiles[6] = {0, 1, 2, 3, 4, 5};
        shuffle(rng, tiles, 6);
        for (int place = 0; place < TILES; place++) {
            int face = 2 * tiles[place] + int(draw(rng, 2)), q = int(draw(rng, 4));
            for (int y = 0; y < SIDE; y++) {
                int to = cell_at(place, y * SIDE);
                std::memcpy(s.platform + to, T.platform[face][q] + y * SIDE, SIDE);
                std::memcpy(s.symbol + to, T.symbol[face][q] + y * SIDE, SIDE);
            }
            s.door[place] = i16(cell_at(place, T.door[face][q]));
            s.door_up[place] = i8((FACES[face].door_up + q) & 3);
        }
        for (int c = 0; c < CELLS; c++) {
            const u8* to = T.next[c];
            const i8* p = s.platform;
            walls[c] = u8(p[c] | (p[to[0]] >> 2 & 1) | (p[to[1]] >> 2 & 2) | (p[to[2]] << 2 & 4) | (p[to[3]] << 2 & 8));
        }
        i8 bag[BAG];
        for (int i = 0; i < BAG; i++) bag[i] = i8(i / STARS_A_COLOUR + 1);
        shuffle(rng, bag, BAG);
        for (int c = 0, star = 0; c < CELLS; c++) s.star[c] = s.symbol[c] ? bag[star++] : NO_STAR;
        s.marker = i8(draw(rng, TILES));
        s.cell[0] = s.door[s.marker];
        s.up[0] = s.door_up[s.marker];
        s.marker = i8(next_door());
    }

    int sides(int cell, int up) const { return open(cell, (up + 3) & 3) | open(cell, (up + 1) & 3) << 1; }

    int legal(u8* out) const {
        const int me = s.seat;
        int n = 0;
        if (s.phase == ACTION) {
            const int cell = s.cell[me], up = s.up[me], left = (up + 3) & 3, right = (up + 1) & 3;
            const int hand = ALL_CARDS & ~(s.face_up[me] | s.face_down[me]), beside = sides(cell, up);
            int effects = open(cell, up) ? sides(T.next[cell][up], up) << HIGH : 0;
            effects |= (beside & 1 && open(T.next[cell][left], left)) << LONG;
            effects |= (beside & 2 && open(T.next[cell][right], right)) << (LONG + 1);
            const Row &simple = T.simple[hand][beside], &special = T.special[hand][effects];
            std::memcpy(out, simple.actions, 16);
            std::memcpy(out + simple.count, special.actions, 16);
            return simple.count + special.count;
        }
        if (s.phase == REPLAYING) {
            out[0] = REPLAY, out[1] = PASS;
            return 2;
        }
        const int victim = s.victims[0];
        for (int colour = 0; colour < COLOURS; colour++) {
            out[n] = u8(STEAL + colour);
            n += s.won[victim][colour] > 0;
        }
        out[n] = STEAL_TOKEN;
        return n + (s.tokens[victim] > 0);
    }

    bool pawn_on(int cell) const {
        bool found = false;
        for (int p = 0; p < PLAYERS; p++) found |= s.cell[p] == cell;
        return found;
    }

    int next_door() const {
        for (int k = 1; k < TILES; k++) {
            int door = (s.marker + k) % TILES;
            if (!pawn_on(s.door[door])) return door;
        }
        return s.marker;
    }

    void take_back(int p) { s.face_up[p] = s.face_down[p] = s.down[p] = 0; }

    void eject(int victim) {
        s.cell[victim] = OFF, s.up[victim] = OFF;
        take_back(victim);
        int points = s.tokens[victim];
        for (int colour = 0; colour < COLOURS; colour++) points |= s.won[victim][colour];
        if (points) {
            int i = 0;
            while (s.victims[i] != NOBODY) i++;
            s.victims[i] = i8(victim);
        }
    }

    void enter(int me, int cell) {
        s.cell[me] = i16(cell);
        int other = NOBODY;
        for (int p = 0; p < PLAYERS; p++)
            if (s.cell[p] == cell && p != me) other = p;
        if (other != NOBODY) eject(other);
        if (s.star[cell] != NO_STAR) {
            s.won[me][s.star[cell] - 1]++;
            s.star[cell] = NO_STAR;
            s.left--;
            s.last_star = s.round;
        } else if (s.symbol[cell] == REPLAY_SYMBOL && other == NOBODY && s.supply > 0) {
            s.supply--;
            s.tokens[me]++;
        }
        if (s.door[s.marker] == cell) s.marker = i8(next_door());
    }

    void fall(int me) {
        const int start = s.cell[me], down = s.up[me] ^ 2;
        for (int cell = start; open(cell, down);) {
            cell = T.next[cell][down];
            enter(me, cell);
            if (cell == start) return;
        }
    }

    void walk(int me, int direction) { enter(me, T.next[s.cell[me]][direction]); }

    void refill(int me) {
        if (s.down[me] + __builtin_popcount(unsigned(s.face_up[me])) == CARDS) take_back(me);
    }

    void act(int a) {
        const int me = s.seat, up = s.up[me];
        if (a == COMPLETE) {
            take_back(me);
        } else if (a < SPECIAL) {
            s.face_down[me] = i8(s.face_down[me] | 1 << ((a - SIMPLE) >> 1));
            s.down[me]++;
            refill(me);
            walk(me, (up + 3 + 2 * ((a - SIMPLE) & 1)) & 3);
        } else {
            const int effect = (a - SPECIAL) % EFFECTS;
            s.face_up[me] = i8(s.face_up[me] | 1 << (a < BY_JOKER ? CARD_OF[effect] : JOKER));
            refill(me);
            if (effect < HIGH) {
                const int direction = (up + 3 + 2 * effect) & 3;
                walk(me, direction);
                walk(me, direction);
            } else if (effect < DOWN) {
                walk(me, up);
                walk(me, (up + 3 + 2 * (effect - HIGH)) & 3);
            } else if (effect < SPIN) {
                walk(me, up ^ 2);
            } else {
                s.up[me] = i8((up + QUARTERS[effect - SPIN]) & 3);
            }
        }
        fall(me);
        s.acted++;
    }

    void steal(int loot) {
        const int me = s.seat, victim = s.victims[0];
        if (loot < COLOURS)
            s.won[victim][loot]--, s.won[me][loot]++;
        else
            s.tokens[victim]--, s.tokens[me]++;
        std::memmove(s.victims, s.victims + 1, SEATS - 1);
    }

    void end_game(i8 how) { s.over = how, s.phase = OVER, s.seat = NOBODY; }

    void end_turn() {
        s.acted = 0;
        if (++s.seat == PLAYERS) {
            if (s.left <= FEW_STARS) return end_game(FINISHED);
            if (s.round == s.max_rounds || s.round - s.last_star >= s.quiet_rounds) return end_game(CUT);
            s.round++;
            s.seat = 0;
        }
        const int me = s.seat;
        if (s.cell[me] == OFF) {
            s.up[me] = s.door_up[s.marker];
            enter(me, s.door[s.marker]);
        }
        s.phase = s.victims[0] == NOBODY ? ACTION : STEALING;
    }

    void apply(int a) {
        if (a == REPLAY) {
            s.tokens[s.seat]--;
            s.supply++;
            s.phase = ACTION;
            return;
        }
        if (a == PASS) return end_turn();
        if (a < STEAL)
            act(a);
        else
            steal(a - STEAL);
        if (s.victims[0] != NOBODY)
            s.phase = STEALING;
        else if (s.acted == 0)
            s.phase = ACTION;
        else if (s.acted == 1 && s.tokens[s.seat] > 0)
            s.phase = REPLAYING;
        else
            end_turn();
    }

    using Listed = u8[MAX_LEGAL + 16];
};

int main(int argc, char** argv) { return measure<Game>("gravity", argc, argv); }

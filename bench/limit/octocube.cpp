// The base game of Octocube for three in C++, a twin of the package's rules: the same record, order of legal actions and
// random generator, so that it plays the same games as `kernels.random_games`. No event log; the other modes and numbers
// of players are left out.
//
//   g++ -std=c++20 -O3 -march=native -pthread octocube.cpp -o octocube
//   octocube DECISIONS THREADS
#include "twin.hpp"
#ifdef __SSSE3__
#include <immintrin.h>
#endif

constexpr int SEATS = 4, PLAYERS = 3, CELLS = 25, WIDE = 5, CENTRE = 12, MAX_HEIGHT = 12, FACES = 6, ORIENTATIONS = 24;
constexpr int COLOURS = 4, OBJECTS = 20, COIN = 21, COINS = 12, MAX_RESERVE = 7, RESERVE = 6, SPACES = 16, MAX_ROUNDS = 150;
constexpr int RULES_VERSION = 2, HIDE_POINTS = 1;
enum : i8 { NONE, PLAIN, POWER_A };
enum : i8 { ACT, POWER, BONUS };
enum { TOP, BOTTOM, NORTH, EAST, SOUTH, WEST };
constexpr int RIM_CELLS = 16, PLACE = 0, ROLL = PLACE + RIM_CELLS * ORIENTATIONS, PIVOT = ROLL + 4, SCORE = PIVOT + 3, PASS = SCORE + 64;
constexpr int MAX_LEGAL = RIM_CELLS * ORIENTATIONS;
constexpr i8 COPIES[OBJECTS] = {3, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 4, 4, 5, 4, 5, 5};
constexpr i16 SET_POINTS[7] = {0, 0, 2, 4, 7, 10, 15};

struct Record {
    i8 players, seat, over, mode, phase, power, hide_points, reserve_left;
    i16 round, max_rounds, rules_version, powers, points[SEATS], seen[CELLS];
    i8 height[CELLS], pile[CELLS][MAX_HEIGHT], abyss[CELLS], stands[CELLS], reserve[MAX_RESERVE], where[SEATS];
    i8 cube[SEATS][FACES], coins[SEATS], board[SEATS][OBJECTS], wish[SEATS][SPACES], space[SEATS][SPACES], stack[FACES];
};
static_assert(sizeof(Record) == 702);

constexpr int PATTERNS = 203;  // which faces of a cube carry the same tile

struct Tables {
    i8 neighbour[CELLS][4]{}, rim[RIM_CELLS]{}, height[CELLS]{};
    u8 turn[ORIENTATIONS][FACES]{}, roll[4]{}, pivot[3]{};
    u8 distinct_count[PATTERNS]{};
    u16 distinct[PATTERNS][ORIENTATIONS]{};  // the smallest orientation of all that look alike
    u8 pattern[1 << 15]{};                   // by the bits of equal pairs of faces
};

constexpr int opposite(int face) { return face < 2 ? face ^ 1 : face < 4 ? face + 2 : face - 2; }

constexpr int orientation(int top, int north) {  // numbered by the old faces on top and to the north
    int rank = 0;
    for (int face = 0; face < north; face++) rank += face != top && face != opposite(top);
    return top * 4 + rank;
}

constexpr Tables make_tables() {
    Tables t;
    int rim = 0;
    for (int c = 0; c < CELLS; c++) {
        int x = c % WIDE, y = c / WIDE;
        t.neighbour[c][0] = i8(y < 4 ? c + WIDE : -1), t.neighbour[c][1] = i8(x < 4 ? c + 1 : -1);
        t.neighbour[c][2] = i8(y > 0 ? c - WIDE : -1), t.neighbour[c][3] = i8(x > 0 ? c - 1 : -1);
        bool edge = x == 0 || y == 0 || x == 4 || y == 4;
        t.height[c] = edge ? 3 : 4;
        if (edge) t.rim[rim++] = i8(c);
    }
    t.height[CENTRE] = 0;
    for (int d = 0; d < 4; d++) t.height[t.neighbour[CENTRE][d]] = 5;
    constexpr int vector[FACES][3] = {{0, 0, 1}, {0, 0, -1}, {0, 1, 0}, {1, 0, 0}, {0, -1, 0}, {-1, 0, 0}};
    for (int top = 0; top < FACES; top++)
        for (int north = 0; north < FACES; north++) {
            if (north == top || north == opposite(top)) continue;
            const int *a = vector[north], *b = vector[top];
            int east = 0;
            for (int f = 0; f < FACES; f++)
                if (vector[f][0] == a[1] * b[2] - a[2] * b[1] && vector[f][1] == a[2] * b[0] - a[0] * b[2] && vector[f][2] == a[0] * b[1] - a[1] * b[0]) east = f;
            const int from[FACES] = {top, opposite(top), north, east, opposite(north), opposite(east)};
            for (int f = 0; f < FACES; f++) t.turn[orientation(top, north)][f] = u8(from[f]);
        }
    t.roll[0] = u8(orientation(SOUTH, TOP)), t.roll[1] = u8(orientation(WEST, NORTH));
    t.roll[2] = u8(orientation(NORTH, BOTTOM)), t.roll[3] = u8(orientation(EAST, NORTH));
    t.pivot[0] = u8(orientation(TOP, WEST)), t.pivot[1] = u8(orientation(TOP, SOUTH)), t.pivot[2] = u8(orientation(TOP, EAST));
    int n = 0, label[FACES]{};
    for (;;) {  // every pattern once: a new label is one more than those before it
        int pairs = 0, bit = 0;
        for (int i = 0; i < FACES; i++)
            for (int j = i + 1; j < FACES; j++) pairs |= (label[i] == label[j]) << bit++;
        t.pattern[pairs] = u8(n);
        for (int o = 0; o < ORIENTATIONS; o++) {
            bool first = true;
            for (int p = 0; p < o && first; p++) {
                bool same = true;
                for (int f = 0; f < FACES; f++) same = same && label[t.turn[o][f]] == label[t.turn[p][f]];
                first = !same;
            }
            if (first) t.distinct[n][t.distinct_count[n]++] = u16(o);
        }
        n++;
        int f = FACES - 1;
        for (; f > 0; f--) {
            int most = 0;
            for (int i = 0; i < f; i++) most = std::max(most, label[i] + 1);
            if (label[f] < most) break;
        }
        if (f == 0) break;
        label[f]++;
        for (int i = f + 1; i < FACES; i++) label[i] = 0;
    }
    return t;
}
alignas(64) static const Tables T = make_tables();

struct Game {
    Record s;

    void setup(Rng& rng) {
        std::memset(&s, 0, sizeof s);
        s.players = PLAYERS, s.hide_points = HIDE_POINTS, s.round = 1, s.max_rounds = MAX_ROUNDS, s.rules_version = RULES_VERSION;
        std::memset(s.where, -1, sizeof s.where);
        std::memset(s.stands, -1, sizeof s.stands);
        s.abyss[CENTRE] = POWER_A;
        s.reserve_left = RESERVE;
        std::memset(s.reserve, PLAIN, RESERVE);
        u8 below[32];  // the tiles left of all kinds up to this one, coins first
        int sum = COINS;
        for (int k = 0; k < 32; k++) {
            below[k] = u8(sum);
            if (k < OBJECTS) sum += COPIES[k];
        }
        u32 left = u32(sum);
        for (int c = 0; c < CELLS; c++) {
            int height = T.height[c];
            s.height[c] = i8(height);
            s.seen[c] = i16(height ? 1 << (height - 1) : 0);
            for (int level = 0; level < height; level++) {
                u8 r = u8(draw(rng, left--)), kind = 0;
                for (int k = 0; k < 32; k++) {
                    u8 later = below[k] > r;
                    kind = u8(kind + 1 - later);
                    below[k] = u8(below[k] - later);
                }
                s.pile[c][level] = i8(kind ? kind : COIN);
            }
        }
    }

    int pattern(const i8* cube) const {
#ifdef __SSSE3__
        const __m128i one = _mm_setr_epi8(0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, -1);
        const __m128i two = _mm_setr_epi8(1, 2, 3, 4, 5, 2, 3, 4, 5, 3, 4, 5, 4, 5, 5, -1);
        __m128i tiles = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(cube));
        return T.pattern[_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_shuffle_epi8(tiles, one), _mm_shuffle_epi8(tiles, two))) & 0x7FFF];
#else
        int pairs = 0, bit = 0;
        for (int i = 0; i < FACES; i++)
            for (int j = i + 1; j < FACES; j++) pairs |= (cube[i] == cube[j]) << bit++;
        return T.pattern[pairs];
#endif
    }

    int legal(u16* out) const {
        const int seat = s.seat, where = s.where[seat];
        const i8* cube = s.cube[seat];
        int n = 0;
        if (where < 0) {
            const int row = pattern(cube), count = T.distinct_count[row];
            for (int i = 0; i < RIM_CELLS; i++) {
                if (s.stands[T.rim[i]] >= 0) continue;
                for (int k = 0; k < ORIENTATIONS; k++) out[n + k] = u16(PLACE + i * ORIENTATIONS + T.distinct[row][k]);
                n += count;
            }
            return n;
        }
        for (int d = 0; d < 4; d++) {
            int cell = T.neighbour[where][d];
            if (cell >= 0 && s.stands[cell] < 0) out[n++] = u16(ROLL + d);
        }
        if (s.phase == ACT) {
            const bool half = cube[NORTH] == cube[SOUTH] && cube[EAST] == cube[WEST];
            out[n] = PIVOT;
            n += !(half && cube[NORTH] == cube[EAST]);
            out[n] = PIVOT + 1, out[n + 1] = PIVOT + 2;
            n += half ? 0 : 2;
            unsigned occupied = 0, faces = 0;
            for (int f = 0; f < FACES; f++) occupied |= unsigned(cube[f] != NONE) << f;
            do {
                out[n++] = u16(SCORE + faces);
                faces = (faces - occupied) & occupied;  // the next subset
            } while (faces);
        }
        out[n++] = PASS;
        return n;
    }

    void turn(int seat, int orientation) {
        i8 old[FACES];
        std::memcpy(old, s.cube[seat], FACES);
        for (int f = 0; f < FACES; f++) s.cube[seat][f] = old[T.turn[orientation][f]];
    }

    int leave(int seat) {
        const int cell = s.where[seat], height = s.height[cell];
        s.where[seat] = -1;
        s.stands[cell] = -1;
        if (height > 0) {
            s.seen[cell] = i16(s.seen[cell] | 1 << (height - 1));
        } else if (s.abyss[cell] == NONE) {
            s.abyss[cell] = PLAIN;
            if (s.reserve_left > 0) s.abyss[cell] = s.reserve[--s.reserve_left], s.reserve[s.reserve_left] = NONE;
        }
        return cell;
    }

    void land(int seat, int cell) {
        s.where[seat] = i8(cell);
        s.stands[cell] = i8(seat);
        if (s.height[cell] > 0 && s.cube[seat][BOTTOM] == NONE) {
            const int height = s.height[cell] - 1;
            s.cube[seat][BOTTOM] = s.pile[cell][height];
            s.pile[cell][height] = NONE;
            s.height[cell] = i8(height);
            s.seen[cell] = i16(s.seen[cell] & ((1 << height) - 1));
        }
    }

    void detach(int seat, unsigned faces) {
        u32 sets = 0;
        for (int f = 0; faces; f++, faces >>= 1) {
            const int tile = s.cube[seat][f];
            if (!(faces & 1) || tile == NONE) continue;
            s.cube[seat][f] = NONE;
            if (tile == COIN)
                s.coins[seat]++;
            else
                s.board[seat][tile - 1]++, sets += 1u << 4 * ((tile - 1) / COLOURS);
        }
        for (; sets; sets >>= 4) s.points[seat] = i16(s.points[seat] + SET_POINTS[sets & 15]);
    }

    void end_turn() {
        if (++s.seat < PLAYERS) return;
        s.seat = 0;
        const bool due = s.reserve_left == 0, cut = s.round >= s.max_rounds;
        if (!due && !cut) {
            s.round++;
            return;
        }
        s.seat = -1;
        s.over = due ? FINISHED : CUT;
        for (int seat = 0; seat < PLAYERS; seat++) detach(seat, 63);
    }

    void apply(unsigned a) {
        const int seat = s.seat;
        s.phase = ACT, s.power = NONE;
        if (a < ROLL) {
            turn(seat, int(a % ORIENTATIONS));
            land(seat, T.rim[a / ORIENTATIONS]);
        } else if (a < PIVOT) {
            const int cell = T.neighbour[s.where[seat]][a - ROLL];
            leave(seat);
            turn(seat, T.roll[a - ROLL]);
            land(seat, cell);
            if (s.abyss[cell] == POWER_A) {  // another roll, if there is a free cell beside
                bool free = false;
                for (int d = 0; d < 4; d++) free = free || (T.neighbour[cell][d] >= 0 && s.stands[T.neighbour[cell][d]] < 0);
                if (free) {
                    s.phase = BONUS, s.power = POWER_A;
                    return;
                }
            }
        } else if (a < SCORE) {
            turn(seat, T.pivot[a - PIVOT]);
        } else if (a < PASS) {
            leave(seat);
            detach(seat, a - SCORE);
        }
        end_turn();
    }

    using Listed = u16[MAX_LEGAL + ORIENTATIONS];
};

int main(int argc, char** argv) { return measure<Game>("octocube", argc, argv); }

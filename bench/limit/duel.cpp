// The duel of Étoiles Filantes in C++, a twin of the package's rules: the same record, tables, order of legal actions
// and random generator, so that it plays the same games as `kernels.random_games`. No event log.
//
//   g++ -std=c++20 -O3 -march=native -pthread duel.cpp -o duel
//   duel DECISIONS THREADS [twin|vector]
//
// Each thread plays DECISIONS from key 7, stream = its number; the hash is that of thread 0's record (SHA-256, first 16
// digits), so it is to be equal to the reference's whatever the number of threads.
//
// twin:   the rules as the package writes them, options read from the record.
// vector: another formulation for processors with AVX-512 VBMI, default options only; the same games and record.
#include "twin.hpp"
#ifdef __AVX512VBMI__
#include <immintrin.h>
#endif

constexpr int RADIUS = 6, SEATS = 3, SLOTS = 8, CELLS = 127, NOWHERE = CELLS;
constexpr int EMPTY = -1, NOBODY = 127, RESERVE = -1, ABSENT = -3, NO_SIDE = 6;
constexpr int DIRECTIONS[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
constexpr int RING[6] = {1, 6, 3, 5, 2, 4};
constexpr int PIECES[4] = {0, 0, 8, 6};
enum : i8 { OVER, PLACE, ACT, ENTERING };
enum : i8 { ATTACK, CLASH };
constexpr int MOVE = 0, TURN = MOVE + SLOTS * 6, ENTER = TURN + SLOTS * 2, PUT_BACK = ENTER + 36, PASS = PUT_BACK + 7;
constexpr int MAX_LEGAL = SLOTS * 7;

struct Record {
    i8 players, seat, over, race, combat, start_cells, shelter, target, phase;
    i8 newcomer[SEATS], score[SEATS], side[SEATS];
    i8 cell[SEATS][SLOTS], facing[SEATS][SLOTS], moved[SEATS][SLOTS];
    i8 board[CELLS + 1];
    std::int16_t clock, limit;
};
static_assert(sizeof(Record) == 222);

struct Tables {
    i8 next[CELLS][6]{}, number[6][6]{}, starts[3][6]{}, land[3][CELLS][6][6]{};
};

constexpr Tables make_tables() {
    Tables t;
    i8 index[41][41]{};  // by q + 20, r + 20
    for (auto& row : index)
        for (auto& c : row) c = NOWHERE;
    int coords[CELLS][2]{}, n = 0;
    for (int r = -RADIUS; r <= RADIUS; r++)
        for (int q = std::max(-RADIUS, -RADIUS - r); q <= std::min(RADIUS, RADIUS - r); q++, n++) {
            coords[n][0] = q, coords[n][1] = r;
            index[q + 20][r + 20] = i8(n);
        }
    for (int f = 0; f < 6; f++)
        for (int d = 0; d < 6; d++) t.number[f][d] = i8(RING[(d - f + 6) % 6]);
    constexpr int first[3][2] = {{3, 0}, {6, 0}, {3, -6}};
    for (int layout = 0; layout < 3; layout++) {
        int q = first[layout][0], r = first[layout][1];
        for (int k = 0; k < 6; k++) {
            t.starts[layout][k] = index[q + 20][r + 20];
            int old = q;
            q = -r, r = old + r;
        }
        for (int c = 0; c < CELLS; c++)
            for (int f = 0; f < 6; f++)
                for (int d = 0; d < 6; d++) {
                    int steps = 6 - t.number[f][d];
                    int to = index[coords[c][0] + steps * DIRECTIONS[d][0] + 20][coords[c][1] + steps * DIRECTIONS[d][1] + 20];
                    for (int k = 0; k < 6; k++)
                        if (t.starts[layout][k] == to) to = NOWHERE;
                    t.land[layout][c][f][d] = i8(steps ? to : NOWHERE);
                }
    }
    for (int c = 0; c < CELLS; c++)
        for (int d = 0; d < 6; d++) t.next[c][d] = index[coords[c][0] + DIRECTIONS[d][0] + 20][coords[c][1] + DIRECTIONS[d][1] + 20];
    return t;
}
alignas(64) static constexpr Tables T = make_tables();

struct Config {
    int combat = ATTACK, start_cells = 0, shelter = 0, target = 10, limit = 200;
};

// ---- the twin ----------------------------------------------------------------------------------------------------

static void setup(Record& s, int players, const Config& c) {
    std::memset(&s, 0, sizeof s);
    s.players = i8(players);
    s.combat = i8(c.combat), s.start_cells = i8(c.start_cells), s.shelter = i8(c.shelter), s.target = i8(c.target);
    s.phase = PLACE;
    s.limit = std::int16_t(c.limit);
    std::memset(s.board, EMPTY, CELLS);
    s.board[NOWHERE] = NOBODY;
    std::memset(s.newcomer, -1, SEATS);
    std::memset(s.side, NO_SIDE, SEATS);
    for (int seat = 0; seat < SEATS; seat++)
        for (int p = 0; p < SLOTS; p++) s.cell[seat][p] = seat < players && p < PIECES[players] ? RESERVE : ABSENT;
}

static inline int lowest(const Record& s, int seat) {
    for (int p = 0; p < SLOTS; p++)
        if (s.cell[seat][p] == RESERVE) return p;
    return -1;
}

static inline bool start_is_free(const Record& s) {
    int free = 0;
    for (int i = 0; i < 6; i++) free += s.board[T.starts[s.start_cells][i]] < 0;
    return free > 0;
}

static inline int legal(const Record& s, u8* out) {
    int n = 0;
    if (s.phase == ACT) {
        const i8 *cells = s.cell[s.seat], *facings = s.facing[s.seat];
        const auto& land = T.land[s.start_cells];
        for (int p = 0; p < SLOTS; p++) {
            if (cells[p] < 0) continue;
            const i8* to = land[cells[p]][facings[p]];
            for (int d = 0; d < 6; d++) {
                out[n] = u8(MOVE + p * 6 + d);
                n += s.board[to[d]] < 0;
            }
        }
        for (int p = 0; p < SLOTS; p++) {
            out[n] = u8(TURN + p * 2), out[n + 1] = u8(TURN + p * 2 + 1);
            n += cells[p] >= 0 ? 2 : 0;
        }
    } else if (s.phase != OVER) {
        for (int i = 0; i < 6; i++)
            if (s.board[T.starts[s.start_cells][i]] < 0)
                for (int f = 0; f < 6; f++) out[n++] = u8(ENTER + i * 6 + f);
        if (n == 0) out[n++] = PASS;
    }
    return n;
}

static inline void end_game(Record& s, i8 how) { s.over = how, s.phase = OVER, s.seat = -1; }

static inline void end_turn(Record& s, int seat) {
    if (s.clock >= s.limit) return end_game(s, CUT);
    seat = seat + 1 == s.players ? 0 : seat + 1;
    s.seat = i8(seat);
    if (s.shelter == 0) s.newcomer[seat] = -1;
    int standing = 0;
    for (int p = 0; p < SLOTS; p++) standing += s.cell[seat][p] >= 0;
    s.phase = standing ? ACT : PLACE;
}

static inline void take_off(Record& s, int seat, int piece) {
    s.board[s.cell[seat][piece]] = EMPTY;
    s.facing[seat][piece] = 0;
    s.cell[seat][piece] = RESERVE;
}

static inline int fight(Record& s, int seat, int piece) {
    if (s.newcomer[seat] == piece) return 0;
    int cell = s.cell[seat][piece], facing = s.facing[seat][piece], fallen = 0, victors = 0;
    for (int d = 0; d < 6; d++) {
        int who = s.board[T.next[cell][d]], other = who >> 3, enemy = who & 7;
        if (who < 0 || who == NOBODY || other == seat || s.newcomer[other] == enemy) continue;
        int number = T.number[facing][d], theirs = T.number[s.facing[other][enemy]][d < 3 ? d + 3 : d - 3];
        if (number > theirs) {
            take_off(s, other, enemy);
            fallen++;
        } else if (number < theirs && s.combat == CLASH) {
            victors |= 1 << other;
        }
    }
    s.score[seat] = i8(s.score[seat] + fallen);
    if (victors) {
        take_off(s, seat, piece);
        fallen++;
        for (int other = 0; other < s.players; other++) s.score[other] = i8(s.score[other] + (victors >> other & 1));
    }
    return fallen;
}

static inline void go_on(Record& s, int seat, int fallen) {
    s.clock = std::int16_t(fallen ? 0 : s.clock + 1);
    if (fallen)
        for (int k = 0; k < s.players; k++)
            if (s.score[k] >= s.target) return end_game(s, FINISHED);
    if (lowest(s, seat) >= 0 && start_is_free(s)) {
        s.phase = ENTERING;
    } else {
        s.newcomer[seat] = -1;
        end_turn(s, seat);
    }
}

static inline void apply(Record& s, unsigned a) {
    int seat = s.seat;
    if (a < TURN) {
        unsigned piece = a / 6;
        int cell = s.cell[seat][piece], to = T.land[s.start_cells][cell][s.facing[seat][piece]][a % 6];
        s.board[cell] = EMPTY;
        s.board[to] = i8(seat * SLOTS + piece);
        s.cell[seat][piece] = i8(to);
        go_on(s, seat, fight(s, seat, int(piece)));
    } else if (a < ENTER) {
        unsigned piece = (a - TURN) / 2;
        int facing = s.facing[seat][piece];
        s.facing[seat][piece] = i8(a & 1 ? (facing == 0 ? 5 : facing - 1) : (facing == 5 ? 0 : facing + 1));
        go_on(s, seat, fight(s, seat, int(piece)));
    } else {
        if (a < PUT_BACK) {
            int piece = lowest(s, seat), cell = T.starts[s.start_cells][(a - ENTER) / 6];
            s.cell[seat][piece] = i8(cell);
            s.facing[seat][piece] = i8((a - ENTER) % 6);
            s.board[cell] = i8(seat * SLOTS + piece);
            s.newcomer[seat] = i8(piece);
        }
        if (s.phase == PLACE) s.clock++;
        end_turn(s, seat);
    }
}

static long random_games(Record& s, int players, const Config& config, Rng rng, long decisions) {
    u8 out[MAX_LEGAL + 8];
    long done = 0, games = 0;
    while (done < decisions) {
        setup(s, players, config);
        for (; !s.over && done < decisions; done++) {
            u32 n = u32(legal(s, out));
            apply(s, out[draw(rng, n)]);
        }
        games += s.over != 0;
    }
    return games;
}

// ---- the vector formulation --------------------------------------------------------------------------------------
#ifdef __AVX512VBMI__
// A seat is three words and a register: its pieces' cells and facings (a byte each; NOWHERE off the board), the set of
// those on the board, and the landings of all its pieces in all directions (64 bytes). The board is a set of 128 bits.
// Legal moves are one permutation of the board by the landings; a fight is one permutation of the mover's row of
// DIRECTION by the enemies' cells. Nothing is listed: the n-th legal action is the n-th bit.
struct VectorTables {
    u64 land[CELLS + 1][6]{};
    u8 direction[CELLS][128]{};  // 8 × direction of a neighbour, 56 for all other cells
    u8 mine[64]{}, theirs[64]{};  // by 8 × direction + facing
    u8 free[64]{};                // from free start cells in order of cells to the order of STARTS
    u64 start_low = 0, start_high = 0;
};

constexpr VectorTables make_vector_tables() {
    VectorTables v;
    for (int c = 0; c < CELLS; c++) {
        for (int f = 0; f < 6; f++) {
            v.land[c][f] = u64(0x7F7F) << 48;
            for (int d = 0; d < 6; d++) v.land[c][f] |= u64(T.land[0][c][f][d]) << 8 * d;
        }
        for (auto& x : v.direction[c]) x = 56;
        for (int d = 0; d < 6; d++)
            if (T.next[c][d] != NOWHERE) v.direction[c][T.next[c][d]] = u8(8 * d);
    }
    for (int i = 0; i < 64; i++) {
        int d = i >> 3, f = i & 7;
        bool real = d < 6 && f < 6;
        v.mine[i] = real ? u8(T.number[f][d]) : 0;
        v.theirs[i] = real ? u8(T.number[f][(d + 3) % 6]) : 7;
    }
    for (int k = 0; k < 6; k++) {
        int c = T.starts[0][k], rank = 0;
        (c < 64 ? v.start_low : v.start_high) |= u64(1) << (c & 63);
        for (int j = 0; j < 6; j++) rank += T.starts[0][j] < c;
        for (int set = 0; set < 64; set++)
            if (!(set >> rank & 1)) v.free[set] |= u8(1 << k);
    }
    return v;
}
alignas(64) static constexpr VectorTables V = make_vector_tables();

struct Draws {
    static constexpr int SIZE = 64;
    alignas(64) u64 buffer[SIZE];
    int at = SIZE;
    Rng rng;
    explicit Draws(Rng r) : rng(r) {}
    void fill() {
        const __m512i multiplier = _mm512_set1_epi64(0xD256D193u);
        const __m512i count = _mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0);
        __m512i x[SIZE / 8], y[SIZE / 8];
        for (int i = 0; i < SIZE / 8; i++) {
            x[i] = _mm512_add_epi32(_mm512_set1_epi64(rng.counter + 8 * i), count);
            y[i] = _mm512_set1_epi64(rng.stream);
        }
        u32 k = rng.key;
        for (int round = 0; round < 10; round++, k += 0x9E3779B9u) {
            const __m512i key = _mm512_set1_epi64(k);
            for (int i = 0; i < SIZE / 8; i++) {
                __m512i product = _mm512_mul_epu32(x[i], multiplier);
                x[i] = _mm512_ternarylogic_epi64(_mm512_srli_epi64(product, 32), key, y[i], 0x96);
                y[i] = product;
            }
        }
        for (int i = 0; i < SIZE / 8; i++) _mm512_store_si512(buffer + 8 * i, x[i]);
        rng.counter += SIZE;
        at = 0;
    }
    u32 operator()(u32 n) {
        if (at == SIZE) [[unlikely]] fill();
        return u32(u64(u32(buffer[at++])) * n >> 32);
    }
};

struct Side {
    u64 cells, facings;
    __m512i land;
    u32 standing, newcomer;  // sets of pieces
    int score;
};

static inline unsigned nth(u64 set, unsigned n) { return unsigned(_tzcnt_u64(_pdep_u64(u64(1) << n, set))); }
static inline u64 put(u64 word, unsigned i, u64 byte) { return (word & ~(u64(255) << 8 * i)) | byte << 8 * i; }

static long random_games_vector(Record& out, int players, const Config& config, Rng rng, long decisions) {
    const __m512i mine_table = _mm512_load_si512(V.mine), theirs_table = _mm512_load_si512(V.theirs);
    const __m512i nowhere = _mm512_set1_epi8(NOWHERE);
    const int target = config.target, limit = config.limit;
    Draws draws(rng);
    long left = decisions, games = 0;
    Side us{}, them{};
    u64 low, high;
    int seat = 0, clock = 0, phase = PLACE, over = RUNNING;
    while (left > 0) {
        us = Side{0x7F7F7F7F7F7F7F7Full, 0, nowhere, 0, 0, 0};
        them = us;
        low = 0, high = u64(1) << 63;
        seat = 0, clock = 0, over = RUNNING;
        for (;;) {
            us.newcomer = 0;
            bool entering = us.standing == 0;
            phase = entering ? PLACE : ACT;
            if (left == 0) break;
            u32 free;
            if (!entering) {
                left--;
                __m512i taken = _mm512_permutex2var_epi8(_mm512_movm_epi8(low), us.land, _mm512_movm_epi8(high));
                u64 moves = ~u64(_mm512_movepi8_mask(taken));
                u32 n = u32(_mm_popcnt_u64(moves));
                u32 k = draws(n + 2 * u32(_mm_popcnt_u32(us.standing)));
                bool turning = k >= n;
                u32 kt = turning ? k - n : 0;
                unsigned bit = nth(moves, turning ? 0 : k) & 63, turner = nth(us.standing, kt >> 1);
                unsigned piece = turning ? turner : bit >> 3, d = bit & 7;
                unsigned from = us.cells >> 8 * piece & 127, facing = us.facings >> 8 * piece & 7;
                unsigned landed = V.land[from][facing] >> 8 * d & 127;
                unsigned turned = kt & 1 ? (facing == 0 ? 5 : facing - 1) : (facing == 5 ? 0 : facing + 1);
                unsigned to = turning ? from : landed;
                facing = turning ? turned : facing;
                u64 a = u64(1) << (from & 63), b = u64(1) << (to & 63);
                low &= ~(from < 64 ? a : 0), high &= ~(from < 64 ? 0 : a);
                low |= to < 64 ? b : 0, high |= to < 64 ? 0 : b;
                us.cells = put(us.cells, piece, to);
                us.facings = put(us.facings, piece, facing);
                us.land = _mm512_mask_set1_epi64(us.land, __mmask8(1u << piece), (long long)V.land[to][facing]);
                const u8* row = V.direction[to];
                __m512i where = _mm512_permutex2var_epi8(
                    _mm512_loadu_si512(row), _mm512_castsi128_si512(_mm_cvtsi64_si128((long long)them.cells)), _mm512_loadu_si512(row + 64));
                __m512i i = _mm512_or_si512(where, _mm512_set1_epi8(char(facing)));
                __m512i j = _mm512_or_si512(where, _mm512_castsi128_si512(_mm_cvtsi64_si128((long long)them.facings)));
                __m128i ours = _mm512_castsi512_si128(_mm512_permutexvar_epi8(i, mine_table));
                __m128i other = _mm512_castsi512_si128(_mm512_permutexvar_epi8(j, theirs_table));
                u32 beaten = u32(_mm_cmpgt_epi8_mask(ours, other)) & 255 & ~them.newcomer;
                clock++;
                if (beaten) {
                    clock = 0;
                    us.score += int(_mm_popcnt_u32(beaten));
                    them.standing &= ~beaten;
                    them.land = _mm512_mask_mov_epi64(them.land, __mmask8(beaten), nowhere);
                    for (u32 set = beaten; set; set &= set - 1) {
                        unsigned p = _tzcnt_u32(set), c = them.cells >> 8 * p & 127;
                        (c < 64 ? low : high) &= ~(u64(1) << (c & 63));
                    }
                    u64 bytes = _pdep_u64(beaten, 0x0101010101010101ull) * 255;
                    them.cells |= bytes & 0x7F7F7F7F7F7F7F7Full;
                    them.facings &= ~bytes;
                    if (us.score >= target) {
                        over = FINISHED;
                        break;
                    }
                }
            } else {
                clock++;
            }
            u32 taken = u32(_pext_u64(low, V.start_low) | _pext_u64(high, V.start_high) << _mm_popcnt_u64(V.start_low));
            free = V.free[taken];
            if (!entering && us.standing != 255 && free) {
                entering = true;
                phase = ENTERING;
                if (left == 0) break;
            }
            if (entering) {
                left--;
                u32 k = draws(free ? 6 * u32(_mm_popcnt_u32(free)) : 1);
                if (free) {
                    unsigned start = nth(free, k / 6), facing = k % 6, piece = _tzcnt_u32(~us.standing), c = unsigned(T.starts[0][start]);
                    u64 b = u64(1) << (c & 63);
                    low |= c < 64 ? b : 0, high |= c < 64 ? 0 : b;
                    us.cells = put(us.cells, piece, c);
                    us.facings = put(us.facings, piece, facing);
                    us.land = _mm512_mask_set1_epi64(us.land, __mmask8(1u << piece), (long long)V.land[c][facing]);
                    us.standing |= 1u << piece;
                    us.newcomer = 1u << piece;
                }
            }
            if (clock >= limit) {
                over = CUT;
                break;
            }
            std::swap(us, them);
            seat ^= 1;
        }
        games += over != RUNNING;
    }
    setup(out, players, config);  // the record of the last position
    const Side* sides[2] = {seat ? &them : &us, seat ? &us : &them};
    for (int s = 0; s < 2; s++) {
        const Side& x = *sides[s];
        out.score[s] = i8(x.score);
        out.newcomer[s] = i8(x.newcomer ? _tzcnt_u32(x.newcomer) : -1);
        for (int p = 0; p < SLOTS; p++)
            if (x.standing >> p & 1) {
                out.cell[s][p] = i8(x.cells >> 8 * p & 127);
                out.facing[s][p] = i8(x.facings >> 8 * p & 7);
                out.board[out.cell[s][p]] = i8(s * SLOTS + p);
            }
    }
    out.clock = std::int16_t(clock), out.over = i8(over);
    out.phase = i8(over ? OVER : phase), out.seat = i8(over ? -1 : seat);
    return games;
}
#endif

// ---- the measurement --------------------------------------------------------------------------------

int main(int argc, char** argv) {
    if (argc < 3) return std::fprintf(stderr, "duel DECISIONS THREADS [twin|vector]\n"), 2;
    const long decisions = std::atol(argv[1]);
    const int threads = std::max(1, std::atoi(argv[2]));
    auto* play = random_games;
    const char* name = "twin";
    if (argc > 3 && !std::strcmp(argv[3], "vector")) {
#ifdef __AVX512VBMI__
        play = random_games_vector;
        name = "vector";
#else
        return std::fprintf(stderr, "built without AVX-512 VBMI\n"), 2;
#endif
    }
    struct alignas(256) Slot {
        Record record;
    };
    std::vector<Slot> slots(threads);
    const Config config;
    return report(name, threads, decisions, slots[0].record,
                  [&](int k) { return play(slots[k].record, 2, config, Rng{7, u32(k), 0}, decisions); });
}

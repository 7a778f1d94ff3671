// What the twins share: the random generator of the package, the hash of a record, and the measurement.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

using i8 = std::int8_t;
using u8 = std::uint8_t;
using i16 = std::int16_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

enum : i8 { RUNNING, FINISHED, CUT };

struct Rng {
    u32 key, stream, counter;
};

static inline u32 draw(Rng& rng, u32 n) {
    u32 x = rng.counter++, y = rng.stream, k = rng.key;
    for (int i = 0; i < 10; i++) {
        u64 product = u64(0xD256D193u) * x;
        x = u32(product >> 32) ^ k ^ y;
        y = u32(product);
        k += 0x9E3779B9u;
    }
    return u32(u64(x) * n >> 32);
}

template <class T>
static inline void shuffle(Rng& rng, T* items, int n) {
    for (int i = n - 1; i > 0; i--) std::swap(items[i], items[draw(rng, u32(i + 1))]);
}

static u64 sha256_start(const u8* data, std::size_t size) {
    static const u32 K[64] = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
        0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
        0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
        0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
        0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
        0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
    u32 h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::vector<u8> m(data, data + size);
    m.push_back(0x80);
    while (m.size() % 64 != 56) m.push_back(0);
    for (int i = 7; i >= 0; i--) m.push_back(u8(u64(size) * 8 >> 8 * i));
    auto rot = [](u32 x, int n) { return x >> n | x << (32 - n); };
    for (std::size_t o = 0; o < m.size(); o += 64) {
        u32 w[64], v[8];
        for (int i = 0; i < 16; i++) w[i] = u32(m[o + 4 * i]) << 24 | u32(m[o + 4 * i + 1]) << 16 | u32(m[o + 4 * i + 2]) << 8 | m[o + 4 * i + 3];
        for (int i = 16; i < 64; i++)
            w[i] = w[i - 16] + (rot(w[i - 15], 7) ^ rot(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7] + (rot(w[i - 2], 17) ^ rot(w[i - 2], 19) ^ w[i - 2] >> 10);
        std::copy(h, h + 8, v);
        for (int i = 0; i < 64; i++) {
            u32 t1 = v[7] + (rot(v[4], 6) ^ rot(v[4], 11) ^ rot(v[4], 25)) + ((v[4] & v[5]) ^ (~v[4] & v[6])) + K[i] + w[i];
            u32 t2 = (rot(v[0], 2) ^ rot(v[0], 13) ^ rot(v[0], 22)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
            for (int j = 7; j > 0; j--) v[j] = v[j - 1];
            v[4] += t1, v[0] = t1 + t2;
        }
        for (int i = 0; i < 8; i++) h[i] += v[i];
    }
    return u64(h[0]) << 32 | h[1];
}

// Thread k plays `decisions` with `run(k)`, which returns the games finished; the hash is that of thread 0's record, so it
// does not depend on the number of threads.
template <class Run, class Record>
static int report(const char* name, int threads, long decisions, const Record& record, Run run) {
    std::vector<long> finished(threads);
    std::vector<std::thread> others;
    auto begin = std::chrono::steady_clock::now();
    for (int k = 1; k < threads; k++) others.emplace_back([&, k] { finished[k] = run(k); });
    finished[0] = run(0);
    for (auto& t : others) t.join();
    double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    long games = 0;
    for (long some : finished) games += some;
    std::printf("RESULT %s th=%d decisions/s %.5g games %ld hash %016llx\n", name, threads, double(decisions) * threads / seconds, games,
                (unsigned long long)sha256_start(reinterpret_cast<const u8*>(&record), sizeof record));
    return 0;
}

template <class Game>
static long play(Game& game, Rng rng, long decisions) {
    typename Game::Listed out;
    long done = 0, games = 0;
    while (done < decisions) {
        game.setup(rng);
        for (; !game.s.over && done < decisions; done++) {
            u32 n = u32(game.legal(out));
            game.apply(out[draw(rng, n)]);
        }
        games += game.s.over != 0;
    }
    return games;
}

// Each thread plays DECISIONS from key 7, stream = its number.
template <class Game>
static int measure(const char* name, int argc, char** argv) {
    if (argc < 3) return std::fprintf(stderr, "%s DECISIONS THREADS\n", name), 2;
    const long decisions = std::atol(argv[1]);
    const int threads = std::max(1, std::atoi(argv[2]));
    struct alignas(256) Slot {
        Game game;
    };
    std::vector<Slot> slots(threads);
    return report(name, threads, decisions, slots[0].game.s, [&](int k) { return play(slots[k].game, Rng{7, u32(k), 0}, decisions); });
}

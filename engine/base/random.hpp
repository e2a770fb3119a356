// Random numbers, the same on every machine, from a counter-based generator. The n-th number
// depends only on the seed and on n, so a state holds its randomness in two integers, and a seed
// determines a game.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

// The output function of splitmix64 (Steele, Lea, Flood 2014): a bijection that mixes all bits.
constexpr u64 mix64(u64 x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  x ^= x >> 31;
  return x;
}

constexpr u64 random_at(u64 seed, u64 counter) {
  return mix64(mix64(seed) + (counter + 1) * 0x9e3779b97f4a7c15ULL);
}

// Maps a random number to 0 .. n-1, n >= 1. The bias is below n / 2^32.
constexpr u32 bounded(u64 random, u32 n) { return static_cast<u32>(((random >> 32) * n) >> 32); }

// A stream for code that needs many numbers (players, simulations, tests).
struct Random {
  u64 seed = 0;
  u64 counter = 0;

  constexpr u64 next() { return random_at(seed, counter++); }
  constexpr u32 below(u32 n) { return bounded(next(), n); }
};

}  // namespace bastide

// Several bytes at once, in a word of four or eight of them (u32, u64).
#pragma once

#include <bit>
#include <cstring>

#include "engine/base/types.hpp"

namespace bastide {

static_assert(std::endian::native == std::endian::little);

// In every byte a 1.
template <class Word>
inline constexpr Word each_byte = static_cast<Word>(0x0101010101010101);

template <class Word>
Word load_bytes(const u8* bytes) {
  Word word;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

// Adds to each byte the same byte of a word. No sum may leave its byte; differences may pass below
// 0 on the way.
template <class Word>
void add_bytes(u8* bytes, Word word) {
  word += load_bytes<Word>(bytes);
  std::memcpy(bytes, &word, sizeof word);
}

// Byte n: bit n.
template <class Word>
constexpr Word bits_as_bytes(u8 bits) {
  const Word apart = bits * each_byte<Word> & static_cast<Word>(0x8040201008040201);
  return (apart + 0x7f * each_byte<Word>) >> 7 & each_byte<Word>;
}

// Byte n: 1 if that byte, which must be below 128, is 0, else 0.
template <class Word>
constexpr Word zero_bytes(Word bytes) {
  return ~(bytes + 0x7f * each_byte<Word>) >> 7 & each_byte<Word>;
}

}  // namespace bastide

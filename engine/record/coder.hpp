// An arithmetic coder (Witten, Neal, Cleary 1987) in integers: the same bits on every machine.
//
// Encoder and Decoder have the same interface, so that one piece of code describes a format in both
// directions: the encoder writes the value passed in and returns it, the decoder ignores it and
// returns what it reads.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/types.hpp"

namespace bastide {

inline constexpr u32 max_total = 1 << 24;  // sum of weights

// The interval, which encoder and decoder narrow in step.
struct Interval {
  u32 low = 0, high = 0xffffffff;

  // Narrows to the part [from, to) of `total`.
  void narrow(u32 from, u32 to, u32 total) {
    const u64 range = u64{high} - low + 1;
    high = static_cast<u32>(low + range * to / total - 1);
    low = static_cast<u32>(low + range * from / total);
  }
};

class Encoder {
 public:
  static constexpr bool decoding = false;

  // One of n equally likely values, 1 <= n <= max_total.
  u32 uniform(u32 n, u32 value) {
    put(value, value + 1, n);
    return value;
  }
  // One of n values with weights of at least 1.
  u32 weighted(const u32* weights, u32 n, u32 value) {
    u32 from = 0, total = 0;
    for (u32 i = 0; i < n; ++i) {
      if (i < value) from += weights[i];
      total += weights[i];
    }
    put(from, from + weights[value], total);
    return value;
  }
  bool exhausted() const { return false; }

  // Ends the code. Each base64url character holds six bits.
  std::string finish();

  // One of `total` equally likely values lies in [from, to).
  void put(u32 from, u32 to, u32 total);

 private:
  void put_bit(bool bit);

  Interval interval_;
  u32 pending_ = 0;       // bits that will be the opposite of the next one
  std::vector<u8> bits_;  // each 0 or 1
};

class Decoder {
 public:
  static constexpr bool decoding = true;

  explicit Decoder(std::string_view text);

  u32 uniform(u32 n, u32) {
    const u32 value = at(n);
    take(value, value + 1, n);
    return value;
  }
  u32 weighted(const u32* weights, u32 n, u32);
  // Whether more has been read than the text holds, so that the last values are meaningless.
  bool exhausted() const { return next_ > 6 * text_.size() + 32; }
  // Whether the text is the code of what has been read, and nothing follows it.
  bool ends_here() const { return Encoder(written_).finish() == text_; }

 private:
  u32 at(u32 total) const;  // position of the code within the interval
  void take(u32 from, u32 to, u32 total);
  u32 next_bit();

  std::string_view text_;
  std::size_t next_ = 0;
  Interval interval_;
  u32 code_ = 0;
  Encoder written_;  // what has been read, encoded again
};

// 0..63 as a character of base64url, and back (-1: none).
char base64_character(u32 value);
int base64_value(char character);

}  // namespace bastide

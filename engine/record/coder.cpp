#include "engine/record/coder.hpp"

namespace bastide {
namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr u32 half = 0x80000000, quarter = 0x40000000;

// Doubles the interval while it lies in one half, or in the middle. Calls settled(bit) or centred()
// for every step.
template <class Settled, class Centred>
void widen(Interval& i, Settled settled, Centred centred) {
  for (;;) {
    if (i.high < half) {
      settled(false);
    } else if (i.low >= half) {
      settled(true);
      i.low -= half;
      i.high -= half;
    } else if (i.low >= quarter && i.high < half + quarter) {
      centred();
      i.low -= quarter;
      i.high -= quarter;
    } else {
      return;
    }
    i.low <<= 1;
    i.high = i.high << 1 | 1;
  }
}

}  // namespace

char base64_character(u32 value) { return alphabet[value & 63]; }

int base64_value(char character) {
  const std::size_t at = alphabet.find(character);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

void Encoder::put_bit(bool bit) {
  bits_.push_back(bit);
  for (; pending_ > 0; --pending_) bits_.push_back(!bit);
}

void Encoder::put(u32 from, u32 to, u32 total) {
  interval_.narrow(from, to, total);
  widen(
      interval_, [this](bool bit) { put_bit(bit); }, [this] { ++pending_; });
}

std::string Encoder::finish() {
  // Picks a point of the interval that ends in zeros: the decoder reads zeros past the end.
  if (interval_.low > 0 || pending_ > 0) {
    ++pending_;
    put_bit(interval_.low >= quarter);
  }
  std::string text;
  u32 value = 0;
  std::size_t count = 0;
  for (const bool bit : bits_) {
    value = value << 1 | (bit ? 1u : 0u);
    if (++count % 6 == 0) {
      text += base64_character(value);
      value = 0;
    }
  }
  if (count % 6 != 0) text += base64_character(value << (6 - count % 6));
  return text;
}

Decoder::Decoder(std::string_view text) : text_(text) {
  for (int i = 0; i < 32; ++i) code_ = code_ << 1 | next_bit();
}

u32 Decoder::next_bit() {
  const std::size_t bit = next_++;
  if (bit / 6 >= text_.size()) return 0;
  const int value = base64_value(text_[bit / 6]);
  return static_cast<u32>(value) >> (5 - bit % 6) & 1;
}

u32 Decoder::at(u32 total) const {
  const u64 range = u64{interval_.high} - interval_.low + 1;
  return static_cast<u32>(((u64{code_} - interval_.low + 1) * total - 1) / range);
}

void Decoder::take(u32 from, u32 to, u32 total) {
  written_.put(from, to, total);
  interval_.narrow(from, to, total);
  widen(
      interval_,
      [this](bool bit) {
        if (bit) code_ -= half;
        code_ = code_ << 1 | next_bit();
      },
      [this] { code_ = (code_ - quarter) << 1 | next_bit(); });
}

u32 Decoder::weighted(const u32* weights, u32 n, u32) {
  u32 total = 0;
  for (u32 i = 0; i < n; ++i) total += weights[i];
  const u32 point = at(total);
  u32 value = 0, from = 0;
  while (value + 1 < n && from + weights[value] <= point) from += weights[value++];
  take(from, from + weights[value], total);
  return value;
}

}  // namespace bastide

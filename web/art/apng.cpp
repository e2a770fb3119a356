#include "web/art/apng.hpp"

#include <algorithm>
#include <bit>
#include <string_view>

namespace bastide::art {
namespace {

constexpr std::size_t colour_count = 1u << 15, most_colours = 256;

std::size_t coarse(std::uint32_t rgba) {
  return (rgba >> 3 & 31) | (rgba >> 11 & 31) << 5 | (rgba >> 19 & 31) << 10;
}
std::uint32_t fine(std::size_t colour) {  // the middle of the range of colours with this index
  const auto c = static_cast<std::uint32_t>(colour);
  return ((c & 31) << 3 | (c >> 5 & 31) << 11 | (c >> 10 & 31) << 19) + 0x40404u;
}

int difference(std::uint32_t a, std::uint32_t b) {
  int sum = 0;
  for (int shift = 0; shift < 24; shift += 8) {
    const int d = static_cast<int>(a >> shift & 255) - static_cast<int>(b >> shift & 255);
    sum += d * d;
  }
  return sum;
}

std::size_t nearest_of(const std::vector<std::uint32_t>& colours, std::uint32_t to) {
  std::size_t best = 1;
  for (std::size_t i = 2; i < colours.size(); ++i)
    if (difference(colours[i], to) < difference(colours[best], to)) best = i;
  return best;
}

// Picks colours that differ: widely at first, then less and less; among equally different ones, the
// most frequent first.
std::vector<std::uint32_t> choose_colours(const ColourCounts& counts) {
  std::vector<std::uint32_t> colours(1, 0);
  for (int apart = 64; apart > 4; apart = apart * 3 / 4)
    for (int often = 31; often >= 0; --often)
      for (std::size_t c = 0; c < colour_count; ++c) {
        if (counts[c] >> often != 1) continue;
        if (colours.size() == most_colours) return colours;
        const std::uint32_t colour = fine(c);
        if (colours.size() == 1 ||
            difference(colours[nearest_of(colours, colour)], colour) >= apart * apart)
          colours.push_back(colour);
      }
  return colours;
}

// ---- The file -----------------------------------------------------------------------------------

void put(std::string& to, std::uint32_t value, int bytes = 4) {
  while (bytes-- > 0) to += static_cast<char>(value >> (8 * bytes) & 255);
}

std::uint32_t check_of(std::string_view bytes) {
  std::uint32_t check = 0xffffffffu;
  for (const char c : bytes) {
    check ^= static_cast<std::uint8_t>(c);
    for (int bit = 0; bit < 8; ++bit) check = check >> 1 ^ (check & 1 ? 0xedb88320u : 0);
  }
  return ~check;
}

void put_chunk(std::string& file, std::string_view kind, std::string_view content) {
  put(file, static_cast<std::uint32_t>(content.size()));
  const std::size_t from = file.size();
  file += kind;
  file += content;
  put(file, check_of(std::string_view(file).substr(from)));
}

// Repetitions are coded by distance and length, with the fixed Huffman code, which needs no table
// (RFC 1950, 1951).
struct Deflate {
  std::string out = "\x78\x01";
  std::uint32_t bits = 0;
  int count = 0;

  void add(std::uint32_t value, int n) {
    bits |= value << count;
    for (count += n; count >= 8; count -= 8, bits >>= 8) out += static_cast<char>(bits & 255);
  }
  void add_code(std::uint32_t code, int n) {
    while (n-- > 0) add(code >> n & 1, 1);
  }
  void add_symbol(unsigned symbol) {
    if (symbol < 144)
      add_code(0x30 + symbol, 8);
    else if (symbol < 256)
      add_code(0x190 + symbol - 144, 9);
    else if (symbol < 280)
      add_code(symbol - 256, 7);
    else
      add_code(0xc0 + symbol - 280, 8);
  }
  void add_match(unsigned length, unsigned distance) {
    const unsigned l = length - 3, d = distance - 1;
    if (length == 258) {
      add_symbol(285);
    } else if (l < 8) {
      add_symbol(257 + l);
    } else {
      const int more = std::bit_width(l) - 3;
      add_symbol(261 + 4 * static_cast<unsigned>(more) + (l >> more & 3));
      add(l & ((1u << more) - 1), more);
    }
    const int more = d < 4 ? 0 : std::bit_width(d) - 2;
    add_code(d < 4 ? d : 2 * static_cast<unsigned>(more) + 2 + (d >> more & 1), 5);
    add(d & ((1u << more) - 1), more);
  }
};

std::string deflated(const std::string& text) {
  constexpr std::size_t window = 1u << 15, most = 258;
  constexpr int tries = 24;
  const auto size = static_cast<int>(text.size());
  // Position plus one; 0: none.
  std::vector<std::uint32_t> last(window), before(text.size());
  const auto at = [&](int i) {
    return static_cast<std::uint8_t>(text[static_cast<std::size_t>(i)]);
  };
  Deflate to;
  to.add(3, 3);  // a single, final block with the fixed code
  for (int i = 0; i < size;) {
    unsigned length = 0;
    int from = 0;
    const int end = std::min(size, i + static_cast<int>(most));
    const auto key = [&](int k) { return (at(k) << 7 ^ at(k + 1) << 4 ^ at(k + 2)) & 0x7fff; };
    const auto place = [](std::uint32_t one_more) { return static_cast<int>(one_more) - 1; };
    int found = i + 2 < size ? place(last[static_cast<std::size_t>(key(i))]) : -1;
    for (int n = 0; n < tries && found >= 0 && i - found <= static_cast<int>(window); ++n) {
      int k = i;
      while (k < end && at(k) == at(found + k - i)) ++k;
      if (static_cast<unsigned>(k - i) > length) {
        length = static_cast<unsigned>(k - i);
        from = found;
      }
      found = place(before[static_cast<std::size_t>(found)]);
    }
    if (length >= 3)
      to.add_match(length, static_cast<unsigned>(i - from));
    else
      to.add_symbol(at(i));
    for (const int next = length >= 3 ? i + static_cast<int>(length) : i + 1; i < next; ++i) {
      if (i + 2 >= size) continue;
      std::uint32_t& latest = last[static_cast<std::size_t>(key(i))];
      before[static_cast<std::size_t>(i)] = latest;
      latest = static_cast<std::uint32_t>(i + 1);
    }
  }
  to.add_symbol(256);
  to.add(0, 7);  // pads to a whole byte
  std::uint32_t a = 1, b = 0;
  for (int i = 0; i < size; ++i) {
    a = (a + at(i)) % 65521;
    b = (b + a) % 65521;
  }
  put(to.out, b << 16 | a);
  return std::move(to.out);
}

}  // namespace

void count_colours(ColourCounts& counts, const Image& image) {
  counts.resize(colour_count);
  for (const std::uint32_t rgba : image.rgba)
    if (rgba >> 31) ++counts[coarse(rgba)];
}

void begin_apng(Apng& apng, int width, int height, unsigned frames, const ColourCounts& counts) {
  apng.width = width;
  apng.height = height;
  apng.colours = choose_colours(counts);
  apng.nearest.resize(colour_count);
  std::string content, colours;
  apng.file = "\x89PNG\r\n\x1a\n";
  put(content, static_cast<std::uint32_t>(width));
  put(content, static_cast<std::uint32_t>(height));
  put(content, 0x08030000);  // eight bits, palette
  put(content, 0, 1);
  put_chunk(apng.file, "IHDR", content);
  for (const std::uint32_t c : apng.colours)
    put(colours, (c & 255) << 16 | (c & 0xff00) | (c >> 16 & 255), 3);
  put_chunk(apng.file, "PLTE", colours);
  put_chunk(apng.file, "tRNS", std::string_view("", 1));
  content.clear();
  put(content, frames);
  put(content, 0);  // loops for ever
  put_chunk(apng.file, "acTL", content);
}

void add_frame(Apng& apng, const Image& image, unsigned hundredths) {
  const bool first = apng.shown.empty();
  std::string now(image.rgba.size(), 0);
  int left = first ? 0 : apng.width, top = first ? 0 : apng.height, right = first ? apng.width : 0,
      low = first ? apng.height : 0;
  bool clears = first;  // an opaque pixel becomes transparent
  for (std::size_t i = 0; i < now.size(); ++i) {
    const std::uint32_t rgba = image.rgba[i];
    if (rgba >> 31) {
      std::uint32_t& nearest = apng.nearest[coarse(rgba)];
      if (nearest == 0)
        nearest = static_cast<std::uint32_t>(nearest_of(apng.colours, fine(coarse(rgba))));
      now[i] = static_cast<char>(nearest);
    }
    if (first || now[i] == apng.shown[i]) continue;
    const int x = static_cast<int>(i) % apng.width, y = static_cast<int>(i) / apng.width;
    left = std::min(left, x);
    right = std::max(right, x + 1);
    top = std::min(top, y);
    low = std::max(low, y + 1);
    clears |= now[i] == 0;
  }
  if (right == 0) left = top = 0, right = low = 1;  // nothing has changed
  std::string pixels;
  for (int y = top; y < low; ++y) {
    pixels += '\0';
    for (int x = left; x < right; ++x) {
      const auto i = static_cast<std::size_t>(y * apng.width + x);
      pixels += !clears && now[i] == apng.shown[i] ? '\0' : now[i];
    }
  }
  std::string content;
  put(content, apng.written++);
  for (const int number : {right - left, low - top, left, top})
    put(content, static_cast<std::uint32_t>(number));
  put(content, hundredths << 16 | 100);
  put(content, clears ? 0 : 1, 2);  // dispose: none; blend: over, or source
  put_chunk(apng.file, "fcTL", content);
  content.clear();
  if (!first) put(content, apng.written++);
  content += deflated(pixels);
  put_chunk(apng.file, first ? "IDAT" : "fdAT", content);
  apng.shown = std::move(now);
}

void end_apng(Apng& apng) { put_chunk(apng.file, "IEND", {}); }

}  // namespace bastide::art

#include "tests/gallery/fingerprint.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace gallery {

namespace {

constexpr int most_squares = 32;

int squares_along(int pixels, int square) {
  return std::clamp((pixels + square / 2) / square, 1, most_squares);
}

int digit(char c) { return c >= 'a' ? c - 'a' + 10 : c - '0'; }

}  // namespace

Fingerprint fingerprint(const bastide::art::Image& picture, int square) {
  Fingerprint print{
      squares_along(picture.width, square), squares_along(picture.height, square), {}};
  for (int row = 0; row < print.rows; ++row) {
    for (int column = 0; column < print.columns; ++column) {
      const int x0 = picture.width * column / print.columns;
      const int x1 = picture.width * (column + 1) / print.columns;
      const int y0 = picture.height * row / print.rows;
      const int y1 = picture.height * (row + 1) / print.rows;
      std::uint64_t sum[3] = {}, weight = 0;
      for (int y = y0; y < y1; ++y) {
        for (int x = x0; x < x1; ++x) {
          const std::uint32_t p = picture.rgba[static_cast<std::size_t>(y * picture.width + x)];
          const std::uint32_t alpha = p >> 24;
          for (unsigned c = 0; c < 3; ++c) sum[c] += (p >> (8 * c) & 255u) * alpha;
          weight += 255;
        }
      }
      for (const std::uint64_t c : sum)
        print.rgb += static_cast<char>(c / std::max<std::uint64_t>(weight, 1));
    }
  }
  return print;
}

Difference difference(const Fingerprint& a, const Fingerprint& b, int tolerance) {
  if (a.columns != b.columns || a.rows != b.rows || a.rgb.size() != b.rgb.size())
    return {std::max(a.columns * a.rows, 1), 255};
  Difference found;
  for (std::size_t i = 0; i + 2 < a.rgb.size(); i += 3) {
    int most = 0;
    for (std::size_t c = i; c < i + 3; ++c) {
      most = std::max(most, std::abs(static_cast<unsigned char>(a.rgb[c]) -
                                     static_cast<unsigned char>(b.rgb[c])));
    }
    found.squares += most > tolerance;
    found.worst = std::max(found.worst, most);
  }
  return found;
}

std::string write(const Fingerprints& all) {
  std::string text =
      "# What the gallery paints, as mean colours of squares: name, columns, rows, colours.\n"
      "# Written by: gallery rewrite\n";
  for (const auto& [name, print] : all) {
    text += name + ' ' + std::to_string(print.columns) + ' ' + std::to_string(print.rows) + ' ';
    for (const char c : print.rgb) {
      constexpr char digits[] = "0123456789abcdef";
      text += digits[static_cast<unsigned char>(c) >> 4];
      text += digits[static_cast<unsigned char>(c) & 15];
    }
    text += '\n';
  }
  return text;
}

Fingerprints read(const std::string& text) {
  Fingerprints all;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string name, colours;
    Fingerprint print;
    if (!(words >> name >> print.columns >> print.rows >> colours)) continue;
    for (std::size_t i = 0; i + 1 < colours.size(); i += 2)
      print.rgb += static_cast<char>(digit(colours[i]) * 16 + digit(colours[i + 1]));
    all[name] = print;
  }
  return all;
}

}  // namespace gallery

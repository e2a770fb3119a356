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

Fingerprint fingerprint(const bastide::art::Image& picture, int square, Of what) {
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
      weight = std::max<std::uint64_t>(weight, 1);
      if (what == Of::brightness)
        print.values += static_cast<char>((sum[0] + sum[1] + sum[2]) / (3 * weight));
      else
        for (const std::uint64_t c : sum) print.values += static_cast<char>(c / weight);
    }
  }
  return print;
}

Difference difference(const Fingerprint& a, const Fingerprint& b, int tolerance) {
  const int squares = std::max(a.columns * a.rows, 1);
  if (a.columns != b.columns || a.rows != b.rows || a.values.size() != b.values.size())
    return {squares, 255};
  const std::size_t values = a.values.size() / static_cast<std::size_t>(squares);  // of a square
  Difference found;
  for (std::size_t i = 0; i < a.values.size(); i += values) {
    int most = 0;
    for (std::size_t v = i; v < i + values; ++v) {
      most = std::max(most, std::abs(static_cast<unsigned char>(a.values[v]) -
                                     static_cast<unsigned char>(b.values[v])));
    }
    found.squares += most > tolerance;
    found.worst = std::max(found.worst, most);
  }
  return found;
}

std::string write(const Fingerprints& all) {
  std::string text =
      "# What is drawn, as means of squares: name, columns, rows, values.\n"
      "# Written by: gallery rewrite, screens rewrite\n";
  for (const auto& [name, print] : all) {
    text += name + ' ' + std::to_string(print.columns) + ' ' + std::to_string(print.rows) + ' ';
    for (const char c : print.values) {
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
    std::string name, values;
    Fingerprint print;
    if (!(words >> name >> print.columns >> print.rows >> values)) continue;
    for (std::size_t i = 0; i + 1 < values.size(); i += 2)
      print.values += static_cast<char>(digit(values[i]) * 16 + digit(values[i + 1]));
    all[name] = print;
  }
  return all;
}

}  // namespace gallery

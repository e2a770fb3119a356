// Fingerprints of pictures: the mean colour or brightness of each square of a grid. Stored as text,
// they show whether something is painted differently from before, and where.
#pragma once

#include <map>
#include <string>

#include "web/art/image.hpp"

namespace gallery {

struct Fingerprint {
  int columns = 0, rows = 0;
  std::string values;  // a byte or, in colour, three for each square, row by row
};

// `square`: the approximate width of each in pixels; larger for very large pictures.
enum class Of : unsigned char { colour, brightness };
Fingerprint fingerprint(const bastide::art::Image& picture, int square, Of what);

// The share of the grid that differs by more than `tolerance` of 255 in anything; the largest
// difference. Grids of different size differ completely.
struct Difference {
  int squares = 0, worst = 0;
};
Difference difference(const Fingerprint& a, const Fingerprint& b, int tolerance);

// One line each: name, columns, rows, the values in hexadecimal. Reading skips what it does not
// understand.
using Fingerprints = std::map<std::string, Fingerprint>;
std::string write(const Fingerprints& all);
Fingerprints read(const std::string& text);

}  // namespace gallery

// What the painter's pictures are called by.
#pragma once

#include <cstdint>

namespace bastide::art {

// A distinct mark for each colour, so that players can be distinguished without colour.
enum class Mark : std::uint8_t { chevron, cross, roundel, lozenge, bars, pale, star, crescent };

// A lying figure is a farmer: on its back, head to the left.
enum class Pose : std::uint8_t { standing, lying };

// Small monochrome icons for buttons and score lines: white with alpha, to be tinted by the caller.
enum class Glyph : std::uint8_t {
  city,
  road,
  monastery,
  field,
  garden,
};

class Canvas;
// Paints a thing on the table: fills a square of one unit.
using TokenPainter = void (*)(Canvas&);

}  // namespace bastide::art

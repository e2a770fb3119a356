// Pictures of the fairy.
#include "web/art/figures.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art {

namespace {

// A slender figure in a wide skirt, with the wings of a butterfly.
Path fairy_outline() {
  Path p;
  arc(p, {0, -0.86f}, 0.135f, -1.5708f, 1.1f, 12);
  draw_on(p, {10, -68, bend, 30, -96, 60, -104, 66, -84, bend, 70, -66, 48, -54,
              30, -52, bend, 48, -52, 54, -36,  44, -26, bend, 34, -18, 22, -28,
              14, -40, bend, 18, -26, 26, -12,  34, -3,  30,   0,  0,   0});
  return mirrored(p);
}

constexpr PlayerColour colour_of_fairy{0xb8ccff, 0x546cb0, 0xffffff, 0x9a4a12, Mark::star};
constexpr FigureArt figures[] = {{.piece = Piece::fairy,
                                  .outline = fairy_outline,
                                  .mark = {0, -22, 24},
                                  .scale = 0.66f,
                                  .stands_in_fields = true,
                                  .colour = &colour_of_fairy}};

}  // namespace

extern const SetArt fairy_art = {.figures = figures};

}  // namespace bastide::art

// The Abbot's picture.
#include "web/art/figures.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art {

namespace {

Path abbot() {
  Path p = drawn({0,   -108, bend, 5,    -102, 13,  -94, 13,  -84, bend, 17,   -79, 17,
                  -70, 10,   -64,  bend, 20,   -60, 28,  -52, 30,  -42,  bend, 31,  -30,
                  33,  -14,  37,   -5,   bend, 38,  -1,  35,  0,   32,   0,    0,   0});
  return mirrored(p);
}

constexpr FigureArt figures[] = {{.piece = Piece::abbot, .outline = abbot, .mark = {0, -30, 25}}};

}  // namespace

extern const SetArt abbot_art = {.figures = figures};

}  // namespace bastide::art

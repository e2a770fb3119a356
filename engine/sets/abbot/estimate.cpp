// Abbot: the value of having it in hand.
#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

constexpr FigureInHand figures[] = {{.kind = Piece::abbot, .points = 4}};

}  // namespace

extern const EstimatePart abbot_estimate = {.figures = figures, .spread = 0.4};

}  // namespace bastide

// Abbot: what it is good for while it is in hand.
#include "engine/sets/estimates.hpp"

namespace bastide {
namespace {

constexpr FigureInHand figures[] = {{.kind = Piece::abbot, .points = 4}};

}  // namespace

const EstimatePart abbot_estimate = {.figures = figures};

}  // namespace bastide

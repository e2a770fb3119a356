// Inns & Cathedrals: the value of having the big meeple in hand.
#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

constexpr FigureInHand figures[] = {{.kind = Piece::big_meeple, .meeples = 1.3}};

}  // namespace

extern const EstimatePart inns_cathedrals_estimate = {.figures = figures, .spread = 2.2};

}  // namespace bastide

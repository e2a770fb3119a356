// What the completion sale needs to know of the table, for its rules, its estimate and the page.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide {

// The features that the tile drawn could complete now and no other tile left could (SALE-1): a node
// of each. Empty if no tile has been drawn.
NodeList features_for_sale(const Game& game, const State& state);

}  // namespace bastide

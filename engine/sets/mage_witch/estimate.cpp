// Mage & Witch: how the two figures change the value of the features on which they stand (MAGE-11,
// MAGE-12, MAGE-15), without rounding the half.
#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

void adjust_value(Valuation& v, std::size_t i) {
  const Board& board = v.state.board;
  const OpenFeature& feature = v.survey.features[i];
  FeatureWorth& worth = v.worths[i];
  const auto stands_here = [&](Magic figure) {
    const Node node = v.state.magic.at[static_cast<std::size_t>(figure)];
    return node != no_node && find_root(board, node) == feature.root;
  };
  if (stands_here(Magic::witch)) {
    worth.completed_value /= 2;
    worth.unfinished_value /= 2;
  }
  if (stands_here(Magic::mage)) {
    const int tiles = board.totals[feature.root].tiles;
    const bool nothing = v.game.setup.options.unfinished_score_nothing;  // VAR-10
    worth.completed_value += tiles + feature.cells;
    worth.unfinished_value += nothing ? 0 : tiles;
  }
}

}  // namespace

extern const EstimatePart mage_witch_estimate = {.adjust_value = adjust_value, .spread = 3.9};

}  // namespace bastide

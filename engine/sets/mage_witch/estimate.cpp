// Mage & Witch: how the two figures change the value of the features on which they stand (MAGE-11,
// MAGE-12, MAGE-15), without rounding the half.
#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

void adjust_values(Valuation& v) {
  const Board& board = v.state.board;
  for (const Magic figure : {Magic::witch, Magic::mage}) {
    const Node node = v.state.magic.at[static_cast<std::size_t>(figure)];
    const u8 known = node != no_node ? v.survey.index[find_root(board, node)] : u8{0};
    if (known == 0) continue;
    const std::size_t i = known - 1u;
    const OpenFeature& feature = v.survey.features[i];
    FeatureWorth& worth = v.worths[i];
    const Totals& totals = board.totals[feature.root];
    if (totals.strength == 0) continue;
    const bool nothing = v.game.setup.options.unfinished_score_nothing;  // VAR-10
    if (figure == Magic::witch) {
      worth.completed_value /= 2;
      worth.unfinished_value /= 2;
    } else {
      worth.completed_value += totals.tiles + feature.cells;
      worth.unfinished_value += nothing ? 0 : totals.tiles;
    }
  }
}

}  // namespace

extern const EstimatePart mage_witch_estimate = {.adjust_values = adjust_values};

}  // namespace bastide

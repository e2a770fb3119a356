// A set to copy (docs/adding-an-expansion.md): a completed road of at least five tiles is worth one
// point more. It is in no list; a test plays with it.
#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr int long_road = 5;

// ---- Rules: what the table does -----------------------------------------------------------------

void adjust_value(const Game&, const State&, const FeatureTotals&, Scoring& s) {
  if (s.feature != SegmentKind::road || s.cause != ScoreCause::completed || s.tiles < long_road)
    return;
  s.extras = 1;
  s.per_extra = 1;
  s.value = static_cast<i16>(s.value + 1);
}

// ---- Words: what records say of it
// ----------------------------------------------------------------

// The longest road on the table.
std::string differs_longest(const Game& game, const State& state, const Claim& claim) {
  int longest = 0;
  for (std::size_t node = 0; node < state.board.parent.size(); ++node)
    if (kind_of(game.tables, state.board, static_cast<Node>(node)) == SegmentKind::road)
      longest = std::max(longest, int{state.board.totals[state.board.parent[node]].tiles});
  return unless_equal(claim, {longest});
}

constexpr ExpectForm expects[] = {{"longest N", nullptr, differs_longest}};
constexpr SetWords words = {.expects = expects};

// ---- Estimate: what the computer players think of it
// ----------------------------------------------

void adjust_estimate(Valuation& v, std::size_t road) {
  if (v.survey.features[road].kind != SegmentKind::road) return;
  if (v.worths[road].completed_value >= long_road) v.worths[road].completed_value += 1;
}

constexpr EstimatePart estimate_part = {.adjust_value = adjust_estimate};

}  // namespace

extern const Set skeleton_set = {
    .id = "skeleton",
    .in_play = [](const Setup&) { return true; },
    .adjust_value = adjust_value,
    .estimate = &estimate_part,
    .words = &words,
};

}  // namespace bastide

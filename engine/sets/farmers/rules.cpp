// Farmers (FARM-1..14): meeples lie down on fields and score their cities at the end.
#include <algorithm>

#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// FARM-1, FARM-11
void offer_figures(const Game& game, const State& state, ActionList& actions) {
  offer_on_unoccupied(game, state, FigureKind::meeple, kind_bit(SegmentKind::field), actions);
}

// FARM-9, FARM-12: every field with farmers, in the order in which they were placed.
void score_fields(const Game& game, State& state, Events* events) {
  score_occupied(game, state, events, [](SegmentKind kind) { return kind == SegmentKind::field; });
}

void compose(Ruleset& rules) {
  for (const FigureKind figure : {Piece::meeple, Piece::big_meeple})  // FARM-1, FARM-14
    rules.stands_on[static_cast<std::size_t>(figure)] |= kind_bit(SegmentKind::field);
  rules.worth[static_cast<std::size_t>(SegmentKind::field)] = {.city = 3};  // FARM-6
}

constexpr FinalRow final_rows[] = {{FinalPhase::fields, score_fields}};

constexpr OptionInfo options[] = {{0, "farmers", "OPT-FARMERS", &Options::farmers}};

}  // namespace

extern const Set farmers_set = {
    .id = "farmers",
    .options = options,
    .in_play = [](const Setup& setup) { return setup.options.farmers; },  // VAR-5
    .compose = compose,
    .offer_figures = offer_figures,
    .final_rows = final_rows,
};

}  // namespace bastide

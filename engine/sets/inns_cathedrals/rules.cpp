// Inns & Cathedrals (INN-1..11, BIG-1..5): more for completed roads and cities, nothing for
// unfinished ones, and a meeple that counts twice.
#include "engine/rules/figures.hpp"
#include "engine/rules/set.hpp"

namespace bastide {

extern const EstimatePart inns_cathedrals_estimate;  // estimate.cpp
extern const SetWords inns_cathedrals_words;         // words.cpp

namespace {

constexpr FigureKind big = FigureKind::big_meeple;

void compose(Ruleset& rules) { rules.dealt[static_cast<std::size_t>(big)] = 1; }  // SETUP-8

// BIG-1
void offer_figures(const Game& game, const State& state, ActionList& actions) {
  offer_on_unoccupied(game, state, big, game.stands_on[static_cast<std::size_t>(big)], actions);
}

std::optional<Rule> why_no_figure(const Game& game, const State& state, const Action& action) {
  if (action.what != static_cast<u8>(big)) return std::nullopt;
  if (placed_kind(game, state, action.where) == SegmentKind::garden) return Rule::BIG_4;
  return refuse_meeple(game, state, big, action.where);
}

void adjust_rates(const Game& game, const State&, const FeatureTotals& totals, bool completed,
                  Scoring& s) {
  const bool road = s.feature == SegmentKind::road && totals.inns > 0;        // INN-3
  const bool city = s.feature == SegmentKind::city && totals.cathedrals > 0;  // INN-5
  if (!road && !city) return;
  if (!completed && game.setup.options.inns_ignored_at_end) return;  // OPT-INNFINAL
  s.per_tile = !completed ? u8{0} : road ? u8{2} : u8{3};            // INN-1, INN-2, INN-4, INN-6
  if (city) s.per_shield = s.per_tile;
}

constexpr OptionInfo options[] = {
    {7, "inns-ignored-at-end", "OPT-INNFINAL", &Options::inns_ignored_at_end}};

// Its tiles have crossings.
constexpr bool Options::*bears_on[] = {&Options::junctions_open};

}  // namespace

extern const Set inns_cathedrals_set = {
    .id = "inns-cathedrals",
    .expansion = Expansion::inns_cathedrals,
    .tiles = "inns-cathedrals",
    .in_big_box_7 = true,
    .in_big_box_5 = true,
    .options = options,
    .bears_on = bears_on,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::inns_cathedrals); },
    .compose = compose,
    .offer_figures = offer_figures,
    .why_no_figure = why_no_figure,
    .adjust_rates = adjust_rates,
    .estimate = &inns_cathedrals_estimate,
    .words = &inns_cathedrals_words,
};

}  // namespace bastide

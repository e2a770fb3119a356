// A set to copy (docs/adding-an-expansion.md): the Watchman (rules.md), a figure that stands where
// a symbol is printed. No game has it: tests play with it in a second engine (move-in.cmake).
#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr FigureKind watchman = FigureKind::watchman;

// ---- Rules: what the table does -----------------------------------------------------------------

void compose(Ruleset& rules) {
  rules.dealt[static_cast<std::size_t>(watchman)] = 1;  // WATCH-1
  rules.stands_on[static_cast<std::size_t>(watchman)] = kind_bit(SegmentKind::road);
}

// Whoever puts him there, and however he gets there.
Rule refuse_figure(const Game& game, const State& state, FigureKind figure, Node node) {
  if (figure != watchman) return Rule::none;
  if (kind_of(game.tables, state.board, node) != SegmentKind::road) return Rule::WATCH_1;
  const TypeIndex type = state.board.tiles[state.board.node_tile[node]].type;
  return game.types[type].milestone ? Rule::none : Rule::WATCH_2;
}

void offer_figures(const Game& game, const State& state, ActionList& actions) {
  offer_on_unoccupied(game, state, watchman, kind_bit(SegmentKind::road), actions);
}

std::optional<Rule> why_no_figure(const Game& game, const State& state, const Action& action) {
  if (action.what != static_cast<u8>(watchman)) return std::nullopt;
  return refuse_meeple(game, state, watchman, action.where);
}

// In a position with which a game begins.
std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  if (piece.piece != watchman || piece.on != PlaceKind::segment) return std::nullopt;
  const Rule rule = refuse_figure(game, state, watchman, node_of(game, state, piece));
  return rule == Rule::none ? stand(game, state, piece) : rule;
}

int watchmen_on(const State& state, Node root) {
  return static_cast<int>(
      std::count_if(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.kind == watchman && find_root(state.board, figure.node) == root;
      }));
}

// WATCH-3
void adjust_value(const Game&, const State& state, const FeatureTotals&, Scoring& s) {
  if (s.feature != SegmentKind::road || s.cause != ScoreCause::completed) return;
  s.extras = static_cast<u8>(watchmen_on(state, s.node));
  s.per_extra = 1;
  s.value = static_cast<i16>(s.value + s.extras);
}

// ---- Words: what records say of it --------------------------------------------------------------

std::string differs_milestones(const Game& game, const State& state, const Claim& claim) {
  const auto& tiles = state.board.tiles;
  return unless_equal(
      claim,
      {static_cast<int>(std::count_if(tiles.begin(), tiles.end(), [&](const PlacedTile& tile) {
        return game.types[tile.type].milestone;
      }))});
}

constexpr ExpectForm expects[] = {{"milestones N", nullptr, differs_milestones}};
constexpr ScoringField scoring_fields[] = {{255, "watchmen", [](const Scoring& s) {
                                              return s.feature == SegmentKind::road && s.extras > 0
                                                         ? std::to_string(s.extras)
                                                         : std::string();
                                            }}};
constexpr SetWords words = {.expects = expects, .scoring_fields = scoring_fields};

// ---- Estimate: what the computer players think of it --------------------------------------------

void adjust_estimate(Valuation& v, std::size_t i) {
  const OpenFeature& feature = v.survey.features[i];
  if (feature.kind == SegmentKind::road)
    v.worths[i].completed_value += watchmen_on(v.state, feature.root);
}

constexpr FigureInHand figures[] = {{.kind = watchman, .meeples = 0.3}};  // for few tiles
constexpr EstimatePart estimate_part = {.figures = figures, .adjust_value = adjust_estimate};

}  // namespace

extern const Set skeleton_set = {
    .id = "skeleton",
    .expansion = Expansion::skeleton,
    .tiles = "skeleton",
    .in_play = [](const Setup& setup) { return setup.has(Expansion::skeleton); },
    .compose = compose,
    .put = put,
    .offer_figures = offer_figures,
    .why_no_figure = why_no_figure,
    .refuse_figure = refuse_figure,
    .adjust_value = adjust_value,
    .estimate = &estimate_part,
    .words = &words,
};

}  // namespace bastide

// The Festival (FEST-1..8): instead of placing a figure, a figure of one's own comes home.
#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/festival/actions.hpp"

namespace bastide {

extern const SetWords festival_words;  // words.cpp

namespace {

bool is_festival(const Game& game, const State& state) {
  return game.types[state.board.tiles[state.placed].type].festival;
}

// FEST-2, FEST-3: of those on the landscape alone (INT-108).
bool may_come_home(const Game& game, const State& state, const Figure& figure) {
  return figure.owner == state.active &&
         (is_meeple(figure.kind) || !game.setup.options.festival_meeples);
}

Action recalling(const State& state, const Figure& figure) {
  return recall_action(figure.kind, place_of_node(state.board, figure.node),
                       segment_of(state.board, figure.node));
}

// Of equivalent figures the first one placed.
bool is_first(const Game& game, const State& state, std::size_t index) {
  const Figure& figure = state.figures[index];
  for (std::size_t i = 0; i < index; ++i)
    if (state.figures[i].owner == figure.owner && alike(game, state, state.figures[i], figure))
      return false;
  return true;
}

// FEST-7: passing is always offered.
void offer_figures(const Game& game, const State& state, ActionList& actions) {
  if (!is_festival(game, state)) return;
  for (std::size_t i = 0; i < state.figures.size(); ++i)
    if (may_come_home(game, state, state.figures[i]) && is_first(game, state, i))
      actions.push_back(recalling(state, state.figures[i]));
}

// Index into State::figures, or the number of figures if there is none.
std::size_t recalled(const Game& game, const State& state, const Action& action) {
  std::size_t i = 0;
  while (i < state.figures.size() && !(may_come_home(game, state, state.figures[i]) &&
                                       recalling(state, state.figures[i]) == action))
    ++i;
  return i;
}

Rule why_not(const Game& game, const State& state, const Action&) {
  return is_festival(game, state) ? Rule::FEST_3 : Rule::FEST_2;
}

bool same(const Game& game, const State& state, const Action& listed, const Action& action) {
  const std::size_t other = recalled(game, state, action);
  return other < state.figures.size() &&
         alike(game, state, state.figures[recalled(game, state, listed)], state.figures[other]);
}

Meaning meaning(const Game&, const State& state, const Action& action) {
  const Node node = node_of(state.board, tile_at(state.board, action.at), action.where);
  return moving(static_cast<Piece>(action.what), state.active, segment_place(state.board, node),
                supply_place(state.active));
}

// FEST-4: without points (INT-110), and it is the figure action of this part. What depends on the
// figure goes with it (FEST-5), and a feature that it leaves is not scored (FEST-6).
void recall(const Game& game, State& state, const Action& action, Events* events) {
  remove_figure(game, state, recalled(game, state, action), events);
}

constexpr FigureAction figure_actions[] = {{ActionKind::recall, recall, meaning, why_not, same}};

constexpr OptionInfo options[] = {{39, "festival-meeples", "OPT-FEST", &Options::festival_meeples}};

}  // namespace

extern const Set festival_set = {
    .id = "festival",
    .expansion = Expansion::festival,
    .tiles = "festival",  // FEST-1, FEST-8
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::festival); },
    .offer_figures = offer_figures,
    .figure_actions = figure_actions,
    .words = &festival_words,
};

}  // namespace bastide

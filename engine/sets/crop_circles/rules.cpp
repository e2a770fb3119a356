// Crop Circles (CROP-1..15): the active player either lets everybody add a meeple to their own ones
// on a kind of feature, or makes everybody take one back.
#include <algorithm>

#include "engine/rules/figures.hpp"
#include "engine/rules/phase.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/crop_circles/actions.hpp"

namespace bastide {

extern const SetWords crop_circles_words;  // words.cpp

namespace {

constexpr int adding = 0, taking = 1;
constexpr FigureKind meeples[] = {FigureKind::meeple, FigureKind::big_meeple};  // CROP-8, CROP-9

CropSymbol symbol(const Game& game, const State& state) {
  return game.types[state.board.tiles[state.placed].type].crop;
}

SegmentKind affected_kind(CropSymbol symbol) {  // CROP-3
  return symbol == CropSymbol::rake   ? SegmentKind::field
         : symbol == CropSymbol::club ? SegmentKind::road
                                      : SegmentKind::city;
}

bool affected(const Game& game, const State& state, const Figure& figure) {
  return strength_of(figure.kind) > 0 &&
         kind_of(game.tables, state.board, figure.node) == affected_kind(symbol(game, state));
}

PlayerIndex actor(const Game& game, const State& state) {  // CROP-4
  return static_cast<PlayerIndex>((state.active + 1 + state.part.crop.acted) % game.sides);
}

// ---- Places -------------------------------------------------------------------------------------

using Nodes = FixedVector<Node, max_nodes>;

// OPT-CROPTILE: whether one of the actor's meeples on this feature is on that tile.
bool beside_own(const Game& game, const State& state, Node node) {
  const Board& board = state.board;
  return std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
    return figure.owner == actor(game, state) && affected(game, state, figure) &&
           board.node_tile[figure.node] == board.node_tile[node] &&
           find_root(board, figure.node) == find_root(board, node);
  });
}

// The rule that forbids the actor a place in a feature with their own meeples; Rule::none if a
// meeple may be added there.
Rule refuse_place(const Game& game, const State& state, FigureKind kind, Node node) {
  if (game.setup.options.crop_same_tile && !beside_own(game, state, node)) return Rule::CROP_5;
  return barred(game, state, kind, node);
}

// The nodes of a feature where the actor may add a meeple, ascending: the first of those that are
// equivalent.
void places_in(const Game& game, const State& state, FigureKind kind, Node root, Nodes& places) {
  places.clear();
  each_node(state.board, root, [&](Node node) {
    if (refuse_place(game, state, kind, node) != Rule::none) return;
    Node* const found = std::find_if(places.begin(), places.end(),
                                     [&](Node other) { return alike(game, state, other, node); });
    if (found == places.end())
      places.push_back(node);
    else
      *found = std::min(*found, node);
  });
  std::sort(places.begin(), places.end());
}

// The node that an action names, or no_node.
Node node_at(const Game& game, const State& state, const Action& action) {
  return find_node(game.tables, state.board, action.at, action.where);
}

// ---- A or B -------------------------------------------------------------------------------------

// CROP-2, CROP-12
Next enter_choice(const Game& game, State& state, Events*) {
  const bool anybody =
      std::any_of(state.figures.begin(), state.figures.end(),
                  [&](const Figure& figure) { return affected(game, state, figure); });
  if (anybody) return Next::wait;
  state.part.crop.acted = static_cast<u8>(game.sides);
  return Next::advance;
}

void offer_choice(const Game&, const State&, ActionList& actions) {
  actions.push_back(crop_action(adding));
  actions.push_back(crop_action(taking));
}

Next perform_choice(const Game&, State& state, const Action& action, Events* events) {
  state.part.crop = {action.value, 0};
  report_decision(events, state.active, action);
  return Next::advance;
}

// ---- Every player in turn -----------------------------------------------------------------------

// CROP-5, CROP-6, CROP-10
void offer_joins(const Game& game, const State& state, ActionList& actions) {
  const PlayerIndex player = actor(game, state);
  Nodes places;
  for (const FigureKind kind : meeples) {
    if (!in_supply(state, player, kind)) continue;  // with those that S10 returned: CROP-14
    FixedVector<Node, max_figures> features;
    for (const Figure& figure : state.figures) {
      const Node root = find_root(state.board, figure.node);
      if (figure.owner != player || !affected(game, state, figure) ||
          std::find(features.begin(), features.end(), root) != features.end())
        continue;
      features.push_back(root);
      places_in(game, state, kind, root, places);
      for (const Node node : places)
        actions.push_back(
            join_action(kind, place_of_node(state.board, node), segment_of(state.board, node)));
    }
  }
}

// Of the actor's equivalent meeples of one kind, the first one placed.
std::size_t first_alike(const Game& game, const State& state, std::size_t index) {
  const Figure& figure = state.figures[index];
  std::size_t i = 0;
  while (i < index &&
         !(state.figures[i].owner == figure.owner && alike(game, state, state.figures[i], figure)))
    ++i;
  return i;
}

Action taking_back(const State& state, std::size_t index) {
  const Figure& figure = state.figures[index];
  return retrieve_action(figure.kind, place_of_node(state.board, figure.node),
                         segment_of(state.board, figure.node));
}

// CROP-7
void offer_retrievals(const Game& game, const State& state, ActionList& actions) {
  for (std::size_t i = 0; i < state.figures.size(); ++i)
    if (state.figures[i].owner == actor(game, state) && affected(game, state, state.figures[i]) &&
        first_alike(game, state, i) == i)
      actions.push_back(taking_back(state, i));
}

void offer_crop(const Game& game, const State& state, ActionList& actions) {
  if (state.part.crop.choice == taking) return offer_retrievals(game, state, actions);
  if (!game.setup.options.crop_must) actions.push_back(pass_action());
  offer_joins(game, state, actions);
}

// The actor's meeple that an action takes back, or the number of figures if there is none.
std::size_t taken_back(const Game& game, const State& state, const Action& action) {
  std::size_t i = 0;
  while (i < state.figures.size() &&
         !(state.figures[i].owner == actor(game, state) &&
           affected(game, state, state.figures[i]) &&
           taking_back(state, i) ==
               retrieve_action(static_cast<FigureKind>(action.what), action.at, action.where)))
    ++i;
  return i;
}

Rule why_no_join(const Game& game, const State& state, const Action& action) {
  if (action.what >= figure_kinds || strength_of(static_cast<FigureKind>(action.what)) == 0)
    return Rule::CROP_8;
  if (std::find(std::begin(meeples), std::end(meeples), static_cast<FigureKind>(action.what)) ==
      std::end(meeples))
    return Rule::CROP_9;
  const PlayerIndex player = actor(game, state);
  if (!in_supply(state, player, static_cast<FigureKind>(action.what))) return Rule::BASE_FIG_1;
  const Node node = node_at(game, state, action);
  if (node == no_node) return Rule::CROP_5;
  if (kind_of(game.tables, state.board, node) != affected_kind(symbol(game, state)))
    return Rule::CROP_3;
  // CROP-15: this very feature, not another one of its tile.
  const FeatureTotals& totals = state.board.totals[find_root(state.board, node)];
  if (strength_of(totals, player) == 0) return Rule::CROP_5;
  return refuse_place(game, state, static_cast<FigureKind>(action.what), node);
}

Rule why_not(const Game& game, const State& state, const Action& action) {
  if (state.part.crop.choice == taking) return Rule::CROP_7;
  if (action.kind == ActionKind::pass) return Rule::CROP_6;
  return action.kind == ActionKind::join ? why_no_join(game, state, action) : Rule::CROP_5;
}

// Equivalent meeples to take back, or equivalent places for one more.
bool same(const Game& game, const State& state, const Action& listed, const Action& action) {
  if (listed.what != action.what) return false;
  if (listed.kind == ActionKind::retrieve) {
    const std::size_t other = taken_back(game, state, action);
    return other < state.figures.size() &&
           alike(game, state, state.figures[taken_back(game, state, listed)], state.figures[other]);
  }
  const Node node = node_at(game, state, action), first = node_at(game, state, listed);
  return node != no_node && alike(game, state, first, node) &&
         refuse_place(game, state, static_cast<FigureKind>(action.what), node) == Rule::none;
}

Meaning meaning(const Game& game, const State& state, const Action& action) {
  const PlayerIndex player = actor(game, state);
  const Place place = segment_place(state.board, node_at(game, state, action));
  const Piece piece = static_cast<Piece>(action.what);
  return action.kind == ActionKind::join ? moving(piece, player, supply_place(player), place)
                                         : moving(piece, player, place, supply_place(player));
}

void join(const Game& game, State& state, const Action& action, Events* events) {
  const PlayerIndex player = actor(game, state);
  const Node node = node_at(game, state, action);
  const FigureKind kind = static_cast<FigureKind>(action.what);
  deploy(game, state, {player, kind, node}, supply_place(player), events);
}

// Nothing is scored (CROP-11). What depends on a retrieved meeple goes with it; an added one earns
// no further part of the turn (INT-22).
Next perform_crop(const Game& game, State& state, const Action& action, Events* events) {
  if (action.kind == ActionKind::join)
    join(game, state, action, events);
  else if (action.kind == ActionKind::retrieve)
    remove_figure(game, state, taken_back(game, state, action), events);
  ++state.part.crop.acted;
  return Next::again;
}

Next enter_crop(const Game& game, State& state, Events* events) {
  // Continue with S12: a second part of the turn comes after this (CROP-13, INT-23).
  if (state.part.crop.acted == game.sides) return Next::advance;
  ActionList actions;
  offer_crop(game, state, actions);
  const bool only_pass = actions.size() == 1 && actions[0].kind == ActionKind::pass;
  if (actions.empty() || only_pass) {  // skipped
    ++state.part.crop.acted;
    return Next::again;
  }
  if (actions.size() == 1) return perform_crop(game, state, actions[0], events);
  return Next::wait;
}

void hash(const Game&, const State& state, Hasher& h) {
  h.add(u64{state.part.crop.choice} << 8 | state.part.crop.acted);
}

constexpr OptionInfo options[] = {{13, "crop-same-tile", "OPT-CROPTILE", &Options::crop_same_tile},
                                  {14, "crop-must", "OPT-CROPMUST", &Options::crop_must}};

bool has_circle(const TileType& tile) { return tile.crop != CropSymbol::none; }

constexpr PhaseRow rows[] = {
    {.phase = Phase::crop_choice,
     .concerns = has_circle,
     .kinds = kind_bit(ActionKind::crop),
     .enter = enter_choice,
     .offer = offer_choice,
     .no_pass = Rule::none,
     .perform = perform_choice},
    {.phase = Phase::crop,
     .concerns = has_circle,
     .kinds = kind_bit(ActionKind::join) | kind_bit(ActionKind::retrieve),
     .enter = enter_crop,
     .offer = offer_crop,
     .same = same,
     .why_not = why_not,
     .no_pass = Rule::none,
     .perform = perform_crop,
     .decider = actor,
     .meaning = meaning},
};

}  // namespace

extern const Set crop_circles_set = {
    .id = "crop-circles",
    .expansion = Expansion::crop_circles,
    .tiles = "crop-circles",
    .in_big_box_7 = true,
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::crop_circles); },
    .rows = rows,
    .hash = hash,
    .words = &crop_circles_words,
};

}  // namespace bastide

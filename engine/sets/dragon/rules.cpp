// The dragon (DRAGON-1..21): a volcano calls it, a dragon tile lets it walk, six steps that the
// players take in turn, and it eats whoever stands where it comes.
#include "engine/sets/dragon/dragon.hpp"

#include <algorithm>

#include "engine/rules/bag.hpp"
#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/dragon/actions.hpp"

namespace bastide {

extern const Set dragon_set;
extern const EstimatePart dragon_estimate;  // estimate.cpp
extern const SetWords dragon_words;         // words.cpp

namespace dragon {

bool is_open_to(const Game& game, const State& state, TileIndex tile) {
  return game.types[state.board.tiles[tile].type].board.empty();
}

namespace {

bool has_visited(const State& state, TileIndex tile) {
  const auto& visited = state.part.dragon.visited;
  return std::find(visited.begin(), visited.end(), tile) != visited.end();
}

}  // namespace

Ways ways_from(const Game& game, const State& state, TileIndex tile) {
  Ways ways;
  for (int edge = 0; edge < edge_count; ++edge) {
    const Position at = neighbour(place_of(state.board, tile), static_cast<Edge>(edge));
    const TileIndex to = tile_at(state.board, at);
    if (to != no_tile && is_open_to(game, state, to) && to != state.fairy.at &&
        !has_visited(state, to))
      ways.push_back(to);
  }
  return ways;
}

namespace {

bool has_volcano(const TileType& tile) { return tile.volcano; }
bool has_dragon(const TileType& tile) { return tile.dragon; }

const TileType& type_of(const Game& game, const State& state, TileIndex tile) {
  return game.types[state.board.tiles[tile].type];
}

// DRAGON-2, DRAGON-4, INT-76: as tiles laid aside come back before anybody misses them, dragon
// tiles wait in the supply instead. What is put aside unseen can still be one of them (INT-66).
void compose(Ruleset& rules) {
  rules.held_back.resize(rules.types.size());
  for (std::size_t t = 0; t < rules.types.size(); ++t) rules.held_back[t] = rules.types[t].dragon;
  rules.held_back_by = Rule::DRAGON_2;
  // Not even two places in one field are the same to the dragon.
  rules.parted = static_cast<KindMask>(~KindMask{0});
}

bool has_volcano_on_board(const Game& game, const State& state) {
  const auto& tiles = state.board.tiles;
  return std::any_of(tiles.begin(), tiles.end(),
                     [&](const PlacedTile& tile) { return has_volcano(game.types[tile.type]); });
}

// DRAGON-3: with a volcano in the position they have been released, wherever the dragon is.
void set_up(const Game& game, State& state) {
  if (has_volcano_on_board(game, state)) release_tiles(state);
}

Place place_of_dragon(const State& state) {
  return state.dragon.at == no_tile ? off_place() : tile_place(state.dragon.at);
}

// ---- S2c: the volcano (DRAGON-5, DRAGON-21) -----------------------------------------------------

Next enter_volcano(const Game&, State& state, Events* events) {
  report_move(events, state.active, Piece::dragon, place_of_dragon(state),
              tile_place(state.placed));
  state.dragon.at = state.placed;
  release_tiles(state);  // DRAGON-3
  return Next::advance;
}

// DRAGON-6, DRAGON-7: whichever way a figure gets there (INT-71).
Rule refuse_figure(const Game& game, const State& state, FigureKind, Node node) {
  const TileIndex tile = state.board.node_tile[node];
  if (tile != state.dragon.at) return Rule::none;
  const bool new_volcano = tile == state.placed && has_volcano(type_of(game, state, tile));
  return new_volcano ? Rule::DRAGON_6 : Rule::DRAGON_7;
}

// ---- S9a or S10c: the walk ----------------------------------------------------------------

// DRAGON-16, DRAGON-18, INT-58, INT-59: whatever belongs to a player, without points. Other pieces
// stay (DRAGON-17, INT-64).
void eat(const Game& game, State& state, Events* events) {
  std::size_t i = 0;
  while (i < state.figures.size())
    if (state.board.node_tile[state.figures[i].node] == state.dragon.at) {
      remove_figure(game, state, i, events, &dragon_set);
      i = 0;  // others may have gone, too
    } else {
      ++i;
    }
}

void offer(const Game& game, const State& state, ActionList& actions) {
  for (const TileIndex tile : ways_from(game, state, state.dragon.at))
    actions.push_back(walk_action(place_of(state.board, tile)));
}

// DRAGON-19: there it stays.
Next perform(const Game& game, State& state, const Action& action, Events* events) {
  const TileIndex to = tile_at(state.board, action.at);
  report_move(events, stepper(game, state, steps_taken(state)), Piece::dragon,
              place_of_dragon(state), tile_place(to));
  state.dragon.at = to;
  state.part.dragon.visited.push_back(to);
  eat(game, state, events);
  return Next::again;
}

// DRAGON-9, DRAGON-10, INT-60, INT-61: in the part of the dragon tile. A step is compulsory
// (DRAGON-12), and without one the walk is over (DRAGON-15).
Next walk(const Game& game, State& state, Events* events) {
  if (state.dragon.at == no_tile) return Next::advance;
  if (state.part.dragon.visited.empty()) state.part.dragon.visited.push_back(state.dragon.at);
  if (steps_taken(state) == dragon_steps) return Next::advance;
  if (ways_from(game, state, state.dragon.at).empty()) return Next::advance;
  return ask(game, state, events);
}

// DRAGON-20; what else is between the figure and the scoring comes first (INT-63, INT-65).
Next enter_early(const Game& game, State& state, Events* events) {
  return game.setup.options.dragon_after_scoring ? Next::advance : walk(game, state, events);
}
Next enter_late(const Game& game, State& state, Events* events) {
  return game.setup.options.dragon_after_scoring ? walk(game, state, events) : Next::advance;
}

Rule why_not(const Game& game, const State& state, const Action& action) {
  const TileIndex to = tile_at(state.board, action.at);
  const Position from = place_of(state.board, state.dragon.at);
  bool beside = false;
  for (int edge = 0; edge < edge_count; ++edge)
    beside |= neighbour(from, static_cast<Edge>(edge)) == action.at;
  if (to == no_tile || !beside) return Rule::DRAGON_10;
  if (!is_open_to(game, state, to)) return Rule::INT_68;
  return has_visited(state, to) ? Rule::DRAGON_13 : Rule::DRAGON_14;
}

PlayerIndex decider(const Game& game, const State& state) {
  return stepper(game, state, steps_taken(state));
}

Meaning meaning(const Game&, const State& state, const Action& action) {
  return moving(Piece::dragon, no_player, place_of_dragon(state),
                tile_place(tile_at(state.board, action.at)));
}

// ---- Position -----------------------------------------------------------------------------------

std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  if (piece.piece != Piece::dragon || piece.on != PlaceKind::tile) return std::nullopt;
  if (state.dragon.at != no_tile) return Rule::PD_COMP_2;
  if (!has_volcano_on_board(game, state)) return Rule::DRAGON_1;
  const TileIndex tile = tile_at(state.board, piece.at);
  if (!is_open_to(game, state, tile)) return Rule::INT_68;
  if (std::any_of(state.figures.begin(), state.figures.end(),
                  [&](const Figure& figure) { return state.board.node_tile[figure.node] == tile; }))
    return Rule::DRAGON_7;
  state.dragon.at = tile;
  return Rule::none;
}

void pick_up(const Game&, const State& state, StartPosition& position) {
  if (state.dragon.at == no_tile) return;
  StartPiece dragon{.piece = Piece::dragon, .on = PlaceKind::tile};
  dragon.at = place_of(state.board, state.dragon.at);
  position.pieces.push_back(dragon);
}

void pieces(const Game&, const State& state, Pieces& all) {
  if (state.dragon.at != no_tile)
    all.push_back({.piece = Piece::dragon, .place = tile_place(state.dragon.at)});
}

void hash(const Game&, const State& state, Hasher& h) {
  h.add(hashed(state.dragon.at));
  for (const TileIndex tile : state.part.dragon.visited) h.add(hashed(tile));
}

constexpr PhaseRow row(Phase phase, decltype(PhaseRow::enter) enter) {
  return {.phase = phase,
          .concerns = has_dragon,
          .kinds = kind_bit(ActionKind::walk),
          .enter = enter,
          .offer = offer,
          .why_not = why_not,
          .no_pass = Rule::DRAGON_12,
          .perform = perform,
          .decider = decider,
          .meaning = meaning,
          .around = [](const State& state) { return state.dragon.at; }};
}

constexpr PhaseRow rows[] = {
    {.phase = Phase::volcano, .concerns = has_volcano, .enter = enter_volcano},
    row(Phase::dragon, enter_early),
    row(Phase::late_dragon, enter_late)};

}  // namespace
}  // namespace dragon

extern const Set dragon_set = {
    .id = "dragon",
    .in_play =
        [](const Setup& setup) {
          return setup.has(Expansion::princess_dragon) && !setup.options.without_dragon;
        },
    .compose = dragon::compose,
    .set_up = dragon::set_up,
    .put = dragon::put,
    .pick_up = dragon::pick_up,
    .rows = dragon::rows,
    .refuse_figure = dragon::refuse_figure,
    .pieces = dragon::pieces,
    .hash = dragon::hash,
    .estimate = &dragon_estimate,
    .words = &dragon_words,
};

}  // namespace bastide

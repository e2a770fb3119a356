// Cemeteries: burials in 1c, and from level 5 on the tiles that lie face down around them.
#include "engine/rules/scoring.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/mists/actions.hpp"
#include "engine/sets/mists/mists.hpp"

namespace bastide::mists {

// MIST-L2-5, MIST-L5-2
int cells_to_fill(const Game& game, const State& state, TileIndex cemetery) {
  const Position at = place_of(state.board, cemetery);
  int missing = level_of(game).haunted ? 8 : edge_count;
  if (level_of(game).haunted) {
    each_surrounding(state.board, at, [&](TileIndex) { --missing; });
    return missing;
  }
  for (int side = 0; side < edge_count; ++side)
    missing -= tile_at(state.board, neighbour(at, static_cast<Edge>(side))) != no_tile;
  return missing;
}

namespace {

bool is_surrounded(const Game& game, const State& state, TileIndex cemetery) {
  return cells_to_fill(game, state, cemetery) == 0;
}

}  // namespace

void add_cemetery(const Game& game, State& state) {
  if (cemetery_of(game, state.board.tiles[state.placed].type) != no_segment)
    state.mists.cemeteries.push_back({state.placed});
}

namespace {

// ---- 1c: burials --------------------------------------------------------------------------------

// The next cemetery that is surrounded and not closed yet, one after the other (MIST-L2-10).
Cemetery* next_to_close(const Game& game, State& state) {
  for (Cemetery& cemetery : state.mists.cemeteries)
    if (!cemetery.closed && is_surrounded(game, state, cemetery.tile)) return &cemetery;
  return nullptr;
}

Next close(const Game& game, State& state, Cemetery& cemetery, PlayerIndex buried, Events* events) {
  cemetery.closed = true;
  cemetery.buried = buried;
  const Node node =
      node_of(state.board, cemetery.tile, cemetery_of(game, state.board.tiles[cemetery.tile].type));
  remove_ghosts(state, node, ghosts_on(state, node), events);  // MIST-L2-7
  return Next::again;
}

bool has_meeple(const State& state, PlayerIndex side) {
  return state.supply[side][static_cast<std::size_t>(Piece::meeple)] > 0;
}

// MIST-L2-6: from the board, or else from a supply.
void offer_burials(const Game& game, const State& state, ActionList& actions) {
  for (const Figure& figure : state.figures)
    actions.push_back(
        bury_action(place_of_node(state.board, figure.node), segment_of(state.board, figure.node)));
  if (!actions.empty()) return;
  for (PlayerIndex side = 0; side < game.sides; ++side)
    if (has_meeple(state, side)) actions.push_back(bury_action(side));
}

// Which figure stands there; as many as there are: none.
std::size_t figure_at(const State& state, Node node) {
  std::size_t i = 0;
  while (i < state.figures.size() && state.figures[i].node != node) ++i;
  return i;
}

Next perform_burial(const Game& game, State& state, const Action& action, Events* events) {
  Cemetery& cemetery = *next_to_close(game, state);
  const Place grave = tile_place(cemetery.tile);
  PlayerIndex side = action.what;
  Place from = supply_place(side);
  if (action.value == 0) {
    const Node node = find_node(game.tables, state.board, action.at, action.where);
    const std::size_t figure = figure_at(state, node);
    side = state.figures[figure].owner;
    from = segment_place(state.board, node);
    take_figure(state, figure);  // MIST-L2-11
    report_move_of(events, side, Piece::meeple, from, grave);
    dogs_leave(game, state, node, DogIs::gone, events);  // MIST-L3-11
  } else {
    report_move_of(events, side, Piece::meeple, from, grave);
  }
  --state.supply[side][static_cast<std::size_t>(Piece::meeple)];
  return close(game, state, cemetery, side, events);
}

Next enter_burial(const Game& game, State& state, Events* events) {
  Cemetery* cemetery = next_to_close(game, state);
  // MIST-L5-11: after a burial of 3c the turn is over.
  if (!cemetery)
    return state.part.mists.hidden ? jump_to(game, state, Phase::part_end) : Next::advance;
  ActionList actions;
  offer_burials(game, state, actions);
  if (actions.empty()) return close(game, state, *cemetery, no_player, events);  // MIST-L2-12
  return actions.size() > 1 ? Next::wait : perform_burial(game, state, actions[0], events);
}

Meaning meaning_of_burial(const Game& game, const State& state, const Action& action) {
  TileIndex grave = no_tile;
  for (const Cemetery& cemetery : state.mists.cemeteries)
    if (grave == no_tile && !cemetery.closed && is_surrounded(game, state, cemetery.tile))
      grave = cemetery.tile;
  if (action.value != 0)
    return moving(Piece::meeple, action.what, supply_place(action.what), tile_place(grave));
  const Node node = find_node(game.tables, state.board, action.at, action.where);
  return moving(Piece::meeple, state.figures[figure_at(state, node)].owner,
                segment_place(state.board, node), tile_place(grave));
}

// ---- 3c: a tile face down -----------------------------------------------------------------------

bool beside_a_tile(const State& state, Position at) {
  for (int side = 0; side < edge_count; ++side)
    if (tile_at(state.board, neighbour(at, static_cast<Edge>(side))) != no_tile) return true;
  return false;
}

bool around_open_cemetery(const State& state, Position at) {
  for (const Cemetery& cemetery : state.mists.cemeteries) {
    const Position middle = place_of(state.board, cemetery.tile);
    if (!cemetery.closed && at.x - middle.x >= -1 && at.x - middle.x <= 1 &&
        at.y - middle.y >= -1 && at.y - middle.y <= 1)
      return true;
  }
  return false;
}

// MIST-L5-7: it fits anywhere; MIST-L5-10: also beside others that lie face down.
bool may_hide(const State& state, Position at) {
  return tile_at(state.board, at) == no_tile && around_open_cemetery(state, at) &&
         beside_a_tile(state, at);
}

void offer_cells(const Game&, const State& state, ActionList& actions) {
  for (const Cemetery& cemetery : state.mists.cemeteries) {
    if (cemetery.closed) continue;
    const Position middle = place_of(state.board, cemetery.tile);
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        const Position at{static_cast<i16>(middle.x + dx), static_cast<i16>(middle.y + dy)};
        if (!may_hide(state, at)) continue;
        const Action action = hide_action(at);
        if (std::find(actions.begin(), actions.end(), action) == actions.end())
          actions.push_back(action);
      }
  }
}

TypeIndex back_of_tiles(const Game& game) {
  TypeIndex type = 0;
  while (!is_face_down(game, type)) ++type;
  return type;
}

// Nobody sees which tile it is, so that it is not decided (State::unseen). All its edges are
// EdgeKind::board: no place for a tile comes about beside it, and none must match it (MIST-L5-9).
Next perform_cell(const Game& game, State& state, const Action& action, Events* events) {
  const TypeIndex back = back_of_tiles(game);
  --state.bag_total;
  --state.mists.pile_left;
  ++state.unseen;
  const TileIndex tile =
      place_tile(game.tables, state.board, {back, action.at, 0, state.active}, nullptr);
  report_tile(events, state.active, back, bag_place(), cell_place(tile));
  // MIST-L5-8: a castle never finds that cell filled.
  each_surrounding(state.board, action.at, [&](TileIndex beside) {
    const TypeTable& type = game.tables.types[state.board.tiles[beside].type];
    for (int i = 0; i < type.segment_count; ++i)
      if (type.kind[i] == SegmentKind::castle)
        ++state.board.totals[node_of(state.board, beside, i)].open;
  });
  state.part.mists.hidden = true;
  return jump_to(game, state, Phase::bury);
}

Next enter_cell(const Game& game, State& state, Events* events) {
  if (!level_of(game).haunted) return Next::advance;
  const auto& all = state.mists.cemeteries;
  if (std::all_of(all.begin(), all.end(), [](const Cemetery& c) { return c.closed; }))
    return Next::advance;
  if (state.mists.pile_left == 0)  // MIST-L5-12
    return lose(state, state.bag_total == 0 ? MistsLoss::tiles : MistsLoss::pile);
  ActionList actions;
  offer_cells(game, state, actions);
  return actions.size() > 1 ? Next::wait : perform_cell(game, state, actions[0], events);
}

// The cell itself is what the action says.
Meaning meaning_of_cell(const Game&, const State&, const Action&) {
  return moving(Piece::tile, no_player, bag_place(), cell_place(no_tile));
}

}  // namespace

extern const PhaseRow bury_row = {.phase = Phase::bury,
                                  .kinds = kind_bit(ActionKind::bury),
                                  .enter = enter_burial,
                                  .offer = offer_burials,
                                  .no_pass = Rule::none,
                                  .perform = perform_burial,
                                  .meaning = meaning_of_burial};

extern const PhaseRow face_down_row = {.phase = Phase::face_down,
                                       .kinds = kind_bit(ActionKind::hide),
                                       .enter = enter_cell,
                                       .offer = offer_cells,
                                       .no_pass = Rule::none,
                                       .perform = perform_cell,
                                       .meaning = meaning_of_cell};

}  // namespace bastide::mists

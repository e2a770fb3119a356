#include "engine/sets/mists/inspect.hpp"

#include <algorithm>
#include <memory>

#include "engine/sets/mists/mists.hpp"

namespace bastide::mists {

TeamView view_of_team(const Game& game, const State& state) {
  const Level& level = level_of(game);
  TeamView view;
  view.level = game.setup.options.level;
  view.ghosts = level.ghosts;
  view.ghosts_left = ghosts_left(game, state);
  view.target = level.target;
  view.piles = has_piles(level);
  for (int dog = 0; dog < dog_count && view.piles; ++dog) {
    view.marks[dog] = mark_of(game, dog);
    view.dogs[dog] = state.mists.dogs[dog].is;
  }
  view.pile = state.mists.pile;
  view.pile_left = state.mists.pile_left;
  view.haunted = level.haunted;
  view.loss = state.mists.loss;
  if (level.each_colour) {
    view.track_figures = track_figures;
    view.points = *std::min_element(state.score, state.score + track_figures);
  } else {
    for (int side = 0; side < game.sides; ++side) view.points += state.score[side];
  }
  return view;
}

int ghosts_on_board(const State& state) { return ghosts_out(state); }

std::vector<BankView> open_banks(const Game& game, const State& state) {
  const Board& board = state.board;
  std::vector<BankView> banks;
  for (Node node = 0; node < board.node_tile.size(); ++node) {
    if (kind_of(game.tables, board, node) != SegmentKind::mist ||
        board.totals[find_root(board, node)].open == 0 || find_root(board, node) != node)
      continue;
    BankView bank;
    bank.node = node;
    each_node(board, node, [&](Node patch) {
      ++bank.tiles;
      bank.ghosts += ghosts_on(state, patch);
      each_edge_of_mist(game, state, patch, [&](Position beside, bool never) {
        bank.never |= never;
        if (!never && std::find(bank.open.begin(), bank.open.end(), beside) == bank.open.end())
          bank.open.push_back(beside);
      });
    });
    banks.push_back(std::move(bank));
  }
  return banks;
}

bool would_close(const Game& game, const State& state, const BankView& bank, TypeIndex type,
                 Position at, int rotation) {
  const auto after = std::make_unique<State>(state);
  const TileIndex tile =
      place_tile(game.tables, after->board, {type, at, static_cast<u8>(rotation)}, nullptr);
  join_mist(game, *after, tile);
  return after->board.totals[find_root(after->board, bank.node)].open == 0;
}

std::vector<CemeteryView> open_cemeteries(const Game& game, const State& state) {
  std::vector<CemeteryView> cemeteries;
  for (const Cemetery& cemetery : state.mists.cemeteries) {
    if (cemetery.closed) continue;
    const u8 segment = cemetery_of(game, state.board.tiles[cemetery.tile].type);
    cemeteries.push_back({cemetery.tile, cells_to_fill(game, state, cemetery.tile),
                          ghosts_on(state, node_of(state.board, cemetery.tile, segment))});
  }
  return cemeteries;
}

PlayerIndex side_to_credit(const Game& game, const State& state) {
  return next_uncredited(game, state);
}

Node evaluated_feature(const State& state) { return state.part.mists.feature; }

bool has_dog(const State& state, Node node) {
  for (const Dog& dog : state.mists.dogs)
    if (dog.is == DogIs::with_figure && dog.node == node) return true;
  return false;
}

}  // namespace bastide::mists

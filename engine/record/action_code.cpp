#include "engine/record/action_code.hpp"

#include <algorithm>
#include <vector>

#include "engine/base/sort.hpp"
#include "engine/record/coder.hpp"
#include "engine/rules/figures.hpp"
#include "engine/rules/phase.hpp"

namespace bastide {
namespace {

constexpr u32 room_for_figures = 16;  // kinds that are to come included

// What an option looks like: `about` tells decisions apart, `look` the options of one.
u32 appearance(ActionKind kind, u32 about, u32 look) {
  return static_cast<u32>(kind) << 24 | about << 16 | look;
}

// One of n options, which are learned by their appearance.
template <class Coder, class Look>
u32 code_option(Coder& coder, Learned& learned, u32 n, u32 value, Look look) {
  std::vector<u32> weights(n);
  std::vector<Learned::Tally*> tallies(n);
  for (u32 i = 0; i < n; ++i) {
    tallies[i] = &learned.tallies[look(i)];
    const u64 one = max_total / n, chosen = tallies[i]->chosen, offered = tallies[i]->offered;
    // Between what has been seen and 1 in n.
    weights[i] = static_cast<u32>(std::max<u64>(1, one * (chosen * n + 1) / ((offered + 1) * n)));
  }
  value = coder.weighted(weights.data(), n, value);
  for (u32 i = 0; i < n; ++i) ++tallies[i]->offered;
  ++tallies[value]->chosen;
  return value;
}

// Reads and writes the numbers of one action.
template <class Coder>
struct ActionCoder {
  Coder& coder;
  const Game& game;
  const State& state;
  Learned& learned;
  PlayerIndex player;   // who decides
  Action action;        // as far as it has been read
  bool stands = false;  // whether it names a figure, and so its segment

  u32 look(u32 about, u32 what) const { return appearance(action.kind, about, what); }

  template <class List, class Item>
  static u32 index_of(const List& list, const Item& item) {
    return static_cast<u32>(std::find(list.begin(), list.end(), item) - list.begin());
  }

  u32 figure_at(const Action& named) const;
  bool code_place(const Action& wanted);
  bool code_tile(Position wanted);
  bool code_figure(const Action& wanted);
  bool code_position(const Action& wanted);
  bool code_segment(u8& segment, u8 wanted, u32 about);
  bool code_number(const ActionNumber& number, u8& read, u8 wanted, u32 about);
};

// The first figure on the segment that an action names, or the number of figures.
template <class Coder>
u32 ActionCoder<Coder>::figure_at(const Action& named) const {
  const auto& numbers = game.numbers[static_cast<std::size_t>(action.kind)];
  const Node node = numbers.where.meant == Meant::segment
                        ? find_node(game.tables, state.board, named.at, named.where)
                        : no_node;
  const auto& figures = state.figures;
  return static_cast<u32>(
      std::find_if(figures.begin(), figures.end(),
                   [&](const Figure& figure) { return node != no_node && figure.node == node; }) -
      figures.begin());
}

// The tile drawn, by whether it matches and how many tiles are around it.
template <class Coder>
bool ActionCoder<Coder>::code_place(const Action& wanted) {
  std::vector<Position> cells;
  for (const CellIndex cell : state.board.frontier) cells.push_back(state.board.cells[cell].at);
  sort_stably(cells, [](const Position& a, const Position& b) {
    return a.y != b.y ? a.y < b.y : a.x < b.x;
  });
  if (cells.empty() || state.drawn == no_type) return false;
  const u32 n = static_cast<u32>(4 * cells.size());
  const u32 value = 4 * index_of(cells, wanted.at) + wanted.value;
  if (!Coder::decoding && value >= n) return false;
  const u32 read = code_option(coder, learned, n, value, [&](u32 i) {
    const Position at = cells[i / 4];
    u32 around = 0;
    each_surrounding(state.board, at, [&around](TileIndex) { ++around; });
    const Cell& cell = state.board.cells[find_cell(state.board, at)];
    const bool fits = game.tables.fit(state.drawn, cell.pattern) >> (i % 4) & 1;
    return look(7, fits ? 1 + around : 0);
  });
  action.at = cells[read / 4];
  action.value = static_cast<u8>(read % 4);
  return true;
}

// A tile: one of the eight around the tile just placed (PhaseRow::around) or that tile itself, or
// any other.
template <class Coder>
bool ActionCoder<Coder>::code_tile(Position wanted) {
  constexpr u32 near = 9;
  const auto tiles = static_cast<u32>(state.board.tiles.size());
  const PhaseRow& row = *game.phases[state.step];
  const TileIndex around = row.around ? row.around(state) : state.placed;
  const bool known = around != no_tile;
  const Position middle = known ? place_of(state.board, around) : Position{};
  u32 where = near;
  if (const int dx = wanted.x - middle.x, dy = wanted.y - middle.y;
      known && dx * dx <= 1 && dy * dy <= 1)
    where = static_cast<u32>(4 + 3 * dy + dx);
  where = code_option(coder, learned, near + 1, where, [&](u32 i) { return look(2, i); });
  if (where < near) {
    const int w = static_cast<int>(where);
    action.at = {static_cast<i16>(middle.x + w % 3 - 1), static_cast<i16>(middle.y + w / 3 - 1)};
    return tile_at(state.board, action.at) != no_tile;
  }
  const TileIndex tile = tile_at(state.board, wanted);
  if (!Coder::decoding && tile == no_tile) return false;
  action.at = place_of(state.board, static_cast<TileIndex>(coder.uniform(tiles, tile)));
  return true;
}

// The figure on a segment, by its owner and kind.
template <class Coder>
bool ActionCoder<Coder>::code_figure(const Action& wanted) {
  const auto& figures = state.figures;
  if (figures.empty()) return false;
  const u32 read =
      code_option(coder, learned, static_cast<u32>(figures.size()), figure_at(wanted), [&](u32 i) {
        return look(6, static_cast<u32>(figures[i].kind == static_cast<FigureKind>(action.what))
                               << 1 |
                           (figures[i].owner == player));
      });
  action.at = place_of_node(state.board, figures[read].node);
  action.where = segment_of(state.board, figures[read].node);
  return stands = true;
}

// A figure, a tile, or an empty cell.
template <class Coder>
bool ActionCoder<Coder>::code_position(const Action& wanted) {
  enum : u32 { figure, tile, cell, count };
  const u32 sort = code_option(coder, learned, count,
                               figure_at(wanted) < state.figures.size()     ? figure
                               : tile_at(state.board, wanted.at) != no_tile ? tile
                                                                            : cell,
                               [&](u32 i) { return look(1, i); });
  if (sort == figure) return code_figure(wanted);
  if (sort == tile) return code_tile(wanted.at);
  std::vector<Position> cells;  // around the tiles, in the order in which these were laid
  for (std::size_t i = 0; i < state.board.tiles.size(); ++i)
    for (int k = 0; k < 9; ++k) {
      const Position middle = place_of(state.board, static_cast<TileIndex>(i));
      const Position at{static_cast<i16>(middle.x + k % 3 - 1),
                        static_cast<i16>(middle.y + k / 3 - 1)};
      if (tile_at(state.board, at) == no_tile && index_of(cells, at) == cells.size())
        cells.push_back(at);
    }
  const u32 at = index_of(cells, wanted.at);
  if (!Coder::decoding && at == cells.size()) return false;
  action.at = cells[coder.uniform(static_cast<u32>(cells.size()), at)];
  return true;
}

// A printed segment, by its kind, whether its feature is closed, and who stands there.
template <class Coder>
bool ActionCoder<Coder>::code_segment(u8& segment, u8 wanted, u32 about) {
  const Board& board = state.board;
  const bool here = !game.numbers[static_cast<std::size_t>(action.kind)].at;
  const TileIndex tile = here ? state.placed : tile_at(board, action.at);
  if (tile == no_tile) return false;
  const TypeTable& type = game.tables.types[board.tiles[tile].type];
  if (type.segment_count == 0 || (!Coder::decoding && wanted >= type.segment_count)) return false;
  segment = static_cast<u8>(code_option(coder, learned, type.segment_count, wanted, [&](u32 i) {
    const Node node = node_of(board, tile, static_cast<int>(i));
    const Node root = find_root(board, node);
    u32 who = board.totals[root].open == 0;
    for (const Figure& figure : state.figures)
      if (find_root(board, figure.node) == root) who |= figure.owner == player ? 2 : 4;
    return look(about,
                static_cast<u32>(action.what) << 8 | static_cast<u32>(type.kind[i]) << 3 | who);
  }));
  return true;
}

template <class Coder>
bool ActionCoder<Coder>::code_number(const ActionNumber& number, u8& read, u8 wanted, u32 about) {
  if (number.meant == Meant::nothing) return true;
  if (number.meant == Meant::segment)
    return (stands && about == 4) || code_segment(read, wanted, about);
  if (number.meant == Meant::type) {
    const u32 types = static_cast<u32>(game.types.size());
    const u32 type = code_option(
        coder, learned, types + 1, std::min<u32>(wanted, types),
        [&](u32 i) { return look(about, i == types ? 0 : 1 + std::min<u32>(state.bag[i], 9)); });
    read = type == types ? no_type : static_cast<u8>(type);
    return true;
  }
  const bool figure = number.meant == Meant::figure;
  const u32 n = figure                        ? room_for_figures
                : number.meant == Meant::side ? static_cast<u32>(game.sides)
                                              : number.most + 1u;
  if (!Coder::decoding && wanted >= n) return false;
  read = static_cast<u8>(code_option(coder, learned, n, wanted, [&](u32 i) {
    const bool out = figure && i < figure_kinds && state.supply[player][i] == 0;
    return look(about, i << 1 | out);
  }));
  return true;
}

}  // namespace

template <class Coder>
std::optional<Action> code_action(Coder& coder, const Game& game, const State& state,
                                  Learned& learned, const Action& action) {
  const Decision asked = decision(game, state);
  const PlayerIndex player = asked.player == no_player ? state.active : asked.player;
  const bool out = state.supply[player][static_cast<std::size_t>(Piece::meeple)] == 0;
  std::vector<ActionKind> kinds;
  for (int kind = 0; kind < action_kinds; ++kind)
    if (kinds_taken(game, state) >> kind & 1) kinds.push_back(static_cast<ActionKind>(kind));
  const auto at = std::find(kinds.begin(), kinds.end(), action.kind);
  if (!Coder::decoding && at == kinds.end()) return std::nullopt;
  const u32 chosen = code_option(
      coder, learned, static_cast<u32>(kinds.size()), static_cast<u32>(at - kinds.begin()),
      [&](u32 i) { return appearance(kinds[i], 0, static_cast<u32>(asked.phase) << 1 | out); });
  ActionCoder<Coder> code{coder, game, state, learned, player, {}};
  code.action.kind = kinds[chosen];
  const ActionNumbers& numbers = game.numbers[static_cast<std::size_t>(kinds[chosen])];
  const bool coded =
      code.action.kind == ActionKind::place
          ? code.code_place(action)
          : code.code_number(numbers.what, code.action.what, action.what, 3) &&
                (!numbers.at || code.code_position(action)) &&
                code.code_number(numbers.where, code.action.where, action.where, 4) &&
                code.code_number(numbers.value, code.action.value, action.value, 5);
  if (!coded) return std::nullopt;
  return code.action;
}

template std::optional<Action> code_action(Encoder&, const Game&, const State&, Learned&,
                                           const Action&);
template std::optional<Action> code_action(Decoder&, const Game&, const State&, Learned&,
                                           const Action&);

}  // namespace bastide

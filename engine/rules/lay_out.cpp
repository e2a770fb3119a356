#include "engine/rules/lay_out.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/base/sort.hpp"
#include "engine/rules/place_words.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

bool side_by_side(Position a, Position b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

// The code of what is wrong with a tile; null if nothing is.
const char* why_not(const Ruleset& rules, const std::vector<StartTile>& before,
                    const StartTile& tile) {
  if (tile.type >= rules.types.size() || lies_always(rules, tile) || tile.rotation > 3)
    return "position.tile";
  if (rules.copies[tile.type] == 0) return "position.copies";
  const auto same = [&tile](const StartTile& other) { return other.at == tile.at; };
  const bool near = std::abs(tile.at.x) <= farthest_start && std::abs(tile.at.y) <= farthest_start;
  if (!near || std::any_of(before.begin(), before.end(), same)) return "position.cell";
  return nullptr;
}

bool is_near(const Bounds& limits) {
  constexpr int farthest = 2 * farthest_start;
  return limits.left >= -farthest && limits.top >= -farthest && limits.right <= farthest &&
         limits.bottom <= farthest;
}

std::string name_of(const Ruleset& rules, TypeIndex type) {
  return type < rules.types.size() ? rules.types[type].id : std::string();
}

}  // namespace

std::vector<StartTile> in_reach(const std::vector<StartTile>& tiles, std::size_t already) {
  std::vector<StartTile> order;
  std::vector<char> reached(tiles.size(), 0), laid(tiles.size(), 0);
  const auto lay = [&](std::size_t i) {
    order.push_back(tiles[i]);
    laid[i] = 1;
    for (std::size_t k = 0; k < tiles.size(); ++k)
      if (side_by_side(tiles[i].at, tiles[k].at)) reached[k] = 1;
  };
  for (std::size_t i = 0; i < std::max<std::size_t>(already, 1); ++i) lay(i);
  for (std::size_t i = 0; i < tiles.size();)
    if (reached[i] && !laid[i]) {
      lay(i);
      i = 0;
    } else {
      ++i;
    }
  return order;
}

bool lies_always(const Ruleset& rules, const StartTile& tile) {
  return !rules.types[tile.type].board.empty();
}

Expected<void> take_position(Ruleset& rules) {
  if (!rules.setup.position) return {};
  const StartPosition& position = *rules.setup.position;
  for (const Set* set : rules.sets)
    if (set->alone) return fail("position.alone", std::string(set->id));
  std::vector<StartTile> tiles;
  for (const StartTile& tile : rules.start)
    if (lies_always(rules, tile))
      tiles.push_back(tile);
    else
      ++rules.copies[tile.type];
  const std::size_t always = tiles.size();
  for (std::size_t i = 0; i < position.tiles.size(); ++i) {
    const StartTile& tile = position.tiles[i];
    if (const char* code = why_not(rules, tiles, tile)) {
      const bool cell = std::string_view(code) == "position.cell";
      return fail(code, cell ? position_text(tile.at) : name_of(rules, tile.type),
                  static_cast<int>(i + 1));
    }
    --rules.copies[tile.type];
    tiles.push_back(tile);
  }
  if (tiles.empty()) return fail("position.empty");
  rules.start = in_reach(tiles, always);
  for (std::size_t i = always; i < tiles.size() && rules.start.size() < tiles.size(); ++i)
    if (std::find(rules.start.begin(), rules.start.end(), tiles[i]) == rules.start.end())
      return fail("position.apart", position_text(tiles[i].at), static_cast<int>(i - always + 1));
  for (std::size_t t = 0; t < rules.types.size(); ++t)
    if (rules.pile[t] != main_pile) rules.copies[t] = 0;
  for (std::size_t i = 0; i < position.left.size(); ++i) {
    const StartLeft& left = position.left[i];
    if (left.type >= rules.types.size() || left.count > rules.copies[left.type])
      return fail("position.left", name_of(rules, left.type), static_cast<int>(i + 1));
    rules.copies[left.type] = left.count;
  }
  if (position.limits && !(rules.setup.options.limited_board && is_near(*position.limits)))
    return fail("position.limits", {});
  for (std::size_t i = 0; i < tiles.size() && position.limits; ++i)
    if (!contains(*position.limits, tiles[i].at))
      return fail("position.cell", position_text(tiles[i].at),
                  static_cast<int>(i + 1) - static_cast<int>(always));
  return {};
}

Expected<void> check_edges(const Game& game) {
  const std::vector<StartTile>& tiles = game.setup.position->tiles;
  const auto edge_of = [&game](const StartTile& tile, int edge) {
    return game.tables.types[tile.type]
        .rotated[tile.rotation]
        .edges[static_cast<std::size_t>(edge)];
  };
  for (std::size_t i = 0; i < tiles.size(); ++i)
    for (int edge = 0; edge < edge_count; ++edge) {
      const Position beside = neighbour(tiles[i].at, static_cast<Edge>(edge));
      for (const StartTile& other : game.start)
        if (other.at == beside && edge_of(tiles[i], edge) != edge_of(other, edge ^ 2))
          return fail("position.edges", position_text(tiles[i].at) + ' ' + position_text(beside),
                      static_cast<int>(i + 1));
    }
  return {};
}

namespace {

// Whether there is such a place for such a piece.
bool has_place(const Game& game, const State& state, const StartPiece& piece) {
  if (piece.piece >= Piece::end) return false;  // a number in a link that no piece has
  const bool owned = has_owner(piece.piece) || piece.on == PlaceKind::supply;
  if (owned ? piece.owner >= game.sides : piece.owner != no_player) return false;
  if (piece.number < 0 || piece.number > most_of_piece) return false;
  const auto is_segment = [&](u8 segment) {
    return find_node(game.tables, state.board, piece.at, segment) != no_node;
  };
  if (piece.on == PlaceKind::segment)
    return is_segment(piece.segment) && (piece.other == no_segment || is_segment(piece.other));
  return piece.on != PlaceKind::tile || tile_at(state.board, piece.at) != no_tile;
}

std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  if (!has_place(game, state, piece)) return std::nullopt;
  for (const Set* set : game.sets)
    if (set->put)
      if (const auto rule = set->put(game, state, piece)) return rule;
  return std::nullopt;
}

// What Set::put says about the order.
int rank(const StartPiece& piece) {
  if (piece.other != no_segment) return -1;
  return static_cast<int>(piece.piece) + (piece.on == PlaceKind::supply ? piece_kinds : 0);
}

}  // namespace

std::optional<Error> lay_out_pieces(const Game& game, State& state) {
  const StartPosition& position = *game.setup.position;
  for (int p = 0; p < max_players; ++p) {
    const i16 points = position.points[static_cast<std::size_t>(p)];
    if (points < 0 || points > (p < game.sides ? most_points : 0))
      return fail("position.points", std::to_string(points));
    state.score[p] = points;
  }
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < position.pieces.size(); ++i) order.push_back(i);
  sort_stably(order, [&](std::size_t a, std::size_t b) {
    return rank(position.pieces[a]) < rank(position.pieces[b]);
  });
  std::vector<int> numbers;  // of the pieces that are figures on the board
  for (const std::size_t i : order) {
    const int number = static_cast<int>(i + 1);
    const auto rule = put(game, state, position.pieces[i]);
    if (!rule) return fail("position.nowhere", {}, number);
    if (*rule != Rule::none) return fail("position.piece", std::string(rule_id(*rule)), number);
    numbers.resize(state.figures.size(), number);
  }
  for (std::size_t i = 0; i < state.figures.size(); ++i) {  // BASE-SCORE-8
    const Node root = find_root(state.board, state.figures[i].node);
    if (closing_of(kind_of(game.tables, state.board, root)) != Closing::never &&
        state.board.totals[root].open == 0)
      return fail("position.piece", std::string(rule_id(Rule::BASE_SCORE_8)), numbers[i]);
  }
  return std::nullopt;
}

bool can_begin(const Game& game, const State& state) {
  const bool alone =
      std::any_of(game.sets.begin(), game.sets.end(), [](const Set* set) { return set->alone; });
  return !alone && decision(game, state).phase == Phase::draw && state.this_turn.parts == 1 &&
         !state.interrupted.waiting && !state.over && current_pile(state) == main_pile;
}

StartPosition position_of(const Game& game, const State& state) {
  StartPosition position;
  for (const Set* set : game.sets)
    if (set->pick_up) set->pick_up(game, state, position);
  // Their order on the table is lost: the same position is always written in the same way.
  sort_stably(position.pieces,
              [](const StartPiece& a, const StartPiece& b) { return rank(a) < rank(b); });
  std::vector<int> rest(game.copies.begin(), game.copies.end());
  for (const StartTile& tile : game.start) ++rest[tile.type];
  for (const StartTile& tile : position.tiles) --rest[tile.type];
  // A position of its own has left fewer of some types than all others: so many are left of them.
  const auto said = [&game](TypeIndex type) {
    if (!game.setup.position) return false;
    const std::vector<StartLeft>& left = game.setup.position->left;
    return std::any_of(left.begin(), left.end(),
                       [type](const StartLeft& one) { return one.type == type; });
  };
  for (std::size_t t = 0; t < rest.size(); ++t)
    if (const auto type = static_cast<TypeIndex>(t); game.pile[t] == main_pile &&
                                                     game.types[t].board.empty() &&
                                                     (state.bag[t] != rest[t] || said(type)))
      position.left.push_back({type, state.bag[t]});
  for (PlayerIndex p = 0; p < game.sides; ++p)
    for (int kind = 0; kind < figure_kinds; ++kind) {
      int left = game.dealt[kind];
      for (const StartPiece& piece : position.pieces)
        left -= piece.owner == p && static_cast<int>(piece.piece) == kind;
      if (left != state.supply[p][kind])
        position.pieces.push_back(
            numbered_piece(static_cast<Piece>(kind), p, PlaceKind::supply, state.supply[p][kind]));
    }
  return position;
}

}  // namespace bastide

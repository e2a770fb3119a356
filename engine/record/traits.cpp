#include "engine/record/traits.hpp"

#include <algorithm>
#include <bit>

#include "engine/record/usual.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// The first trait of each group.
enum : int {
  at_neighbours = 0,  // empty cells: adjacent tiles, 5
  at_around = 8,      // tiles around, 10
  at_recent = 24,     // how many tiles ago an adjacent one was laid, log 2, 8
  at_monk = 32,       // monasteries and gardens around, by who stands there, 4
  at_field = 40,      // fields that the tile meets, likewise, 5
  at_feature = 64,    // roads and cities that it meets, 90
  at_doing = 192,     // S6: the action, by the meeples left, 80
  at_progress = 288,  // the kind of feature, by the tiles left, 128
  at_figure = 416,    // the figure, 336
  at_open = 752,      // how many open edges it has, 48
  at_size = 800,      // how large it is, 48
  at_left = 864,      // how many figures of the kind are left, 28
  at_kind = 896,      // all other rows: the action, 64
  at_value = 960,     // and its index among the candidates, 1024
  // since version 3:
  at_length = 2048,  // roads and cities that the tile meets, by who stands there and length, 80
  at_facing = 2128,  // roads and cities at the empty cells beside it, by who stands there, 30
  at_hand = 2160,    // S6: the kind of feature, by the meeples left, 384
};

// Version 2 gave an answer at most this many traits, all below at_length.
constexpr std::size_t most_at_first = 32;

// Who occupies a feature: bit 0 the active player, 1 others, 2 a helper of the active player.
using Occupants = FixedVector<u8, max_nodes>;

Occupants who_stands(const State& state, const std::vector<FigureRecord>& figures) {
  const Board& board = state.board;
  Occupants occupants;
  occupants.set_size(board.parent.size());
  std::fill(occupants.begin(), occupants.end(), u8{0});
  for (const FigureRecord& figure : figures) {
    u8& who = occupants[find_root(board, figure.node)];
    const bool own = figure.owner == state.active;
    who = static_cast<u8>(who | (!own ? 2 : is_meeple(figure.kind) ? 1 : 4));
  }
  return occupants;
}

u8 number_of(u8 occupants) { return (occupants & 4) != 0 ? 4 : occupants; }

void add(Traits& traits, int trait) {
  if (traits.size() < (trait < at_length ? most_at_first : traits.capacity()))
    traits.push_back(static_cast<u16>(trait));
}

// Adds the traits of a tile in an empty cell.
void add_place(const Game& game, const State& state, const Occupants& occupants,
               const Action& action, Traits& traits) {
  const Board& board = state.board;
  const Shape& shape = game.tables.types[state.drawn].shape[action.value];
  struct Met {
    Node root = no_node;
    unsigned sides = 0, reach = 0;
  };
  FixedVector<Met, 4> met;
  FixedVector<Node, 8> fields;
  unsigned open = 0;
  int neighbours = 0;
  std::size_t recent = 0;
  for (int side = 0; side < 4; ++side) {
    const TileIndex beside = tile_at(board, neighbour(action.at, static_cast<Side>(side)));
    if (beside == no_tile) {
      open |= 1u << side;
      continue;
    }
    ++neighbours;
    recent = std::max<std::size_t>(recent, beside);
    const PlacedTile& tile = board.tiles[beside];
    const Shape& other = game.tables.types[tile.type].shape[tile.rotation];
    const auto root_of = [&](u8 segment) {
      return segment == no_segment ? no_node
                                   : find_root(board, static_cast<Node>(tile.first_node + segment));
    };
    const int facing = side ^ 2;
    for (int half = 0; half < 2; ++half) {
      const Node field = root_of(other.at_half[2 * facing + half]);
      if (field != no_node && std::find(fields.begin(), fields.end(), field) == fields.end())
        fields.push_back(field);
    }
    const Node root = root_of(other.at_side[facing][0]);
    if (root == no_node) continue;
    Met* known = std::find_if(met.begin(), met.end(), [&](const Met& m) { return m.root == root; });
    if (known == met.end()) {
      met.push_back({root, 0, 0});
      known = met.end() - 1;
    }
    known->sides |= 1u << side;
    known->reach |= shape.reach[side];
  }
  add(traits, at_neighbours + neighbours);
  add(traits,
      at_recent + std::min(7, static_cast<int>(std::bit_width(board.tiles.size() - recent))));
  for (const Met& m : met) {
    const int openings = std::min(2, std::popcount(m.reach & open));
    const int rest = board.totals[m.root].open - std::popcount(m.sides);
    const int kind = kind_of(game.tables, board, m.root) == SegmentKind::city;
    add(traits,
        at_feature +
            ((number_of(occupants[m.root]) * 3 + openings) * 3 + std::clamp(rest, 0, 2)) * 2 +
            kind);
  }
  for (const Node field : fields) add(traits, at_field + number_of(occupants[field]));
  int around = 0;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x) {
      const TileIndex tile =
          tile_at(board, {static_cast<i16>(action.at.x + x), static_cast<i16>(action.at.y + y)});
      if (tile == no_tile) continue;
      ++around;
      const TypeTable& type = game.tables.types[board.tiles[tile].type];
      if (type.surrounded == 0) continue;
      for (int i = 0; i < type.segment_count; ++i)
        if (type.kind[i] == SegmentKind::monastery || type.kind[i] == SegmentKind::garden)
          add(traits, at_monk + (occupants[node_of(board, tile, i)] & 3));
    }
  add(traits, at_around + around);

  for (const Met& m : met) {
    const Totals& totals = board.totals[m.root];
    const bool closed =
        (m.reach & open) == 0 && totals.open <= static_cast<unsigned>(std::popcount(m.sides));
    const int length = std::min(3, static_cast<int>(std::bit_width(unsigned{totals.tiles})) - 1);
    const int kind = kind_of(game.tables, board, m.root) == SegmentKind::city;
    add(traits, at_length + ((number_of(occupants[m.root]) * 2 + closed) * 4 + length) * 2 + kind);
  }
  for (int side = 0; side < 4; ++side) {
    const Position between = neighbour(action.at, static_cast<Side>(side));
    if ((open >> side & 1) == 0) continue;
    for (int across = 0; across < 4; ++across) {
      const TileIndex beyond = tile_at(board, neighbour(between, static_cast<Side>(across)));
      if (beyond == no_tile) continue;
      const PlacedTile& tile = board.tiles[beyond];
      const u8 segment = game.tables.types[tile.type].shape[tile.rotation].at_side[across ^ 2][0];
      if (segment == no_segment) continue;
      const Node root = find_root(board, static_cast<Node>(tile.first_node + segment));
      const bool city = kind_of(game.tables, board, root) == SegmentKind::city;
      const EdgeKind edge = shape.edges[side];
      const int own = edge == EdgeKind::field ? 0 : (edge == EdgeKind::city) == city ? 1 : 2;
      add(traits, at_facing + (number_of(occupants[root]) * 3 + own) * 2 + city);
    }
  }
}

// A segment's appearance: its kind and who stands there.
int look_of(const Game& game, const State& state, const Occupants& occupants, Node node) {
  const Node root = find_root(state.board, node);
  const int kind = std::min(5, static_cast<int>(kind_of(game.tables, state.board, node)));
  const bool closed = state.board.totals[root].open == 0;
  return (kind * 2 + closed) * 4 + (occupants[root] & 3);
}

}  // namespace

std::vector<Traits> find_traits(const Game& game, const State& state,
                                const std::vector<FigureRecord>& figures,
                                const std::vector<Action>& actions) {
  std::vector<Traits> all;
  const Board& board = state.board;
  const PhaseRow& row = *game.phases[state.step];
  if (row.chance) {
    all.resize(actions.size());
    return all;
  }
  const Occupants occupants = who_stands(state, figures);
  int left[figure_kinds], meeples = 0;
  for (int k = 0; k < figure_kinds; ++k) {
    left[k] = game.dealt[static_cast<std::size_t>(k)];
    for (const FigureRecord& figure : figures)
      left[k] -= figure.owner == state.active && static_cast<int>(figure.kind) == k &&
                 is_unfinished(game, board, figure.node);
    left[k] = std::max(0, left[k]);
    if (is_meeple(static_cast<FigureKind>(k))) meeples += left[k];
  }
  meeples = std::min(meeples, 7);
  const int progress = std::min(7, static_cast<int>(std::bit_width(state.bag_total / 2u)));
  int number = 0;
  for (const Action& action : actions) {
    Traits traits;
    if (action.kind == ActionKind::place) {
      add_place(game, state, occupants, action, traits);
    } else if (row.phase == Phase::figure) {
      const bool comes = action.kind == ActionKind::deploy;
      const int doing = comes                                 ? 0
                        : action.kind == ActionKind::pass     ? 1
                        : action.kind == ActionKind::retrieve ? 2
                        : action.kind == ActionKind::fly      ? 3
                        : action.kind == ActionKind::crown    ? 4
                                                              : 5;
      const int figure = std::min<int>(action.what, figure_kinds);
      add(traits, at_doing + (comes && figure > 2 ? 6 + figure - 3 : doing) * 8 + meeples);
      int look = 40 + doing;
      if (comes) {
        const Node node = node_of(board, state.placed, action.where);
        const Totals& totals = board.totals[find_root(board, node)];
        look = look_of(game, state, occupants, node);
        add(traits, at_open + look / 8 * 8 + std::min<int>(7, totals.open));
        add(traits, at_size + look / 4 * 4 +
                        std::min(3, static_cast<int>(std::bit_width(unsigned{totals.tiles}))));
        add(traits, at_progress + (figure > 2 ? 10 + figure : look / 8) * 8 + progress);
        add(traits, at_left + figure * 4 + std::min(3, left[figure]));
      } else {
        add(traits, at_progress + (7 + std::min(doing, 2)) * 8 + progress);
      }
      add(traits, at_figure + figure * 48 + look);
      if (comes) add(traits, at_hand + look * 8 + meeples);
    } else {
      const int kind = static_cast<int>(action.kind) % 64;
      add(traits, at_kind + kind);
      add(traits, at_value + kind * 16 + std::min(15, number));
    }
    ++number;
    all.push_back(traits);
  }
  return all;
}

TraitModel::TraitModel(int version, bool sensible)
    : known(version == 2 ? std::size_t{at_length} : trait_count),
      slowness((version == 2 ? 8 : 16) * (sensible ? 1 : 2)) {
  std::fill(std::begin(factor), std::end(factor), 0);
  for (const Usual& usual : usual_factors(version, sensible))
    factor[usual.trait] = usual.quarters * (1 << 14);
}

void TraitModel::weigh(const std::vector<Traits>& traits, std::vector<u32>& weights) const {
  constexpr int one = 1 << 16, highest = 12;
  std::vector<i32> logs;
  i32 best = -(1 << 30);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const int whole = std::bit_width(weights[i]) - 1;
    i32 sum = whole * one + static_cast<i32>((u64{weights[i]} << 16 >> whole) - one);
    for (const u16 trait : traits[i])
      if (trait < known) sum += factor[trait];
    best = std::max(best, sum);
    logs.push_back(sum);
  }
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const i32 below = best - logs[i], whole = below >> 16;             // number of halvings
    const u32 part = static_cast<u32>(2 * one - (below & (one - 1)));  // of 2 * one
    weights[i] = whole > highest ? 1 : std::max<u32>(1, part >> (16 - highest + 1) >> whole);
  }
}

void TraitModel::learn(const std::vector<Traits>& traits, const std::vector<u32>& weights,
                       std::size_t chosen) {
  constexpr i32 most = 1 << 21;
  u64 total = 0;
  for (const u32 weight : weights) total += weight;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const i32 miss =
        (i == chosen ? 1 << 16 : 0) - static_cast<i32>((u64{weights[i]} << 16) / total);
    for (const u16 trait : traits[i])
      factor[trait] = std::clamp(factor[trait] + miss / slowness, -most, most);
  }
}

}  // namespace bastide

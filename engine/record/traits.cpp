#include "engine/record/traits.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// Where the traits of a kind begin.
enum : int {
  at_neighbours = 0,  // empty cells: tiles beside, 5
  at_around = 8,      // tiles around, 10
  at_recent = 24,     // how many tiles ago one beside was laid, in powers of two, 8
  at_monk = 32,       // monasteries and gardens around, by who stands there, 4
  at_field = 40,      // fields that the tile meets, likewise, 5
  at_feature = 64,    // roads and cities that it meets, 90
  at_doing = 192,     // S6: what is done, by the meeples left, 80
  at_progress = 288,  // on what, by the tiles left, 128
  at_figure = 416,    // by which figure, 336
  at_open = 752,      // how many open edges it has, 48
  at_size = 800,      // how large it is, 48
  at_left = 864,      // how many figures of the kind are left, 28
  at_kind = 896,      // all other rows: what is done, 64
  at_value = 960,     // and as which of the candidates, 1024
};

// What is usual, found in games of computer players: factors as binary logarithms, in quarters.
struct Usual {
  u16 trait;
  i8 quarters;
};
// Among those who play to win.
// clang-format off
constexpr Usual sensible_ones[] = {
    {1, 10}, {2, 12}, {3, 12}, {4, 10}, {10, 3}, {11, 4}, {12, 5}, {13, 7}, {14, 7}, {15, 8},
    {16, 10}, {25, 11}, {26, 8}, {27, 7}, {28, 6}, {29, 5}, {30, 4}, {31, 3}, {33, 7},
    {34, -3}, {41, 6}, {43, 3}, {44, 6}, {64, 6}, {65, 15}, {67, 3}, {69, -3}, {70, 3},
    {71, 6}, {79, -5}, {81, -7}, {82, 15}, {83, 20}, {84, 13}, {85, 21}, {87, 12}, {88, 16},
    {89, 18}, {90, 15}, {91, 13}, {93, 8}, {99, 2}, {101, 3}, {102, -2}, {103, -6}, {105, -5},
    {108, -4}, {109, -4}, {111, -6}, {113, 5}, {117, -3}, {118, 6}, {119, 9}, {121, 7},
    {123, 2}, {124, 7}, {125, 3}, {136, 7}, {137, 13}, {138, 3}, {139, 19}, {141, 14},
    {142, 19}, {143, 14}, {144, 3}, {145, 11}, {147, 11}, {153, 3}, {192, -8}, {198, 3},
    {200, 7}, {201, 8}, {202, 6}, {203, 5}, {206, -4}, {207, -3}, {208, 5}, {209, 8}, {210, 6},
    {211, 5}, {212, 3}, {218, 4}, {219, 5}, {220, 6}, {221, 3}, {226, -10}, {227, -9},
    {228, -4}, {230, 5}, {231, 13}, {241, -4}, {242, -2}, {247, -2}, {249, -3}, {255, -4},
    {261, -3}, {262, -2}, {304, 4}, {305, 4}, {306, 3}, {309, -3}, {310, -4}, {311, -8},
    {327, 6}, {356, 4}, {357, 5}, {358, 4}, {359, 4}, {363, 4}, {364, 5}, {365, 6}, {366, 7},
    {367, 11}, {396, -2}, {407, -5}, {416, 4}, {420, 13}, {428, 10}, {434, 7}, {436, -2},
    {452, 2}, {457, 17}, {459, 15}, {460, -13}, {468, 7}, {472, -3}, {476, 6}, {507, 8},
    {544, 8}, {552, 5}, {554, 24}, {561, 6}, {563, 3}, {569, 7}, {625, 6}, {627, 10},
    {672, -6}, {676, 6}, {753, 3}, {755, -6}, {756, -5}, {760, 4}, {761, -2}, {762, -6},
    {769, -3}, {770, -6}, {772, -2}, {784, 4}, {785, 4}, {786, 4}, {787, 3}, {789, -4},
    {790, -6}, {793, 2}, {794, 3}, {795, 4}, {796, 2}, {797, -3}, {798, -5}, {801, -13},
    {803, 3}, {809, -13}, {810, -3}, {811, 8}, {815, 5}, {817, -6}, {818, -2}, {819, -3},
    {837, 4}, {864, -9}, {866, 6}, {867, 12}, {868, -22}, {869, 11}, {873, 5}, {876, -20},
    {877, 11}, {881, 8}, {885, 9}, {904, 3}, {906, 14}, {917, -9}, {1042, 2}, {1088, 2},
    {1103, -4}, {1121, 5}, {1194, 2}, {1199, 2}, {1311, -4}};
// Among those who do anything that is legal.
constexpr Usual wild_ones[] = {
    {200, 8}, {201, 5}, {204, 3}, {208, 8}, {209, 7}, {210, 4}, {211, 4}, {225, -6}, {226, -6},
    {231, 4}, {335, -3}, {355, 4}, {356, 4}, {358, 4}, {359, 4}, {365, 4}, {366, 5}, {367, 9},
    {448, -5}, {457, 23}, {459, 7}, {460, -7}, {496, -3}, {544, 6}, {554, 24}, {561, 4},
    {625, 5}, {833, -3}, {864, -22}, {866, 5}, {867, 7}, {869, 12}, {881, 3}, {885, 11},
    {904, 5}};
// clang-format on

// Who stands on a feature: bit 0 the active player, 1 others, 2 a helper of the active player.
using Standing = FixedVector<u8, max_nodes>;

Standing who_stands(const State& state, const std::vector<FigureRecord>& figures) {
  const Board& board = state.board;
  Standing standing;
  standing.set_size(board.parent.size());
  std::fill(standing.begin(), standing.end(), u8{0});
  for (const FigureRecord& figure : figures) {
    u8& who = standing[find_root(board, figure.node)];
    const bool own = figure.owner == state.active;
    who = static_cast<u8>(who | (!own ? 2 : is_meeple(figure.kind) ? 1 : 4));
  }
  return standing;
}

u8 number_of(u8 standing) { return (standing & 4) != 0 ? 4 : standing; }

void add(Traits& traits, int trait) {
  if (!traits.full()) traits.push_back(static_cast<u16>(trait));
}

// A tile in an empty cell.
void add_place(const Game& game, const State& state, const Standing& standing, const Action& action,
               Traits& traits) {
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
            ((number_of(standing[m.root]) * 3 + openings) * 3 + std::clamp(rest, 0, 2)) * 2 + kind);
  }
  for (const Node field : fields) add(traits, at_field + number_of(standing[field]));
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
          add(traits, at_monk + (standing[node_of(board, tile, i)] & 3));
    }
  add(traits, at_around + around);
}

// A segment, by its kind and who stands there.
int look_of(const Game& game, const State& state, const Standing& standing, Node node) {
  const Node root = find_root(state.board, node);
  const int kind = std::min(5, static_cast<int>(kind_of(game.tables, state.board, node)));
  const bool closed = state.board.totals[root].open == 0;
  return (kind * 2 + closed) * 4 + (standing[root] & 3);
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
  const Standing standing = who_stands(state, figures);
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
      add_place(game, state, standing, action, traits);
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
        look = look_of(game, state, standing, node);
        add(traits, at_open + look / 8 * 8 + std::min<int>(7, totals.open));
        add(traits, at_size + look / 4 * 4 +
                        std::min(3, static_cast<int>(std::bit_width(unsigned{totals.tiles}))));
        add(traits, at_progress + (figure > 2 ? 10 + figure : look / 8) * 8 + progress);
        add(traits, at_left + figure * 4 + std::min(3, left[figure]));
      } else {
        add(traits, at_progress + (7 + std::min(doing, 2)) * 8 + progress);
      }
      add(traits, at_figure + figure * 48 + look);
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

TraitModel::TraitModel(bool sensible) : slowness(sensible ? 8 : 16) {
  std::fill(std::begin(factor), std::end(factor), 0);
  const auto begin_with = [&](std::span<const Usual> all) {
    for (const Usual& usual : all) factor[usual.trait] = usual.quarters * (1 << 14);
  };
  if (sensible)
    begin_with(sensible_ones);
  else
    begin_with(wild_ones);
}

void TraitModel::weigh(const std::vector<Traits>& traits, std::vector<u32>& weights) const {
  constexpr int one = 1 << 16, highest = 12;
  std::vector<i32> logs;
  i32 best = -(1 << 30);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const int whole = std::bit_width(weights[i]) - 1;
    i32 sum = whole * one + static_cast<i32>((u64{weights[i]} << 16 >> whole) - one);
    for (const u16 trait : traits[i]) sum += factor[trait];
    best = std::max(best, sum);
    logs.push_back(sum);
  }
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const i32 below = best - logs[i], whole = below >> 16;             // so many times halved
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

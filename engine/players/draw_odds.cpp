#include "engine/players/draw_odds.hpp"

#include <algorithm>
#include <bit>

#include "engine/base/bytes.hpp"
#include "engine/players/estimate_part.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

constexpr int most_counted = 255;  // each count is a byte

}  // namespace

DrawOdds::DrawOdds(const Game& game, const State& state, const Weights& weights)
    : game_(&game), weights_(weights) {
  for (const Set* set : game.sets) {
    if (!set->estimate || set == weights.unknown) continue;
    const EstimatePart& part = *set->estimate;
    parts_.all.push_back(&part);
    for (const FigureInHand& figure : part.figures) parts_.figures.push_back(figure);
    if (part.adjust_value) parts_.adjust_value.push_back(part.adjust_value);
    if (part.field) parts_.field.push_back(part.field);
    if (part.add) parts_.add.push_back(part.add);
    if (part.takes_figures) parts_.takes_figures.push_back(part.takes_figures);
    if (!part.together.empty()) parts_.together = &part;
  }
  const FixedVector<u8, 256> tiles = count_tiles(state);
  for (std::size_t t = 0; t < tiles.size(); ++t)
    if (tiles[t] > 0) lots_.push_back({static_cast<TypeIndex>(t), tiles[t]});
  cells_.reserve(pattern_count);  // keeps references to them valid
}

// The tiles still to be laid, by type.
FixedVector<u8, 256> DrawOdds::count_tiles(const State& state) {
  FixedVector<u8, 256> tiles = state.bag;
  left_ = state.bag_total;
  for (const EstimatePart* part : parts_.all)
    if (part->tiles_to_come) left_ += part->tiles_to_come(*game_, state, tiles);
  pool_ = left_ + state.unseen;
  int beyond = pool_ - most_counted;
  for (std::size_t t = tiles.size(); beyond > 0 && t > 0; --t) {
    const int cut = std::min<int>(beyond, tiles[t - 1]);
    tiles[t - 1] = static_cast<u8>(tiles[t - 1] - cut);
    beyond -= cut;
  }
  return tiles;
}

void DrawOdds::follow(const State& state) {
  FixedVector<u8, 256> tiles = count_tiles(state);
  FixedVector<Lot, 256> changes;
  for (Lot& lot : lots_) {
    if (const int change = tiles[lot.type] - lot.copies; change != 0) {
      changes.push_back({lot.type, change});
      lot.copies += change;
    }
    tiles[lot.type] = 0;
  }
  for (std::size_t t = 0; t < tiles.size(); ++t) {  // types that were not left before
    if (tiles[t] == 0) continue;
    lots_.push_back({static_cast<TypeIndex>(t), tiles[t]});
    changes.push_back(lots_.back());
  }
  if (changes.empty()) return;
  for (CellOdds& cell : cells_)
    for (const Lot& change : changes) add_lot(cell, change);
}

// A row has entries for earlier edges or half-edges with features of the same kind, so the first
// needs none.
DrawOdds::CellOdds::CellOdds(Pattern of) : pattern(of) {
  for (int edge = 0; edge < 4; ++edge) {
    const int digit = pattern / pattern_weight[edge] % 5;
    if (digit == 0) {
      open |= static_cast<EdgeMask>(1 << edge);
      continue;
    }
    const EdgeKind kind = static_cast<EdgeKind>(digit - 1);
    if (kind != EdgeKind::field) edge_rows |= static_cast<EdgeMask>(1 << edge);
    if (kind != EdgeKind::city) half_rows |= static_cast<HalfMask>(3 << 2 * edge);
  }
  edge_rows &= static_cast<EdgeMask>(edge_rows - 1);
  half_rows &= static_cast<HalfMask>(half_rows - 1);
}

void DrawOdds::add_cell(Pattern pattern) {
  CellOdds& cell = cells_.emplace_back(pattern);
  for (const Lot& lot : lots_) add_lot(cell, lot);
  known_[pattern] = static_cast<u16>(cells_.size());
}

// Adds a lot of identical tiles to the counts, or removes it again: for every open edge that each
// rotation closes, every edge and half-edge that it joins with another. Each of the sums stands for
// a loop over 4 or 8 counts, a byte each, which are added up all at once.
void DrawOdds::add_fitting(CellOdds& cell, const Lot& lot, unsigned rotations) const {
  const u32 open = cell.open * each_byte<u32>;
  u32 closes = 0, reach = 0;
  u64 reach_half = 0;
  for (; rotations != 0; rotations &= rotations - 1) {
    const RotatedTile& shape = game_->tables.types[lot.type].rotated[std::countr_zero(rotations)];
    const u32 here = load_bytes<u32>(shape.reach);
    closes |= zero_bytes(here & open);
    reach |= here;
    reach_half |= load_bytes<u64>(shape.reach_half);
  }
  const u32 copies = static_cast<u32>(lot.copies);
  cell.fit = static_cast<u8>(cell.fit + copies);
  add_bytes<u32>(cell.close, copies * closes);
  const auto mask = [](u64 masks, int n) { return static_cast<u8>(masks >> 8 * n); };
  for (unsigned rows = cell.edge_rows; rows != 0; rows &= rows - 1) {
    const int edge = std::countr_zero(rows);
    add_bytes<u32>(cell.join_edges[edge], copies * bits_as_bytes<u32>(mask(reach, edge)));
  }
  for (unsigned rows = cell.half_rows; rows != 0; rows &= rows - 1) {
    const int half = std::countr_zero(rows);
    add_bytes<u64>(cell.join_halves[half],
                   static_cast<u64>(lot.copies) * bits_as_bytes<u64>(mask(reach_half, half)));
  }
}

}  // namespace bastide

#include "engine/players/draw_odds.hpp"

#include "engine/players/estimate_part.hpp"
#include "engine/rules/set.hpp"

namespace bastide {

DrawOdds::DrawOdds(const Game& game, const State& state, const Weights& weights)
    : game_(&game), weights_(weights) {
  for (const Set* set : game.sets) {
    if (!set->estimate || set == weights.unknown) continue;
    const EstimatePart& part = *set->estimate;
    parts_.all.push_back(&part);
    for (const FigureInHand& figure : part.figures) parts_.figures.push_back(figure);
    if (part.adjust_values) parts_.adjust_values.push_back(part.adjust_values);
    if (part.field) parts_.field.push_back(part.field);
    if (part.add) parts_.add.push_back(part.add);
    if (part.together) parts_.together = &part;
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
  return tiles;
}

// On which sides an empty cell has neighbours, and on which it has none.
struct DrawOdds::Edges {
  FixedVector<u8, 4> sides;
  FixedVector<u8, 8> halves;
  unsigned open = 0;  // sides

  explicit Edges(Pattern pattern) {
    for (u8 side = 0; side < 4; ++side) {
      if (pattern / pattern_weight[side] % 5 == 0) {
        open |= 1u << side;
        continue;
      }
      sides.push_back(side);
      halves.push_back(static_cast<u8>(2 * side));
      halves.push_back(static_cast<u8>(2 * side + 1));
    }
  }
};

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
    for (const Lot& change : changes)
      if (game_->tables.fit(change.type, cell.pattern) != 0)
        add_lot(cell, Edges(cell.pattern), change);
}

void DrawOdds::add_cell(Pattern pattern) {
  CellOdds& cell = cells_.emplace_back();
  cell.pattern = pattern;
  const Edges edges(pattern);
  for (const Lot& lot : lots_) add_lot(cell, edges, lot);
  known_[pattern] = static_cast<u16>(cells_.size());
}

// Adds a lot of identical tiles to the counts, or removes it again.
void DrawOdds::add_lot(CellOdds& cell, const Edges& edges, const Lot& lot) const {
  const auto& [sides, halves, open] = edges;
  const unsigned fits = game_->tables.fit(lot.type, cell.pattern);
  if (fits == 0) return;
  unsigned closes = 0, reach[4] = {}, reach_half[8] = {};
  for (int r = 0; r < 4; ++r) {
    if (!(fits >> r & 1)) continue;
    const Shape& shape = game_->tables.types[lot.type].shape[r];
    for (const u8 side : sides) {
      if ((shape.reach[side] & open) == 0) closes |= 1u << side;
      reach[side] |= shape.reach[side];
    }
    for (const u8 half : halves) reach_half[half] |= shape.reach_half[half];
  }
  const auto add = [&lot](u8& count, unsigned whether) {
    count = static_cast<u8>(count + static_cast<int>(whether & 1) * lot.copies);
  };
  add(cell.fit, 1);
  for (const u8& a : sides) {
    add(cell.close[a], closes >> a);
    for (const u8* b = sides.begin(); b != &a; ++b) add(cell.join_sides[a][*b], reach[a] >> *b);
  }
  for (const u8& a : halves)
    for (const u8* b = halves.begin(); b != &a; ++b)
      add(cell.join_halves[a][*b], reach_half[a] >> *b);
}

}  // namespace bastide

// Gold Mines: bars already won, a share of those that are claimed, and those on the tiles of own
// features, weighted by the chance of completion.
#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"

namespace bastide {
namespace {

// GOLD-12, smoothed.
double worth_of(double bars) { return bars * std::min(4.0, 1 + 0.3 * bars); }

struct Bars {
  Valuation& v;
  const GoldState& gold = v.state.gold;
  const Board& board = v.state.board;
  Ticks of[max_players] = {};

  int on(TileIndex tile) const { return tile < gold.bars.size() ? gold.bars[tile] : 0; }

  void share(u8 owners, double count) {
    if (count <= 0 || owners == 0) return;
    int sharers = 0;
    for (int p = 0; p < v.game.sides; ++p) sharers += owners >> p & 1;
    for (int p = 0; p < v.game.sides; ++p)
      if (owners >> p & 1) of[p] += to_ticks(count / sharers);
  }

  // Claimed bars are shared already; the others await the completion of roads and cities.
  void share_tiles() {
    double waiting[max_open_features];
    std::fill_n(waiting, v.survey.features.size(), 0.0);
    for (std::size_t t = 0; t < gold.bars.size(); ++t) {
      if (gold.bars[t] == 0) continue;
      if (t < gold.claims.size() && gold.claims[t] != 0) {
        share(gold.claims[t], gold.bars[t]);
        continue;
      }
      const PlacedTile& tile = board.tiles[t];
      u8 last = 0;
      for (int i = 0; i < v.game.tables.types[tile.type].segment_count; ++i) {
        const u8 known = v.survey.index[find_root(board, static_cast<Node>(tile.first_node + i))];
        if (known != 0 && known != last) waiting[known - 1] += gold.bars[t];
        last = known;
      }
    }
    for (std::size_t i = 0; i < v.survey.features.size(); ++i) {
      const OpenFeature& feature = v.survey.features[i];
      if (feature.kind != SegmentKind::road && feature.kind != SegmentKind::city) continue;
      if (waiting[i] > 0 && v.worths[i].completion > 0)
        share(v.worths[i].owners, v.worths[i].completion * waiting[i]);
    }
  }

  void share_surroundings(const Surrounded& feature) {
    const Position at = board.cells[board.tiles[feature.tile].cell].at;
    int around = 0;
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        const TileIndex tile =
            tile_at(board, {static_cast<i16>(at.x + dx), static_cast<i16>(at.y + dy)});
        if (tile != no_tile) around += on(tile);
      }
    share(feature.owners, feature.completion * around);
  }
};

void add(Valuation& v) {
  Bars bars{v};
  if (!bars.gold.bars.empty()) {
    bars.share_tiles();
    for (const Surrounded& feature : v.surrounded) bars.share_surroundings(feature);
  }
  for (int p = 0; p < v.game.sides; ++p)
    v.give_to(p, worth_of(bars.gold.won[p] + to_points(bars.of[p])));
}

}  // namespace

extern const EstimatePart gold_mines_estimate = {.add = add};

}  // namespace bastide

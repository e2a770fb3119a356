// Gold Mines: bars already won, a share of those that are claimed, and those on the tiles of own
// features, weighted by the chance of completion.
#include <algorithm>
#include <cstdlib>

#include "engine/base/bytes.hpp"
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
  FixedVector<TileIndex, max_tiles> tiles = {};  // with bars
  Ticks of[max_players] = {};

  void find_tiles() {
    const std::size_t count = gold.bars.size();
    for (std::size_t t = 0; t < count; ++t) {
      while (t + 8 <= count && load_bytes<u64>(&gold.bars[t]) == 0) t += 8;
      if (t < count && gold.bars[t] != 0) tiles.push_back(static_cast<TileIndex>(t));
    }
  }

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
    FixedVector<u8, max_open_features> waited_for;
    for (const TileIndex t : tiles) {
      if (t < gold.claims.size() && gold.claims[t] != 0) {
        share(gold.claims[t], gold.bars[t]);
        continue;
      }
      const PlacedTile& tile = board.tiles[t];
      u8 last = 0;
      for (int i = 0; i < v.game.tables.types[tile.type].segment_count; ++i) {
        const u8 known = v.survey.index[find_root(board, static_cast<Node>(tile.first_node + i))];
        if (known != 0 && known != last) {
          if (waiting[known - 1] == 0) waited_for.push_back(static_cast<u8>(known - 1));
          waiting[known - 1] += gold.bars[t];
        }
        last = known;
      }
    }
    for (const u8 i : waited_for) {
      const OpenFeature& feature = v.survey.features[i];
      if (feature.kind != SegmentKind::road && feature.kind != SegmentKind::city) continue;
      if (v.worths[i].completion > 0)
        share(v.worths[i].owners, v.worths[i].completion * waiting[i]);
    }
  }

  void share_surroundings(const Surrounded& feature) {
    const Position middle = place_of(board, feature.tile);
    int around = 0;
    for (const TileIndex t : tiles) {
      const Position at = place_of(board, t);
      if (std::abs(at.x - middle.x) <= 1 && std::abs(at.y - middle.y) <= 1) around += gold.bars[t];
    }
    share(feature.owners, feature.completion * around);
  }
};

void add(Valuation& v) {
  Bars bars{v};
  bars.find_tiles();
  bars.share_tiles();
  for (const Surrounded& feature : v.surrounded) bars.share_surroundings(feature);
  for (int p = 0; p < v.game.sides; ++p)
    v.give_to(p, worth_of(bars.gold.won[p] + to_points(bars.of[p])));
}

}  // namespace

extern const EstimatePart gold_mines_estimate = {.spread = 0.8, .add = add};

}  // namespace bastide

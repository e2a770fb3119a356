// The Wheel of Fortune: figures on crown spaces, weighted by the chance that the wheel pig stops
// there, and what the next turns of the wheel will bring to figures where they stand now.
#include <algorithm>

#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

constexpr int most_turns = 12;     // of the wheel that are considered
constexpr double shared = 0.75;    // what is left of 6 points that somebody else can halve
constexpr double meeple_home = 2;  // a meeple that will come home from a crown space
constexpr double rounds = 1.5;     // for which figures are assumed to stay where they are

struct Outlook {
  double steps[4] = {};  // the share of the wheel tiles left with this number
  int left = 0;          // wheel tiles left
  double soon = 0;       // of these within the next rounds

  explicit Outlook(const Valuation& v) {
    int tiles = 0;
    for (std::size_t t = 0; t < v.state.bag.size(); ++t) {
      const int copies = v.state.bag[t];
      tiles += copies;
      if (copies == 0 || v.game.types[t].wheel == 0) continue;
      left += copies;
      steps[v.game.types[t].wheel] += copies;
    }
    if (left == 0) return;
    for (double& share : steps) share /= left;
    soon = std::min<double>(left, rounds * v.game.sides * left / tiles);
  }

  // How often the wheel pig is expected to stop in each sector soon.
  void expect(u8 from, double (&stops)[sector_count]) const {
    double at[sector_count] = {}, next[sector_count];
    at[from] = 1;
    for (double turns = soon; turns > 0; turns -= 1) {
      turn(at, next);
      for (int s = 0; s < sector_count; ++s) stops[s] += std::min(1.0, turns) * (at[s] = next[s]);
    }
  }

  // The chance that it ever stops in one.
  double reaches(u8 from, int sector) const {
    double at[sector_count] = {}, next[sector_count], chance = 0;
    at[from] = 1;
    for (int n = std::min(left, most_turns); n > 0; --n) {
      turn(at, next);
      chance += next[sector];
      next[sector] = 0;
      std::copy(next, next + sector_count, at);
    }
    return chance;
  }

 private:
  void turn(const double (&at)[sector_count], double (&next)[sector_count]) const {
    for (int s = 0; s < sector_count; ++s) {
      next[s] = 0;
      for (int k = 1; k <= 3; ++k) next[s] += steps[k] * at[(s + sector_count - k) % sector_count];
    }
  }
};

void add_crowns(Valuation& v, const Outlook& outlook) {
  for (int s = 0; s < sector_count; ++s) {
    const Crowns& crowns = v.state.wheel.crowns[static_cast<std::size_t>(s)];
    if (crowns[0] == no_player && crowns[1] == no_player) continue;
    const bool alone = crowns[0] == no_player || crowns[1] == no_player;
    const double points = alone && crown_spaces[s] == 2 ? 6 * shared : 3;
    const double chance = outlook.reaches(v.state.wheel.wheel_pig, s);
    for (const PlayerIndex p : crowns)
      if (p != no_player)
        v.give_to(p, chance * (points +
                               meeple_home * v.turns[p] / (v.turns[p] + v.weights.figure_horizon)));
  }
}

// WHEEL-7 to WHEEL-10
void add_payouts(Valuation& v, const Outlook& outlook) {
  const Board& board = v.state.board;
  double stops[sector_count] = {};
  outlook.expect(v.state.wheel.wheel_pig, stops);
  const auto of = [&](Sector sector) { return stops[static_cast<std::size_t>(sector)]; };
  for (const Figure& figure : v.state.figures) {
    if (!is_meeple(figure.kind)) continue;
    const Node root = find_root(board, figure.node);
    const SegmentKind kind = kind_of(v.game.tables, board, root);
    const u8 known = v.survey.index[root];
    double worth = 0;
    if (kind == SegmentKind::city) worth = of(Sector::tax) * (1 + board.totals[root].shields);
    if (kind == SegmentKind::field && known != 0)
      worth = of(Sector::famine) * v.survey.features[known - 1u].completed_cities;
    if (kind == SegmentKind::monastery) worth = of(Sector::inquisition) * 2;
    v.give_to(figure.owner, worth);
  }
  for (PlayerIndex p = 0; p < v.game.sides; ++p)
    for (int kind = 0; kind < figure_kinds; ++kind)
      if (is_meeple(static_cast<FigureKind>(kind)))
        v.give_to(p, of(Sector::storm) * v.state.supply[p][kind]);
}

void add(Valuation& v) {
  const Outlook outlook(v);
  if (outlook.left == 0) return;
  add_crowns(v, outlook);
  add_payouts(v, outlook);
}

}  // namespace

extern const EstimatePart wheel_estimate = {.spread = 1.6, .add = add};

}  // namespace bastide

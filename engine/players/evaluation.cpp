#include "engine/players/evaluation.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

constexpr std::size_t rate_count = sizeof(OpenFeature::rate) / sizeof(float);

// (1 - rate)^n, by multiplication alone: the same on every machine.
double none_of(double rate, int n) {
  double base = rate >= 1 ? 0 : 1 - rate, result = 1;
  for (; n > 0; n >>= 1, base *= base)
    if (n & 1) result *= base;
  return result;
}

u8 feature_index(const TileTables& tables, const Board& board, Survey& s, Node node) {
  const Node root = find_root(board, node);
  if (s.index[root] != 0) return static_cast<u8>(s.index[root] - 1);
  if (s.features.full()) return 0xff;
  OpenFeature feature;
  feature.root = root;
  feature.kind = kind_of(tables, board, root);
  s.features.push_back(feature);
  s.index[root] = static_cast<u8>(s.features.size());
  return static_cast<u8>(s.features.size() - 1);
}

// One more empty cell beside a feature.
void add_cell(OpenFeature& feature, u16 fit, double rate) {
  if (fit == 0 || feature.cells == rate_count) feature.dead = true;
  if (feature.cells < rate_count) feature.rate[feature.cells] = static_cast<float>(rate);
  ++feature.cells;
}

void add_junction(Survey& s, u8 a, u8 b, u16 tiles) {
  if (tiles == 0 || a == b || a == 0xff || b == 0xff) return;
  if (a > b) std::swap(a, b);
  for (Junction& junction : s.junctions)
    if (junction.a == a && junction.b == b) {
      junction.tiles = std::max(junction.tiles, tiles);
      return;
    }
  if (!s.junctions.full()) s.junctions.push_back({a, b, tiles});
}

}  // namespace

// ---- The tiles that are left --------------------------------------------------------------------

DrawOdds::DrawOdds(const Game& game, const State& state, const Weights& weights)
    : game_(&game), weights_(weights), bag_(state.bag), left_(state.bag_total) {
  for (const Set* set : game.sets) {
    if (!set->estimate) continue;
    const EstimatePart& part = *set->estimate;
    parts_.all.push_back(&part);
    parts_.figures.insert(parts_.figures.end(), part.figures.begin(), part.figures.end());
    if (part.adjust_values) parts_.adjust_values.push_back(part.adjust_values);
    if (part.field) parts_.field.push_back(part.field);
    if (part.add) parts_.add.push_back(part.add);
    if (part.tiles_to_come) left_ += part.tiles_to_come(game, state, bag_);
  }
  pool_ = left_ + state.unseen;
  const std::vector<TypeTable>& types = game.tables.types;
  shapes_.resize(4 * types.size());
  cells_.resize(pattern_count);
  for (std::size_t t = 0; t < types.size(); ++t) {
    if (bag_[t] == 0) continue;
    for (std::size_t r = 0; r < 4; ++r) {
      const Shape& shape = types[t].shape[r];
      ShapeOutlook& out = shapes_[4 * t + r];
      for (int side = 0; side < 4; ++side) {
        out.reach[side] = 0;
        for (const u8 segment : shape.at_side[side])
          for (int other = 0; other < 4 && segment != no_segment; ++other)
            if (shape.at_side[other][0] == segment || shape.at_side[other][1] == segment)
              out.reach[side] = static_cast<SideMask>(out.reach[side] | 1u << other);
      }
      for (int half = 0; half < 8; ++half) {
        out.halves[half] = 0;
        for (int other = 0; other < 8 && shape.at_half[half] != no_segment; ++other)
          if (shape.at_half[other] == shape.at_half[half])
            out.halves[half] = static_cast<u8>(out.halves[half] | 1u << other);
      }
    }
  }
}

const DrawOdds::CellOdds& DrawOdds::cell(Pattern pattern) {
  CellOdds& cell = cells_[pattern];
  if (cell.known) return cell;
  cell.known = true;
  unsigned known_sides = 0;
  for (int side = 0; side < 4; ++side)
    if (pattern / pattern_weight[side] % 5 != 0) known_sides |= 1u << side;
  const unsigned all = 0xf;
  for (std::size_t t = 0; t < bag_.size(); ++t) {
    if (bag_[t] == 0) continue;
    const unsigned fits = game_->tables.fit(static_cast<TypeIndex>(t), pattern);
    if (fits == 0) continue;
    unsigned closes = 0;
    unsigned sides[4] = {}, halves[8] = {};
    for (std::size_t r = 0; r < 4; ++r) {
      if (!(fits >> r & 1)) continue;
      const ShapeOutlook& shape = shapes_[4 * t + r];
      for (int side = 0; side < 4; ++side) {
        if ((shape.reach[side] & ~known_sides & all) == 0) closes |= 1u << side;
        sides[side] |= shape.reach[side];
      }
      for (int half = 0; half < 8; ++half) halves[half] |= shape.halves[half];
    }
    const u16 copies = bag_[t];
    cell.fit = static_cast<u16>(cell.fit + copies);
    for (int a = 0; a < 4; ++a) {
      if (closes >> a & 1) cell.close[a] = static_cast<u16>(cell.close[a] + copies);
      for (int b = 0; b < a; ++b)
        if (sides[a] >> b & 1)
          cell.join_sides[a][b] = static_cast<u16>(cell.join_sides[a][b] + copies);
    }
    for (int a = 0; a < 8; ++a)
      for (int b = 0; b < a; ++b)
        if (halves[a] >> b & 1)
          cell.join_halves[a][b] = static_cast<u16>(cell.join_halves[a][b] + copies);
  }
  return cell;
}

// ---- The board ----------------------------------------------------------------------------------

void survey(DrawOdds& odds, const Board& board, Survey& result) {
  const TileTables& tables = odds.game().tables;
  const Weights& w = odds.weights();
  const double per_tile = odds.left() > 0 ? 1.0 / odds.pool() : 0;
  result.features.clear();
  result.junctions.clear();
  std::memset(result.index.data(), 0, board.parent.size());

  for (const CellIndex index : board.frontier) {
    const Cell& cell = board.cells[index];
    const DrawOdds::CellOdds& fits = odds.cell(cell.pattern);
    u8 at_side[4] = {0xff, 0xff, 0xff, 0xff};
    u8 second[4] = {0xff, 0xff, 0xff, 0xff};  // at an edge that two cities share
    u8 at_half[8] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
    for (int side = 0; side < 4; ++side) {
      const int digit = cell.pattern / pattern_weight[side] % 5;
      if (digit == 0) continue;
      const TileIndex tile = tile_at(board, neighbour(cell.at, static_cast<Side>(side)));
      const PlacedTile& placed = board.tiles[tile];
      const Shape& shape = tables.types[placed.type].shape[placed.rotation];
      const int facing = (side + 2) & 3;
      if (digit != 1 && shape.at_side[facing][0] != no_segment)
        at_side[side] = feature_index(
            tables, board, result, static_cast<Node>(placed.first_node + shape.at_side[facing][0]));
      if (shape.at_side[facing][1] != no_segment)
        second[side] = feature_index(
            tables, board, result, static_cast<Node>(placed.first_node + shape.at_side[facing][1]));
      for (int half = 0; half < 2; ++half) {
        const u8 segment = shape.at_half[2 * facing + 1 - half];
        if (segment == no_segment) continue;
        at_half[2 * side + half] =
            feature_index(tables, board, result, static_cast<Node>(placed.first_node + segment));
      }
    }

    for (int side = 0; side < 4; ++side) {
      const u8 at = at_side[side];
      if (at == 0xff) continue;
      ++result.features[at].edges;
      bool first = true;
      int close = fits.close[side];
      for (int other = 0; other < 4; ++other) {
        if (at_side[other] != at || other == side) continue;
        if (other < side) first = false;
        close = std::min<int>(close, fits.close[other]);
      }
      if (!first) continue;
      OpenFeature& feature = result.features[at];
      add_cell(feature, fits.fit, (close + w.extend * (fits.fit - close)) * per_tile);
    }
    for (int side = 0; side < 4; ++side) {
      if (second[side] == 0xff || second[side] == at_side[side]) continue;
      OpenFeature& feature = result.features[second[side]];
      ++feature.edges;
      const int close = fits.close[side];
      add_cell(feature, fits.fit, (close + w.extend * (fits.fit - close)) * per_tile);
      add_junction(result, at_side[side], second[side], fits.fit);  // whatever is laid there
    }
    for (int a = 1; a < 4; ++a)
      for (int b = 0; b < a; ++b)
        add_junction(result, at_side[a], at_side[b], fits.join_sides[a][b]);
    for (int a = 1; a < 8; ++a)
      for (int b = 0; b < a; ++b)
        add_junction(result, at_half[a], at_half[b], fits.join_halves[a][b]);
  }
  if (board.bounds.right == Bounds{}.right) return;
  for (OpenFeature& feature : result.features)  // an edge that no cell can ever close (VAR-11)
    feature.dead |= feature.edges < board.totals[feature.root].open;
}

// ---- Points -------------------------------------------------------------------------------------

namespace {

struct Estimator : Valuation {
  DrawOdds& odds;
  Survey& open;  // Valuation::survey, to be filled in
  const TileTables& tables = game.tables;
  const Board& board = state.board;
  const Weights& w = weights;
  const int sides = game.sides;
  double meeples[max_players] = {};  // that will come home, as if they were in hand
  double worth[max_open_features];   // of every occupied feature, to each of its owners

  Estimator(DrawOdds& o, Survey& s, const State& position)
      : Valuation(o.game(), position, s, o.weights()), odds(o), open(s) {}

  int turns_of(u8 owners) const {
    int sum = 0;
    for (int p = 0; p < sides; ++p)
      if (owners >> p & 1) sum += turns[p];
    return sum;
  }

  // The chance that a road or city is completed by somebody who has `draws` draws: at every open
  // cell closing and blocking race each other.
  double completion_by(const OpenFeature& feature, int draws) const {
    if (feature.dead || draws < feature.cells) return 0;
    double chance = 1;
    for (int i = 0; i < feature.cells; ++i) {
      const double close = w.use * static_cast<double>(feature.rate[i]);
      if (close <= 0) return 0;
      chance *= close / (close + w.block) * (1 - none_of(close + w.block, draws));
      if (i > 0) chance *= w.spread;
    }
    return chance;
  }

  // Who owns a feature; `owners` without its detour.
  u8 owners_at(Node root, const Totals& totals) const {
    return game.adjust_owners.empty() ? owners_of(totals, sides) : owners(game, state, root);
  }

  void appraise_feature(OpenFeature& feature, const Totals& totals) {
    feature.appraised = true;
    Totals completed = totals;
    completed.open = 0;
    completed.tiles = static_cast<u8>(totals.tiles + feature.cells);
    feature.completed_value = appraise(game, state, feature.root, completed, true).value;
    feature.unfinished_value = appraise(game, state, feature.root, totals, false).value;
  }

  void roads_and_cities() {
    FixedVector<u8, max_open_features> occupied;
    for (std::size_t i = 0; i < open.features.size(); ++i) {
      OpenFeature& feature = open.features[i];
      if (feature.kind != SegmentKind::road && feature.kind != SegmentKind::city) continue;
      completion[i] = 0;
      const Totals& totals = board.totals[feature.root];
      if (totals.strength == 0) continue;
      if (!feature.appraised) appraise_feature(feature, totals);
      completed_value[i] = feature.completed_value;
      unfinished_value[i] = feature.unfinished_value;
      occupied.push_back(static_cast<u8>(i));
    }
    for (const auto hook : odds.parts().adjust_values) hook(*this);
    for (const u8 i : occupied) road_or_city(i);
  }

  void road_or_city(std::size_t i) {
    const OpenFeature& feature = survey.features[i];
    const Totals& totals = board.totals[feature.root];
    const u8 who = owners_at(feature.root, totals);
    const int draws = turns_of(who);
    const double chance = completion_by(feature, draws);
    completion[i] = chance;
    worth[i] = chance * completed_value[i] + (1 - chance) * unfinished_value[i];
    give(who, worth[i]);
    const double home = time_at_home(feature, draws);
    for (int p = 0; p < sides; ++p) meeples[p] += w.meeple_back * home * strength_of(totals, p);
  }

  // The share of the time left in which the meeples of a feature are home again: the mean of the
  // chance of completion over that time.
  double time_at_home(const OpenFeature& feature, int draws) const {
    double sum = 0;
    for (int k = 1; k < 8; k += 2) sum += completion_by(feature, (draws * k + 4) / 8);
    return sum / 4;
  }

  // The chance that an unfinished city will count for a field.
  double city_will_count(const OpenFeature& city) const {
    const u8 who = owners_at(city.root, board.totals[city.root]);
    return w.field_open_city * completion_by(city, who != 0 ? turns_of(who) : odds.left());
  }

  void find_cities(OpenFeature& field) {
    field.cities_known = true;
    CityList cities;
    cities_of_field(tables, board, field.root, false, cities);
    for (const Node city : cities) {
      if (board.totals[city].open == 0)
        ++field.completed_cities;
      else if (survey.index[city] != 0 && field.open_city_count < std::size(field.open_cities))
        field.open_cities[field.open_city_count++] = static_cast<u8>(survey.index[city] - 1);
    }
  }

  void give_field(const Totals& totals, u8 who, double per_city, double cities) {
    give(who, per_city * cities);
    for (const auto hook : odds.parts().field) hook(*this, totals, who, cities);
  }

  void field(std::size_t i) {
    OpenFeature& feature = open.features[i];
    const Totals& totals = board.totals[feature.root];
    if (totals.strength == 0) return;
    if (!feature.cities_known) find_cities(feature);
    double cities = feature.completed_cities;
    for (int c = 0; c < feature.open_city_count; ++c)
      cities += city_will_count(survey.features[feature.open_cities[c]]);
    const double per_city = game.worth[static_cast<std::size_t>(SegmentKind::field)].city;
    worth[i] = per_city * cities;
    give_field(totals, owners_at(feature.root, totals), per_city, cities);
  }

  // A field that nothing can reach any more.
  void closed_field(Node root) {
    const Scoring scoring = evaluate(game, state, root);
    CityList list;
    cities_of_field(tables, board, root, false, list);
    double cities = scoring.cities;
    for (const Node city : list)
      if (board.totals[city].open != 0 && survey.index[city] != 0)
        cities += city_will_count(survey.features[survey.index[city] - 1u]);
    give_field(board.totals[root], scoring.owners, scoring.per_city, cities);
  }

  void monastery(Node root) {
    const Totals& totals = board.totals[root];
    const u8 who = owners_at(root, totals);
    const int draws = turns_of(who);
    const PlacedTile& tile = board.tiles[board.node_tile[root]];
    const Position at = board.cells[tile.cell].at;
    double value = 1, all = 1;
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        if (dx == 0 && dy == 0) continue;
        const Position around{static_cast<i16>(at.x + dx), static_cast<i16>(at.y + dy)};
        const CellIndex cell = find_cell(board, around);
        double chance = 0;
        if (cell != no_cell && board.cells[cell].tile != no_tile) {
          chance = 1;
        } else {
          const int fit = !contains(board.bounds, around) ? 0
                          : cell == no_cell               ? odds.pool()
                                            : odds.cell(board.cells[cell].pattern).fit;
          chance = 1 - none_of(w.monastery_fill * fit / odds.pool(), draws);
        }
        value += chance;
        all *= chance;
      }
    if (game.setup.options.unfinished_score_nothing) value = 9 * all;
    give(who, value);
    surrounded.push_back({board.node_tile[root], who, all});
    for (int p = 0; p < sides; ++p) meeples[p] += w.meeple_back * all * strength_of(totals, p);
  }

  // What joining two occupied features would change, weighed by the chance that the player who
  // gains most by it draws the tile.
  void junction(const Junction& j) {
    const Node root_a = survey.features[j.a].root, root_b = survey.features[j.b].root;
    const Totals& a = board.totals[root_a];
    const Totals& b = board.totals[root_b];
    if (a.strength == 0 || b.strength == 0) return;
    const u8 owners_a = owners_at(root_a, a), owners_b = owners_at(root_b, b);
    Totals both;
    both.strength = a.strength + b.strength;
    const u8 owners_both = owners_of(both, sides);
    double gain[max_players], sum = 0;
    for (int p = 0; p < sides; ++p) {
      gain[p] = (owners_both >> p & 1 ? worth[j.a] + worth[j.b] : 0) -
                (owners_a >> p & 1 ? worth[j.a] : 0) - (owners_b >> p & 1 ? worth[j.b] : 0);
      sum += gain[p];
    }
    const int others = std::max(1, sides - 1);
    int who = -1;
    double best = 0.01;
    for (int p = 0; p < sides; ++p) {
      const double net = gain[p] - (sum - gain[p]) / others;
      if (net > best) best = net, who = p;
    }
    if (who < 0) return;
    const double chance = 1 - none_of(w.merge * j.tiles / odds.pool(), turns[who]);
    for (int p = 0; p < sides; ++p) points[p] += chance * gain[p];
  }

  int in_hand(int p, FigureKind kind) const {
    return state.supply[p][static_cast<std::size_t>(kind)];
  }

  void hand(int p) {
    double count = meeples[p] + in_hand(p, FigureKind::meeple);
    double others = 0;
    for (const FigureInHand& figure : odds.parts().figures) {
      count += figure.meeples * in_hand(p, figure.kind);
      others += figure.points * in_hand(p, figure.kind);
    }
    double value = w.meeple;
    for (int i = 0; i < 8 && count > 0 && i < turns[p]; ++i) {
      const double use = turns[p] - i;
      points[p] += value * std::min(count, 1.0) * use / (use + w.meeple_horizon);
      value *= w.meeple_ratio;
      count -= 1;
    }
    if (others > 0) points[p] += others * turns[p] / (turns[p] + w.figure_horizon);
  }

  void run() {
    for (int k = 0; k < sides; ++k) {
      const int p = (state.active + k) % sides;
      turns[p] = (odds.left() + sides - 1 - k) / sides;
    }
    for (int p = 0; p < sides; ++p) points[p] = state.score[p];

    roads_and_cities();
    for (std::size_t i = 0; i < survey.features.size(); ++i)
      if (survey.features[i].kind == SegmentKind::field) field(i);
    for (const Junction& j : survey.junctions) junction(j);
    FixedVector<Node, max_figures> done;
    for (const Figure& figure : state.figures) {
      const Node root = find_root(board, figure.node);
      if (survey.index[root] != 0) continue;
      if (std::find(done.begin(), done.end(), root) != done.end()) continue;
      done.push_back(root);
      const SegmentKind kind = kind_of(tables, board, root);
      if (kind == SegmentKind::field)
        closed_field(root);
      else if (needs_surroundings(kind))
        monastery(root);
      else
        give(owners_at(root, board.totals[root]), evaluate(game, state, root).value);
    }
    for (int p = 0; p < sides; ++p) hand(p);
    for (const auto hook : odds.parts().add) hook(*this);
  }
};

}  // namespace

Estimate estimate(DrawOdds& odds, Survey& of, const State& state) {
  Estimate result;
  if (state.over || odds.left() == 0) {
    for (int p = 0; p < odds.game().sides; ++p) result.points[p] = state.score[p];
    return result;
  }
  Estimator estimator(odds, of, state);
  estimator.run();
  for (int p = 0; p < max_players; ++p) result.points[p] = estimator.points[p];
  return result;
}

double margin(const DrawOdds& odds, const Estimate& estimate, PlayerIndex side) {
  const int sides = odds.game().sides;
  if (sides == 1) return estimate.points[side];
  double best = -1e9, sum = 0;
  for (int p = 0; p < sides; ++p) {
    if (p == side) continue;
    best = std::max(best, estimate.points[p]);
    sum += estimate.points[p];
  }
  const double leader = odds.weights().leader;
  return estimate.points[side] - leader * best - (1 - leader) * sum / (sides - 1);
}

}  // namespace bastide

#include "engine/players/evaluation.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "engine/rules/scoring.hpp"
#include "engine/sets/track/track.hpp"

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

Outlook::Outlook(const Game& game, const State& state, const Weights& weights)
    : game_(&game), weights_(weights), bag_(state.bag), left_(state.bag_total) {
  for (int p = 0; p < game.setup.players; ++p)  // tiles in hand will be laid, too
    for (int i = 0; i < state.hands.count[p]; ++i, ++left_) ++bag_[state.hands.tiles[p][i]];
  const std::vector<TypeTable>& types = game.tables.types;
  shapes_.resize(4 * types.size());
  cells_.resize(pattern_count);
  for (std::size_t t = 0; t < types.size(); ++t) {
    if (bag_[t] == 0) continue;
    for (std::size_t r = 0; r < 4; ++r) {
      const Shape& shape = types[t].shape[r];
      ShapeOutlook& out = shapes_[4 * t + r];
      for (int side = 0; side < 4; ++side) {
        const u8 segment = shape.at_side[side][0];
        out.reach[side] = 0;
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

const Outlook::CellOutlook& Outlook::cell(Pattern pattern) {
  CellOutlook& cell = cells_[pattern];
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

void survey(Outlook& outlook, const Board& board, Survey& result) {
  const TileTables& tables = outlook.game().tables;
  const Weights& w = outlook.weights();
  const double per_tile = outlook.left() > 0 ? 1.0 / outlook.left() : 0;
  result.features.clear();
  result.junctions.clear();
  std::memset(result.index.data(), 0, board.parent.size());

  for (const CellIndex index : board.frontier) {
    const Cell& cell = board.cells[index];
    const Outlook::CellOutlook& fits = outlook.cell(cell.pattern);
    u8 at_side[4] = {0xff, 0xff, 0xff, 0xff};
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
      if (fits.fit == 0 || feature.cells == rate_count) feature.dead = true;
      if (feature.cells < rate_count)
        feature.rate[feature.cells] =
            static_cast<float>((close + w.extend * (fits.fit - close)) * per_tile);
      ++feature.cells;
    }
    for (int a = 1; a < 4; ++a)
      for (int b = 0; b < a; ++b)
        add_junction(result, at_side[a], at_side[b], fits.join_sides[a][b]);
    for (int a = 1; a < 8; ++a)
      for (int b = 0; b < a; ++b)
        add_junction(result, at_half[a], at_half[b], fits.join_halves[a][b]);
  }
  if (outlook.game().setup.options.limited_board)
    for (OpenFeature& feature : result.features)  // an edge that no cell can ever close (VAR-11)
      feature.dead |= feature.edges < board.totals[feature.root].open;
}

// ---- Points -------------------------------------------------------------------------------------

namespace {

struct Estimator {
  Outlook& outlook;
  Survey& survey;
  const State& state;
  const Game& game = outlook.game();
  const TileTables& tables = game.tables;
  const Board& board = state.board;
  const Weights& w = outlook.weights();
  int players = game.setup.players;
  int turns[max_players] = {};  // draws still to come
  double points[max_players] = {};
  double meeples[max_players] = {};  // that will come home, as if they were in hand
  double worth[250];                 // of every occupied feature, to each of its owners
  double bars[max_players] = {};     // of gold: won, claimed, and on tiles of own features
  double bars_at[250];               // on the tiles of every road and city
  Node enchanted[magic_figures] = {no_node, no_node};  // the features of mage and witch

  Estimator(Outlook& o, Survey& s, const State& position)
      : outlook(o), survey(s), state(position) {}

  int turns_of(u8 owners) const {
    int sum = 0;
    for (int p = 0; p < players; ++p)
      if (owners >> p & 1) sum += turns[p];
    return sum;
  }

  // The chance that a road or city is completed by somebody who has `draws` draws: at every open
  // cell closing and blocking race each other.
  double completion(const OpenFeature& feature, int draws) const {
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

  // MAGE-11, MAGE-12, MAGE-15
  double with_magic(const OpenFeature& feature, double value, int tiles) const {
    if (feature.root == enchanted[static_cast<std::size_t>(Magic::witch)]) value /= 2;
    if (feature.root == enchanted[static_cast<std::size_t>(Magic::mage)]) value += tiles;
    return value;
  }

  double completed_value(const OpenFeature& feature, const Totals& totals) const {
    const int tiles = totals.tiles + feature.cells;
    return with_magic(feature, plain_completed_value(feature, totals, tiles), tiles);
  }
  double plain_completed_value(const OpenFeature& feature, const Totals& totals, int tiles) const {
    if (feature.kind != SegmentKind::city) return totals.inns > 0 ? 2 * tiles : tiles;  // INN-1
    if (totals.cathedrals > 0) return 3 * (tiles + totals.shields);                     // INN-4
    const bool tiny = tiles == 2 && game.setup.options.tiny_city_two;
    return (tiny ? 1 : 2) * (tiles + totals.shields);
  }
  double unfinished_value(const OpenFeature& feature, const Totals& totals) const {
    if (game.setup.options.unfinished_score_nothing) return 0;
    const bool needs_completion = totals.inns > 0 || totals.cathedrals > 0;  // INN-2, INN-6
    const double value = needs_completion && !game.setup.options.inns_ignored_at_end ? 0
                         : feature.kind == SegmentKind::city ? totals.tiles + totals.shields
                                                             : totals.tiles;
    return with_magic(feature, value, totals.tiles);
  }

  void give(int owners, double value) {
    for (int p = 0; p < players; ++p)
      if (owners >> p & 1) points[p] += value;
  }

  void road_or_city(std::size_t i) {
    const OpenFeature& feature = survey.features[i];
    const Totals& totals = board.totals[feature.root];
    if (totals.strength == 0) return;
    const double completed = completed_value(feature, totals);
    const u8 owners = owners_of(totals, players);
    const double chance = completion(feature, turns_of(owners));
    worth[i] = chance * completed + (1 - chance) * unfinished_value(feature, totals);
    give(owners, worth[i]);
    share_bars(owners, chance * bars_at[i]);
    const double home = time_at_home(feature, turns_of(owners));
    for (int p = 0; p < players; ++p) meeples[p] += w.meeple_back * home * strength_of(totals, p);
  }

  // The share of the time left in which the meeples of a feature are home again: the mean of the
  // chance of completion over that time.
  double time_at_home(const OpenFeature& feature, int draws) const {
    double sum = 0;
    for (int k = 1; k < 8; k += 2) sum += completion(feature, (draws * k + 4) / 8);
    return sum / 4;
  }

  // The chance that an unfinished city will count for a field.
  double city_will_count(const OpenFeature& city) const {
    const Totals& totals = board.totals[city.root];
    const u8 owners = owners_of(totals, players);
    const int draws = owners != 0 ? turns_of(owners) : outlook.left();
    return w.field_open_city * completion(city, draws);
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

  void field(std::size_t i) {
    OpenFeature& feature = survey.features[i];
    const Totals& totals = board.totals[feature.root];
    if (totals.strength == 0) return;
    if (!feature.cities_known) find_cities(feature);
    double cities = feature.completed_cities;
    for (int c = 0; c < feature.open_city_count; ++c)
      cities += city_will_count(survey.features[feature.open_cities[c]]);
    worth[i] = 3 * cities;
    const u8 owners = owners_of(totals, players);
    give(owners, worth[i]);
    give(owners & totals.helpers, cities);  // PIG-4
  }

  // A field that nothing can reach any more.
  void closed_field(Node root) {
    const Scoring scoring = evaluate(game, state, root);
    CityList cities;
    cities_of_field(tables, board, root, false, cities);
    double value = scoring.value;
    for (const Node city : cities)
      if (board.totals[city].open != 0 && survey.index[city] != 0)
        value += 3 * city_will_count(survey.features[survey.index[city] - 1u]);
    give(scoring.owners, value);
    give(scoring.owners & scoring.pigs, value / 3);
  }

  void monastery(Node root) {
    const Totals& totals = board.totals[root];
    const u8 owners = owners_of(totals, players);
    const int draws = turns_of(owners);
    const PlacedTile& tile = board.tiles[board.node_tile[root]];
    const Position at = board.cells[tile.cell].at;
    double value = 1, all = 1;
    int bars_around = bars_on(board.node_tile[root]);
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        if (dx == 0 && dy == 0) continue;
        const Position around{static_cast<i16>(at.x + dx), static_cast<i16>(at.y + dy)};
        const CellIndex cell = find_cell(board, around);
        double chance = 0;
        if (cell != no_cell && board.cells[cell].tile != no_tile) {
          chance = 1;
          bars_around += bars_on(board.cells[cell].tile);
        } else {
          const int fit = !contains(board.bounds, around) ? 0
                          : cell == no_cell               ? outlook.left()
                                            : outlook.cell(board.cells[cell].pattern).fit;
          chance = 1 - none_of(w.monastery_fill * fit / outlook.left(), draws);
        }
        value += chance;
        all *= chance;
      }
    if (game.setup.options.unfinished_score_nothing) value = 9 * all;
    give(owners, value);
    share_bars(owners, all * bars_around);
    for (int p = 0; p < players; ++p) meeples[p] += w.meeple_back * all * strength_of(totals, p);
  }

  // ---- Gold Mines ----

  int bars_on(TileIndex tile) const {
    return tile < state.gold.bars.size() ? state.gold.bars[tile] : 0;
  }

  void share_bars(u8 owners, double count) {
    if (count <= 0 || owners == 0) return;
    int sharers = 0;
    for (int p = 0; p < players; ++p) sharers += owners >> p & 1;
    for (int p = 0; p < players; ++p)
      if (owners >> p & 1) bars[p] += count / sharers;
  }

  // Bars that are claimed are shared already, the others wait on roads and cities.
  void find_bars() {
    std::fill_n(bars_at, survey.features.size(), 0.0);
    const GoldState& gold = state.gold;
    for (std::size_t t = 0; t < gold.bars.size(); ++t) {
      if (gold.bars[t] == 0) continue;
      if (t < state.gold.claims.size() && state.gold.claims[t] != 0) {
        share_bars(state.gold.claims[t], gold.bars[t]);
        continue;
      }
      const PlacedTile& tile = board.tiles[t];
      u8 last = 0;
      for (int i = 0; i < tables.types[tile.type].segment_count; ++i) {
        const u8 known = survey.index[find_root(board, static_cast<Node>(tile.first_node + i))];
        if (known != 0 && known != last) bars_at[known - 1] += gold.bars[t];
        last = known;
      }
    }
  }

  // GOLD-12 without its steps.
  static double worth_of_bars(double count) { return count * std::min(4.0, 1 + 0.3 * count); }

  // What joining two occupied features would change, weighed by the chance that the player who
  // gains most by it draws the tile.
  void junction(const Junction& j) {
    const Totals& a = board.totals[survey.features[j.a].root];
    const Totals& b = board.totals[survey.features[j.b].root];
    if (a.strength == 0 || b.strength == 0) return;
    const u8 owners_a = owners_of(a, players), owners_b = owners_of(b, players);
    Totals both;
    both.strength = a.strength + b.strength;
    const u8 owners = owners_of(both, players);
    double gain[max_players], sum = 0;
    for (int p = 0; p < players; ++p) {
      gain[p] = (owners >> p & 1 ? worth[j.a] + worth[j.b] : 0) -
                (owners_a >> p & 1 ? worth[j.a] : 0) - (owners_b >> p & 1 ? worth[j.b] : 0);
      sum += gain[p];
    }
    int who = -1;
    double best = 0.01;
    for (int p = 0; p < players; ++p) {
      const double net = gain[p] - (sum - gain[p]) / (players - 1);
      if (net > best) best = net, who = p;
    }
    if (who < 0) return;
    const double chance = 1 - none_of(w.merge * j.tiles / outlook.left(), turns[who]);
    for (int p = 0; p < players; ++p) points[p] += chance * gain[p];
  }

  int in_hand(int p, FigureKind kind) const {
    return state.supply[p][static_cast<std::size_t>(kind)];
  }

  // A robber brings points to its owner and takes none from its victim (ROB-9).
  void robbers() {
    for (PlayerIndex p = 0; p < players; ++p) {
      const double share = turns[p] / (turns[p] + w.figure_horizon);
      const u8 space = state.track.robber[p];
      if (space == no_space) {
        points[p] += w.robber * share;
        continue;
      }
      int watched = 0;
      for (PlayerIndex other = 0; other < players; ++other)
        for (int figure = 0; figure < figures_on_track(game) && other != p; ++figure)
          watched += space_of(state, other, static_cast<ScoringFigure>(figure)) == space;
      points[p] += w.robber_at_end + w.robber_watching * std::min(watched, 3) * share;
    }
  }

  // What figures and tokens of expansions are still good for.
  void expansions() {
    if (game.setup.has(Expansion::robbers)) robbers();
    if (game.setup.has(Expansion::messages)) {
      if (decision(game, state).phase == Phase::message_draw) points[state.active] += w.message;
      if (state.interrupted.waiting) points[state.active] += w.second_part;
    }
    for (int p = 0; p < players; ++p)
      points[p] +=
          (w.abbot * in_hand(p, FigureKind::abbot) + w.builder * in_hand(p, FigureKind::builder) +
           w.pig * in_hand(p, FigureKind::pig)) *
          turns[p] / (turns[p] + w.figure_horizon);
    for (const Figure& figure : state.figures) {
      if (figure.kind != FigureKind::builder) continue;
      const u8 known = survey.index[find_root(board, figure.node)];
      if (known == 0) continue;
      // It works as long as its feature stays open, and comes home then.
      const int draws = turns[figure.owner];
      const double share = survey.features[known - 1u].dead ? 0.5 : 1;
      points[figure.owner] += share * w.builder_at_work * draws / (draws + w.figure_horizon);
    }
    if (!game.setup.has(Expansion::traders_builders)) return;
    if (state.this_turn.traders.double_turn_used) points[state.active] += w.second_part;
    for (int kind = 0; kind < goods_kinds; ++kind) {  // TRADE-7: the chance to have the most
      double sum = 0, odds[max_players];
      for (int p = 0; p < players; ++p) {
        const double tokens = state.traders.goods[p][kind] + w.goods_doubt;
        sum += odds[p] = tokens * tokens * tokens;
      }
      for (int p = 0; p < players; ++p) points[p] += 10 * odds[p] / sum;
    }
  }

  void hand(int p) {
    double count = meeples[p] + in_hand(p, FigureKind::meeple) +
                   w.big_meeple * in_hand(p, FigureKind::big_meeple);
    double value = w.meeple;
    for (int i = 0; i < 8 && count > 0 && i < turns[p]; ++i) {
      const double use = turns[p] - i;
      points[p] += value * std::min(count, 1.0) * use / (use + w.meeple_horizon);
      value *= w.meeple_ratio;
      count -= 1;
    }
  }

  void run() {
    for (int k = 0; k < players; ++k) {
      const int p = (state.active + k) % players;
      turns[p] = (outlook.left() + players - 1 - k) / players;
    }
    for (int p = 0; p < players; ++p) points[p] = state.score[p];
    find_bars();
    for (std::size_t figure = 0; figure < magic_figures; ++figure)
      if (state.magic.at[figure] != no_node)
        enchanted[figure] = find_root(board, state.magic.at[figure]);

    for (std::size_t i = 0; i < survey.features.size(); ++i)
      if (survey.features[i].kind == SegmentKind::road ||
          survey.features[i].kind == SegmentKind::city)
        road_or_city(i);
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
      else if (kind == SegmentKind::monastery || kind == SegmentKind::garden)
        monastery(root);
      else
        give(owners_of(board.totals[root], players), evaluate(game, state, root).value);
    }
    for (int p = 0; p < players; ++p) {
      hand(p);
      points[p] += worth_of_bars(state.gold.won[p] + bars[p]);
    }
    if (game.setup.expansions != 0) expansions();
    if (state.this_turn.holes.used) points[state.active] += w.second_part;
  }
};

}  // namespace

Estimate estimate(Outlook& outlook, Survey& of, const State& state) {
  Estimate result;
  if (state.over || outlook.left() == 0) {
    for (int p = 0; p < outlook.game().setup.players; ++p) result.points[p] = state.score[p];
    return result;
  }
  Estimator estimator(outlook, of, state);
  estimator.run();
  for (int p = 0; p < max_players; ++p) result.points[p] = estimator.points[p];
  return result;
}

double margin(const Outlook& outlook, const Estimate& estimate, PlayerIndex player) {
  const int players = outlook.game().setup.players;
  double best = -1e9, sum = 0;
  for (int p = 0; p < players; ++p) {
    if (p == player) continue;
    best = std::max(best, estimate.points[p]);
    sum += estimate.points[p];
  }
  const double leader = outlook.weights().leader;
  return estimate.points[player] - leader * best - (1 - leader) * sum / (players - 1);
}

}  // namespace bastide

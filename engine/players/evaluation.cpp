#include "engine/players/evaluation.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "engine/players/estimate_part.hpp"
#include "engine/players/reasons.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

constexpr std::size_t rate_count = sizeof(OpenFeature::rate) / sizeof(float);

u8 feature_index(const TileTables& tables, const Board& board, Survey& s, Node node) {
  const Node root = find_root(board, node);
  if (s.index[root] != 0) return static_cast<u8>(s.index[root] - 1);
  if (s.features.full()) return 0xff;
  const std::size_t count = s.features.size();
  s.features.set_size(count + 1);
  OpenFeature& feature = s.features[count];  // its lists are as long as its counts say
  feature.root = root;
  feature.kind = kind_of(tables, board, root);
  feature.cells = feature.edges = 0;
  feature.dead = feature.appraised = feature.cities_known = false;
  feature.completed_cities = feature.open_city_count = 0;
  feature.draws = -1;
  s.index[root] = static_cast<u8>(count + 1);
  return static_cast<u8>(count);
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
    : game_(&game), weights_(weights) {
  for (const Set* set : game.sets) {
    if (!set->estimate || set == weights.unknown) continue;
    const EstimatePart& part = *set->estimate;
    parts_.all.push_back(&part);
    parts_.figures.insert(parts_.figures.end(), part.figures.begin(), part.figures.end());
    if (part.adjust_values) parts_.adjust_values.push_back(part.adjust_values);
    if (part.field) parts_.field.push_back(part.field);
    if (part.add) parts_.add.push_back(part.add);
    if (part.together) parts_.together = &part;
  }
  const FixedVector<u8, 256> tiles = count_tiles(state);
  for (std::size_t t = 0; t < tiles.size(); ++t)
    if (tiles[t] > 0) lots_.push_back({static_cast<TypeIndex>(t), tiles[t]});
  cells_.reserve(pattern_count);  // so that they stay where they are
}

// The tiles that will be laid, by type.
FixedVector<u8, 256> DrawOdds::count_tiles(const State& state) {
  FixedVector<u8, 256> tiles = state.bag;
  left_ = state.bag_total;
  for (const EstimatePart* part : parts_.all)
    if (part->tiles_to_come) left_ += part->tiles_to_come(*game_, state, tiles);
  pool_ = left_ + state.unseen;
  return tiles;
}

// Where an empty cell has neighbours, and where it has none.
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
  for (std::size_t t = 0; t < tiles.size(); ++t) {  // those that there were none of
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

// Counts alike tiles in, or out again.
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
  const auto add = [&lot](u16& count, unsigned whether) {
    count = static_cast<u16>(count + static_cast<int>(whether & 1) * lot.copies);
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

// ---- The board ----------------------------------------------------------------------------------

namespace {

// A feature at a side or half-edge of an empty cell.
struct FeatureAt {
  u8 at, feature;
};

// What two ports of a cell would become with the tiles that join them.
template <class Ports, class Join>
void add_junctions(Survey& s, const Ports& ports, const Join& join) {
  for (std::size_t i = 1; i < ports.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (ports[i].feature != ports[k].feature)
        add_junction(s, ports[i].feature, ports[k].feature, join[ports[i].at][ports[k].at]);
}

void look_around(const TileTables& tables, const Board& board, const Cell& cell,
                 CellPorts& result) {
  result.pattern = cell.pattern;
  result.ports.clear();
  for (int side = 0; side < 4; ++side) {
    const CellIndex beside = cell.beside[static_cast<std::size_t>(side)];
    if (beside == no_cell || board.cells[beside].tile == no_tile) continue;
    const PlacedTile& placed = board.tiles[board.cells[beside].tile];
    const Shape& shape = tables.types[placed.type].shape[placed.rotation];
    const int facing = side ^ 2;
    const EdgeKind edge = shape.edges[static_cast<std::size_t>(facing)];
    const auto add = [&](int at, Port::Kind kind, u8 segment) {
      if (segment != no_segment)
        result.ports.push_back(
            {static_cast<u8>(at), kind, static_cast<Node>(placed.first_node + segment)});
    };
    if (edge == EdgeKind::board) continue;
    if (edge != EdgeKind::field) {
      add(side, Port::Kind::side, shape.at_side[facing][0]);
      add(side, Port::Kind::second, shape.at_side[facing][1]);
    }
    if (edge != EdgeKind::city) {
      add(2 * side, Port::Kind::half, shape.at_half[2 * facing + 1]);
      add(2 * side + 1, Port::Kind::half, shape.at_half[2 * facing]);
    }
  }
}

}  // namespace

void find_ports(const TileTables& tables, const Board& board, BoardPorts& ports) {
  ports.resize(board.cells.size());
  for (CellPorts& cell : ports) cell.pattern = 0;
  for (const CellIndex index : board.frontier) {
    look_around(tables, board, board.cells[index], ports[index]);
    if (!board.joints.empty()) continue;  // features could be taken apart
    for (Port& port : ports[index].ports) port.node = find_root(board, port.node);
  }
}

void survey(DrawOdds& odds, const Board& board, const BoardPorts& known, Survey& result) {
  const TileTables& tables = odds.game().tables;
  const Weights& w = odds.weights();
  const double per_tile = odds.left() > 0 ? 1.0 / odds.pool() : 0;
  result.features.clear();
  result.junctions.clear();
  result.surroundings.clear();
  std::memset(result.index.data(), 0, board.parent.size());

  CellPorts seen;
  for (const CellIndex index : board.frontier) {
    const Cell& cell = board.cells[index];
    const DrawOdds::CellOdds& fits = odds.cell(cell.pattern);
    const bool as_before = index < known.size() && known[index].pattern == cell.pattern;
    if (!as_before) look_around(tables, board, cell, seen);
    FixedVector<FeatureAt, 4> sides, second;
    FixedVector<FeatureAt, 8> halves;
    for (const Port& port : as_before ? known[index].ports : seen.ports) {
      const u8 feature = feature_index(tables, board, result, port.node);
      if (feature == 0xff) continue;
      if (port.kind == Port::Kind::half)
        halves.push_back({port.at, feature});
      else
        (port.kind == Port::Kind::side ? sides : second).push_back({port.at, feature});
    }

    const auto rate_of = [&](int close) {
      return (close + w.extend * (fits.fit - close)) * per_tile;
    };
    for (const FeatureAt& port : sides) {
      ++result.features[port.feature].edges;
      bool first = true;
      int close = fits.close[port.at];
      for (const FeatureAt& other : sides) {
        if (other.feature != port.feature || other.at == port.at) continue;
        if (other.at < port.at) first = false;
        close = std::min<int>(close, fits.close[other.at]);
      }
      if (first) add_cell(result.features[port.feature], fits.fit, rate_of(close));
    }
    for (const FeatureAt& port : second) {
      u8 beside = 0xff;
      for (const FeatureAt& other : sides)
        if (other.at == port.at) beside = other.feature;
      if (port.feature == beside) continue;
      OpenFeature& feature = result.features[port.feature];
      ++feature.edges;
      add_cell(feature, fits.fit, rate_of(fits.close[port.at]));
      add_junction(result, beside, port.feature, fits.fit);  // whatever is laid there
    }
    add_junctions(result, sides, fits.join_sides);
    add_junctions(result, halves, fits.join_halves);
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
  const bool simple_owners = game.adjust_owners.empty() || (w.unknown && w.unknown->adjust_owners);
  double meeples[max_players] = {};  // that will come home, as if they were in hand
  double worth[max_open_features];   // of every occupied feature, to each of its owners
  Terms* terms = nullptr;            // where somebody asks what the points are made of
  double booked[max_players] = {};   // in terms already

  Estimator(DrawOdds& o, Survey& s, const State& position)
      : Valuation(o.game(), position, s, o.weights()), odds(o), open(s) {}

  // What the points have changed by belongs to a term.
  void book(Term term) {
    if (!terms) return;
    for (int p = 0; p < sides; ++p) {
      terms->points[p][static_cast<std::size_t>(term)] += points[p] - booked[p];
      booked[p] = points[p];
    }
  }

  int turns_of(u8 owners) const {
    int sum = 0;
    for (int p = 0; p < sides; ++p)
      if (owners >> p & 1) sum += turns[p];
    return std::min(sum, odds.left());
  }

  // The chance that a road or city is completed by somebody who has `draws` draws.
  double completion_by(OpenFeature& feature, int draws) const {
    if (feature.draws != draws) {
      feature.draws = draws;
      feature.completion = work_out_completion(feature, draws);
      feature.time_completed = -1;
    }
    return feature.completion;
  }

  // At every open cell closing and blocking race each other.
  double work_out_completion(const OpenFeature& feature, int draws) const {
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
    return simple_owners ? owners_of(totals, sides) : owners(game, state, root);
  }

  // Who would own two features together, as far as can be told from each of them.
  u8 owners_of_both(Node a, Node b) const {
    Totals both;
    both.strength = board.totals[a].strength + board.totals[b].strength;
    const u8 tied = owners_of(both, sides);
    if (simple_owners || (tied & (tied - 1)) == 0) return tied;
    u8 favoured = 0;
    for (const auto hook : game.adjust_owners)
      for (const Node root : {a, b})
        if (const u8 some = hook(game, state, root, tied); some != tied)
          favoured = static_cast<u8>(favoured | some);
    return favoured != 0 ? favoured : tied;
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
    for (const u8 i : occupied) {
      road_or_city(i);
      book(open.features[i].kind == SegmentKind::road ? Term::road : Term::city);
    }
  }

  void road_or_city(std::size_t i) {
    OpenFeature& feature = open.features[i];
    const Totals& totals = board.totals[feature.root];
    const u8 who = owners_at(feature.root, totals);
    const int draws = turns_of(who);
    const double chance = completion_by(feature, draws);
    completion[i] = chance;
    worth[i] = chance * completed_value[i] + (1 - chance) * unfinished_value[i];
    give(who, worth[i]);
    const double home = time_at_home(feature);
    for (int p = 0; p < sides; ++p) meeples[p] += w.meeple_back * home * strength_of(totals, p);
  }

  // The share of the time left in which the meeples of a feature are home again: the mean of the
  // chance of completion over that time.
  double time_at_home(OpenFeature& feature) const {
    if (feature.time_completed < 0) {
      double sum = 0;
      for (int k = 1; k < 8; k += 2)
        sum += work_out_completion(feature, (feature.draws * k + 4) / 8);
      feature.time_completed = sum / 4;
    }
    return feature.time_completed;
  }

  // The chance that an unfinished city will count for a field.
  double city_will_count(OpenFeature& city) const {
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
    give(who, w.field * per_city * cities);
    for (const auto hook : odds.parts().field) hook(*this, totals, who, cities);
  }

  void field(std::size_t i) {
    OpenFeature& feature = open.features[i];
    const Totals& totals = board.totals[feature.root];
    if (totals.strength == 0) return;
    if (!feature.cities_known) find_cities(feature);
    double cities = feature.completed_cities;
    for (int c = 0; c < feature.open_city_count; ++c)
      cities += city_will_count(open.features[feature.open_cities[c]]);
    const double per_city = game.worth[static_cast<std::size_t>(SegmentKind::field)].city;
    worth[i] = w.field * per_city * cities;
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
        cities += city_will_count(open.features[survey.index[city] - 1u]);
    give_field(board.totals[root], scoring.owners, scoring.per_city, cities);
  }

  const Worth& worth_of(Node root) const {
    return game.worth[static_cast<std::size_t>(kind_of(tables, board, root))];
  }

  Surroundings work_out_surroundings(Node node, int draws) const {
    Surroundings result{node, draws, 1, 1};
    const Position at = place_of_node(board, node);
    const double fill = odds.parts().together ? w.team_fill : w.monastery_fill;
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
          chance = 1 - none_of(fill * fit / odds.pool(), draws);
        }
        result.tiles += chance;
        result.all *= chance;
      }
    return result;
  }

  Surroundings surroundings_of(Node node, int draws) const {
    for (const Surroundings& known : open.surroundings)
      if (known.node == node && known.draws == draws) return known;
    const Surroundings result = work_out_surroundings(node, draws);
    if (!open.surroundings.full()) open.surroundings.push_back(result);
    return result;
  }

  void monastery(Node root) {
    const Totals& totals = board.totals[root];
    const u8 who = owners_at(root, totals);
    const auto [node, draws, tiles, all] = surroundings_of(root, turns_of(who));
    double value = game.setup.options.unfinished_score_nothing ? 9 * all : tiles;
    // What counts only when it is completed is told by its set.
    if (worth_of(root).unfinished_tile == 0) value = 0;
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
    const bool together = odds.parts().together != nullptr;  // then everybody scores
    const u8 owners_both =
        together ? static_cast<u8>(owners_a | owners_b) : owners_of_both(root_a, root_b);
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
      const double net = together ? sum : gain[p] - (sum - gain[p]) / others;
      if (net > best) best = net, who = p;
    }
    if (who < 0) return;
    const double merge = together ? w.team_merge : w.merge;
    const double chance = 1 - none_of(merge * j.tiles / odds.pool(), turns[who]);
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

  // Everything but what belongs to a side, wherever its figures stand.
  void run_board() {
    for (int k = 0; k < sides; ++k) {
      const int p = (state.active + k) % sides;
      turns[p] = (odds.left() + sides - 1 - k) / sides;
    }
    // Together, it does not matter who completes what.
    if (odds.parts().together) std::fill_n(turns, sides, odds.left());
    for (int p = 0; p < sides; ++p) points[p] = state.score[p];
    book(Term::scored);

    roads_and_cities();
    for (std::size_t i = 0; i < survey.features.size(); ++i)
      if (survey.features[i].kind == SegmentKind::field) field(i);
    book(Term::field);
    for (const Junction& j : survey.junctions) junction(j);
    book(Term::joining);
    FixedVector<Node, max_figures> done;
    for (const Figure& figure : state.figures) {
      const Node root = find_root(board, figure.node);
      if (survey.index[root] != 0) continue;
      if (std::find(done.begin(), done.end(), root) != done.end()) continue;
      done.push_back(root);
      const SegmentKind kind = kind_of(tables, board, root);
      if (kind == SegmentKind::field) {
        closed_field(root);
        book(Term::field);
      } else if (needs_surroundings(kind)) {
        monastery(root);
        book(Term::monastery);
      } else {
        give(owners_at(root, board.totals[root]), evaluate(game, state, root).value);
        book(Term::other);
      }
    }
  }

  void run() {
    run_board();
    if (const EstimatePart* part = odds.parts().together) {
      std::fill_n(points, sides, part->together(*this));
      book(Term::other);
      return;
    }
    for (int p = 0; p < sides; ++p) hand(p);
    book(Term::figures);
    for (const auto hook : odds.parts().add) hook(*this);
    book(Term::other);
  }

  // A meeple has come to a feature on which nobody stood: what the board is worth more.
  void add_figure(Node root) {
    const SegmentKind kind = kind_of(tables, board, root);
    const u8 index = survey.index[root];
    if (needs_surroundings(kind)) return monastery(root);
    if (index == 0) return closed_field(root);
    const std::size_t i = index - 1u;
    if (kind == SegmentKind::field) {
      field(i);
    } else {
      OpenFeature& feature = open.features[i];
      if (kind == SegmentKind::city) move_expectations(i, -1);
      if (!feature.appraised) appraise_feature(feature, board.totals[root]);
      completed_value[i] = feature.completed_value;
      unfinished_value[i] = feature.unfinished_value;
      road_or_city(i);
      if (kind == SegmentKind::city) move_expectations(i, 1);
    }
    for (const Junction& j : survey.junctions)
      if (j.a == i || j.b == i) junction(j);
  }

  // What a city that may be completed brings to the fields beside it, given or taken.
  void move_expectations(std::size_t city, int sign) {
    const double per_city = game.worth[static_cast<std::size_t>(SegmentKind::field)].city;
    for (OpenFeature& feature : open.features) {
      if (feature.kind != SegmentKind::field || !feature.cities_known) continue;
      const Totals& totals = board.totals[feature.root];
      if (totals.strength == 0) continue;
      for (int c = 0; c < feature.open_city_count; ++c)
        if (feature.open_cities[c] == city)
          give(owners_at(feature.root, totals),
               sign * w.field * per_city * city_will_count(open.features[city]));
    }
  }
};

Estimate estimate(DrawOdds& odds, Survey& of, const State& state, Terms* terms) {
  Estimate result;
  if (state.over || odds.left() == 0) {
    if (const EstimatePart* part = odds.parts().together) {
      std::fill_n(result.points, odds.game().sides, part->together_at_end(odds.game(), state));
      return result;
    }
    for (int p = 0; p < odds.game().sides; ++p) result.points[p] = state.score[p];
    return result;
  }
  Estimator estimator(odds, of, state);
  estimator.terms = terms;
  estimator.run();
  for (int p = 0; p < max_players; ++p) result.points[p] = estimator.points[p];
  return result;
}

}  // namespace

Estimate estimate(DrawOdds& odds, Survey& of, const State& state) {
  return estimate(odds, of, state, nullptr);
}

Terms estimate_terms(DrawOdds& odds, Survey& of, const State& state) {
  Terms terms;
  const Estimate sum = estimate(odds, of, state, &terms);
  // What is exact has no terms.
  if (state.over || odds.left() == 0)
    for (int p = 0; p < odds.game().sides; ++p)
      terms.points[p][static_cast<std::size_t>(Term::scored)] = sum.points[p];
  return terms;
}

bool plain_figures(const DrawOdds& odds) {
  const Game& game = odds.game();
  const EstimateParts& parts = odds.parts();
  return parts.together == nullptr && parts.adjust_values.empty() && parts.add.empty() &&
         parts.field.empty() && game.adjust_owners.empty() && game.adjust_value.empty() &&
         game.adjust_points.empty() && game.take_points.empty() && game.figure_placed.empty() &&
         game.feature_completed.empty();
}

void estimate_figures(DrawOdds& odds, Survey& of, State& state, PlayerIndex player,
                      std::span<const Node> nodes, Estimates& results) {
  Estimator estimator(odds, of, state);
  estimator.run_board();
  for (int p = 0; p < odds.game().sides; ++p)
    if (p != player) estimator.hand(p);
  double points[max_players], meeples[max_players];
  std::copy_n(estimator.points, max_players, points);
  std::copy_n(estimator.meeples, max_players, meeples);
  const auto take = [&] {
    estimator.hand(player);
    std::copy_n(estimator.points, max_players, results.data()[results.size()].points);
    results.set_size(results.size() + 1);
    std::copy_n(points, max_players, estimator.points);
    std::copy_n(meeples, max_players, estimator.meeples);
  };
  results.clear();
  take();
  u8& supply = state.supply[player][static_cast<std::size_t>(FigureKind::meeple)];
  for (const Node node : nodes) {
    const Node root = find_root(state.board, node);
    Totals& totals = state.board.totals[root];
    const bool field = kind_of(odds.game().tables, state.board, root) == SegmentKind::field;
    if (totals.open == 0 && !field) {
      estimator.points[player] += appraise(odds.game(), state, root, totals, true).value;
      take();
      continue;
    }
    totals.strength += 1u << (4 * player);
    --supply;
    estimator.add_figure(root);
    take();
    totals.strength -= 1u << (4 * player);
    ++supply;
  }
}

double margin(const DrawOdds& odds, const Estimate& estimate, PlayerIndex side) {
  const int sides = odds.game().sides;
  if (sides == 1 || odds.parts().together) return estimate.points[side];
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

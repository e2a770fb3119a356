#include "engine/players/estimator.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "engine/rules/scoring.hpp"

namespace bastide {
namespace {

Term term_of(SegmentKind kind) {
  switch (kind) {
    case SegmentKind::road:
      return Term::road;
    case SegmentKind::city:
      return Term::city;
    case SegmentKind::field:
      return Term::field;
    default:
      return Term::other;
  }
}

}  // namespace

void add_joinable_pair(JoinablePairs& pairs, u8 a, u8 b, u16 tiles) {
  if (a > b) std::swap(a, b);
  for (JoinablePair& pair : pairs)
    if (pair.a == a && pair.b == b) {
      pair.tiles = std::max(pair.tiles, tiles);
      return;
    }
  if (!pairs.full()) pairs.push_back({a, b, tiles});
}

void find_joinable_pairs(const Survey& survey, const FeatureWorth* worths, JoinablePairs& pairs) {
  pairs.clear();
  for (const JoinableAt& c : survey.joinable)
    if (worths[c.a].occupied && worths[c.b].occupied) add_joinable_pair(pairs, c.a, c.b, c.tiles);
}

Estimate Estimator::sum() const {
  Estimate sum;
  for (int p = 0; p < sides_; ++p) sum.points[p] = to_points(points[p]);
  return sum;
}

void Estimator::record_changes(Term term) {
  for (int p = 0; p < sides_; ++p) {
    terms_->points[p][static_cast<std::size_t>(term)] += to_points(points[p] - recorded_[p]);
    recorded_[p] = points[p];
  }
}

// ---- Turns and owners ---------------------------------------------------------------------------

void Estimator::share_turns(PlayerIndex next) {
  for (int k = 0; k < sides_; ++k)
    turns[(next + k) % sides_] = (odds_.left() + sides_ - 1 - k) / sides_;
  // When playing together, it does not matter who completes a feature.
  if (together_) std::fill_n(turns, sides_, odds_.left());
}

inline int Estimator::turns_of(u8 owners) const {
  int sum = 0;
  for (int p = 0; p < sides_; ++p)
    if (owners >> p & 1) sum += turns[p];
  return std::min(sum, odds_.left());
}

// The owners of a feature; calls `owners` only where a set may change them.
inline u8 Estimator::owners_at(Node root, const FeatureTotals& totals) const {
  return simple_owners_ ? owners_of(totals, sides_) : owners(game, state, root);
}

// The owners of two features once joined, as far as can be known from each of them.
u8 Estimator::owners_of_both(Node a, Node b) const {
  FeatureTotals both;
  both.strength = board_.totals[a].strength + board_.totals[b].strength;
  const u8 tied = owners_of(both, sides_);
  if (simple_owners_ || (tied & (tied - 1)) == 0) return tied;
  u8 favoured = 0;
  for (const auto hook : game.adjust_owners)
    for (const Node root : {a, b})
      if (const u8 some = hook(game, state, root, tied); some != tied)
        favoured = static_cast<u8>(favoured | some);
  return favoured != 0 ? favoured : tied;
}

// ---- Features that can grow ---------------------------------------------------------------------

// The chance that a road or city is completed by a player with `draws` draws.
inline double Estimator::completion_by(OpenFeature& feature, int draws) const {
  if (feature.draws != draws) {
    feature.draws = draws;
    feature.completion = work_out_completion(feature, draws);
    feature.time_completed = -1;
  }
  return feature.completion;
}

// At every open cell, closing and blocking race against each other.
inline double Estimator::work_out_completion(const OpenFeature& feature, int draws) const {
  if (feature.dead || draws < feature.cells) return 0;
  double chance = 1;
  for (int i = 0; i < feature.cells; ++i) {
    const double close = weights.use * static_cast<double>(feature.cell[i].rate);
    if (close <= 0) return 0;
    chance *= close / (close + weights.block) * (1 - none_of(close + weights.block, draws));
    if (i > 0) chance *= weights.spread;
  }
  return chance;
}

// The share of the remaining time for which the meeples of a feature are back in the supply: the
// chance of completion averaged over that time.
double Estimator::time_at_home(OpenFeature& feature) const {
  if (feature.time_completed < 0) {
    double sum = 0;
    for (int k = 1; k < 8; k += 2) sum += work_out_completion(feature, (feature.draws * k + 4) / 8);
    feature.time_completed = sum / 4;
  }
  return feature.time_completed;
}

void Estimator::value_features(std::size_t first) {
  for (std::size_t i = first; i < open_.features.size(); ++i) value_feature(i);
}

void Estimator::value_feature(std::size_t i) {
  OpenFeature& feature = open_.features[i];
  FeatureWorth& own = worths[i];
  const FeatureTotals& totals = board_.totals[feature.root];
  own.occupied = totals.strength != 0;
  own.completion = own.worth = 0;
  if (!own.occupied || closing_of(feature.kind) != Closing::edges) return;
  if (!feature.valued) {
    feature.valued = true;
    FeatureTotals completed = totals;
    completed.open = 0;
    completed.tiles = static_cast<u8>(totals.tiles + feature.cells);
    feature.completed_value = appraise(game, state, feature.root, completed, true).value;
    feature.unfinished_value = appraise(game, state, feature.root, totals, false).value;
  }
  take_values(i);
}

void Estimator::take_values(std::size_t i) {
  worths[i].completed_value = open_.features[i].completed_value;
  worths[i].unfinished_value = open_.features[i].unfinished_value;
  for (const auto hook : odds_.parts().adjust_value) hook(*this, i);
}

void Estimator::evaluate_features(std::size_t first) {
  for (std::size_t i = first; i < open_.features.size(); ++i)
    if (worths[i].occupied) evaluate_feature(i);
}

void Estimator::evaluate_feature(std::size_t i) {
  OpenFeature& feature = open_.features[i];
  worths[i].owners = owners_at(feature.root, board_.totals[feature.root]);
  if (feature.kind == SegmentKind::field)
    evaluate_field(feature, worths[i]);
  else if (closing_of(feature.kind) == Closing::edges)
    evaluate_road_or_city(feature, worths[i]);
}

void Estimator::evaluate_road_or_city(OpenFeature& feature, FeatureWorth& own) const {
  const double chance = own.completion = completion_by(feature, turns_of(own.owners));
  own.worth = rounded(chance * own.completed_value + (1 - chance) * own.unfinished_value);
  own.home = time_at_home(feature);
}

void Estimator::find_cities(OpenFeature& field) const {
  field.cities_known = true;
  CityList cities;
  cities_of_field(tables_, board_, field.root, false, cities);
  for (const Node city : cities) {
    if (board_.totals[city].open == 0)
      ++field.completed_cities;
    else if (survey.index[city] != 0 && field.open_city_count < std::size(field.open_cities))
      field.open_cities[field.open_city_count++] = static_cast<u8>(survey.index[city] - 1);
  }
}

// The chance that an unfinished city will count for a field. In ticks, because the order of cities
// is arbitrary.
Ticks Estimator::city_will_count(OpenFeature& city) const {
  const u8 who = owners_at(city.root, board_.totals[city.root]);
  return to_ticks(weights.field_open_city *
                  completion_by(city, who != 0 ? turns_of(who) : odds_.left()));
}

void Estimator::evaluate_field(OpenFeature& field, FeatureWorth& own) const {
  if (!field.cities_known) find_cities(field);
  Ticks expected = 0;
  for (int c = 0; c < field.open_city_count; ++c)
    expected += city_will_count(open_.features[field.open_cities[c]]);
  own.cities = field.completed_cities + to_points(expected);
  own.worth = rounded(weights.field * worth_of(SegmentKind::field).city * own.cities);
}

inline void Estimator::give_field(const FeatureTotals& totals, u8 who, double per_city,
                                  double cities) {
  give(who, weights.field * per_city * cities);
  for (const auto hook : odds_.parts().field) hook(*this, totals, who, cities);
}

void Estimator::give_features(std::size_t first) {
  for (std::size_t i = first; i < open_.features.size(); ++i) {
    if (!worths[i].occupied) continue;
    give_feature(i, board_.totals[open_.features[i].root]);
    record_term(term_of(open_.features[i].kind));
  }
}

void Estimator::give_feature(std::size_t i, const FeatureTotals& totals) {
  const FeatureWorth& own = worths[i];
  const SegmentKind kind = open_.features[i].kind;
  if (kind == SegmentKind::field)
    return give_field(totals, own.owners, worth_of(kind).city, own.cities);
  if (closing_of(kind) != Closing::edges) return;
  give(own.owners, own.worth);
  give_home(totals, own.home);
}

// The meeples of a feature are back in the supply for a share of the time.
inline void Estimator::give_home(const FeatureTotals& totals, double share) {
  const Ticks home = sign * to_ticks(weights.meeple_back * share);
  for (int p = 0; p < sides_; ++p) meeples[p] += home * strength_of(totals, p);
}

// Weighted by the chance that the tile is drawn by the player who gains most from it.
bool Estimator::gain_of(const JoinablePair& j, JoiningGain& gain) const {
  const FeatureWorth &a = worths[j.a], &b = worths[j.b];
  const u8 owners_both = together_
                             ? static_cast<u8>(a.owners | b.owners)  // then everybody scores
                             : owners_of_both(survey.features[j.a].root, survey.features[j.b].root);
  double change[max_players], sum = 0;
  for (int p = 0; p < sides_; ++p) {
    change[p] = (owners_both >> p & 1 ? a.worth + b.worth : 0) - (a.owners >> p & 1 ? a.worth : 0) -
                (b.owners >> p & 1 ? b.worth : 0);
    sum += change[p];
  }
  const int others = std::max(1, sides_ - 1);
  int who = -1;
  double best = 0.01;
  for (int p = 0; p < sides_; ++p) {
    const double net = together_ ? sum : change[p] - (sum - change[p]) / others;
    if (net > best) best = net, who = p;
  }
  if (who < 0) return false;
  const double merge = together_ ? weights.team_merge : weights.merge;
  const double chance = 1 - none_of(merge * j.tiles / odds_.pool(), turns[who]);
  for (int p = 0; p < sides_; ++p) gain.of[p] = to_ticks(chance * change[p]);
  return true;
}

void Estimator::give_gain(const JoiningGain& gain) {
  for (int p = 0; p < sides_; ++p) points[p] += sign * gain.of[p];
}

// ---- Other features with figures ----------------------------------------------------------------

// A field that cannot grow any more.
void Estimator::give_closed_field(Node root) {
  CityList list;
  cities_of_field(tables_, board_, root, false, list);
  Ticks expected = 0;
  int completed = 0;
  for (const Node city : list) {
    if (board_.totals[city].open == 0)
      ++completed;
    else if (survey.index[city] != 0)
      expected += city_will_count(open_.features[survey.index[city] - 1u]);
  }
  const FeatureTotals& totals = board_.totals[root];
  give_field(totals, owners_at(root, totals), worth_of(SegmentKind::field).city,
             completed + to_points(expected));
}

Surroundings Estimator::work_out_surroundings(Node node, int draws) const {
  Surroundings result{node, draws, 1, 1};
  const Position at = place_of_node(board_, node);
  const double fill = together_ ? weights.team_fill : weights.monastery_fill;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      if (dx == 0 && dy == 0) continue;
      const Position around{static_cast<i16>(at.x + dx), static_cast<i16>(at.y + dy)};
      const CellIndex cell = find_cell(board_, around);
      double chance = 0;
      if (cell != no_cell && board_.cells[cell].tile != no_tile) {
        chance = 1;
      } else {
        const int fit = !contains(board_.bounds, around) ? 0
                        : cell == no_cell                ? odds_.pool()
                                          : odds_.cell(board_.cells[cell].pattern).fit;
        chance = 1 - none_of(fill * fit / odds_.pool(), draws);
      }
      result.tiles += chance;
      result.all *= chance;
    }
  return result;
}

Surroundings Estimator::surroundings_of(Node node, int draws) const {
  for (const Surroundings& known : open_.surroundings)
    if (known.node == node && known.draws == draws) return known;
  const Surroundings result = work_out_surroundings(node, draws);
  if (!open_.surroundings.full()) open_.surroundings.push_back(result);
  return result;
}

void Estimator::give_monastery(Node root, SegmentKind kind) {
  const FeatureTotals& totals = board_.totals[root];
  const u8 who = owners_at(root, totals);
  const auto [node, draws, tiles, all] = surroundings_of(root, turns_of(who));
  double value = game.setup.options.unfinished_score_nothing ? 9 * all : tiles;
  // For features that count only when completed, their set decides.
  if (worth_of(kind).unfinished_tile == 0) value = 0;
  give(who, value);
  surrounded.push_back({board_.node_tile[root], who, all});
  give_home(totals, all);
}

void Estimator::give_others() {
  for (int p = 0; p < sides_; ++p) give_to(p, state.score[p]);
  record_term(Term::scored);
  FixedVector<Node, max_figures> done;
  for (const Figure& figure : state.figures) {
    const Node root = find_root(board_, figure.node);
    if (survey.index[root] != 0) continue;
    if (std::find(done.begin(), done.end(), root) != done.end()) continue;
    done.push_back(root);
    const SegmentKind kind = kind_of(tables_, board_, root);
    if (kind == SegmentKind::field) {
      closed_fields = true;
      give_closed_field(root);
      record_term(Term::field);
    } else if (needs_surroundings(kind)) {
      give_monastery(root, kind);
      record_term(Term::monastery);
    } else {
      give(owners_at(root, board_.totals[root]), evaluate(game, state, root).value);
      record_term(Term::other);
    }
  }
}

// ---- Figures in hand, and what sets add ---------------------------------------------------------

void Estimator::give_hand(int p) {
  double count = to_points(meeples[p]) + in_hand(p, FigureKind::meeple);
  double others = 0;
  for (const FigureInHand& figure : odds_.parts().figures) {
    count += figure.meeples * in_hand(p, figure.kind);
    others += figure.points * in_hand(p, figure.kind);
  }
  double value = weights.meeple;
  for (int i = 0; i < 8 && count > 0 && i < turns[p]; ++i) {
    const double use = turns[p] - i;
    give_to(p, value * std::min(count, 1.0) * use / (use + weights.meeple_horizon));
    value *= weights.meeple_ratio;
    count -= 1;
  }
  if (others > 0) give_to(p, others * turns[p] / (turns[p] + weights.figure_horizon));
}

void Estimator::give_rest() {
  if (together_) {
    double sum = 0;
    assert(together_->together.size() <= term_count);
    if (terms_) *terms_ = {};
    for (std::size_t i = 0; i < together_->together.size(); ++i) {
      const double value = together_->together[i].points(*this);
      sum += value;
      for (int p = 0; terms_ && p < sides_; ++p) terms_->points[p][i] = value;
    }
    std::fill_n(points, sides_, to_ticks(sum));
    return;
  }
  for (int p = 0; p < sides_; ++p) give_hand(p);
  record_term(Term::figures);
  for (const auto hook : odds_.parts().add) hook(*this);
  record_term(Term::other);
}

}  // namespace bastide

#include "engine/players/difference.hpp"

#include <algorithm>

#include "engine/players/estimator.hpp"

namespace bastide {
namespace {

struct KnownGain {
  u8 a, b;  // indices into Survey::features
  JoiningGain gain;
};

struct Sums {
  Ticks points[max_players], meeples[max_players];

  void copy_from(const Estimator& estimator) {
    std::copy_n(estimator.points, max_players, points);
    std::copy_n(estimator.meeples, max_players, meeples);
  }
  void restore(Estimator& estimator) const {
    std::copy_n(points, max_players, estimator.points);
    std::copy_n(meeples, max_players, estimator.meeples);
  }
};

struct Values {
  double completed, unfinished;
  friend bool operator==(const Values&, const Values&) = default;
};
Values values_of(const FeatureWorth& worth) {
  return {worth.completed_value, worth.unfinished_value};
}

}  // namespace

struct Difference::Base {
  DrawOdds* odds = nullptr;
  const State* from = nullptr;
  PlayerIndex next = no_player;  // to draw
  bool made = false;             // whether the members below are valid
  Survey survey;
  FixedVector<FeatureWorth, max_open_features> worths;
  FixedVector<Values, max_open_features> adjusted;  // of `worths`
  FixedVector<KnownGain, 64> gains;
  Sums all;  // for features and what could join them

  // The board of the positions being compared.
  enum class Now : u8 { unknown, changed, too_different } now = Now::unknown;
  std::size_t tiles = 0;
  FixedVector<Joint, max_joints> joints;
  SurveyChange change;
  Sums untouched;       // of `all`
  JoinablePairs pairs;  // with features that were touched

  // The state estimated last.
  std::size_t figures = 0;
  i16 score[max_players] = {};
  bool closed_fields = false;  // with figures on them
  Sums others;                 // of `untouched` and what is outside the survey
  FixedVector<Surrounded, max_figures> surrounded;

  Base() {  // elements are filled in as needed
    worths.set_size(max_open_features);
    adjusted.set_size(max_open_features);
  }
  void make();
  void forget_board();
  void look_at(const Board& board);
  void subtract_touched();
  void find_new_pairs();
  bool comparable(const State& state) const;
  bool is_adjusted(std::size_t i) const { return worths[i].occupied && survey.features[i].valued; }
  bool same_values(Estimator& estimator);
  void give_touched(Estimator& estimator) const;
  void remember(const Estimator& estimator);
  bool remembers(const State& state) const;
};

// Values the features before the tile is placed, with the turns that are left afterwards.
void Difference::Base::make() {
  made = true;
  now = Now::unknown;
  bastide::survey(*odds, from->board, survey);
  Estimator estimator(*odds, survey, *from, worths.data());
  estimator.share_turns(next);
  estimator.value_features(0);
  for (std::size_t i = 0; i < survey.features.size(); ++i)
    if (is_adjusted(i)) adjusted[i] = values_of(worths[i]);
  estimator.evaluate_features(0);
  estimator.give_features(0);
  find_joinable_pairs(survey, worths.data(), pairs);
  gains.clear();
  for (const JoinablePair& pair : pairs) {
    KnownGain known{pair.a, pair.b, {}};
    if (!estimator.gain_of(pair, known.gain)) continue;
    estimator.give_gain(known.gain);
    survey.crowded |= gains.full();
    if (!gains.full()) gains.push_back(known);
  }
  all.copy_from(estimator);
}

void Difference::Base::forget_board() {
  if (now == Now::changed) take_tile(from->board, survey, change);
  now = Now::unknown;
}

void Difference::Base::look_at(const Board& board) {
  now = Now::too_different;
  if (!add_tile(*odds, from->board, board, survey, change)) return;
  if (survey.crowded) return take_tile(from->board, survey, change);
  now = Now::changed;
  tiles = board.tiles.size();
  joints = board.joints;
  subtract_touched();
  find_new_pairs();
}

// Subtracts the shares of features that were touched.
void Difference::Base::subtract_touched() {
  Estimator estimator(*odds, survey, *from, worths.data());
  all.restore(estimator);
  estimator.sign = -1;
  for (const u8 i : change.gone)
    if (worths[i].occupied) estimator.give_feature(i, from->board.totals[survey.features[i].root]);
  for (const KnownGain& known : gains)
    if (survey.features[known.a].gone || survey.features[known.b].gone)
      estimator.give_gain(known.gain);
  untouched.copy_from(estimator);
}

void Difference::Base::find_new_pairs() {
  pairs.clear();
  // Earlier joinable with a touched feature, whose other feature is occupied or may have become
  // so.
  for (std::size_t k = 0; k < change.joinable; ++k) {
    const JoinableAt& c = survey.joinable[k];
    const bool a_gone = survey.features[c.a].gone, b_gone = survey.features[c.b].gone;
    if (!a_gone && !b_gone) continue;
    if ((!a_gone && !worths[c.a].occupied) || (!b_gone && !worths[c.b].occupied)) continue;
    if (change.has(c.cell)) continue;
    const auto index_now = [&](u8 i, bool gone) {
      return gone ? static_cast<u8>(survey.features[i].into - 1) : i;
    };
    const u8 a = index_now(c.a, a_gone), b = index_now(c.b, b_gone);
    if (a != b) add_joinable_pair(pairs, a, b, c.tiles);
  }
  for (std::size_t k = change.joinable; k < survey.joinable.size(); ++k) {
    const JoinableAt& c = survey.joinable[k];
    add_joinable_pair(pairs, c.a, c.b, c.tiles);
  }
}

// Whether only touched features differ: the figures on the others must be the same.
bool Difference::Base::comparable(const State& state) const {
  if (state.board.tiles.size() != tiles || !(state.board.joints == joints)) return false;
  const auto touched = [&](const Figure& figure) {
    const u8 known = survey.index[find_root(state.board, figure.node)];
    return known == 0 || known > change.features;
  };
  const Figure* figure = state.figures.begin();
  for (const Figure& before : from->figures) {
    if (figure != state.figures.end() && *figure == before)
      ++figure;
    else if (!touched(before))
      return false;
  }
  return std::all_of(figure, state.figures.end(), touched);
}

// False if the value of an untouched feature has changed.
bool Difference::Base::same_values(Estimator& estimator) {
  if (odds->parts().adjust_value.empty()) return true;
  for (std::size_t i = 0; i < change.features; ++i) {
    if (!is_adjusted(i) || survey.features[i].gone) continue;
    estimator.take_values(i);
    if (values_of(worths[i]) != adjusted[i]) return false;
  }
  return true;
}

// Adds the points of features that were touched, of what could join them, and the rest.
void Difference::Base::give_touched(Estimator& estimator) const {
  estimator.give_features(change.features);
  for (const JoinablePair& pair : pairs)
    if (worths[pair.a].occupied && worths[pair.b].occupied)
      if (JoiningGain gain; estimator.gain_of(pair, gain)) estimator.give_gain(gain);
  estimator.give_rest();
}

void Difference::Base::remember(const Estimator& estimator) {
  figures = estimator.state.figures.size();
  std::copy_n(estimator.state.score, max_players, score);
  closed_fields = estimator.closed_fields;
  others.copy_from(estimator);
  surrounded = estimator.surrounded;
}

// Whether the state estimated last differs from this one by nothing but its last figure.
bool Difference::Base::remembers(const State& state) const {
  return state.figures.size() == figures + 1 && std::equal(score, score + max_players, state.score);
}

Difference::Difference() = default;
Difference::~Difference() = default;

void Difference::compare_with(DrawOdds& odds, const State* from) {
  odds_ = &odds;
  from_ = from;
  last_ = nullptr;
  for (const auto& base : bases_)
    if (base) base->made = false;
}

void Difference::new_board() {
  last_ = nullptr;
  for (const auto& base : bases_)
    if (base && base->made) base->forget_board();
}

// Null if it is neither this player's turn nor the next one's.
Difference::Base* Difference::base_for(const State& state) {
  const int sides = odds_->game().sides;
  const bool same = state.active == from_->active && sides > 1;
  if (!same && state.active != (from_->active + 1) % sides) return nullptr;
  auto& base = bases_[same];
  if (!base) base = std::make_unique<Base>();
  if (!base->made) {
    base->odds = odds_;
    base->from = from_;
    base->next = state.active;
    base->make();
  }
  return base.get();
}

bool Difference::estimate(const State& state, Estimate& result) {
  last_ = nullptr;
  if (!from_ || is_exact(*odds_, state)) return false;
  Base* const found = base_for(state);
  if (!found) return false;
  Base& base = *found;
  if (base.now == Base::Now::unknown) base.look_at(state.board);
  if (base.now == Base::Now::too_different || !base.comparable(state)) return false;
  Estimator estimator(*base.odds, base.survey, state, base.worths.data());
  estimator.share_turns(state.active);
  base.untouched.restore(estimator);
  estimator.give_others();
  base.remember(estimator);
  estimator.value_features(base.change.features);
  if (!base.same_values(estimator)) return false;
  estimator.evaluate_features(base.change.features);
  base.give_touched(estimator);
  last_ = found;
  result = estimator.sum();
  return true;
}

bool Difference::estimate_figure(const State& state, Estimate& result) {
  if (!last_ || !last_->remembers(state) || odds_->parts().together) return false;
  Base& base = *last_;
  FeatureWorth* const worths = base.worths.data();
  const u8 known = base.survey.index[find_root(state.board, state.figures.back().node)];
  if (known <= base.change.features || worths[known - 1].occupied) return false;
  const u8 own = static_cast<u8>(known - 1);

  // What the figure changes: its feature, and if that is a city the fields that touch it.
  struct Kept {
    u8 index;
    FeatureWorth worth;
  };
  FixedVector<Kept, 16> changed;
  changed.push_back({own, worths[own]});
  const bool city = base.survey.features[own].kind == SegmentKind::city;
  if (city && base.closed_fields) return false;
  for (std::size_t i = base.change.features; city && i < base.survey.features.size(); ++i) {
    const OpenFeature& field = base.survey.features[i];
    const u8* const end = field.open_cities + field.open_city_count;
    if (!worths[i].occupied || std::find(field.open_cities, end, own) == end) continue;
    if (changed.full()) return false;
    changed.push_back({static_cast<u8>(i), worths[i]});
  }
  Estimator estimator(*base.odds, base.survey, state, worths);
  estimator.share_turns(state.active);
  base.others.restore(estimator);
  estimator.surrounded = base.surrounded;
  for (const Kept& one : changed) {
    estimator.value_feature(one.index);
    estimator.evaluate_feature(one.index);
  }
  base.give_touched(estimator);
  result = estimator.sum();
  for (const Kept& one : changed) worths[one.index] = one.worth;
  return true;
}

}  // namespace bastide

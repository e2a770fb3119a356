// An evaluation in progress: what everything on the table is worth to the sides.
#pragma once

#include "engine/players/estimate_part.hpp"
#include "engine/players/reasons.hpp"
#include "engine/rules/set.hpp"

namespace bastide {

// Two features of one kind that a single tile can join.
struct JoinablePair {
  u8 a = 0, b = 0;  // indices into Survey::features
  u16 tiles = 0;    // tiles left that join them, at the cell with most of them
};
using JoinablePairs = FixedVector<JoinablePair, 250>;
void add_joinable_pair(JoinablePairs& pairs, u8 a, u8 b, u16 tiles);
// All pairs whose features are both occupied.
void find_joinable_pairs(const Survey& survey, const FeatureWorth* worths, JoinablePairs& pairs);

// The change expected from the joining, for each side.
struct JoiningGain {
  Ticks of[max_players] = {};
};

class Estimator : public Valuation {
 public:
  Estimator(DrawOdds& odds, Survey& of, const State& position, FeatureWorth* of_features)
      : Valuation(odds.game(), position, of, odds.weights(), of_features), odds_(odds), open_(of) {}

  // How many tiles each side can still expect to place if this player draws next.
  void share_turns(PlayerIndex next);

  // Values the features from this one on, or one of them, without adding points yet.
  void value_features(std::size_t first);
  void value_feature(std::size_t i);
  // The values of an occupied road or city that has been valued.
  void take_values(std::size_t i);
  void evaluate_features(std::size_t first);
  void evaluate_feature(std::size_t i);

  // Adds the points of those of these features that are occupied.
  void give_features(std::size_t first);
  // `totals` must be those of its root.
  void give_feature(std::size_t i, const FeatureTotals& totals);
  // For two occupied features. False if joining them would change nothing.
  bool gain_of(const JoinablePair& pair, JoiningGain& gain) const;
  void give_gain(const JoiningGain& gain);

  // Adds the points already scored, and figures outside the features of the survey.
  void give_others();
  // Adds figures in hand or to be returned, and what sets add; for all who play together, replaces
  // the sum.
  void give_rest();

  Estimate sum() const;

  // For breaking the points down into terms: record_term() assigns the changes since the last call
  // to one.
  void record_in(Terms& terms) { terms_ = &terms; }
  void record_term(Term term) {
    if (terms_) record_changes(term);
  }

  Ticks meeples[max_players] = {};  // that will return, counted as if in hand
  bool closed_fields = false;       // whether some are among the others

 private:
  void record_changes(Term term);
  int turns_of(u8 owners) const;
  double completion_by(OpenFeature& feature, int draws) const;
  double work_out_completion(const OpenFeature& feature, int draws) const;
  double time_at_home(OpenFeature& feature) const;
  u8 owners_at(Node root, const FeatureTotals& totals) const;
  u8 owners_of_both(Node a, Node b) const;
  void evaluate_road_or_city(OpenFeature& feature, FeatureWorth& own) const;
  void find_cities(OpenFeature& field) const;
  Ticks city_will_count(OpenFeature& city) const;
  void evaluate_field(OpenFeature& field, FeatureWorth& own) const;
  void give_field(const FeatureTotals& totals, u8 who, double per_city, double cities);
  void give_home(const FeatureTotals& totals, double share);
  void give_closed_field(Node root);
  Surroundings work_out_surroundings(Node node, int draws) const;
  Surroundings surroundings_of(Node node, int draws) const;
  void give_monastery(Node root, SegmentKind kind);
  void give_hand(int p);

  const Worth& worth_of(SegmentKind kind) const {
    return game.worth[static_cast<std::size_t>(kind)];
  }
  int in_hand(int p, FigureKind kind) const {
    return state.supply[p][static_cast<std::size_t>(kind)];
  }

  DrawOdds& odds_;
  Survey& open_;  // Valuation::survey, to be filled in
  const TileTables& tables_ = game.tables;
  const Board& board_ = state.board;
  const int sides_ = game.sides;
  const bool simple_owners_ =
      game.adjust_owners.empty() || (weights.unknown && weights.unknown->adjust_owners);
  const EstimatePart* const together_ = odds_.parts().together;
  Terms* terms_ = nullptr;
  Ticks recorded_[max_players] = {};
};

}  // namespace bastide

// The searching player: takes the turns that look best, plays each of them on for a few turns with
// the same tiles, and repeatedly drops the worse half: sequential halving (docs/players.md). The
// games to be played are handed out in batches that do not depend on who plays them.
#pragma once

#include <span>
#include <vector>

#include "engine/players/playouts.hpp"

namespace bastide {

// A whole turn, and what games that continue from it are worth.
struct RatedTurn {
  TurnActions actions;
  double prior = 0;  // by the estimate without looking ahead
  double value = 0;  // by the games that followed
};

class Search {
 public:
  // Lists the turns, the best first by the estimate without looking ahead. `only`: just these,
  // unless empty. `control` must outlive the search.
  Search(const SearchRoot& root, const SearchControl& control,
         std::span<const TurnActions> only = {});

  std::vector<TurnActions> candidates() const;

  // The games to be played next, the same whoever plays them; none: the search is over.
  const std::vector<Playout>& next();
  // Whether next() has found no more.
  bool over() const { return over_; }
  // Their results in the same order, or the first ones, if it was stopped.
  void take(std::span<const PlayoutResult> results);

  SearchResult result() const;
  // Without those that were never played on.
  std::vector<RatedTurn> rated() const;

 private:
  struct Branch {
    TurnActions actions;
    bool open = false;
    u16 number = 0;    // among the candidates
    double prior = 0;  // the estimate without looking ahead
    std::vector<float> games;
    double sum = 0;
    double value = 0;  // with the games
  };

  bool stopped();
  double allowed() const;
  double spent() const;
  void add_branch(const TurnActions& actions, const TurnValue& value);
  bool overlooks(const State& state, const Decision& d, const Action& action) const;
  void add_branches(const State& state, const TurnActions& before, bool figures);
  void sort_by_prior();
  void find_branches(std::span<const TurnActions> only);
  void plan_search();
  void fit_to_effort();
  std::size_t looked_at() const;
  std::size_t fitting(std::size_t count) const;
  int turns_of(u32 number) const;
  void plan_batch();
  void finish_round(std::span<const PlayoutResult> results);
  double trust_in_estimate(std::size_t count, u32 games) const;
  bool beaten(const Branch& branch, const Branch& leader) const;
  void drop_branches();
  void tell_so_far() const;

  const SearchRoot root_;
  const SearchControl& control_;
  const SearchPlan& plan_;
  const Decision asked_;
  const PlayerIndex me_;
  DrawOdds odds_;
  TurnRater rater_;
  const u32 nodes_;
  const u32 orders_;  // games of each candidate, if every order of the tiles left is tried
  int turns_;
  u32 played_ = 0;
  bool halted_ = false, over_ = false;
  std::vector<Branch> branches_;
  std::size_t left_ = 0;  // of them, in the running
  int halvings_ = 0, halved_ = 0;
  u32 rounds_ = 0;  // that are finished
  std::vector<Playout> batch_;
};

// Runs a search to its end: one game after another, or as control.play does it.
void run_search(Search& search, const SearchRoot& root, const SearchControl& control);

SearchResult choose_search(const Game& game, const State& state, Random& random,
                           const SearchControl& control, const PlayerConfig& config);

// The turns that the same search compares at a placement, its own choice first; without those that
// it never continued. `only`: compares just these, unless empty.
std::vector<RatedTurn> rate_turns(const Game& game, const State& state, Random& random,
                                  const SearchControl& control, const PlayerConfig& config,
                                  std::span<const TurnActions> only = {});

}  // namespace bastide

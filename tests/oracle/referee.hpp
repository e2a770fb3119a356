// The slow oracle's rules: a second, obvious implementation of the base game with farmers and
// of the expansions that shares nothing with the engine but the vocabulary of setups and actions.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/game.hpp"
#include "tests/oracle/landscape.hpp"

namespace bastide::oracle {

// One feature that has been scored.
struct Award {
  SegmentKind kind{};
  bool completed = false;
  int tiles = 0, shields = 0, cities = 0, value = 0;
  ScoreCause cause = ScoreCause::completed;
  std::array<int, max_players> strength{}, points{};
  friend bool operator==(const Award&, const Award&) = default;
};

class Referee {
 public:
  // `types` must outlive the referee; copies come from their counts.
  Referee(const Setup& setup, const std::vector<TileType>& types, int first_player);

  void play(const Action& action);    // a legal one
  std::vector<Action> legal() const;  // in the canonical order
  bool allows(const Action& action) const;
  // What a feature is worth now, and to whom.
  Award value(const Feature& feature) const;

  Phase phase() const { return phase_; }
  bool chance() const { return phase_ == Phase::draw; }
  int decider() const;  // who decides, unless chance does
  bool over() const { return phase_ == Phase::over; }

  Landscape land;
  Survey survey;                // of `land` and `figures`, always up to date
  std::vector<Figure> figures;  // in the order of placing
  std::vector<int> bag;         // copies by type
  std::vector<int> discarded;
  std::array<int, max_players> score{};
  std::array<std::array<int, figure_kinds>, max_players> supply{};
  std::array<std::array<int, goods_kinds>, max_players> goods{};
  int active = 0, turn = 1, hand = -1;
  std::vector<Award> awards;            // of the last play()
  std::vector<int> bars;                // by the tiles on which they lie
  std::array<int, max_players> gold{};  // bars won
  std::map<int, std::set<int>> claims;  // who may take the bars of a tile
  std::array<Spot, magic_figures> magic{Spot{-1, -1}, Spot{-1, -1}};  // -1: not on the table

 private:
  bool may_draw(std::size_t type) const;
  bool may_place(std::size_t type, int x, int y, int rotation) const;
  bool placeable(std::size_t type) const;
  bool may_deploy(FigureKind kind, std::size_t segment) const;
  int find_abbot() const;
  void complete(int feature);
  // The turn goes on to this phase, or to the next one after it in which there is a decision.
  void go_on(Phase phase);
  bool enter();  // phase_; whether there is a decision in it
  bool offer_draw();
  bool score_pending();
  void end_part();
  void score_one(std::size_t index);
  void finish();
  void award(const Feature& feature);
  void survey_again() { survey = land.survey(figures); }
  bool wants_meeple(SegmentKind kind) const;
  std::vector<Position> discovery() const;

  Position place_of(int tile) const;

  // gold.cpp
  std::vector<int> tiles_around(int tile) const;
  bool place_gold();
  void claim_gold(const Feature& feature);
  std::vector<int> gold_for(int player) const;
  bool award_gold();
  void take_gold(int tile);
  bool allows_gold(const Action& action) const;
  std::vector<Action> legal_gold() const;
  void play_gold(const Action& action);
  void count_gold();

  // magic.cpp
  bool stands_on(Magic figure, const Feature& feature) const;
  bool may_enchant(const Feature& feature) const;
  bool use_magic();
  std::vector<Action> legal_magic() const;
  bool allows_magic(const Action& action) const;
  void do_magic(const Action& action);
  void play_magic(const Action& action);
  void end_magic(const Feature& feature);
  int enchanted(int value, const Feature& feature) const;  // what mage and witch make of it

  Setup setup_;
  const std::vector<TileType>* types_;
  std::vector<int> period_;
  Phase phase_ = Phase::draw;
  std::vector<Spot> pending_;   // completed in this part, by the spot that names them
  bool builder_works_ = false;  // the tile just laid lies on a builder's road or city
  bool second_part_ = false;
  int taker_ = -1;  // whose turn it is to take a bar
};

}  // namespace bastide::oracle

// Mists over Carcassonne implemented a second time, as plainly as possible, from the rules: the
// land is a map, banks of mist are found by walking over them, and nothing is stored that can be
// derived.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide::oracle {

class MistReferee {
 public:
  using Cell = std::pair<int, int>;  // y, x: reading order
  using Spot = std::pair<Cell, int>;
  struct Laid {
    int type = 0, rotation = 0;
    std::size_t number = 0;  // in the order of placement
    bool hidden = false;
  };
  struct ControlPlace {
    int side = 0;
    Spot spot;
  };
  struct TheDog {
    bool on_track = true, gone = false;
    int side = -1;
    Spot spot;
  };

  explicit MistReferee(const Game& game, int first);

  std::vector<Action> legal() const;
  void play(const Action& action);

  // The tiles on the table.
  std::map<Cell, Laid> land;
  std::map<Spot, int> ghosts;
  std::vector<ControlPlace> standing;
  std::map<Cell, int> buried;  // by closed cemetery: the figure's owner, -1 none
  std::vector<int> supply, points, bag;
  std::vector<TheDog> dogs;
  std::vector<int> piles;  // the current one first
  int active = 0, hand = -1, unseen = 0, discarded = 0;
  bool won = false, lost = false;
  Phase phase = Phase::draw;

  int bank() const;

 private:
  const std::vector<TileType>* types_;
  int players_, level_, sides_;
  Cell placed_{};
  std::vector<Spot> completed_;  // to be evaluated
  Spot evaluated_{};
  std::vector<int> to_credit_;  // sides without a figure on the track
  std::vector<int> award_;
  int worth_ = 0, calms_ = 0, dog_ = 0, around_ = 0;
  bool extra_ = false, after_hiding_ = false;
  Cell calmed_{};

  bool haunted() const { return level_ >= 5; }
  bool with_dogs() const { return level_ >= 3; }
  int target() const;
  int mark(int dog) const;
  bool reached(int mark) const;

  const TileType& type(Cell cell) const;
  const Segment& segment(Spot spot) const;
  bool is_face_up(Cell cell) const;
  int at_edge(Cell cell, int side, SegmentKind kind) const;
  EdgeKind edge(Cell cell, int side) const;
  bool fits(int type, int rotation, Cell cell) const;
  std::vector<Action> places(int type) const;
  std::set<Spot> feature(Spot spot) const;
  bool is_complete(Spot spot) const;
  std::vector<Spot> cemeteries() const;  // that are not closed
  bool surrounded(Cell cemetery) const;
  std::vector<Cell> next_grave() const;  // one or none
  std::vector<Spot> mist_of(Cell cell) const;
  std::vector<Spot> ghost_places() const;
  std::vector<Cell> hiding_places() const;
  std::vector<Action> calms(Cell cell) const;
  std::vector<Action> burials() const;
  std::set<int> colours(const std::set<Spot>& feature) const;
  int value(const std::set<Spot>& feature) const;

  bool ended();
  void begin_turn();
  void next_draw();
  void bury_next();
  void bury(int side, Cell cemetery);
  void call_ghosts();
  void next_ghost();
  void haunt(Spot spot);
  void after_ghosts();
  void score_next();
  void evaluate(Spot spot);
  void pay(int worth, const std::set<int>& who);
  void credit_next();
  void leave(Spot evaluated);
  void calm(const Action& action);
  void dogs_next();
  void place_dog(const Action& action);
  void merge_piles();
  void hide_next();
  void hide(Cell cell);
  void end_turn();
};

}  // namespace bastide::oracle

// The slow oracle's rules: a second, straightforward implementation of the base game with farmers
// and of the expansions, which shares nothing with the engine but the vocabulary of setups and
// actions.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/game.hpp"
#include "engine/rules/turn_table.hpp"
#include "tests/engine/actions.hpp"
#include "tests/oracle/landscape.hpp"

namespace bastide::oracle {

// A feature that has been scored.
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
  std::vector<Action> legal() const;  // in canonical order
  bool allows(const Action& action) const;
  // What a feature is worth now, and to whom.
  Award value(const Feature& feature) const;

  Phase phase() const { return phase_; }
  bool chance() const {
    return phase_ == Phase::draw || phase_ == Phase::flight || phase_ == Phase::message_draw ||
           phase_ == Phase::under_hill || phase_ == Phase::shepherd_token ||
           phase_ == Phase::flock_token || phase_ == Phase::first_draw;
  }
  int decider() const;  // who decides, unless chance does
  bool over() const { return phase_ == Phase::over; }

  Landscape land;
  Survey survey;                // of `land` and `figures`, always up to date
  std::vector<Figure> figures;  // in the order of placing
  std::vector<int> bag;         // copies by type
  std::vector<int> discarded;
  int unseen = 0;                           // of the tiles in the bag, under hills
  std::multiset<int> token_bag;             // in their bag, by their sheep; wolves: 0
  std::vector<std::pair<Spot, int>> sheep;  // tokens on the table, with a shepherd
  std::array<int, max_players> score{};
  std::array<std::array<int, figure_kinds>, max_players> supply{};
  std::array<std::array<int, goods_kinds>, max_players> goods{};
  int active = 0, turn = 1, hand = -1;
  std::array<std::multiset<int>, max_players> hands;  // VAR-4
  std::vector<Award> awards;                          // of the last play()
  std::vector<int> bars;                              // by the tiles on which they lie
  std::array<int, max_players> gold{};                // bars won
  std::map<int, std::set<int>> claims;                // who may take the bars of a tile
  std::array<Spot, magic_figures> magic{Spot{-1, -1}, Spot{-1, -1}};  // -1: not on the table

  std::array<std::array<int, 2>, max_players> track{};  // totals of meeple and messenger
  std::map<int, int> robbers;                           // on the track, by owner: the space
  std::set<int> unseen_messages;
  std::vector<int> seen_messages;  // below those, the next one first

  int sector = 0;                          // where the wheel pig stands
  std::array<std::vector<int>, 6> crowns;  // who stands on the crown spaces of a sector

  int dragon = -1;                 // its tile; -1: not in play
  int fairy = -1;                  // her tile; -1: beside the board
  std::optional<Figure> favoured;  // whom she stands next to

  std::map<int, int> lots;  // tiles drawn for the first turn, by player
  int sold = 0;             // tiles, in this game
  int stopped = 0;          // for want of a toll

  std::array<int, 2> cards{-1, -1}, records{};  // who has the King and the Robber Baron, for what

  bool on_the_track() const;  // whether it matters how points are moved there

 private:
  bool may_draw(std::size_t type) const;
  bool may_place(std::size_t type, int x, int y, int rotation) const;
  enum class Flow { forbidden, cramped, roomy };
  Flow flow_with(std::size_t type, int x, int y, int rotation) const;
  bool placeable(std::size_t type) const;
  bool may_deploy(FigureKind kind, std::size_t segment) const;
  int find_abbot() const;
  void complete(int feature);
  // Moves the turn on to this phase, or to the next one after it that has a decision.
  void go_on(Phase phase);
  bool enter();  // phase_; whether there is a decision in it
  bool offer_draw();
  bool may_be_lot(std::size_t type) const;
  int roads_on(std::size_t type) const;
  bool lots_can_decide() const;
  bool enter_first_draw();
  int next_player() const;

  // hands.cpp
  bool with_hands() const;
  int short_hand() const;
  bool offer_hands();
  bool end_without_tile();
  bool enter_choose();
  std::vector<Action> legal_choose() const;
  void discard_tile(int type);

  bool score_pending();
  void end_part();
  void next_turn();
  void score_one(std::size_t index);
  void finish();
  void award(const Feature& feature);
  void survey_again() {
    survey = land.survey(figures);
    leave_fairy();
  }
  bool wants_meeple(SegmentKind kind) const;
  std::vector<Position> discovery() const;

  Position place_of(int tile) const;

  // tests/sets/sale/oracle.cpp
  std::set<std::pair<int, int>> lacking(const Feature& feature) const;
  bool is_open(int x, int y) const;
  bool completes(const Tile& tile, int feature) const;
  bool for_sale() const;
  bool enter_sale() const;
  void play_sale(const Action& action);
  bool enter_bids();
  std::vector<Action> legal_bids() const;
  void play_bids(const Action& action);
  void sell_tile();

  // tests/sets/festival/oracle.cpp
  bool at_festival() const;
  std::vector<Action> recalls() const;
  int recalled(const Action& action) const;
  void play_recall(const Action& action);

  // tests/sets/watchtowers/oracle.cpp
  void look_for_towers();
  bool score_towers();
  std::vector<Action> legal_towers() const;
  void play_towers(const Action& action);
  void score_tower(std::size_t which);

  // tests/sets/king_robber/oracle.cpp
  void measure_for_cards(const Feature& feature);
  bool pass_cards();
  void count_cards();

  // tests/sets/toll/oracle.cpp
  bool on_toll_road() const;
  int tiles_with_toll() const;
  int toll() const;
  bool enter_toll();
  void pay_toll(int tiles_before, int due);

  // position.cpp
  void lay_position(const StartPosition& position);
  void put_pieces(const StartPosition& position);

  // wheel.cpp
  bool with_wheel() const;
  int type_named(const std::string& id) const;
  void fill_bag();
  void lay_start();
  bool turn_wheel();
  std::vector<Action> legal_plague() const;
  bool allows_plague(const Action& action) const;
  bool enter_plague();
  void play_plague(const Action& action);
  bool score_crowns();
  bool may_crown(const Action& action) const;
  void put_on_crown(int on);

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
  Survey without_ferries() const;
  std::vector<Action> legal_magic() const;
  bool allows_magic(const Action& action) const;
  void do_magic(const Action& action);
  void play_magic(const Action& action);
  void end_magic(const Feature& feature);
  int enchanted(int value, const Feature& feature) const;  // what mage and witch change about it

  // track.cpp
  std::vector<int> clockwise() const;
  int space(int player, int figure) const;
  std::set<int> spaces(int player) const;
  void give(const Award& award);
  bool figure_matters(int player) const;
  bool dark(int figure) const;
  void move_points(int figure);
  std::vector<int> victims(int thief) const;
  void rob(int victim);
  bool record();

  // robbers.cpp
  std::set<int> spaces_to_rob(int player) const;
  void gather_robbers();
  bool enter_robber();
  std::vector<Action> legal_robber() const;
  void play_robber(const Action& action);
  void count_robbers();

  // messages.cpp
  bool enter_message_draw();
  std::vector<Action> legal_message_draw() const;
  void take_message(int message);
  std::vector<Figure> subjects() const;
  std::vector<Action> legal_message() const;
  bool may_obey(const Action& action) const;
  bool enter_message();
  void obey(const Action& action);
  void send_home(const Figure& figure);
  bool resume();

  // flying_machines.cpp
  bool may_fly(int kind) const;
  std::vector<Spot> landings() const;
  bool may_land(Spot spot) const;
  void fly_on(int steps);
  void put_down(Spot spot);
  bool enter_landing();

  // ferries.cpp
  bool touches_lake(const Feature& feature) const;
  bool may_join(int tile, int a, int b) const;
  std::vector<Action> joinings(int tile) const;
  bool enter_ferry_place();
  bool enter_ferry_move();
  bool allows_ferry(const Action& action) const;
  void play_ferry(const Action& action);
  void send_orphans_home();

  // hills_sheep.cpp
  bool with_hills() const;
  void fill_token_bag();
  int left() const;
  bool on_hill(Spot spot) const;
  std::set<int> owners(const Feature& feature) const;
  bool enter_under_hill() const;
  std::vector<Action> legal_under() const;
  void play_under(const Action& action);
  const Figure* own_shepherd() const;
  std::set<int> shepherds_in(int feature) const;
  bool enter_flock() const;
  void disperse(int field);
  void lose_sheep(Spot spot);
  void gather(int field);
  bool enter_closed_flocks();
  void play_flock(const Action& action);
  std::vector<Action> legal_token() const;
  void play_token(const Action& action);
  int vineyard_points(const Feature& feature) const;

  // dragon.cpp
  bool with_dragon() const;
  bool with_fairy() const;
  bool is_held(std::size_t type) const;
  int drawable() const;
  void call_dragon();
  std::vector<int> dragon_ways() const;
  bool enter_dragon(bool late);
  int dragon_leader() const;
  void dragon_enters(int tile);
  bool is_favoured(const Figure& figure) const;
  void leave_fairy();
  void pay_for_fairy();
  std::array<int, max_players> bonus(const Feature& feature) const;
  bool may_favour(const Action& action) const;
  int find_favourite(const Action& action) const;
  std::vector<Action> fairy_moves() const;
  void move_fairy(const Action& action);
  std::vector<Figure> knights_of_princess() const;
  bool may_dismiss(const Action& action) const;
  std::vector<Action> dismissals() const;
  bool must_dismiss() const;
  void dismiss(const Action& action);
  bool may_pass_portal(const Action& action) const;
  std::vector<Action> portal_places() const;
  void pass_portal(const Action& action);

  // crop_circles.cpp
  std::vector<Figure> in_crop(int player) const;
  bool enter_crop_choice();
  void choose_crop(int choice);
  bool enter_crop();
  bool place_matters(SegmentKind kind) const;
  bool same_place(Spot a, Spot b) const;
  std::vector<Action> crop_actions() const;
  bool allows_crop(const Action& action) const;
  void play_crop(const Action& action);

  Setup setup_;
  const std::vector<TileType>* types_;
  std::vector<int> period_, drawn_as_;
  Phase phase_ = Phase::draw;
  std::vector<Spot> pending_;      // completed in this part, by the spot that names them
  bool builder_works_ = false;     // the tile just laid lies on a builder's road or city
  bool second_part_ = false;       // the turn has had its second part
  bool hole_ = false;              // the tile just laid has filled a hole
  bool hole_part_ = false;         // the turn has been extended for one
  int laid_ = -1;                  // the tile of this part
  int taker_ = -1;                 // whose turn it is to take a bar
  int flyer_ = -1, target_ = -1;   // FigureKind, tile
  std::set<int> movable_, moved_;  // ferries, by the tiles of their lakes
  bool filled_ = false;            // hands, in this turn
  int ferries_moved_in_ = 0;       // the turn of moved_
  struct Move {
    int player, points;
    bool stolen;
  };
  std::vector<Move> moves_;                // points on their way to the track
  Phase after_ = Phase::part_start;        // where the turn continues afterwards
  std::array<int, max_players> scored_{};  // of the event
  std::map<int, int> left_;                // by player: the space that the figure has left
  bool thieves_known_ = false;
  std::vector<int> thieves_;      // still to rob
  std::set<int> movers_;          // scoring figures, in this part
  bool landed_ = false;           // on a dark space
  std::vector<int> waylaying_;    // who may still place a robber
  int message_ = 0;               // in hand
  int waiting_tile_ = -1;         // laid_ of the part that waits for message 7
  bool waiting_builder_ = false;  // its builder_works_
  bool waiting_hole_ = false;     // its hole_
  bool token_due_ = false;
  std::vector<int> trail_;   // of the dragon in this part
  bool turn_begins_ = true;  // the fairy has not been asked yet
  int crop_ = 0;
  std::vector<int> crop_players_;  // still to act
  std::vector<int> plagued_;       // still to take a figure home
  int spring_ = -1, spring_x_ = 0, spring_y_ = 0;
  std::vector<int> drawing_lots_;  // still to draw
  bool offered_ = false;           // a tile of this turn
  int seller_ = -1;                // of this turn
  std::vector<int> bidders_;       // not out
  int highest_ = -1, bid_ = 0;
  bool seen_ = false;              // towers, in this part
  std::vector<Figure> watchmen_;   // whose towers are still to be scored
  std::array<int, 2> measured_{};  // largest city and road completed in this part
  std::array<int, 2> finished_{};  // and how many, without points so far
};

}  // namespace bastide::oracle

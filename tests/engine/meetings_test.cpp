// Interactions of expansions within one turn: several events, nested parts, robbers and messages
// (docs/rules/21-interactions.md).
#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "engine/sets/track/track.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::meetings_test {
namespace {

constexpr ExpansionMask with_messages = expansion_bit(Expansion::messages);
constexpr ExpansionMask with_robbers = expansion_bit(Expansion::robbers);
constexpr ExpansionMask with_magic = expansion_bit(Expansion::mage_witch);
constexpr ExpansionMask with_gold = expansion_bit(Expansion::gold_mines);
constexpr ExpansionMask with_ferries = expansion_bit(Expansion::ferries);
constexpr ExpansionMask with_flights = expansion_bit(Expansion::flying_machines);
constexpr ExpansionMask with_crops = expansion_bit(Expansion::crop_circles);
constexpr ExpansionMask with_inns = expansion_bit(Expansion::inns_cathedrals);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);
constexpr FigureKind meeple = FigureKind::meeple, builder = FigureKind::builder;
constexpr ScoringFigure first = ScoringFigure::meeple, second = ScoringFigure::messenger;
constexpr Action with_meeple = move_points_action(0), with_messenger = move_points_action(1);

Table table(ExpansionMask expansions, int players = 2, Options options = {}) {
  return Table(players, options, catalogue(), expansions);
}

void stand(Table& t, PlayerIndex player, i16 of_meeple, i16 of_messenger) {
  t.state.score[player] = static_cast<i16>(of_meeple + of_messenger);
  t.state.track.messenger[player] = of_messenger;
}
int total(const Table& t, PlayerIndex player, ScoringFigure figure) {
  return total_of(t.state, player, figure);
}
void put(Table& t, PlayerIndex owner, Position at, Spot spot, FigureKind kind = meeple) {
  put_figure(t.state, owner, kind, t.node(at, spot));
}
void put_bars(Table& t, Position at, u8 bars) {
  t.state.gold.bars.resize(t.state.board.tiles.size(), 0);
  t.state.gold.bars[tile_at(t.state.board, at)] = bars;
}
int bars(const Table& t, Position at) {
  const TileIndex tile = tile_at(t.state.board, at);
  return tile < t.state.gold.bars.size() ? t.state.gold.bars[tile] : 0;
}
Action score_of(const Table& t, Position at, Spot spot) {
  return score_action(at, t.segment(at, spot));
}
Action obey_at(const Table& t, Position at, Spot spot) {
  return obey_action(static_cast<u8>(meeple), at, t.segment(at, spot));
}
PlayerIndex decider(const Table& t) { return decision(t.game, t.state).player; }

// The position of the last event of a kind, -1 if there is none.
using What = bool(const Event&);
int last_of(const Table& t, What* what) {
  int found = -1;
  for (std::size_t i = 0; i < t.events.size(); ++i)
    if (what(t.events[i])) found = static_cast<int>(i);
  return found;
}
int count_of(const Table& t, What* what) {
  return static_cast<int>(std::count_if(t.events.begin(), t.events.end(), what));
}

// ---- Two features completed by one tile ---------------------------------------------------------

constexpr Position joint = {1, 0};

// Red's tile has completed a road of five tiles and a city of two, both belonging to this owner.
Table two_features(ExpansionMask expansions, PlayerIndex owner, Options options = {}) {
  Table t = table(expansions, 2, options);
  t.play(blue, "base/CFFF", {0, -1}, 2);
  t.play(blue, "base/CFFF", {1, -1}, 2);
  t.play(blue, "base/FFFF-monastery", {2, -1}, 0);
  t.play(blue, "base/FRRR", {2, 0}, 0);
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play(blue, "base/FRRR", {-2, 0}, 0);
  put(t, owner, {0, 0}, highwayman(east));
  put(t, owner, {1, -1}, knight(south));
  t.lay(red, "base/CRFR", joint, 0);
  return t;
}

TEST(Meetings, BASE_SCORE_6_the_active_player_orders_the_events) {
  for (const bool city_first : {false, true}) {
    Table t = two_features(with_robbers, blue);
    t.deploy(nobody());
    ASSERT_EQ(t.phase(), Phase::score);
    EXPECT_EQ(decider(t), red);  // though nothing of it is red's
    EXPECT_EQ(t.actions().size(), 2u);
    EXPECT_EQ(t.refused(score_of(t, {0, 0}, knight(north))), "BASE-SCORE-6");  // not in this turn
    EXPECT_EQ(t.refused(pass_action()), "TURN-1");
    t.act(city_first ? score_of(t, {1, -1}, knight(south)) : score_of(t, {0, 0}, highwayman(east)));
    const auto scored = t.scorings(ScoreCause::completed);
    ASSERT_EQ(scored.size(), 2u);
    EXPECT_EQ(scored[0].feature, city_first ? SegmentKind::city : SegmentKind::road);
    EXPECT_EQ(t.score(blue), 9);
  }
}

TEST(Meetings, BASE_SCORE_6_nobody_is_asked_where_it_cannot_matter) {
  for (const bool asked : {false, true}) {
    Options options;
    options.choose_score_order = asked;
    Table t = two_features(0, blue, options);
    t.deploy(nobody());
    EXPECT_EQ(t.phase(), asked ? Phase::score : Phase::draw);
  }
}

TEST(Meetings, ROB_10_of_two_events_of_one_turn_the_first_is_robbed) {
  covers("ROB-11", "BASE-SCORE-6");
  for (const bool city_first : {false, true}) {
    Table t = two_features(with_robbers, blue);
    t.state.score[red] = 20;
    t.state.score[blue] = 10;
    t.state.track.robber[red] = 10;
    t.deploy(nobody());
    t.act(city_first ? score_of(t, joint, knight(north)) : score_of(t, joint, highwayman(east)));
    EXPECT_EQ(t.score(blue), 19);
    EXPECT_EQ(t.score(red), 20 + (city_first ? 2 : 3));
    EXPECT_EQ(count_of(t, was::robber_returned), 1);
  }
}

TEST(Meetings, MSG_3_another_figure_for_another_event_of_the_turn) {
  Table t = two_features(with_messages, red);
  stand(t, red, 1, 2);
  t.deploy(nobody());
  t.act(score_of(t, joint, highwayman(east)));
  ASSERT_EQ(t.phase(), Phase::move_points);
  t.act(with_messenger);  // 5 points for the road
  ASSERT_EQ(t.phase(), Phase::move_points);
  t.act(with_meeple);  // 4 points for the city
  EXPECT_EQ(total(t, red, first), 5);
  EXPECT_EQ(total(t, red, second), 7);
}

TEST(Meetings, MSG_5_one_message_though_both_figures_stand_on_dark_spaces) {
  Table t = two_features(with_messages, red);
  stand(t, red, 6, 5);
  t.deploy(nobody());
  t.act(score_of(t, joint, highwayman(east)));
  t.act(with_messenger);
  t.act(with_meeple);
  EXPECT_EQ(total(t, red, first), 10);
  EXPECT_EQ(total(t, red, second), 10);
  ASSERT_EQ(t.phase(), Phase::message_draw);
  t.act(message_action(6));
  t.act(two_points_action());  // side by side: the meeple moves on, the messenger stays on 10
  EXPECT_EQ(total(t, red, second), 10);
  EXPECT_EQ(count_of(t, was::message_drawn), 1);
  EXPECT_EQ(t.state.active, blue);
}

TEST(Meetings, TURN_6_all_points_are_recorded_before_gold_and_message) {
  Table t = two_features(with_messages | with_gold, red);
  stand(t, red, 5, 2);
  put_bars(t, joint, 1);
  t.deploy(nobody());
  t.act(score_of(t, joint, highwayman(east)));
  t.act(with_meeple);  // to 10, but the city comes first
  ASSERT_EQ(t.phase(), Phase::move_points);
  EXPECT_FALSE(t.happened(was::gold_taken));
  t.act(with_messenger);
  ASSERT_EQ(t.phase(), Phase::message_draw);
  EXPECT_EQ(count_of(t, was::points_moved), 2);
  EXPECT_EQ(count_of(t, was::gold_taken), 1);
  EXPECT_LT(last_of(t, was::points_moved), last_of(t, was::gold_taken));
}

// ---- Robbers ------------------------------------------------------------------------------------

TEST(Meetings, INT_47_a_theft_is_of_the_points_that_mage_or_witch_leave) {
  covers("MAGE-17");
  for (const Magic figure : {Magic::mage, Magic::witch}) {
    Table t = table(with_robbers | with_magic);
    t.state.score[red] = 20;
    t.state.score[blue] = 10;
    t.state.track.robber[red] = 10;
    put(t, blue, {0, 0}, knight(north));
    t.state.magic.at[static_cast<std::size_t>(figure)] = t.node({0, 0}, knight(north));
    t.play(red, "base/CFFF", {0, -1}, 2);
    EXPECT_EQ(t.score(blue), 10 + (figure == Magic::mage ? 6 : 2));
    EXPECT_EQ(t.score(red), 20 + (figure == Magic::mage ? 3 : 1));
  }
}

TEST(Meetings, ROB_17_all_regular_points_then_thefts_clockwise_from_the_active_player) {
  Table t = table(with_robbers, 4);
  const i16 scores[] = {10, 20, 30, 40};
  std::copy(std::begin(scores), std::end(scores), t.state.score);
  t.state.track.robber[green] = 20;   // at blue's figure
  t.state.track.robber[yellow] = 10;  // at red's
  for (const PlayerIndex owner : {red, blue}) put(t, owner, {0, 0}, knight(north));
  t.play(green, "base/CFFF", {0, -1}, 2);
  std::vector<PlayerIndex> moved;
  for (const Event& event : t.events)
    if (was::points_moved(event)) moved.push_back(event.owner);
  EXPECT_EQ(moved, (std::vector<PlayerIndex>{red, blue, green, yellow}));
  Table other = table(with_robbers, 4);
  std::copy(std::begin(scores), std::end(scores), other.state.score);
  other.state.track.robber[green] = 20;
  other.state.track.robber[yellow] = 10;
  for (const PlayerIndex owner : {red, blue}) put(other, owner, {0, 0}, knight(north));
  other.play(blue, "base/CFFF", {0, -1}, 2);
  moved.clear();
  for (const Event& event : other.events)
    if (was::points_moved(event)) moved.push_back(event.owner);
  EXPECT_EQ(moved, (std::vector<PlayerIndex>{blue, red, green, yellow}));
}

TEST(Meetings, ROB_21_message_points_are_robbed) {
  covers("INT-3");
  for (const bool obeyed : {false, true}) {
    Table t = table(with_robbers | with_messages);
    stand(t, red, 1, 2);
    stand(t, blue, 20, 20);
    t.state.track.robber[blue] = 2;  // at red's messenger
    put(t, red, {0, 0}, knight(north));
    put(t, red, {0, 0}, farmer(SL));
    put(t, red, {0, 0}, farmer(EL));
    t.play(red, "base/CFFF", {0, -1}, 2);
    t.act(with_meeple);
    EXPECT_EQ(t.score(blue), 40);  // that figure came from elsewhere
    t.act(message_action(6));
    t.act(obeyed ? obey_action() : two_points_action());
    t.act(with_messenger);
    EXPECT_EQ(t.score(red), 7 + (obeyed ? 4 : 2));
    EXPECT_EQ(t.score(blue), 40 + (obeyed ? 2 : 1));
    EXPECT_EQ(t.state.track.robber[blue], no_space);
  }
}

// Red has stolen 2 points, which bring the meeple to 5 and give message 7.
Table stolen_to_a_message() {
  Table t = table(with_robbers | with_messages);
  stand(t, red, 3, 0);
  stand(t, blue, 10, 2);
  t.state.track.robber[red] = 10;
  put(t, blue, {0, 0}, knight(north));
  t.play(red, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(decider(t), blue);
  t.act(with_meeple);
  EXPECT_EQ(decider(t), red);
  t.act(with_meeple);
  EXPECT_EQ(t.state.track.robber[red], no_space);
  t.act(message_action(7));
  t.act(obey_action());
  return t;
}

TEST(Meetings, ROB_22_a_robber_that_has_stolen_is_used_again_in_the_same_turn) {
  covers("AMB-21", "INT-52");
  Table t = stolen_to_a_message();
  t.draw("robbers/RFRF");
  t.act(place_action({0, 1}, 1));
  ASSERT_EQ(t.phase(), Phase::robber);
  EXPECT_EQ(decider(t), red);
  EXPECT_EQ(t.actions(), (std::vector<Action>{pass_action(), robber_action(2), robber_action(14)}));
  t.act(robber_action(14));
  EXPECT_EQ(t.state.track.robber[red], 14);
  while (t.phase() != Phase::draw) t.act(pass_action());
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.state.track.robber[red],
            14);  // S11c of the part that was interrupted takes none back
}

// ---- Messages -----------------------------------------------------------------------------------

// Red's road of three tiles brings the meeple from 2 to 5, and this message.
void draw_message(Table& t, u8 message) {
  stand(t, red, 2, 0);
  t.play(blue, "base/FRRR", {1, 0}, 0);
  put(t, red, {0, 0}, highwayman(east));
  t.play(red, "base/FRRR", {-1, 0}, 0);
  ASSERT_EQ(t.phase(), Phase::move_points);
  t.act(with_meeple);
  ASSERT_EQ(t.phase(), Phase::message_draw);
  t.act(message_action(message));
}

TEST(Meetings, MSG_13_the_poorest_of_several_monasteries) {
  Table t = table(with_messages);
  for (const i16 y : {i16{1}, i16{2}, i16{3}}) {
    t.play(blue, "base/FFFF-monastery", {0, y}, 0);
    put(t, red, {0, y}, monk());
  }
  put(t, blue, {0, 3}, monk());
  put(t, blue, {0, 3}, monk());
  draw_message(t, 3);
  EXPECT_EQ(t.refused(obey_at(t, {0, 1}, monk())), "MSG-13");  // 5: the road lies around it
  EXPECT_EQ(t.refused(obey_at(t, {0, 2}, monk())), "MSG-13");  // 3
  EXPECT_EQ(t.actions().size(), 2u);
  t.act(obey_at(t, {0, 3}, monk()));  // 2, though blue has the majority (AMB-75)
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 5 + 2);
  EXPECT_EQ(t.supply(red), 4);
}

TEST(Meetings, AMB_75_what_the_feature_is_worth_counts) {
  covers("MSG-11");
  Table t = table(with_messages);
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  for (const Position at : {Position{0, 2}, Position{1, 2}, Position{0, 3}})
    t.play(blue, "base/RFRF", at, 1);
  for (const PlayerIndex owner : {red, blue, blue}) put(t, owner, {0, 2}, highwayman(east));
  put(t, red, {0, 3}, highwayman(east));
  draw_message(t, 1);
  // Two tiles that are blue's, and one tile that is red's.
  EXPECT_EQ(t.refused(obey_at(t, {0, 2}, highwayman(east))), "MSG-11");
  EXPECT_EQ(t.refused(obey_at(t, {0, 3}, highwayman(east))), "");
}

TEST(Meetings, MSG_14_coats_of_arms_in_several_cities) {
  Table t = table(with_messages);
  t.play(blue, "base/FCFC-shield", {0, 1}, 0);
  t.play(blue, "base/FCFC-shield", {1, 1}, 0);
  t.play(blue, "base/CCFF-shield", {0, 2}, 2);
  t.play(blue, "base/CCFF-shield+garden", {1, 2}, 1);
  for (const i16 x : {i16{0}, i16{1}}) put(t, red, {x, 1}, knight(east));  // one city
  put(t, red, {0, 2}, knight(south));
  put(t, blue, {1, 2}, knight(south));  // not red's
  stand(t, red, 1, 0);
  put(t, red, {0, 0}, knight(north));
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.act(with_meeple);
  t.act(message_action(4));
  t.act(obey_action());
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 5 + 2 * 3);
  EXPECT_EQ(t.scorings(ScoreCause::message).at(0).shields, 3);
  EXPECT_EQ(t.supply(red), 4);
}

TEST(Meetings, INT_6_an_unfinished_city_with_a_cathedral_is_worth_least) {
  covers("MSG-12", "MSG-26");
  Table t = table(with_messages | with_inns);
  t.play(blue, "inns-cathedrals/CCCC-cathedral", {0, -1}, 0);
  t.play(blue, "base/CFFF", {0, 1}, 2);
  put(t, red, {0, 0}, knight(north));
  put(t, red, {0, 1}, knight(south));
  draw_message(t, 2);
  EXPECT_EQ(t.refused(obey_at(t, {0, 1}, knight(south))), "MSG-12");  // 1 point
  EXPECT_EQ(t.actions().size(), 2u);
  t.act(obey_at(t, {0, 0}, knight(north)));
  EXPECT_EQ(t.score(red), 5);  // nothing for it, so that no figure moves
  EXPECT_EQ(t.state.active, blue);
}

// A city of two tiles with goods, mage, gold and a builder, in which red has two knights and blue
// one.
Table rich_city() {
  Table t = table(with_messages | with_traders | with_magic | with_gold);
  t.play(blue, "traders-builders/FCRC-grain", {0, -1}, 1);
  for (const PlayerIndex owner : {red, red, blue}) put(t, owner, {0, 0}, knight(north));
  put(t, red, {0, -1}, knight(south), builder);
  t.state.magic.at[0] = t.node({0, -1}, knight(south));
  put_bars(t, {0, -1}, 1);
  return t;
}

void expect_untouched(const Table& t) {
  EXPECT_FALSE(t.happened(was::goods_taken));
  EXPECT_FALSE(t.happened(was::gold_taken));
  EXPECT_FALSE(t.happened(was::banished));
  EXPECT_FALSE(t.happened(was::double_turn));
  EXPECT_EQ(bars(t, {0, -1}), 1);
  EXPECT_EQ(t.supply(red, builder), 0);
  EXPECT_EQ(t.supply(blue), 6);
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Meetings, MSG_28_what_a_message_scores_is_not_completed) {
  Table smallest = rich_city();
  draw_message(smallest, 2);
  smallest.act(obey_at(smallest, {0, 0}, knight(north)));
  smallest.act(with_messenger);
  EXPECT_EQ(smallest.score(red), 5 + 2 + 2);  // and the mage's
  EXPECT_EQ(smallest.supply(red), 5);
  expect_untouched(smallest);
  Table returned = rich_city();
  draw_message(returned, 8);
  returned.act(obey_at(returned, {0, 0}, knight(north)));
  returned.act(with_messenger);
  EXPECT_EQ(returned.score(red), 5 + 2 + 2);
  EXPECT_EQ(returned.supply(red), 6);  // one of the knights
  expect_untouched(returned);
}

TEST(Meetings, MSG_23_no_message_for_points_of_the_final_scoring) {
  Table t = table(with_messages);
  stand(t, red, 4, 0);
  put(t, red, {0, 0}, knight(north));
  t.play_last(red, "base/FRRR", {1, 0}, 0);
  EXPECT_EQ(t.score(red), 5);  // a dark space
  EXPECT_FALSE(t.happened(was::message_drawn));
  EXPECT_EQ(t.state.messages.unseen, 0xff);
}

// ---- Several parts ------------------------------------------------------------------------------

TEST(Meetings, MSG_25_one_message_in_each_part_of_a_double_turn) {
  Table t = table(with_messages | with_traders);
  t.play(blue, "base/CFFF", {0, -1}, 2);
  t.play(blue, "base/CFFF", {1, -1}, 2);
  t.play(blue, "base/CFFF", {2, -1}, 2);
  put(t, red, {0, 0}, highwayman(east));
  put(t, red, {0, 0}, highwayman(east), builder);
  put(t, red, {1, -1}, knight(south));
  put(t, red, {2, -1}, knight(south));
  stand(t, red, 1, 4);
  t.play(red, "base/CRFR", {1, 0}, 0);  // 4 points, and the builder's road
  t.act(with_meeple);
  ASSERT_EQ(t.phase(), Phase::message_draw);
  t.act(message_action(5));
  t.act(two_points_action());
  t.act(with_messenger);  // 4 + 2
  EXPECT_TRUE(t.happened(was::double_turn));
  ASSERT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, red);
  t.draw("base/CRFR");
  t.act(place_action({2, 0}, 0));  // 4 points again
  t.deploy(nobody());
  t.act(with_messenger);  // 6 + 4
  ASSERT_EQ(t.phase(), Phase::message_draw);
  EXPECT_EQ(decision(t.game, t.state).chance, true);
  EXPECT_EQ(t.refused(message_action(5)), "MSG-8");
  t.act(message_action(6));
  t.act(two_points_action());
  t.act(with_meeple);
  EXPECT_EQ(count_of(t, was::message_drawn), 2);
  EXPECT_EQ(t.state.active, blue);
}

TEST(Meetings, INT_44_goods_of_the_extra_tile_are_the_active_players) {
  covers("TRADE-2");
  Table t = table(with_messages | with_traders);
  t.play(blue, "traders-builders/FCRC-grain", {0, -1}, 1);
  put(t, blue, {0, 0}, knight(north));
  draw_message(t, 7);
  t.act(obey_action());
  t.draw("base/CFFF");
  t.act(place_action({0, -2}, 2));
  t.deploy(nobody());
  EXPECT_EQ(t.score(blue), 6);
  EXPECT_EQ(t.state.traders.goods[red][1], 1);
  EXPECT_EQ(t.state.traders.goods[blue][1], 0);
}

TEST(Meetings, INT_52_every_symbol_of_the_extra_tile_comes_before_the_outer_part_goes_on) {
  struct Symbol {
    ExpansionMask expansion;
    std::string_view tile;
    int rotation;
    Phase phase;
    What* event;
  };
  const Symbol symbols[] = {
      {with_gold, "gold-mines/FRRF-monastery", 0, Phase::gold_place, was::gold_placed},
      {with_magic, "mage-witch/FCFC-two", 0, Phase::magic, was::enchanted},
      {with_robbers, "robbers/RFRF", 1, Phase::robber, was::robber_placed},
      {with_ferries, "ferries/FRRR-lake", 0, Phase::ferry_place, was::ferry_placed},
  };
  for (const Symbol& symbol : symbols) {
    SCOPED_TRACE(symbol.tile);
    Table t = table(with_messages | with_crops | symbol.expansion);
    t.play(blue, "base/RFRF", {1, 0}, 1);
    stand(t, red, 1, 0);
    stand(t, blue, 20, 20);
    put(t, red, {0, 0}, farmer(SL));
    put(t, red, {0, 0}, knight(north));
    t.play(red, "crop-circles/CRFR", {0, -1}, 2);  // a rake, and the city is completed
    t.act(with_meeple);
    t.act(message_action(7));
    t.act(obey_action());
    t.draw(symbol.tile);
    t.act(place_action({0, 1}, symbol.rotation));
    if (symbol.phase == Phase::ferry_place) t.deploy(nobody());
    ASSERT_EQ(t.phase(), symbol.phase);
    EXPECT_EQ(decider(t), red);
    EXPECT_TRUE(t.state.interrupted.waiting);
    t.act(t.actions().back());
    while (t.phase() == Phase::robber || t.phase() == Phase::figure) t.act(pass_action());
    EXPECT_FALSE(t.state.interrupted.waiting);
    ASSERT_EQ(t.phase(), Phase::crop_choice);  // of the outer part
    ASSERT_TRUE(t.happened(symbol.event));
    EXPECT_LT(last_of(t, symbol.event), last_of(t, was::extra_part_over));
  }
}

// ---- Without messages and robbers ---------------------------------------------------------------

TEST(Meetings, MAGE_12_the_witch_halves_for_each_of_those_who_tie) {
  Table t = table(with_magic, 3);
  for (const PlayerIndex owner : {red, blue}) put(t, owner, {0, 0}, highwayman(east));
  t.play(green, "base/FRRR", {1, 0}, 0);
  t.state.magic.at[1] = t.node({0, 0}, highwayman(east));
  t.play(green, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.score(red), 2);  // half of 3, rounded up
  EXPECT_EQ(t.score(blue), 2);
  EXPECT_EQ(t.score(green), 0);
  EXPECT_EQ(t.state.magic.at[1], no_node);
}

// A road of three tiles through a lake whose ferry joins the third one, or does not.
Table by_ferry(bool on, ExpansionMask more = 0) {
  Table t = table(with_ferries | more);
  t.play(blue, "ferries/FRRR-lake", {1, 0}, 0);
  t.act(ferry_action({1, 0}, t.segment({1, 0}, highwayman(on ? east : south)),
                     t.segment({1, 0}, highwayman(west))));
  t.play(blue, "base/RFRF", {2, 0}, 1);
  if (on) t.act(pass_action());
  put(t, red, {0, 0}, highwayman(west));
  return t;
}

TEST(Meetings, INT_16_a_road_is_worth_what_the_ferries_join_now) {
  for (const bool on : {true, false}) {
    Table message = by_ferry(on, with_messages);
    stand(message, red, 1, 0);
    put(message, red, {0, 0}, knight(north));
    message.play(red, "base/CFFF", {0, -1}, 2);
    message.act(with_meeple);
    message.act(message_action(1));
    message.act(obey_at(message, {0, 0}, highwayman(west)));
    message.act(with_messenger);
    EXPECT_EQ(message.score(red), 5 + (on ? 3 : 2));
    Table end = by_ferry(on);
    end.play_last(blue, "base/FFFF-monastery", {0, 1}, 0);
    EXPECT_EQ(end.score(red), on ? 3 : 2);
  }
}

TEST(Meetings, INT_27_a_flyer_entitles_to_the_builder_in_a_later_part) {
  covers("BUILD-2", "FLY-9");
  Table t = table(with_flights | with_traders);
  t.lay(red, "flying-machines/FFFF-W", {0, 1}, 1);  // north of it lies the start tile
  t.act(fly_action(meeple));
  t.act(roll_action(1));
  t.act(land_action({0, 0}, t.segment({0, 0}, highwayman(east))));
  EXPECT_EQ(t.state.active, blue);  // the flight was the figure of this part
  t.lay(blue, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.refused(highwayman(west), builder), "BUILD-2");
  t.deploy(nobody());
  t.lay(red, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.refused(highwayman(west), builder), "");
  t.deploy(highwayman(west), builder);
  EXPECT_EQ(t.supply(red, builder), 0);
}

}  // namespace
}  // namespace bastide::testing::meetings_test

// The toll road (docs/rules/20-variants.md).
#include <fstream>
#include <iterator>

#include "engine/base/random.hpp"
#include "engine/players/play.hpp"
#include "engine/players/player.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/lay_out.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/toll/toll.hpp"
#include "tests/data_folder.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::toll_rules_test {
namespace {

Options on_the_road() {
  Options options;
  options.toll_road = true;
  return options;
}

struct Road : Table {
  explicit Road(ExpansionMask expansions = 0) : Table(1, on_the_road(), catalogue(), expansions) {}

  // A straight road to the east: its n-th tile.
  void pave(int n, Spot spot = nobody()) {
    play(red, "base/RFRF", {static_cast<i16>(n), 0}, 1, spot);
  }
  // As if the landscape had so many tiles: laid far below, where they touch nothing.
  void enlarge(int tiles) {
    while (toll::tiles_laid(game, state) < tiles) {
      const int x = toll::tiles_laid(game, state);
      place_tile(game.tables, state.board,
                 {type("base/CCCC-shield"),
                  {static_cast<i16>(x % 20 - 10), static_cast<i16>(20 + x / 20)},
                  0},
                 nullptr);
    }
  }
};

bastide::Setup setup_with(ExpansionMask expansions) {
  bastide::Setup setup;
  setup.players = 1;
  setup.first_player = 0;
  setup.expansions = expansions;
  setup.options = on_the_road();
  return setup;
}

TEST(Toll, TOLL_1_one_person_plays) {
  covers("VAR-16");
  bastide::Setup setup = setup_with(0);
  EXPECT_TRUE(check_setup(setup));
  EXPECT_EQ(player_range(setup).most, 1);
  setup.options.toll_road = false;
  EXPECT_EQ(check_setup(setup).error().code, "setup.players");
  // With others it is the game that it would be without.
  const Table with(2, on_the_road()), without(2);
  EXPECT_EQ(state_hash(with.game, with.state), state_hash(without.game, without.state));
  EXPECT_EQ(with.score(red), 0);
}

TEST(Toll, TOLL_2_one_begins_with_a_stock) {
  EXPECT_EQ(Road().score(red), toll::stock);
  bastide::Setup setup = setup_with(0);
  setup.position = StartPosition{};
  setup.position->tiles = {{Road().type("base/CRFR"), {0, 0}, 0}};
  EXPECT_EQ(make_game(catalogue(), setup).error().code, "position.over");
  setup.position->points[0] = 7;
  const auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  const State state = initial_state(*game);
  EXPECT_EQ(state.score[0], 7);
  // The reverse: the same position can be found in it.
  ASSERT_TRUE(can_begin(*game, state));
  EXPECT_EQ(position_of(*game, state).points[0], 7);
}

TEST(Toll, TOLL_3_it_is_paid_when_the_tile_lies) {
  Road t;
  t.draw("base/RFRF");
  EXPECT_EQ(t.score(red), toll::stock);
  t.act(place_action({1, 0}, 1));
  EXPECT_EQ(t.score(red), toll::stock - 1);
  EXPECT_EQ(t.phase(), Phase::figure);
  const auto paid = t.scorings(ScoreCause::toll);
  ASSERT_EQ(paid.size(), 1u);
  EXPECT_EQ(paid[0].value, 1);
  EXPECT_EQ(paid[0].points[red], -1);
  EXPECT_EQ(paid[0].tiles, 2);
  EXPECT_EQ(paid[0].owners, 0);
}

TEST(Toll, TOLL_3_before_the_points_of_what_the_tile_completes) {
  Road t;
  t.state.score[red] = 1;
  t.play(red, "base/CFFF", {0, -1}, 2, knight(south));
  EXPECT_EQ(t.score(red), 4);
  EXPECT_FALSE(t.state.over);
}

TEST(Toll, TOLL_4_it_rises_with_the_landscape) {
  const int due[] = {1, 2, 3, 3, 3, 4, 4, 4};
  for (int n = 0; n < 8; ++n)
    for (const int more : {0, 9}) EXPECT_EQ(toll::toll_after(10 * n + more), due[n]) << n;
  Road t;
  EXPECT_EQ(toll::tiles_laid(t.game, t.state), 1);
  t.enlarge(9);
  t.pave(1);
  EXPECT_EQ(t.score(red), toll::stock - 1);
  t.pave(2);
  EXPECT_EQ(t.score(red), toll::stock - 3);
}

TEST(Toll, TOLL_4_a_board_is_no_tile) {
  Road t(expansion_bit(Expansion::wheel_of_fortune));
  EXPECT_EQ(t.state.board.tiles.size(), 16u);
  EXPECT_EQ(toll::tiles_laid(t.game, t.state), 0);
}

TEST(Toll, TOLL_3_a_river_costs_nothing) {
  covers("TOLL-4");
  Road t(expansion_bit(Expansion::river));
  EXPECT_EQ(toll::tiles_laid(t.game, t.state), 0);
  t.state.score[red] = 0;
  t.play(red, "river-c3/RVVR", {0, 1}, 2);
  EXPECT_FALSE(t.state.over);
  EXPECT_EQ(toll::tiles_laid(t.game, t.state), 0);
  EXPECT_TRUE(t.scorings(ScoreCause::toll).empty());
}

TEST(Toll, TOLL_5_who_cannot_pay_is_stopped) {
  Road t;
  t.enlarge(20);
  t.state.score[red] = 6;
  t.pave(1, highwayman(west));
  EXPECT_EQ(t.score(red), 3);
  EXPECT_FALSE(t.state.over);
  t.pave(2);
  EXPECT_TRUE(t.state.over);
  EXPECT_TRUE(t.state.toll.stopped);
  // The road is worth nothing any more, and nobody has won.
  EXPECT_EQ(t.score(red), 0);
  EXPECT_FALSE(t.happened([](const Event& e) { return e.kind == EventKind::final_scoring; }));
  EXPECT_TRUE(t.happened([](const Event& e) { return e.kind == EventKind::game_over; }));
  EXPECT_TRUE(outcome(t.game, t.state).together);
  EXPECT_EQ(outcome(t.game, t.state).winners, 0);
}

TEST(Toll, TOLL_5_in_a_further_part_of_the_turn_too) {
  Road t(expansion_bit(Expansion::traders_builders));
  t.pave(1, highwayman(west));
  t.play(red, "base/RFRF", {2, 0}, 1, highwayman(west), FigureKind::builder);
  t.state.score[red] = 1;
  t.pave(3);
  EXPECT_TRUE(t.state.over);
  EXPECT_TRUE(t.state.toll.stopped);
}

TEST(Toll, TOLL_6_milestones) {
  Road t;
  EXPECT_EQ(toll::milestones_reached(t.game, t.state), 0);
  EXPECT_EQ(toll::tiles_to_next(t.game, t.state), 9);
  for (int n = 1; n < toll::last_milestone; ++n) {
    t.enlarge(10 * n - 1);
    EXPECT_EQ(toll::milestones_reached(t.game, t.state), n - 1);
    EXPECT_EQ(toll::tiles_to_next(t.game, t.state), 1);
    t.enlarge(10 * n);
    EXPECT_EQ(toll::milestones_reached(t.game, t.state), n);
    EXPECT_EQ(toll::tiles_to_next(t.game, t.state), n < 6 ? 10 : 0);
  }
  t.enlarge(69);
  EXPECT_EQ(toll::milestones_reached(t.game, t.state), toll::last_milestone - 1);
}

TEST(Toll, TOLL_7_the_end_of_the_bag_is_the_last_milestone) {
  Road t;
  t.pave(1, highwayman(west));
  t.play_last(red, "base/RFRF", {2, 0}, 1);
  ASSERT_TRUE(t.state.over);
  EXPECT_EQ(toll::milestones_reached(t.game, t.state), toll::last_milestone);
  EXPECT_EQ(outcome(t.game, t.state).winners, 1);
  EXPECT_EQ(t.score(red), toll::stock - 2 + 3);  // the final scoring: a road of three tiles
}

TEST(Toll, TOLL_7_not_stopped_by_a_toll_that_no_tile_asks_for) {
  Road t;
  t.state.score[red] = 1;
  t.play_last(red, "base/RFRF", {1, 0}, 1);
  EXPECT_TRUE(t.state.over);
  EXPECT_FALSE(t.state.toll.stopped);
}

TEST(Toll, TOLL_8_the_better_of_two_games) {
  using toll::Result;
  EXPECT_TRUE(toll::is_better({.milestones = 3, .tiles = 30}, {.milestones = 2, .tiles = 29}));
  EXPECT_TRUE(toll::is_better({.milestones = 3, .tiles = 31}, {.milestones = 3, .tiles = 30}));
  EXPECT_TRUE(toll::is_better({.milestones = 7, .tiles = 72, .points = 41},
                              {.milestones = 7, .tiles = 72, .points = 40}));
  EXPECT_FALSE(toll::is_better({.milestones = 7, .tiles = 36, .points = 1},
                               {.milestones = 7, .tiles = 36, .points = 1}));
}

TEST(Toll, TOLL_9_some_sets_take_others) {
  for (const ExpansionInfo& info : expansion_infos()) {
    if (!info.playable) continue;
    const bool refused = info.id == "messages" || info.id == "robbers";
    const auto checked = check_setup(setup_with(expansion_bit(info.expansion)));
    EXPECT_EQ(!checked, refused) << info.id;
    if (checked) continue;
    EXPECT_EQ(checked.error().code, "setup.others");
    EXPECT_EQ(error_text(checked.error()), std::string(info.id) + " takes other players");
  }
  // In a game of its own the option means nothing (INT-51).
  const auto mists = make_game(catalogue(), setup_with(expansion_bit(Expansion::mists)));
  ASSERT_TRUE(mists);
  EXPECT_FALSE(mists->setup.options.toll_road);
  EXPECT_EQ(initial_state(*mists).score[0], 0);
  bastide::Setup setup = setup_with(0);  // and a variant
  for (const OptionInfo& option : option_infos())
    if (option.rule == "VAR-8") setup.options.*option.value = true;
  EXPECT_EQ(check_setup(setup).error().code, "setup.others");
}

// The computer players want to get far: better than by chance, and no worse by looking ahead.
TEST(Toll, computers_get_further_than_chance) {
  const auto game = make_game(catalogue(), setup_with(0));
  ASSERT_TRUE(game);
  const auto tiles = [&](std::string_view id) {
    int sum = 0;
    for (u64 n = 0; n < 6; ++n) {
      State state = initial_state(*game);
      state.seed = n;
      play_out(*game, state, Seating{find_player_kind(id)}, n);
      sum += toll::tiles_laid(*game, state);
    }
    return sum;
  };
  EXPECT_GT(tiles("greedy"), tiles("random") + 6 * 8);
}

// What the records say of themselves, to their ends; as links they are the same games.
TEST(Toll, TheRecordsHold) {
  for (const char* name : {"stopped", "through"}) {
    std::ifstream file(data_folder() + "/../sets/toll/" + name + ".bastide");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto parsed = parse_record(catalogue(), text);
    ASSERT_TRUE(parsed) << name << ": " << error_text(parsed.error());
    EXPECT_GT(parsed->expects.size(), 3u);
    const auto wrong = check_expects(catalogue(), *parsed);
    EXPECT_FALSE(wrong) << name << ": " << error_text(*wrong);
    const auto link = encode_link(catalogue(), parsed->record, false);
    ASSERT_TRUE(link) << error_text(link.error());
    const auto back = decode_link(catalogue(), *link);
    ASSERT_TRUE(back) << error_text(back.error());
    EXPECT_FALSE(back->fault);
    EXPECT_EQ(back->record.actions, parsed->record.actions);
    EXPECT_EQ(back->record.setup, parsed->record.setup);
  }
}

}  // namespace
}  // namespace bastide::testing::toll_rules_test

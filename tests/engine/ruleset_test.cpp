// What a game can be made of, tested with sets that exist in no box.
#include "engine/rules/ruleset.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "engine/base/random.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"
#include "tests/data_folder.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::ruleset_test {
namespace {

bool always(const Setup&) { return true; }

TypeIndex find_type(const Ruleset& rules, std::string_view id) {
  const auto found = std::find_if(rules.types.begin(), rules.types.end(),
                                  [id](const TileType& type) { return type.id == id; });
  return static_cast<TypeIndex>(found - rules.types.begin());
}

Game game_with(const Set& set, int players = 2) {
  std::vector<const Set*> sets = all_sets();
  sets.push_back(&set);
  bastide::Setup setup;
  setup.players = static_cast<u8>(players);
  setup.first_player = red;
  setup.seed = 7;
  auto game = make_game(catalogue(), setup, sets);
  EXPECT_TRUE(game);
  return std::move(*game);
}

// Plays at random to the end.
State played(const Game& game, Events* events = nullptr) {
  State state = initial_state(game);
  Random random{3};
  ActionList actions;
  while (!state.over) {
    if (decision(game, state).chance) {
      apply(game, state, chance_outcome(game, state), events);
      continue;
    }
    legal_actions(game, state, actions);
    apply(game, state, actions[random.below(static_cast<u32>(actions.size()))], events);
  }
  return state;
}

// ---- The start ----------------------------------------------------------------------------------

void two_tiles_apart(Ruleset& rules) {
  const TypeIndex straight = find_type(rules, "base/RFRF");
  rules.start = {{straight, {4, -2}, 1}, {straight, {5, -2}, 1}};
  rules.copies[straight] = static_cast<u8>(rules.copies[straight] - 2);
}

TEST(Ruleset, several_tiles_lie_at_the_start_wherever_a_set_says) {
  constexpr Set row = {.id = "row", .in_play = always, .compose = two_tiles_apart};
  const Game game = game_with(row);
  const State state = initial_state(game);
  ASSERT_EQ(state.board.tiles.size(), 2u);
  EXPECT_EQ(tile_at(state.board, {0, 0}), no_tile);
  EXPECT_EQ(tile_at(state.board, {5, -2}), 1);
  EXPECT_EQ(state.board.frontier.size(), 6u);
  EXPECT_EQ(state.board.tiles.size() + state.bag_total, game.tile_count);
  EXPECT_EQ(played(game).board.tiles.size() + played(game).discarded.size(), game.tile_count);
}

TEST(Ruleset, a_game_without_a_start_is_refused) {
  constexpr Set nothing = {
      .id = "nothing", .in_play = always, .compose = [](Ruleset& rules) { rules.start.clear(); }};
  std::vector<const Set*> sets = all_sets();
  sets.push_back(&nothing);
  EXPECT_EQ(make_game(catalogue(), {}, sets).error().code, "setup.tiles");
}

// ---- Piles --------------------------------------------------------------------------------------

void monasteries_first(Ruleset& rules) {
  for (std::size_t t = 0; t < rules.types.size(); ++t) {
    const auto& segments = rules.types[t].segments;
    const bool monastery = std::any_of(segments.begin(), segments.end(), [](const Segment& s) {
      return s.kind == SegmentKind::monastery;
    });
    const bool shield = std::any_of(segments.begin(), segments.end(),
                                    [](const Segment& s) { return s.shields > 0; });
    if (monastery) rules.pile[t] = 0;
    if (shield) rules.pile[t] = 2;
  }
}

TEST(Ruleset, piles_are_drawn_in_their_order) {
  constexpr Set piles = {.id = "piles", .in_play = always, .compose = monasteries_first};
  const Game game = game_with(piles);
  const State begun = initial_state(game);
  EXPECT_EQ(current_pile(begun), 0);
  EXPECT_EQ(left_in(begun, 0), 6u);   // monasteries of the base game
  EXPECT_EQ(left_in(begun, 2), 10u);  // tiles with coats of arms
  Events events;
  played(game, &events);
  PileIndex last = 0;
  for (const Event& event : events) {
    if (!is_tile_drawn(event)) continue;
    EXPECT_GE(game.pile[event.type], last);
    last = game.pile[event.type];
  }
  EXPECT_EQ(last, main_pile);
}

// ---- Sides --------------------------------------------------------------------------------------

TEST(Ruleset, a_person_can_play_several_colours) {
  constexpr Set colours = {.id = "colours", .in_play = always, .compose = [](Ruleset& rules) {
                             rules.sides = 2 * rules.setup.players;
                           }};
  const Game game = game_with(colours, 2);
  State state = initial_state(game);
  for (int side = 0; side < 4; ++side) EXPECT_EQ(state.supply[side][0], 7);
  EXPECT_EQ(state.supply[4][0], 0);
  std::vector<int> seen;
  ActionList actions;
  for (int turns = 0; turns < 5;) {
    const PlayerIndex side = decision(game, state).player;
    if (decision(game, state).phase == Phase::place) {
      seen.push_back(side);
      ++turns;
    }
    if (decision(game, state).chance) {
      apply(game, state, chance_outcome(game, state));
    } else {
      legal_actions(game, state, actions);
      apply(game, state, actions[0]);
    }
  }
  EXPECT_EQ(seen, (std::vector<int>{0, 1, 2, 3, 0}));
  EXPECT_EQ(person_of(game, 2), 0);
  EXPECT_EQ(person_of(game, 3), 1);
}

TEST(Ruleset, one_to_eight_people_where_a_set_allows_it) {
  constexpr Set party = {.id = "party", .players = {1, 8}, .in_play = always};
  for (const int players : {1, 7, 8}) {
    const Game game = game_with(party, players);
    const State end = played(game);
    EXPECT_NE(outcome(game, end).winners, 0) << players;
    EXPECT_LT(outcome(game, end).winners, 1 << players);
  }
  bastide::Setup alone;
  alone.players = 1;
  EXPECT_EQ(make_game(catalogue(), alone).error().code, "setup.players");
}

// ---- Owners and values --------------------------------------------------------------------------

TEST(Ruleset, nobody_need_own) {
  constexpr Set common = {
      .id = "common", .in_play = always, .adjust_owners = [](const Game&, const State&, Node, u8) {
        return u8{3};
      }};
  const Game game = game_with(common);
  const State end = played(game);
  EXPECT_GT(end.score[red], 0);
  // Both get everything but what pigs would bring.
  EXPECT_EQ(end.score[red], end.score[blue]);
}

TEST(Ruleset, the_worth_of_features_is_data) {
  constexpr Set dear = {.id = "dear", .in_play = always, .compose = [](Ruleset& rules) {
                          rules.worth[static_cast<std::size_t>(SegmentKind::road)].tile = 5;
                        }};
  const Game game = game_with(dear);
  Events events;
  played(game, &events);
  int roads = 0;
  for (const Event& event : events) {
    const Scoring& s = event.scoring;
    if (event.kind != EventKind::scored || s.cause != ScoreCause::completed ||
        s.feature != SegmentKind::road)
      continue;
    ++roads;
    EXPECT_EQ(s.value, 5 * s.tiles);
  }
  EXPECT_GT(roads, 0);
}

// ---- Events, and the end ------------------------------------------------------------------------

TEST(Ruleset, sets_are_notified_of_draws_and_placements) {
  // Drawing a tile costs its player a point, placing a figure costs ten.
  constexpr Set costs = {
      .id = "costs",
      .in_play = always,
      .tile_drawn = [](const Game&, State& state, Events*) { --state.score[state.active]; },
      .figure_placed =
          [](const Game&, State& state, Events*) {
            state.score[state.figures.back().owner] =
                static_cast<i16>(state.score[state.figures.back().owner] - 10);
          }};
  const Game game = game_with(costs);
  State state = initial_state(game);
  resolve_chances(game, state);
  EXPECT_EQ(state.score[red], -1);
  ActionList actions;
  legal_actions(game, state, actions);
  apply(game, state, actions[0]);
  legal_actions(game, state, actions);
  ASSERT_EQ(actions[1].kind, ActionKind::deploy);
  apply(game, state, actions[1]);
  EXPECT_EQ(state.score[red], -11);
}

bool somebody_has_three(const Game& game, const State& state) {
  return *std::max_element(state.score, state.score + game.sides) >= 3;
}

TEST(Ruleset, a_game_can_end_at_once_and_be_won_together) {
  constexpr Set goal = {.id = "goal",
                        .in_play = always,
                        .ended = somebody_has_three,
                        .adjust_outcome = [](const Game&, const State& state, Outcome& outcome) {
                          outcome.together = true;
                          outcome.winners = state.bag_total > 0 ? 0xff : 0;
                        }};
  const Game game = game_with(goal);
  const State end = played(game);
  EXPECT_TRUE(end.over);
  EXPECT_GT(end.bag_total, 0);
  EXPECT_TRUE(outcome(game, end).together);
  EXPECT_EQ(outcome(game, end).winners, 0xff);
}

// ---- The turn is one table ----------------------------------------------------------------------

// The steps of docs/rules/02-turn.md, in order.
std::vector<std::string> documented_steps() {
  std::ifstream file(bastide::testing::data_folder() + "/../../docs/rules/02-turn.md");
  std::vector<std::string> steps;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string bar, step;
    words >> bar >> step;
    if (bar == "|" && step.size() > 1 && step[0] == 'S' && step[1] >= '0' && step[1] <= '9')
      steps.push_back(step);
  }
  return steps;
}

TEST(TurnTable, TURN_1_follows_the_rules_step_by_step) {
  const std::vector<std::string> documented = documented_steps();
  ASSERT_GT(documented.size(), 15u);
  std::size_t at = 0;
  std::vector<bool> played(documented.size());
  for (const TurnStep& row : turn_steps) {
    if (row.step.empty()) continue;  // the detour of points, and the end
    const auto found =
        std::find(documented.begin() + static_cast<std::ptrdiff_t>(at), documented.end(), row.step);
    ASSERT_NE(found, documented.end()) << row.step << " " << row.word << " is out of order";
    at = static_cast<std::size_t>(found - documented.begin());
    played[at] = true;
    EXPECT_NE(row.rule, Rule::none) << row.word;
  }
  // Steps without a row: they need no decision and are carried out by the row before, or belong to
  // sets that are not in the game yet.
  const std::vector<std::string> without = {"S1a", "S11c"};
  for (std::size_t i = 0; i < documented.size(); ++i)
    EXPECT_EQ(played[i], std::find(without.begin(), without.end(), documented[i]) == without.end())
        << documented[i];
}

// The number in engine/board/board.hpp.
TEST(Ruleset, the_largest_game_has_285_tiles) {
  std::size_t most = 0, segments = 0, types = 0;
  for (const char* edition : {"third", "second", "first"}) {
    bastide::Setup setup;
    setup.options.first_edition = edition == std::string_view("first");
    setup.options.second_edition = edition == std::string_view("second");
    for (const ExpansionInfo& info : expansion_infos())
      if (info.goes_with_others()) setup.expansions |= expansion_bit(info.expansion);
    const auto game = make_game(catalogue(), setup);
    ASSERT_TRUE(game) << edition;
    most = std::max(most, game->tile_count);
    types = std::max(types, game->types.size());
    std::size_t laid = 0;
    for (std::size_t t = 0; t < game->types.size(); ++t)
      laid += game->copies[t] * game->types[t].segments.size();
    segments = std::max(segments, laid);
  }
  EXPECT_EQ(most, 285u);
  EXPECT_LE(most, max_tiles);
  EXPECT_LE(segments, max_nodes);
  EXPECT_LT(types, no_type);
}

TEST(TurnTable, every_row_of_every_set_has_its_place) {
  for (const Set* set : all_sets())
    for (const PhaseRow& row : set->rows) {
      EXPECT_TRUE(row.enter || row.offer || row.phase == Phase::over) << set->id;
      EXPECT_EQ(row.offer == nullptr, row.kinds == 0) << set->id;
      EXPECT_EQ(row.offer == nullptr, row.perform == nullptr) << set->id;
      EXPECT_EQ(row.chance, row.outcome != nullptr) << set->id;
    }
}

TEST(TurnTable, BASE_FINAL_1_the_final_scoring_has_its_order) {
  std::string steps;
  for (const FinalStep& step : final_steps) steps += std::string(step.step) + ' ';
  EXPECT_EQ(steps, "F1 F2 F3 F4 F5 F5b F6 F7 ");
  bastide::Setup setup;
  setup.expansions = big_box_7() | expansion_bit(Expansion::king_robber);
  const auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  EXPECT_TRUE(
      std::is_sorted(game->finals.begin(), game->finals.end(),
                     [](const FinalRow* a, const FinalRow* b) { return a->phase < b->phase; }));
  EXPECT_EQ(game->finals.size(), std::size(final_steps) - 1);  // F7 is outcome()
}

}  // namespace
}  // namespace bastide::testing::ruleset_test

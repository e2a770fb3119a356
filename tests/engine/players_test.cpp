// Computer players: that they play by the rules, use no hidden information, and how well they play.
#include "engine/players/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/players/evaluation.hpp"
#include "engine/players/levels.hpp"
#include "engine/players/play.hpp"
#include "engine/rules/scoring.hpp"
#include "tests/engine/players.hpp"
#include "tests/engine/thinning.hpp"

namespace bastide::players_test {
namespace {

using testing::kind;
using testing::make;
using testing::setup_of;

Seating seating_of(const PlayerKind& everybody) {
  Seating seating{};
  seating.fill(&everybody);
  return seating;
}

// The position in which a player decides for the n-th time, if `by` plays every side.
State position_after(const Game& game, const PlayerKind& by, int decisions) {
  State state = initial_state(game);
  Random random{1};
  resolve_chances(game, state);
  for (int i = 0; i < decisions && !state.over; ++i) {
    apply(game, state, by.choose(game, state, random, {}).action);
    resolve_chances(game, state);
  }
  return state;
}

TEST(Players, AreKnownByTheirIds) {
  EXPECT_NE(find_player_kind("random"), nullptr);
  EXPECT_NE(find_player_kind("greedy"), nullptr);
  EXPECT_EQ(find_player_kind("Greedy"), nullptr);
  EXPECT_EQ(find_player_kind(""), nullptr);
}

// Those that do not look ahead are fast enough for whole games; for the others see search_test.cpp.
std::vector<PlayerKind> quick_kinds() {
  std::vector<PlayerKind> quick;
  for (const PlayerKind& player : player_kinds())
    if (std::none_of(levels.begin(), levels.end(), [&](const Level& level) {
          return level.id == player.id && level.config.plan.nodes > 0;
        }))
      quick.push_back(player);
  return quick;
}

TEST(Players, ChooseLegallyInEveryKindOfGame) {
  constexpr int step = testing::thinning == 1 ? 1 : testing::thinning < 100 ? 2 : 3;
  u64 seed = 100;
  for (const PlayerKind& player : quick_kinds())
    for (int players = 2; players <= 6; players += step)
      for (const bool expanded : {false, true}) {
        if (!expanded && testing::thinning > 1) continue;
        auto setup = setup_of(++seed, players);
        Random any{mix64(seed)};
        for (const OptionInfo& option : option_infos())
          setup.options.*option.value = any.below(2) != 0;
        for (const ExpansionInfo& info : expansion_infos())
          if (info.goes_with_others() && expanded && any.below(4) != 0)
            setup.expansions |= expansion_bit(info.expansion);
        if (!check_setup(setup)) drop_excluded(setup.options);
        const Game game = make(setup);
        State state = initial_state(game);
        Random random{seed};
        for (;;) {
          resolve_chances(game, state);
          if (decision(game, state).over) break;
          const SearchResult choice =
              player.choose(game, determinize(state, random.next()), random, {});
          ASSERT_EQ(rule_id(refusal(game, state, choice.action)), "")
              << player.id << ", seed " << seed << ", turn " << state.turn;
          apply(game, state, choice.action);
        }
        EXPECT_TRUE(state.bag_total == 0 || setup.options.return_unplaceable ||
                    setup.options.limited_board || has_hands(setup.options));
      }
}

// So play_out need not ask for a figure that came with the placement.
TEST(Players, PutDownTheFiguresTheyNamed) {
  const PlayerKind& greedy = kind("greedy");
  int named = 0, asked = 0;
  for (const Preset& preset : presets()) {
    auto setup = setup_of(11, 3);
    setup.expansions = preset.expansions;
    setup.options = preset.options;
    const Game game = make(setup);
    State state = initial_state(game);
    Random random{1};
    Action figure;
    for (int i = 0; i < 300 / static_cast<int>(testing::thinning); ++i) {
      resolve_chances(game, state);
      const Decision now = decision(game, state);
      if (now.over) break;
      const SearchResult choice =
          greedy.choose(game, determinize(state, random.next()), random, {});
      if (now.phase == Phase::figure) ++asked;
      if (now.phase == Phase::figure && figure.kind != ActionKind::none) {
        ++named;
        ASSERT_EQ(choice.action, figure) << preset.id << ", turn " << state.turn;
      }
      figure = choice.figure;
      apply(game, state, choice.action);
    }
  }
  EXPECT_GT(named, asked / 2);
}

TEST(Players, GreedyRanksItsCandidates) {
  const Game game = make(setup_of(5));
  const PlayerKind& greedy = kind("greedy");
  for (const int decisions : {0, 1, 20, 21, 80, 81}) {
    const State state = position_after(game, greedy, decisions);
    Random random{1};
    const SearchResult choice = greedy.choose(game, state, random, {});
    ActionList actions;
    legal_actions(game, state, actions);
    ASSERT_EQ(choice.candidates.size(), actions.size());
    for (std::size_t i = 1; i < choice.candidates.size(); ++i)
      EXPECT_GE(choice.candidates[i - 1].value, choice.candidates[i].value);
    const auto chosen = std::find_if(choice.candidates.begin(), choice.candidates.end(),
                                     [&](const Candidate& c) { return c.action == choice.action; });
    ASSERT_NE(chosen, choice.candidates.end());
    EXPECT_EQ(chosen->value, choice.candidates[0].value);
  }
}

// SETUP-5: what has not been drawn yet does not exist, so it cannot be known.
TEST(Players, DoNotSeeWhatWillBeDrawn) {
  const Game game = make(setup_of(6));
  const PlayerKind& greedy = kind("greedy");
  State state = initial_state(game);
  Random chance{9};
  for (;;) {
    resolve_chances(game, state);
    if (decision(game, state).over) break;
    Random one{1}, other{1};
    const SearchResult a = greedy.choose(game, determinize(state, 1), one, {});
    const SearchResult b = greedy.choose(game, determinize(state, chance.next()), other, {});
    ASSERT_EQ(a.action, b.action);
    ASSERT_EQ(a.candidates[0].value, b.candidates[0].value);
    apply(game, state, a.action);
  }
}

TEST(Players, AreDeterministic) {
  const Game game = make(setup_of(7, 3));
  for (const PlayerKind& player : quick_kinds()) {
    State a = initial_state(game), b = initial_state(game), c = initial_state(game);
    play_out(game, a, seating_of(player), 1);
    play_out(game, b, seating_of(player), 1);
    EXPECT_EQ(state_hash(game, a), state_hash(game, b)) << player.id;
    if (player.id != "random") continue;
    play_out(game, c, seating_of(player), 2);
    EXPECT_NE(state_hash(game, a), state_hash(game, c)) << player.id;
  }
}

struct Clock {
  int asked = 0, allowed = 0;
  double done = 0;
};

SearchControl control_of(Clock& clock) {
  SearchControl control;
  control.context = &clock;
  control.stop = [](void* context) {
    Clock& c = *static_cast<Clock*>(context);
    return c.asked++ >= c.allowed;
  };
  control.progress = [](void* context, double done) { static_cast<Clock*>(context)->done = done; };
  return control;
}

TEST(Players, StopOnRequest) {
  const Game game = make(setup_of(8));
  const PlayerKind& greedy = kind("greedy");
  const State state = position_after(game, greedy, 40);
  ASSERT_EQ(decision(game, state).phase, Phase::place);
  ActionList actions;
  legal_actions(game, state, actions);
  ASSERT_GT(actions.size(), 5u);
  for (const int allowed : {0, 1, 5}) {
    Clock clock;
    clock.allowed = allowed;
    Random random{1};
    const SearchResult choice = greedy.choose(game, state, random, control_of(clock));
    EXPECT_EQ(rule_id(refusal(game, state, choice.action)), "");
    EXPECT_EQ(choice.candidates.size(), static_cast<std::size_t>(allowed));
    EXPECT_EQ(clock.asked, allowed + 1);
    EXPECT_LT(clock.done, 1);
  }
  Clock clock;
  clock.allowed = 1 << 20;
  Random random{1};
  greedy.choose(game, state, random, control_of(clock));
  EXPECT_EQ(clock.done, 1);
}

// ---- The estimate -------------------------------------------------------------------------------

TEST(Evaluation, IsExactWhenTheGameIsOver) {
  const Game game = make(setup_of(9, 4));
  State state = initial_state(game);
  play_out(game, state, seating_of(kind("greedy")), 1);
  DrawOdds odds(game, state, Weights{});
  Survey on_table;
  survey(odds, state.board, on_table);
  const Estimate e = estimate(odds, on_table, state);
  for (int p = 0; p < 4; ++p) EXPECT_EQ(e.points[p], state.score[p]);
}

// The survey lists every feature at an empty cell once, and no cell twice.
TEST(Evaluation, SurveyFindsTheOpenFeatures) {
  const Game game = make(setup_of(10));
  for (const int decisions : {10, 40, 100}) {
    const State state = position_after(game, kind("random"), decisions);
    DrawOdds odds(game, state, Weights{});
    Survey on_table;
    survey(odds, state.board, on_table);
    std::vector<Node> open;
    for (std::size_t n = 0; n < state.board.parent.size(); ++n) {
      const Node node = static_cast<Node>(n);
      const SegmentKind k = kind_of(game.tables, state.board, node);
      if (k != SegmentKind::city && k != SegmentKind::road && k != SegmentKind::field) continue;
      if (find_root(state.board, node) == node && state.board.totals[node].open > 0)
        open.push_back(node);
    }
    std::vector<Node> found;
    for (const OpenFeature& feature : on_table.features) {
      found.push_back(feature.root);
      if (feature.kind == SegmentKind::field) continue;
      EXPECT_GE(feature.cells, 1);
      EXPECT_LE(feature.cells, state.board.totals[feature.root].open);
    }
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, open);
  }
}

// What the tiles left can do, counted by hand for the base game's tiles.
TEST(Evaluation, OddsCountTheTilesThatFit) {
  const Game game = make(setup_of(11));
  const State state = initial_state(game);
  DrawOdds odds(game, state, Weights{});
  EXPECT_EQ(odds.left(), 71);
  const auto edge = [](Edge side, EdgeKind kind_of_edge) {
    return static_cast<Pattern>(pattern_weight[static_cast<int>(side)] *
                                (static_cast<unsigned>(kind_of_edge) + 1));
  };
  int city_tiles = 0, caps = 0;
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    bool any = false, cap = false;
    for (const Segment& segment : game.types[t].segments) {
      if (segment.kind != SegmentKind::city) continue;
      any = true;
      cap |= (segment.edges & (segment.edges - 1)) == 0;
    }
    city_tiles += any ? state.bag[t] : 0;
    caps += cap ? state.bag[t] : 0;
  }
  const auto& beside_city = odds.cell(edge(Edge::north, EdgeKind::city));
  EXPECT_EQ(beside_city.fit, city_tiles);
  EXPECT_EQ(beside_city.close[0], caps);
  // Between two cities: one tile with four city sides, those that run through, and two caps.
  const auto& between = odds.cell(
      static_cast<Pattern>(edge(Edge::north, EdgeKind::city) + edge(Edge::south, EdgeKind::city)));
  EXPECT_EQ(between.fit, 3 + 3 + 4 + 3 + 1);  // FCFC, CFCF-two, CCFC, CCRC, CCCC
  EXPECT_EQ(between.join_edges[2][0], 3 + 4 + 3 + 1);
  EXPECT_EQ(between.close[0], 3 + 3);
}

TEST(Evaluation, CountsWhatHasBeenScored) {
  const Game game = make(setup_of(12));
  const PlayerKind& greedy = kind("greedy");
  const State state = position_after(game, greedy, 60);
  DrawOdds odds(game, state, Weights{});
  Survey on_table;
  survey(odds, state.board, on_table);
  const Estimate before = estimate(odds, on_table, state);
  State richer = state;
  richer.score[0] = static_cast<i16>(richer.score[0] + 7);
  const Estimate after = estimate(odds, on_table, richer);
  EXPECT_NEAR(after.points[0], before.points[0] + 7, 1e-9);
  EXPECT_DOUBLE_EQ(after.points[1], before.points[1]);
  EXPECT_NEAR(margin(odds, after, 0), margin(odds, before, 0) + 7, 1e-9);
}

// Roads and cities are valued by the rules, also with tiles that they do not yet have.
TEST(Evaluation, AppraisesWhatAFeatureCouldBecome) {
  auto setup = setup_of(13);
  setup.expansions = expansion_bit(Expansion::inns_cathedrals);
  const Game game = make(setup);
  const State state = initial_state(game);
  for (std::size_t n = 0; n < state.board.parent.size(); ++n) {
    const Node root = find_root(state.board, static_cast<Node>(n));
    const SegmentKind k = kind_of(game.tables, state.board, root);
    if (k != SegmentKind::road && k != SegmentKind::city) continue;
    FeatureTotals totals = state.board.totals[root];
    EXPECT_EQ(appraise(game, state, root, totals, false).value, evaluate(game, state, root).value);
    totals.open = 0;
    totals.tiles = 4;
    const int per_tile = k == SegmentKind::city ? 2 : 1;
    EXPECT_EQ(appraise(game, state, root, totals, true).value, 4 * per_tile);
    totals.inns = totals.cathedrals = 1;
    EXPECT_EQ(appraise(game, state, root, totals, true).value, 4 * (per_tile + 1));
    EXPECT_EQ(appraise(game, state, root, totals, false).value, 0);
  }
}

TEST(Evaluation, CountsTilesInHandAsTilesToCome) {
  auto setup = setup_of(14, 3);
  setup.options.hand_of_three = true;
  const Game game = make(setup);
  const State state = position_after(game, kind("random"), 10);
  int in_hand = 0;
  for (int p = 0; p < 3; ++p) in_hand += state.hands.count[p];
  ASSERT_GT(in_hand, 0);
  EXPECT_EQ(DrawOdds(game, state, Weights{}).left(), state.bag_total + in_hand);
}

// Odds that follow a game equal freshly computed ones, also with tiles in hand.
TEST(Evaluation, OddsFollowTheDraws) {
  for (const bool hands : {false, true}) {
    auto setup = setup_of(16, 3);
    setup.options.hand_of_three = hands;
    const Game game = make(setup);
    State state = initial_state(game);
    DrawOdds odds(game, state, Weights{});
    Random random{2};
    int compared = 0;
    for (;;) {
      resolve_chances(game, state);
      if (decision(game, state).over) break;
      for (const CellIndex cell : state.board.frontier) odds.cell(state.board.cells[cell].pattern);
      apply(game, state, random_action(game, state, random));
      if (random.below(4) == 0) continue;  // several tiles at once, too
      odds.follow(state);
      DrawOdds anew(game, state, Weights{});
      ASSERT_EQ(odds.left(), anew.left());
      ASSERT_EQ(odds.pool(), anew.pool());
      for (const CellIndex cell : state.board.frontier) {
        const auto& a = odds.cell(state.board.cells[cell].pattern);
        const auto& b = anew.cell(state.board.cells[cell].pattern);
        ASSERT_EQ(a.fit, b.fit);
        ASSERT_TRUE(std::equal(std::begin(a.close), std::end(a.close), std::begin(b.close)));
        for (int i = 0; i < 4; ++i)
          ASSERT_TRUE(std::equal(a.join_edges[i], a.join_edges[i] + 4, b.join_edges[i]));
        for (int i = 0; i < 8; ++i)
          ASSERT_TRUE(std::equal(a.join_halves[i], a.join_halves[i] + 8, b.join_halves[i]));
        ++compared;
      }
    }
    EXPECT_GT(compared, 500);
  }
}

// What a set adds to the estimate only of its owner.
TEST(Evaluation, ValuesTokensAndFiguresOfSetsInPlay) {
  const auto gain = [](ExpansionMask expansions, auto change) {
    auto setup = setup_of(15);
    setup.expansions = expansions;
    const Game game = make(setup);
    const State before = position_after(game, kind("random"), 30);
    State after = before;
    change(after);
    DrawOdds odds(game, before, Weights{});
    Survey on_table;
    survey(odds, before.board, on_table);
    const double was = estimate(odds, on_table, before).points[0];
    return estimate(odds, on_table, after).points[0] - was;
  };
  const auto give = [](Piece figure) {
    return [figure](State& state) { ++state.supply[0][static_cast<std::size_t>(figure)]; };
  };
  const auto abbot = expansion_bit(Expansion::abbot);
  const auto inns = expansion_bit(Expansion::inns_cathedrals);
  const auto traders = expansion_bit(Expansion::traders_builders);
  const auto gold = expansion_bit(Expansion::gold_mines);
  EXPECT_EQ(gain(0, give(Piece::abbot)), 0);
  EXPECT_GT(gain(abbot, give(Piece::abbot)), 1);
  EXPECT_EQ(gain(0, give(Piece::big_meeple)), 0);
  EXPECT_GT(gain(inns, give(Piece::big_meeple)), 0);
  EXPECT_GT(gain(traders, give(Piece::builder)), gain(traders, give(Piece::pig)));
  const auto goods = [](State& state) { state.traders.goods[0][0] = 9; };
  EXPECT_EQ(gain(0, goods), 0);
  EXPECT_GT(gain(traders, goods), 1);
  const auto bars = [](State& state) { state.gold.won[0] = 5; };
  EXPECT_EQ(gain(0, bars), 0);
  EXPECT_GT(gain(gold, bars), 5);
}

// ---- Strength -----------------------------------------------------------------------------------

TEST(Strength, GreedySelfPlayAveragesAtLeast85Points) {
  const Seating seating = seating_of(kind("greedy"));
  double points = 0;
  constexpr int games = 40;
  for (u64 seed = 1; seed <= games; ++seed) {
    const Game game = make(setup_of(seed));
    State state = initial_state(game);
    play_out(game, state, seating, seed);
    points += state.score[0] + state.score[1];
  }
  EXPECT_GE(points / (2 * games), 85);
}

TEST(Strength, GreedyBeatsRandom) {
  int won = 0;
  for (u64 seed = 1; seed <= 100; ++seed) {
    const Game game = make(setup_of(1000 + seed));
    State state = initial_state(game);
    Seating seating{};
    const std::size_t seat = seed % 2;
    seating[seat] = &kind("greedy");
    seating[1 - seat] = &kind("random");
    play_out(game, state, seating, seed);
    won += state.score[seat] > state.score[1 - seat];
  }
  EXPECT_GE(won, 99);
}

TEST(Strength, GreedyBeatsRandomAmongMany) {
  for (int players = 3; players <= 6; ++players) {
    int won = 0;
    for (u64 seed = 1; seed <= 10; ++seed) {
      const Game game = make(setup_of(2000 + seed, players));
      State state = initial_state(game);
      Seating seating = seating_of(kind("random"));
      const std::size_t seat = seed % static_cast<u64>(players);
      seating[seat] = &kind("greedy");
      play_out(game, state, seating, seed);
      won += *std::max_element(state.score, state.score + players) == state.score[seat];
    }
    EXPECT_GE(won, 9) << players;
  }
}

}  // namespace
}  // namespace bastide::players_test

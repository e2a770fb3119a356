// The searching player: that it plays by the rules, keeps within its limits, uses no hidden
// information, and is stronger than the player on which it builds.
#include "engine/players/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "engine/players/levels.hpp"
#include "engine/players/play.hpp"
#include "engine/players/win_chance.hpp"
#include "tests/engine/players.hpp"
#include "tests/engine/thinning.hpp"

namespace bastide::search_test {
namespace {

using testing::kind;
using testing::make;
using testing::setup_of;

SearchControl limited(u32 nodes) {
  SearchControl control;
  control.nodes = nodes;
  return control;
}

// A position, reached by greedy players, with `tiles` left to draw and one to place.
State position_with(const Game& game, int tiles) {
  State state = initial_state(game);
  Random random{1};
  for (;;) {
    resolve_chances(game, state);
    const Decision d = decision(game, state);
    if (d.over || (state.bag_total <= tiles && d.phase == Phase::place)) return state;
    apply(game, state, kind("greedy").choose(game, state, random, {}).action);
  }
}

// Plays at random and consults the player now and then: every kind of decision occurs.
void expect_legal_choices(const Game& game, const PlayerKind& player, u32 every) {
  State state = initial_state(game);
  Random random{game.setup.seed};
  for (;;) {
    resolve_chances(game, state);
    if (decision(game, state).over) return;
    ActionList actions;
    legal_actions(game, state, actions);
    Action action = actions[random.below(static_cast<u32>(actions.size()))];
    if (actions.size() > 1 && random.below(every) == 0)
      action = player.choose(game, determinize(state, random.next()), random, limited(6)).action;
    ASSERT_EQ(rule_id(refusal(game, state, action)), "")
        << player.id << ", seed " << game.setup.seed << ", turn " << state.turn;
    apply(game, state, action);
  }
}

TEST(Players, TheStrongestHasWeightsOfItsOwnInLongGames) {
  const PlayerConfig& config = levels.back().config;
  for (const Preset& preset : presets()) {
    if (preset.id != "base" && preset.id != "big-box-7") continue;
    for (const int players : {2, 4}) {
      auto setup = setup_of(1, players);
      setup.expansions = preset.expansions;
      const Weights& weights = weights_for(make(setup), config);
      // 85 tiles each, instead of 36, 18 and 42.
      const bool is_long = players == 2 && preset.id == "big-box-7";
      EXPECT_EQ(weights.meeple > Weights().meeple, is_long) << preset.id << ' ' << players;
      EXPECT_EQ(weights.field < Weights().field, is_long) << preset.id << ' ' << players;
    }
  }
}

TEST(Players, SearchLegallyInEveryKindOfGame) {
  u64 seed = 500;
  for (int players = 1; players <= 6; ++players)
    for (const char* id : {"bailiff", "castellan"}) {
      auto setup = setup_of(++seed, std::max(players, 2));
      Random any{mix64(seed)};
      for (const OptionInfo& option : option_infos())
        setup.options.*option.value = any.below(2) != 0;
      for (const ExpansionInfo& info : expansion_infos())
        if (info.goes_with_others() && any.below(3) != 0)
          setup.expansions |= expansion_bit(info.expansion);
      drop_excluded(setup.options);
      if (check_setup(setup)) expect_legal_choices(make(setup), kind(id), 20);
    }
}

// Sets that are standalone games, including those that are won together, and alone.
TEST(Players, SearchLegallyInGamesOfTheirOwn) {
  u64 seed = 600;
  int played = 0;
  for (const ExpansionInfo& info : expansion_infos())
    if (!info.goes_with_others())
      for (const int players : {1, 3}) {
        auto setup = setup_of(++seed, players);
        setup.expansions = expansion_bit(info.expansion);
        if (!check_setup(setup)) continue;
        expect_legal_choices(make(setup), kind("castellan"), 10);
        ++played;
      }
  EXPECT_GT(played, 0);
}

TEST(Players, SearchTheSameFromTheSameSeed) {
  const Game game = make(setup_of(7, 3));
  const State state = position_with(game, 40);
  Random one{5}, other{5};
  const SearchResult a = kind("castellan").choose(game, state, one, limited(60));
  const SearchResult b = kind("castellan").choose(game, state, other, limited(60));
  EXPECT_EQ(a.action, b.action);
  ASSERT_EQ(a.candidates.size(), b.candidates.size());
  ASSERT_GT(a.candidates.size(), 1u);
  for (std::size_t i = 0; i < a.candidates.size(); ++i) {
    EXPECT_EQ(a.candidates[i].action, b.candidates[i].action);
    EXPECT_EQ(a.candidates[i].value, b.candidates[i].value);
  }
  EXPECT_EQ(a.action, a.candidates[0].action);
}

// Whoever plays the games of a search, and in whatever order: its answer is the same.
TEST(Players, SearchTheSameHoweverManyShareTheGames) {
  struct Sharers {
    std::size_t count;
    std::vector<std::unique_ptr<Playouts>> all = {};
  };
  u64 seed = 40;
  for (const char* preset : {"base", "big-box-7", "mists"}) {
    auto setup = setup_of(++seed, 3);
    for (const Preset& known : presets())
      if (known.id == preset) setup.expansions = known.expansions;
    const Game game = make(setup);
    const State state = position_with(game, 30);
    std::vector<SearchResult> answers;
    for (const std::size_t count : {0u, 1u, 2u, 4u, 8u}) {
      Sharers sharers{count};
      SearchControl control = limited(400);
      control.context = &sharers;
      if (count > 0)
        control.play = [](void* context, Batch& batch) {
          Sharers& s = *static_cast<Sharers*>(context);
          if (batch.number == 0) s.all.clear();
          while (s.all.size() < s.count)
            s.all.push_back(std::make_unique<Playouts>(batch.root, batch.candidates));
          batch.results.resize(batch.games.size());
          for (std::size_t i = batch.games.size(); i-- > 0;)
            batch.results[i] = *s.all[i % s.count]->play(batch.games[i], {});
        };
      Random random{5};
      answers.push_back(kind("castellan").choose(game, state, random, control));
    }
    ASSERT_GT(answers[0].candidates.size(), 1u) << preset;
    for (const SearchResult& answer : answers) {
      EXPECT_EQ(answer.action, answers[0].action) << preset;
      ASSERT_EQ(answer.candidates.size(), answers[0].candidates.size()) << preset;
      for (std::size_t i = 0; i < answer.candidates.size(); ++i)
        EXPECT_EQ(answer.candidates[i].value, answers[0].candidates[i].value) << preset;
    }
  }
}

// SETUP-5: the draws to come do not influence the choice.
TEST(Players, SearchWithoutSeeingWhatWillBeDrawn) {
  const Game game = make(setup_of(8));
  for (const int tiles : {60, 30, 2}) {
    const State state = position_with(game, tiles);
    Random one{1}, other{1};
    const SearchResult a = kind("castellan").choose(game, determinize(state, 1), one, limited(50));
    const SearchResult b =
        kind("castellan").choose(game, determinize(state, 99), other, limited(50));
    EXPECT_EQ(a.action, b.action);
    EXPECT_EQ(a.candidates[0].value, b.candidates[0].value);
  }
}

// Even with the smallest limit it looks ahead, and answers with what it has compared.
TEST(Players, SearchWithAnyLimit) {
  const Game game = make(setup_of(12));
  const State state = position_with(game, 40);
  Random all{1};
  const std::size_t places = kind("greedy").choose(game, state, all, {}).candidates.size();
  ASSERT_GT(places, 4u);
  for (const u32 nodes : {4u, 8u, 20u, 60u}) {
    Random random{1};
    const SearchResult choice = kind("castellan").choose(game, state, random, limited(nodes));
    EXPECT_GE(choice.candidates.size(), 1u);
    EXPECT_LE(choice.candidates.size(), std::min<std::size_t>(nodes / 2, places - 1)) << nodes;
  }
}

struct Patience {
  int asked = 0, allowed = 0;
  double done = 0;
};

TEST(Players, StopSearchingOnRequest) {
  const Game game = make(setup_of(9));
  const State state = position_with(game, 40);
  for (const int allowed : {0, 1, 7, 60, 150}) {
    Patience patience;
    patience.allowed = allowed;
    SearchControl control;
    control.context = &patience;
    control.stop = [](void* context) {
      Patience& p = *static_cast<Patience*>(context);
      return p.asked++ >= p.allowed;
    };
    control.progress = [](void* context, double done) {
      Patience& p = *static_cast<Patience*>(context);
      EXPECT_GE(done, p.done);
      p.done = done;
    };
    Random random{1};
    const SearchResult choice = kind("castellan").choose(game, state, random, control);
    EXPECT_EQ(rule_id(refusal(game, state, choice.action)), "");
    EXPECT_EQ(patience.asked, allowed + 1);  // once stopped, it does not ask again
    EXPECT_LT(patience.done, 1);
  }
}

TEST(Players, CompareOnlyTheGivenTurns) {
  const Game game = make(setup_of(9));
  const State state = position_with(game, 40);
  const PlayerConfig& config = levels.back().config;
  Random random{1};
  const auto all = rate_turns(game, state, random, limited(300), config);
  ASSERT_GT(all.size(), 3u);
  const TurnActions named[] = {all.back().actions, all[1].actions};
  const auto two = rate_turns(game, state, random, limited(300), config, named);
  ASSERT_EQ(two.size(), 2u);
  for (const RatedTurn& turn : two)
    EXPECT_TRUE(turn.actions == named[0] || turn.actions == named[1]);
  // Actions that are not a turn are not among those compared.
  TurnActions nothing;
  nothing.push_back(pass_action());
  EXPECT_TRUE(rate_turns(game, state, random, limited(300), config, {&nothing, 1}).empty());
}

TEST(Players, SearchAsFarAsTheCallerAllows) {
  const Game game = make(setup_of(10));
  const State state = position_with(game, 40);
  Patience patience;
  SearchControl control;
  control.context = &patience;
  control.nodes = ~u32{0};
  control.spent = [](void* context) { return ++static_cast<Patience*>(context)->asked / 40.0; };
  Random random{1};
  const SearchResult choice = kind("castellan").choose(game, state, random, control);
  EXPECT_EQ(rule_id(refusal(game, state, choice.action)), "");
  EXPECT_LT(patience.asked, 60);
}

// The best end of the game for the player to move, by brute force, if all play optimally.
double best_end(const Game& game, const State& state, PlayerIndex me) {
  State now = state;
  resolve_chances(game, now);
  const Decision d = decision(game, now);
  if (d.over) return now.score[me] - now.score[1 - me];
  ActionList actions;
  legal_actions(game, now, actions);
  double best = d.player == me ? -1e9 : 1e9;
  for (const Action& action : actions) {
    State next = now;
    apply(game, next, action);
    const double value = best_end(game, next, me);
    best = d.player == me ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

// With one tile left to draw it is known which, and the search finds the best end.
TEST(Players, FindTheBestEnd) {
  for (u64 seed = 20; seed < 24; ++seed) {
    const Game game = make(setup_of(seed));
    const State state = position_with(game, 1);
    if (state.bag_total != 1 || decision(game, state).over) continue;
    const PlayerIndex me = decision(game, state).player;
    Random random{1};
    const SearchResult choice = kind("castellan").choose(game, state, random, {});
    State next = state;
    apply(game, next, choice.action);
    const double best = best_end(game, state, me);
    EXPECT_EQ(best_end(game, next, me), best) << seed;
    EXPECT_EQ(choice.candidates[0].value, best) << seed;
  }
}

// A level that ignores fields never claims them, and no level forgets its last points.
TEST(Players, OverlookWhatTheirLevelOverlooks) {
  const Game game = make(setup_of(11));
  State state = initial_state(game);
  play_out(game, state, 3, [&](PlayerIndex, const State& now, Random& random) {
    const SearchResult choice = choose_unseeing(kind("piper"), game, now, random, {});
    if (choice.action.kind == ActionKind::deploy) {
      const Node node = node_of(now.board, now.placed, choice.action.where);
      EXPECT_NE(kind_of(game.tables, now.board, node), SegmentKind::field);
    }
    return choice;
  });
  EXPECT_GT(state.score[0] + state.score[1], 80);
}

TEST(Players, SearchBeatsTheGreedyPlayer) {
  if (testing::thinning > 1) GTEST_SKIP() << "how well it plays is the same in every build";
  int margin = 0, won = 0;
  constexpr int games = 10;
  for (u64 seed = 0; seed < games; ++seed) {
    const Game game = make(setup_of(3000 + seed / 2));
    State state = initial_state(game);
    const PlayerIndex seat = seed % 2;
    play_out(game, state, seed, [&](PlayerIndex player, const State& now, Random& random) {
      return choose_unseeing(kind(player == seat ? "castellan" : "greedy"), game, now, random,
                             limited(250));
    });
    margin += state.score[seat] - state.score[1 - seat];
    won += state.score[seat] > state.score[1 - seat];
  }
  EXPECT_GE(won, 6);
  EXPECT_GT(margin, 0);
}

}  // namespace
}  // namespace bastide::search_test

// Why a turn is good: the terms of the estimate, and the reasons derived from them.
#include "engine/players/reasons.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <memory>
#include <numeric>
#include <vector>

#include "tests/engine/players.hpp"
#include "tests/engine/table.hpp"

namespace bastide::reasons_test {
namespace {

using namespace testing;

// An estimate together with its terms.
void estimate_by_terms(DrawOdds& odds, const State& state, Estimate& whole, Terms& terms) {
  const auto seen = std::make_unique<Survey>();
  survey(odds, state.board, *seen);
  whole = estimate(odds, *seen, state);
  terms = estimate_terms(odds, *seen, state);
}

TEST(Reasons, TermsAddUpToTheEstimate) {
  const auto everything = [](ExpansionMask expansions, int players) {
    auto setup = setup_of(23, players);
    setup.expansions = expansions;
    return make(setup);
  };
  const ExpansionMask traders = expansion_bit(Expansion::traders_builders),
                      abbot = expansion_bit(Expansion::abbot),
                      gold = expansion_bit(Expansion::gold_mines),
                      mists = expansion_bit(Expansion::mists);
  for (const Game& game :
       {everything(0, 2), everything(traders | abbot | gold, 3), everything(mists, 2)}) {
    State state = initial_state(game);
    Random random{4};
    int compared = 0;
    std::array<int, term_count> used{};
    // A team's terms are rounded together, others one by one.
    const double rounding = game.setup.expansions & mists ? 1e-6 : 1e-9;
    while (true) {
      resolve_chances(game, state);
      if (decision(game, state).over) break;
      const State before = state;
      apply(game, state, kind("greedy").choose(game, state, random, {}).action);
      if (state.over || before.turn % 3 != 0) continue;
      DrawOdds odds(game, before, Weights{});
      State idle = before;
      idle.active = state.active;
      Estimate was, is;
      Terms of_was, of_is;
      estimate_by_terms(odds, idle, was, of_was);
      estimate_by_terms(odds, state, is, of_is);
      const Terms gain = gained(game, before, state);
      for (int p = 0; p < game.sides; ++p) {
        const auto sum = [&](const Terms& terms) {
          return std::accumulate(std::begin(terms.points[p]), std::end(terms.points[p]), 0.0);
        };
        EXPECT_NEAR(sum(of_is), is.points[p], rounding);
        EXPECT_NEAR(sum(gain), is.points[p] - was.points[p], rounding);
        for (std::size_t t = 0; t < term_count; ++t) used[t] += gain.points[p][t] != 0;
        ++compared;
      }
    }
    EXPECT_GE(compared, 40);
    if (game.setup.expansions & mists) continue;
    for (const Term term : {Term::scored, Term::road, Term::city, Term::monastery, Term::field})
      EXPECT_GT(used[static_cast<std::size_t>(term)], 0) << static_cast<int>(term);
  }
}

// The reasons for placing the tile, which is in the player's hand, in this way.
Reasons reasons_at(Table& t, PlayerIndex player, std::string_view tile, Position at, int rotation,
                   Spot spot = nobody()) {
  t.state.active = player;
  t.draw(tile);
  const State before = t.state;
  t.act(place_action(at, rotation));
  const Action figure =
      spot.wanted ? deploy_action(FigureKind::meeple, t.segment(at, spot)) : pass_action();
  return reasons_for(t.game, before, std::array{place_action(at, rotation), figure}, player);
}

TEST(Reasons, AMonkIsPlacedForTheMonastery) {
  Table t;
  const Reasons reasons = reasons_at(t, red, "base/FFFF-monastery", {0, 1}, 0, monk());
  ASSERT_FALSE(reasons.empty());
  EXPECT_EQ(reasons[0].side, red);
  EXPECT_EQ(reasons[0].term, Term::monastery);
  EXPECT_GT(reasons[0].points, 3);
  EXPECT_LE(reasons[0].points, 9);
}

TEST(Reasons, ACityIsHinderedFromCompletion) {
  Table t;
  t.play(blue, "base/CCFF", {0, -1}, 2, knight(west));
  t.play(red, "base/FFRR", {-1, 0}, 2);
  t.play(red, "base/FFFF-monastery", {-2, 0}, 0);
  t.play(red, "base/FFFF-monastery", {0, -2}, 0);
  t.play(red, "base/RFRF", {-1, -2}, 0);
  // Between two cities and two roads no tile fits.
  const Reasons reasons = reasons_at(t, red, "base/CFFF", {-2, -1}, 1);
  ASSERT_FALSE(reasons.empty());
  EXPECT_EQ(reasons[0].side, blue);
  EXPECT_EQ(reasons[0].term, Term::city);
  EXPECT_LT(reasons[0].points, 0);
}

TEST(Reasons, ExpectedPointsAreNoLossToTheirOwner) {
  Table t;
  t.play(blue, "base/CCFF", {0, -1}, 2, knight(west));
  // Red completes it for blue, whose own city has lost its worth: no reason for red.
  for (const Reason& reason : reasons_at(t, red, "base/CFFF", {-1, -1}, 1))
    EXPECT_FALSE(reason.side == blue && reason.term == Term::city);
}

TEST(Reasons, ATurnLacksWhatABetterOneScores) {
  Table t;
  t.state.active = red;
  t.draw("base/FFFF-monastery");
  const State before = t.state;
  const Action place = place_action({0, 1}, 0);
  t.act(place);
  const std::array monk_there{place, deploy_action(FigureKind::meeple, t.segment({0, 1}, monk()))};
  const std::array nobody_there{place, pass_action()};
  const Reason lacks = lacking(t.game, before, nobody_there, monk_there, red);
  EXPECT_EQ(lacks.side, red);
  EXPECT_EQ(lacks.term, Term::monastery);
  EXPECT_GT(lacks.points, 3);
  EXPECT_EQ(lacking(t.game, before, monk_there, monk_there, red).side, no_player);
}

TEST(Reasons, TheLastMeepleIsKept) {
  Table t;
  t.state.supply[red][static_cast<std::size_t>(FigureKind::meeple)] = 1;
  t.lay(red, "base/FRRR", {1, 0}, 0);
  const Reasons reasons = reasons_for(t.game, t.state, std::array{pass_action()}, red);
  ASSERT_FALSE(reasons.empty());
  EXPECT_EQ(reasons[0].side, red);
  EXPECT_EQ(reasons[0].term, Term::figures);
  EXPECT_GT(reasons[0].points, 1);
}

// In the Mists the terms are the team's, and a placement is compared with all of them.
TEST(Reasons, ATeamHasItsOwn) {
  std::map<std::string_view, int> named;
  int placements = 0, explained = 0;
  for (u64 seed = 1; seed <= 4; ++seed) {
    auto setup = setup_of(seed);
    setup.expansions = expansion_bit(Expansion::mists);
    setup.options.level = static_cast<u8>(seed + 1);
    const Game game = make(setup);
    State state = initial_state(game);
    Random random{seed};
    while (true) {
      resolve_chances(game, state);
      const Decision d = decision(game, state);
      if (d.over) break;
      const Action best = kind("greedy").choose(game, state, random, {}).action;
      if (d.phase == Phase::place) {
        std::vector<Action> turn{best};
        State placed = state;
        apply(game, placed, best);
        if (decision(game, placed).phase == Phase::figure)
          turn.push_back(kind("greedy").choose(game, placed, random, {}).action);
        const Reasons reasons = reasons_for(game, state, turn, d.player);
        ++placements;
        explained += !reasons.empty();
        for (std::size_t i = 0; i < reasons.size(); ++i) {
          ++named[reasons[i].of_team];
          EXPECT_EQ(reasons[i].side, d.player);
          EXPECT_GE(reasons[i].points, 0.75);
          EXPECT_TRUE(i == 0 || reasons[i].points <= reasons[i - 1].points);
        }
        EXPECT_EQ(lacking(game, state, std::array{best}, std::array{best}, d.player).side,
                  no_player);
      }
      apply(game, state, best);
    }
  }
  EXPECT_GE(explained, placements * 3 / 4);
  for (const std::string_view name : {"goal", "ghosts", "cemeteries"})
    EXPECT_GT(named[name], 0) << name;
}

}  // namespace
}  // namespace bastide::reasons_test

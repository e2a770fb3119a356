// Replaying a game: where it can stop, the steps between, and playing on from there.
#include "web/session/replay_stops.hpp"

#include <gtest/gtest.h>

#include "tests/web/played.hpp"

namespace bastide::web::replay_stops_test {
namespace {

Session game(int actions, u64 seed = 1) {
  return played_at_random(builtin_catalogue(), actions, seed);
}

TEST(Replay, StopsWhereSomebodyDecides) {
  const Session session = game(30);
  const std::vector<std::size_t> list = stops(session);
  ASSERT_GT(list.size(), 10u);
  for (const std::size_t k : list) {
    const Decision d = session.positions[k].decision;
    EXPECT_FALSE(d.chance);
    EXPECT_NE(d.player, no_player);
  }
  EXPECT_EQ(list.back(), session.record.actions.size());
}

// As in a game by link in which another device draws first.
TEST(Replay, StopsWhereChanceIsWaitedFor) {
  Session session = game(0);
  shorten(session, 0);
  ASSERT_TRUE(session.positions.back().decision.chance);
  EXPECT_EQ(stops(session), std::vector<std::size_t>{0});
}

TEST(Replay, TurnsBeginAtTheirFirstDecision) {
  const Session session = game(30);
  int turn = 0;
  for (const std::size_t k : turn_stops(session)) {
    EXPECT_EQ(session.positions[k].turn, ++turn);
    EXPECT_EQ(session.positions[k].decision.phase, Phase::place);
  }
  EXPECT_EQ(turn, session.positions.back().turn);
}

TEST(Replay, TheEndOfAFinishedGameIsAStop) {
  const Session session = game(10000);
  ASSERT_TRUE(is_over(session));
  EXPECT_EQ(stops(session).back(), session.record.actions.size());
  EXPECT_EQ(turn_stops(session).back(), session.record.actions.size());
}

TEST(Replay, StepsGoThereAndBack) {
  Session session = game(40);
  const std::size_t last = session.cursor;
  EXPECT_EQ(leap(session, Leap::forward), last) << "there is nothing after the end";
  session.cursor = leap(session, Leap::first);
  EXPECT_EQ(leap(session, Leap::back), session.cursor);
  int steps = 0, turns = 0;
  for (; session.cursor != last; session.cursor = leap(session, Leap::forward)) ++steps;
  EXPECT_EQ(steps + 1, static_cast<int>(stops(session).size()));
  session.cursor = leap(session, Leap::first);
  while (leap(session, Leap::turn_forward) != session.cursor &&
         shown(session).turn < session.positions.back().turn) {
    session.cursor = leap(session, Leap::turn_forward);
    ++turns;
  }
  EXPECT_EQ(turns + 1, session.positions.back().turn);
  const std::size_t begin = session.cursor;
  const std::size_t before = leap(session, Leap::turn_back);
  EXPECT_EQ(session.positions[before].turn + 1, session.positions[begin].turn);
  session.cursor = last;
  EXPECT_LE(leap(session, Leap::turn_back), last);
}

TEST(Replay, BackATurnLeadsToItsBeginningFirst) {
  Session session = game(40);
  for (const std::size_t k : stops(session)) {
    if (session.positions[k].decision.phase != Phase::figure) continue;
    session.cursor = k;
    EXPECT_EQ(session.positions[leap(session, Leap::turn_back)].turn, session.positions[k].turn);
  }
}

TEST(Replay, CuttingDiscardsWhatComesAfter) {
  Session session = game(40);
  const unsigned revision = session.revision;
  EXPECT_FALSE(cut(session)) << "nothing comes after the end";
  EXPECT_EQ(session.revision, revision);
  const std::vector<std::size_t> list = stops(session);
  session.cursor = list[5];
  const Record whole = session.record;
  EXPECT_EQ(turns_ahead(session), session.positions.back().turn - session.positions[list[5]].turn);
  EXPECT_TRUE(cut(session));
  EXPECT_TRUE(at_end(session));
  EXPECT_GT(session.revision, revision);
  EXPECT_EQ(session.positions.size(), session.record.actions.size() + 1);
  EXPECT_EQ(session.events.size(), session.record.actions.size());
  EXPECT_TRUE(std::equal(session.record.actions.begin(), session.record.actions.end(),
                         whole.actions.begin()));
  EXPECT_EQ(turns_ahead(session), 0);
}

TEST(Replay, TheMoverIsTheLastToDecide) {
  const Session session = game(20);
  EXPECT_EQ(mover(session, stops(session).front()), no_player);
  for (std::size_t k = 0; k < session.record.actions.size(); ++k) {
    const Decision d = session.positions[k].decision;
    if (d.player != no_player) {
      EXPECT_EQ(mover(session, k + 1), d.player);
    }
  }
}

TEST(Replay, AdviceOnMovesThatAreGoneIsNotCounted) {
  Session session = game(40);
  const std::size_t here = stops(session)[10], later = stops(session)[12];
  for (const std::size_t cursor : {std::size_t{0}, here, later})
    session.advised.push_back({cursor, {}, true});
  session.cursor = here;
  ASSERT_TRUE(cut(session));
  ASSERT_EQ(session.advised.size(), 2u);
  EXPECT_EQ(session.advised.back().cursor, here) << "its advice can still be followed";
}

}  // namespace
}  // namespace bastide::web::replay_stops_test

// The opponent of the guided first game: it plays sensibly, and somebody new can win.
#include "web/lessons/teacher.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/players/play.hpp"
#include "tests/lesson_lists.hpp"
#include "web/lessons/guide.hpp"

namespace bastide::web::teacher_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

const Lesson& first_game() {
  static const Lesson lesson = *read_lesson(catalogue(), lesson_lists().lessons.all.front().text);
  return lesson;
}

// Somebody who does what the hints say, and otherwise plays like the weakest computer player, or
// every other time at random.
struct Beginner {
  bool hints = true, muddles = false;
};

Action choice_of(const Beginner& beginner, const Session& session, Random& random) {
  const State& state = shown(session);
  if (beginner.hints && shown_decision(session).phase == Phase::place) {
    const GuideCards cards = guide_cards(first_game(), session);
    if (!cards.placements.empty()) return cards.placements.front();
  }
  const bool muddled = beginner.muddles && random.below(2) == 0;
  const PlayerKind& kind = *find_player_kind(muddled ? "random" : "piper");
  return choose_unseeing(kind, session.game, state, random, {}).action;
}

// By how many points the beginner wins.
int played(u64 seed, const Beginner& beginner) {
  Session session = *begin_lesson(catalogue(), first_game(), seed);
  Random random{seed};
  while (!shown(session).over) {
    Action action;
    if (shown_decision(session).player == learner)
      action = choice_of(beginner, session, random);
    else if (const auto told = guide_reply(first_game(), session))
      action = *told;
    else
      action = *teaching_move(session.game, shown(session));
    if (!play(session, action)) {
      ADD_FAILURE() << "seed " << seed << ": an answer that is not allowed";
      break;
    }
  }
  return shown(session).score[learner] - shown(session).score[1];
}

struct Won {
  int games = 0;
  double lead = 0;
};
Won won(int games, const Beginner& beginner) {
  Won all;
  for (int seed = 1; seed <= games; ++seed) {
    const int lead = played(static_cast<u64>(seed), beginner);
    all.games += lead > 0;
    all.lead += static_cast<double>(lead) / games;
  }
  return all;
}

// Of 300 games, docs/lessons.md tells how many; here a few, with room for another tie being broken.
TEST(Teacher, LosesMoreOftenThanNotToABeginner) {
  constexpr int games = 20;
  const Won follows = won(games, {}), alone = won(games, {.hints = false}),
            muddles = won(games, {.muddles = true});
  EXPECT_GE(follows.games, 13) << follows.lead;
  EXPECT_GE(alone.games, 13) << alone.lead;
  EXPECT_GE(muddles.games, 8) << muddles.lead;
  // A game, not a present.
  EXPECT_LT(follows.lead, 20);
}

// It scores nevertheless: a game against nobody teaches nothing.
TEST(Teacher, PlaysAGameOfItsOwn) {
  Session session = *begin_lesson(catalogue(), first_game(), 5);
  Random random{5};
  while (!shown(session).over) {
    const bool own = shown_decision(session).player == learner;
    const auto told = own ? std::nullopt : guide_reply(first_game(), session);
    ASSERT_TRUE(play(session, own    ? choice_of({}, session, random)
                              : told ? *told
                                     : *teaching_move(session.game, shown(session))));
  }
  EXPECT_GT(shown(session).score[1], 25);
}

// The same position, the same answer: whatever the seed of the game, which it does not see.
TEST(Teacher, AnswersByThePositionAlone) {
  Session session = *begin_lesson(catalogue(), first_game(), 9);
  while (shown_decision(session).player == learner)
    ASSERT_TRUE(play(session, first_game().actions()[session.cursor]));
  State other = shown(session);
  other.seed ^= 12345;
  EXPECT_EQ(teaching_move(session.game, shown(session)), teaching_move(session.game, other));
}

// A turn in which it could join the learner's city leaves that alone.
TEST(Teacher, StealsNothing) {
  for (u64 seed = 1; seed <= 6; ++seed) {
    Session session = *begin_lesson(catalogue(), first_game(), seed);
    Random random{seed};
    const auto shared = [&] {
      int count = 0;
      for (const Figure& a : shown(session).figures)
        for (const Figure& b : shown(session).figures)
          count +=
              a.owner == learner && b.owner != learner &&
              find_root(shown(session).board, a.node) == find_root(shown(session).board, b.node);
      return count;
    };
    while (!shown(session).over) {
      const bool own = shown_decision(session).player == learner;
      const auto told = own ? std::nullopt : guide_reply(first_game(), session);
      const int before = shared();
      const bool free = !own && !told && shown_decision(session).phase == Phase::place;
      ASSERT_TRUE(play(session, own    ? choice_of({}, session, random)
                                : told ? *told
                                       : *teaching_move(session.game, shown(session))));
      if (free) {
        EXPECT_LE(shared(), before) << "seed " << seed << ", action " << session.cursor;
      }
    }
  }
}

}  // namespace
}  // namespace bastide::web::teacher_test

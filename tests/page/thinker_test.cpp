// One question to the worker at a time, whoever asks.
#include "web/opponent/thinker.hpp"

#include "tests/page/at_page.hpp"

namespace gallery::thinker_test {
namespace {

using namespace bastide;
using namespace bastide::web;

constexpr Asker askers[] = {Asker::computer,   Asker::hint,  Asker::solution,
                            Asker::best_turns, Asker::coach, Asker::examiner};

// A page at rest, where nobody but the test asks.
class ThinkerOf : public ::testing::TestWithParam<Asker> {
 protected:
  ThinkerOf() { place().worker_answers = false; }

  Reply ask(Asker asker) {
    return consult(with, asker, {.player = "greedy", .actions = session().cursor});
  }
  // A frame in which only this one asks.
  Reply frame(Asker asker) {
    page.app->ui.now += 0.1;
    hear_worker(thinker, page.app->ui.now);
    const Reply reply = ask(asker);
    drop_unwanted(thinker);
    return reply;
  }
  Session& session() { return *page.app->session; }

  AtPage page{"table/middle"};
  Thinker thinker;
  Consultation with{page.app->ui, page.app->texts, page.app->catalogue, session(), thinker};
};

TEST_P(ThinkerOf, GetsTheAnswerOnce) {
  place().worker_answers = true;
  EXPECT_EQ(frame(GetParam()).state, ReplyState::waits);
  const Reply reply = frame(GetParam());
  ASSERT_EQ(reply.state, ReplyState::answered);
  EXPECT_FALSE(reply.answer.error);
  EXPECT_TRUE(legal(session().game, shown(session()), reply.answer.action));
  EXPECT_FALSE(thinker.pending);
}

TEST_P(ThinkerOf, WaitsForWhoeverGoesFirstAndStopsTheOthers) {
  for (const Asker other : askers) {
    thinker = {};
    frame(other);
    page.app->ui.now += 0.1;
    hear_worker(thinker, page.app->ui.now);
    ask(other);
    ask(GetParam());
    ASSERT_TRUE(thinker.pending);
    EXPECT_EQ(thinker.pending->asker, std::min(other, GetParam()));
  }
}

TEST_P(ThinkerOf, IsForgottenWithWhoeverDoesNotAskAnyMore) {
  frame(GetParam());
  ASSERT_TRUE(thinker.pending);
  hear_worker(thinker, page.app->ui.now);
  drop_unwanted(thinker);
  EXPECT_FALSE(thinker.pending);
}

TEST_P(ThinkerOf, AsksAgainAboutAnotherPosition) {
  place().worker_answers = true;
  frame(GetParam());
  const unsigned id = thinker.pending->id;
  ASSERT_TRUE(play(session(), best_turn_by_estimate(session(), session().cursor).front()));
  EXPECT_EQ(frame(GetParam()).state, ReplyState::waits) << "the answer is about another position";
  ASSERT_TRUE(thinker.pending);
  EXPECT_NE(thinker.pending->id, id);
}

TEST_P(ThinkerOf, IsToldOfSilence) {
  frame(GetParam());
  page.app->ui.now += 19;
  EXPECT_EQ(frame(GetParam()).state, ReplyState::waits);
  page.app->ui.now += 2;
  EXPECT_EQ(frame(GetParam()).state, ReplyState::silent);
  EXPECT_FALSE(thinker.pending);
}

TEST_P(ThinkerOf, IsToldOfADeadWorkerAtOnce) {
  frame(GetParam());
  place().worker_dead = true;
  EXPECT_EQ(frame(GetParam()).state, ReplyState::silent);
}

TEST_P(ThinkerOf, TakesNonsenseForSilence) {
  for (const char* words : {"", "choice", "choice x 1 2 3 4 5 6", "\xff\xff", "turns 1"}) {
    place().worker_says = words[0] ? words : "\n";
    frame(GetParam());
    EXPECT_EQ(frame(GetParam()).state, ReplyState::silent) << words;
  }
}

TEST_P(ThinkerOf, IsGivenErrorsToJudge) {
  frame(GetParam());
  Answer wrong;
  wrong.id = thinker.pending->id + 1;
  wrong.error = Error{"worker.position", {}, 0};
  place().worker_says = write_answer(wrong);
  drop_question(thinker);
  frame(GetParam());
  const Reply reply = frame(GetParam());
  EXPECT_EQ(reply.state, ReplyState::answered);
  EXPECT_TRUE(reply.answer.error);
}

INSTANTIATE_TEST_SUITE_P(Everybody, ThinkerOf, ::testing::ValuesIn(askers));

}  // namespace
}  // namespace gallery::thinker_test

// The positions of a game: which are kept, and what the others are worked out to.
#include "engine/review/positions.hpp"

#include <gtest/gtest.h>

#include "tests/web/played.hpp"

namespace bastide::web::positions_test {
namespace {

// As long as games get: many players, and every set of both boxes.
Session long_game() {
  Setup setup;
  setup.seed = 15;
  setup.players = 8;
  setup.expansions = big_box_7() | big_box_5();
  auto session = begin_session(builtin_catalogue(), setup, {});
  Random random{setup.seed};
  while (!is_over(*session))
    play(*session, random_action(session->game, last_state(*session), random));
  return std::move(*session);
}

std::size_t bytes(const Session& session) {
  std::size_t sum = session.positions.kept() * sizeof(State) +
                    session.positions.size() * sizeof(PositionInfo) +
                    session.record.actions.capacity() * sizeof(Action);
  for (const Events& events : session.events) sum += events.capacity() * sizeof(Event);
  return sum;
}

TEST(Positions, OfALongGameTakeLittleRoomHoweverMuchOneLooksBack) {
  Session session = long_game();
  ASSERT_GE(session.record.actions.size(), 800u);
  const std::size_t most = session.record.actions.size() * ((5 << 20) / 948);
  EXPECT_LE(bytes(session), most);
  // As the slider does, from one picture to the next.
  for (std::size_t k = 0; k < session.positions.size(); k += 7) {
    state_at(session, k * 5 % session.positions.size());
    session.positions.forget_idle();
    ASSERT_LE(bytes(session), most);
  }
}

TEST(Positions, AreWhatTheyWereWhenTheyWerePlayed) {
  const Session session = long_game();
  const std::size_t all = session.positions.size();
  std::vector<u64> hashes;
  for (StateCursor walk(session, 0);; walk.next()) {
    hashes.push_back(state_hash(session.game, walk.state()));
    if (hashes.size() == all) break;
  }
  EXPECT_EQ(hashes.back(), state_hash(session.game, last_state(session)));
  for (std::size_t i = 0; i < all; ++i) {
    const std::size_t k = i * 37 % all;
    const State& state = state_at(session, k);
    ASSERT_EQ(state_hash(session.game, state), hashes[k]) << k;
    const PositionInfo& moment = session.positions[k];
    EXPECT_EQ(moment.turn, state.turn);
    EXPECT_EQ(moment.score[0], state.score[0]);
    EXPECT_EQ(moment.decision.player, decision(session.game, state).player);
  }
}

TEST(Positions, StayAsLongAsTheyAreAskedFor) {
  Session session = long_game();
  const std::size_t kept = session.positions.kept();
  EXPECT_EQ(kept, (session.record.actions.size() + Positions::apart) / Positions::apart + 1);
  const State* const asked = &state_at(session, 40);
  state_at(session, 41);
  EXPECT_EQ(session.positions.kept(), kept + 2);
  session.positions.forget_idle();
  EXPECT_EQ(&state_at(session, 40), asked);
  session.positions.forget_idle();
  EXPECT_EQ(&state_at(session, 40), asked);
  EXPECT_EQ(session.positions.kept(), kept + 1);
  session.positions.forget_idle();
  session.positions.forget_idle();
  EXPECT_EQ(session.positions.kept(), kept);
}

TEST(Positions, GoOnFromAnEarlierOne) {
  Session session = long_game();
  for (const std::size_t length : {700u, 448u, 447u, 16u, 1u, 0u}) {
    const u64 before = state_hash(session.game, state_at(session, length));
    shorten(session, length);
    EXPECT_EQ(state_hash(session.game, last_state(session)), before) << length;
    EXPECT_EQ(session.positions.size(), length + 1);
  }
}

}  // namespace
}  // namespace bastide::web::positions_test

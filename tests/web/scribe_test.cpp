// A game that is written down: everything is entered, corrected, kept.
#include "web/session/scribe.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "engine/base/random.hpp"
#include "engine/record/comments.hpp"
#include "tests/web/fake_storage.hpp"
#include "web/reading/side_kinds.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/replay_stops.hpp"

namespace bastide::web::scribe_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

Session begun(u64 seed = 5) {
  Setup setup;
  setup.seed = seed;
  auto session = begin_session(catalogue(), setup, {{"Anna", 1, ""}, {"Bo", 3, "mason"}});
  EXPECT_TRUE(session.has_value());
  begin_scribe(*session, 0);
  return std::move(*session);
}

void enter_at_random(Session& session, int actions, u64 seed) {
  Random random{seed, 0};
  for (int i = 0; i < actions && !is_over(session); ++i)
    ASSERT_TRUE(play(session, random_action(session.game, last_state(session), random)));
}

// The first position of a turn, and one that is not the draw before.
std::size_t begin_of(const Session& session, int turn) {
  std::size_t k = 0;
  while (session.positions[k].turn != turn) ++k;
  return k;
}

bool all_legal(const Session& session) {
  auto state = std::make_unique<State>(initial_state(session.game));
  for (const Action& action : session.record.actions) {
    if (!legal(session.game, *state, action)) return false;
    apply(session.game, *state, action);
  }
  return true;
}

// Enters whatever is asked, until nothing waits.
void complete(Session& session, u64 seed) {
  Random random{seed, 0};
  for (int i = 0; i < 400 && waits(*session.scribe); ++i)
    ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
}

TEST(Scribe, LeavesChanceToBeEntered) {
  Session session = begun();
  EXPECT_TRUE(session.record.actions.empty());
  EXPECT_TRUE(session.record.players[1].computer.empty()) << "whoever sits there, it is a person";
  EXPECT_TRUE(names_tile(session, 0));
  EXPECT_FALSE(counts(session));
  EXPECT_FALSE(may_reseat(session));
  enter_at_random(session, 60, 2);
  EXPECT_EQ(session.record.actions.size(), 60u);
  EXPECT_TRUE(undo(session));
  EXPECT_EQ(session.cursor, 59u) << "each decision, chance too";
  EXPECT_STREQ(no_help(session, false, Help::advice), "help.scribe");
  EXPECT_EQ(no_help(session, false, Help::elsewhere), nullptr);
}

TEST(Scribe, ListsTheTilesThatFitAPlace) {
  Session session = begun();
  enter_at_random(session, 30, 3);
  while (!names_tile(session, session.cursor)) enter_at_random(session, 1, 4);
  const State& state = shown(session);
  const std::vector<Position> cells = cells_to_name(session.game, state);
  ASSERT_FALSE(cells.empty());
  for (const Position at : cells) {
    const std::vector<Fitting> all = fittings(session.game, state, at);
    ASSERT_FALSE(all.empty());
    for (std::size_t i = 0; i < all.size(); ++i) {
      EXPECT_LE(all[i].copies, all[i > 0 ? i - 1 : 0].copies) << "the most numerous first";
      State after = state;
      apply(session.game, after, all[i].draw);
      EXPECT_TRUE(legal(session.game, after, place_action(at, all[i].rotation)));
    }
  }
  EXPECT_TRUE(fittings(session.game, state, {90, 90}).empty());
}

TEST(Scribe, ATileThatFitsNowhereIsPutAside) {
  int found = 0;
  for (u64 seed = 1; seed < 30 && found == 0; ++seed) {
    Session session = begun(seed);
    while (!is_over(session) && found == 0) {
      enter_at_random(session, 1, seed + session.record.actions.size());
      if (!names_tile(session, session.cursor)) continue;
      const State& state = shown(session);
      for (std::size_t t = 0; t < state.bag.size() && found == 0; ++t) {
        const auto type = static_cast<TypeIndex>(t);
        bool fits = state.bag[t] == 0;
        for (const CellIndex cell : state.board.frontier)
          fits |= rotations_on(session.game, state, type, state.board.cells[cell]) != 0;
        if (fits) continue;
        ++found;
        const int turn = state.turn;
        const std::size_t aside = state.discarded.size();
        ASSERT_TRUE(play(session, draw_action(type)));
        EXPECT_EQ(shown(session).discarded.size(), aside + 1);
        EXPECT_EQ(shown(session).turn, turn);
        EXPECT_TRUE(names_tile(session, session.cursor) || is_over(session));
      }
    }
  }
  EXPECT_EQ(found, 1);
}

TEST(Scribe, CorrectingATurnKeepsWhatFollows) {
  Session session = begun();
  enter_at_random(session, 45, 6);
  const std::vector<Action> before = session.record.actions;
  set_comment(session.comments, 44, "late");
  // The figure of the fifth turn is entered as it was: nothing changes.
  session.cursor = begin_of(session, 6);
  go_to_correct(session);
  EXPECT_EQ(session.cursor, begin_of(session, 5)) << "the turn that has just been played there";
  EXPECT_TRUE(names_tile(session, session.cursor)) << "from its tile on";
  const std::size_t at = session.cursor;
  for (std::size_t k = at; session.positions.back().turn == 5 || k == at; ++k) {
    ASSERT_TRUE(play(session, before[k]));
    if (at_end(session) && !waits(*session.scribe)) break;
    EXPECT_TRUE(waits(*session.scribe));
    EXPECT_GT(turns_waiting(session), 3);
  }
  EXPECT_EQ(session.record.actions, before);
  EXPECT_TRUE(session.scribe->left_out.empty());
  EXPECT_FALSE(can_leave_as_it_was(session)) << "nothing is lost";
  EXPECT_EQ(comment_at(session.comments, 44), "late");
}

TEST(Scribe, CanBeCorrectedAnywhereAndTakenBack) {
  for (u64 n = 1; n < 12; ++n) {
    SCOPED_TRACE(n);
    Session session = begun(n);
    enter_at_random(session, 40 + static_cast<int>(n) * 17, n);
    const std::vector<Action> before = session.record.actions;
    Random random{n, 7};
    const auto turn =
        static_cast<int>(1 + random.below(static_cast<u32>(session.positions.back().turn - 1)));
    session.cursor = begin_of(session, turn);
    const std::size_t from = session.cursor;
    ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
    if (waits(*session.scribe)) {
      while (undo(session)) continue;
      EXPECT_EQ(session.cursor, from) << "no further than where the correction begins";
      Session other = session;
      leave_as_it_was(other);
      EXPECT_EQ(other.record.actions, before);
      EXPECT_FALSE(waits(*other.scribe));
    }
    complete(session, n);
    EXPECT_TRUE(std::equal(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(from),
                           session.record.actions.begin()));
    EXPECT_TRUE(all_legal(session));
    EXPECT_FALSE(waits(*session.scribe));
  }
}

// What a complete correction has lost can be had back, until something else is written down.
TEST(Scribe, WhatACorrectionHasLostCanBeHadBack) {
  int lost = 0, ended = 0;
  for (u64 n = 1; n < 25; ++n) {
    SCOPED_TRACE(n);
    Session session = begun(n);
    enter_at_random(session, n % 2 ? 60 : 400, n);
    set_comment(session.comments, 40, "late");
    const std::vector<Action> before = session.record.actions;
    Random random{n, 7};
    session.cursor = begin_of(session, 3 + static_cast<int>(random.below(8)));
    ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
    complete(session, n);
    ASSERT_FALSE(waits(*session.scribe));
    if (session.scribe->before.empty()) continue;
    ++lost;
    ended += is_over(session);
    EXPECT_TRUE(can_leave_as_it_was(session));
    EXPECT_TRUE(names_tile(session, session.cursor)) << "where the page offers it";
    EXPECT_EQ(turns_waiting(session), 0);
    Session kept = session;
    read_scribe(catalogue(), write_scribe(catalogue(), session), session.record.actions.size(),
                kept);
    EXPECT_TRUE(can_leave_as_it_was(kept));
    kept.comments = session.comments;
    leave_as_it_was(kept);
    EXPECT_EQ(kept.record.actions, before);
    EXPECT_EQ(comment_at(kept.comments, 40), "late");
    EXPECT_FALSE(can_leave_as_it_was(kept));
    Session other = session;
    other.cursor = begin_of(other, 2);
    EXPECT_FALSE(can_leave_as_it_was(other)) << "another one begins there";
    ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
    EXPECT_NE(session.scribe->before, before);
    EXPECT_TRUE(session.scribe->left_out.empty());
  }
  EXPECT_GT(lost, 5);
  EXPECT_GT(ended, 0);
}

TEST(Scribe, IsKeptWithWhatWaits) {
  FakeStorage fake;
  const FakeStorage::Access storage(fake);
  Session session = begun();
  enter_at_random(session, 50, 8);
  set_comment(session.comments, 48, "Late \"one\"");
  session.scribe->hides_points = true;
  session.cursor = begin_of(session, 6);
  Random random{9, 0};
  ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
  ASSERT_TRUE(waits(*session.scribe));
  ASSERT_EQ(save_game(storage, catalogue(), session, 7), SaveResult::saved);
  auto loaded = load_game(storage, catalogue(), session.saved.slot);
  ASSERT_TRUE(loaded && loaded->scribe);
  EXPECT_TRUE(loaded->scribe->hides_points);
  EXPECT_EQ(loaded->record.actions, session.record.actions) << "nothing is drawn by itself";
  EXPECT_EQ(loaded->scribe->before, session.scribe->before);
  EXPECT_EQ(loaded->scribe->next, session.scribe->next);
  EXPECT_EQ(loaded->scribe->from, session.scribe->from);
  leave_as_it_was(*loaded);
  leave_as_it_was(session);
  EXPECT_EQ(loaded->record.actions, session.record.actions);
  EXPECT_EQ(loaded->comments, session.comments);
  const auto file = read_game_file(catalogue(), game_file(catalogue(), session, 7));
  ASSERT_TRUE(file && file->scribe);
  EXPECT_EQ(file->record.actions, session.record.actions);
}

// Whatever a save says waits, the record stays as it is.
TEST(Scribe, ADamagedNoteLosesNothing) {
  Session session = begun();
  enter_at_random(session, 50, 8);
  const std::vector<Action> before = session.record.actions;
  session.cursor = begin_of(session, 6);
  Random random{9, 0};
  ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
  const ScribeNote good = write_scribe(catalogue(), session);
  const std::size_t length = session.record.actions.size();
  std::vector<ScribeNote> bad = {{"", ""},
                                 {"shown 3", good.before},
                                 {good.note, ""},
                                 {"shown 99999 1", good.before},
                                 {"shown 3 99999", good.before},
                                 {"shown x y", good.before},
                                 {"hidden -1 -1", good.before}};
  for (std::size_t i = 0; i < good.before.size(); i += 7) {
    bad.push_back({good.note, good.before.substr(0, i)});
    std::string changed = good.before;
    changed[i] = changed[i] == 'x' ? 'y' : 'x';
    bad.push_back({good.note, changed});
  }
  for (const ScribeNote& note : bad) {
    Session again = session;
    read_scribe(catalogue(), note, length, again);
    ASSERT_TRUE(again.scribe);
    EXPECT_EQ(again.record.actions, session.record.actions);
    complete(again, 3);
    EXPECT_TRUE(all_legal(again));
  }
}

TEST(SideKinds, FindTilesInAnyRotation) {
  const Session session = begun();
  const Game& game = session.game;
  SideKinds sides;
  int any = 0, cities = 0;
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    const auto type = static_cast<TypeIndex>(t);
    EXPECT_EQ(rotation_with(game, type, any_sides), u8{0});
    ++any;
    sides = {};
    sides[2] = EdgeKind::city;
    if (const auto rotation = rotation_with(game, type, sides)) {
      EXPECT_EQ(game.tables.types[t].rotated[*rotation].edges[2], EdgeKind::city);
      ++cities;
    }
  }
  EXPECT_GT(cities, 5);
  EXPECT_LT(cities, any);
  EXPECT_EQ(kinds_of_sides(game).size(), 3u) << "no river in the base game";
}

}  // namespace
}  // namespace bastide::web::scribe_test

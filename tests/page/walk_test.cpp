// Somebody who presses whatever there is, and any key: the page agrees with itself after every
// step.
#include "engine/base/random.hpp"
#include "tests/page/at_page.hpp"
#include "web/opponent/thinker.hpp"
#include "web/store/store.hpp"
#include "web/ui/widgets.hpp"

namespace gallery::walk_test {
namespace {

using namespace bastide;
using namespace bastide::web;

void expect_sound(const Stage& page) {
  const auto& app = *page.app;
  if (!app.session) return;
  const Session& session = *app.session;
  const std::size_t all = session.record.actions.size();
  ASSERT_EQ(session.positions.size(), all + 1);
  ASSERT_EQ(session.events.size(), all);
  ASSERT_LE(session.cursor, all);
  ASSERT_GE(session.cursor, session.lesson.floor);
  EXPECT_FALSE(!at_end(session) && !app.table.replay.open &&
               is_computer(session, shown_decision(session).player))
      << "a computer is to move at an earlier position";
  for (const Advised& one : session.advised) EXPECT_LE(one.cursor, all);
  EXPECT_LE(app.announcer.said, all);
  EXPECT_LE(app.table.log.actions, all);
  if (app.screen == Screen::table && app.table.motion.steps.empty()) {
    Log again;
    Motion still;
    log_follow(app.texts, app.settings, session, still, again);
    const std::vector<LogEntry>& listed = app.table.log.entries;
    ASSERT_EQ(listed.size(), again.entries.size());
    for (std::size_t i = 0; i < listed.size(); ++i)
      ASSERT_EQ(listed[i].text, again.entries[i].text);
  }
  if (app.animation) {
    EXPECT_EQ(app.animation->revision, session.revision);
  }
  if (question_of(app.thinker, Asker::examiner) && app.screen == Screen::score_sheet) {
    EXPECT_TRUE(is_about(app.review, session));
  }
  if (!session.saved.kept || session.saved.slot.empty() || fact(page, "dialog") == "conflict")
    return;
  const auto stored = load_game(platform_storage(), app.catalogue, session.saved.slot);
  if (!stored) return;  // it has been deleted
  EXPECT_TRUE(stored->record == session.record) << "what is seen is what is stored";
}

// Presses something, or a key; plays, goes back or lets time pass. Returns what was done.
std::string do_something(Stage& page, Random& random) {
  auto& app = *page.app;
  const auto below = [&](std::size_t n) { return random.below(static_cast<u32>(n)); };
  const u32 what = below(20);
  if (what == 0) {
    wait(page, 2);
    return "wait";
  }
  if (what < 4) {
    const auto key = static_cast<ImGuiKey>(below(2) ? ImGuiKey_A + static_cast<int>(below(26))
                                                    : ImGuiKey_Tab + static_cast<int>(below(15)));
    press_key(page, key);
    return ImGui::GetKeyName(key);
  }
  if (what < 8 && app.session && app.screen == Screen::table && at_end(*app.session) &&
      plays_here(*app.session) && !shown_decision(*app.session).over) {
    const Session& session = *app.session;
    play(*app.session, random_action(session.game, shown(session), random));
    settle(page);
    return "play";
  }
  if (what == 8 && app.session && app.screen == Screen::table && undo(*app.session)) {
    settle(page);
    return "undo";
  }
  if (what == 9 && app.session) {
    request(app.requests, app.screen == Screen::table ? Screen::score_sheet : Screen::table);
    settle(page);
    return "turn over";
  }
  if (what == 10 && app.session && may_reseat(*app.session)) {
    const auto seat = static_cast<PlayerIndex>(below(app.session->record.players.size()));
    const bool person = is_computer(*app.session, seat);
    reseat(*app.session, seat, person ? "" : "greedy", person ? "Somebody" : "Greedy");
    settle(page);
    return "seat";
  }
  std::vector<std::string> ids;
  for (const ProbeItem& one : app.ui.probe.items)
    if (one.seen && one.enabled && !(ui_dialog_open() && page.covered.count(one.id) != 0))
      ids.push_back(one.id);
  if (ids.empty()) return "nothing";
  const std::string id = ids[below(ids.size())];
  press(page, id);
  return id;
}

TEST(Walk, WhateverIsPressedThePageAgreesWithItself) {
  for (const char* scene : {"table/middle", "start/saves", "sheet/two-0", "position/figures"})
    for (u64 seed = 1; seed <= 3; ++seed) {
      AtPage page(scene);
      place().worker_answers = false;  // computers play by themselves after a while
      Random random{seed};
      std::string done;
      for (int step = 0; step < 150; ++step) {
        done += ' ' + do_something(page, random);
        expect_sound(page);
        ASSERT_FALSE(::testing::Test::HasFailure()) << scene << ' ' << seed << done;
      }
    }
}

}  // namespace
}  // namespace gallery::walk_test

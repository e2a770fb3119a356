// The browser around the page: hidden behind another, several fingers, a trackpad, other keys than
// the game's.
#include <SDL.h>

#include <cmath>

#include "tests/page/at_page.hpp"
#include "web/platform/fingers.hpp"
#include "web/store/store.hpp"

namespace gallery::around_test {
namespace {

using namespace bastide;
using namespace bastide::web;

void finger(Uint32 what, SDL_FingerID id, float x, float y) {
  SDL_Event event{};
  event.type = what;
  event.tfinger.fingerId = id;
  event.tfinger.x = x;
  event.tfinger.y = y;
  fingers_event(event, 1, 1);
}

TEST(Around, OfThreeFingersTwoGoOnPinching) {
  AtPage page("start/fresh");
  finger(SDL_FINGERDOWN, 1, 100, 100);
  finger(SDL_FINGERDOWN, 2, 200, 100);
  finger(SDL_FINGERDOWN, 3, 500, 500);
  fingers_new_frame();
  finger(SDL_FINGERMOTION, 2, 300, 100);
  EXPECT_FLOAT_EQ(fingers().zoom, 2);
  finger(SDL_FINGERUP, 1, 100, 100);
  fingers_new_frame();
  finger(SDL_FINGERMOTION, 3, 300, 300);  // half as far from the other, and nothing has jumped
  EXPECT_NEAR(fingers().zoom, 200 / std::hypot(200, 400), 1e-4);
  EXPECT_FLOAT_EQ(fingers().pan_x, -100);
  finger(SDL_FINGERUP, 2, 0, 0);
  EXPECT_TRUE(fingers().pinching) << "until all are lifted";
  finger(SDL_FINGERUP, 3, 0, 0);
  EXPECT_FALSE(fingers().pinching);
  fingers_new_frame();
}

TEST(Around, APinchOnATrackpadZooms) {
  AtPage page("table/middle");
  const Camera& camera = page.app->table.camera;
  const Area area = page.app->table.layout.board;
  point_at(page, area.x + area.width / 3, area.y + area.height / 3);
  const Point before = to_world(camera, {area.x + area.width / 3, area.y + area.height / 3});
  const float zoom = camera.now.zoom;
  fingers_pinch(1.1f);
  fingers_pinch(1.1f);
  fingers_new_frame();
  draw_frames(page, 1);
  fingers_new_frame();
  settle(page);
  EXPECT_FLOAT_EQ(camera.now.zoom, zoom * 1.21f);
  const Point after = to_world(camera, {area.x + area.width / 3, area.y + area.height / 3});
  EXPECT_NEAR(after.x, before.x, 0.01f);
  EXPECT_NEAR(after.y, before.y, 0.01f);
}

TEST(Around, FitShowsALargeBoardAsAWhole) {
  Board board;
  for (const int cells : {22, 108}) {
    board.cells.clear();
    for (int x : {-cells / 2, cells - cells / 2 - 1}) {
      Cell cell;
      cell.at = {static_cast<i16>(x), 0};
      board.cells.push_back(cell);
    }
    Camera camera;
    camera.area = {0, 0, 360, 500};
    fit(camera, board, 160);
    EXPECT_FLOAT_EQ(camera.wanted.zoom * static_cast<float>(cells), 360) << cells;
    zoom_at(camera, {180, 250}, 0.9f, false);
    EXPECT_FLOAT_EQ(camera.wanted.zoom * static_cast<float>(cells), 360) << "no farther";
  }
}

TEST(Around, KeysWithAltAreTheBrowsers) {
  AtPage page("table/middle");
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Alt, true);
  press_key(page, ImGuiKey_M);
  EXPECT_EQ(page.app->table.dialog, TableDialog::none);
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Alt, false);
  press_key(page, ImGuiKey_M);
  EXPECT_EQ(page.app->table.dialog, TableDialog::menu);
}

// The person's part of a turn, whatever it is.
void play_here(Stage& page) {
  Session& session = *page.app->session;
  Random random{1};
  while (shown_decision(session).player == no_player ||
         !is_computer(session, shown_decision(session).player))
    ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
}

TEST(Around, ComputersPlayOnWhileThePageIsHidden) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  if (std::none_of(session.record.players.begin(), session.record.players.end(),
                   [](const PlayerEntry& one) { return !one.computer.empty(); }))
    session.record.players.back().computer = "greedy";
  while (std::count_if(session.record.players.begin(), session.record.players.end(),
                       [](const PlayerEntry& one) { return one.computer.empty(); }) > 1)
    std::find_if(session.record.players.rbegin(), session.record.players.rend(),
                 [](const PlayerEntry& one) { return one.computer.empty(); })
        ->computer = "greedy";
  settle(page);
  page.app->ui.reduced_motion = page.app->settings.reduce_motion = place().device.reduced_motion =
      false;
  settle(page);
  EXPECT_EQ(place().surroundings.title, "Your turn – Bastide");
  place().device.hidden = true;
  play_here(page);
  const std::size_t before = session.record.actions.size();
  settle(page);
  EXPECT_GT(session.record.actions.size(), before);
  EXPECT_FALSE(page.app->table.motion.steps.empty()) << "to be seen later";
  EXPECT_EQ(place().surroundings.title, "Your turn – Bastide");
  EXPECT_EQ(page.app->saving.revision, session.revision);
  place().device.hidden = false;
  settle(page);
  EXPECT_TRUE(page.app->table.motion.steps.empty());
}

TEST(Around, ClocksGoOnWhileThePageIsHidden) {
  AtPage page("table/clock");
  Session& session = *page.app->session;
  const PlayerIndex player = shown_decision(session).player;
  ASSERT_NE(player, no_player);
  settle(page);
  const double before = session.table_rules.clock.left[player];
  place().device.hidden = true;
  settle(page);
  page.app->ui.now += 20;  // hidden pages draw rarely
  settle(page);
  page.app->ui.now += 20;
  place().device.hidden = false;
  settle(page);
  EXPECT_LT(session.table_rules.clock.left[player], before - 39);
}

TEST(Around, TheScreenStaysOnWhileOneLooksOn) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  settle(page);
  EXPECT_FALSE(place().surroundings.awake) << "it is a person's turn";
  place().worker_answers = false;
  for (PlayerEntry& player : session.record.players) player.computer = "greedy";
  settle(page);
  EXPECT_TRUE(place().surroundings.awake);
  press(page, "table.menu");
  press(page, "table.menu.home");
  EXPECT_FALSE(place().surroundings.awake);
}

}  // namespace
}  // namespace gallery::around_test

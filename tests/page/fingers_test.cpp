// Fingers: two of them press nothing, one that comes too early for what has just appeared neither,
// a tap hits what was seen, and a short way is a tap or a drag by its time.
#include <SDL.h>

#include <cmath>

#include "tests/page/at_page.hpp"
#include "web/platform/fingers.hpp"

namespace gallery::fingers_test {
namespace {

using namespace bastide;
using namespace bastide::web;

Point middle_of(const ProbeItem& i) { return {i.x + i.width / 2, i.y + i.height / 2}; }

// As the main loop passes events on.
void send(const SDL_Event& event) {
  if (!fingers_event(event, 1, 1)) return;
  ImGuiIO& io = ImGui::GetIO();
  if (event.type == SDL_MOUSEMOTION)
    io.AddMousePosEvent(static_cast<float>(event.motion.x), static_cast<float>(event.motion.y));
  else if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP)
    io.AddMouseButtonEvent(0, event.type == SDL_MOUSEBUTTONDOWN);
}

// SDL emulates a mouse for the first finger, and tells of it before the finger.
void finger(Uint32 what, SDL_FingerID id, Point at) {
  if (id == 1) {
    SDL_Event mouse{};
    mouse.type = SDL_MOUSEMOTION;
    mouse.motion.which = SDL_TOUCH_MOUSEID;
    mouse.motion.x = static_cast<int>(at.x);
    mouse.motion.y = static_cast<int>(at.y);
    if (what != SDL_FINGERUP) send(mouse);
    mouse = {};
    mouse.type = what == SDL_FINGERDOWN ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
    mouse.button.which = SDL_TOUCH_MOUSEID;
    if (what != SDL_FINGERMOTION) send(mouse);
  }
  SDL_Event event{};
  event.type = what;
  event.tfinger.fingerId = id;
  event.tfinger.x = at.x;
  event.tfinger.y = at.y;
  send(event);
}

void frames(Stage& page, int count) {
  for (int i = 0; i < count; ++i) {
    fingers_new_frame();
    draw_frames(page, 1);
  }
}

// What pressing something would change.
std::string state_of(const Stage& page) {
  std::string all;
  for (const char* name : {"screen", "dialog", "table.dialog", "cursor", "actions", "table.pending",
                           "table.side", "timeline", "table.figure"})
    all += fact(page, name) + ' ';
  return all;
}

TEST(Fingers, TwoPressNothingWhereverTheFirstCameDown) {
  const std::pair<const char*, const char*> begun[] = {
      {"table/laid", "table.confirm"}, {"table/laid", "table.take-back"},
      {"table/middle", "table.undo"},  {"table/middle", "table.menu"},
      {"table/middle", "table.bag"},   {"table/middle", "table.spot."},
      {"table/laid", "table.figure."}, {"table/menu", "table.menu.share"},
      {"new/default", "new.start"},    {"start/fresh", "start.new-game"},
      {"settings/0", "back"}};
  // Frames between the fingers, and while both are down; none: it is over within one.
  for (const auto& [apart, down] : {std::pair{0, 0}, {0, 3}, {1, 3}, {2, 0}})
    for (const auto& [scene, control] : begun) {
      AtPage page(scene, "upright");
      const std::vector<ProbeItem> found = items(page, control);
      ASSERT_FALSE(found.empty()) << scene << ' ' << control;
      const Point at = middle_of(found.front());
      const std::string before = state_of(page);
      finger(SDL_FINGERDOWN, 1, at);
      frames(page, apart);
      finger(SDL_FINGERDOWN, 2, {at.x + 40, at.y - 90});
      frames(page, down);
      finger(SDL_FINGERMOTION, 2, {at.x + 60, at.y - 140});
      finger(SDL_FINGERMOTION, 1, {at.x - 8, at.y + 8});
      frames(page, down);
      EXPECT_EQ(state_of(page), before) << control << ": while both are down";
      finger(SDL_FINGERUP, 1, at);
      frames(page, down);
      finger(SDL_FINGERUP, 2, at);
      frames(page, 2);
      settle(page);
      EXPECT_EQ(state_of(page), before) << scene << ' ' << control << ' ' << apart << ' ' << down;
    }
}

TEST(Fingers, OnePressesAfterTwoWereThere) {
  AtPage page("table/laid", "upright");
  const Point at = middle_of(*item(page, "table.confirm"));
  const std::string before = fact(page, "actions");
  finger(SDL_FINGERDOWN, 1, at);
  finger(SDL_FINGERDOWN, 2, {at.x, at.y - 90});
  frames(page, 2);
  finger(SDL_FINGERUP, 2, at);
  finger(SDL_FINGERUP, 1, at);
  frames(page, 2);
  finger(SDL_FINGERDOWN, 1, at);
  finger(SDL_FINGERUP, 1, at);
  frames(page, 3);
  settle(page);
  EXPECT_NE(fact(page, "actions"), before);
}

// ---- What has just appeared ---------------------------------------------------------------------

void lay_somewhere(Stage& page) {
  for (int touch = 0; touch < 2 && !page.app->table.hand.placement;
       ++touch)  // the first may zoom in
    press(page, items(page, "table.spot.").front().id);
  ASSERT_TRUE(page.app->table.hand.placement);
}

TEST(Fingers, WhatHasJustAppearedIsNotPressedYet) {
  const char* const control = "table.confirm";
  for (const char* window : {"upright", "sideways", "desktop"}) {
    AtPage page("table/middle", window);
    page.app->ui.controls.patience = Controls{}.patience;
    wait(page, 0.5);
    const std::string before = fact(page, "actions");
    lay_somewhere(page);
    // However long the pictures took to come to rest.
    page.app->ui.controls.places.at(control).since = page.app->ui.now;
    press(page, control);
    EXPECT_EQ(fact(page, "actions"), before) << window;
    EXPECT_TRUE(page.app->table.hand.placement) << "nor anything below it";
    wait(page, 0.5);
    press(page, control);
    EXPECT_NE(fact(page, "actions"), before) << window;
  }
}

TEST(Fingers, WhatADialogHasCoveredAppearsWhenItCloses) {
  AtPage page("table/laid", "upright");
  page.app->ui.controls.patience = Controls{}.patience;
  const std::string before = fact(page, "actions");
  press_key(page, ImGuiKey_M);
  wait(page, 0.5);
  press_key(page, ImGuiKey_Escape);
  press(page, "table.confirm");
  EXPECT_EQ(fact(page, "actions"), before);
  wait(page, 0.5);
  press(page, "table.confirm");
  EXPECT_NE(fact(page, "actions"), before);
}

TEST(Fingers, KeysAndNamesNeedNotWait) {
  AtPage page("table/middle", "upright");
  page.app->ui.controls.patience = Controls{}.patience;
  const std::string before = fact(page, "actions");
  lay_somewhere(page);
  place().asked = "table.confirm";
  settle(page);
  EXPECT_NE(fact(page, "actions"), before);
}

TEST(Fingers, WhatScrollsDoesNotAppear) {
  AtPage page("settings/0", "upright");
  page.app->ui.controls.patience = Controls{}.patience;
  wait(page, 0.5);
  const std::vector<ProbeItem> shown = items(page, "");
  ASSERT_FALSE(shown.empty());
  const double since = shown.back().since;
  scroll_to(page, 0.5f);
  for (const ProbeItem& i : items(page, ""))
    EXPECT_TRUE(i.id != shown.back().id || i.since == since) << i.id;
}

// What plays the move is nowhere where the tile was turned or held.
TEST(Fingers, ConfirmTakesThePlaceOfNothingHarmless) {
  const Window phones[] = {
      {"upright", 390, 844, 1, true},          {"small", 320, 568, 1, true},
      {"large letters", 320, 640, 1, true, 3}, {"sideways", 740, 360, 1, true},
      {"tablet", 820, 1180, 1, true},          {"desktop", 1280, 800, 1, false}};
  const std::vector<Scene> scenes = every_scene();
  const auto scene = std::find_if(scenes.begin(), scenes.end(),
                                  [](const Scene& one) { return one.name == "table/middle"; });
  Stage page;
  for (const Window& window : phones)
    for (const char* language : {"en", "de", "uk"}) {
      begin_scene(page, window, language);
      scene->play(page);
      std::vector<ProbeItem> harmless;
      for (const char* id : {"table.turn-left", "table.turn-right", "table.held", "table.advice"})
        if (const ProbeItem* one = item(page, id)) harmless.push_back(*one);
      EXPECT_GE(harmless.size(), 3u);
      lay_somewhere(page);
      const ProbeItem* confirm = item(page, "table.confirm");
      ASSERT_TRUE(confirm) << window.name;
      for (const ProbeItem& one : harmless)
        EXPECT_LE(overlap(one, *confirm), 1) << one.id << ", " << window.name << ' ' << language;
      end_scene(page);
    }
}

// ---- Taps and short ways ------------------------------------------------------------------------

// Spaces that are large enough to be laid on by the first tap, and whole on the screen.
ProbeItem near_spot(Stage& page) {
  Table& table = page.app->table;
  const Position at = table.hand.spots.front().at;
  table.camera.wanted = table.camera.now = {{at.x + 0.5f, at.y + 0.5f}, 110};
  table.camera_taken_over = true;
  draw_frames(page, 2);
  return *item(page, "table.spot." + std::to_string(at.x) + ',' + std::to_string(at.y));
}

TEST(Fingers, AShortWayIsADragOnceItLastsLongerThanATap) {
  for (const float way : {8.0f, 10.0f})
    for (const bool lasts : {true, false}) {
      AtPage page("table/middle", "upright");
      const Point from = middle_of(near_spot(page));
      const Point before = to_screen(page.app->table.camera, {0, 0});
      finger(SDL_FINGERDOWN, 1, from);
      frames(page, lasts ? 6 : 1);  // of a thirtieth of a second
      finger(SDL_FINGERMOTION, 1, {from.x + way, from.y});
      frames(page, 1);
      finger(SDL_FINGERUP, 1, {from.x + way, from.y});
      frames(page, 2);
      settle(page);
      EXPECT_EQ(page.app->table.hand.placement.has_value(), !lasts) << way;
      const Point after = to_screen(page.app->table.camera, {0, 0});
      EXPECT_TRUE(!lasts || std::fabs(after.x - before.x - way) < 1) << "the board has followed";
    }
}

// On a busy machine a frame takes long: the board has glided on before a tap is taken up.
TEST(Fingers, ATapHitsWhatWasSeenHoweverLongFramesTake) {
  for (const int between : {0, 1}) {
    AtPage page("table/middle", "upright");
    page.frame_seconds = 0.4f;
    Table& table = page.app->table;
    const ProbeItem spot = near_spot(page);
    const Position meant = table.hand.spots.front().at;
    table.camera.wanted.centre.x += 2.5f;  // it begins to glide
    const Point at = middle_of(spot);
    finger(SDL_FINGERDOWN, 1, at);
    frames(page, between);
    finger(SDL_FINGERUP, 1, at);
    frames(page, 3);
    settle(page);
    ASSERT_TRUE(table.hand.placement) << between;
    EXPECT_TRUE(table.hand.placement->at == meant) << between;
  }
}

TEST(Fingers, EveryTapOnASpaceCountsInFramesOfAnyLength) {
  for (const float seconds : {0.016f, 0.4f, 1.0f}) {
    AtPage page("table/middle", "upright");
    page.frame_seconds = seconds;
    Table& table = page.app->table;
    const std::vector<Spot> spots = table.hand.spots;
    for (std::size_t n = 0; n < std::min<std::size_t>(spots.size(), 12); ++n) {
      const Position at = spots[n].at;
      table.camera.wanted = table.camera.now = {{at.x + 0.5f, at.y + 0.5f}, 110};
      draw_frames(page, 1);
      const Point middle = to_screen(table.camera, {at.x + 0.5f, at.y + 0.5f});
      // Down and up within a frame, or with a frame or more between.
      for (const int between : {0, 1, 2}) {
        if (table.hand.placement) press_key(page, ImGuiKey_Escape);
        table.camera.wanted = table.camera.now = {{at.x + 0.5f, at.y + 0.5f}, 110};
        draw_frames(page, 1);
        finger(SDL_FINGERDOWN, 1, middle);
        frames(page, between);
        finger(SDL_FINGERUP, 1, middle);
        frames(page, 2);
        ASSERT_TRUE(table.hand.placement) << seconds << ' ' << n << ' ' << between;
        EXPECT_TRUE(table.hand.placement->at == at) << seconds << ' ' << n << ' ' << between;
      }
    }
  }
}

}  // namespace
}  // namespace gallery::fingers_test

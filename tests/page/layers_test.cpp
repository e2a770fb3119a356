// What is open over the board is one list: whatever lies on whatever else, Back, Escape, its own
// button and a press beside it take away the topmost, and nothing else.
#include "tests/page/at_page.hpp"

namespace gallery::layers_test {
namespace {

using namespace bastide::web;

std::vector<std::string> layers(const Stage& page) {
  std::vector<std::string> open;
  std::string all = fact(page, "layers");
  for (std::size_t end = 0; !all.empty(); all.erase(0, end == all.npos ? end : end + 1)) {
    end = all.find(' ');
    open.push_back(all.substr(0, end));
  }
  return open;
}

// How something is opened, and which control closes it again; empty: none but that.
struct Opener {
  const char* layer;
  const char* control;
  ImGuiKey key;
  const char* closer;
};
constexpr Opener openers[] = {
    {"side", "table.log", ImGuiKey_L, "table.log.close"},
    {"side", "table.bag", ImGuiKey_T, "table.bag.close"},
    {"replay", "table.timeline", ImGuiKey_B, "timeline.close"},
    {"views", "table.view", ImGuiKey_None, "table.view"},
    {"player", "table.player.1", ImGuiKey_None, "table.player.1"},
    {"card", nullptr, ImGuiKey_I, nullptr},
    {"dialog", "table.menu", ImGuiKey_M, "table.menu.continue"},
    {"dialog", nullptr, ImGuiKey_F1, "table.keys.close"},
    {"more", "table.menu.more", ImGuiKey_None, "table.menu.back"},
};

void open(Stage& page, const Opener& opener) {
  if (opener.control && item(page, opener.control))
    press(page, opener.control);
  else if (opener.key != ImGuiKey_None)
    press_key(page, opener.key);
  settle(page);
}

enum class Way { back, escape, button, beside };
constexpr Way all_ways[] = {Way::back, Way::escape, Way::button, Way::beside};

// What is closed by a press beside it: what is open only to be looked at, and dialogs. Panels stay
// while one plays.
bool closes_beside(const std::string& layer) { return layer != "side" && layer != "replay"; }

// Presses the middle of the largest board that nothing covers. False if all is covered.
bool press_beside(Stage& page) {
  const Area& board = page.app->table.layout.board;
  for (float x = board.x + 4; x < board.x + board.width; x += 16)
    for (float y = board.y + 4; y < board.y + board.height; y += 16) {
      bool free = true;
      for (const ProbeItem& i : page.app->ui.probe.items)
        free &= x < i.x - 8 || x > i.x + i.width + 8 || y < i.y - 8 || y > i.y + i.height + 8;
      for (const Area& panel : page.app->drawn.panels)
        free &=
            x < panel.x || x > panel.x + panel.width || y < panel.y || y > panel.y + panel.height;
      if (!free) continue;
      wait(page, 0.5);  // it must have been seen
      point_at(page, x, y);
      click(page);
      return true;
    }
  return false;
}

// Closes the topmost. Returns whether there is such a way.
bool close(Stage& page, Way way, const Opener& top) {
  switch (way) {
    case Way::back:
      place().backs = 1;
      settle(page);
      return true;
    case Way::escape:
      press_key(page, ImGuiKey_Escape);
      return true;
    case Way::button:
      if (!top.closer || !item(page, top.closer)) return false;
      press(page, top.closer);
      return true;
    case Way::beside:
      return closes_beside(top.layer) && press_beside(page);
  }
  return false;
}

TEST(Layers, AreClosedFromTheTopInEveryWay) {
  int pairs = 0;
  for (const char* window : {"desktop", "upright", "sideways"})
    for (const Way way : all_ways) {
      AtPage page("table/middle", window);
      const std::vector<std::string> bare = layers(page);
      for (const Opener& first : openers)
        for (const Opener& second : openers) {
          const std::string names = std::string(window) + ": " + first.layer + ", " + second.layer;
          open(page, first);
          const std::vector<std::string> one = layers(page);
          open(page, second);
          std::vector<std::string> open_now = layers(page);
          if (open_now.size() == one.size() + 1 && one.size() == bare.size() + 1) {
            ++pairs;
            const Opener& top = open_now.front() == second.layer ? second : first;
            if (close(page, way, top)) {
              open_now.erase(open_now.begin());
              std::vector<std::string> left = layers(page);
              // A card may close with any press.
              if (way == Way::button || way == Way::beside)
                for (auto* list : {&left, &open_now})
                  std::erase_if(
                      *list, [](const std::string& id) { return id == "player" || id == "card"; });
              EXPECT_EQ(left, open_now) << names << ", closed " << static_cast<int>(way);
            }
          }
          // The rest, one by one.
          while (layers(page).size() > bare.size()) {
            std::vector<std::string> before = layers(page);
            close(page, Way::back, second);
            before.erase(before.begin());
            ASSERT_EQ(layers(page), before) << names;
          }
          ASSERT_EQ(layers(page), bare) << names;
        }
    }
  EXPECT_GT(pairs, 80);
}

TEST(Layers, AreAsManyAsStepsBack) {
  for (const Scene& scene : some_scenes(3, 17)) {
    AtPage page(scene.name);
    settle(page);
    EXPECT_EQ(static_cast<std::size_t>(place().steps_back), layers(page).size()) << scene.name;
  }
}

}  // namespace
}  // namespace gallery::layers_test

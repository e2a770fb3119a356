// The page in one of the gallery's scenes, ready to continue.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/record/notation.hpp"
#include "tests/gallery/screens/platform.hpp"
#include "tests/gallery/screens/scenes.hpp"
#include "tests/gallery/screens/stage.hpp"
#include "web/app/open_link.hpp"
#include "web/platform/texture.hpp"

namespace gallery {

// Shares pictures between pages.
struct Painted {
  StageTextures textures;
  bastide::web::Pictures pictures[2];  // blank ones and painted ones
};

inline void exchange_painted(Stage& stage) {
  static Painted& painted = *new Painted;  // until the end of the run
  std::swap(stage.app->table.pictures, painted.pictures[stage.paints]);
}

// Shares texts and fonts between pages of one window and language: an atlas takes longer than many
// tests.
struct Fonts {
  std::unique_ptr<ImFontAtlas> letters;
  ImGuiStyle style;
  bastide::web::Theme theme;
  bastide::web::Texts texts;
};

inline Fonts& fonts_for(const std::string& window, const std::string& language) {
  static auto& all = *new std::map<std::string, Fonts>;  // until the end of the run
  return all[window + ' ' + language];
}

// Before the page begins.
inline void take_fonts(Stage& stage, Fonts& fonts) {
  if (!fonts.letters) return;
  stage.letters = std::move(fonts.letters);
  stage.style = fonts.style;
  stage.app = std::make_unique<bastide::web::App>();
  stage.app->ui.theme = std::move(fonts.theme);
  stage.app->texts = std::move(fonts.texts);
}

// After its end. Those that have got more than the letters of Latin alphabets are not for others.
inline void return_fonts(Stage& stage, Fonts& fonts) {
  const bastide::web::Theme& theme = stage.app->ui.theme;
  const bool plain = theme.files && theme.files->more.empty() && theme.foreign.empty() &&
                     theme.runs.empty() && theme.loose.empty();
  const bool current =
      std::all_of(std::begin(theme.faces), std::end(theme.faces), [&](ImFont* face) {
        return std::count(stage.letters->Fonts.begin(), stage.letters->Fonts.end(), face) > 0;
      });
  if (fonts.letters || !plain || !current)
    return bastide::web::texture_destroy(stage.letters->TexID);
  fonts = {std::move(stage.letters), stage.style, theme, stage.app->texts};
}

// Every scene, or one in `step` of them.
inline std::vector<Scene> some_scenes(std::size_t from = 0, std::size_t step = 1) {
  std::vector<Scene> some;
  const std::vector<Scene> all = every_scene();
  for (std::size_t i = from; i < all.size(); i += step) some.push_back(all[i]);
  return some;
}

struct AtPage : Stage {
  explicit AtPage(const std::string& scene, const std::string& in = "desktop",
                  const std::string& language = "en", bool painted = false)
      : fonts(fonts_for(in, language)) {
    const std::vector<Window>& all = windows();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Window& one) { return in == one.name; });
    EXPECT_NE(found, all.end()) << "no window is called " << in;
    paints = painted;
    take_fonts(*this, fonts);
    begin_scene(*this, found == all.end() ? all.front() : *found, language);
    exchange_painted(*this);
    static const std::vector<Scene> scenes = every_scene();
    for (const Scene& one : scenes)
      if (one.name == scene) {
        one.play(*this);
        played = true;
      }
    EXPECT_TRUE(played && !missed) << scene;
  }
  ~AtPage() {
    exchange_painted(*this);
    end_scene(*this);
    return_fonts(*this, fonts);
  }
  AtPage(const AtPage&) = delete;

  Fonts& fonts;
  bool played = false;
};

// An item of the page's last frame; null or empty if there is none of this name.
inline const bastide::web::ProbeItem* item(const Stage& stage, const std::string& id) {
  for (const bastide::web::ProbeItem& i : stage.app->ui.probe.items)
    if (i.id == id && i.seen) return &i;
  return nullptr;
}
inline std::vector<bastide::web::ProbeItem> items(const Stage& stage, const std::string& stem) {
  std::vector<bastide::web::ProbeItem> found;
  for (const bastide::web::ProbeItem& i : stage.app->ui.probe.items)
    if (i.id.rfind(stem, 0) == 0 && i.seen) found.push_back(i);
  return found;
}
inline std::string fact(const Stage& stage, const std::string& name) {
  for (const auto& [key, value] : stage.app->ui.probe.facts)
    if (key == name) return value;
  return {};
}
// Whether the middle of an item is within an area.
inline bool inside(const bastide::web::Area& area, const bastide::web::ProbeItem& item) {
  const float x = item.x + item.width / 2, y = item.y + item.height / 2;
  return x > area.x && y > area.y && x < area.x + area.width && y < area.y + area.height;
}
// Opens the game that a record tells (docs/notation.md), where it ends.
inline void open_record(Stage& stage, std::string_view text) {
  const auto parsed = bastide::parse_record(stage.app->catalogue, text);
  ASSERT_TRUE(parsed) << parsed.error().code << ' ' << parsed.error().line;
  open_game(stage, *bastide::web::open_session(stage.app->catalogue, parsed->record));
}
// From the form for a new game to its rules and seats.
inline void open_rules(Stage& stage) { press(stage, "new.rules-and-seats"); }
// Turns the pages of the review to the one that says how well everybody played.
inline void open_overview(Stage& stage) {
  for (std::size_t n = 0; n <= bastide::web::most_chapters + 1; ++n)
    if (fact(stage, "tale.page") != "overview" && item(stage, "tale.next"))
      press(stage, "tale.next");
}
// What a link or a file contains, as the open dialog offers it.
inline bool has_offer(const Stage& stage) {
  return std::holds_alternative<bastide::web::dialog::Offered>(stage.app->screens.dialog);
}
inline bastide::web::dialog::Offered& offered(Stage& stage) {
  return std::get<bastide::web::dialog::Offered>(stage.app->screens.dialog);
}
inline void take_offer(Stage& stage) {
  bastide::web::ask_for::AcceptOffer taken{std::move(offered(stage).guest)};
  stage.app->screens.dialog = {};
  bastide::web::accept_offer(*stage.app, std::move(taken));
}
inline float overlap(const bastide::web::ProbeItem& a, const bastide::web::ProbeItem& b) {
  return std::min(std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x),
                  std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y));
}

}  // namespace gallery

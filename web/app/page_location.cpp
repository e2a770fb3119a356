#include "web/app/page_location.hpp"

#include <algorithm>
#include <utility>

#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/platform/platform.hpp"

namespace bastide::web {
namespace {

bool is_aside(Screen screen) { return screen == Screen::settings || screen == Screen::how_to_play; }
bool shows_game(Screen screen) { return screen == Screen::table || screen == Screen::score_sheet; }

std::string_view take_word(std::string_view& rest) {
  const std::string_view word = rest.substr(0, rest.find(' '));
  rest.remove_prefix(std::min(word.size() + 1, rest.size()));
  return word;
}

Screen screen_named(std::string_view name) {
  for (int s = 0; s < screen_count; ++s)
    if (screen_name(static_cast<Screen>(s)) == name) return static_cast<Screen>(s);
  return Screen::start;
}

PageLocation place_of(const App& app) {
  PageLocation place{app.screen, is_aside(app.screen) ? app.back : app.screen, {}};
  if (shows_game(place.beneath) && app.session)
    place.game = app.session->slot.empty() ? '=' + app.session->lesson : app.session->slot;
  return place;
}

}  // namespace

std::string write_place(const PageLocation& place) {
  if (place == PageLocation{}) return {};
  return std::string(screen_name(place.screen)) + ' ' + screen_name(place.beneath) + ' ' +
         place.game;
}

PageLocation read_place(std::string_view text) {
  PageLocation place;
  place.screen = screen_named(take_word(text));
  place.beneath = screen_named(take_word(text));
  place.game = text;
  const bool fits =
      is_aside(place.screen) ? !is_aside(place.beneath) : place.screen == place.beneath;
  return fits && shows_game(place.beneath) == !place.game.empty() ? place : PageLocation{};
}

void restore_place(App& app) {
  const PageLocation place = read_place(platform::tab_note());
  // Written again after a complete frame, so that a place that crashes the page is not tried twice.
  platform::set_tab_note("");
  if (!place.game.empty()) {
    if (place.game[0] == '=')
      open_lesson(app, std::string_view(place.game).substr(1));
    else if (auto session = load_kept(app, place.game))
      open_table(app, std::move(*session));
    if (!app.session) return;
  }
  app.saved_location.settled = false;
  app.screen = place.beneath;
  if (place.screen != place.beneath) go_to_screen(app, place.screen);
}

void keep_place(App& app, bool moving) {
  SavedLocation& kept = app.saved_location;
  kept.settled |= !moving;
  std::string text = write_place(place_of(app));
  if (!kept.settled || text == kept.text) return;
  platform::set_tab_note(text);
  kept.text = std::move(text);
}

}  // namespace bastide::web

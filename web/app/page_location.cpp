#include "web/app/page_location.hpp"

#include <utility>

#include "engine/base/tokens.hpp"
#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/app/open_link.hpp"
#include "web/platform/page_address.hpp"

namespace bastide::web {
namespace {

PageLocation location_of(const App& app) {
  PageLocation location{app.screen, is_aside(app.screen) ? app.back : app.screen, {}};
  if (!shows_game(location.beneath) || !app.session) return location;
  const auto& lesson = app.lesson.lesson;
  if (!app.session->saved.slot.empty())
    location.game = app.session->saved.slot;
  else if (app.session->board)
    location.game = app.session->board->from;
  else
    location.game = '=' + (lesson && lesson->id.empty() ? lesson->link : app.session->lesson.id);
  return location;
}

}  // namespace

std::string write_location(const PageLocation& location) {
  if (location == PageLocation{}) return {};
  return std::string(screen_name(location.screen)) + ' ' + screen_name(location.beneath) + ' ' +
         location.game;
}

PageLocation read_location(std::string_view text) {
  PageLocation location;
  location.screen = screen_named(take_until(text, ' ')).value_or(Screen::start);
  location.beneath = screen_named(take_until(text, ' ')).value_or(Screen::start);
  location.game = text;
  const bool fits =
      is_aside(location.screen) ? !is_aside(location.beneath) : location.screen == location.beneath;
  return fits && shows_game(location.beneath) == !location.game.empty() ? location : PageLocation{};
}

void restore_location(App& app) {
  const PageLocation location = read_location(platform::tab_note());
  // Written again after a complete frame, so that what crashes the page is not tried twice.
  platform::set_tab_note("");
  if (!location.game.empty()) {
    const std::string_view lesson = std::string_view(location.game).substr(1);
    if (location.game[0] == '=') {
      const Address address = parse_address(lesson);
      address.ours ? offer_link(app, address) : open_lesson(app, lesson);
    } else if (auto session = load_kept(app, location.game)) {
      open_loaded(app, std::move(*session));
    }
    if (!app.session) return;
  }
  app.saved_location.settled = false;
  app.screen = location.beneath;
  if (location.screen != location.beneath) go_to_screen(app, location.screen);
}

void keep_location(App& app, bool moving) {
  SavedLocation& kept = app.saved_location;
  kept.settled |= !moving;
  std::string text = write_location(location_of(app));
  if (!kept.settled || text == kept.text) return;
  platform::set_tab_note(text);
  kept.text = std::move(text);
}

}  // namespace bastide::web

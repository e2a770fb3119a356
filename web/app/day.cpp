#include "web/app/day.hpp"

#include <algorithm>
#include <utility>

#include "engine/players/levels.hpp"
#include "web/app/app.hpp"
#include "web/opponent/strongest.hpp"
#include "web/platform/clock.hpp"
#include "web/session/calendar.hpp"
#include "web/setup/day.hpp"

namespace bastide::web {
namespace {

void enter(App& app, int date, Day day) {
  note_unkept(app, add_days(platform_storage(), {{date, std::move(day)}}));
  app.screens.days = stored_days(platform_storage());
}

// The day's try, once it is over.
void open_try(App& app, const SavedGame* saved) {
  DayPage& page = app.screens.day;
  const std::string slot = saved && saved->over ? saved->slot : std::string();
  if (page.slot == slot) return;
  page.slot = slot;
  page.game.reset();
  page.review = {};
  if (slot.empty()) return;
  auto session = load_game(platform_storage(), app.catalogue, slot);
  if (!session || !is_over(*session)) return;
  page.game = std::move(*session);
  page.review = review_of(*page.game);
}

// True while there is more to rate.
bool rate_try(App& app) {
  DayPage& page = app.screens.day;
  if (!page.game || !may_review(*page.game, app.settings.no_hints)) return false;
  analyse_next(page.review.analysis, *page.game);
  sum_up(page.review, *page.game);
  return !complete(page.review.analysis);
}

// The same tiles: of the game that was played, or if that is gone, of the day.
Expected<Session> begin_strongest(const App& app, const std::string& date) {
  const std::string strongest(levels.back().id);
  if (app.screens.day.game) {
    Record record = app.screens.day.game->record;
    record.actions.clear();
    for (PlayerEntry& player : record.players)
      if (player.computer.empty()) player.computer = strongest;
    return open_session(app.catalogue, record);
  }
  NewGameForm form = form_of_day(date);
  form.players[0].computer = strongest;
  return begin_game(app.catalogue, app.texts, form, 0);
}

void ask_strongest(App& app, int date, const Day& day) {
  DayPage& page = app.screens.day;
  if (std::exchange(page.strongest_day, date) != date) {
    page.strongest.reset();
    page.silent = false;
  }
  if (day.best || page.silent) return;
  if (!page.strongest) {
    auto session = begin_strongest(app, date_of_day(date));
    page.silent = !session;
    if (page.silent) return;
    page.strongest = std::move(*session);
  }
  Consultation with{app.ui, app.texts, app.catalogue, *page.strongest, app.thinker};
  page.silent = !strongest_frame(with);
  if (page.silent || !is_over(*page.strongest)) return;
  Day told = day;
  told.best = day_score(*page.strongest);
  page.strongest.reset();
  enter(app, date, std::move(told));
}

void leave(DayPage& page) {
  page.months_back = 0;
  page.slot.clear();
  page.game.reset();
  page.review = {};
  page.silent = false;
}

}  // namespace

void note_day(App& app, const Session& session) {
  const auto date = day_of_date(session.challenge.day);
  const auto day = day_of(session, static_cast<u64>(platform::unix_seconds()));
  if (!date || !day) return;
  enter(app, *date, *day);
}

bool day_frame(App& app) {
  Screens& screens = app.screens;
  if (app.screen != Screen::day) {
    leave(screens.day);
    return false;
  }
  refresh_saves(screens, app.catalogue);
  const int date = day_today();
  const auto day = screens.days.find(date);
  const bool over = day != screens.days.end() && is_over(day->second);
  open_try(app, over ? game_of_day(screens.saves, screens.days, date) : nullptr);
  if (!over) return false;
  if (rate_try(app)) return true;
  ask_strongest(app, date, Day(day->second));  // its answers wake the page
  return false;
}

}  // namespace bastide::web

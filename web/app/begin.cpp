#include "web/app/begin.hpp"

#include <utility>

#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/platform/device.hpp"
#include "web/session/calendar.hpp"
#include "web/session/scribe.hpp"
#include "web/setup/company.hpp"
#include "web/setup/day.hpp"
#include "web/store/days.hpp"
#include "web/text/refusals.hpp"

namespace bastide::web {
namespace {

// What is suggested to somebody who says who they are for the first time.
Oneself suggested(const Oneself& oneself, const NewGameForm& form) {
  Oneself one = oneself;
  if (one.colour == no_own_colour) one.colour = form.players[own_seat(form)].colour;
  return one;
}

void begin_of_form(App& app) {
  NewGameForm& form = app.screens.form;
  learn_from(app.settings.oneself, form);
  seat_oneself(form, app.settings.oneself);
  auto session = begin_game(app.catalogue, app.texts, form, platform::fresh_seed());
  if (!session) return notify(app.ui, explain_error(app.texts, session.error()));
  remember_setup(app.screens.setups, form);
  open_table(app, std::move(*session));
}

// A game that is played elsewhere, to be written down.
void begin_scribed(App& app) {
  const NewGameForm& form = app.screens.form;
  auto session = begin_game(app.catalogue, app.texts, form, platform::fresh_seed());
  if (!session) return notify(app.ui, explain_error(app.texts, session.error()));
  begin_scribe(*session, 0);
  settle_form(app.screens, app.settings.oneself, Screen::table);
  open_table(app, std::move(*session));
}

// The first time it is the try that counts; afterwards it is played for its own sake.
void begin_of_day(App& app, const std::string& date) {
  NewGameForm form = form_of_day(date);
  seat_oneself(form, app.settings.oneself);
  const Days days = stored_days(platform_storage());
  const auto day = days.find(day_of_date(date).value_or(0));
  const bool again = day != days.end();
  if (again) form.table_rules.no_take_back = false;
  auto session = begin_game(app.catalogue, app.texts, form, 0);
  if (!session) return notify(app.ui, explain_error(app.texts, session.error()));
  if (!again) {
    session->challenge.day = date;
    session->saved.name = std::string(tr(app.texts, "day.title")) + ", " + date;
  } else if (is_over(day->second) && form.players.size() == 2) {
    session->challenge.theirs = {day->second.score.own, day->second.score.other};
  }
  open_table(app, std::move(*session));
}

}  // namespace

void begin(App& app, const Begins& what) {
  const NewGameForm& form = app.screens.form;
  const bool daily = !what.day.empty();
  if (!daily && !can_begin(form)) {
    if (app.screen != Screen::rules && app.screen != Screen::record)
      go_to_screen(app, Screen::new_game);
    return;
  }
  if (!daily && app.screen == Screen::record) return begin_scribed(app);
  const NewGameForm played = daily ? form_of_day(what.day) : form;
  if (is_stranger(app.settings.oneself, played))
    app.screens.dialog = dialog::You{suggested(app.settings.oneself, played), what};
  else if (daily)
    begin_of_day(app, what.day);
  else
    begin_of_form(app);
}

void be_oneself(App& app, Oneself oneself) {
  const std::string before = std::exchange(app.settings.oneself, std::move(oneself)).name;
  seat_oneself(app.screens.form, app.settings.oneself, before);
}

}  // namespace bastide::web

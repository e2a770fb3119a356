#include "web/app/views.hpp"

#include "web/app/app.hpp"
#include "web/opponent/thinker.hpp"
#include "web/session/calendar.hpp"
#include "web/store/won_medals.hpp"

namespace bastide::web {

ScreenView screen_view(App& app) {
  return {app.ui,
          app.texts,
          app.settings,
          app.catalogue,
          app.table.pictures,
          app.screens,
          app.lists,
          app.lessons_done,
          app.puzzle_book,
          app.requests,
          app.session ? &*app.session : nullptr,
          app.review,
          app.back,
          app.saving.forbidden};
}

TableView table_view(App& app) {
  const bool thinks = question_of(app.thinker, Asker::computer) != nullptr;
  TableInput input{is_open(app.screens.dialog), thinks, may_hurry(app.thinker, app.ui.now),
                   !app.saving.forbidden && !app.saving.conflict, app.saving.pending};
  if (is_over(*app.session)) {
    input.medals = won_here(app.screens.medals, app.session->saved.slot);
    input.best = farthest_before(app.screens.story, app.session->saved.slot);
    if (const auto day = day_of_date(app.session->challenge.day))
      input.days_in_a_row = day_rows(app.screens.days, *day).now;
  }
  input.offered = app.offer.shown;
  return {{app.ui, app.texts, app.settings, *app.session, app.table, app.lesson, app.requests},
          app.advice,
          app.table.coach,
          app.table.coach_panel,
          app.table.log,
          app.table.events,
          app.table.team,
          app.table.analysis,
          app.table.bag,
          app.table.ending,
          app.table.remarks,
          app.drawn,
          input};
}

}  // namespace bastide::web

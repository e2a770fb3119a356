#include "web/app/views.hpp"

#include "web/app/app.hpp"

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
          app.requests,
          app.session ? &*app.session : nullptr,
          app.review,
          app.back,
          app.saving.forbidden};
}

TableView table_view(App& app) {
  const bool thinks = question_of(app.thinker, Asker::computer) != nullptr;
  const TableInput input{is_open(app.screens.dialog), thinks, may_hurry(app.thinker, app.ui.now),
                         !app.saving.forbidden && !app.saving.conflict, app.saving.pending};
  return {{app.ui, app.texts, app.settings, *app.session, app.table, app.lesson, app.requests},
          app.table,
          app.advice,
          app.drawn,
          input};
}

}  // namespace bastide::web

#include "web/app/views.hpp"

#include "web/app/app.hpp"

namespace bastide::web {

ScreenView screen_view(App& app) {
  return {app.ui,      app.texts,           app.settings, app.catalogue,
          app.screens, app.lessons_done,    app.requests, app.session ? &*app.session : nullptr,
          app.back,    app.saving.forbidden};
}

}  // namespace bastide::web

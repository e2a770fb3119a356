#include "web/app/saving.hpp"

#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/platform/platform.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

u64 wall_clock() { return static_cast<u64>(platform::unix_seconds()); }

void report_save_failure(App& app, SaveResult result) {
  app.saving.forbidden = result == SaveResult::forbidden;
  if (app.saving.trouble_told) return;
  app.saving.trouble_told = true;
  notify(app.ui,
         std::string(tr(app.texts, result == SaveResult::full ? "save.full" : "save.forbidden")));
}

void save_preferences(App& app) {
  Saving& saving = app.saving;
  if (!(saving.settings == app.settings)) {
    if (saving.settings.language != app.settings.language) choose_language(app);
    saving.settings = app.settings;
    const auto result = platform::storage_set("settings", write_settings(app.settings));
    saving.forbidden = result == platform::StoreResult::forbidden;
  }
  if (!(saving.form == app.screens.form)) {
    saving.form = app.screens.form;
    platform::storage_set("new-game", write_form(app.screens.form));
  }
}

void meet_conflict(App& app) {
  if (app.saving.conflict) return;
  app.saving.conflict = true;
  app.screens.dialog = Dialog::conflict;
}

}  // namespace

void save_now(App& app) {
  if (!app.session || !app.session->kept) return;
  if (app.session->slot.empty()) app.saving.conflict = false;  // a game of its own
  if (app.saving.conflict) return;
  app.saving.revision = app.session->revision;
  app.screens.saves_stale = true;
  const SaveResult result =
      save_game(platform_storage(), app.catalogue, *app.session, wall_clock());
  if (result == SaveResult::saved)
    app.saving.trouble_told = app.saving.forbidden = false;
  else if (result == SaveResult::conflict)
    meet_conflict(app);
  else
    report_save_failure(app, result);
}

void saving_frame(App& app) {
  save_preferences(app);
  if (app.session && app.session->revision != app.saving.revision) save_now(app);
  bool ours = false;
  const std::string own = app.session ? "game." + app.session->slot + '.' : std::string{};
  for (const std::string& key : platform::storage_changed_elsewhere()) {
    if (key.rfind("game.", 0) == 0) app.screens.saves_stale = true;
    if (app.session && key.rfind(own, 0) == 0) ours = true;
  }
  if (!ours || !app.session) return;
  const Storage storage = platform_storage();
  if (newer_elsewhere(storage, *app.session))
    meet_conflict(app);
  else if (!slot_exists(storage, app.session->slot))
    notify(app.ui, std::string(tr(app.texts, "save.conflict.deleted")));
}

void take_other_state(App& app) {
  const std::string slot = app.session ? app.session->slot : std::string{};
  app.saving.conflict = false;
  open_saved(app, slot);
}

void keep_as_copy(App& app) {
  if (!app.session) return;
  Session& session = *app.session;
  session.name =
      tr(app.texts, "save.copy-name", {game_title(app.texts, session.name, session.record)});
  app.session->slot.clear();
  app.session->generation = 0;
  save_now(app);
}

void load_preferences(App& app) {
  app.settings = read_settings(platform::storage_get("settings").value_or(""));
  if (const auto form = platform::storage_get("new-game")) app.screens.form = read_form(*form);
  app.saving.settings = app.settings;
  app.saving.form = app.screens.form;
}

}  // namespace bastide::web

#include "web/saving.hpp"

#include "web/app.hpp"
#include "web/lessons/lesson.hpp"
#include "web/platform/platform.hpp"
#include "web/text/explain.hpp"

namespace bastide::web {
namespace {

u64 wall_clock() { return static_cast<u64>(platform::unix_seconds()); }

void tell_trouble(App& app, SaveResult result) {
  app.saving.forbidden = result == SaveResult::forbidden;
  if (app.saving.trouble_told) return;
  app.saving.trouble_told = true;
  notify(app.ui,
         std::string(tr(app.texts, result == SaveResult::full ? "save.full" : "save.forbidden")));
}

void meet_conflict(App& app) {
  if (app.saving.conflict) return;
  app.saving.conflict = true;
  app.screens.dialog = Dialog::conflict;
}

}  // namespace

Storage platform_storage() {
  return {platform::storage_get, platform::storage_set, platform::storage_remove,
          platform::storage_keys};
}

void save_now(App& app) {
  if (!app.session || !app.session->kept || app.saving.conflict) return;
  app.saved_revision = app.session->revision;
  app.screens.saves_stale = true;
  const SaveResult result =
      save_game(platform_storage(), app.catalogue, *app.session, wall_clock());
  if (result == SaveResult::saved)
    app.saving.trouble_told = app.saving.forbidden = false;
  else if (result == SaveResult::conflict)
    meet_conflict(app);
  else
    tell_trouble(app, result);
}

void saving_frame(App& app) {
  if (app.session && app.session->revision != app.saved_revision) save_now(app);
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
  app.saving.conflict = false;
  if (!app.session) return;
  const std::string name =
      app.session->name.empty() ? game_title(app, *app.session) : app.session->name;
  app.session->name = tr(app.texts, "save.copy-name", {name});
  app.session->slot.clear();
  app.session->generation = 0;
  save_now(app);
}

Expected<Session> load_kept(App& app, std::string_view slot) {
  auto session = load_game(platform_storage(), app.catalogue, slot);
  if (session) take_up_lesson(app.catalogue, *session);
  return session;
}

void open_saved(App& app, std::string_view slot) {
  auto session = load_kept(app, slot);
  if (session) return open_table(app, std::move(*session));
  app.screens.slot = slot;
  app.screens.fault = session.error();
  app.screens.dialog = Dialog::game_menu;
}

void load_preferences(App& app) {
  app.settings = read_settings(platform::storage_get("settings").value_or(""));
  if (const auto form = platform::storage_get("new-game")) {
    app.screens.form = read_form(*form);
    app.screens.form_ready = true;
  }
}

void save_settings(App& app) {
  const auto result = platform::storage_set("settings", write_settings(app.settings));
  app.saving.forbidden = result == platform::StoreResult::forbidden;
}

void save_form(App& app) { platform::storage_set("new-game", write_form(app.screens.form)); }

}  // namespace bastide::web

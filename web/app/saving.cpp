#include "web/app/saving.hpp"

#include <algorithm>
#include <utility>

#include "engine/record/thread.hpp"
#include "web/app/app.hpp"
#include "web/app/day.hpp"
#include "web/app/navigation.hpp"
#include "web/app/puzzles.hpp"
#include "web/app/tournament.hpp"
#include "web/platform/clock.hpp"
#include "web/platform/kept_text.hpp"
#include "web/screens/parts.hpp"
#include "web/setup/company.hpp"
#include "web/store/second_copy.hpp"
#include "web/store/story.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"

namespace bastide::web {
namespace {

u64 wall_clock() { return static_cast<u64>(platform::unix_seconds()); }

constexpr double try_again_after = 5;  // seconds

bool has_pending(const Saving& saving) { return saving.pending || !saving.pending_games.empty(); }

void try_again_later(App& app) {
  app.saving.again_at = app.ui.now + try_again_after;
  platform::wake_after(try_again_after);
}

void report_save_failure(App& app, SaveResult result) {
  Saving& saving = app.saving;
  saving.forbidden = result == SaveResult::forbidden;
  saving.pending = result == SaveResult::full;
  if (saving.pending) try_again_later(app);
  if (saving.trouble_told) return;
  saving.trouble_told = true;
  if (saving.pending)
    say(std::string(tr(app.texts, "save.owed")));  // the notice stays on the page
  else
    notify(app.ui, std::string(tr(app.texts, "save.forbidden")));
}

constexpr const char* setups_key = "setups";
constexpr const char* tally_key = "tally";

// What cannot be read is not lost when something else is kept in its place: that waits until this
// has succeeded. `damaged`: whether there is such a text.
platform::StoreResult set_damaged_aside(const std::string& key, bool& damaged) {
  if (!damaged) return platform::StoreResult::ok;
  const Storage& storage = platform_storage();
  const auto result = storage.set(key + ".damaged", storage.get(key).value_or(""));
  damaged = result != platform::StoreResult::ok;
  return result;
}

void save_preferences(App& app) {
  Saving& saving = app.saving;
  const bool again = saving.preferences_pending && app.ui.now >= saving.again_at;
  if (again) saving.preferences_pending = false;
  const auto note = [&](platform::StoreResult result) {
    saving.forbidden = result == platform::StoreResult::forbidden;
    if (result != platform::StoreResult::full) return;
    saving.preferences_pending = true;
    try_again_later(app);
  };
  const auto put = [&](const char* key, const std::string& text) {
    note(keep_text(platform_storage(), key, text));
  };
  const auto put_aside = [&](const char* key, bool& damaged, const std::string& text) {
    const auto aside = set_damaged_aside(key, damaged);
    if (aside == platform::StoreResult::ok)
      put(key, text);
    else
      note(aside);
  };
  Settings settings = app.settings;
  settings.language = app.language.setting.value_or("");  // another one waits for its texts
  if (again || !(saving.settings == settings)) {
    saving.settings = settings;
    put("settings", write_settings(settings));
  }
  if (const NewGameForm& form = kept_form(app.screens); again || !(saving.form == form)) {
    saving.form = form;
    put("new-game", write_form(form));
  }
  if (again || saving.setups.all != app.screens.setups.all) {
    saving.setups = app.screens.setups;
    put_aside(setups_key, app.screens.setups.damaged, write_setups(app.screens.setups));
  }
  // As long as damage is told, nothing has been entered.
  if (!app.screens.tally_damaged && (again || !(saving.tally == app.screens.tally))) {
    saving.tally = app.screens.tally;
    put_aside(tally_key, app.screens.tally_to_set_aside, write_tally(app.screens.tally));
  }
  const PositionEditor& editor = app.screens.position;
  if (editor.bare &&
      (again || !(saving.position == editor.position) || saving.next != editor.next)) {
    saving.position = editor.position;
    saving.next = editor.next;
    put("position", write_position(editor, app.screens.form));
  }
}

// The question stays until it is answered; nothing else is asked meanwhile.
void ask_about_conflict(App& app) {
  if (app.saving.conflict && !std::holds_alternative<dialog::Failed>(app.screens.dialog))
    app.screens.dialog = dialog::Conflict{};
}

// Once a visit, unless the same has been said of the open game.
void tell_unkept(App& app) {
  Saving& saving = app.saving;
  if (!std::exchange(saving.unkept, false) || saving.unkept_told || saving.trouble_told) return;
  saving.unkept_told = true;
  notify(app.ui, std::string(tr(app.texts, "save.unkept")));
}

bool game_in_view(const App& app) {
  return shows_game(is_aside(app.screen) ? app.back : app.screen);
}

std::string copy_name(const Texts& texts, const Session& session) {
  return tr(texts, "save.copy-name", {game_title(texts, session.saved.name, session.record)});
}

SaveResult save(App& app, Session& session) {
  app.screens.saves_stale = true;
  // Whatever the saved game has beyond this one is kept where it is.
  const std::string name = session.saved.name;
  const bool branches = session.saved.refused && !session.saved.slot.empty();
  if (branches) session.saved.name = copy_name(app.texts, session);
  const bool played = session.link.secret.has_value();
  const SaveResult result = save_game(platform_storage(), app.catalogue, session, wall_clock());
  if (played && !session.link.secret) notify(app.ui, std::string(tr(app.texts, "by-link.rewound")));
  if (branches && result != SaveResult::saved) session.saved.name = name;
  note_day(app, session);
  if (result != SaveResult::conflict && session.revision != 0)  // played here, not only opened
    if (const auto told = story_of(session, wall_clock())) {
      add_story(platform_storage(), {*told});
      app.screens.story = stored_story(platform_storage());
    }
  return result;
}

// What another tab has saved in the same slot stays there.
bool save_pending_game(App& app, Session& session) {
  SaveResult result = save(app, session);
  if (result == SaveResult::conflict) {
    session.saved.name = copy_name(app.texts, session);
    session.saved.slot.clear();
    result = save(app, session);
  }
  return result == SaveResult::saved;
}

// Whether a game by link continues only in another tab, because of a link opened there.
bool continues_in_other_tab(App& app) {
  if (!app.session->link.secret || app.screen != Screen::table) return false;
  auto other = load_kept(app, app.session->saved.slot);
  if (!other || compare_threads(app.catalogue, app.session->record, other->record).relation >
                    bastide::Relation::newer)
    return false;
  open_table(app, std::move(*other));
  return true;
}

void take_form(App& app) {
  app.screens.usual_form.reset();
  if (const auto form = platform_storage().get("new-game")) app.screens.form = read_form(*form);
  app.saving.form = app.screens.form;
}

void take_setups(App& app) {
  app.screens.setups = read_setups(platform_storage().get(setups_key).value_or(""));
  app.saving.setups = app.screens.setups;
}

void take_tally(App& app) {
  auto tally = read_tally(platform_storage().get(tally_key).value_or(""));
  app.screens.tally_damaged = app.screens.tally_to_set_aside = !tally;
  app.screens.tally = tally ? std::move(*tally) : Tally{};
  app.saving.tally = app.screens.tally;
}

void take_settings(App& app) {
  app.settings = read_settings(platform_storage().get("settings").value_or(""));
  app.saving.settings = app.settings;
  app.saving.settings.language = app.language.setting.value_or("");
}

// What was done before, which has changed in the storage. What there was no room for is only here.
void take_book(App& app, std::string_view key) {
  if (key == "days") add_days(platform_storage(), app.screens.days);
  if (key == "medals") add_won_medals(platform_storage(), app.screens.medals);
  if (key == "story" || key == "days" || key == "medals") app.screens.saves_stale = true;
  if (key == "lessons") app.lessons_done = {};
  if (key == "puzzles") load_puzzle_book(app);
}

// Of the text that the second copy has brought back.
void take_text(App& app, std::string_view key) {
  if (key == "settings") take_settings(app);
  if (key == "new-game") take_form(app);
  if (key == setups_key) take_setups(app);
  if (key == tally_key) take_tally(app);
  if (key == tournament_key) reload_tournament(app);
  if (key == "team") app.screens.campaign = {};
  take_book(app, key);
}

void look_at_other_tabs(App& app, const std::vector<std::string>& changed) {
  bool ours = false;
  const std::string own = app.session ? key_stem(app.session->saved.slot) : std::string{};
  for (const std::string& key : changed) {
    if (key == "live") take_left_answer(app);
    if (key == "settings") take_settings(app);
    if (key == setups_key) take_setups(app);
    if (key == tally_key) take_tally(app);
    if (key == tournament_key) reload_tournament(app);
    take_book(app, key);
    if (key.rfind("game.", 0) == 0) app.screens.saves_stale = true;
    if (app.session && key.rfind(own, 0) == 0) ours = true;
    app.saving.again_at = 0;  // there may be room now
  }
  if (!ours || !app.session || app.session->saved.slot.empty()) return;
  // A game that has been left here and continues elsewhere is entirely in the storage.
  if (!game_in_view(app) && !app.saving.pending) return close_game(app);
  const Storage& storage = platform_storage();
  if (changed_elsewhere(storage, *app.session))
    app.saving.conflict = !continues_in_other_tab(app);
  else if (!slot_exists(storage, app.session->saved.slot))
    notify(app.ui, std::string(tr(app.texts, "save.conflict.deleted")));
}

void take_copies(App& app, const std::vector<platform::Copy>& copies) {
  for (const platform::Copy& copy : copies) {
    take_text(app, restore_text(platform_storage(), copy));
    if (!restore_copy(platform_storage(), copy)) continue;
    app.screens.saves_stale = true;
    Screens& screens = app.screens;
    const auto* const menu = std::get_if<dialog::GameMenu>(&screens.dialog);
    if (!menu || !menu->fault || copy.key.rfind(key_stem(menu->slot), 0) != 0) continue;
    const std::string slot = menu->slot;
    notify(app.ui, std::string(tr(app.texts, "save.restored")));
    open_saved(app, slot);
  }
  for (const SavedGame& game : app.screens.saves)
    if (game.fault) want_copy(app, game.slot);
}

}  // namespace

void take_storage_news(App& app) {
  const platform::StorageNews news = platform::storage_news();
  if (news.copy_keys) renew_copies(platform_storage(), *news.copy_keys);
  take_copies(app, news.copies);
  look_at_other_tabs(app, news.changed);
}

void want_copy(App& app, const std::string& slot) {
  std::vector<std::string>& wanted = app.saving.copies_wanted;
  if (std::find(wanted.begin(), wanted.end(), slot) != wanted.end()) return;
  wanted.push_back(slot);
  platform::want_copies(key_stem(slot));
}

void note_unkept(App& app, platform::StoreResult result) {
  if (result != platform::StoreResult::ok) app.saving.unkept = true;
}

void save_now(App& app) {
  if (!app.session || !app.session->saved.kept) return;
  Session& session = *app.session;
  if (session.saved.slot.empty()) app.saving.conflict = false;  // it will be saved as a new game
  if (app.saving.conflict) return;
  app.saving.revision = session.revision;
  const SaveResult result = save(app, session);
  if (result == SaveResult::saved)
    app.saving.trouble_told = app.saving.forbidden = app.saving.pending = false;
  else if (result == SaveResult::conflict)
    app.saving.conflict = true;
  else
    report_save_failure(app, result);
}

void retry_pending_saves(App& app) {
  if (app.saving.pending) save_now(app);
  auto& pending_games = app.saving.pending_games;
  while (!pending_games.empty() && save_pending_game(app, *pending_games.back()))
    pending_games.pop_back();
  if (!pending_games.empty()) try_again_later(app);
}

std::unique_ptr<Session> take_pending_game(Saving& saving, std::string_view slot) {
  for (std::unique_ptr<Session>& left : saving.pending_games)
    if (left->saved.slot == slot) {
      std::swap(left, saving.pending_games.back());
      std::unique_ptr<Session> taken = std::move(saving.pending_games.back());
      saving.pending_games.pop_back();
      return taken;
    }
  return nullptr;
}

void saving_frame(App& app) {
  save_preferences(app);
  take_storage_news(app);
  if (app.session && app.session->revision != app.saving.revision) save_now(app);
  if (has_pending(app.saving) && app.ui.now >= app.saving.again_at) retry_pending_saves(app);
  tell_unkept(app);
  if (app.session && !app.session->board) keep_result(app.screens.campaign, *app.session);
  if (!app.session) app.saving.pending = app.saving.conflict = false;
  app.ui.lasting_notice = has_pending(app.saving) ? tr(app.texts, "save.owed") : std::string_view{};
  ask_about_conflict(app);
}

void take_other_state(App& app) {
  if (!app.session) return;
  auto other = load_kept(app, app.session->saved.slot);
  if (other) return open_table(app, std::move(*other));
  app.screens.dialog = dialog::Failed{other.error()};  // the question will be asked again
}

void keep_as_copy(App& app) {
  if (!app.session) return;
  app.session->saved.name = copy_name(app.texts, *app.session);
  app.session->saved.slot.clear();
  app.session->challenge.day.clear();
  app.session->apart = true;
  // Of a game by link, only what the other tab has kept is played on.
  app.session->link.secret.reset();
  app.session->link.device = no_device;
  save_now(app);
}

void load_position(App& app) {
  PositionEditor& editor = app.screens.position;
  if (editor.bare) return;
  if (const auto kept = platform_storage().get("position"))
    read_position(editor, app.catalogue, app.texts, *kept);
}

void load_preferences(App& app) {
  app.settings = read_settings(platform_storage().get("settings").value_or(""));
  app.saving.settings = app.settings;
  take_form(app);
  take_setups(app);
  take_tally(app);
  learn_from(app.settings.oneself, app.screens.form);
  seat_oneself(app.screens.form, app.settings.oneself);
}

}  // namespace bastide::web

#include "web/app/carry_out.hpp"

#include <utility>

#include "web/app/app.hpp"
#include "web/app/files.hpp"
#include "web/app/live.hpp"
#include "web/app/navigation.hpp"
#include "web/app/open_link.hpp"
#include "web/app/share.hpp"

namespace bastide::web {
namespace {

bool is_open(const App& app, const std::string& slot) {
  return app.session && app.session->saved.slot == slot;
}

void rename_saved(App& app, const std::string& slot, const std::string& name) {
  const Storage& storage = platform_storage();
  const bool renamed = rename_game(storage, slot, name) == SaveResult::saved;
  if (renamed && is_open(app, slot)) {
    app.session->saved.name = name;
    adopt(storage, *app.session);
  }
  if (!renamed) notify(app.ui, std::string(tr(app.texts, "store.full")));
  app.screens.saves_stale = true;
}

void delete_saved(App& app, const std::string& slot) {
  delete_game(platform_storage(), slot);
  take_from_shelf(app.saving, slot);
  if (is_open(app, slot)) close_game(app);
  app.screens.saves_stale = true;
  retry_owed_saves(app);
  notify(app.ui, std::string(tr(app.texts, "save.deleted")));
}

void delete_all_saved(App& app) {
  for (const SavedGame& game : app.screens.saves) delete_game(platform_storage(), game.slot);
  app.saving.shelf.clear();
  close_game(app);
  app.screens.saves_stale = true;
  app.back = Screen::start;
  notify(app.ui, std::string(tr(app.texts, "settings.deleted-all")));
}

void carry_out(App& app, Request request) {
  switch (request.kind) {
    case RequestKind::go_to:
      return go_to_screen(app, request.screen);
    case RequestKind::help:
      return open_help(app, request.text);
    case RequestKind::home:
      return go_home(app);
    case RequestKind::again:
      return play_again(app);
    case RequestKind::same_tiles:
      return play_same_tiles(app);
    case RequestKind::open_game:
      return open_table(app, std::move(*request.session));
    case RequestKind::open_slot:
      return open_saved(app, request.text);
    case RequestKind::open_lesson:
      return open_lesson(app, request.text);
    case RequestKind::restart_lesson:
      return restart_lesson(app);
    case RequestKind::leave_lesson:
      return leave_lesson(app);
    case RequestKind::look_back:
      return look_back_at(app, request.cursor, request.better);
    case RequestKind::share:
      return share_link(app, request.text);
    case RequestKind::share_puzzle:
      return share_puzzle(app);
    case RequestKind::send:
      if (request.text.empty() || is_open(app, request.text)) send_link(app);
      return;
    case RequestKind::share_start:
      return share_start(app, request.text);
    case RequestKind::hold_up:
      if (request.name.empty() || is_open(app, request.name)) hold_up(app, request.text);
      return;
    case RequestKind::words:
      return put_words(app, request.text);
    case RequestKind::end_game:
      return end_game(app);
    case RequestKind::hurry:
      if (app.session) hurry(app.computer, *app.session);
      return;
    case RequestKind::seat:
      if (app.session) reseat(*app.session, request.player, request.text, request.name);
      return;
    case RequestKind::live:
      return play_live(app);
    case RequestKind::diagnostics:
      return copy_diagnostics(app);
    case RequestKind::export_game:
      return export_game(app, request.text);
    case RequestKind::save_picture:
      return save_picture(app, request.text.empty());
    case RequestKind::save_film:
      if (app.session) app.film = begin_film(*app.session, request.text.empty());
      return;
    case RequestKind::export_all:
      return export_all(app);
    case RequestKind::offer_text:
      return offer_link(app, parse_address(request.text));
    case RequestKind::accept_offer:
      return accept_offer(app);
    case RequestKind::save:
      return save_now(app);
    case RequestKind::rename_game:
      return rename_saved(app, request.text, request.name);
    case RequestKind::delete_game:
      return delete_saved(app, request.text);
    case RequestKind::delete_all:
      return delete_all_saved(app);
    case RequestKind::take_other:
      return take_other_state(app);
    case RequestKind::keep_copy:
      return keep_as_copy(app);
  }
}

}  // namespace

bool carry_out_requests(App& app) {
  if (app.requests.empty()) return false;
  for (Request& request : std::exchange(app.requests, {})) carry_out(app, std::move(request));
  return true;
}

}  // namespace bastide::web

#include "web/app/dispatch.hpp"

#include <utility>
#include <variant>

#include "web/app/app.hpp"
#include "web/app/begin.hpp"
#include "web/app/files.hpp"
#include "web/app/live.hpp"
#include "web/app/navigation.hpp"
#include "web/app/open_link.hpp"
#include "web/app/puzzles.hpp"
#include "web/app/reviewing.hpp"
#include "web/app/share.hpp"
#include "web/app/tournament.hpp"
#include "web/panels/ending/ending.hpp"
#include "web/platform/user_files.hpp"
#include "web/setup/company.hpp"

namespace bastide::web {
namespace {

bool is_open_game(const App& app, const std::string& slot) {
  return app.session && app.session->saved.slot == slot;
}

void rename_saved(App& app, const std::string& slot, const std::string& name) {
  const Storage& storage = platform_storage();
  const bool renamed = rename_game(storage, slot, name) == SaveResult::saved;
  if (renamed && is_open_game(app, slot)) {
    app.session->saved.name = name;
    adopt(storage, *app.session);
  }
  if (!renamed) notify(app.ui, std::string(tr(app.texts, "store.full")));
  app.screens.saves_stale = true;
}

void delete_saved(App& app, const std::string& slot) {
  delete_game(platform_storage(), slot);
  take_pending_game(app.saving, slot);
  if (is_open_game(app, slot)) close_game(app);
  app.screens.saves_stale = true;
  retry_pending_saves(app);
  notify(app.ui, std::string(tr(app.texts, "save.deleted")));
}

void delete_all_saved(App& app) {
  for (const SavedGame& game : app.screens.saves) delete_game(platform_storage(), game.slot);
  app.saving.pending_games.clear();
  close_game(app);
  app.screens.saves_stale = true;
  app.back = Screen::start;
  notify(app.ui, std::string(tr(app.texts, "settings.deleted-all")));
}

struct Dispatch {
  App& app;

  void operator()(Screen screen) { go_to_screen(app, screen); }
  void operator()(const ask_for::Help& help) { open_help(app, help.topic); }
  void operator()(ask_for::Home) { go_home(app); }
  void operator()(ask_for::Again) { play_again(app); }
  void operator()(ask_for::SameTiles) { play_same_tiles(app); }
  void operator()(ask_for::TeamGame) {
    play_together(app.screens.form, true);
    seat_oneself(app.screens.form, app.settings.oneself);
    go_to_screen(app, Screen::new_game);
  }
  void operator()(ask_for::PlayWith friends) {
    seat_people(app.screens.form, friends.company == Company::by_link ? by_link : "");
    seat_oneself(app.screens.form, app.settings.oneself);
    go_to_screen(app, Screen::new_game);
  }
  void operator()(const ask_for::Begin& game) { begin(app, game.what); }
  void operator()(ask_for::OpenGame& game) {
    game.session.board ? open_board(app, std::move(game.session))
                       : open_table(app, std::move(game.session));
    if (game.fields) app.table.overlay.kind = Overlay::fields;
  }
  void operator()(ask_for::CountFields) {
    app.screens.position_view.counts = true;
    go_to_screen(app, Screen::position);
  }
  void operator()(const ask_for::OpenSlot& game) { open_saved(app, game.slot); }
  void operator()(const ask_for::OpenLesson& lesson) { open_lesson(app, lesson.id); }
  void operator()(ask_for::OpenPuzzle puzzle) { open_puzzle(app, puzzle.way); }
  void operator()(const ask_for::ChoosePuzzles& puzzles) { choose_puzzles(app, puzzles.choice); }
  void operator()(const ask_for::TryLesson& lesson) {
    app.offer.answered = true;
    if (!lesson.id.empty()) try_lesson(app, lesson.id);
  }
  void operator()(const ask_for::OpenAddress& to) { offer_link(app, to.address); }
  void operator()(ask_for::OpenFile) { platform::open_file(); }
  void operator()(ask_for::FetchList which) { request_list(app.lists, which.list); }
  void operator()(ask_for::Speak speak) { app.settings.language = speak.language; }
  void operator()(ask_for::SetAside) { set_aside_game(app); }
  void operator()(ask_for::LeaveBoard) { leave_board(app); }
  void operator()(ask_for::EditPosition) { edit_position(app); }
  void operator()(ask_for::RestartLesson) { restart_lesson(app); }
  void operator()(ask_for::LeaveLesson) { leave_lesson(app); }
  void operator()(ask_for::ViewBoard) {
    go_to_screen(app, Screen::table);
    close_result(app.table, app.table.ending);
  }
  void operator()(const ask_for::LookBack& at) {
    if (at.slot.empty() || is_open_game(app, at.slot)) look_back_at(app, at.cursor, at.better);
  }
  void operator()(const ask_for::Share& share) {
    if (share.slot.empty() || is_open_game(app, share.slot)) open_share(app, share.as);
  }
  void operator()(const ask_for::ShareBy& share) { share_by(app, share.way, share.choice); }
  void operator()(const ask_for::Send& game) {
    if (game.slot.empty() || is_open_game(app, game.slot)) send_link(app);
  }
  void operator()(ask_for::ShowLink) { show_code(app); }
  void operator()(const ask_for::Post& line) { post(app, line.text); }
  void operator()(const ask_for::PutWords& with) { put_words(app, with.words); }
  void operator()(ask_for::EndGame) { end_game(app); }
  void operator()(ask_for::Replace) { replace_player(app); }
  void operator()(ask_for::PlayAlone) { play_alone(app); }
  void operator()(ask_for::Hurry) {
    if (app.session) hurry(app.thinker, app.computer, *app.session);
  }
  void operator()(const ask_for::Reseat& seat) {
    if (app.session) reseat(*app.session, seat.player, seat.kind, seat.name);
  }
  void operator()(ask_for::WantHelp help) { app.settings.no_hints = !help.wanted; }
  void operator()(ask_for::BeOneself& you) {
    be_oneself(app, std::move(you.oneself));
    if (you.then) begin(app, *you.then);
  }
  void operator()(ask_for::KnowRisk) { app.settings.warned = true; }
  void operator()(ask_for::PlayLive) { play_live(app); }
  void operator()(ask_for::Diagnostics) { copy_diagnostics(app); }
  void operator()(const ask_for::ExportGame& game) { export_game(app, game.slot); }
  void operator()(ask_for::ExportAll) { export_all(app); }
  void operator()(const ask_for::KeepTournament& tournament) {
    keep_tournament(app, tournament.tournament.get());
  }
  void operator()(ask_for::Adjudicate how) { adjudicate(app, how.as_page); }
  void operator()(ask_for::ExportTournament as) { export_tournament(app, as.table); }
  void operator()(ask_for::AcceptOffer& offer) { accept_offer(app, std::move(offer)); }
  void operator()(ask_for::Save) { save_now(app); }
  void operator()(const ask_for::RenameGame& game) { rename_saved(app, game.slot, game.name); }
  void operator()(const ask_for::DeleteGame& game) { delete_saved(app, game.slot); }
  void operator()(ask_for::DeleteAll) { delete_all_saved(app); }
  void operator()(ask_for::EraseStory) {
    forget_story(platform_storage());
    app.screens.story.clear();
    go_home(app);
  }
  void operator()(ask_for::TakeOther) { take_other_state(app); }
  void operator()(ask_for::KeepCopy) { keep_as_copy(app); }
};

}  // namespace

bool dispatch_requests(App& app) {
  if (app.requests.all.empty()) return false;
  for (Request& request : std::exchange(app.requests.all, {})) std::visit(Dispatch{app}, request);
  return true;
}

}  // namespace bastide::web

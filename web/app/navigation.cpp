#include "web/app/navigation.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/record/thread.hpp"
#include "web/app/app.hpp"
#include "web/app/puzzles.hpp"
#include "web/app/tournament.hpp"
#include "web/app/views.hpp"
#include "web/opponent/thinker.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/replay.hpp"
#include "web/platform/device.hpp"
#include "web/platform/page_address.hpp"
#include "web/platform/site_files.hpp"
#include "web/screens/prologue.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/match_game.hpp"
#include "web/session/stand_in.hpp"
#include "web/store/store.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"

namespace bastide::web {

namespace {

bool of_puzzles(Screen screen) {
  return screen == Screen::puzzles || screen == Screen::puzzle_list;
}

platform::Arrival arrival_of(const LessonLists& lists, Screen list) {
  return of_puzzles(list) ? lists.puzzles.arrival : lists.lessons.arrival;
}

bool is_list(Screen screen) { return screen == Screen::lessons || of_puzzles(screen); }

}  // namespace

void request_list(LessonLists& lists, Screen list) {
  if (of_puzzles(list))
    request_puzzles(lists);
  else
    request_lessons(lists);
}

void go_to_screen(App& app, Screen screen) {
  const bool from_aside = is_aside(app.screen);
  app.ui.controls.returning = from_aside && screen == app.back;
  if (is_aside(screen) && !from_aside) app.back = app.screen;
  if (screen == Screen::new_game && !from_aside && app.screen != Screen::position &&
      app.screen != Screen::rules)
    app.screens.form_from = app.screen;
  if (screen == Screen::score_sheet && !from_aside)
    app.screens.sheet_over_table = app.screen == Screen::table;
  if (screen == Screen::start || screen == Screen::day) app.screens.saves_stale = true;
  if (screen == Screen::how_to_play && app.screen != screen) app.screens.help_page = "base";
  if (is_list(screen)) request_list(app.lists, screen);
  if (of_puzzles(screen)) load_puzzle_book(app);
  if (screen == Screen::tournament) load_tournament(app);
  if (screen == Screen::position && !from_aside && !shows_game(app.screen)) {
    app.screens.edited.reset();
    load_position(app);
  }
  if (!is_aside(screen) && screen != Screen::position) app.screens.position_view.counts = false;
  app.screen = screen;
}

void open_help(App& app, std::string_view topic) {
  go_to_screen(app, Screen::how_to_play);
  const std::size_t dot = topic.find('.');
  app.screens.help_page = topic.substr(0, dot);
  app.screens.help_section = dot == std::string_view::npos ? "" : topic.substr(dot + 1);
  app.screens.help_frames = 6;
  app.screens.help_pages = false;
}

namespace {

void drop_questions(App& app) {
  drop_question(app.thinker);
  forget_advice(app.advice);
  app.computer.failures = app.computer.hurried = 0;
  // A link that is still being handed over says nothing about another game.
  if (app.screens.copying == Copying::turn) app.screens.copying = Copying::link;
}

}  // namespace

void close_game(App& app) {
  drop_questions(app);
  app.session.reset();
  app.saving.conflict = app.saving.pending = false;
}

void open_table(App& app, Session session) {
  drop_questions(app);
  retry_pending_saves(app);
  if (app.session && app.saving.pending)
    app.saving.pending_games.push_back(std::make_unique<Session>(std::move(*app.session)));
  app.session = std::move(session);
  app.animation.reset();
  app.saving.conflict = app.saving.pending = false;
  app.screens.dialog = {};
  app.screens.expanded = 0;
  if (is_over(*app.session)) app.screens.story = stored_story(platform_storage());
  app.saving.revision = app.session->revision;
  if (app.session->saved.slot.empty() && !only_looks(*app.session)) save_now(app);
  announce_game(app);
  lesson_opened(app.lesson, app.lists, app.catalogue, *app.session);
  TableView view = table_view(app);
  table_open(app.table, view);
  app.screens.sheet_over_table = true;
  app.screen = Screen::table;
  const bool begins = app.session->saved.kept && app.session->positions.back().turn <= 1;
  if (begins) app.screens.dialog = prologue_of(app.session->record.setup, app.lessons_done);
  if (app.session->link.rewound) notify(app.ui, std::string(tr(app.texts, "by-link.rewound")));
  if (!app.session->saved.refused) return;
  const Refused& refused = *app.session->saved.refused;
  app.screens.dialog = dialog::Refused{refused.fault, refused.line};
}

Expected<Session> load_kept(App& app, std::string_view slot) {
  auto session = load_game(platform_storage(), app.catalogue, slot);
  if (!session || session->lesson.id.empty()) return session;
  request_lessons(app.lists);  // they may be here at once
  take_up_lesson(app.lists, app.catalogue, *session);
  return session;
}

void open_loaded(App& app, Session session) {
  // Without its lesson it would be dealt other tiles.
  if (session.lesson.id.empty() ||
      list_here(app, Screen::lessons, ask_for::OpenSlot{session.saved.slot}))
    open_table(app, std::move(session));
}

void open_saved(App& app, std::string_view slot) {
  // The last moves may be here only.
  retry_pending_saves(app);
  if (app.session && app.saving.pending && app.session->saved.slot == slot)
    return go_to_screen(app, Screen::table);
  if (auto left = take_pending_game(app.saving, slot)) {
    open_table(app, std::move(*left));
    app.saving.pending = true;
    return;
  }
  auto session = load_kept(app, slot);
  if (session) return open_loaded(app, std::move(*session));
  distrust_header(platform_storage(), slot);
  app.screens.saves_stale = true;
  want_copy(app, std::string(slot));
  app.screens.dialog = dialog::GameMenu{std::string(slot), session.error()};
}

void open_board(App& app, Session board) {
  const std::string turn = std::to_string(shown(board).turn);
  board.saved.name =
      tr(app.texts, "board.name", {game_title(app.texts, board.saved.name, board.record), turn});
  open_table(app, std::move(board));
  app.table.side = SidePanel::analysis;
}

void set_aside_game(App& app) {
  if (!app.session || !may_set_aside(*app.session)) return;
  Session board = set_aside(*app.session);
  board.saved.name = app.session->saved.name;
  if (app.saving.forbidden) app.saving.pending = true;  // the game is nowhere else
  open_board(app, std::move(board));
}

void leave_board(App& app) {
  if (!app.session || !app.session->board) return;
  const AnalysisBoard board = *app.session->board;
  const std::string slot = app.session->saved.slot;
  if (is_untouched(*app.session) && !slot.empty()) {
    delete_game(platform_storage(), slot);
    close_game(app);
  }
  const auto is_it = [&](const auto& left) { return left->saved.slot == board.from; };
  const auto& here = app.saving.pending_games;
  if (!slot_exists(platform_storage(), board.from) && std::none_of(here.begin(), here.end(), is_it))
    return go_home(app);
  open_saved(app, board.from);
  if (app.session && board.from_cursor < app.session->record.actions.size())
    look_back_at(app, board.from_cursor, {});
}

void edit_position(App& app) {
  if (!app.session || !may_edit(*app.session)) return;
  EditedGame edited{form_of(app.session->record), {}};
  if (!take_game(edited.editor, app.catalogue, app.texts, *app.session))
    return notify(app.ui, std::string(tr(app.texts, "position.none")));
  app.screens.edited = std::move(edited);
  go_to_screen(app, Screen::position);
}

void go_home(App& app) {
  app.lesson.game.clear();
  app.left = app.screen;
  go_to_screen(app, Screen::start);
}

namespace {

// In a game between devices, this one invites the others again; the computer players are its own.
std::optional<FairValue> invite_again(const Session& last, Record& record) {
  const std::vector<u8> seats = std::exchange(record.fair, {}).device_of;
  if (!last.link.secret) return {};
  u8 own = 0;
  for (std::size_t p = 0; p < seats.size(); ++p)
    if (seats[p] == last.link.device || !record.players[p].computer.empty())
      own |= static_cast<u8>(1 << p);
  record.setup.first_player = static_cast<PlayerIndex>(std::countr_zero(own));
  const FairValue secret = fresh_secret();
  if (!invite(record, own, secret)) return {};
  return secret;
}

// In a match by link, whoever begins the next game sends the link of it.
bool may_invite(const Session& last, PlayerIndex first) {
  const auto& seats = last.record.fair.device_of;
  return !last.table_rules.match || !last.link.secret || first >= seats.size() ||
         seats[first] == last.link.device;
}

// `theirs`: the result of the other game with the same tiles.
void start_fresh_game(App& app, Record record, std::vector<int> theirs) {
  record.actions.clear();
  const auto secret = invite_again(*app.session, record);
  auto session = open_session(app.catalogue, record, {}, secret);
  if (session) {
    session->link.sent = !secret;
    session->table_rules = app.session->table_rules;
    session->table_rules.no_help = false;  // of a copy of a game by link
    // The same tiles once more are another game than the next of a match.
    session->table_rules.match = theirs.empty() ? match_for_next(*app.session) : std::nullopt;
    session->challenge.theirs = std::move(theirs);
    if (!app.session->challenge.day.empty()) session->table_rules.no_take_back = false;
    wind_up(session->table_rules.clock, record.setup.players);
    open_table(app, std::move(*session));
  } else {
    notify(app.ui, explain_error(app.texts, session.error()));
  }
}

}  // namespace

void play_again(App& app) {
  if (!app.session) return;
  Record record = app.session->record;
  const PlayerIndex first = next_to_begin(*app.session);
  if (!may_invite(*app.session, first))
    return notify(app.ui, tr(app.texts, "match.invites", {player_name(app.texts, record, first)}));
  record.setup.first_player = first;  // the players are in the same order
  record.setup.seed = platform::fresh_seed();
  start_fresh_game(app, std::move(record), {});
}

void play_same_tiles(App& app) {
  if (app.session) start_fresh_game(app, Record(app.session->record), points_of(*app.session));
}

void play_alone(App& app) {
  if (!app.session || app.session->link.device == no_device) return;
  save_now(app);
  auto alone = played_alone(app.catalogue, *app.session, platform::fresh_seed());
  if (!alone) return notify(app.ui, explain_error(app.texts, alone.error()));
  alone->saved.name = game_title(app.texts, app.session->saved.name, app.session->record);
  app.screens.dialog = {};
  open_table(app, std::move(*alone));
  save_now(app);
  notify(app.ui, std::string(tr(app.texts, "by-link.alone.copy")));
}

void open_lesson(App& app, Lesson lesson) {
  auto session = begin_lesson(app.catalogue, lesson, platform::fresh_seed());
  if (!session) return notify(app.ui, explain_error(app.texts, session.error()));
  session->saved.name =
      lesson.id == first_game_id ? lesson_title(app.texts, lesson.id) : std::string{};
  for (PlayerEntry& player : session->record.players)
    if (lesson.guided() && !player.computer.empty())
      player.name = tr(app.texts, "new.computer-name");
  open_table(app, std::move(*session));
  app.lesson.lesson = std::move(lesson);
}

bool list_here(App& app, Screen list, Request then) {
  request_list(app.lists, list);
  if (arrival_of(app.lists, list) == platform::Arrival::arrived) return true;
  go_to_screen(app, list);
  app.put_off = std::move(then);
  return false;
}

void lists_frame(App& app) {
  take_lists(app.lists);
  const platform::Arrival arrival = arrival_of(app.lists, app.screen);
  const bool shown = is_list(app.screen) || app.screen == Screen::how_to_play;
  if (shown && arrival == platform::Arrival::none) request_list(app.lists, app.screen);
  if (!app.put_off || (is_list(app.screen) && arrival != platform::Arrival::arrived)) return;
  if (is_list(app.screen)) app.requests.all.push_back(std::move(*app.put_off));
  app.put_off.reset();
}

void open_lesson(App& app, std::string_view id) {
  const Screen list = id.substr(0, 1) == "=" ? Screen::puzzles : Screen::lessons;
  if (!list_here(app, list, ask_for::OpenLesson{std::string(id)})) return;
  if (const std::size_t number = puzzle_number(app.lists, id); number != 0) {
    const PuzzleInfo& info = app.lists.puzzles.all[number - 1];
    auto puzzle = read_puzzle(app.catalogue, info.code, info.loss);
    if (!puzzle) return;  // cannot happen: tests open all of them
    puzzle->id = id;
    return open_lesson(app, std::move(*puzzle));
  }
  const LessonInfo* info = find_lesson(app.lists, id);
  if (!info) return;
  if (id == first_game_id)
    for (const SavedGame& game : list_games(platform_storage()))
      if (game.lesson == id && !game.over && !game.fault) return open_saved(app, game.slot);
  auto lesson = read_lesson(app.catalogue, info->text);
  if (lesson)
    open_lesson(app, std::move(*lesson));
  else
    notify(app.ui, explain_error(app.texts, lesson.error()));
}

void try_lesson(App& app, std::string_view id) {
  if (!app.session || !list_here(app, Screen::lessons, ask_for::TryLesson{std::string(id)})) return;
  const std::string game = app.session->saved.slot;
  open_lesson(app, id);
  app.lesson.game = game;
}

void restart_lesson(App& app) {
  if (!app.lesson.lesson) return;
  Lesson lesson = std::move(*app.lesson.lesson);
  open_lesson(app, std::move(lesson));
}

void leave_lesson(App& app) {
  app.screens.saves_stale = true;
  if (!app.lesson.game.empty()) return open_saved(app, std::exchange(app.lesson.game, {}));
  const auto& lesson = app.lesson.lesson;
  go_to_screen(app, lesson && lesson->puzzle ? Screen::puzzles : Screen::lessons);
}

void look_back_at(App& app, std::size_t cursor, const std::optional<Better>& better) {
  if (!app.session || cursor > app.session->record.actions.size()) return;
  go_to_screen(app, Screen::table);
  TableView view = table_view(app);
  if (!app.session->board) open_timeline(view);
  look_back(view.session, view.play, cursor);
  if (better)
    show_better(view.session, view.play->camera, view.advice, better->rating, better->title,
                better->why);
}

}  // namespace bastide::web

#include "tests/gallery/screens/scenes.hpp"

#include <algorithm>
#include <bit>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <tuple>
#include <utility>

#include "engine/players/player.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "tests/data_folder.hpp"
#include "tests/gallery/screens/platform.hpp"
#include "tests/gallery/screens/three_devices.hpp"
#include "tests/lesson_lists.hpp"
#include "web/app/files.hpp"
#include "web/app/navigation.hpp"
#include "web/app/open_link.hpp"
#include "web/app/views.hpp"
#include "web/board/flourish.hpp"
#include "web/board/losses.hpp"
#include "web/drawing/board.hpp"
#include "web/lessons/done.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/opponent/thinker.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/lesson_card.hpp"
#include "web/panels/overlays.hpp"
#include "web/panels/remarks/occasion.hpp"
#include "web/panels/replay.hpp"
#include "web/play/moves.hpp"
#include "web/play/naming.hpp"
#include "web/session/calendar.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/scribe.hpp"
#include "web/sets/help_pages.hpp"
#include "web/store/days.hpp"
#include "web/table/keys.hpp"
#include "web/tournament/file.hpp"
#include "web/tournament/result.hpp"
#include "web/ui/widgets.hpp"

namespace gallery {

using namespace bastide;
using namespace bastide::web;

namespace {

constexpr std::size_t all_actions = 100'000;

// The links of a file in tests/data, by the name at the beginning of each line.
std::map<std::string, std::string> links_of(const char* file) {
  std::map<std::string, std::string> links;
  std::ifstream lines(bastide::testing::data_folder() + "/" + file);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t link = line.find("#g=");
    if (line[0] != '#' && link != std::string::npos)
      links[line.substr(0, line.find(' '))] = line.substr(link);
  }
  return links;
}

std::string sets_folder() { return bastide::testing::data_folder() + "/../sets"; }

const std::string& board_link(const std::string& name) {
  static const auto links = links_of("boards.txt");
  return links.at(name);
}

const std::vector<std::string>& short_names() {
  static const std::vector<std::string> names = {"Anna", "Bořivoj",   "Cyril", "Dora",
                                                 "Emil", "Františka", "Gita",  "Hynek"};
  return names;
}
const std::vector<std::string>& long_names() {
  static const std::vector<std::string> names = {
      "Maximilián z Rožmberka",  "Wilhelmina Featherstone", "Přemysl Žďárský ml.",
      "Alžběta Kateřina Veselá", "Mlle de Montmorency",     "Bartholomäus Schwarz",
      "Eleonora z Pernštejna",   "Sir Humphrey Gilbert"};
  return names;
}

// A game up to the given number of actions, between people.
Session game_of(const Stage& stage, Record record, std::size_t actions,
                const std::vector<std::string>& names) {
  record.actions.resize(std::min(record.actions.size(), actions));
  for (std::size_t p = 0; p < record.players.size(); ++p) {
    record.players[p].name = names[p];
    record.players[p].computer.clear();
  }
  return *open_session(stage.app->catalogue, record);
}
// The same from a link.
Session game_of(const Stage& stage, const std::string& link, std::size_t actions = all_actions,
                const std::vector<std::string>& names = short_names()) {
  return game_of(stage, decode_link(stage.app->catalogue, link)->record, actions, names);
}

Session fresh_game(const Stage& stage, std::size_t players,
                   const std::vector<std::string>& names = short_names(),
                   ExpansionMask expansions = 0, const Options& options = {}) {
  Setup setup;
  setup.options = options;
  setup.players = static_cast<u8>(players);
  setup.first_player = 0;
  setup.expansions = expansions;
  setup.seed = 11;
  constexpr u8 colours[] = {1, 3, 4, 2, 0, 5, 7, 6};
  std::vector<PlayerEntry> seats;
  for (std::size_t p = 0; p < players; ++p) seats.push_back({names[p], colours[p], ""});
  return *begin_session(stage.app->catalogue, setup, seats);
}

void open(Stage& stage, Session session) {
  open_table(*stage.app, std::move(session));
  settle(stage);
}

// Opens the score sheet of a finished game. To rate its turns takes seconds, so it is done once for
// all scenes; `name` tells the games apart.
void open_sheet(Stage& stage, const std::string& name, Session session) {
  static std::map<std::string, Analysis> rated;
  open_table(*stage.app, std::move(session));
  go_to_screen(*stage.app, Screen::score_sheet);
  draw_frames(stage, 1);
  Analysis& analysis = stage.app->review.analysis;
  if (const auto known = rated.find(name); known != rated.end()) analysis = known->second;
  settle(stage);
  rated.try_emplace(name, analysis);
}

// A game of six with Big Box 7, near its end, which the simplest player has played so far.
const Record& late_record(const Stage& stage) {
  static const Record record = [&] {
    Session session = fresh_game(stage, 6, long_names(), big_box_7());
    const PlayerKind& kind = *find_player_kind("greedy");
    constexpr int near_the_end = 20;
    for (;;) {
      const State& now = last_state(session);
      const Decision d = decision(session.game, now);
      const bool late = now.bag_total <= near_the_end;
      if (d.over || (late && d.phase == Phase::place)) break;
      Random random{7, session.record.actions.size()};
      play(session, kind.choose(session.game, now, random, {}).action);
    }
    return session.record;
  }();
  return record;
}
Session late_game(const Stage& stage) {
  return *open_session(stage.app->catalogue, late_record(stage));
}

// The middle of a game with hills, played at random.
Session hilly_game(const Stage& stage) {
  Session session = fresh_game(stage, 2, short_names(), expansion_bit(Expansion::hills_sheep));
  const auto actions = std::make_unique<ActionList>();
  for (std::size_t k = 0; k < 130 && !shown_decision(session).over; ++k) {
    legal_actions(session.game, shown(session), *actions);
    play(session, (*actions)[k * 7 % actions->size()]);
  }
  return session;
}

// The middle of a two-player game.
void open_middle(Stage& stage) { open(stage, game_of(stage, board_link("base-near"), 70)); }

void show_screen(Stage& stage, Screen screen) {
  settle(stage);
  go_to_screen(*stage.app, screen);
  settle(stage);
}

// Acts at the table.
template <class Act, class... Rest>
void on_table(Stage& stage, Act act, Rest... rest) {
  TableView view = table_view(*stage.app);
  act(view, rest...);
}

// Plays on until a turn without a figure would be costly, and plays that.
void play_badly(Stage& stage) {
  Session& session = *stage.app->session;
  const auto rated = [&](Action place) {
    Session copy = *open_session(stage.app->catalogue, session.record);
    const std::size_t k = copy.cursor;
    play(copy, place);
    if (shown_decision(copy).phase == Phase::figure) play(copy, pass_action());
    return verdict_of(rate_turn(copy, k));
  };
  for (;;) {
    ActionList all;
    legal_actions(session.game, shown(session), all);
    for (std::size_t i = 0; i < all.size(); i += all.size() / 12 + 1) {
      if (rated(all[i]) != Verdict::costly) continue;
      play(session, all[i]);
      if (shown_decision(session).phase == Phase::figure) play(session, pass_action());
      return settle(stage);
    }
    for (const Action& action : best_turn_by_estimate(session, session.cursor))
      play(session, action);
  }
}

// A computer player places a tile with a figure, which is said for a moment.
void play_for_computer(Stage& stage) {
  Session& session = *stage.app->session;
  session.record.players[shown_decision(session).player].computer = "miller";
  play(session, best_turn_by_estimate(session, session.cursor).front());
  ActionList all;
  legal_actions(session.game, shown(session), all);
  play(session, all[all.size() > 1 && all[0].kind == ActionKind::pass ? 1 : 0]);
  settle(stage);
}

// Places the tile where the most figures can be chosen.
void lay(Stage& stage) {
  App& app = *stage.app;
  std::size_t most = 0;
  Position best;
  for (const Spot& spot : app.table.hand.spots) {
    Hand hand = app.table.hand;
    if (!bastide::web::lay(app.session->game, shown(*app.session), hand, spot.at)) continue;
    if (hand.offers.size() <= most) continue;
    most = hand.offers.size();
    best = spot.at;
  }
  on_table(stage, lay_tile, best);
  settle(stage);
}

void choose(Stage& stage, std::size_t offer) {
  on_table(stage, pick, std::min(offer, stage.app->table.hand.offers.size() - 1), false);
  settle(stage);
}

void show_dialog(Stage& stage, Dialog dialog) {
  settle(stage);
  stage.app->screens.dialog = dialog;
  settle(stage);
}

void say(Stage& stage, std::string text) {
  notify(stage.app->ui, std::move(text));
  draw_frames(stage, 2);
}

// The end of counting the largest feature that is scored during a game, frozen there.
void count_largest(Stage& stage, const std::string& link) {
  const Session whole = game_of(stage, link);
  std::size_t largest = 0;
  int most = 0;
  for (std::size_t k = 0; k < whole.events.size(); ++k)
    for (const Event& event : whole.events[k])
      if (event.kind == EventKind::scored && event.scoring.cause == ScoreCause::completed &&
          event.scoring.feature == SegmentKind::city &&
          event.scoring.tiles + event.scoring.shields > most) {
        most = event.scoring.tiles + event.scoring.shields;
        largest = k;
      }
  open(stage, game_of(stage, link, largest));
  place().device.reduced_motion = stage.app->settings.reduce_motion = false;
  play(*stage.app->session, whole.record.actions[largest]);
  Motion& motion = stage.app->table.motion;
  const auto counts = [&] { return running_step(motion) && running_step(motion)->counting > 0; };
  for (int i = 0; i < 300 && !counts(); ++i) wait(stage, 1.0 / 60);
  for (int i = 0; i < 90 && counts(); ++i) {
    motion.passed = motion.steps.front().counting * 0.95f;
    wait(stage, 1.0 / 60);
  }
}

// A clock for each player with the given number of seconds left; it is stopped for the picture.
void with_clock(Stage& stage, Session session, const std::vector<double>& left) {
  session.table_rules.clock.minutes = 15;
  session.table_rules.clock.added = 10;
  wind_up(session.table_rules.clock, session.game.setup.players);
  open(stage, std::move(session));
  for (std::size_t p = 0; p < left.size(); ++p)
    stage.app->session->table_rules.clock.left[p] = left[p];
  draw_frames(stage, 2);
}

// ---- Screens ------------------------------------------------------------------------------------

void save_some_games(Stage& stage, std::size_t count) {
  App& app = *stage.app;
  for (std::size_t i = 0; i < count; ++i) {
    const bool many = i == 2;
    open_table(app, many ? fresh_game(stage, 6, long_names())
                         : game_of(stage, board_link(i == 0 ? "river-trade" : "base-near"),
                                   i == 3 ? all_actions : 40 + 20 * i));
    if (i == 1) app.session->saved.name = "Sobotní hra u Nováků";
    ++app.session->revision;
    settle(stage);
    app.session->saved.slot += static_cast<char>('a' + i);
  }
}

void add_start(std::vector<Scene>& all) {
  all.push_back({"start/fresh", settle, true});
  all.push_back({"start/continue", [](Stage& s) {
                   open_middle(s);
                   go_home(*s.app);
                   settle(s);
                 }});
  all.push_back({"start/continue-six", [](Stage& s) {
                   open(s, game_of(s, board_link("figures"), 300));
                   go_home(*s.app);
                   settle(s);
                 }});
  all.push_back({"start/going-on",
                 [](Stage& s) {
                   save_some_games(s, 5);
                   s.app->session.reset();
                   go_home(*s.app);
                   settle(s);
                 },
                 true});
  all.push_back({"start/saves", [](Stage& s) {
                   save_some_games(s, 4);
                   s.app->session.reset();
                   go_home(*s.app);
                   settle(s);
                   scroll_to(s, 1);
                 }});
  all.push_back({"start/link", [](Stage& s) {
                   settle(s);
                   offer_link(*s.app, parse_address(board_link("figures")));
                   settle(s);
                 }});
  all.push_back({"start/link-fault", [](Stage& s) {
                   settle(s);
                   offer_link(*s.app, parse_address("https://bastide.invalid/#g=BBQ"));
                   settle(s);
                 }});
  all.push_back({"start/languages", [](Stage& s) { show_dialog(s, dialog::Languages{}); }, true});
  all.push_back({"start/open", [](Stage& s) { show_dialog(s, dialog::Open{}); }});
  all.push_back({"start/import-fault", [](Stage& s) {
                   settle(s);
                   offer_file(*s.app, "bastide 1\nplayers 2\nwhat is this\n", "hra.txt");
                   settle(s);
                 }});
  using About = Dialog (*)(const std::string& slot);
  const std::pair<const char*, About> dialogs[] = {
      {"start/game-menu", [](const std::string& slot) -> Dialog { return dialog::GameMenu{slot}; }},
      {"start/rename",
       [](const std::string& slot) -> Dialog {
         return dialog::Rename{slot, "Večer"};
       }},
      {"start/delete", [](const std::string& slot) -> Dialog { return dialog::DeleteGame{slot}; }},
      {"start/delete-all", [](const std::string&) -> Dialog { return dialog::DeleteAll{}; }},
      {"start/erase-story", [](const std::string&) -> Dialog { return dialog::EraseStory{}; }},
      {"start/conflict", [](const std::string&) -> Dialog { return dialog::Conflict{}; }},
      {"start/live", [](const std::string&) -> Dialog { return dialog::Live{}; }},
      {"start/show-link", [](const std::string&) -> Dialog { return dialog::ShowLink{}; }}};
  for (const auto& [name, about] : dialogs)
    all.push_back({name, [about = about](Stage& s) {
                     open_middle(s);
                     const std::string slot = s.app->session->saved.slot;
                     s.app->screens.link = "https://bastide.invalid/" + board_link("figures");
                     go_home(*s.app);
                     show_dialog(s, about(slot));
                   }});
  all.push_back({"start/refused", [](Stage& s) {
                   Session session = game_of(s, board_link("base-near"), 70);
                   session.saved.slot = "kept";
                   session.saved.refused =
                       Refused{{"record.refused", "BASE-FIG-1", 93}, "red place 12 -3 2 meeple 1"};
                   open(s, std::move(session));
                   draw_frames(s, 12);  // until everything behind it has darkened
                 }});
  all.push_back({"start/notices", [](Stage& s) {
                   settle(s);
                   const Texts& t = s.app->texts;
                   say(s, std::string(tr(t, "table.worker-failed")));
                   say(s, std::string(tr(t, "link.copied")));
                 }});
}

// A position being set up: as it begins, with tiles and figures, with neighbours that do not match.
void add_position_screens(std::vector<Scene>& all) {
  const auto lay_there = [](Stage& s, const char* id, Position at) {
    PositionEditor& editor = s.app->screens.position;
    const auto& types = editor.bare->game.types;
    for (std::size_t t = 0; t < types.size(); ++t)
      if (types[t].id == id) editor.type = static_cast<TypeIndex>(t);
    lay(editor, s.app->catalogue, at);
  };
  const auto village = [lay_there](Stage& s) {
    show_screen(s, Screen::position);
    lay_there(s, "base/FRRR", {1, 0});
    lay_there(s, "base/CFFF", {0, -1});
    lay_there(s, "base/FFFF-monastery", {0, 1});
    lay_there(s, "base/CCCC-shield", {-1, -1});
    PositionEditor& editor = s.app->screens.position;
    press_segment(editor, s.app->catalogue, {1, 0}, 1);
    fit(s.app->screens.position_view.camera, editor.board, 100);
    settle(s);
  };
  all.push_back({"position/new", [](Stage& s) { show_screen(s, Screen::position); }});
  all.push_back({"position/village", village});
  const std::pair<const char*, PositionTab> tabs[] = {{"figures", PositionTab::figures},
                                                      {"points", PositionTab::points}};
  for (const auto& [name, tab] : tabs)
    all.push_back({std::string("position/") + name, [village, tab = tab](Stage& s) {
                     s.app->screens.form.expansions = big_box_7();
                     village(s);
                     s.app->screens.position_view.tab = tab;
                     settle(s);
                   }});
}

// A game that is written down, up to where a tile is asked for.
Session scribed_game(const Stage& stage, std::size_t actions) {
  Session session = game_of(stage, board_link("base-near"), actions);
  std::size_t k = session.record.actions.size();
  while (!session.positions[k].decision.chance) --k;
  begin_scribe(session, k);
  return session;
}

// ... and corrected in an early turn, with what does not fit any more.
Session corrected_game(const Stage& stage) {
  Session session = scribed_game(stage, 90);
  session.cursor = 18;
  while (!names_tile(session, session.cursor)) ++session.cursor;
  const int turn = session.positions[session.cursor].turn;
  const auto offered = std::make_unique<ActionList>();
  while (session.positions[session.cursor].turn == turn) {
    legal_actions(session.game, shown(session), *offered);
    play(session, (*offered)[offered->size() / 2]);
    if (!session.scribe->left_out.empty()) break;
  }
  return session;
}

// Writing a game down, counting a board, and only the score.
void add_scribe(std::vector<Scene>& all) {
  all.push_back({"scribe/form", [](Stage& s) { show_screen(s, Screen::record); }, true});
  all.push_back({"scribe/begun", [](Stage& s) { open(s, scribed_game(s, 1)); }});
  all.push_back({"scribe/middle", [](Stage& s) { open(s, scribed_game(s, 90)); }});
  const auto asked = [](Stage& s) {
    open(s, scribed_game(s, 90));
    on_table(s, [](TableView& view) { ask_tile(view, view.play->hand.spots[3].at); });
    settle(s);
  };
  all.push_back({"scribe/tile", asked});
  all.push_back({"scribe/laid", [asked](Stage& s) {
                   asked(s);
                   on_table(s, [](TableView& view) { name_tile(view, 1); });
                   settle(s);
                 }});
  all.push_back({"scribe/by-tile", [](Stage& s) {
                   open(s, scribed_game(s, 90));
                   s.app->table.side = SidePanel::bag;
                   s.app->table.bag.sides = {EdgeKind::city, {}, EdgeKind::road, {}};
                   settle(s);
                 }});
  all.push_back({"scribe/corrected", [](Stage& s) { open(s, corrected_game(s)); }});
  all.push_back({"scribe/hidden", [](Stage& s) {
                   Session session = scribed_game(s, 90);
                   session.scribe->hides_points = true;
                   open(s, std::move(session));
                 }});
  all.push_back(
      {"scribe/tally", [](Stage& s) {
         Tally& tally = s.app->screens.tally;
         tally.players = {{"Anna", 1, ""}, {"Eleonora z Pernštejna", 3, ""}, {"Bo", 4, ""}};
         for (int n = 0; n < 12; ++n)
           note_points(tally, {static_cast<u8>(n % 3), static_cast<TallyKind>(n % 5),
                               3 + n * (n % 3 == 1 ? 3 : 1)});
         show_screen(s, Screen::tally);
       }});
  const auto board = [](Stage& s) {
    request(s.app->requests, ask_for::CountFields{});
    settle(s);
    const Session game = game_of(s, board_link("base-near"), 24);
    PositionEditor& editor = s.app->screens.position;
    take_game(editor, s.app->catalogue, s.app->texts, game);
    set_all_left(editor, s.app->catalogue, false);
    fit(s.app->screens.position_view.camera, editor.board, 100);
    settle(s);
  };
  all.push_back({"scribe/count", [board](Stage& s) {
                   board(s);
                   s.app->screens.position_view.asked = spaces(s.app->screens.position).front();
                   settle(s);
                 }});
  all.push_back({"scribe/counted", [board](Stage& s) {
                   board(s);
                   press(s, "position.count");
                   settle(s);
                 }});
}

// Of every kind, in three weeks.
Days days_before(std::string_view date) {
  constexpr DayResult won = DayResult::won, lost = DayResult::lost, drawn = DayResult::drawn;
  constexpr DayResult begun = DayResult::begun;
  constexpr std::pair<int, DayResult> played[] = {{1, won},  {2, lost},  {4, won},   {5, drawn},
                                                  {6, won},  {9, begun}, {10, lost}, {14, won},
                                                  {15, won}, {21, lost}, {40, won}};
  Days days;
  for (const auto& [ago, result] : played) {
    Day day{result, 1, result == begun ? 0u : 2u, "gone", {98 - ago, 84}};
    if (result == begun) day.score = {};
    if (result == drawn) day.score.other = day.score.own;
    if (result == lost) day.score.other = day.score.own + 7;
    days[*day_of_date(date) - ago] = day;
  }
  return days;
}

// Today's game of the day is over, and so are some before it.
void add_day(std::vector<Scene>& all) {
  all.push_back({"day/played", [](Stage& s) {
                   add_days(platform_storage(), days_before(today()));
                   finish_day(s);
                   show_screen(s, Screen::day);
                   hear_strongest(s);
                 }});
  all.push_back({"day/new", [](Stage& s) {
                   add_days(platform_storage(), days_before(today()));
                   show_screen(s, Screen::day);
                 }});
  all.push_back({"day/end", [](Stage& s) {
                   add_days(platform_storage(), days_before(today()));
                   finish_day(s);
                 }});
  all.push_back({"day/table", [](Stage& s) {
                   show_screen(s, Screen::day);
                   press(s, "day.go");
                 }});
}

NewGameForm full_form() {
  NewGameForm form = default_form();
  while (form.players.size() < 6) add_player(form);
  for (std::size_t p = 0; p < 5; ++p) form.players[p].name = long_names()[p];
  for (const ExpansionInfo& info : expansion_infos())
    if (info.goes_with_others() && expansion_page(info.id))
      form.expansions |= expansion_bit(info.expansion);
  form.options.limited_board = true;
  form.show_variants = true;
  form.table_rules.clock.minutes = 15;
  return form;
}

void add_new_game(std::vector<Scene>& all) {
  all.push_back({"new/default", [](Stage& s) { show_screen(s, Screen::new_game); }, true});
  all.push_back({"new/rules", [](Stage& s) { show_screen(s, Screen::rules); }, true});
  for (const int tenth : {0, 2, 4, 6, 8, 10})
    all.push_back({"new/full-" + std::to_string(tenth), [tenth](Stage& s) {
                     settle(s);
                     s.app->screens.form = full_form();
                     s.app->screens.options_shown = ~ExpansionMask{0};
                     show_screen(s, Screen::rules);
                     scroll_to(s, static_cast<float>(tenth) / 10);
                   }});
  all.push_back({"new/eight", [](Stage& s) {
                   settle(s);
                   NewGameForm& form = s.app->screens.form = default_form();
                   form.expansions = big_box_5();
                   form.options.first_edition = form.options.river_never_back = true;
                   form.show_variants = true;
                   while (form.players.size() < 8) add_player(form);
                   show_screen(s, Screen::rules);
                   scroll_to(s, 0.2f);
                 }});
  for (const int part : {0, 1})
    all.push_back({"new/together-" + std::to_string(part), [part](Stage& s) {
                     place().kept["team"] = "1 1 1 52 21 6\n2 1 0 48 0 4\n";
                     settle(s);
                     play_together(s.app->screens.form, true);
                     s.app->screens.form.players.resize(1);
                     s.app->screens.form.options.level = 2;
                     show_screen(s, Screen::rules);
                     scroll_to(s, static_cast<float>(part) * 0.5f);
                   }});
  const std::pair<const char*, Dialog> dialogs[] = {{"new/colour", dialog::Colour{1}},
                                                    {"new/kind", dialog::Kind{1}}};
  for (const auto& [name, dialog] : dialogs)
    all.push_back({name, [dialog = dialog](Stage& s) {
                     show_screen(s, Screen::rules);
                     show_dialog(s, dialog);
                   }});
}

// The form with something else chosen, its dialogs, and the question who plays.
void add_form(std::vector<Scene>& all) {
  const auto company = [](Stage& s) {
    NewGameForm& form = s.app->screens.form = default_form();
    while (form.players.size() < 5) add_player(form);
    form.players[0].name = "Anna";
    form.players[2].computer.clear();
    form.players[2].name = "Bo";
    s.app->settings.oneself = {"Anna", 1, static_cast<int>(Piece::builder)};
    s.app->screens.seat = 3;
    show_screen(s, Screen::new_game);
  };
  all.push_back({"new/company", company, true});
  all.push_back({"new/team", [](Stage& s) {
                   play_together(s.app->screens.form, true);
                   show_screen(s, Screen::new_game);
                 }});
  const auto boxes = [](Stage& s) {
    settle(s);
    NewGameForm form = full_form();
    for (const int players : {6, 4, 2}) {
      form.players.resize(static_cast<std::size_t>(players));
      remember_setup(s.app->screens.setups, form);
    }
    remember_setup(s.app->screens.setups, default_form());
    name_setup(s.app->screens.setups, 1, "Páteční večer");
    show_screen(s, Screen::new_game);
    press(s, "new.box.more");
  };
  all.push_back({"new/boxes", boxes, true});
  all.push_back({"new/setup", [boxes](Stage& s) {
                   boxes(s);
                   press(s, "setup.1.more");
                 }});
  all.push_back({"new/you",
                 [](Stage& s) {
                   settle(s);
                   s.app->settings.oneself = {};
                   show_screen(s, Screen::new_game);
                   press(s, "new.start");
                 },
                 true});
}

// A game with a friend elsewhere.
void add_by_link(std::vector<Scene>& all) {
  const auto invite = [](Stage& s) {
    place().fresh = 33;
    show_screen(s, Screen::rules);
    press(s, "new.player.1.kind");
    press(s, "kind.by-link");
    press(s, "new.start");
  };
  all.push_back({"by-link/invite", invite});
  all.push_back({"by-link/helped", [](Stage& s) {
                   show_screen(s, Screen::rules);
                   press(s, "new.player.1.kind");
                   press(s, "kind.by-link");
                   press(s, "new.with-help");
                 }});
  // What somebody sees who has been invited.
  all.push_back({"by-link/invited", [invite](Stage& s) {
                   invite(s);
                   press(s, "table.send");
                   const std::string sent = s.app->screens.link;
                   request(s.app->requests, ask_for::Home{});
                   settle(s);
                   place().kept.clear();
                   offer_link(*s.app, parse_address(sent));
                   settle(s);
                 }});
  all.push_back({"by-link/code", [invite](Stage& s) {
                   invite(s);
                   press(s, "table.hold-up");
                 }});
  // Somebody does not answer: nobody has said so yet, one asks for a computer, and it plays.
  for (const auto& [name, agreed] : {std::pair{"waiting", 0}, {"asked", 1}, {"replaced", 2}})
    all.push_back({std::string("by-link/") + name, [agreed](Stage& s) {
                     const u8 device = agreed == 2 ? 2 : 0;
                     auto session =
                         open_session(s.app->catalogue, three_waiting(s.app->catalogue, 20, agreed),
                                      {}, secret_of_three(device));
                     request(s.app->requests, ask_for::OpenGame{std::move(*session)});
                     settle(s);
                     if (agreed < 2) press(s, "table.hold-up");
                   }});
}

void add_reading(std::vector<Scene>& all) {
  all.push_back({"settings/advanced", [](Stage& s) {
                   show_screen(s, Screen::settings);
                   press(s, "settings.advanced");
                   scroll_to(s, 1);
                 }});
  for (const int part : {0, 1})
    all.push_back({"settings/" + std::to_string(part), [part](Stage& s) {
                     show_screen(s, Screen::settings);
                     scroll_to(s, static_cast<float>(part));
                   }});
  for (const auto& [page, parts] : {std::pair{"base", 4},
                                    {"messages", 2},
                                    {"mage-witch", 1},
                                    {"ferries", 1},
                                    {"wheel-of-fortune", 2},
                                    {"princess-dragon", 2}})
    for (int part = 0; part < parts; ++part)
      all.push_back({std::string("help/") + page + '-' + std::to_string(part),
                     [page = std::string(page), part, parts = parts](Stage& s) {
                       settle(s);
                       open_help(*s.app, page);
                       settle(s);
                       if (part > 0)
                         scroll_to(s, static_cast<float>(part) / static_cast<float>(parts - 1));
                     },
                     page == std::string("base") && part == 0});
  all.push_back({"help/pages", [](Stage& s) {
                   settle(s);
                   open_help(*s.app, "base");
                   s.app->screens.help_pages = true;
                   settle(s);
                 }});
  for (const int part : {0, 1, 2})
    all.push_back({"story/" + std::to_string(part), [part](Stage& s) {
                     settle(s);
                     s.app->screens.story = read_story(
                         "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80 27 luck=-83\n"
                         "b 2 5 -1 0 12 11 35 22 20 18 0 3 - \"Anna\" 63 castellan \"\" 97 -1 2/5\n"
                         "c 3 0 0 1 18 4 12 8 36 0 15 0 - \"Bo\" 59 - \"Anna\" 59 piper \"\" 40 11 "
                         "1/1 luck=42\n");
                     s.app->medals = {};  // none of it is news
                     show_screen(s, Screen::story);
                     scroll_to(s, static_cast<float>(part) / 2);
                   }});
  all.push_back({"story/slips", [](Stage& s) {
                   settle(s);
                   const Story one = read_story(
                       "d 4 0 1 0 30 6 12 10 40 9 12 0 - \"Anna\" 81 mason \"\" 70 14 "
                       "slips=61,20,0,0,148,0,33,2,0 luck=7 levels=180,820,510,260,160,20\n");
                   s.app->screens.story.assign(10, one.at(0));
                   s.app->medals = {};
                   show_screen(s, Screen::story);
                   scroll_to(s, 0.6f);
                 }});
  for (const int part : {0, 1})
    all.push_back({"lessons/list-" + std::to_string(part), [part](Stage& s) {
                     show_screen(s, Screen::lessons);
                     scroll_to(s, static_cast<float>(part));
                   }});
}

// ---- Lessons ------------------------------------------------------------------------------------

enum class PuzzleMoment { task, right, wrong, shown };

void puzzle(Stage& s, PuzzleMoment moment) {
  settle(s);
  open_lesson(*s.app, lesson_lists().puzzles.all[4].id());
  settle(s);
  Session& session = *s.app->session;
  const Lesson& lesson = *s.app->lesson.lesson;
  if (moment == PuzzleMoment::shown) {
    press(s, "lesson.hint");
    press(s, "lesson.show");
  }
  if (moment == PuzzleMoment::right)
    for (std::size_t k = session.cursor; k < lesson.actions().size(); ++k)
      play(session, lesson.actions()[k]);
  if (moment == PuzzleMoment::wrong) {
    ActionList places;
    legal_actions(session.game, shown(session), places);
    play(session,
         places[places[0].at == lesson.actions()[session.cursor].at ? places.size() - 1 : 0]);
    if (shown_decision(session).phase == Phase::figure) play(session, pass_action());
  }
  settle(s);
}

// The guided game as it is meant, up to the learner's n-th turn, from 0.
void follow_guide(Stage& s, int turns) {
  settle(s);
  open_lesson(*s.app, first_game_id);
  settle(s);
  Session& session = *s.app->session;
  const std::vector<Action> meant = s.app->lesson.lesson->actions();
  while (session.cursor < meant.size()) {
    const Decision d = shown_decision(session);
    if (d.player == learner && d.phase == Phase::place && turns-- == 0) break;
    play(session, meant[session.cursor]);
  }
  settle(s);
}

// A game against a computer in which something new is asked.
void ask_anew(Stage& s) {
  settle(s);
  Session session = fresh_game(s, 2, short_names(), expansion_bit(Expansion::inns_cathedrals));
  session.record.players[1].computer = "miller";
  open(s, std::move(session));
  lay(s);
}

void add_guide(std::vector<Scene>& all) {
  for (const auto& [name, turns] : {std::pair{"undo", 1}, {"players", 2}, {"late", 6}})
    all.push_back({std::string("guide/") + name,
                   [turns = turns](Stage& s) { follow_guide(s, turns); }, true});
  all.push_back({"guide/city", [](Stage& s) {
                   follow_guide(s, 2);
                   on_table(s, lesson_onward);
                   settle(s);
                   lay(s);
                 }});
  all.push_back({"guide/offer", ask_anew, true});
  for (const std::size_t picture : {0, 1, 2})
    all.push_back({"guide/mists-" + std::to_string(picture + 1),
                   [picture](Stage& s) {
                     show_dialog(s, dialog::Prologue{"mists", picture});
                   },
                   picture == 0});
}

void add_lessons(std::vector<Scene>& all) {
  for (const int steps : {0, 1, 2})
    all.push_back({"lesson/first-" + std::to_string(steps),
                   [steps](Stage& s) {
                     settle(s);
                     open_lesson(*s.app, first_game_id);
                     settle(s);
                     for (int i = 0; i < steps; ++i) {
                       lay(s);
                       if (i + 1 < steps) {
                         on_table(s, confirm_move);
                         settle(s);
                       }
                     }
                   },
                   steps == 1});
  const std::pair<const char*, std::vector<int>> lessons[] = {
      {"builder", {0, 2}},        {"messages", {0, 2}},    {"robbers", {0, 2}},
      {"ferries", {0, 2}},        {"hills-sheep", {0, 2}}, {"wheel-of-fortune", {0, 2}},
      {"princess-dragon", {0, 4}}};
  for (const auto& [id, stops] : lessons)
    for (const int steps : stops) {
      all.push_back({std::string("lesson/") + id + '-' + std::to_string(steps),
                     [id = std::string(id), steps](Stage& s) {
                       settle(s);
                       open_lesson(*s.app, id);
                       settle(s);
                       for (int i = 0; i < steps && s.app->lesson.card.next; ++i) {
                         on_table(s, lesson_onward);
                         settle(s);
                       }
                     }});
    }
  all.push_back({"puzzle/list", [](Stage& s) {
                   place().kept["lessons"] = lesson_lists().puzzles.all[0].id() + '\n' +
                                             lesson_lists().puzzles.all[2].id() + '\n';
                   show_screen(s, Screen::puzzle_list);
                 }});
  all.push_back({"puzzle/first", [](Stage& s) { show_screen(s, Screen::puzzles); }});
  all.push_back({"puzzle/next", [](Stage& s) {
                   place().kept["puzzles"] =
                       "puzzle rating 1043 23\npuzzle run 4 11\npuzzle rush 9\npuzzle " +
                       lesson_lists().puzzles.all[0].id() + " 18000 wrong 1\n";
                   show_screen(s, Screen::puzzles);
                 }});
  all.push_back({"puzzle/hint", [](Stage& s) {
                   puzzle(s, PuzzleMoment::task);
                   press(s, "lesson.hint");
                 }});
  all.push_back({"puzzle/rush", [](Stage& s) {
                   settle(s);
                   request(s.app->requests, ask_for::OpenPuzzle{PuzzleWay::rush});
                   settle(s);
                 }});
  all.push_back({"puzzle/rush-over", [](Stage& s) {
                   settle(s);
                   request(s.app->requests, ask_for::OpenPuzzle{PuzzleWay::rush});
                   settle(s);
                   wait(s, rush_seconds + 1);
                   settle(s);
                 }});
  const std::pair<const char*, PuzzleMoment> moments[] = {{"task", PuzzleMoment::task},
                                                          {"right", PuzzleMoment::right},
                                                          {"wrong", PuzzleMoment::wrong},
                                                          {"shown", PuzzleMoment::shown}};
  for (const auto& [name, moment] : moments)
    all.push_back(
        {std::string("puzzle/") + name, [moment = moment](Stage& s) { puzzle(s, moment); }});
  all.push_back({"lesson/timeline", [](Stage& s) {
                   settle(s);
                   open_lesson(*s.app, first_game_id);
                   settle(s);
                   lay(s);
                   on_table(s, confirm_move);
                   settle(s);
                   on_table(s, open_timeline);
                   settle(s);
                 }});
}

// ---- The table ----------------------------------------------------------------------------------

void add_table(std::vector<Scene>& all) {
  const auto add = [&all](const char* name, std::function<void(Stage&)> play,
                          bool everywhere = false) {
    all.push_back({std::string("table/") + name, std::move(play), everywhere});
  };
  add("fresh", [](Stage& s) { open(s, fresh_game(s, 2)); });
  add("middle", open_middle, true);
  for (const int light : {1, 2, 3, 4})
    add(light == 1   ? "morning"
        : light == 2 ? "evening"
        : light == 3 ? "autumn"
                     : "snow",
        [light](Stage& s) {
          s.app->settings.surroundings = light;
          open_middle(s);
        });
  add("laid", [](Stage& s) {
    open_middle(s);
    lay(s);
  });
  add(
      "chosen",
      [](Stage& s) {
        open_middle(s);
        lay(s);
        choose(s, 0);
      },
      true);
  add("purist", [](Stage& s) {
    s.app->settings.no_hints = true;
    open_middle(s);
    lay(s);
  });
  add("long-names",
      [](Stage& s) { open(s, game_of(s, board_link("base-near"), 70, long_names())); });
  add("advice", [](Stage& s) {
    open_middle(s);
    press_key(s, ImGuiKey_G);
  });
  for (const bool opened : {false, true})
    add(
        opened ? "coach-open" : "coach",
        [opened](Stage& s) {
          s.app->settings.coach = true;
          open_middle(s);
          play_badly(s);
          if (opened) press(s, "table.coach");
        },
        opened);
  add("thinking", [](Stage& s) {
    place().worker_answers = false;
    Session session = game_of(s, board_link("base-near"), 70);
    for (PlayerEntry& p : session.record.players) p.computer = "greedy";
    open(s, std::move(session));
  });
  add("hurry", [](Stage& s) {
    place().worker_answers = false;
    Session session = game_of(s, board_link("base-near"), 70);
    session.record.players[shown_decision(session).player].computer = "castellan";
    open(s, std::move(session));
    wait(s, 1);
    settle(s);
  });
  add("card", [](Stage& s) {
    open_middle(s);
    on_table(s, look_next);
    settle(s);
  });
  const std::pair<const char*, Overlay> overlays[] = {
      {"fields", Overlay::fields}, {"owners", Overlay::owners}, {"spots", Overlay::spots}};
  for (const auto& [name, overlay] : overlays)
    add(name, [overlay = overlay](Stage& s) {
      open(s, game_of(s, board_link("base-whole"), 180));
      on_table(s, choose_overlay, overlay);
      settle(s);
    });
  for (const auto& [name, zoom] : {std::pair{"hills", 0.0f}, std::pair{"hills-afar", 20.0f}})
    add(name, [zoom = zoom](Stage& s) {
      open(s, hilly_game(s));
      on_table(s, choose_overlay, Overlay::owners);
      settle(s);
      Camera& camera = s.app->table.camera;
      if (zoom > 0) camera.wanted.zoom = camera.now.zoom = zoom;
      settle(s);
    });
  add("views", [](Stage& s) {
    open_middle(s);
    press(s, "table.view");
  });
  const std::pair<const char*, SidePanel> sides[] = {
      {"log", SidePanel::log}, {"bag", SidePanel::bag}, {"track", SidePanel::track}};
  for (const auto& [name, side] : sides)
    add(name, [side = side](Stage& s) {
      open(s, game_of(s, board_link("big-box"), 160));
      s.app->table.side = side;
      settle(s);
    });
  add("menu", [](Stage& s) {
    open_middle(s);
    press(s, "table.menu");
  });
  add("menu-more", [](Stage& s) {
    open_middle(s);
    press(s, "table.menu");
    press(s, "table.menu.more");
  });
  add("keys", [](Stage& s) {
    open_middle(s);
    s.app->table.dialog = TableDialog::keys;
    settle(s);
  });
  add("hand-over", [](Stage& s) {
    Session session = game_of(s, board_link("base-near"), 70);
    session.table_rules.pass_device = true;
    open(s, std::move(session));
    lay(s);
    choose(s, 0);
    on_table(s, confirm_move);
    settle(s);
  });
  add(
      "timeline",
      [](Stage& s) {
        open_middle(s);
        on_table(s, open_timeline);
        on_table(s, leap_timeline, Leap::turn_back);
        on_table(s, leap_timeline, Leap::turn_back);
        settle(s);
      },
      true);
  const auto commented = [](Stage& s) {
    open(s, game_of(s, board_link("base-whole")));
    Session& session = *s.app->session;
    look_back_at(*s.app, session.record.actions.size() / 2, {});
    set_comment(session.comments, session.cursor,
                "Tady jsem měl dát družiníka na louku: dvě města navíc, a Bořivoj by nestihl nic.");
    set_comment(session.comments, 12, "Oh");
    settle(s);
  };
  add("comment", commented);
  add("log-why", [](Stage& s) {
    Session session = game_of(s, board_link("base-near"), 70);
    session.record.players[1].computer = "greedy";
    open(s, std::move(session));
    std::size_t last = 0;
    for (const LogEntry& entry : s.app->table.log.entries)
      if (entry.turn && entry.player == 1) last = entry.action;
    press_key(s, ImGuiKey_L);
    notify(s.app->ui, why_computer(s.app->texts, *s.app->session, last));
    draw_frames(s, 2);
  });
  add("comment-edited", [commented](Stage& s) {
    commented(s);
    press(s, "timeline.comment");
  });
  const auto aside = [](Stage& s) {
    open_middle(s);
    on_table(s, toggle_analysis);
    settle(s);
  };
  add(
      "board-turns",
      [aside](Stage& s) {
        aside(s);
        press(s, "board.turn.1");
      },
      true);
  add("board-chances", [aside](Stage& s) {
    aside(s);
    press_key(s, ImGuiKey_Tab);
    press_key(s, ImGuiKey_Enter);
  });
  add("board-variants", [aside](Stage& s) {
    aside(s);
    for (int i = 0; i < 3; ++i) press_key(s, ImGuiKey_PageUp);
    for (const ImGuiKey key :
         {ImGuiKey_Tab, ImGuiKey_Enter, ImGuiKey_0, ImGuiKey_Tab, ImGuiKey_Enter, ImGuiKey_U,
          ImGuiKey_Tab, ImGuiKey_Tab, ImGuiKey_Enter, ImGuiKey_B})
      press_key(s, key);
  });
  add("from-here", [](Stage& s) {
    open_middle(s);
    on_table(s, open_timeline);
    on_table(s, leap_timeline, Leap::first);
    settle(s);
    on_table(s, play_on_from_here);
    settle(s);
  });
  add("undone", [](Stage& s) {
    open_middle(s);
    on_table(s, undo_move);
    settle(s);
  });
  add("four", [](Stage& s) { open(s, fresh_game(s, 4, long_names())); });
  add("six", [](Stage& s) { open(s, game_of(s, board_link("big-box"), 300, long_names())); });
  add(
      "late", [](Stage& s) { open(s, late_game(s)); }, true);
  add(
      "late-laid",
      [](Stage& s) {
        open(s, late_game(s));
        lay(s);
      },
      true);
  add("told", [](Stage& s) {
    place().worker_answers = false;
    open_middle(s);
    play_for_computer(s);
  });
  add("eight", [](Stage& s) { open(s, fresh_game(s, 8, long_names(), big_box_5())); });
  add("eight-track", [](Stage& s) {
    open(s, fresh_game(s, 8, long_names(), big_box_5()));
    s.app->table.side = SidePanel::track;
    settle(s);
  });
  add("six-clock", [](Stage& s) {
    with_clock(s, fresh_game(s, 6, long_names(), full_form().expansions),
               {899, 754.2, 610, 8.3, -7, 1200});
  });
  add("clock", [](Stage& s) {
    with_clock(s, game_of(s, board_link("base-near"), 70), {3.4, 3.4});
  });
  // The fourth game of a match: one was won by each, one shared.
  add("match", [](Stage& s) {
    Session session = game_of(s, board_link("base-near"), 70);
    session.table_rules.match =
        Match{5, TieRule::shared, {{{94, 88}, {}, {}}, {{70, 70}, {}, {}}, {{60, 81}, {}, {}}}};
    with_clock(s, std::move(session), {840, 612});
  });
  add("storage-full", [](Stage& s) {
    open_middle(s);
    place().storage_full = true;
    lay(s);
    choose(s, 0);
    on_table(s, confirm_move);
    draw_frames(s, 8);
  });
  add("counting", [](Stage& s) { count_largest(s, board_link("river-trade")); });
  add("clock-over", [](Stage& s) {
    with_clock(s, game_of(s, board_link("base-near"), 70), {-65, 402});
  });
  add("clock-lost", [](Stage& s) {
    Session session = game_of(s, board_link("base-near"), 70);
    session.table_rules.clock.decides = true;
    with_clock(s, std::move(session), {-0.5, 402});
    s.app->session->table_rules.clock.lost = 0;
    settle(s);
  });
  add("misfit", [](Stage& s) {
    open_middle(s);
    const Board& board = shown(*s.app->session).board;
    for (const CellIndex cell : board.frontier)
      if (!s.app->table.misfit && !find_spot(s.app->table.hand, board.cells[cell].at))
        on_table(s, lay_tile, board.cells[cell].at);
    draw_frames(s, 8);
  });
  add(
      "large", [](Stage& s) { open(s, game_of(s, board_link("big-box"), 420)); }, true);
  add("coordinates", [](Stage& s) {
    s.app->settings.show_coordinates = true;
    open_middle(s);
  });
  add("over", [](Stage& s) {
    open(s, game_of(s, board_link("base-whole")));
    press(s, "end.close");
  });
}

// The records of the sets' tests.
std::set<std::filesystem::path> set_records(std::string_view extension) {
  std::set<std::filesystem::path> records;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(sets_folder()))
    if (entry.path().extension() == extension) records.insert(entry.path());
  return records;
}
Record record_in(const Stage& stage, const std::filesystem::path& path) {
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return parse_record(stage.app->catalogue, text)->record;
}
void open_told(Stage& stage, const std::filesystem::path& path) {
  open(stage, *open_session(stage.app->catalogue, record_in(stage, path)));
}
// Whoever has a card shows it when pressed.
void show_cards(Stage& s) {
  open_told(s, sets_folder() + "/king_robber/cards.bastide");
  press(s, "table.player.0");
}

void add_decisions(std::vector<Scene>& all) {
  const auto with_hands = [](Stage& s) {
    Options options;
    options.hand_of_three = true;
    open(s, fresh_game(s, 2, short_names(), 0, options));
  };
  all.push_back({"decision/choose-tile", with_hands});
  all.push_back({"decision/choose-tile-chosen", [with_hands](Stage& s) {
                   with_hands(s);
                   choose(s, 1);
                 }});
  // The sets' own: tests/sets/<set>/<decision>.txt ends with one, <game>.bastide with the game.
  for (const std::filesystem::path& path : set_records(".txt"))
    all.push_back({"decision/" + path.stem().string(), [path](Stage& s) { open_told(s, path); }});
  for (const std::filesystem::path& path : set_records(".bastide")) {
    all.push_back({"game/" + path.stem().string(), [path](Stage& s) { open_told(s, path); }});
    all.push_back({"game/" + path.stem().string() + "-before", [path](Stage& s) {
                     Record record = record_in(s, path);
                     record.actions.resize(record.actions.size() / 2);
                     open(s, *open_session(s.app->catalogue, record));
                   }});
  }
  all.push_back({"game/cards-told", show_cards});
  for (const auto& [name, link] : links_of("decisions.txt")) {
    all.push_back({"decision/" + name, [link = link](Stage& s) { open(s, game_of(s, link)); }});
    if (name == "robber" || name == "message-1" || name == "gold-place" || name == "magic" ||
        name == "crop-choice" || name == "crown" || name == "plague")
      all.push_back({"decision/" + name + "-chosen", [name = name, link = link](Stage& s) {
                       open(s, game_of(s, link));
                       choose(s, name == "crown" ? 5 : 0);
                     }});
  }
}

// A game played at random to its end.
Session blind_game(const Stage& stage, std::size_t players, ExpansionMask expansions) {
  Session session = fresh_game(stage, players, long_names(), expansions);
  const auto actions = std::make_unique<ActionList>();
  for (std::size_t k = 0; !shown_decision(session).over; ++k) {
    legal_actions(session.game, shown(session), *actions);
    play(session, (*actions)[k * 7 % actions->size()]);
  }
  return session;
}

// A finished game of a person against a computer player, who has one of the two seats.
Session against_mason(const Stage& stage, const std::string& link, std::size_t seat) {
  Session session = game_of(stage, link);
  session.record.players[seat].name = "Mason";
  session.record.players[seat].computer = "mason";
  return session;
}

// A game between two people that nobody has won.
Session drawn_game(const Stage& stage) {
  const auto actions = std::make_unique<ActionList>();
  for (u64 seed = 1;; ++seed) {
    Setup setup = fresh_game(stage, 2).record.setup;
    setup.seed = seed;
    Session session =
        *begin_session(stage.app->catalogue, setup, fresh_game(stage, 2).record.players);
    for (std::size_t k = 0; !shown_decision(session).over; ++k) {
      legal_actions(session.game, shown(session), *actions);
      play(session, (*actions)[k * 7 % actions->size()]);
    }
    if (std::popcount(outcome(session.game, last_state(session)).winners) == 2) return session;
  }
}

// The final scoring, told up to some time into what is read out as the nth, and frozen there.
void tell_end(Stage& stage, const Session& whole, std::size_t nth, float part) {
  std::size_t last = whole.record.actions.size() - 1;
  while (whole.positions[last].decision.player == no_player) --last;
  Record record = whole.record;
  const Action action = record.actions[last];
  record.actions.resize(last);
  open(stage, *open_session(stage.app->catalogue, record));
  place().device.reduced_motion = stage.app->settings.reduce_motion = false;
  play(*stage.app->session, action);
  EndingState& ending = stage.app->table.ending;
  for (int i = 0; i < 900 && !is_told(ending); ++i) wait(stage, 1.0 / 60);
  stage.missed |= !is_told(ending) || nth >= ending.plan.steps.size();
  if (stage.missed) return;
  const EndStep& step = ending.plan.steps[nth];
  for (int i = 0; i < 60; ++i) {
    ending.passed = step.begins + part * step.lasts;
    wait(stage, 1.0 / 60);
  }
}

// A tournament of sixteen, some rounds on.
Tournament tournament_after(int rounds) {
  Tournament tournament;
  tournament.name = "Spring cup";
  tournament.plan.lots = 24;
  for (const char* name : {"Anna", "Benedikt", "Carla", "Dora", "Emil", "František", "Gita",
                           "Hynek", "Ivana", "Jan", "Karolína", "Leo", "Marie", "Nora", "Otto"}) {
    (void)enter(tournament, name);
    tournament.entrants.back().here = true;
  }
  for (int n = 0; n < rounds; ++n) {
    (void)pair_next_round(tournament);
    TournamentRound& round = tournament.rounds.back();
    for (std::size_t t = 0; t < round.tables.size(); ++t) {
      const bool last = n + 1 == rounds;
      if (last && t % 3 == 1) continue;
      while (!is_decided(tournament, round.stage, round.tables[t]))
        (void)enter_result(tournament, t,
                           {{{84 + 7 * static_cast<int>(t % 4), 90}, {}, {}}, std::string{}});
    }
  }
  return tournament;
}

void add_tournaments(std::vector<Scene>& all) {
  const auto add = [&all](const char* name, int rounds, int part) {
    all.push_back({std::string("tournament/") + name, [rounds, part](Stage& s) {
                     place().kept["tournament"] = write_tournament(tournament_after(rounds));
                     show_screen(s, Screen::tournament);
                     s.app->screens.tournament.part = part;
                     settle(s);
                     if (part == 0 && rounds > 0) press(s, "tournament.table.2");
                   }});
  };
  add("before", 0, 0);
  add("round", 2, 0);
  add("standings", 4, 1);
  add("final", 6, 0);
}

void add_ends(std::vector<Scene>& all) {
  const auto add = [&all](const char* name, std::function<void(Stage&)> play,
                          bool everywhere = false) {
    all.push_back({std::string("end/") + name, std::move(play), everywhere});
  };
  add(
      "won", [](Stage& s) { open(s, against_mason(s, board_link("base-whole"), 1)); }, true);
  add("lost", [](Stage& s) { open(s, against_mason(s, board_link("base-whole"), 0)); });
  add("draw", [](Stage& s) { open(s, drawn_game(s)); });
  add("eight",
      [](Stage& s) { open(s, blind_game(s, 8, expansion_bit(Expansion::wheel_of_fortune))); });
  add("many", [](Stage& s) { open(s, game_of(s, board_link("big-box"))); });
  add("told-first", [](Stage& s) { tell_end(s, game_of(s, board_link("base-whole")), 0, 0.6f); });
  add("told-cities", [](Stage& s) { tell_end(s, game_of(s, board_link("base-whole")), 1, 0.5f); });
  add(
      "told-fields", [](Stage& s) { tell_end(s, game_of(s, board_link("base-whole")), 2, 0.7f); },
      true);
  add("told-many", [](Stage& s) { tell_end(s, game_of(s, board_link("big-box")), 1, 0.5f); });
}

// Whether an action of a game makes this felt, and where.
std::optional<Point> felt_at(const Session& session, std::size_t k, FlourishKind kind) {
  const State &before = state_at(session, k), &after = state_at(session, k + 1);
  for (const Event& event : session.events[k]) {
    if (is_tile_placed(event)) {
      const Position at = place_of(after.board, event.to.tile);
      if (kind == FlourishKind::snap && sides_of(after.board, at) >= sides_to_snap)
        return middle_of(at);
      if (kind != FlourishKind::loss) continue;
      const auto losses = losses_of(session.game, before, after, session.events[k], event.player);
      if (!losses.empty()) return middle_of(place_of_node(after.board, losses.front().node));
    }
    const bool closed = event.kind == EventKind::scored && event.scoring.owners != 0 &&
                        event.scoring.cause == ScoreCause::completed && event.scoring.tiles > 3;
    if (!closed || event.scoring.node == no_node) continue;
    if (const ClosingRow* row = closing_row(event.scoring.feature); row && row->kind == kind)
      return middle_of(place_of_node(after.board, event.scoring.node));
  }
  return {};
}

// Lets everything be painted while motion stands still, so that the picture is always the same.
void paint_all(Stage& s) {
  const float usual = std::exchange(s.frame_seconds, 1e-6f);
  for (int frame = 0; frame < 60; ++frame) {
    s.app->ui.now += static_cast<double>(usual);
    draw_frames(s, 1);
  }
  s.frame_seconds = usual;
}

// One of the boards, or the playthrough of a box.
Session felt_game(const Stage& stage, const std::string& name, std::size_t actions) {
  if (name != "big-box-7") return game_of(stage, board_link(name), actions);
  std::ifstream file(bastide::testing::data_folder() + "/playthroughs/" + name + ".txt");
  std::stringstream text;
  text << file.rdbuf();
  return game_of(stage, parse_record(stage.app->catalogue, text.str())->record, actions,
                 short_names());
}

// In the middle of it.
void feel_it(Stage& s, FlourishKind kind) {
  const bool soon = kind == FlourishKind::loss || kind == FlourishKind::snap;
  for (const char* name : {"base-whole", "figures", "big-box-7"}) {
    const Session session = felt_game(s, name, all_actions);
    for (std::size_t k = 0; k < session.events.size(); ++k) {
      const std::optional<Point> at = felt_at(session, k, kind);
      if (!at) continue;
      const Action action = session.record.actions[k];
      for (const std::size_t actions : {k + 1, k}) {
        open(s, felt_game(s, name, actions));
        Table& table = s.app->table;
        table.camera_taken_over = true;
        table.camera.now = table.camera.wanted = {*at, s.window.touch ? 100.0f : 150.0f};
        settle(s);
      }
      place().device.reduced_motion = s.app->settings.reduce_motion = false;
      draw_frames(s, 1);
      s.app->table.motion.replay = true;
      play(*s.app->session, action);
      for (int frame = 0; frame < 300; ++frame) {
        wait(s, static_cast<double>(s.frame_seconds));
        for (const Flourish& one : s.app->table.motion.flourishes)
          if (one.kind == kind && part_of(one) >= (soon ? 0.1f : 0.5f)) return paint_all(s);
      }
      s.missed = true;
      return;
    }
  }
  s.missed = true;
}

void add_felt(std::vector<Scene>& all) {
  const std::pair<const char*, FlourishKind> felt[] = {
      {"snap", FlourishKind::snap},       {"city", FlourishKind::banners},
      {"road", FlourishKind::cobbles},    {"monastery", FlourishKind::bell},
      {"garden", FlourishKind::blossoms}, {"loss", FlourishKind::loss}};
  for (const auto& [name, kind] : felt)
    all.push_back({std::string("felt/") + name, [kind = kind](Stage& s) { feel_it(s, kind); }});
  const std::pair<const char*, const char*> days[] = {{"spring", "2026-04-10"},
                                                      {"summer", "2026-07-12"},
                                                      {"fall", "2026-10-11"},
                                                      {"winter", "2026-01-10"}};
  for (const auto& [name, day] : days)
    all.push_back({std::string("day/") + name, [day = day](Stage& s) {
                     Session session = game_of(s, board_link("base-near"), 70);
                     session.challenge.day = day;
                     open(s, std::move(session));
                   }});
}

// By night, and in the plain colours that a device may force.
void add_looks(std::vector<Scene>& all) {
  const auto dark = [&all](const char* name, std::function<void(Stage&)> play) {
    all.push_back({std::string("dark/") + name, [play = std::move(play)](Stage& s) {
                     place().device.dark = true;
                     play(s);
                   }});
  };
  dark("start", [](Stage& s) {
    open_middle(s);
    go_home(*s.app);
    settle(s);
  });
  dark("form", [](Stage& s) { show_screen(s, Screen::new_game); });
  dark("settings", [](Stage& s) { show_screen(s, Screen::settings); });
  dark("undimmed", [](Stage& s) {
    s.app->settings.dim_land = false;
    open_middle(s);
  });
  dark("city", [](Stage& s) { feel_it(s, FlourishKind::banners); });
  dark("table", [](Stage& s) {
    open_middle(s);
    lay(s);
  });
  dark("dragon", [](Stage& s) { open_told(s, sets_folder() + "/dragon/dragon-walk.txt"); });
  dark("cards", show_cards);
  dark("sheet", [](Stage& s) {
    open(s, game_of(s, board_link("base-whole")));
    show_screen(s, Screen::score_sheet);
  });
  dark("match", [](Stage& s) {
    open_middle(s);
    s.app->session->table_rules.match = Match{3, TieRule::shared, {{{94, 88}, {}, {}}}};
    settle(s);
  });
  dark("tournament", [](Stage& s) {
    place().kept["tournament"] = write_tournament(tournament_after(2));
    show_screen(s, Screen::tournament);
    press(s, "tournament.table.2");
  });
  dark("standings", [](Stage& s) {
    place().kept["tournament"] = write_tournament(tournament_after(4));
    show_screen(s, Screen::tournament);
    press(s, "tournament.part.1");
  });
  dark("scribe", [](Stage& s) {
    open(s, scribed_game(s, 90));
    press(s, "scribe.by-tile");
  });
  dark("adjudicated", [](Stage& s) {
    open_middle(s);
    show_screen(s, Screen::score_sheet);
    press(s, "sheet.adjudicate");
    scroll_to(s, 0.7f);
  });
  dark("result", [](Stage& s) { open(s, against_mason(s, board_link("base-whole"), 1)); });
  for (const bool black : {false, true})
    all.push_back({black ? "contrast/black" : "contrast/white", [black](Stage& s) {
                     place().device.contrast = true;
                     place().device.dark = black;
                     open_middle(s);
                     lay(s);
                   }});
}

// A cooperative game between computers, up to a decision of that phase after so many actions;
// Phase::over: to its end.
Session mists_game(const Stage& stage, int level, std::size_t players, Phase until,
                   std::size_t least = 0, u64 seed = 11, bool wins = false) {
  Options options;
  options.level = static_cast<u8>(level);
  Session session =
      fresh_game(stage, players, short_names(), expansion_bit(Expansion::mists), options);
  for (;; ++seed) {
    Setup setup = session.record.setup;
    setup.seed = seed;
    session = *begin_session(stage.app->catalogue, setup, session.record.players);
    const PlayerKind& kind = *find_player_kind("greedy");
    for (;;) {
      const State& now = last_state(session);
      const Decision d = decision(session.game, now);
      if (d.over || (d.phase == until && session.record.actions.size() >= least)) break;
      Random random{seed, session.record.actions.size()};
      play(session, kind.choose(session.game, now, random, {}).action);
    }
    const State& now = last_state(session);
    if (now.over ? until == Phase::over && (outcome(session.game, now).winners != 0) == wins : true)
      return session;
  }
}

void add_mists(std::vector<Scene>& all) {
  const auto add = [&all](const char* name, std::function<void(Stage&)> play,
                          bool everywhere = false) {
    all.push_back({std::string("mists/") + name,
                   [play = std::move(play)](Stage& s) {
                     mark_done(s.app->lessons_done, "prologue.mists");
                     play(s);
                   },
                   everywhere});
  };
  add("fresh", [](Stage& s) { open(s, mists_game(s, 1, 2, Phase::place)); });
  add(
      "laid",
      [](Stage& s) {
        open(s, mists_game(s, 3, 2, Phase::place, 60));
        lay(s);
      },
      true);
  add("alone", [](Stage& s) { open(s, mists_game(s, 2, 1, Phase::place, 120)); });
  add("haunted", [](Stage& s) { open(s, mists_game(s, 5, 3, Phase::place, 100)); });
  add("six", [](Stage& s) { open(s, mists_game(s, 6, 6, Phase::place, 60)); });
  const std::tuple<const char*, Phase, int, std::size_t> asked[] = {
      {"bury", Phase::bury, 2, 20},     {"haunt", Phase::ghosts, 3, 20},
      {"reward", Phase::reward, 2, 40}, {"credit", Phase::credit, 6, 20},
      {"dog", Phase::dogs, 3, 20},      {"face-down", Phase::face_down, 5, 20}};
  for (const auto& [name, phase, level, least] : asked)
    add(name, [phase = phase, level = level, least = least](Stage& s) {
      open(s, mists_game(s, level, 2, phase, least));
    });
  for (const bool wins : {false, true})
    add(wins ? "won" : "lost",
        [wins](Stage& s) { open(s, mists_game(s, wins ? 1 : 4, 2, Phase::over, 0, 11, wins)); });
}

// One place from which everything is shared.
void add_shares(std::vector<Scene>& all) {
  const auto add = [&all](const char* name, std::function<void(Stage&)> play,
                          bool everywhere = false) {
    all.push_back({std::string("share/") + name,
                   [play = std::move(play)](Stage& s) {
                     play(s);
                     request(s.app->requests, ask_for::Share{});
                     settle(s);
                   },
                   everywhere});
  };
  const auto options = [&all](const char* name, std::function<void(Stage&)> play, int look) {
    all.push_back({std::string("share/") + name, [play = std::move(play), look](Stage& s) {
                     play(s);
                     request(s.app->requests, ask_for::Share{});
                     settle(s);
                     press(s, "share.options");
                     if (look > 0) press(s, "share.look." + std::to_string(look));
                   }});
  };
  const auto won = [](Stage& s) { open(s, against_mason(s, board_link("base-whole"), 1)); };
  add("table", [](Stage& s) { open_middle(s); });
  add("won", won, true);
  add("many",
      [](Stage& s) { open(s, game_of(s, board_link("big-box"), all_actions, long_names())); });
  add("eight",
      [](Stage& s) { open(s, blind_game(s, 8, expansion_bit(Expansion::wheel_of_fortune))); });
  add("team", [](Stage& s) { open(s, mists_game(s, 1, 2, Phase::over, 0, 11, true)); });
  add("puzzle", [](Stage& s) { puzzle(s, PuzzleMoment::task); });
  add("dark", [won](Stage& s) {
    place().device.dark = true;
    won(s);
  });
  options("options", won, 0);
  options("board", won, 1);
  options(
      "cut-out", [](Stage& s) { open_middle(s); }, 2);
}

// The review of a game against a computer player, as somebody reads it.
void open_tale(Stage& stage, int page) {
  open_sheet(stage, "against-mason", against_mason(stage, board_link("base-whole"), 1));
  for (int n = 0; n < page; ++n) press(stage, "tale.next");
}

// The same when the strongest player has looked at all turns, once for all scenes.
void open_judged(Stage& stage, const std::string& name, Session session) {
  static std::map<std::string, Analysis> judged;
  open_sheet(stage, name, std::move(session));
  GameReview& review = stage.app->review;
  if (const auto known = judged.find(name); known != judged.end()) {
    review.analysis = known->second;
  } else {
    place().worker_judges = true;
    drop_question(stage.app->thinker);
    for (int n = 0; n < 400 && next_examined(review.analysis); ++n) draw_frames(stage, 1);
    place().worker_judges = false;
    judged.emplace(name, review.analysis);
  }
  stage.app->screens.tale = {};  // somebody who comes later
  settle(stage);
}

void add_tale(std::vector<Scene>& all) {
  for (const int page : {0, 1, 2, 3, 4})
    all.push_back(
        {"tale/page-" + std::to_string(page), [page](Stage& s) { open_tale(s, page); }, page == 0});
  all.push_back(
      {"tale/overview", [](Stage& s) { open_tale(s, static_cast<int>(most_chapters)); }, true});
  // All turns have been judged by the strongest player: much was lost.
  for (const int page : {0, 1, 2, 3, 4})
    all.push_back({"tale/slip-" + std::to_string(page),
                   [page](Stage& s) {
                     open_judged(s, "two", blind_game(s, 2, 0));
                     for (int n = 0; n < page; ++n) press(s, "tale.next");
                   },
                   page == 0});
  all.push_back({"tale/mists", [](Stage& s) {
                   open_sheet(s, "mists", mists_game(s, 4, 2, Phase::over, 0, 11, false));
                 }});
  all.push_back({"tale/dark", [](Stage& s) {
                   place().device.dark = true;
                   open_judged(s, "two", blind_game(s, 2, 0));
                 }});
}

// An opponent says something about a turn that has just been played; `nth` of those worth it.
void open_remark(Stage& stage, std::size_t seat, int nth) {
  const Session whole = against_mason(stage, board_link("base-whole"), seat);
  for (const TurnSummary& turn : turns_of(whole)) {
    const State& after = state_at(whole, turn.end);
    const auto laid = static_cast<int>(after.board.tiles.size());
    if (laid * 3 < after.bag_total || remarks_on(whole, turn.begin, turn.end).empty()) continue;
    if (nth-- > 0) continue;
    Session session = game_of(stage, board_link("base-whole"), turn.begin);
    session.record.players[seat] = whole.record.players[seat];
    open(stage, std::move(session));
    for (std::size_t k = turn.begin; k < turn.end; ++k)
      if (!shown_decision(*stage.app->session).chance &&
          stage.app->session->record.actions.size() == k)
        play(*stage.app->session, whole.record.actions[k]);
    return settle(stage);
  }
}

void add_remarks(std::vector<Scene>& all) {
  for (const int nth : {0, 1})
    all.push_back(
        {"remark/" + std::to_string(nth), [nth](Stage& s) { open_remark(s, 1, nth); }, nth == 0});
  all.push_back({"remark/dark", [](Stage& s) {
                   place().device.dark = true;
                   open_remark(s, 0, 0);
                 }});
}

void add_sheet(std::vector<Scene>& all) {
  for (const int part : {0, 1})
    all.push_back({"sheet/eight-" + std::to_string(part), [part](Stage& s) {
                     open_sheet(s, "eight",
                                blind_game(s, 8, expansion_bit(Expansion::wheel_of_fortune)));
                     scroll_to(s, static_cast<float>(part));
                   }});
  for (const int tenth : {0, 3, 6, 10})
    all.push_back({"sheet/two-" + std::to_string(tenth),
                   [tenth](Stage& s) {
                     open_sheet(s, "base-whole", game_of(s, board_link("base-whole")));
                     scroll_to(s, static_cast<float>(tenth) / 10);
                   },
                   tenth == 0});
  // In the middle of a game: who plays on.
  for (const bool asked : {false, true})
    all.push_back({asked ? "sheet/seat" : "sheet/running",
                   [asked](Stage& s) {
                     open_middle(s);
                     reseat(*s.app->session, 1, "miller", "Bo");
                     show_screen(s, Screen::score_sheet);
                     if (asked) press(s, "seat.1");
                   },
                   true});
  // A game that broke off.
  all.push_back({"sheet/adjudicated", [](Stage& s) {
                   open_middle(s);
                   show_screen(s, Screen::score_sheet);
                   press(s, "sheet.adjudicate");
                   scroll_to(s, 1);
                 }});
  // The first turns have been re-analysed by the strongest player.
  all.push_back({"sheet/examined", [](Stage& s) {
                   open_sheet(s, "two", blind_game(s, 2, 0));
                   place().worker_judges = true;
                   drop_question(s.app->thinker);  // nobody has answered it
                   draw_frames(s, 40);
                   place().worker_judges = false;
                   for (int i = 0; i < 2; ++i)
                     scroll_to(s, 1);  // first the list comes into view, then its end
                 }});
  // All of them have been: the players have a rating.
  all.push_back(
      {"sheet/rated", [](Stage& s) {
         open_sheet(s, "two", blind_game(s, 2, 0));
         int nth = 0;
         for (TurnRating& rating : s.app->review.analysis.ratings) {
           rating.examined = true;
           const double lost = nth++ % 4 == 0 ? 4 : 0;
           rating.losses = LossesAt{rating.lost, {2 * lost, 1.2 * lost, 0.6 * lost, 0.3 * lost, 0}};
         }
         settle(s);
         while (!is_overview(s.app->screens.tale)) press(s, "tale.next");
       }});
  // From there to the replay: its turns are marked.
  all.push_back({"sheet/replay",
                 [](Stage& s) {
                   open_sheet(s, "two", blind_game(s, 2, 0));
                   look_back_at(*s.app, s.app->session->record.actions.size() / 2, {});
                   settle(s);
                 },
                 true});
  all.push_back({"sheet/comments", [](Stage& s) {
                   open_sheet(s, "base-whole", game_of(s, board_link("base-whole")));
                   set_comment(s.app->session->comments, 12, "Oh");
                   press(s, "sheet.share");
                   press(s, "share.options");
                 }});
  add_shares(all);
  all.push_back({"sheet/list", [](Stage& s) {
                   open_sheet(s, "base-whole", game_of(s, board_link("base-whole")));
                   press(s, "sheet.player.0");
                   scroll_to(s, 0.2f);
                 }});
  for (const int part : {0, 1})
    all.push_back({"sheet/many-" + std::to_string(part), [part](Stage& s) {
                     open_sheet(s, "big-box",
                                game_of(s, board_link("big-box"), all_actions, long_names()));
                     scroll_to(s, static_cast<float>(part));
                   }});
}

}  // namespace

void open_game(Stage& stage, Session session) { open_table(*stage.app, std::move(session)); }
void finish_open_game(Stage& s) {
  Session session = std::move(*s.app->session);
  const PlayerKind& kind = *find_player_kind("miller");
  Random random{1};
  while (!is_over(session)) {
    const State now = determinize(shown(session), random.next());
    play(session, kind.choose(session.game, now, random, {}).action);
  }
  open(s, std::move(session));
  save_now(*s.app);
  settle(s);
}

void finish_day(Stage& s) {
  show_screen(s, Screen::day);
  press(s, "day.go");
  finish_open_game(s);
}

void hear_strongest(Stage& s) {
  constexpr int most = 1000;  // frames: an answer in each
  for (int n = 0; n < most && s.app->thinker.pending; ++n) draw_frames(s, 1);
  settle(s);
}

TableView table_of(Stage& stage) { return table_view(*stage.app); }

const std::vector<Window>& windows() {
  static const std::vector<Window> all = {
      {"upright", 360, 640, 2, true},  {"desktop", 1280, 800, 1, false},
      {"sideways", 740, 360, 2, true}, {"tablet", 820, 1180, 1, true},
      {"big", 2560, 1440, 1, false},   {"laptop", 1440, 900, 1, false},
  };
  return all;
}

std::vector<Scene> every_scene() {
  std::vector<Scene> all;
  add_start(all);
  add_day(all);
  add_new_game(all);
  add_form(all);
  add_position_screens(all);
  add_scribe(all);
  add_by_link(all);
  add_reading(all);
  add_guide(all);
  add_lessons(all);
  add_table(all);
  add_decisions(all);
  add_mists(all);
  add_ends(all);
  add_tournaments(all);
  add_sheet(all);
  add_tale(all);
  add_remarks(all);
  add_felt(all);
  add_looks(all);
  return all;
}

}  // namespace gallery

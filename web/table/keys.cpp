#include "web/table/keys.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "web/board/sounds.hpp"
#include "web/lessons/progress.hpp"
#include "web/panels/a11y_board.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/analysis/analysis_state.hpp"
#include "web/panels/coach_view.hpp"
#include "web/panels/ending/ending.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/panels/lesson_card.hpp"
#include "web/panels/overlays.hpp"
#include "web/panels/replay.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/team_panel.hpp"
#include "web/play/moves.hpp"
#include "web/play/naming.hpp"
#include "web/play/play.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/request.hpp"
#include "web/session/settings.hpp"
#include "web/table/commands.hpp"
#include "web/table/layers.hpp"
#include "web/table/menu.hpp"
#include "web/text/say.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/press.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr float keys_pan = 900;  // pixels per second

// ---- Actions -----------------------------------------------------------------------------------

// The cells that the keys move between: the legal spaces; without help, every space beside a tile.
std::vector<Position> cursor_cells(const Settings& settings, const Session& session,
                                   const Hand& hand) {
  std::vector<Position> cells;
  if (settings.no_hints) {
    const Board& board = shown(session).board;
    for (const CellIndex cell : board.frontier) cells.push_back(board.cells[cell].at);
  } else {
    for (const Spot& spot : hand.spots) cells.push_back(spot.at);
  }
  return cells;
}

// The keys are at this space now: it is said, and where a tile is being tried, it goes there.
void go_to_space(TableView& view, Position at) {
  view.play->gestures.cursor = at;
  if (view.play->hand.placement)
    lay_tile(view, at);
  else
    say(space_words(view.texts, view.session, at));
  show_cell(view.play->camera, at);
}

// The next or previous space in the order of the list, while no tile lies there to be tried.
void next_space(TableView& view, int step) {
  const std::vector<Position> cells = cursor_cells(view.settings, view.session, view.play->hand);
  if (cells.empty()) return;
  motion_skip(view.session, view.play->display, view.play->motion);
  const auto count = static_cast<int>(cells.size());
  const auto found = std::find(cells.begin(), cells.end(), view.play->gestures.cursor);
  const int at = found != cells.end() ? static_cast<int>(found - cells.begin())
                 : step > 0           ? -1
                                      : count;
  go_to_space(view, cells[static_cast<std::size_t>((at + step + count) % count)]);
}

// The nearest space in a direction: distance ahead counts once, distance to the side twice.
void move_cursor(TableView& view, float dx, float dy) {
  Play& play = view.play;
  const Hand& hand = play.hand;
  if (hand.spots.empty()) {
    next_choice(view.texts, view.settings, view.session, view.play, dx + dy > 0 ? 1 : -1);
    return;
  }
  motion_skip(view.session, view.play->display, view.play->motion);
  Gestures& g = play.gestures;
  const Point from =
      g.cursor ? Point{static_cast<float>(g.cursor->x), static_cast<float>(g.cursor->y)}
               : Point{play.camera.wanted.centre.x - 0.5f, play.camera.wanted.centre.y - 0.5f};
  std::optional<Position> best;
  float least = 1e9f;
  for (const Position at : cursor_cells(view.settings, view.session, view.play->hand)) {
    const float x = static_cast<float>(at.x) - from.x;
    const float y = static_cast<float>(at.y) - from.y;
    const float ahead = x * dx + y * dy, aside = std::fabs(x * dy) + std::fabs(y * dx);
    if (g.cursor && ahead <= 0) continue;
    const float cost = g.cursor ? ahead + 2 * aside : std::hypot(x, y);
    if (cost < least) {
      least = cost;
      best = at;
    }
  }
  if (best) go_to_space(view, *best);
}

// A tile is to be placed, and none lies on the board to be tried.
bool places_tile(const TableView& view) {
  const Hand& hand = view.play->hand;
  return person_moves(view.session, view.play) && !hand.choice_only && !hand.placement;
}

void enter(TableView& view, int) {
  Play& play = view.play;
  if (view.input.may_hurry) {
    request(view.requests, ask_for::Hurry{});
  } else if (!person_moves(view.session, view.play)) {
    motion_skip(view.session, view.play->display, view.play->motion);
  } else if (play.hand.asked) {
    name_tile(view, static_cast<std::size_t>(std::max(play.hand.nth, 0)));
  } else if (person_chooses(view.session, view.play)) {
    if (confirmed(play.hand).empty())
      next_choice(view.texts, view.settings, view.session, view.play, 1);
    else
      confirm_move(view);
  } else if (play.hand.placement) {
    confirm_move(view);
  } else if (play.gestures.cursor) {
    lay_tile(view, *play.gestures.cursor);
  } else {
    move_cursor(view, 0, 0);
  }
}

// What is open is closed; then what is being considered is taken back, step by step.
void escape(TableView& view, int) {
  Play& play = view.play;
  if (play.side == SidePanel::analysis && view.analysis->chosen >= 0) {
    view.analysis->chosen = -1;
    return forget_advice(view.advice);
  }
  if (close_top_layer(view)) return;
  if (play.hand.asked) return forget_place(play);
  if ((play.hand.placement && !play.hand.choice_only) || play.hand.chosen)
    take_back_move(play);
  else if (view.advice->complete || view.advice->wanted)
    ask_advice(view);  // pressed again: cancels
  else if (play.overlay.pinned != no_type)
    play.overlay.pinned = no_type;
  else if (play.overlay.kind != Overlay::none)
    choose_overlay(view, Overlay::none);
  else
    open_menu(view);
}

template <int percent>
void zoom(TableView& view, int) {
  Play& play = view.play;
  const Area& board = play.layout.board;
  play.camera_taken_over = true;
  zoom_at(play.camera, {board.x + board.width / 2, board.y + board.height / 2}, percent / 100.0f,
          false);
}

struct Way {
  float dx, dy;
};
// In the order of ImGui's arrow keys.
constexpr Way ways[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
constexpr ImGuiKey way_letters[] = {ImGuiKey_A, ImGuiKey_D, ImGuiKey_W, ImGuiKey_S};

bool looking_back(const TableView& view) { return view.play->replay.open; }
bool looking_about(const Inspection& look) { return look.walk.has_value(); }
bool goes_about(const TableView& view) {
  return person_moves(view.session, view.play) || looking_about(view.play->look);
}

// Moves from space to space: what is inspected, or where the tile goes.
void go_about(TableView& view, int n) {
  const Way& way = ways[n % 4];
  if (looking_about(view.play->look))
    look_beside(view, static_cast<int>(way.dx), static_cast<int>(way.dy));
  else
    move_cursor(view, way.dx, way.dy);
}

template <Leap way>
void leap(TableView& view, int) {
  leap_timeline(view, way);
}

template <int way>
void turn(TableView& view, int) {
  turn_tile(view, way);
}

template <int way>
void choose(TableView& view, int) {
  if (view.play->hand.asked) return next_fitting(view.play, way);
  if (places_tile(view)) return next_space(view, way);
  next_choice(view.texts, view.settings, view.session, view.play, way);
}

void choose_kind(TableView& view, int) {
  next_kind(view.texts, view.settings, view.session, view.play);
}

void choose_nth(TableView& view, int n) { pick_nth(view, static_cast<std::size_t>(n % 9) + 1); }
void choose_none(TableView& view, int) { pick_nth(view, 0); }

bool on_board(const TableView& view) { return view.session->board.has_value(); }
bool has_rows(const TableView& view) {
  return on_board(view) && view.play->side == SidePanel::analysis && !view.play->hand.placement &&
         !person_chooses(view.session, view.play);
}
bool has_row(const TableView& view) { return has_rows(view) && view.analysis->chosen >= 0; }
bool chance_waits(const TableView& view) {
  return on_board(view) && shown_decision(view.session).chance;
}
template <int step>
void row(TableView& view, int) {
  next_row(view, step);
}
template <Leap way>
void leap_on_board(TableView& view, int) {
  const Session& session = view.session;
  go_to_variant(view, session.board->line[leap(session, way)]);
}

bool in_lesson(const TableView& view) { return view.lesson->lesson.has_value(); }
void play(TableView& view, int) { play_timeline(view.ui, view.settings, view.session, view.play); }
void toggle_sound(TableView& view, int) { switch_sound(view.settings); }

template <auto act>
void just(TableView& view, int) {
  act(view);
}

constexpr auto none = ImGuiKey_None;
constexpr KeyPress shifted(ImGuiKey key) { return {key, none, true}; }

// Beside those of the commands.
constexpr Shortcut own_shortcuts[] = {
    {"space",
     KeyGroup::move,
     goes_about,
     true,
     go_about,
     {{ImGuiKey_LeftArrow, ImGuiKey_DownArrow},
      {ImGuiKey_A},
      {ImGuiKey_D},
      {ImGuiKey_W},
      {ImGuiKey_S}}},
    {"turn", KeyGroup::move, nullptr, true, turn<1>, {{ImGuiKey_R}, {ImGuiKey_Period}}},
    {"turn-left",
     KeyGroup::move,
     nullptr,
     true,
     turn<-1>,
     {{ImGuiKey_E}, {ImGuiKey_Comma}, shifted(ImGuiKey_R)}},
    {"enter",
     KeyGroup::move,
     nullptr,
     false,
     enter,
     {{ImGuiKey_Enter}, {ImGuiKey_KeypadEnter}, {ImGuiKey_Space}}},
    {"nth",
     KeyGroup::move,
     nullptr,
     false,
     choose_nth,
     {{ImGuiKey_1, ImGuiKey_9}, {ImGuiKey_Keypad1, ImGuiKey_Keypad9}}},
    {"none", KeyGroup::move, nullptr, false, choose_none, {{ImGuiKey_0}, {ImGuiKey_Keypad0}}},
    {"choice", KeyGroup::move, nullptr, true, choose<1>, {{ImGuiKey_Tab}}},
    {"choice-back", KeyGroup::move, nullptr, true, choose<-1>, {shifted(ImGuiKey_Tab)}},
    {"kind", KeyGroup::move, nullptr, false, choose_kind, {{ImGuiKey_Q}}},
    {"advice", KeyGroup::move, nullptr, false, just<ask_advice>, {{ImGuiKey_G}}},
    {"coach", KeyGroup::move, is_coached, false, just<toggle_coach>, {{ImGuiKey_C}}},
    {"escape", KeyGroup::move, nullptr, false, escape, {{ImGuiKey_Escape}}},
    {"lesson", KeyGroup::move, in_lesson, false, just<lesson_onward>, {{ImGuiKey_N}}},

    {"pan",
     KeyGroup::view,
     nullptr,
     true,
     nullptr,
     {{ImGuiKey_LeftArrow, ImGuiKey_DownArrow, true}}},
    {"closer",
     KeyGroup::view,
     nullptr,
     true,
     zoom<125>,
     {{ImGuiKey_Equal}, shifted(ImGuiKey_Equal), {ImGuiKey_KeypadAdd}}},
    {"farther",
     KeyGroup::view,
     nullptr,
     true,
     zoom<80>,
     {{ImGuiKey_Minus}, {ImGuiKey_KeypadSubtract}}},
    {"look", KeyGroup::view, nullptr, false, just<look_next>, {{ImGuiKey_I}}},
    {"view", KeyGroup::view, nullptr, false, just<next_overlay>, {{ImGuiKey_V}}},

    {"step-back", KeyGroup::back, looking_back, true, leap<Leap::back>, {{ImGuiKey_LeftArrow}}},
    {"step-forward",
     KeyGroup::back,
     looking_back,
     true,
     leap<Leap::forward>,
     {{ImGuiKey_RightArrow}}},
    {"turn-back",
     KeyGroup::back,
     looking_back,
     true,
     leap<Leap::turn_back>,
     {{ImGuiKey_PageUp}, {ImGuiKey_UpArrow}}},
    {"turn-forward",
     KeyGroup::back,
     looking_back,
     true,
     leap<Leap::turn_forward>,
     {{ImGuiKey_PageDown}, {ImGuiKey_DownArrow}}},
    {"first", KeyGroup::back, looking_back, false, leap<Leap::first>, {{ImGuiKey_Home}}},
    {"last", KeyGroup::back, looking_back, false, leap<Leap::last>, {{ImGuiKey_End}}},
    {"play", KeyGroup::back, looking_back, false, play, {{ImGuiKey_Space}}},
    {"from-here", KeyGroup::back, looking_back, false, just<play_on_from_here>, {{ImGuiKey_Enter}}},

    {"list", KeyGroup::analysis, on_board, false, just<next_list>, {{ImGuiKey_K}}},
    {"row", KeyGroup::analysis, has_rows, true, row<1>, {{ImGuiKey_Tab}}},
    {"row-back", KeyGroup::analysis, has_rows, true, row<-1>, {shifted(ImGuiKey_Tab)}},
    {"take-row",
     KeyGroup::analysis,
     has_row,
     false,
     just<take_row>,
     {{ImGuiKey_Enter}, {ImGuiKey_KeypadEnter}}},
    {"random",
     KeyGroup::analysis,
     chance_waits,
     false,
     just<decide_at_random>,
     {{ImGuiKey_0}, {ImGuiKey_Keypad0}}},
    {"variant", KeyGroup::analysis, on_board, false, just<next_variant>, {{ImGuiKey_C}}},
    {"variant-main", KeyGroup::analysis, on_board, false, just<main_variant>, {{ImGuiKey_J}}},
    {"variant-delete",
     KeyGroup::analysis,
     on_board,
     false,
     just<delete_variant>,
     {{ImGuiKey_Delete}}},
    {"turn-back",
     KeyGroup::analysis,
     on_board,
     true,
     leap_on_board<Leap::turn_back>,
     {{ImGuiKey_PageUp}}},
    {"turn-forward",
     KeyGroup::analysis,
     on_board,
     true,
     leap_on_board<Leap::turn_forward>,
     {{ImGuiKey_PageDown}}},
    {"first", KeyGroup::analysis, on_board, false, leap_on_board<Leap::first>, {{ImGuiKey_Home}}},
    {"last", KeyGroup::analysis, on_board, false, leap_on_board<Leap::last>, {{ImGuiKey_End}}},

    {"sound", KeyGroup::panels, nullptr, false, toggle_sound, {{ImGuiKey_X}}},
};

}  // namespace

std::span<const Shortcut> shortcuts() {
  static const std::vector<Shortcut> all = [] {
    std::vector<Shortcut> rows(std::begin(own_shortcuts), std::end(own_shortcuts));
    for (const Command& command : commands()) {
      if (command.presses[0].key == ImGuiKey_None) continue;
      Shortcut row{command.id, command.group, nullptr, command.repeats, nullptr, {}, command.act};
      std::copy(std::begin(command.presses), std::end(command.presses), row.presses);
      rows.push_back(row);
    }
    return rows;
  }();
  return all;
}

std::span<const KeyPress> presses_of(const Shortcut& row) {
  const auto end = std::find_if(std::begin(row.presses), std::end(row.presses),
                                [](const KeyPress& press) { return press.key == ImGuiKey_None; });
  return {std::begin(row.presses), end};
}

bool is_character(const KeyPress& press) {
  const auto within = [&](ImGuiKey first, ImGuiKey last) {
    return press.key >= first && press.key <= last;
  };
  return !press.command &&
         (within(ImGuiKey_0, ImGuiKey_9) || within(ImGuiKey_A, ImGuiKey_Z) ||
          within(ImGuiKey_Apostrophe, ImGuiKey_GraveAccent) ||
          (within(ImGuiKey_Keypad0, ImGuiKey_KeypadEqual) && press.key != ImGuiKey_KeypadEnter));
}

namespace {

// Keys with words on them, which differ by language.
constexpr std::pair<ImGuiKey, std::string_view> worded_keys[] = {
    {ImGuiKey_Escape, "keys.name.escape"},  {ImGuiKey_Space, "keys.name.space"},
    {ImGuiKey_PageUp, "keys.name.page-up"}, {ImGuiKey_PageDown, "keys.name.page-down"},
    {ImGuiKey_Enter, "keys.name.enter"},    {ImGuiKey_Home, "keys.name.home"},
    {ImGuiKey_End, "keys.name.end"},
};

}  // namespace

std::string press_name(const Texts& texts, const KeyPress& press) {
  const auto name = [&](ImGuiKey key) -> std::string {
    for (const auto& [worded, text] : worded_keys)
      if (key == worded) return std::string(tr(texts, text));
    if (key >= ImGuiKey_A && key <= ImGuiKey_Z)
      return std::string(1, static_cast<char>('A' + (key - ImGuiKey_A)));
    if (key >= ImGuiKey_0 && key <= ImGuiKey_9)
      return std::string(1, static_cast<char>('0' + (key - ImGuiKey_0)));
    switch (key) {
      case ImGuiKey_LeftArrow:
        return "\xe2\x86\x90";
      case ImGuiKey_RightArrow:
        return "\xe2\x86\x92";
      case ImGuiKey_UpArrow:
        return "\xe2\x86\x91";
      case ImGuiKey_DownArrow:
        return "\xe2\x86\x93";
      case ImGuiKey_Period:
        return ".";
      case ImGuiKey_Comma:
        return ",";
      case ImGuiKey_Equal:
        return "+";
      case ImGuiKey_Minus:
        return "\xe2\x88\x92";
      case ImGuiKey_Slash:
        return press.shift ? "?" : "/";
      default:
        return ImGui::GetKeyName(key);  // Tab, F1
    }
  };
  std::string text;
  if (press.command) text += std::string(tr(texts, "keys.name.control")) + " + ";
  const bool written = press.key == ImGuiKey_Slash || press.key == ImGuiKey_Equal;
  if (press.shift && !written) text += std::string(tr(texts, "keys.name.shift")) + " + ";
  text += name(press.key);
  if (press.key == ImGuiKey_LeftArrow && press.through == ImGuiKey_DownArrow)
    return text + " \xe2\x86\x92 \xe2\x86\x91 \xe2\x86\x93";
  if (press.through != ImGuiKey_None) text += " \xe2\x80\x93 " + name(press.through);
  return text;
}

namespace {

// A row's key pressed in this frame, and its index among them; -1: none.
struct PressedKey {
  int nth = -1;
  ImGuiKey key = ImGuiKey_None;
};

PressedKey pressed(const Settings& settings, const Shortcut& row) {
  const ImGuiIO& io = ImGui::GetIO();
  int nth = 0;
  for (const KeyPress& press : presses_of(row)) {
    const bool held =
        press.shift == io.KeyShift && press.command == (io.KeyCtrl || io.KeySuper) && !io.KeyAlt;
    const int last = press.through == ImGuiKey_None ? press.key : press.through;
    if (!settings.letter_keys && is_character(press)) {
      nth += last - press.key + 1;
      continue;
    }
    // Found by the typed character, on whatever physical key the keyboard layout has it.
    if (press.key == ImGuiKey_Slash && io.InputQueueCharacters.contains('?'))
      return {nth, press.key};
    for (int key = press.key; key <= last; ++key, ++nth)
      if (held && ImGui::IsKeyPressed(static_cast<ImGuiKey>(key), row.repeats))
        return {nth, static_cast<ImGuiKey>(key)};
  }
  return {};
}

// The board moves for as long as an arrow is held, with Shift or if there is nothing to decide.
bool pan(TableView& view) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.KeyCtrl || io.KeyAlt || io.KeySuper || looking_back(view)) return false;
  if (!io.KeyShift && (person_moves(view.session, view.play) || looking_about(view.play->look)))
    return false;
  const float way = keys_pan * std::min(io.DeltaTime, 0.1f);
  bool panning = false;
  for (int n = 0; n < 4; ++n) {
    if (!ImGui::IsKeyDown(static_cast<ImGuiKey>(ImGuiKey_LeftArrow + n)) &&
        !(view.settings->letter_keys && ImGui::IsKeyDown(way_letters[n])))
      continue;
    drag(view.play->camera, -ways[n].dx * way, -ways[n].dy * way);
    view.play->camera_taken_over = panning = true;
  }
  return panning;
}

void dismiss_dialog(TableView& view) {
  // What the next person must not see is not uncovered by a hand at the edge of the device.
  const bool beside = view.play->dialog != TableDialog::pass_device && ui_pressed_beside(view.ui);
  if (ui_escape() || beside) close_top_layer(view);
}

}  // namespace

bool keys_frame(TableView& view) {
  const ImGuiIO& io = ImGui::GetIO();
  const bool dialog_open = view.play->dialog != TableDialog::none;
  if (dialog_open && !view.input.covered) dismiss_dialog(view);
  if (io.WantTextInput || dialog_open || ui_dialog_open()) return false;
  // Later rows are more specific: the meaning of a key during a replay takes precedence.
  const std::span<const Shortcut> list = shortcuts();
  for (auto row = list.rbegin(); row != list.rend(); ++row) {
    if ((!row->act && !row->command) || (row->when && !row->when(view))) continue;
    const PressedKey press = pressed(view.settings, *row);
    if (press.nth < 0 || is_key_of_result(view.ending, press.key)) continue;
    use_key(press.key);  // what it opens must not be closed by it
    if (row->command)
      row->command(view);
    else
      row->act(view, press.nth);
    return true;
  }
  return !shows_result(view.ending) && pan(view);
}

}  // namespace bastide::web

#include "web/table/table.hpp"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "engine/rules/scoring.hpp"
#include "web/board/motion_view.hpp"
#include "web/board/sounds.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/bag_panel.hpp"
#include "web/panels/banner.hpp"
#include "web/panels/card_view.hpp"
#include "web/panels/free_place.hpp"
#include "web/panels/hand/hand_panel.hpp"
#include "web/panels/lesson_card.hpp"
#include "web/panels/overlays.hpp"
#include "web/panels/pass_device.hpp"
#include "web/panels/players_panel.hpp"
#include "web/panels/replay.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/team_panel.hpp"
#include "web/panels/track_panel.hpp"
#include "web/play/moves.hpp"
#include "web/sets/decisions.hpp"
#include "web/table/board_view.hpp"
#include "web/table/keys.hpp"
#include "web/table/menu.hpp"
#include "web/table/tools.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

// The painting time in a frame. At rest, half of the frame time goes to painting, because on a slow
// machine most of a frame would go into drawing the same board again.
double painting_seconds(bool still, float frame) {
  constexpr double least = 0.006, most = 0.04;
  return still ? std::clamp(static_cast<double>(frame) / 2, least, most) : least;
}

// What an upright phone's hand leaves free is not the board's own room: it grows and shrinks all
// the time.
float room_of(const TableLayout& layout) {
  return layout.board.height +
         (layout.shape == TableShape::upright && layout.replay.width <= 0 ? layout.hand.height : 0);
}

// What an upright phone's board and its other panels leave to the hand. With a lesson's card they
// all have to do with less.
float most_hand(const Theme& theme, int players, ImVec2 screen, float lesson) {
  const TableLayout others = table_layout(theme, {screen.x, screen.y, players});
  return std::max(others.board.height - least_board(screen.y) - lesson, screen.y * 0.28f);
}

bool same(const Area& a, const Area& b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

// When a panel grows or shrinks, the board stays where it is on the screen; when the window's size
// changes, the board is fitted again.
void lay_out(TableView& view) {
  Table& table = view.table;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const bool upright_hand = table.layout.shape == TableShape::upright || !table.fitted;
  const bool replay = table.replay.open;
  table.hand_height =
      !upright_hand ? 0
      : replay      ? timeline_height(view, screen.x)
               : hand_panel_height(view, most_hand(view.ui.theme, view.session->game.sides, screen,
                                                   table.lesson_area.height));
  // Its width is known from the previous frame.
  const float strip =
      table.layout.replay.width > 0
          ? table.layout.replay.width
          : std::min(table.layout.board.width - px(view.ui.theme, 12), px(view.ui.theme, 860));
  TableLayout layout =
      table_layout(view.ui.theme,
                   {screen.x, screen.y, view.session->game.sides, table.hand_height, table.side,
                    track_matters(view.session->game), replay ? timeline_height(view, strip) : 0});
  team_reserve(view.ui.theme, table, layout);
  notices_reserve(view.ui, table, layout);
  lesson_reserve(view.ui.theme, view.texts, view.table, view.lesson, layout);
  legend_reserve(view.ui.theme, view.texts, table.overlay, layout);
  track_reserve(view.ui.theme, view.table, layout);
  Camera& camera = table.camera;
  const Area before = camera.area;
  const bool reshaped = layout.shape != table.layout.shape;
  const float room = room_of(layout) - room_of(table.layout);
  table.layout = layout;
  camera.area = layout.board;
  const bool resized = table.screen.x != screen.x || table.screen.y != screen.y;
  table.screen = screen;
  const bool opened = before.x != layout.board.x || before.y != layout.board.y ||
                      before.width != layout.board.width || room < -1 || room > 1;
  const bool held = table.hand.placement && !(opened && table.hand.choice_only);
  // A placement does not move the board as long as all of it can be seen.
  const bool changed = table.fitted_tiles != table.display.tiles &&
                       (table.display.tiles < table.fitted_tiles ||
                        !sees_all(camera, board_of(view.session, table.display)));
  const bool grown = (changed || opened) && !table.camera_taken_over && !held;
  if (!table.fitted || resized || reshaped || grown) {
    fit_board(view.ui.theme, view.session, table);
    if (table.fitted) table.reveal_due = true;  // back to the question
    if (table.view_state.view) {
      camera.wanted = *table.view_state.view;
      table.camera_taken_over = true;
      table.view_state.view.reset();
    }
    if (!table.fitted || reshaped) camera.now = camera.wanted;
    table.fitted = true;
    return;
  }
  if (same(before, camera.area)) return;
  const float dx = camera.area.x + camera.area.width / 2 - before.x - before.width / 2;
  const float dy = camera.area.y + camera.area.height / 2 - before.y - before.height / 2;
  camera.now.centre.x += dx / camera.now.zoom;
  camera.now.centre.y += dy / camera.now.zoom;
  camera.wanted.centre.x += dx / camera.wanted.zoom;
  camera.wanted.centre.y += dy / camera.wanted.zoom;
  if (opened)
    table.reveal_due = true;
  else
    show_asked_tile(view.ui.theme, table, false);
  if (table.hand.chosen) show_chosen(view.session, table);
}

void publish_facts(const TableView& view) {
  const Table& table = view.table;
  Probe& probe = view.ui.probe;
  const auto yes = [](bool b) { return std::string(b ? "true" : "false"); };
  probe_fact(probe, "table.at-rest", yes(table.motion.steps.empty()));
  probe_fact(probe, "table.thinking", yes(view.input.thinking));
  probe_fact(probe, "table.person", yes(person_moves(view.session, view.table)));
  probe_fact(probe, "table.pending",
             !table.hand.placement || table.hand.choice_only
                 ? std::string()
                 : std::to_string(table.hand.placement->at.x) + ',' +
                       std::to_string(table.hand.placement->at.y) + ',' +
                       std::to_string(table.hand.placement->value));
  const Hand& hand = table.hand;
  const bool figures = hand.phase == Phase::figure;
  const std::string stem = figures ? "table.figure" : "table.choice";
  const std::string none = std::to_string(-1);
  std::string chosen = none;
  for (std::size_t i = 0; i < hand.offers.size(); ++i) {
    if (!hand.preview || hand.phase == Phase::place) break;
    if (hand.chosen == hand.offers[i]) chosen = std::to_string(i);
    const bool pass = hand.offers[i].kind == ActionKind::pass;
    probe_fact(probe, stem + '.' + std::to_string(i),
               pass ? "none"
                    : choice_name(view.texts, view.settings, view.session, view.table->hand,
                                  hand.offers[i]));
  }
  probe_fact(probe, "table.figures", std::to_string(figures ? hand.offers.size() : 0));
  probe_fact(probe, "table.figure", figures ? chosen : none);
  probe_fact(probe, "table.choices",
             std::to_string(hand.preview && !figures ? hand.offers.size() : 0));
  probe_fact(probe, "table.choice", figures ? none : chosen);
  probe_fact(probe, "table.decision",
             std::string(decision_word(view.session->game, shown(view.session))));
  probe_fact(probe, "table.kind", std::to_string(hand.kind));
  probe_fact(
      probe, "table.drawn",
      table.hand.type == no_type ? std::string() : view.session->game.types[table.hand.type].id);
  probe_fact(probe, "table.spots", std::to_string(table.hand.spots.size()));
  probe_fact(probe, "table.zoom", std::to_string(static_cast<int>(table.camera.now.zoom)));
  const char* const sides[] = {"none", "log", "bag", "track", "team", "analysis"};
  probe_fact(probe, "table.side", sides[static_cast<int>(table.side)]);
  const char* const dialogs[] = {"none",      "menu",      "more",   "keys",
                                 "from-here", "hand-over", "comment"};
  probe_fact(probe, "timeline",
             !table.replay.open     ? "closed"
             : table.replay.playing ? "playing"
                                    : "open");
  probe_fact(probe, "table.dialog", dialogs[static_cast<int>(table.dialog)]);
}

}  // namespace

void table_open(TableView& view) {
  Table& table = view.table;
  Pictures kept = std::move(table.pictures);  // the same tiles will be needed again
  table = {};
  view.drawn = {};
  table.pictures = std::move(kept);
  table.pictures.wishes.clear();  // they name types of the game that was open
  resume_table(view.session, table);
  motion_reset(view.session, table.display, table.motion);
  refresh_hand(view.settings, view.session, table);
}

namespace {

// A coordinate that no cell has.
constexpr i16 beside_the_board = -32768;

// The tile in the hand, or where it is being tried, is put down and turned before everybody's eyes.
void follow_tile(TableView& view) {
  Table& table = view.table;
  if (!table.motion.steps.empty()) return;
  const Hand& hand = table.hand;
  const TypeIndex type = tile_in_hand(table.display);
  if (hand.placement && !hand.choice_only)
    tween_follow(view.ui, table.tween, hand.placement->at, hand.rotation);
  else if (type == no_type)
    table.tween = {};
  else
    tween_follow(view.ui, table.tween, {beside_the_board, static_cast<i16>(type)},
                 hand.type == type ? hand.rotation : 0);
}

// Pointer and keys, by what the last frame has shown. True while they move something.
bool take_input(TableView& view) {
  Table& table = view.table;
  const bool dialog_open = table.dialog != TableDialog::none;
  const bool pointer = !dialog_open && pointer_frame(view);
  if (dialog_open) gestures_rest(table.gestures);
  const bool keys = keys_frame(view);
  if (dialog_open || view.input.covered) look_away(table.look);
  return pointer || keys;
}

// Brings everything up to the game and to the time. True while something moves.
bool settle(TableView& view) {
  Table& table = view.table;
  const float seconds = ImGui::GetIO().DeltaTime;
  bool moving = replay_frame(view);
  motion_enqueue(view.ui, view.settings, view.session, table);
  refresh_hand(view.settings, view.session, table);
  // What happens meanwhile is shown when somebody is back to see it.
  moving |= !view.ui.device.hidden && motion_frame(view.settings, view.session, table, seconds);
  sound_turn(view.settings, view.session, table, table.motion.others, view.ui.device.hidden);
  moving |= take_painted(table.pictures);
  lay_again(view.texts, view.settings, view.session, table);
  if (!guide_rests(table, view.lesson))
    lesson_frame(view.lesson, view.texts, view.session, table.motion.steps.empty(),
                 table.hand.choice_only ? std::nullopt : table.hand.placement);
  advice_words(view);
  moving |= analysis_frame(view);
  coach_follow(view);
  team_follow(view.texts, view.settings, view.session, table);
  log_follow(view.texts, view.settings, view.session, table.motion, table.log);
  pass_device_frame(view);
  overlay_frame(view);
  follow_claims(view.session, table.display, table.claims);
  finishing_frame(table.display, table.motion, view.drawn.completion_fade);
  follow_tile(view);
  return moving;
}

// Where everything goes. True while the board glides there.
bool lay_out_frame(TableView& view) {
  Table& table = view.table;
  const int hovered = std::exchange(view.drawn.hovered_choice, -1);
  lay_out(view);
  if (table.layout.track.width > 0 && table.side == SidePanel::track) close_side(view);
  if (table.layout.shape == TableShape::wide && table.side != SidePanel::bag)
    table.overlay.pinned = no_type;  // its list is closed
  if (hovered >= 0) show_choice(view.session, table, static_cast<std::size_t>(hovered));
  if (table.reveal_due && table.motion.steps.empty())
    look_at_choices(view.ui.theme, view.session, table);
  const bool gliding = glide(table.camera, ImGui::GetIO().DeltaTime, view.ui.reduced_motion);
  look_frame(view);
  return gliding;
}

void draw_panels(const TableView& view) {
  const Table& table = view.table;
  draw_players_panel(view);
  draw_tools(view);
  if (!table.replay.open || table.layout.shape == TableShape::wide) draw_hand_panel(view);
  draw_timeline(view);
  draw_log(view);
  if (table.side == SidePanel::bag) draw_bag(view);
  draw_track(view);
  draw_analysis(view);
  draw_team(view);
  draw_view_menu(view);
  draw_banner(view);
  draw_coach(view);
}

void draw_table(const TableView& view) {
  view.drawn.pointed_type = no_type;
  view.drawn.panels.clear();
  view.drawn.card.reset();
  draw_panels(view);
  const bool dialog_open = view.table->dialog != TableDialog::none;
  if (dialog_open) draw_table_dialog(view);
  draw_board(view);
  draw_carried(view);
  draw_lesson(view);
  if (!dialog_open && !ui_dialog_open()) draw_card(view);
  place_notices(view);
}

// Whether what has been drawn goes on by itself.
bool moves_on(const TableView& view) {
  const Table& table = view.table;
  const double now = view.ui.now;
  return (!table.motion.steps.empty() && !view.ui.device.hidden) || table.look.waiting ||
         view.drawn.turning || tween_moves(view.ui, table.tween) ||
         (table.misfit && now < table.misfit_until) ||
         (table.shown_place && now < table.shown_until);
}

}  // namespace

bool table_frame(TableView& view) {
  Table& table = view.table;
  bool moving = take_input(view);
  moving |= settle(view);
  moving |= lay_out_frame(view);
  draw_table(view);
  moving |= moves_on(view);
  const float seconds = ImGui::GetIO().DeltaTime;
  const bool still_board = !table.gestures.dragging && !moving;
  moving |= view.ui.paint ? paint_pictures(table.pictures, painting_seconds(still_board, seconds),
                                           !still_board)
                          : postpone_pictures(table.pictures);
  clock_frame(view);
  if (!moving)
    keep_table(view.ui, view.session, table, view.input.may_store);
  else if (!view.ui.reduced_motion)
    table.wind += 0.3f * std::min(seconds, 0.1f);
  publish_facts(view);
  const std::vector<Intent> intents = std::exchange(view.drawn.intents, {});
  for (const Intent& intent : intents) intent(view);
  return moving || !intents.empty();
}

}  // namespace bastide::web

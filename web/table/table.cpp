#include "web/table/table.hpp"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "engine/rules/scoring.hpp"
#include "web/board/motion_view.hpp"
#include "web/board/sounds.hpp"
#include "web/lessons/progress.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/bag_panel.hpp"
#include "web/panels/banner.hpp"
#include "web/panels/card_view.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/ending/ending.hpp"
#include "web/panels/ending/ending_panel.hpp"
#include "web/panels/free_place.hpp"
#include "web/panels/guided_table.hpp"
#include "web/panels/hand/hand_panel.hpp"
#include "web/panels/lesson_card.hpp"
#include "web/panels/lesson_offer.hpp"
#include "web/panels/lesson_place.hpp"
#include "web/panels/overlays.hpp"
#include "web/panels/pass_device.hpp"
#include "web/panels/players_panel.hpp"
#include "web/panels/remarks/remark_view.hpp"
#include "web/panels/replay.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/team_panel.hpp"
#include "web/panels/tile_choice.hpp"
#include "web/panels/track_panel.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"
#include "web/play/naming.hpp"
#include "web/sets/decisions.hpp"
#include "web/table/board_view.hpp"
#include "web/table/keys.hpp"
#include "web/table/menu.hpp"
#include "web/table/tools.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/ui.hpp"

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
  Play& play = view.play;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const bool upright_hand = play.layout.shape == TableShape::upright || !play.fitted;
  const bool replay = play.replay.open;
  const float hand_height =
      !upright_hand ? 0
      : replay      ? timeline_height(view, screen.x)
               : hand_panel_height(view, most_hand(view.ui.theme, view.session->game.sides, screen,
                                                   play.layout.lesson.height));
  // Its width is known from the previous frame.
  const float strip =
      play.layout.replay.width > 0
          ? play.layout.replay.width
          : std::min(play.layout.board.width - px(view.ui.theme, 12), px(view.ui.theme, 860));
  TableLayout layout =
      table_layout(view.ui.theme, {screen.x, screen.y, view.session->game.sides, hand_height,
                                   play.side, on_stage(view.ending) || hand_is_broad(view),
                                   replay ? timeline_height(view, strip) : 0});
  guided_layout(view.lesson, layout);
  if (!on_stage(view.ending)) team_reserve(view.ui.theme, view.team, layout);
  ending_reserve(view, view.ending, layout);
  hand_reserve(view, layout);
  notices_reserve(view.ui, play, layout);
  lesson_reserve(view.ui.theme, view.texts, view.play, view.lesson, layout);
  legend_reserve(view.ui.theme, view.texts, play.overlay, layout);
  track_reserve(view.ui.theme, view.play, layout);
  Camera& camera = play.camera;
  const Area before = camera.area;
  const bool reshaped = layout.shape != play.layout.shape;
  const float room = room_of(layout) - room_of(play.layout);
  const float width = layout.board.width + layout.lent - before.width - play.layout.lent;
  const bool resized = play.layout.screen.x != screen.x || play.layout.screen.y != screen.y;
  play.layout = layout;
  camera.area = layout.board;
  const bool opened = before.x != layout.board.x || before.y != layout.board.y || width < -1 ||
                      width > 1 || room < -1 || room > 1;
  const bool held = play.hand.placement && !(opened && play.hand.choice_only);
  // A placement does not move the board as long as all of it can be seen. That is asked once: who
  // then looks closer does not want to see it all.
  const bool placed = play.fitted_tiles != play.display.tiles;
  const bool changed = placed && (play.display.tiles < play.fitted_tiles ||
                                  !sees_all(camera, board_of(view.session, play.display)));
  if (placed && !changed) play.fitted_tiles = play.display.tiles;
  const bool grown = (changed || opened) && !play.camera_taken_over && !held;
  const bool fits = std::exchange(view.ending->fit_due, false);
  if (!play.fitted || resized || reshaped || grown || fits) {
    fit_board(view.ui.theme, view.session, play);
    if (play.fitted) play.reveal_due = true;  // back to the question
    if (play.view_state.view) {
      camera.wanted = *play.view_state.view;
      play.asked_anew = false;
      play.camera_taken_over = true;
      play.view_state.view.reset();
    }
    if (!play.fitted || reshaped) camera.now = camera.wanted;
    play.fitted = true;
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
    play.reveal_due = true;
  else
    keep_choices_in_view(view.ui.theme, view.session, play);
  if (play.hand.chosen) show_chosen(view.session, play);
}

void publish_facts(const TableView& view) {
  const Play& play = view.play;
  Probe& probe = view.ui.probe;
  const auto yes = [](bool b) { return std::string(b ? "true" : "false"); };
  probe_fact(probe, "table.at-rest", yes(play.motion.steps.empty()));
  probe_fact(probe, "table.thinking", yes(view.input.thinking));
  probe_fact(probe, "table.person", yes(person_moves(view.session, view.play)));
  probe_fact(probe, "table.pending",
             !play.hand.placement || play.hand.choice_only
                 ? std::string()
                 : std::to_string(play.hand.placement->at.x) + ',' +
                       std::to_string(play.hand.placement->at.y) + ',' +
                       std::to_string(play.hand.placement->value));
  const Hand& hand = play.hand;
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
                    : choice_name(view.texts, view.settings, view.session, view.play->hand,
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
      play.hand.type == no_type ? std::string() : view.session->game.types[play.hand.type].id);
  probe_fact(probe, "table.spots", std::to_string(play.hand.spots.size()));
  probe_fact(probe, "table.zoom", std::to_string(static_cast<int>(play.camera.now.zoom)));
  const char* const sides[] = {"none", "log", "bag", "track", "team", "analysis"};
  probe_fact(probe, "table.side", sides[static_cast<int>(play.side)]);
  const char* const dialogs[] = {"none",      "menu",      "more",   "keys",
                                 "from-here", "hand-over", "comment"};
  probe_fact(probe, "timeline",
             !play.replay.open     ? "closed"
             : play.replay.playing ? "playing"
                                   : "open");
  probe_fact(probe, "table.dialog", dialogs[static_cast<int>(play.dialog)]);
}

}  // namespace

void table_open(Table& table, TableView& view) {
  Pictures kept = std::move(table.pictures);  // the same tiles will be needed again
  // Somebody who reads the log beside the board reads it in the next game, too.
  const bool beside = table.layout.shape == TableShape::wide && !view.lesson->lesson &&
                      (table.side == SidePanel::log || table.side == SidePanel::track);
  const SidePanel side = beside ? table.side : SidePanel::none;
  table = {};
  table.side = side;
  view.drawn = {};
  table.pictures = std::move(kept);
  table.pictures.wishes.clear();  // they name types of the game that was open
  resume_table(view.session, table);
  motion_reset(view.session, table.display, table.motion);
  refresh_hand(view.settings, view.session, table);
  open_result(view);
}

namespace {

// A coordinate that no cell has.
constexpr i16 beside_the_board = -32768;

// The tile in the hand, or where it is being tried, is put down and turned before everybody's eyes.
void follow_tile(TableView& view) {
  Play& play = view.play;
  if (!play.motion.steps.empty()) return;
  const Hand& hand = play.hand;
  const TypeIndex type = tile_in_hand(play.display);
  if (hand.placement && !hand.choice_only)
    tween_follow(view.ui, play.tween, hand.placement->at, hand.rotation);
  else if (type == no_type)
    play.tween = {};
  else
    tween_follow(view.ui, play.tween, {beside_the_board, static_cast<i16>(type)},
                 hand.type == type ? hand.rotation : 0);
}

// Pointer and keys, by what the last frame has shown. True while they move something.
bool take_input(TableView& view) {
  Play& play = view.play;
  if (ending_input(view)) {
    gestures_rest(play.gestures);
    return true;
  }
  const bool dialog_open = play.dialog != TableDialog::none;
  const bool pointer = !dialog_open && pointer_frame(view);
  if (dialog_open) gestures_rest(play.gestures);
  const bool keys = keys_frame(view);
  if (dialog_open || view.input.covered) look_away(play.look);
  return pointer || keys;
}

// Brings everything up to the game and to the time. True while something moves.
bool settle(TableView& view) {
  Play& play = view.play;
  const float seconds = ImGui::GetIO().DeltaTime;
  bool moving = replay_frame(view);
  motion_enqueue(view.ui, view.settings, view.session, play);
  moving |= ending_frame(view);
  refresh_hand(view.settings, view.session, play);
  // What happens meanwhile is shown when somebody is back to see it.
  moving |= !view.ui.device.hidden && motion_frame(view.settings, view.session, play, seconds);
  sound_turn(view.settings, view.session, play, play.motion.others, view.ui.device.hidden);
  moving |= take_painted(play.pictures);
  lay_again(view.texts, view.settings, view.session, play);
  if (!guide_rests(play, view.lesson))
    lesson_frame(view.lesson, view.texts, view.session, play.motion.steps.empty(),
                 play.hand.choice_only ? std::nullopt : play.hand.placement);
  advice_words(view);
  moving |= analysis_frame(view);
  coach_follow(view);
  moving |= remarks_follow(view);
  team_follow(view.texts, view.settings, view.session, play, view.team);
  log_follow(view.texts, view.settings, view.session, play.motion, view.log);
  events_follow(view);
  pass_device_frame(view);
  overlay_frame(view);
  follow_claims(view.session, play.display, play.claims);
  finishing_frame(play.display, play.motion, view.drawn.completion_fade);
  follow_tile(view);
  return moving;
}

// Where everything goes. True while the board glides there.
bool lay_out_frame(TableView& view) {
  Play& play = view.play;
  lay_out(view);
  if (play.layout.shape == TableShape::wide && play.side != SidePanel::bag)
    play.overlay.pinned = no_type;  // its list is closed
  if (play.reveal_due && play.motion.steps.empty())
    look_at_choices(view.ui.theme, view.session, play);
  const bool gliding = glide(play.camera, ImGui::GetIO().DeltaTime, view.ui.reduced_motion);
  place_lesson(view);
  look_frame(view);
  return gliding;
}

void draw_panels(const TableView& view) {
  const Play& play = view.play;
  const TableShape shape = play.layout.shape;
  const bool ended = on_stage(view.ending);
  if (play.layout.players.width <= 0)
    stand_in_for_players(view);
  else if (!ended)
    draw_players_panel(view);
  if (!is_told(view.ending) && (!ended || shape != TableShape::upright)) draw_tools(view);
  if (!ended && (!play.replay.open || shape == TableShape::wide)) draw_hand_panel(view);
  draw_ending(view);
  draw_timeline(view);
  draw_log(view);
  if (play.side == SidePanel::bag)
    enters_chance(view.session, play) && play.hand.names ? draw_tile_choice(view) : draw_bag(view);
  draw_track(view);
  draw_analysis(view);
  if (!ended) draw_team(view);
  draw_view_menu(view);
  draw_banner(view);
  draw_coach(view);
  draw_remark(view);
  draw_lesson_offer(view);
}

void draw_table(const TableView& view) {
  view.drawn.pointed_type = no_type;
  view.drawn.panels.clear();
  view.drawn.card.reset();
  draw_panels(view);
  const bool dialog_open = view.play->dialog != TableDialog::none;
  if (dialog_open) draw_table_dialog(view);
  draw_board(view);
  draw_last_events(view);
  draw_carried(view);
  draw_lesson(view);
  if (!dialog_open && !ui_dialog_open()) draw_card(view);
  place_notices(view);
}

// Whether what has been drawn goes on by itself.
bool moves_on(const TableView& view) {
  const Play& play = view.play;
  const double now = view.ui.now;
  return (!play.motion.steps.empty() && !view.ui.device.hidden) || events_fade(view) ||
         play.look.waiting || view.drawn.turning || tween_moves(view.ui, play.tween) ||
         (play.misfit && now < play.misfit_until) || (play.shown_place && now < play.shown_until);
}

}  // namespace

bool table_frame(TableView& view) {
  Play& play = view.play;
  bool moving = take_input(view);
  moving |= settle(view);
  moving |= lay_out_frame(view);
  draw_table(view);
  moving |= moves_on(view);
  const float seconds = ImGui::GetIO().DeltaTime;
  const bool still_board = !play.gestures.dragging && !moving;
  moving |= view.ui.paint ? paint_pictures(play.pictures, painting_seconds(still_board, seconds),
                                           !still_board)
                          : postpone_pictures(play.pictures);
  clock_frame(view);
  if (!moving)
    keep_table(view.ui, view.session, play, view.input.may_store);
  else if (!view.ui.reduced_motion)
    play.wind += 0.3f * std::min(seconds, 0.1f);
  publish_facts(view);
  const std::vector<Intent> intents = std::exchange(view.drawn.intents, {});
  for (const Intent& intent : intents) intent(view);
  return moving || !intents.empty();
}

}  // namespace bastide::web

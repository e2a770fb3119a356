#include "web/play/gestures.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/board/features.hpp"
#include "web/drawing/paint.hpp"
#include "web/drawing/pieces.hpp"
#include "web/platform/input.hpp"
#include "web/play/board_controls.hpp"
#include "web/play/choice_places.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/session/session.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/press.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr double double_tap = 0.4;  // seconds

// Pixels that a press may move and still be a click; a finger that rests for longer than a tap is
// steadier.
constexpr float steady = 6, unsteady = 11, tap_seconds = 0.12f;
float threshold(const Theme& theme, float seconds = 0) {
  return theme.touch && seconds <= tap_seconds ? unsteady : steady;
}

float distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

bool tap_control(PlayView& view, Point p) {
  for (const BoardControlPlace& control : board_controls(view.ui.theme, view.session, view.play)) {
    if (distance(control.at, p) > control.radius * 1.12f) continue;
    if (stands(view.ui, control.id, view.play->gestures.press_time))
      press_control(view, control.what);
    return true;
  }
  return false;
}

constexpr float fingertip = 22;

// The spots that a finger at a point may mean.
std::vector<Spot> spots_near(const Camera& camera, const Hand& hand, Point p) {
  std::vector<Spot> near;
  for (const Spot& spot : hand.spots) {
    const Point low = to_screen(camera, corner_of(spot.at));
    const float side = camera.now.zoom;
    const Point nearest{std::clamp(p.x, low.x, low.x + side), std::clamp(p.y, low.y, low.y + side)};
    if (distance(nearest, p) < fingertip) near.push_back(spot);
  }
  return near;
}

// The nearest choice on the board, of one kind of figure or of any.
std::optional<ChoicePlace> nearest_choice(const ChoicePlaces& places, Point p, float reach,
                                          int kind = no_piece) {
  std::optional<ChoicePlace> best;
  for (const ChoicePlace& place : places.all) {
    if (kind != no_piece && place.choice.kind != kind) continue;
    const float d = distance(place.mark, p);
    if (d >= reach) continue;
    reach = d;
    best = place;
  }
  return best;
}

// The same for the marks of choices, which have made room for each other if they are close. True
// if the touch has been used; `meant`: it has not, and is for a mark.
bool look_closer_at_marks(const Theme& theme, const Session& session, Play& play, Point p,
                          bool& meant) {
  meant = false;
  if (!person_chooses(session, play)) return false;
  const ChoicePlaces places = choice_places(theme, session, play);
  const auto touched = nearest_choice(places, p, places.reach);
  meant = touched.has_value();
  if (play.camera.wanted.zoom >= touch_zoom) return false;
  const Point from = touched ? touched->about : p;
  int near = 0;
  Point sum;
  for (const ChoicePlace& place : places.all) {
    if (distance(place.about, from) >= fingertip) continue;
    const Point world = place.choice.world;
    ++near;
    sum = {sum.x + world.x, sum.y + world.y};
  }
  if (near < 2) return false;
  const auto n = static_cast<float>(near);
  play.camera.wanted = {{sum.x / n, sum.y / n}, touch_zoom};
  return true;
}

// Where a finger covers several spots, the first touch zooms in and the next one chooses. True if
// the touch has been used for that.
bool look_closer(const Theme& theme, const Session& session, Play& play, Point p) {
  constexpr float too_small = 44, large_enough = 64;  // pixels per tile
  bool meant = false;
  if (look_closer_at_marks(theme, session, play, p, meant)) return true;
  if (meant || play.hand.choice_only || play.camera.wanted.zoom >= too_small) return false;
  const std::vector<Spot> near = spots_near(play.camera, play.hand, p);
  if (near.size() < 2) return false;
  Point low{1e9f, 1e9f}, high{-1e9f, -1e9f};
  for (const Spot& spot : near) {
    const Point at = corner_of(spot.at);
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x + 1), std::max(high.y, at.y + 1)};
  }
  play.camera.wanted = {{(low.x + high.x) / 2, (low.y + high.y) / 2}, large_enough};
  return true;
}

void tap(PlayView& view, Point p) {
  Play& play = view.play;
  play.motion.flourishes.clear();
  // A menu is closed by a press beside it, which does nothing more.
  if (std::exchange(play.overlay.menu_open, false)) return;
  const bool again = taps_again(play.gestures, view.ui.now, p);
  if (person_moves(view.session, view.play)) {
    if (tap_control(view, p)) return;
    // Which place is named can be seen, and is easily changed: it takes one press.
    if (view.ui.theme.touch && !play.hand.names &&
        look_closer(view.ui.theme, view.session, play, p))
      return;
    if (const auto offer = offer_under(view.ui.theme, view.session, view.play, p)) {
      pick(view, *offer, again);
      return;
    }
    const Position at = cell_at(play.camera, p);
    if (play.hand.placement && play.hand.placement->at == at) {
      turn_tile(view, 1);
      return;
    }
    if (find_spot(play.hand, at)) {
      lay_tile(view, at);
      return;
    }
    const CellIndex cell = find_cell(shown(view.session).board, at);
    if (cell != no_cell && shown(view.session).board.cells[cell].tile == no_tile &&
        !play.hand.choice_only) {
      lay_tile(view, at);  // explains why it does not fit
      return;
    }
  } else if (!play.motion.steps.empty()) {
    motion_skip(view.session, view.play->display, view.play->motion);
    return;
  }
  if (again) {
    fit_board(view.ui.theme, view.session, view.play);
    look_away(view.play->look);
    play.gestures.tap_time = -1;
    return;
  }
  if (!view.ui.theme.touch) return;
  if (!play.gestures.closes) return look_at(view.settings, view.session, view.play, p);
  look_away(play.look);
  if (play.side != SidePanel::bag) play.overlay.pinned = no_type;
}

void pinch(Play& play, const Fingers& touch) {
  play.camera_taken_over = true;
  drag(play.camera, touch.pan_x, touch.pan_y);
  if (touch.zoom > 0 && touch.zoom != 1)
    zoom_at(play.camera, {touch.centre_x, touch.centre_y}, touch.zoom, true);
}

void wheel(PlayView& view, Point p) {
  const ImGuiIO& io = ImGui::GetIO();
  Play& play = view.play;
  if (const float factor = fingers().trackpad; factor != 1) {
    play.camera_taken_over = true;
    zoom_at(play.camera, p, factor, true);
  }
  // With Shift, browsers turn the wheel sideways.
  const float notches = io.MouseWheel != 0 ? io.MouseWheel : io.KeyShift ? -io.MouseWheelH : 0;
  if (notches == 0) return;
  const bool over_laid = play.hand.placement && !play.hand.choice_only &&
                         play.hand.placement->at == cell_at(play.camera, p);
  if (person_moves(view.session, view.play) && (over_laid || io.KeyShift || io.KeyAlt)) {
    play.gestures.wheel += notches;
    while (std::fabs(play.gestures.wheel) >= 1) {
      const int step = play.gestures.wheel > 0 ? -1 : 1;
      turn_tile(view, step);
      play.gestures.wheel += static_cast<float>(step);
    }
    return;
  }
  play.camera_taken_over = true;
  zoom_at(play.camera, p, std::pow(1.18f, std::clamp(notches, -4.0f, 4.0f)), false);
}

// What is carried is above a finger, which would hide it.
float above_finger(const Theme& theme) { return px(theme, 60); }

// Returns whether it is dropped on the
// board.
bool carry(const Theme& theme, Play& play, Point& p) {
  Gestures& g = play.gestures;
  if (theme.touch) p.y -= above_finger(theme);
  g.pressed = g.dragging = false;
  g.cursor.reset();
  g.pointer = p;
  g.looks = true;
  if (ImGui::GetIO().MouseDown[0]) return false;
  gestures_rest(g);
  g.let_go = true;
  return on_area(play.layout.board, p);
}

float carried_size(const Theme& theme, const Camera& camera) {
  return std::max(figure_size(camera), px(theme, 40));
}

// Returns the choice that the figure is dropped at.
std::optional<std::size_t> carry_figure(const Theme& theme, const Session& session, Play& play,
                                        Point p) {
  Gestures& g = play.gestures;
  const int kind = g.figure;
  carry(theme, play, p);
  const float size = carried_size(theme, play.camera);
  std::optional<ChoicePlace> to;
  if (on_area(play.layout.board, p))
    to = nearest_choice(choice_places(theme, session, play), p, size, kind);
  if (g.figure == no_piece) return to ? std::optional(to->choice.index) : std::nullopt;
  g.pointer.reset();
  if (to) g.pointer = to->mark;  // shows where it would go
  return std::nullopt;
}

// A press with an unsteady hand does not count as movement.
void look_around(Gestures& g, bool rests, Point p) {
  constexpr float moved = 4;  // pixels
  if (rests) {
    g.looks = false;
    g.resting = p;
  } else if (distance(p, g.resting) > moved) {
    g.looks = true;
  }
}

// Whether the figure that is dragged is one of those offered.
bool carries_figure(const Session& session, const Play& play) {
  if (!person_chooses(session, play) || play.hand.phase != Phase::figure) return false;
  const std::vector<int> kinds = offered_kinds(session.game, play.hand);
  return std::find(kinds.begin(), kinds.end(), play.gestures.figure) != kinds.end();
}

// Something is being carried: the tile, or a figure. Returns whether it is.
bool carries_on(PlayView& view, Point p) {
  Play& play = view.play;
  Gestures& g = play.gestures;
  if (g.carries) {
    const bool dropped = carry(view.ui.theme, play, p);
    const Position at = cell_at(play.camera, p);
    if (dropped && tile_at(shown(view.session).board, at) == no_tile)
      lay_tile(view, at);  // or explains why it does not fit
    return true;
  }
  if (g.figure == no_piece || !carries_figure(view.session, play)) {
    g.figure = no_piece;
    return false;
  }
  view.ui.controls.drag_window = no_window;
  if (play.hand.chosen || play.hand.kind != g.figure)
    take_up_figure(view.texts, view.settings, view.session, play, g.figure);
  if (const auto to = carry_figure(view.ui.theme, view.session, play, p)) pick(view, *to);
  return true;
}

// A press has moved: it takes up what it began at, if that can be taken up.
bool start_drag(PlayView& view) {
  Play& play = view.play;
  Gestures& g = play.gestures;
  if (!ImGui::GetIO().MouseDown[0]) return false;
  const ChoicePlaces places = choice_places(view.ui.theme, view.session, play);
  const auto placed = nearest_choice(places, g.press, places.reach);
  if (placed && play.hand.chosen == play.hand.offers[placed->choice.index]) {
    g.figure = placed->choice.kind;
    if (carries_figure(view.session, play)) return true;
    g.figure = no_piece;
  }
  const auto& laid = play.hand.placement;
  if (!laid || play.hand.choice_only || laid->at != cell_at(play.camera, g.press)) return false;
  take_back_move(play);
  return g.carries = true;
}

// A press lasts: it drags the board, or asks what is there. Returns false if it has become
// something else.
bool press_lasts(PlayView& view, Point p) {
  const ImGuiIO& io = ImGui::GetIO();
  Play& play = view.play;
  Gestures& g = play.gestures;
  g.press_seconds += std::min(io.DeltaTime, 0.05f);  // a slow frame must not become a long press
  if (!g.dragging && distance(p, g.press) > threshold(view.ui.theme, g.press_seconds)) {
    if (start_drag(view)) return false;
    g.dragging = true;
    play.camera_taken_over = true;
    drag(play.camera, p.x - g.press.x, p.y - g.press.y);
  } else if (g.dragging) {
    drag(play.camera, io.MouseDelta.x, io.MouseDelta.y);
  } else if (const float rests = view.ui.theme.long_press;
             !g.held && view.ui.theme.touch && rests > 0 && g.press_seconds > rests) {
    g.held = true;
    look_at(view.settings, view.session, view.play, p);
  }
  return true;
}

}  // namespace

bool pointer_frame(PlayView& view) {
  const ImGuiIO& io = ImGui::GetIO();
  Play& play = view.play;
  Gestures& g = play.gestures;
  const Fingers& touch = fingers();
  const Point p = io.MousePos;
  const bool inside = !io.WantCaptureMouse && ImGui::IsMousePosValid();
  g.let_go = false;
  if (touch.pinching) {
    if (!ui_dialog_open()) pinch(view.play, touch);
    gestures_rest(g);
    g.pressed = g.dragging = false;
    g.blocked = true;
    return true;
  }
  if (g.blocked) {
    g.blocked = io.MouseDown[0] || touch.down > 0;
    return g.blocked;
  }
  if (carries_on(view, p)) return true;
  const bool hovers = inside && !view.ui.theme.touch && on_area(play.layout.board, p);
  const bool down = io.MouseDown[0] || io.MouseDown[1] || io.MouseDown[2];
  const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0;
  g.pointer = hovers ? std::optional<Point>(p) : std::nullopt;
  look_around(g, !hovers || down, p);
  if (moved || io.MouseWheel != 0) g.rest_since = view.ui.now;
  if (inside && moved && !view.ui.theme.touch) g.cursor.reset();  // the mouse takes over
  const bool clicked =
      ImGui::IsMouseClicked(0) || ImGui::IsMouseClicked(1) || ImGui::IsMouseClicked(2);
  if (clicked && !io.WantCaptureMouse && !g.pressed && !on_notices(view.ui, p.x, p.y)) {
    g.pressed = true;
    g.dragging = g.held = false;
    g.closes = play.shown_player >= 0 || is_something(play.look.held) ||
               (play.overlay.pinned != no_type && play.side != SidePanel::bag);
    g.press = p;
    g.press_world = to_world(play.camera, p);
    g.press_time = view.ui.now;
    g.press_seconds = 0;
  }
  if (g.pressed && down && !press_lasts(view, p)) return true;
  if (g.pressed && !down) {
    g.pressed = false;
    if (!g.dragging && !g.held && ImGui::IsMousePosValid()) {
      // The board may have moved since.
      if (ImGui::IsMouseReleased(0)) tap(view, to_screen(play.camera, g.press_world));
      if (ImGui::IsMouseReleased(1)) turn_tile(view, 1);
    }
    g.dragging = false;
  }
  if (inside) wheel(view, p);
  return g.pressed;
}

// Features and tiles can be hit at any point.
std::optional<std::size_t> offer_under(const Theme& theme, const Session& session, const Play& play,
                                       Point p) {
  const ChoicePlaces places = choice_places(theme, session, play);
  if (const auto best = nearest_choice(places, p, places.reach)) return best->choice.index;
  if (play.hand.phase == Phase::figure || !play.hand.preview) return std::nullopt;
  const std::vector<Choice> shown = choices(session, play.pictures, play.hand);
  const Board& board = play.hand.preview->board;
  const Point world = to_world(play.camera, p);
  const Node node = feature_at(session, play.pictures, board, board.tiles.size(), world);
  return nearest_about(board, shown, node, cell_at(play.camera, p), world);
}

bool taps_again(Gestures& gestures, double now, Point p) {
  const bool again = now - gestures.tap_time < double_tap && distance(p, gestures.tap) < 24;
  gestures.tap_time = now;
  gestures.tap = p;
  return again;
}

void press_control(PlayView& view, BoardControl what) {
  switch (what) {
    case BoardControl::turn:
      return turn_tile(view, 1);
    case BoardControl::confirm:
      return confirm_move(view);
    case BoardControl::take_back:
      return take_back_move(view.play);
  }
}

void gestures_rest(Gestures& gestures) {
  gestures.pointer.reset();
  gestures.looks = gestures.carries = false;
  gestures.figure = no_piece;
}

bool moved_away(const Theme& theme) { return ImGui::IsMouseDragging(0, threshold(theme)); }

bool carries_something(const Gestures& gestures) {
  return gestures.carries || gestures.figure != no_piece || gestures.let_go;
}

void draw_carried(const PlayView& view) {
  const Play& play = view.play;
  const int kind = play.gestures.figure;
  if (kind == no_piece) return;
  Point p = ImGui::GetIO().MousePos;
  if (view.ui.theme.touch) p.y -= above_finger(view.ui.theme);
  const GamePaint paint{{view.ui.theme, *ImGui::GetForegroundDrawList()},
                        view.session,
                        play.pictures,
                        view.session->game};
  draw_piece(paint, {side_of_kind(kind, shown_decision(view.session).player), piece_of_kind(kind)},
             p, carried_size(view.ui.theme, play.camera));
}

}  // namespace bastide::web

#include "web/table/gestures.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/drawing/pieces.hpp"
#include "web/platform/input.hpp"
#include "web/table/board_controls.hpp"
#include "web/table/features.hpp"
#include "web/table/moves.hpp"
#include "web/table/panels.hpp"
#include "web/table/table_view.hpp"
#include "web/ui/press.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr double double_tap = 0.4;   // seconds

// Pixels that a press may move and still be a click; a finger that rests for longer than a tap is
// steadier.
constexpr float steady = 6, unsteady = 11, tap_seconds = 0.12f;
float threshold(const Theme& theme, float seconds = 0) {
  return theme.touch && seconds <= tap_seconds ? unsteady : steady;
}

float distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

bool tap_control(TableView& view, Point p) {
  for (const BoardControlPlace& control : board_controls(view.ui.theme, view.session, view.table)) {
    if (distance(control.at, p) > control.radius * 1.12f) continue;
    if (!stands(view.ui, control.id, view.table->gestures.press_time)) return true;
    switch (control.what) {
      case BoardControl::turn:
        turn_tile(view, 1);
        break;
      case BoardControl::confirm:
        confirm_move(view);
        break;
      case BoardControl::take_back:
        take_back_move(view.table);
        break;
    }
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

// The same for the marks of choices.
bool look_closer_at_marks(const Session& session, Table& table, Point p) {
  if (!person_chooses(session, table) || table.camera.wanted.zoom >= touch_zoom) return false;
  int near = 0;
  Point sum;
  for (const Choice& choice : choices(session, table.pictures, table.hand)) {
    if (!on_board(choice) || distance(to_screen(table.camera, choice.world), p) >= fingertip)
      continue;
    ++near;
    sum = {sum.x + choice.world.x, sum.y + choice.world.y};
  }
  if (near < 2) return false;
  const auto n = static_cast<float>(near);
  table.camera.wanted = {{sum.x / n, sum.y / n}, touch_zoom};
  return true;
}

// Where a finger covers several spots, the first touch zooms in and the next one chooses. True if
// the touch has been used for that.
bool look_closer(const Session& session, Table& table, Point p) {
  constexpr float too_small = 44, large_enough = 64;  // pixels per tile
  if (look_closer_at_marks(session, table, p)) return true;
  if (table.hand.fixed || table.camera.wanted.zoom >= too_small) return false;
  const std::vector<Spot> near = spots_near(table.camera, table.hand, p);
  if (near.size() < 2) return false;
  Point low{1e9f, 1e9f}, high{-1e9f, -1e9f};
  for (const Spot& spot : near) {
    const Point at = corner_of(spot.at);
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x + 1), std::max(high.y, at.y + 1)};
  }
  table.camera.wanted = {{(low.x + high.x) / 2, (low.y + high.y) / 2}, large_enough};
  return true;
}

void tap(TableView& view, Point p) {
  Table& table = view.table;
  const bool again = taps_again(table.gestures, view.ui.now, p);
  if (person_moves(view.session, view.table)) {
    if (tap_control(view, p)) return;
    if (view.ui.theme.touch && look_closer(view.session, table, p)) return;
    if (const auto offer = offer_under(view.ui.theme, view.session, view.table, p)) {
      pick(view, *offer, again);
      return;
    }
    const Position at = cell_at(table.camera, p);
    if (table.hand.placement && table.hand.placement->at == at) {
      turn_tile(view, 1);
      return;
    }
    if (find_spot(table.hand, at)) {
      lay_tile(view, at);
      return;
    }
    const CellIndex cell = find_cell(shown(view.session).board, at);
    if (cell != no_cell && shown(view.session).board.cells[cell].tile == no_tile &&
        !table.hand.fixed) {
      lay_tile(view, at);  // explains why it does not fit
      return;
    }
  } else if (!table.motion.steps.empty()) {
    motion_skip(view.session, view.table->display, view.table->motion);
    return;
  }
  if (again) {
    fit_table(view.ui.theme, view.session, view.table);
    look_away(view.table->look);
    table.gestures.tap_time = -1;
    return;
  }
  if (!view.ui.theme.touch) return;
  if (!table.gestures.closes) return look_at(view.settings, view.session, view.table, p);
  look_away(table.look);
  if (table.side != SidePanel::bag) table.overlay.pinned = no_type;
}

void pinch(Table& table, const Fingers& touch) {
  table.camera_taken_over = true;
  drag(table.camera, touch.pan_x, touch.pan_y);
  if (touch.zoom > 0 && touch.zoom != 1)
    zoom_at(table.camera, {touch.centre_x, touch.centre_y}, touch.zoom, true);
}

void wheel(TableView& view, Point p) {
  const ImGuiIO& io = ImGui::GetIO();
  Table& table = view.table;
  if (const float factor = fingers().trackpad; factor != 1) {
    table.camera_taken_over = true;
    zoom_at(table.camera, p, factor, true);
  }
  // With Shift, browsers turn the wheel sideways.
  const float notches = io.MouseWheel != 0 ? io.MouseWheel : io.KeyShift ? -io.MouseWheelH : 0;
  if (notches == 0) return;
  const bool over_laid = table.hand.placement && !table.hand.fixed &&
                         table.hand.placement->at == cell_at(table.camera, p);
  if (person_moves(view.session, view.table) && (over_laid || io.KeyShift || io.KeyAlt)) {
    table.gestures.wheel += notches;
    while (std::fabs(table.gestures.wheel) >= 1) {
      const int step = table.gestures.wheel > 0 ? -1 : 1;
      turn_tile(view, step);
      table.gestures.wheel += static_cast<float>(step);
    }
    return;
  }
  table.camera_taken_over = true;
  zoom_at(table.camera, p, std::pow(1.18f, std::clamp(notches, -4.0f, 4.0f)), false);
}

// The nearest choice on the board, of one kind of figure or of any.
std::optional<Choice> nearest_choice(const Session& session, const Table& table, Point p,
                                     float reach, int kind = no_piece) {
  std::optional<Choice> best;
  for (const Choice& choice : choices(session, table.pictures, table.hand)) {
    if (!on_board(choice) || (kind != no_piece && choice.kind != kind)) continue;
    const float d = distance(to_screen(table.camera, choice.world), p);
    if (d >= reach) continue;
    reach = d;
    best = choice;
  }
  return best;
}

float reach_of_choice(const Theme& theme, const Camera& camera) {
  return std::max(figure_size(camera) * 0.42f, theme.touch ? 22.0f : 14.0f);
}

// What is carried is above a finger, which would hide it.
float above_finger(const Theme& theme) { return px(theme, 60); }

// Returns whether it is dropped on the
// board.
bool carry(const Theme& theme, Table& table, Point& p) {
  Gestures& g = table.gestures;
  if (theme.touch) p.y -= above_finger(theme);
  g.pressed = g.dragging = false;
  g.cursor.reset();
  g.pointer = p;
  g.looks = true;
  if (ImGui::GetIO().MouseDown[0]) return false;
  gestures_rest(g);
  g.let_go = true;
  return on_area(table.layout.board, p);
}

float carried_size(const Theme& theme, const Camera& camera) {
  return std::max(figure_size(camera), px(theme, 40));
}

// Returns the choice that the figure is dropped at.
std::optional<Choice> carry_figure(const Theme& theme, const Session& session, Table& table,
                                   Point p) {
  Gestures& g = table.gestures;
  const int kind = g.figure;
  carry(theme, table, p);
  const float size = carried_size(theme, table.camera);
  std::optional<Choice> to;
  if (on_area(table.layout.board, p)) to = nearest_choice(session, table, p, size, kind);
  if (g.figure == no_piece) return to;
  g.pointer.reset();
  if (to) g.pointer = to_screen(table.camera, to->world);  // marks where it would go
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
bool carries_figure(const Session& session, const Table& table) {
  if (!person_chooses(session, table) || table.hand.phase != Phase::figure) return false;
  const std::vector<int> kinds = offered_kinds(session.game, table.hand);
  return std::find(kinds.begin(), kinds.end(), table.gestures.figure) != kinds.end();
}

// Something is being carried: the tile, or a figure. Returns whether it is.
bool carries_on(TableView& view, Point p) {
  Table& table = view.table;
  Gestures& g = table.gestures;
  if (g.carries) {
    const bool dropped = carry(view.ui.theme, table, p);
    const Position at = cell_at(table.camera, p);
    if (dropped && tile_at(shown(view.session).board, at) == no_tile)
      lay_tile(view, at);  // or explains why it does not fit
    return true;
  }
  if (g.figure == no_piece || !carries_figure(view.session, table)) {
    g.figure = no_piece;
    return false;
  }
  view.ui.controls.drag_window = no_window;
  if (table.hand.chosen || table.hand.kind != g.figure)
    take_up_figure(view.texts, view.settings, view.session, table, g.figure);
  if (const auto to = carry_figure(view.ui.theme, view.session, table, p)) pick(view, to->index);
  return true;
}

// A press has moved: it takes up what it began at, if that can be taken up.
bool start_drag(TableView& view) {
  Table& table = view.table;
  Gestures& g = table.gestures;
  if (!ImGui::GetIO().MouseDown[0]) return false;
  const auto placed =
      nearest_choice(view.session, table, g.press, reach_of_choice(view.ui.theme, table.camera));
  if (placed && table.hand.chosen == table.hand.offers[placed->index]) {
    g.figure = placed->kind;
    if (carries_figure(view.session, table)) return true;
    g.figure = no_piece;
  }
  const auto& laid = table.hand.placement;
  if (!laid || table.hand.fixed || laid->at != cell_at(table.camera, g.press)) return false;
  take_back_move(table);
  return g.carries = true;
}

// A press lasts: it drags the board, or asks what is there. Returns false if it has become
// something else.
bool press_lasts(TableView& view, Point p) {
  const ImGuiIO& io = ImGui::GetIO();
  Table& table = view.table;
  Gestures& g = table.gestures;
  g.press_seconds += std::min(io.DeltaTime, 0.05f);  // a slow frame must not become a long press
  if (!g.dragging && distance(p, g.press) > threshold(view.ui.theme, g.press_seconds)) {
    if (start_drag(view)) return false;
    g.dragging = true;
    table.camera_taken_over = true;
    drag(table.camera, p.x - g.press.x, p.y - g.press.y);
  } else if (g.dragging) {
    drag(table.camera, io.MouseDelta.x, io.MouseDelta.y);
  } else if (const float rests = view.ui.theme.long_press;
             !g.held && view.ui.theme.touch && rests > 0 && g.press_seconds > rests) {
    g.held = true;
    look_at(view.settings, view.session, view.table, p);
  }
  return true;
}

}  // namespace

bool pointer_frame(TableView& view) {
  const ImGuiIO& io = ImGui::GetIO();
  Table& table = view.table;
  Gestures& g = table.gestures;
  const Fingers& touch = fingers();
  const Point p = io.MousePos;
  const bool inside = !io.WantCaptureMouse && ImGui::IsMousePosValid();
  g.let_go = false;
  if (touch.pinching) {
    if (!ui_dialog_open()) pinch(view.table, touch);
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
  const bool hovers = inside && !view.ui.theme.touch && on_area(table.layout.board, p);
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
    g.closes = table.shown_player >= 0 || is_something(table.look.held) ||
               (table.overlay.pinned != no_type && table.side != SidePanel::bag);
    g.press = p;
    g.press_world = to_world(table.camera, p);
    g.press_time = view.ui.now;
    g.press_seconds = 0;
  }
  if (g.pressed && down && !press_lasts(view, p)) return true;
  if (g.pressed && !down) {
    g.pressed = false;
    if (!g.dragging && !g.held && ImGui::IsMousePosValid()) {
      // The board may have moved since.
      if (ImGui::IsMouseReleased(0)) tap(view, to_screen(table.camera, g.press_world));
      if (ImGui::IsMouseReleased(1)) turn_tile(view, 1);
    }
    g.dragging = false;
  }
  if (inside) wheel(view, p);
  return g.pressed;
}

// Features and tiles can be hit at any point.
std::optional<std::size_t> offer_under(const Theme& theme, const Session& session,
                                       const Table& table, Point p) {
  if (const auto best = nearest_choice(session, table, p, reach_of_choice(theme, table.camera)))
    return best->index;
  if (table.hand.phase == Phase::figure || !table.hand.preview) return std::nullopt;
  const std::vector<Choice> shown = choices(session, table.pictures, table.hand);
  const Board& board = table.hand.preview->board;
  const Point world = to_world(table.camera, p);
  const Node node = feature_at(session, table.pictures, board, board.tiles.size(), world);
  return nearest_about(board, shown, node, cell_at(table.camera, p), world);
}

bool taps_again(Gestures& gestures, double now, Point p) {
  const bool again = now - gestures.tap_time < double_tap && distance(p, gestures.tap) < 24;
  gestures.tap_time = now;
  gestures.tap = p;
  return again;
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

void drag_figure(const TableView& view, int kind) {
  if (ImGui::IsItemActive() && moved_away(view.ui.theme))
    intend(view, [kind](TableView& v) { v.table->gestures.figure = kind; });
}

void draw_carried(const TableView& view) {
  const Table& table = view.table;
  const int kind = table.gestures.figure;
  if (kind == no_piece) return;
  Point p = ImGui::GetIO().MousePos;
  if (view.ui.theme.touch) p.y -= above_finger(view.ui.theme);
  draw_piece(paint_of(view, *ImGui::GetForegroundDrawList()),
             {side_of_kind(kind, shown_decision(view.session).player), piece_of_kind(kind)}, p,
             carried_size(view.ui.theme, table.camera));
}

}  // namespace bastide::web

// What the pointer does over the board.
#pragma once

#include <optional>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Session;
struct Play;
struct PlayView;
struct Theme;
struct Ui;
enum class BoardControl : unsigned char;

struct Gestures {
  bool pressed = false;   // a press has begun on the board
  bool dragging = false;  // it has moved: no longer a click
  bool held = false;      // it was a long press
  bool blocked = false;   // two fingers were down: nothing counts until all are up
  bool carries = false;   // the drawn tile is dragged, from the hand or from where it was tried
  // A card or marks that a tap elsewhere closes were shown at the press: its tap closes them and
  // does nothing more.
  bool closes = false;
  int figure = -1;      // the kind of figure that is dragged like it; -1: none
  bool let_go = false;  // in this frame, of what was dragged
  Point press;
  Point press_world;      // what was seen there
  double press_time = 0;  // on the page's clock
  float press_seconds = 0;
  double tap_time = -1;
  Point tap;
  float wheel = 0;               // scrolling not consumed yet
  std::optional<Point> pointer;  // over the board; not for a finger
  // Things are inspected only where the mouse was moved to, not where it happens to be after a
  // press, a dialog or a panel.
  bool looks = false;
  Point resting;
  double rest_since = 0;           // when the mouse last moved
  std::optional<Position> cursor;  // of the keyboard, among the legal spots
};

// Whether the main button or a finger has moved too far for a click.
bool moved_away(const Theme& theme);

// Notes a tap. Whether it is the second one of a double tap, which chooses nothing more.
bool taps_again(Gestures& gestures, double now, Point p);

// Whether something is dragged, or has been until now: a press of what it began at is none.
bool carries_something(const Gestures& gestures);

// Does what the pointer asks for in this frame, by what the last one has shown. True while
// something is being moved.
bool pointer_frame(PlayView& view);

// Does what a button at the tile says.
void press_control(PlayView& view, BoardControl what);

// Call instead of it while a dialog covers the board: nothing is pointed at.
void gestures_rest(Gestures& gestures);

// The choice that a press at a point of the screen would pick; the nearest one of several.
std::optional<std::size_t> offer_under(const Theme& theme, const Session& session, const Play& play,
                                       Point p);

// The figure that is dragged, over everything, as it may come from a panel.
void draw_carried(const PlayView& view);

}  // namespace bastide::web

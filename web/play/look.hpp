// "What is this?" for whatever the mouse rests on, a finger holds, or the keys have moved to: the
// feature is tinted on all its tiles, and a card describes it.
#pragma once

#include <optional>
#include <string>

#include "engine/rules/action.hpp"
#include "web/drawing/camera.hpp"
#include "web/play/card.hpp"
#include "web/reading/reading.hpp"
#include "web/session/memo.hpp"

namespace bastide {
struct State;
}  // namespace bastide

namespace bastide::web {

struct BoardDrawing;
struct PageSet;
struct Play;
struct PlayView;
struct Session;
struct Settings;

// A feature, possibly found through a figure on it, an empty cell, or a place defined by a set.
struct Subject {
  Node node = no_node;
  int figure = -1;  // among DisplayState::figures
  std::optional<Position> cell = {};
  const PageSet* set = nullptr;  // the set that defines the place
  Place place = {};
  friend bool operator==(const Subject&, const Subject&) = default;
};
inline bool is_something(const Subject& s) { return s.node != no_node || s.cell || s.set; }

struct Inspection {
  Subject held;                  // selected by finger or keys; not by a resting mouse
  std::optional<Position> walk;  // the cell that the keys have moved to

  // What is shown in this frame: nothing, the subject alone while its card is about to appear, or
  // both.
  Subject subject;
  Point near;  // on the screen
  bool waiting = false;

  struct A11yNode {
    FeatureReading feature;
    Card card;
  };
  Memo<A11yNode, Subject, std::optional<Action>> told;  // `placement`: of the tile being tried
};

// The position being inspected, including the tentatively placed tile, if there is one.
struct Sight {
  const State& state;
  std::size_t tiles;  // how many tiles of its board, from the first
};
Sight sight_of(const Session& session, const Play& play);

// For a finger: the same again closes it.
void look_at(const Settings& settings, const Session& session, Play& play, Point screen);
// For keys: starts, then moves on to the next subject in the same cell.
void look_next(PlayView& view);
void look_beside(PlayView& view, int dx, int dy);
void look_away(Inspection& look);

// Finds what is inspected in this frame, and tells of it.
void look_frame(PlayView& view);
// Returns its card, if there is one.
std::optional<ShownCard> draw_look(const BoardDrawing& on, const PlayView& view);

}  // namespace bastide::web

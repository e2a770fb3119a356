// What is this? Whatever the mouse rests on, a finger holds, or the keys have moved to: the feature
// is tinted on all its tiles, and a card describes it.
#pragma once

#include <imgui.h>

#include <optional>
#include <string>

#include "engine/rules/game.hpp"
#include "web/drawing/camera.hpp"
#include "web/table/card.hpp"

namespace bastide::web {

struct PageSet;
struct Session;
struct Settings;
struct Table;
struct TableView;

// A feature, possibly through a figure on it, an empty cell, or a place of a set.
struct Subject {
  Node node = no_node;
  int figure = -1;  // among DisplayState::figures
  std::optional<Position> cell = {};
  const PageSet* set = nullptr;  // whose place it is
  Place place = {};
  friend bool operator==(const Subject&, const Subject&) = default;
};
inline bool is_something(const Subject& s) { return s.node != no_node || s.cell || s.set; }

struct Inspection {
  Subject held;                  // by finger or keys; the mouse just rests
  std::optional<Position> walk;  // the cell that the keys have moved to

  // What was read last, and about what.
  Subject subject;
  std::size_t cursor = 0;
  unsigned revision = 0;
  std::optional<Action> placement;
  FeatureReading feature;
  Card card;
};

// The position being inspected: with the tentatively placed tile, if there is one.
struct Sight {
  const State& state;
  std::size_t tiles;  // the first ones of its board
};
Sight sight_of(const Session& session, const Table& table);

// By finger: the same again closes it.
void look_at(const Settings& settings, const Session& session, Table& table, Point screen);
// By keys: begins, then goes on to the next thing in the same cell.
void look_next(TableView& view);
void look_beside(TableView& view, int dx, int dy);
void look_away(Inspection& look);

// True while a card is about to appear.
bool draw_look(TableView& view, ImDrawList& draw);

}  // namespace bastide::web

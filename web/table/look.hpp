// What is this? What the mouse rests on, a finger holds, or the keys have gone to: the feature is
// tinted over all its tiles, and a card tells about it.
#pragma once

#include <imgui.h>

#include <optional>
#include <string>

#include "engine/rules/game.hpp"
#include "web/table/camera.hpp"
#include "web/table/card.hpp"

namespace bastide::web {

struct App;

// A feature, maybe by a figure upon it, or an empty cell.
struct Subject {
  Node node = no_node;
  int figure = -1;  // among Scene::figures
  std::optional<Position> cell;
  friend bool operator==(const Subject&, const Subject&) = default;
};
inline bool is_something(const Subject& s) { return s.node != no_node || s.cell; }

struct Glance {
  Subject held;                  // by finger or keys; the mouse just rests
  std::optional<Position> walk;  // the cell to which the keys have gone

  // What has been read last, and of what.
  Subject subject;
  std::size_t cursor = 0;
  unsigned revision = 0;
  std::optional<Action> placement;
  FeatureReading feature;
  Card card;
};

// The position that is being looked at: with the tile that lies tentatively, if one does.
struct Sight {
  const State& state;
  std::size_t tiles;  // the first ones of its board
};
Sight sight_of(const App& app);

// By finger: again at the same looks away.
void look_at(App& app, Point screen);
// By keys: begins, then goes on to the next thing in the same cell.
void look_next(App& app);
void look_beside(App& app, int dx, int dy);
void look_away(App& app);

// True while a card is to come.
bool draw_look(App& app, ImDrawList& draw);

}  // namespace bastide::web

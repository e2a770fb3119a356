// The view of the table. World units are tiles: the cell x,y covers x..x+1, y..y+1.
#pragma once

#include <imgui.h>

#include "engine/board/board.hpp"
#include "web/ui/area.hpp"

namespace bastide::web {

using Point = ImVec2;  // of the screen, or of the world

struct View {
  Point centre{0.5f, 0.5f};  // world point in the middle of the area
  float zoom = 96;           // pixels per tile
};

struct Camera {
  Area area;         // the part of the screen through which the board is seen, free of panels
  View now;          // what is shown
  View wanted;       // what it is gliding towards
  float least = 18;  // zoom; less where a large board needs it to be seen as a whole
};

inline constexpr float max_zoom = 640;

inline Point corner_of(Position cell) {  // the upper left one
  return {static_cast<float>(cell.x), static_cast<float>(cell.y)};
}
inline Point middle_of(Position cell) {
  return {static_cast<float>(cell.x) + 0.5f, static_cast<float>(cell.y) + 0.5f};
}
Point to_screen(const Camera& camera, Point world);
Point to_world(const Camera& camera, Point screen);
Position cell_at(const Camera& camera, Point screen);

// Moves at once, by pixels: the board sticks to the finger.
void drag(Camera& camera, float dx, float dy);
// Zooms by a factor so that the world point under `screen` stays there. Immediately for a pinch,
// gliding for wheel and keys.
void zoom_at(Camera& camera, Point screen, float factor, bool at_once);
// Glides so that the whole board, including the cells around it, can be seen; no closer than
// `most`.
void fit(Camera& camera, const Board& board, float most);
// Whether all of that can be seen where it glides to.
bool sees_all(const Camera& camera, const Board& board);
// The same of the middle of a cell.
bool sees(const Camera& camera, Position at);
// Glides so that a cell is inside the area, with so many tiles around it; does nothing if it
// already is.
inline constexpr float well_inside = 0.7f, just_inside = 0;
void show_cell(Camera& camera, Position at, float around = well_inside);
// Advances the gliding by one step. True while it moves.
bool glide(Camera& camera, float seconds, bool reduce_motion);

}  // namespace bastide::web

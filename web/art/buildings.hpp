// Houses, towers and walls, seen from above and slightly from the south: the ground plan is
// undistorted, heights extend towards the top of the picture.
#pragma once

#include "web/art/canvas.hpp"
#include "web/art/geometry.hpp"

namespace bastide::art {

struct House {
  Vec2 at;              // middle of the ground plan
  float ridge = 0.07f;  // length along the ridge
  float depth = 0.05f;  // across it
  float angle = 0;      // of the ridge
  float wall = 0.022f;  // height to the eaves
  float roof = 0.026f;  // from the eaves to the ridge
  Rgb tiles, plaster;
  bool hipped = false;
  bool pointed = false;  // a square plan under a spire
};
void paint_house_shadow(Canvas& canvas, const House& house);
void paint_house(Canvas& canvas, const House& house, bool openings = true);
// Half the diagonal of the ground plan.
float house_radius(const House& house);

struct Tower {
  Vec2 at;
  float radius = 0.03f;
  float height = 0.05f;
  float roof = 0;  // height of a pointed roof; 0: battlements
  Rgb stone, tiles;
  bool flag = false;
};
void paint_tower_shadow(Canvas& canvas, const Tower& tower);
void paint_tower(Canvas& canvas, const Tower& tower);
// A flag flying east from the top of a pole.
void paint_flag(Canvas& canvas, Vec2 foot, float height, Rgb colour);

// Light comes from the north-west: brightness of a surface with this normal (x, y on the ground, z
// up).
float light_on(float x, float y, float z);
// The direction of all shadows, per unit of height.
inline constexpr Vec2 shadow_fall = {0.85f, 0.55f};
// Pen width of outlines.
inline constexpr float fine_pen = 0.0042f;

}  // namespace bastide::art

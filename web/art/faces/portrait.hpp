// A portrait while it is painted: the picture, who it is of, in which mood, and the means by which
// everything on it is painted, so that it looks as if one hand had drawn it.
#pragma once

#include "web/art/faces/brushes.hpp"
#include "web/art/canvas.hpp"
#include "web/art/faces/faces.hpp"

namespace bastide::art {

// What a mood does to a face. Angles are radians to the right, distances hundredths of the picture.
struct Expression {
  float tilt = 0, sink = 0;              // of the head
  float hat_turn = 0, hat_sink = 0;      // beyond that
  float inner_brow = 0, outer_brow = 0;  // raised
  float open = 0.8f;                     // the eyes; 0: closed, above 1: wide
  bool beaming = false;                  // eyes closed by a smile
  float look_x = 0, look_y = 0;          // -1 to 1
  float smile = 0;                       // -1 to 1
  float gape = 0;                        // how far the mouth is open, 0 to 1
  float tremble = 0;                     // a mouth that is no straight line
  float blush = 0.5f, pallor = 0;        // of the cheeks, of all the skin
  float nature = 1;                      // how far the face follows its own slant and lids
  float droop = 0;                       // of whatever can hang: feathers, ears, straws
  bool sweat = false;
};

struct Person;

struct Portrait {
  Canvas& canvas;
  const Person& person;
  const Expression& mood;
  Mask frame;                 // nothing is painted outside: the medallion and what rises above it
  Placement head, body, hat;  // hats are drawn about the middle of the forehead's upper edge
  Path face;                  // the outline of the head, on the picture
  Rgb skin;
  float line;  // the width of an outline
  bool small() const { return canvas.scale() < 100; }
};

// Lit as if it bulged towards us, and outlined in ink.
struct Bulge {
  float depth = 1;  // 0: flat
  float line = 1;   // how strong the outline is; 0: none
};
void paint_form(Portrait& p, const Path& outline, Rgb colour, Bulge bulge = {});
// Only what lies on another shape.
void paint_on(Portrait& p, const Mask& ground, const Path& shape, Rgb colour, float alpha = 1);
void glaze_on(Portrait& p, const Mask& ground, const Path& shape, Rgb colour, float alpha = 1);
Mask mask_of(const Portrait& p, const Path& shape);
// A stroke of the pen.
void ink_line(Portrait& p, const Path& along, float width = 1, float alpha = 0.9f, Taper ends = {});
// A cloud of colour without an edge.
void tint(Portrait& p, const Mask& ground, Vec2 at, float radius, Rgb colour, float alpha);
// A soft shadow along a line.
void shade_along(Portrait& p, const Mask& ground, const Path& line, float width, float alpha);
// Hair within `ground`: strokes from points along one line to points along another.
struct Strands {
  Path from, to;
  int count;
  float bow = 0;  // sideways, in hundredths
};
void comb(Portrait& p, const Mask& ground, const Strands& strands, Rgb hair);

}  // namespace bastide::art

// Who is portrayed: a row of data for each, and the painters of what they wear and carry.
#pragma once

#include "web/art/faces/portrait.hpp"

namespace bastide::art {

// Outlines are in hundredths about a point between the eyes and the nose.
struct Person {
  std::string_view id;
  Rgb skin, hair, cloth, ground;  // ground: behind them
  Marks head;                     // the right half of its outline
  Marks nose, nose_line;          // its shape, and the line of the pen along it
  float ears = 0;                 // how large; 0: hidden
  float eyes_apart = 10, eyes_y = -5, eye_width = 5.2f, eye_height = 5.6f;
  float lids = 0;     // how far they hang by nature
  float slant = 0;    // eyes and brows rise outwards
  float brow = 2.2f;  // how thick
  float brow_y = -14;
  float mouth_y = 18, mouth_width = 9;
  float temper = 0;  // added to the smile
  Rgb iris = {0.33f, 0.2f, 0.12f};
  Vec2 hat_at{0, -0.24f};
  bool sly = false;  // smiles with open eyes
  // From the back to the front; null: nothing.
  void (*backdrop)(Portrait&) = nullptr;  // far away, in the colour of the ground
  void (*behind)(Portrait&) = nullptr;    // tools over the shoulder, hair at the back of the head
  void (*dress)(Portrait&) = nullptr;
  void (*beard)(Portrait&) = nullptr;     // over the skin, beneath mouth and nose
  void (*whiskers)(Portrait&) = nullptr;  // over the mouth
  void (*hat)(Portrait&) = nullptr;       // and hair beneath it
  void (*front)(Portrait&) = nullptr;     // glasses, tools in front
};

// Neck, ears and the bare head; eyes, brows, nose and mouth as the mood has them.
void paint_head(Portrait& p);
void paint_features(Portrait& p);
void paint_mouth(Portrait& p);
void paint_nose(Portrait& p);
// A bead of sweat on the temple.
void paint_bead(Portrait& p);

// ---- For those who dress them ------------------------------------------------------------------

void paint_neck(Portrait& p);
void paint_shoulders(Portrait& p, Rgb cloth);
// A hand around something; `at` in hundredths of the body, the thumb up.
void paint_fist(Portrait& p, Vec2 at, float turned, float size = 1);
// A straight piece of wood or metal, between two points of the picture.
void paint_rod(Portrait& p, Vec2 from, Vec2 to, float width, Rgb colour);
// The shadow of a hat on the forehead, along its lower edge.
void shade_forehead(Portrait& p, const Path& edge);

// What lies far behind, as if through much air; about the middle of the body.
void far_shape(Portrait& p, const Path& outline, Rgb colour, float alpha = 0.5f);
void far_line(Portrait& p, const Path& along, float width, Rgb colour, float alpha = 0.5f);
void far_country(Portrait& p);
void far_tree(Portrait& p, Vec2 at, float size);
void far_house(Portrait& p, Vec2 at, float size, Rgb roof);

// ---- Who they are ------------------------------------------------------------------------------

extern const Person piper, miller, mason, bailiff, castellan, architect, ploughman, poacher;

}  // namespace bastide::art

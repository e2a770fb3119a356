// The faces of computer players on the screen, in a ring of a player's colour.
#pragma once

#include <imgui.h>

#include "web/art/faces/faces.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

struct Pictures;

inline constexpr int no_colour = -1;  // a plain ring

struct FaceShown {
  int face;  // art::face_of
  art::Mood mood = art::Mood::calm;
  int colour = no_colour;
  bool marked = false;  // with the badge of the colour on its lower edge
};
// `size`: of the ring; hats rise above it by a tenth.
void draw_face(const Paint& paint, Pictures& pictures, const FaceShown& shown, ImVec2 centre,
               float size);

}  // namespace bastide::web

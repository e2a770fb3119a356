// What stands for a player on the screen: a computer player's face or a person's own sign, in a
// ring of the colour; or the badge of that.
#pragma once

#include <imgui.h>

#include "engine/record/record.hpp"
#include "web/art/faces/faces.hpp"
#include "web/session/settings.hpp"
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

// Who somebody is to look at.
struct Likeness {
  int face = -1;           // art::face_of
  int sign = no_own_sign;  // a figure, of whoever plays at this device

  bool any() const { return face >= 0 || sign != no_own_sign; }
};
Likeness likeness_of(const Oneself& oneself, const PlayerEntry& player);

struct LikenessShown {
  art::Mood mood = art::Mood::calm;
  int colour = 0;
  bool marked = false;  // as FaceShown
};
// Who has no likeness has the badge of the colour.
void draw_likeness(const Paint& paint, Pictures& pictures, const Likeness& likeness,
                   const LikenessShown& shown, ImVec2 centre, float size);

}  // namespace bastide::web

// Where the marks of the choices are on the screen: each at the place that it is about or, where it
// would cover another, beside that.
#pragma once

#include <vector>

#include "web/play/choices.hpp"

namespace bastide::web {

struct Play;
struct Theme;

struct ChoicePlace {
  Choice choice;
  Point about, mark;  // on the screen
};

struct ChoicePlaces {
  std::vector<ChoicePlace> all;  // those on the board
  float size = 0;                // of a mark
  float reach = 0;               // how far from its middle a press means it
};

// The width of what a finger can press, in pixels of the page.
inline constexpr float finger_target = 44;

ChoicePlaces choice_places(const Theme& theme, const Session& session, const Play& play);

// Moves marks apart, until none is nearer to another than `least`; those that are fixed stay.
struct SpreadMark {
  Point at;
  bool fixed = false;
};
void spread(std::vector<SpreadMark>& marks, float least);

}  // namespace bastide::web

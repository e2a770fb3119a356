// The letters of a frame as they were drawn.
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "tests/gallery/screens/stage.hpp"

namespace gallery {

// A letter, and what is visible of its surroundings.
struct Letter {
  ImVec2 min, max;
  ImVec4 clip;
  ImVec2 in_atlas;  // its corner there, 0..1
};

std::vector<Letter> letters_of(const ImDrawList& list, float density);

// All words of the last frame, one after another without spaces.
std::string words_drawn(const Stage& stage);

}  // namespace gallery

// A small picture of what an offer of the hand is about.
#pragma once

#include <imgui.h>

#include <cstddef>

namespace bastide::web {

struct GamePaint;
struct Hand;
struct Texts;

void draw_choice_sign(const GamePaint& paint, const Texts& texts, const Hand& hand,
                      std::size_t offer, ImVec2 centre, float size);

}  // namespace bastide::web

// A small picture of what an offer of the hand is about.
#pragma once

#include <imgui.h>

#include <cstddef>

#include "web/drawing/pieces.hpp"

namespace bastide::web {

struct Hand;
struct Pictures;
struct Session;
struct Texts;

void draw_choice_sign(const Theme& theme, const Texts& texts, const Session& session,
                      Pictures& pictures, const Hand& hand, ImDrawList& draw, std::size_t offer,
                      ImVec2 centre, float size);

}  // namespace bastide::web

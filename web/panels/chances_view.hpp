// The chances to win after each turn, as the sides' shares on top of each other.
#pragma once

#include <imgui.h>

#include <functional>
#include <string>

#include "web/ui/area.hpp"

namespace bastide {
struct Analysis;
}  // namespace bastide

namespace bastide::web {

struct Session;
struct Texts;

// `x_at`: where the position after so many actions is.
void draw_chances(ImDrawList& draw, const Session& session, const Analysis& analysis,
                  const Area& area, const std::function<float(std::size_t)>& x_at);
// "Anna: 63%, Bo: 37%", after a turn.
std::string chances_words(const Texts& texts, const Session& session, const Analysis& analysis,
                          std::size_t turn);

}  // namespace bastide::web

#include "web/panels/chances_view.hpp"

#include <cmath>

#include "engine/review/analysis.hpp"
#include "web/session/session.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

void draw_chances(ImDrawList& draw, const Session& session, const Analysis& analysis,
                  const Area& area, const std::function<float(std::size_t)>& x_at) {
  const auto& chances = analysis.chances;
  draw.AddRectFilled(area.min(), area.max(), colour::paper_low);
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const float from = x_at(analysis.turns[i].begin), to = x_at(analysis.turns[i].end);
    float low = area.y, low_before = area.y;
    for (PlayerIndex side = 0; side < session.game.sides; ++side) {
      const float high = low + area.height * static_cast<float>(chances[i][side]);
      const double before = chances[i > 0 ? i - 1 : 0][side];
      const float high_before = low_before + area.height * static_cast<float>(before);
      draw.AddQuadFilled({from, low_before}, {to + 0.5f, low}, {to + 0.5f, high},
                         {from, high_before}, player_colour(colour_of(session, side)));
      low = high;
      low_before = high_before;
    }
  }
}

std::string chances_words(const Texts& texts, const Session& session, const Analysis& analysis,
                          std::size_t turn) {
  std::string words;
  for (PlayerIndex side = 0; side < session.game.sides; ++side) {
    const long percent = std::lround(100 * analysis.chances[turn][side]);
    if (side > 0) words += ", ";
    words += tr_pair(texts, player_name(texts, session.record, side),
                     tr(texts, "settings.percent", {std::to_string(percent)}));
  }
  return words;
}

}  // namespace bastide::web

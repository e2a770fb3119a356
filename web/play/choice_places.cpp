#include "web/play/choice_places.hpp"

#include <algorithm>
#include <cmath>

#include "web/drawing/pieces.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/session/session.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {
namespace {

constexpr std::size_t many = 12;  // marks all over the board: small, each where it belongs

// The mark of a figure is a ring around it, that of a space its frame.
bool stays(const Choice& choice) {
  return choice.at == ChoiceAt::figure || choice.at == ChoiceAt::cell;
}

bool needs_fingertips(const Theme& theme, const Play& play) {
  return theme.touch || play.layout.shape != TableShape::wide;
}

}  // namespace

void spread(std::vector<SpreadMark>& marks, float least) {
  constexpr int rounds = 80;
  for (int round = 0; round < rounds; ++round) {
    bool moved = false;
    for (std::size_t i = 0; i < marks.size(); ++i)
      for (std::size_t k = i + 1; k < marks.size(); ++k) {
        SpreadMark &a = marks[i], &b = marks[k];
        if (a.fixed && b.fixed) continue;
        float dx = b.at.x - a.at.x, dy = b.at.y - a.at.y, apart = std::hypot(dx, dy);
        if (apart >= least - 0.5f) continue;
        if (apart < 0.5f) {  // one on the other: in a direction of its own
          const float angle = static_cast<float>(i + 2 * k);
          dx = std::cos(angle), dy = std::sin(angle), apart = 1;
        }
        const float push = (least - std::min(apart, least)) / apart;
        const float share = a.fixed || b.fixed ? 1.0f : 0.5f;
        if (!a.fixed) a.at = {a.at.x - dx * push * share, a.at.y - dy * push * share};
        if (!b.fixed) b.at = {b.at.x + dx * push * share, b.at.y + dy * push * share};
        moved = true;
      }
    if (!moved) return;
  }
}

ChoicePlaces choice_places(const Theme& theme, const Session& session, const Play& play) {
  ChoicePlaces places;
  for (const Choice& choice : choices(session, play.pictures, play.hand)) {
    if (!on_board(choice)) continue;
    const Point at = to_screen(play.camera, choice.world);
    places.all.push_back({choice, at, at});
  }
  const std::size_t count = places.all.size();
  places.size = figure_size(play.camera) * (count > 4 ? 0.72f : 0.92f);
  const bool finger = needs_fingertips(theme, play);
  constexpr float mouse_target = 28;
  const float target = finger ? finger_target : mouse_target;
  places.reach = std::max(places.size * 0.42f, target / 2);
  if (count > many) return places;
  places.size = std::max(places.size, target);
  std::vector<SpreadMark> marks;
  for (const ChoicePlace& place : places.all) marks.push_back({place.about, stays(place.choice)});
  spread(marks, target);
  for (std::size_t i = 0; i < count; ++i) places.all[i].mark = marks[i].at;
  return places;
}

}  // namespace bastide::web

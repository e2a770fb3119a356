// The page's side of drawing for the first turn (VAR-2).
#include <algorithm>

#include "web/sets/page_set.hpp"

namespace bastide::web {
namespace {

std::string tell_decided(const Happening& h) {
  const Action& action = h.event().action;
  if (action.kind != ActionKind::draw) return {};
  const auto& segments = h.game.types[action.what].segments;
  const auto roads = std::count_if(segments.begin(), segments.end(), [](const Segment& segment) {
    return segment.kind == SegmentKind::road;
  });
  return tr_count(h.texts, "event.lot", static_cast<long>(roads), {h.who});
}

}  // namespace

extern const PageSet first_draw_page = {
    .id = "first-draw",
    .tell_decided = tell_decided,
};

}  // namespace bastide::web

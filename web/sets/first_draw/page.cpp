// The page's side of drawing for the first turn (VAR-2).
#include "engine/rules/game.hpp"
#include "engine/sets/first_draw/roads.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_decided(const EventContext& h) {
  const Action& action = h.event().action;
  if (action.kind != ActionKind::draw) return {};
  return tr_count(h.texts, "event.lot", roads_on(h.game.types[action.what]), {h.who});
}

}  // namespace

extern const PageSet first_draw_page = {
    .id = "first-draw",
    .tell_decided = tell_decided,
};

}  // namespace bastide::web

// The page's side of the River.
#include "engine/rules/game.hpp"
#include "engine/rules/state.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  const bool discarded = event.piece == Piece::tile && event.to.kind == PlaceKind::off &&
                         event.type != no_type && h.game.pile[event.type] != main_pile;
  return discarded ? tr(h.texts, "event.discarded.river", {h.who, h.at}) : std::string();
}

constexpr std::string_view tiles[] = {
    "river-c3/RRVF-spring",
    "river-c3/VRVR",
    "river-c3/VFFF-lake",
};
constexpr HelpSection sections[] = {
    {"lay", "RIVER-1–10, RIVER-13, RIVER-14"},
    {"figures", "RIVER-9, RIVER-11, RIVER-12"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles};

}  // namespace

extern const PageSet river_page = {
    .id = "river",
    .tell_move = tell_move,
    .help = &help,
};

}  // namespace bastide::web

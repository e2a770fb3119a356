// What the page says of the Ferries.
#include "web/sets/sets.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const Happening& h) {
  const Event& event = h.event();
  if (event.piece != Piece::ferry) return {};
  return tr(h.texts, event.from.kind == PlaceKind::off ? "event.ferry-placed" : "event.ferry-moved",
            {h.who, h.at});
}

constexpr PhaseWord phases[] = {
    {Phase::ferry_place, "ferry-place"},
    {Phase::ferry_move, "ferry-move"},
};
constexpr WordTopic topics[] = {
    {"ferry-place", "ferries.place"},
    {"ferry-move", "ferries.move"},
};

constexpr std::string_view tiles[] = {"ferries/CRRR-lake", "ferries/RRRR-lake"};
constexpr HelpSection sections[] = {
    {"place", "FERRY-1–7"},
    {"move", "FERRY-8–18"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles};

}  // namespace

const PageSet ferries_page = {
    .id = "ferries",
    .tell_move = tell_move,
    .phases = phases,
    .topics = topics,
    .help = &help,
};

}  // namespace bastide::web

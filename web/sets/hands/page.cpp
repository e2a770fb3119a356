// What the page says of tiles in hand (VAR-3, VAR-4).
#include "web/sets/sets.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const Happening& h) {
  const Event& event = h.event();
  const bool chosen = event.piece == Piece::tile && event.from.kind == PlaceKind::kept &&
                      event.to.kind == PlaceKind::hand;
  return chosen ? tr(h.texts, "event.chosen", {h.who, h.at}) : std::string();
}

constexpr PhaseWord phases[] = {{Phase::choose, "choose-tile"}};
constexpr WordTopic topics[] = {{"choose-tile", "base.tile"}};

}  // namespace

const PageSet hands_page = {
    .id = "hands",
    .tell_move = tell_move,
    .phases = phases,
    .topics = topics,
};

}  // namespace bastide::web

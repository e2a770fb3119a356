#include "engine/rules/event.hpp"

namespace bastide {

Event& append_event(Events& events, EventKind kind, PlayerIndex player) {
  events.emplace_back();
  events.back().kind = kind;
  events.back().player = player;
  return events.back();
}

Event& append_move(Events& events, PlayerIndex player, Piece piece, const Place& from,
                   const Place& to) {
  Event& event = append_event(events, EventKind::moved, player);
  event.piece = piece;
  event.from = from;
  event.to = to;
  return event;
}

std::size_t told_as_one(const Events& events, std::size_t first) {
  std::size_t end = first + 1;
  while (is_token_taken(events[first]) && end < events.size() && is_token_taken(events[end]) &&
         events[end].from == events[first].from)
    ++end;
  return end - first;
}

}  // namespace bastide

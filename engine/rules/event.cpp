#include "engine/rules/event.hpp"

namespace bastide {
namespace {

Event& append(Events& events, EventKind kind, PlayerIndex player) {
  events.emplace_back();
  events.back().kind = kind;
  events.back().player = player;
  return events.back();
}

}  // namespace

void report(Events* events, EventKind kind, PlayerIndex player, const Set* by) {
  if (events) append(*events, kind, player).by = by;
}

void report_scoring(Events* events, const Scoring& scoring) {
  if (events) append(*events, EventKind::scored, no_player).scoring = scoring;
}

void report_decision(Events* events, PlayerIndex player, const Action& action) {
  if (events) append(*events, EventKind::decided, player).action = action;
}

void report_move(Events* events, PlayerIndex player, Piece piece, const Place& from,
                 const Place& to, int count) {
  if (!events) return;
  Event& event = append(*events, EventKind::moved, player);
  event.piece = piece;
  event.from = from;
  event.to = to;
  event.count = static_cast<u8>(count);
}

void report_move_of(Events* events, PlayerIndex owner, Piece piece, const Place& from,
                    const Place& to) {
  if (!events) return;
  report_move(events, owner, piece, from, to);
  events->back().owner = owner;
}

void report_tile(Events* events, PlayerIndex player, TypeIndex type, const Place& from,
                 const Place& to) {
  if (!events) return;
  report_move(events, player, Piece::tile, from, to);
  events->back().type = type;
}

std::size_t told_as_one(const Events& events, std::size_t first) {
  std::size_t end = first + 1;
  while (is_token_taken(events[first]) && end < events.size() && is_token_taken(events[end]) &&
         events[end].from == events[first].from)
    ++end;
  return end - first;
}

}  // namespace bastide

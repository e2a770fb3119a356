#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LinePart parts[] = {{"POINTS", &Action::value, {}, 1, 255}};

constexpr LineForm lines[] = {
    {ActionKind::sell, "sell"},
    {ActionKind::bid, "bid POINTS"},
};

template <ActionKind kind>
bool decides(const Event& e) {
  return e.kind == EventKind::decided && e.action.kind == kind;
}

constexpr EventForm events[] = {
    {decides<ActionKind::sell>, "offered"},
    {decides<ActionKind::bid>, "bid", "player points:value"},
    {decides<ActionKind::pass>, "out-of-bidding"},
    {[](const Event& e) {
       return is_move_of(e, Piece::tile) && is_move(e, PlaceKind::hand, PlaceKind::hand);
     },
     "sold", "player tile"},
};

}  // namespace

extern const SetWords sale_words = {.parts = parts, .lines = lines, .events = events};

}  // namespace bastide

#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LineForm lines[] = {{ActionKind::choose, "take TILE"}};

constexpr EventForm events[] = {
    {[](const Event& e) {
       return is_move_of(e, Piece::tile) && is_move(e, PlaceKind::kept, PlaceKind::hand);
     },
     "chosen", "player tile"},
};

}  // namespace

extern const SetWords hands_words = {.lines = lines, .events = events};

}  // namespace bastide

#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LineForm lines[] = {{ActionKind::choose, "take TILE"}};

constexpr EventForm events[] = {
    {[](const Event& e) {
       return is_move_of(e, Piece::tile) && is_move(e, PlaceKind::kept, PlaceKind::hand);
     },
     "chosen", "{player} chooses {tile}", "player tile"},
};

}  // namespace

extern const SetWords hands_words = {.lines = lines};
extern const SetTelling hands_telling = {.events = events};

}  // namespace bastide

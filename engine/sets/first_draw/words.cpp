#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr EventForm events[] = {
    {[](const Event& e) {
       return e.kind == EventKind::decided && e.action.kind == ActionKind::draw;
     },
     "lot-drawn", "player tile"},
};

}  // namespace

extern const SetWords first_draw_words = {.events = events};

}  // namespace bastide

#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LinePart parts[] = {{"DIE", &Action::value, {}, 1, 3}};

constexpr LineForm lines[] = {
    {ActionKind::fly, "fly FIGURE"},
    {ActionKind::roll, "roll DIE"},
    {ActionKind::land, "land X,Y SEGMENT"},
};

constexpr EventForm events[] = {
    {[](const Event& e) { return e.kind == EventKind::moved && e.to.kind == PlaceKind::air; },
     "flight-begun", "player figure:piece"},
    {[](const Event& e) { return is_move(e, PlaceKind::air, PlaceKind::supply); }, "flight-failed",
     "player figure:piece"},
    {[](const Event& e) {
       return e.kind == EventKind::decided && e.action.kind == ActionKind::roll;
     },
     "die-rolled", "player value:value"},
};

}  // namespace

extern const SetWords flying_machines_words = {.parts = parts, .lines = lines, .events = events};

}  // namespace bastide

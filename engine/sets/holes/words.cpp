#include "engine/rules/words.hpp"

namespace bastide {

extern const Set holes_set;  // rules.cpp

namespace {

constexpr EventForm events[] = {
    {[](const Event& e) { return e.kind == EventKind::part_begun && e.by == &holes_set; },
     "hole-turn", "{player} has filled a hole and goes on with another tile"},
};

}  // namespace

extern const SetTelling holes_telling = {.events = events};

}  // namespace bastide

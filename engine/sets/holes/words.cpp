#include "engine/rules/words.hpp"
#include "engine/sets/sets.hpp"

namespace bastide {
namespace {

constexpr EventForm events[] = {
    {[](const Event& e) { return e.kind == EventKind::part_begun && e.by == &holes_set; },
     "hole-turn", "{player} has filled a hole and goes on with another tile"},
};

}  // namespace

const SetWords holes_words = {.events = events};

}  // namespace bastide

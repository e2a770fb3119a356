#include "engine/rules/words.hpp"

namespace bastide {

extern const Set holes_set;  // rules.cpp

namespace {

constexpr EventForm events[] = {
    {[](const Event& e) { return e.kind == EventKind::part_begun && e.by == &holes_set; },
     "hole-turn"},
};

}  // namespace

extern const SetWords holes_words = {.events = events};

}  // namespace bastide

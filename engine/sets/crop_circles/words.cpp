#include "engine/rules/words.hpp"

namespace bastide {
namespace {

// Indexed by what everybody does.
constexpr std::string_view changes[] = {"add", "back"};

constexpr LinePart parts[] = {{"CHANGE", &Action::value, changes}};

constexpr LineForm lines[] = {
    {ActionKind::crop, "crop CHANGE"},
    {ActionKind::join, "crop FIGURE X,Y SEGMENT"},
};

constexpr EventForm events[] = {
    {[](const Event& e) {
       return e.kind == EventKind::decided && e.action.kind == ActionKind::crop;
     },
     "crop-chosen",
     "player change:word",
     {},
     [](const Event& e) { return changes[e.action.value]; }},
};

}  // namespace

extern const SetWords crop_circles_words = {.parts = parts, .lines = lines, .events = events};

}  // namespace bastide

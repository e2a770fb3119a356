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

template <int change>
bool is_choice(const Event& e) {
  return e.kind == EventKind::decided && e.action.kind == ActionKind::crop &&
         e.action.value == change;
}

constexpr EventForm events[] = {
    {is_choice<0>, "crop-chosen", "{player} lets everybody add a meeple", "player change:\"add\""},
    {is_choice<1>, "crop-chosen", "{player} lets everybody take back a meeple",
     "player change:\"back\""},
};

}  // namespace

extern const SetWords crop_circles_words = {.parts = parts, .lines = lines};
extern const SetTelling crop_circles_telling = {.events = events};

}  // namespace bastide

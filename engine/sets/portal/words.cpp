#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LineForm lines[] = {{ActionKind::portal, "portal FIGURE X,Y SEGMENT"}};

}  // namespace

extern const SetWords portal_words = {.lines = lines};

}  // namespace bastide

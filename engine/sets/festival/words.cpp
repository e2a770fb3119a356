#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LineForm lines[] = {{ActionKind::recall, "recall FIGURE X,Y SEGMENT"}};

}  // namespace

extern const SetWords festival_words = {.lines = lines};

}  // namespace bastide

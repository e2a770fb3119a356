#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LineForm lines[] = {{ActionKind::dismiss, "dismiss COLOUR-TOO FIGURE X,Y SEGMENT"}};

}  // namespace

extern const SetWords princess_words = {.lines = lines};

}  // namespace bastide

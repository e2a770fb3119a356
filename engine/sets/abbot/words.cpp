#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr CauseForm causes[] = {{ScoreCause::retrieved, "retrieved"}};

}  // namespace

extern const SetWords abbot_words = {.causes = causes};

}  // namespace bastide

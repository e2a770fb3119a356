#include "engine/rules/words.hpp"
#include "engine/sets/sets.hpp"

namespace bastide {
namespace {

constexpr CauseForm causes[] = {{ScoreCause::retrieved, "retrieved"}};

}  // namespace

const SetWords abbot_words = {.causes = causes};

}  // namespace bastide

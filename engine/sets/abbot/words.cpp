#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr CauseForm causes[] = {{ScoreCause::retrieved, "retrieved"}};

}  // namespace

extern const SetTelling abbot_telling = {.causes = causes};

}  // namespace bastide

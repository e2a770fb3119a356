// Flying Machines: the die is rolled within the turn, and each result is evaluated.
#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

constexpr Phase averaged[] = {Phase::flight};

}  // namespace

extern const EstimatePart flying_machines_estimate = {.averaged = averaged};

}  // namespace bastide

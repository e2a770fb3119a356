// Flying Machines: the die is thrown within the turn, and every side of it is worth a look.
#include "engine/sets/estimates.hpp"

namespace bastide {
namespace {

constexpr Phase averaged[] = {Phase::flight};

}  // namespace

const EstimatePart flying_machines_estimate = {.averaged = averaged};

}  // namespace bastide

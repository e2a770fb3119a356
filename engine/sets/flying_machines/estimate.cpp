// Flying Machines: the die is thrown within the turn, and every side of it is worth a look.
#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

constexpr Phase averaged[] = {Phase::flight};

}  // namespace

extern const EstimatePart flying_machines_estimate = {.averaged = averaged};

}  // namespace bastide

// Counts allocations with operator new in the whole program. Linked into tests and bench.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

u64 allocations_so_far();

}  // namespace bastide

// The second copy of saved games, on a medium on which a write is made to last at once
// (web/platform/platform.hpp). A game whose last moves the browser's storage has lost is restored
// from it.
#pragma once

#include "web/store/store.hpp"

namespace bastide::web {

// Compares an entry of the copy with the storage, and writes it there if it is whole and either
// newer or all that is whole. True if it was. Otherwise, if the storage's is the better one, it
// becomes the copy.
bool restore_copy(const Storage& storage, const platform::Copy& copy);

}  // namespace bastide::web

// The second copy of saved games, on a medium where writes are durable at once
// (web/platform/platform.hpp). A game whose last moves the browser's storage has lost is restored
// from it.
#pragma once

#include "web/store/store.hpp"

namespace bastide::web {

// Compares an entry of the copy with the storage, and restores it there if it is intact and is
// newer, or the only intact one. Returns true if it was restored. Otherwise, if the stored text is
// the better one, it becomes the copy.
bool restore_copy(const Storage& storage, const platform::Copy& copy);

}  // namespace bastide::web

// The second copy of saved games, on a medium where writes are durable at once
// (web/platform/storage.hpp). A game whose last moves the browser's storage has lost, or had no
// room for, is restored from it, and one that was deleted is deleted again.
#pragma once

#include "web/store/store.hpp"

namespace bastide::web {

// Compares an entry of the copy with the storage, and restores it there if it is intact and is
// newer, or the only intact one; if there is no room, for this visit only. Returns true if that has
// changed which games there are, or how far they are. Otherwise, if the stored text is the better
// one, it becomes the copy.
bool restore_copy(const Storage& storage, const platform::Copy& copy);

// Writes into the copy what it lacks altogether, `there` being its keys: the browser has cleared
// it, or it could not be reached.
void renew_copies(const Storage& storage, const std::vector<std::string>& there);

}  // namespace bastide::web

// How far this device knows the games by link in which it plays, even those that were deleted here:
// in a copy that has not got as far, or is played on beside another one, draws that have been seen
// could be answered otherwise (docs/by-link.md).
#pragma once

#include "web/platform/storage.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

// Call when a game has been loaded, and before it is saved: leaves one to look at only that has not
// got as far as is known, or that another copy has gone beyond.
void thread_loaded(const Storage& storage, Session& session);
void thread_saved(const Storage& storage, Session& session);
// Notes how much of a game is final, once it is saved.
void keep_thread(const Storage& storage, Session& session);

}  // namespace bastide::web

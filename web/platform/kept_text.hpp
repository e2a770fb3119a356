// Texts that are kept twice (storage.hpp): beside "story" is the number "kept.story", which grows
// whenever the text changes; the second copy is "kept.story.17". The higher number wins.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/platform/storage.hpp"

namespace bastide::web {

// Stores a text. Where there is no room, the second copy has it all the same; where nothing can be
// stored, it is there for this visit only.
platform::StoreResult keep_text(const Storage& storage, std::string_view key,
                                std::string_view text);
// Unless it is stored already. What is only there for this visit is tried again.
platform::StoreResult keep_if_new(const Storage& storage, std::string_view key,
                                  std::string_view text);

// Takes over an entry of the second copy if it is newer than what is stored, and otherwise renews
// it. Returns the key of the text if that has changed; empty: it has not, or is no such entry.
std::string restore_text(const Storage& storage, const platform::Copy& copy);

// Writes those texts into the second copy that it lacks altogether, `there` being its keys.
void renew_text_copies(const Storage& storage, const std::vector<std::string>& there);

}  // namespace bastide::web

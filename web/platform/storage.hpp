// Where texts are stored: the platform's storage, or a fake one in tests.
//
// What must not be lost is kept twice, because browsers write the storage to the disk seconds later
// (platform.hpp): saved games (web/store/store.hpp), and the texts of keep_text().
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/platform/platform.hpp"

namespace bastide::web {

struct Storage {
  virtual std::optional<std::string> get(std::string_view key) const = 0;
  virtual platform::StoreResult set(std::string_view key, std::string_view value) const = 0;
  virtual void remove(std::string_view key) const = 0;
  virtual std::vector<std::string> keys() const = 0;
  // What there is no room for, until the page closes.
  virtual void hold(std::string_view key, std::string_view value) const = 0;
  // The second copy.
  virtual void keep_copy(std::string_view stem, std::string_view key,
                         std::string_view text) const = 0;
  virtual void drop_copy(std::string_view stem) const = 0;

 protected:
  ~Storage() = default;
};

// The browser's storage, or the desktop's.
const Storage& platform_storage();

// ---- Texts that are kept twice ------------------------------------------------------------------
//
// Beside "story" is the number "kept.story", which grows whenever the text changes; the second copy
// is "kept.story.17". The higher number wins.

// Stores a text; where there is no room, the second copy has it all the same.
platform::StoreResult keep_text(const Storage& storage, std::string_view key,
                                std::string_view text);

// Takes over an entry of the second copy if it is newer than what is stored, and otherwise renews
// it. Returns the key of the text if that has changed; empty: it has not, or is no such entry.
std::string restore_text(const Storage& storage, const platform::Copy& copy);

// Writes those texts into the second copy that it lacks altogether, `there` being its keys.
void renew_text_copies(const Storage& storage, const std::vector<std::string>& there);

}  // namespace bastide::web

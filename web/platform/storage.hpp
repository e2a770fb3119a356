// Small texts by key, kept for the next visit: in the platform's storage, or a fake one in tests.
//
// What must not be lost is kept twice. Browsers write the storage to the disk seconds later: if the
// browser is killed, what was passed to it is lost. The second copy becomes durable at once,
// without anybody waiting for it. Where the storage itself is durable, there is no second copy.
// Kept twice are saved games (web/store/store.hpp), and the texts of kept_text.hpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::web {

namespace platform {

enum class StoreResult { ok, full, forbidden };

// An entry of the second copy.
struct Copy {
  std::string key, text;
};

}  // namespace platform

struct Storage {
  virtual std::optional<std::string> get(std::string_view key) const = 0;
  virtual platform::StoreResult set(std::string_view key, std::string_view value) const = 0;
  virtual void remove(std::string_view key) const = 0;
  virtual std::vector<std::string> keys() const = 0;  // only ours, in no particular order
  // Has the entry as if it were stored, for this visit only, or until another tab stores it: there
  // is no room for it here.
  virtual void hold(std::string_view key, std::string_view value) const = 0;
  // In the second copy, replaces all entries whose keys begin with `stem`.
  virtual void keep_copy(std::string_view stem, std::string_view key,
                         std::string_view text) const = 0;
  virtual void drop_copy(std::string_view stem) const = 0;

 protected:
  ~Storage() = default;
};

// The browser's storage, or the desktop's.
const Storage& platform_storage();

namespace platform {

// What has become known since the last call.
struct StorageNews {
  std::vector<std::string> changed;  // keys that another tab has changed
  // Entries of the second copy: at first those missing from the storage, as far as they are known
  // before the program starts; later those requested.
  std::vector<Copy> copies;
  // Once, as soon as they are known: the keys of all entries of the second copy.
  std::optional<std::vector<std::string>> copy_keys;
};
StorageNews storage_news();
void want_copies(std::string_view stem);

}  // namespace platform
}  // namespace bastide::web

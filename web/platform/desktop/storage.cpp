#include "web/platform/storage.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "engine/record/percent.hpp"
#include "web/platform/desktop/disk.hpp"

namespace bastide::web {
namespace {

namespace fs = std::filesystem;
using platform::StoreResult;

// For this visit only.
using Held = std::map<std::string, std::string, std::less<>>;

// A file for each entry. They are durable at once, so that there is no second copy.
struct OnDisk : Storage {
  explicit OnDisk(Held& there) : held(there) {}

  std::optional<std::string> get(std::string_view key) const override {
    if (const auto found = held.find(key); found != held.end()) return found->second;
    return disk::read_file(disk::data_folder() / disk::file_name(key));
  }
  StoreResult set(std::string_view key, std::string_view value) const override {
    std::error_code error;
    fs::create_directories(disk::data_folder(), error);
    if (error) return StoreResult::forbidden;
    const fs::path path = disk::data_folder() / disk::file_name(key);
    if (!disk::write_file(path, value)) return StoreResult::full;
    held.erase(std::string(key));
    return StoreResult::ok;
  }
  void remove(std::string_view key) const override {
    std::error_code error;
    held.erase(std::string(key));
    fs::remove(disk::data_folder() / disk::file_name(key), error);
  }
  std::vector<std::string> keys() const override {
    std::vector<std::string> keys;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(disk::data_folder(), error))
      if (const std::string name = entry.path().filename().string(); name.back() != '~')
        keys.push_back(percent_decoded(name));
    for (const auto& [key, text] : held)
      if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
    return keys;
  }
  void hold(std::string_view key, std::string_view value) const override {
    held[std::string(key)] = value;
  }
  void keep_copy(std::string_view, std::string_view, std::string_view) const override {}
  void drop_copy(std::string_view) const override {}

  Held& held;
};

}  // namespace

const Storage& platform_storage() {
  static Held held;
  static const OnDisk storage(held);
  return storage;
}

namespace platform {

StorageNews storage_news() { return {}; }
void want_copies(std::string_view) {}

}  // namespace platform
}  // namespace bastide::web

#include "web/platform/storage.hpp"

#include "engine/record/percent.hpp"
#include "web/platform/desktop/disk.hpp"

namespace bastide::web {
namespace {

namespace fs = std::filesystem;
using platform::StoreResult;

// A file for each entry. They are durable at once, so that there is no second copy.
struct OnDisk : Storage {
  std::optional<std::string> get(std::string_view key) const override {
    return disk::read_file(disk::data_folder() / disk::file_name(key));
  }
  StoreResult set(std::string_view key, std::string_view value) const override {
    std::error_code error;
    fs::create_directories(disk::data_folder(), error);
    if (error) return StoreResult::forbidden;
    const fs::path path = disk::data_folder() / disk::file_name(key);
    return disk::write_file(path, value) ? StoreResult::ok : StoreResult::full;
  }
  void remove(std::string_view key) const override {
    std::error_code error;
    fs::remove(disk::data_folder() / disk::file_name(key), error);
  }
  std::vector<std::string> keys() const override {
    std::vector<std::string> keys;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(disk::data_folder(), error))
      if (const std::string name = entry.path().filename().string(); name.back() != '~')
        keys.push_back(percent_decoded(name));
    return keys;
  }
  void hold(std::string_view, std::string_view) const override {}
  void keep_copy(std::string_view, std::string_view, std::string_view) const override {}
  void drop_copy(std::string_view) const override {}
};

}  // namespace

const Storage& platform_storage() {
  static const OnDisk storage;
  return storage;
}

namespace platform {

StorageNews storage_news() { return {}; }
void want_copies(std::string_view) {}

}  // namespace platform
}  // namespace bastide::web

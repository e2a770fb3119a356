#include "web/platform/storage.hpp"

#include <iterator>
#include <utility>

#include "web/platform/null/place.hpp"

namespace bastide::web {
namespace {

using platform::place;
using platform::StoreResult;

struct InMemory : Storage {
  std::optional<std::string> get(std::string_view key) const override {
    for (const auto* all : {&place().held, &place().kept})
      if (const auto found = all->find(std::string(key)); found != all->end()) return found->second;
    return std::nullopt;
  }
  StoreResult set(std::string_view key, std::string_view value) const override {
    if (place().storage_forbidden) return StoreResult::forbidden;
    if (place().storage_full) return StoreResult::full;
    place().kept[std::string(key)] = value;
    place().held.erase(std::string(key));
    return StoreResult::ok;
  }
  void remove(std::string_view key) const override {
    place().kept.erase(std::string(key));
    place().held.erase(std::string(key));
  }
  std::vector<std::string> keys() const override {
    std::vector<std::string> keys;
    for (const auto& [key, text] : place().kept) keys.push_back(key);
    for (const auto& [key, text] : place().held)
      if (place().kept.count(key) == 0) keys.push_back(key);
    return keys;
  }
  void hold(std::string_view key, std::string_view value) const override {
    place().held[std::string(key)] = value;
  }
  void keep_copy(std::string_view stem, std::string_view key,
                 std::string_view text) const override {
    drop_copy(stem);
    place().copies[std::string(key)] = text;
  }
  void drop_copy(std::string_view stem) const override {
    std::erase_if(place().copies, [&](const auto& copy) { return copy.first.rfind(stem, 0) == 0; });
  }
};

}  // namespace

const Storage& platform_storage() {
  static const InMemory storage;
  return storage;
}

namespace platform {

StorageNews storage_news() {
  auto& copies = place().arrived;
  StorageNews news;
  news.changed = std::exchange(place().changed, {});
  for (const std::string& key : news.changed)
    if (place().kept.count(key) != 0) place().held.erase(key);
  news.copies.assign(std::move_iterator(copies.begin()), std::move_iterator(copies.end()));
  news.copy_keys = std::exchange(place().copies_there, std::nullopt);
  copies.clear();
  return news;
}
void want_copies(std::string_view) {}

}  // namespace platform
}  // namespace bastide::web

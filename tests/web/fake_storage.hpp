// An in-memory storage that can be made to fail as browsers' do.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "web/store/store.hpp"

namespace bastide::web {

// May be full or forbidden, or truncate what is written. Counts reads.
struct FakeStorage {
  std::map<std::string, std::string, std::less<>> texts;
  std::map<std::string, std::string, std::less<>> held, copies;
  bool full = false, forbidden = false, lying = false;
  std::size_t bytes_read = 0;
  std::size_t calls = 0;    // each key that is listed counts as one
  std::size_t writes = 0;   // into the storage or the second copy,
  std::size_t failing = 0;  // and the number of the one that fails; 0: none

  // The keys with this prefix.
  std::vector<std::string> keys(std::string_view begin) const {
    std::vector<std::string> found;
    for (const auto& [key, value] : texts)
      if (key.compare(0, begin.size(), begin) == 0) found.push_back(key);
    return found;
  }

  struct Access : Storage {
    explicit Access(FakeStorage& of) : fake(of) {}
    FakeStorage& fake;

    std::optional<std::string> get(std::string_view key) const override {
      ++fake.calls;
      if (const auto found = fake.held.find(key); found != fake.held.end()) return found->second;
      const auto found = fake.texts.find(key);
      if (found == fake.texts.end()) return std::nullopt;
      fake.bytes_read += found->second.size();
      return found->second;
    }
    platform::StoreResult set(std::string_view key, std::string_view value) const override {
      ++fake.calls;
      if (fake.forbidden) return platform::StoreResult::forbidden;
      if (++fake.writes == fake.failing || fake.full) return platform::StoreResult::full;
      fake.texts[std::string(key)] = fake.lying ? value.substr(0, value.size() / 2) : value;
      fake.held.erase(std::string(key));
      return platform::StoreResult::ok;
    }
    void remove(std::string_view key) const override {
      fake.texts.erase(std::string(key));
      fake.held.erase(std::string(key));
    }
    std::vector<std::string> keys() const override {
      std::vector<std::string> all = fake.keys("");
      fake.calls += all.size() + fake.held.size();
      for (const auto& [key, value] : fake.held)
        if (fake.texts.count(key) == 0) all.push_back(key);
      return all;
    }
    void hold(std::string_view key, std::string_view value) const override {
      fake.held[std::string(key)] = value;
    }
    void keep_copy(std::string_view stem, std::string_view key,
                   std::string_view text) const override {
      if (++fake.writes == fake.failing) return;
      drop_copy(stem);
      fake.copies[std::string(key)] = text;
    }
    void drop_copy(std::string_view stem) const override {
      std::erase_if(fake.copies, [&](const auto& copy) { return copy.first.rfind(stem, 0) == 0; });
    }
  };
  Access storage() { return Access(*this); }
};

}  // namespace bastide::web

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
  std::map<std::string, std::string, std::less<>> copies;
  bool full = false, forbidden = false, lying = false;
  std::size_t bytes_read = 0;

  // The keys with this prefix.
  std::vector<std::string> keys(std::string_view begin) const {
    std::vector<std::string> found;
    for (const auto& [key, value] : texts)
      if (key.compare(0, begin.size(), begin) == 0) found.push_back(key);
    return found;
  }

  Storage storage() {
    const auto drop = [this](std::string_view stem) {
      std::erase_if(copies, [&](const auto& copy) { return copy.first.rfind(stem, 0) == 0; });
    };
    return {[this](std::string_view key) -> std::optional<std::string> {
              const auto found = texts.find(key);
              if (found == texts.end()) return std::nullopt;
              bytes_read += found->second.size();
              return found->second;
            },
            [this](std::string_view key, std::string_view value) {
              if (forbidden) return platform::StoreResult::forbidden;
              if (full) return platform::StoreResult::full;
              texts[std::string(key)] = lying ? value.substr(0, value.size() / 2) : value;
              return platform::StoreResult::ok;
            },
            [this](std::string_view key) { texts.erase(std::string(key)); },
            [this] { return keys(""); },
            [this, drop](std::string_view stem, std::string_view key, std::string_view text) {
              drop(stem);
              copies[std::string(key)] = text;
            },
            drop};
  }
};

}  // namespace bastide::web

#include "web/platform/kept_text.hpp"

#include <algorithm>

#include "engine/base/read_number.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view mark = "kept.";

std::string number_key(std::string_view key) { return std::string(mark) + std::string(key); }
// Held beside a text that is only held.
std::string unstored_key(std::string_view key) { return "unstored." + std::string(key); }
std::string stem_of(std::string_view key) { return number_key(key) + '.'; }

// How often the text has changed.
unsigned number_of(const Storage& storage, std::string_view key) {
  unsigned number = 0;
  read_number(storage.get(number_key(key)).value_or(""), number);
  return number;
}

platform::StoreResult store_or_hold(const Storage& storage, std::string_view key,
                                    std::string_view text) {
  const platform::StoreResult result = storage.set(key, text);
  const std::string unstored = unstored_key(key);
  if (result != platform::StoreResult::ok) {
    storage.hold(key, text);
    storage.hold(unstored, "yes");
  } else if (storage.get(unstored)) {
    storage.remove(unstored);
  }
  return result;
}

void keep_copy(const Storage& storage, std::string_view key, unsigned number,
               std::string_view text) {
  const std::string stem = stem_of(key);
  storage.keep_copy(stem, stem + std::to_string(number), text);
}

// "kept.story.17"
struct CopyKey {
  std::string key;
  unsigned number = 0;
};
std::optional<CopyKey> read_copy_key(std::string_view text) {
  const std::size_t dot = text.rfind('.');
  CopyKey read;
  if (text.substr(0, mark.size()) != mark || dot == text.npos || dot <= mark.size() ||
      !read_number(text.substr(dot + 1), read.number))
    return {};
  read.key = text.substr(mark.size(), dot - mark.size());
  return read;
}

}  // namespace

platform::StoreResult keep_text(const Storage& storage, std::string_view key,
                                std::string_view text) {
  const unsigned number = number_of(storage, key) + 1;
  const platform::StoreResult result = store_or_hold(storage, key, text);
  if (result == platform::StoreResult::forbidden) return result;
  // If only the text is stored, the copy is newer than its number, and the same.
  if (result == platform::StoreResult::ok) storage.set(number_key(key), std::to_string(number));
  keep_copy(storage, key, number, text);
  return result;
}

platform::StoreResult keep_if_new(const Storage& storage, std::string_view key,
                                  std::string_view text) {
  if (text == storage.get(key).value_or("") && !storage.get(unstored_key(key)))
    return platform::StoreResult::ok;
  return keep_text(storage, key, text);
}

std::string restore_text(const Storage& storage, const platform::Copy& copy) {
  const auto read = read_copy_key(copy.key);
  if (!read) return {};
  const auto text = storage.get(read->key);
  if (const unsigned number = number_of(storage, read->key); text && number >= read->number) {
    if (*text != copy.text) keep_copy(storage, read->key, number, *text);
    return {};
  }
  if (store_or_hold(storage, read->key, copy.text) == platform::StoreResult::ok)
    storage.set(number_key(read->key), std::to_string(read->number));
  return text == copy.text ? std::string() : read->key;
}

void renew_text_copies(const Storage& storage, const std::vector<std::string>& there) {
  for (const std::string& key : storage.keys()) {
    if (key.substr(0, mark.size()) != mark) continue;
    const std::string text = key.substr(mark.size()), stem = stem_of(text);
    const bool has = std::any_of(there.begin(), there.end(), [&](const std::string& one) {
      return one.compare(0, stem.size(), stem) == 0;
    });
    if (!has) keep_copy(storage, text, number_of(storage, text), storage.get(text).value_or(""));
  }
}

}  // namespace bastide::web

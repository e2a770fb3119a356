#include "web/store/second_copy.hpp"
#include "web/platform/kept_text.hpp"

#include <set>

#include "engine/record/save.hpp"

namespace bastide::web {
namespace {

bool restore(const Storage& storage, const std::vector<GameKey>& old, std::string_view slot,
             unsigned generation, const std::string& text) {
  const SaveResult result = replace_game(storage, old, slot, generation, text);
  if (result == SaveResult::full) storage.hold(key_stem(slot) + std::to_string(generation), text);
  return result != SaveResult::forbidden;
}

// What a newer version of the page has saved is left to it, and kept from being replaced.
bool put_beside(const Storage& storage, const std::vector<GameKey>& old,
                const platform::Copy& copy) {
  for (const GameKey& key : old)
    if (key.text == copy.key) return false;
  if (storage.set(copy.key, copy.text) != platform::StoreResult::ok)
    storage.hold(copy.key, copy.text);
  return true;
}

}  // namespace

bool restore_copy(const Storage& storage, const platform::Copy& copy) {
  const auto key = read_game_key(copy.key);
  const bool deleted = copy.text == tombstone;
  if (!key) return false;
  const std::vector<GameKey> old = keys_of(storage, key->slot);
  if (is_of_newer_version(copy.text)) return put_beside(storage, old, copy);
  if (!deleted && !read_save_header(copy.text)) return false;
  if (deleted && old.empty()) {
    storage.drop_copy(key_stem(key->slot));
    return false;
  }
  if (old.empty() || old.front().generation < key->generation) {
    if (!deleted) return restore(storage, old, key->slot, key->generation, copy.text);
    delete_game(storage, key->slot);
    return true;
  }
  const GameKey& newest = old.front();
  const std::string text = storage.get(newest.text).value_or("");
  if (read_save_header(text) || is_of_newer_version(text)) {
    if (text != copy.text) storage.keep_copy(key_stem(key->slot), newest.text, text);
    return false;
  }
  if (deleted) return false;
  if (newest.generation == key->generation)
    return restore(storage, old, key->slot, key->generation + 1, copy.text);
  // The remains of the newer one are kept beside it.
  return storage.set(copy.key, copy.text) == platform::StoreResult::ok;
}

void renew_copies(const Storage& storage, const std::vector<std::string>& there) {
  renew_text_copies(storage, there);
  std::set<std::string> done;
  for (const std::string& text : there)
    if (const auto key = read_game_key(text)) done.insert(key->slot);
  for (const GameKey& key : keys_of_games(storage)) {
    if (done.count(key.slot) != 0) continue;
    const std::string text = storage.get(key.text).value_or("");
    if (!read_save_header(text)) continue;
    storage.keep_copy(key_stem(key.slot), key.text, text);
    done.insert(key.slot);
  }
}

}  // namespace bastide::web

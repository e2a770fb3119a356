#include "web/store/second_copy.hpp"

#include "engine/record/save.hpp"

namespace bastide::web {
namespace {

bool restore(const Storage& storage, const std::vector<GameKey>& old, std::string_view slot,
             unsigned generation, const std::string& text) {
  const SaveResult result = replace_game(storage, old, slot, generation, text);
  if (result == SaveResult::full) storage.hold(key_stem(slot) + std::to_string(generation), text);
  return result != SaveResult::forbidden;
}

}  // namespace

bool restore_copy(const Storage& storage, const platform::Copy& copy) {
  const auto key = read_game_key(copy.key);
  const bool deleted = copy.text == tombstone;
  if (!key || (!deleted && !read_save_header(copy.text))) return false;
  const std::vector<GameKey> old = keys_of(storage, key->slot);
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
  const auto header = read_save_header(text);
  if (header || header.error().code == "save.newer") {
    if (text != copy.text) storage.keep_copy(key_stem(key->slot), newest.text, text);
    return false;
  }
  if (deleted) return false;
  if (newest.generation == key->generation)
    return restore(storage, old, key->slot, key->generation + 1, copy.text);
  // The remains of the newer one are kept beside it.
  return storage.set(copy.key, copy.text) == platform::StoreResult::ok;
}

}  // namespace bastide::web

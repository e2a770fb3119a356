#include "web/store/second_copy.hpp"

#include "engine/record/save.hpp"

namespace bastide::web {

bool restore_copy(const Storage& storage, const platform::Copy& copy) {
  const auto key = read_game_key(copy.key);
  if (!key || !read_save_header(copy.text)) return false;
  const std::vector<GameKey> old = keys_of(storage, key->slot);
  if (old.empty() || old.front().generation < key->generation)
    return replace_game(storage, old, key->slot, key->generation, copy.text) == SaveResult::saved;
  const GameKey& newest = old.front();
  const std::string text = storage.get(newest.text).value_or("");
  const auto header = read_save_header(text);
  if (header || header.error().code == "save.newer") {
    if (text != copy.text) storage.keep_copy(key_stem(key->slot), newest.text, text);
    return false;
  }
  if (newest.generation == key->generation)
    return replace_game(storage, old, key->slot, key->generation + 1, copy.text) ==
           SaveResult::saved;
  // The remains of the newer one are kept beside it.
  return storage.set(copy.key, copy.text) == platform::StoreResult::ok;
}

}  // namespace bastide::web

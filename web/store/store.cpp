#include "web/store/store.hpp"

#include <algorithm>
#include <charconv>

#include "engine/base/random.hpp"
#include "engine/base/sort.hpp"
#include "engine/record/save.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view prefix = "game.";

struct Key {
  std::string text, slot;
  unsigned generation = 0;
};

template <class T>
bool read_int(std::string_view text, T& number) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc{} && end == text.data() + text.size() && !text.empty();
}

// Every key of games, the newest generation of a slot first. A key without a generation is a slot
// of its own that something else has left.
std::vector<Key> game_keys(const Storage& storage) {
  std::vector<Key> keys;
  for (std::string& text : storage.keys()) {
    if (std::string_view(text).substr(0, prefix.size()) != prefix) continue;
    Key key;
    const std::size_t dot = text.rfind('.');
    if (dot >= prefix.size() && read_int(std::string_view(text).substr(dot + 1), key.generation)) {
      key.slot = text.substr(prefix.size(), dot - prefix.size());
    } else {
      key.slot = text.substr(prefix.size());
      key.generation = 0;
    }
    key.text = std::move(text);
    keys.push_back(std::move(key));
  }
  sort_short(keys.begin(), keys.end(), [](const Key& a, const Key& b) {
    return a.slot != b.slot ? a.slot < b.slot : a.generation > b.generation;
  });
  return keys;
}

std::vector<Key> keys_of(const Storage& storage, std::string_view slot) {
  std::vector<Key> keys = game_keys(storage);
  std::erase_if(keys, [&](const Key& key) { return key.slot != slot; });
  return keys;
}

// ---- Notes: what a list shows -------------------------------------------------------------------

SaveHeader header_of(const Session& session, u64 time) {
  const State& state = session.states.back();
  SaveHeader header;
  header.name = session.name;
  header.time = time;
  std::string scores;
  for (std::size_t p = 0; p < session.record.players.size(); ++p) {
    const PlayerEntry& player = session.record.players[p];
    header.notes.emplace_back("player" + std::to_string(p),
                              std::to_string(player.colour) + ' ' +
                                  (player.computer.empty() ? "-" : player.computer) + ' ' +
                                  player.name);
    scores += (p ? " " : "") + std::to_string(state.score[p]);
  }
  header.notes.emplace_back("scores", scores);
  header.notes.emplace_back("turn", std::to_string(state.turn));
  header.notes.emplace_back("left", std::to_string(state.bag_total));
  header.notes.emplace_back("active", std::to_string(state.active));
  header.notes.emplace_back("over", state.over ? "1" : "0");
  const std::string clock = write_clock(session.table_rules.clock, session.game.setup.players);
  if (!clock.empty()) header.notes.emplace_back("clock", clock);
  const std::string table_rules = write_table_rules(session.table_rules);
  if (!table_rules.empty()) header.notes.emplace_back("house", table_rules);
  if (!session.lesson.empty()) header.notes.emplace_back("lesson", session.lesson);
  return header;
}

std::string_view first_word(std::string_view& rest) {
  const std::size_t space = rest.find(' ');
  const std::string_view word = rest.substr(0, space);
  rest = space == std::string_view::npos ? std::string_view{} : rest.substr(space + 1);
  return word;
}

SavedGame listed(std::string slot, const SaveHeader& header) {
  SavedGame game;
  game.slot = std::move(slot);
  game.name = header.name;
  game.time = header.time;
  for (const auto& [key, value] : header.notes) {
    std::string_view rest = value;
    if (key.rfind("player", 0) == 0) {
      PlayerEntry player;
      int colour = 0;
      read_int(first_word(rest), colour);
      player.colour = static_cast<u8>(std::clamp(colour, 0, 7));
      player.computer = first_word(rest);
      if (player.computer == "-") player.computer.clear();
      player.name = rest;
      game.players.push_back(std::move(player));
    } else if (key == "scores") {
      while (!rest.empty()) {
        int score = 0;
        read_int(first_word(rest), score);
        game.scores.push_back(score);
      }
    } else if (key == "lesson") {
      game.lesson = value;
    } else if (key == "turn") {
      read_int(rest, game.turn);
    } else if (key == "left") {
      read_int(rest, game.tiles_left);
    } else if (key == "active") {
      read_int(rest, game.active);
    } else if (key == "over") {
      game.over = rest == "1";
    }
  }
  game.scores.resize(game.players.size());
  return game;
}

SaveResult result_of(platform::StoreResult result) {
  return result == platform::StoreResult::ok     ? SaveResult::saved
         : result == platform::StoreResult::full ? SaveResult::full
                                                 : SaveResult::forbidden;
}

// Write new, verify, drop old.
SaveResult replace(const Storage& storage, const std::vector<Key>& old, std::string_view slot,
                   unsigned generation, const std::string& text) {
  std::string key(prefix);
  key += slot;
  key += '.' + std::to_string(generation);
  const SaveResult written = result_of(storage.set(key, text));
  if (written != SaveResult::saved) return written;
  if (storage.get(key) != text) {
    storage.remove(key);
    return SaveResult::full;
  }
  for (const Key& k : old)
    if (k.text != key) storage.remove(k.text);
  return SaveResult::saved;
}

Expected<Session> session_of(const Catalogue& catalogue, Save save) {
  if (save.fault) return tl::unexpected<Error>(*save.fault);
  auto session = open_session(catalogue, save.record);
  if (!session) return session;
  session->name = save.header.name;
  for (const auto& [key, value] : save.header.notes) {
    if (key == "clock") read_clock(value, session->table_rules.clock);
    if (key == "house") read_table_rules(value, session->table_rules);
    if (key == "lesson") session->lesson = value;
  }
  return session;
}

}  // namespace

std::vector<SavedGame> list_games(const Storage& storage) {
  std::vector<SavedGame> games;
  for (const Key& key : game_keys(storage)) {
    SavedGame* same = !games.empty() && games.back().slot == key.slot ? &games.back() : nullptr;
    if (same && !same->fault) continue;  // an older generation of a sound one
    const auto header = read_save_header(storage.get(key.text).value_or(""));
    if (header) {
      if (same) games.pop_back();
      games.push_back(listed(key.slot, *header));
    } else if (!same) {
      SavedGame broken;
      broken.slot = key.slot;
      broken.fault = header.error();
      games.push_back(std::move(broken));
    }
  }
  sort_short(games.begin(), games.end(), [](const SavedGame& a, const SavedGame& b) {
    if (a.fault.has_value() != b.fault.has_value()) return b.fault.has_value();
    return a.time > b.time;
  });
  return games;
}

Expected<Session> load_game(const Storage& storage, const Catalogue& catalogue,
                            std::string_view slot) {
  std::optional<Error> fault;
  const std::vector<Key> keys = keys_of(storage, slot);
  for (const Key& key : keys) {
    auto save = read_save(catalogue, storage.get(key.text).value_or(""));
    auto session = save ? session_of(catalogue, std::move(*save))
                        : Expected<Session>(tl::unexpected<Error>(save.error()));
    if (session) {
      session->slot = slot;
      session->generation = keys.front().generation;
      return session;
    }
    if (!fault) fault = session.error();
  }
  return tl::unexpected<Error>(fault.value_or(Error{"save.empty", "", 0}));
}

SaveResult save_game(const Storage& storage, const Catalogue& catalogue, Session& session,
                     u64 time) {
  if (session.slot.empty()) session.slot = new_slot(storage, time);
  const std::vector<Key> old = keys_of(storage, session.slot);
  if (!old.empty() && old.front().generation > session.generation) return SaveResult::conflict;
  const SaveResult result = replace(storage, old, session.slot, session.generation + 1,
                                    game_file(catalogue, session, time));
  if (result == SaveResult::saved) ++session.generation;
  return result;
}

bool newer_elsewhere(const Storage& storage, const Session& session) {
  const std::vector<Key> keys = keys_of(storage, session.slot);
  return !keys.empty() && keys.front().generation > session.generation;
}

bool slot_exists(const Storage& storage, std::string_view slot) {
  return !keys_of(storage, slot).empty();
}

void delete_game(const Storage& storage, std::string_view slot) {
  for (const Key& key : keys_of(storage, slot)) storage.remove(key.text);
  storage.remove(view_key(slot));
}

SaveResult rename_game(const Storage& storage, const Catalogue& catalogue, std::string_view slot,
                       std::string_view name) {
  auto session = load_game(storage, catalogue, slot);
  if (!session) return SaveResult::forbidden;
  const std::vector<Key> old = keys_of(storage, slot);
  u64 time = 0;
  if (const auto header = read_save_header(storage.get(old.front().text).value_or("")))
    time = header->time;
  session->name = name;
  return replace(storage, old, slot, session->generation + 1, game_file(catalogue, *session, time));
}

std::string raw_game(const Storage& storage, std::string_view slot) {
  const std::vector<Key> keys = keys_of(storage, slot);
  return keys.empty() ? std::string{} : storage.get(keys.front().text).value_or("");
}

std::string game_file(const Catalogue& catalogue, const Session& session, u64 time) {
  return write_save(catalogue, header_of(session, time), session.record);
}

Expected<Session> read_game_file(const Catalogue& catalogue, std::string_view text) {
  auto save = read_save(catalogue, text);
  if (save) return session_of(catalogue, std::move(*save));
  if (save.error().code != "save.foreign") return tl::unexpected<Error>(save.error());
  const auto record = parse_record(catalogue, text);
  if (!record) return tl::unexpected<Error>(record.error());
  return open_session(catalogue, record->record);
}

std::string view_key(std::string_view slot) { return "view." + std::string(slot); }

std::string new_slot(const Storage& storage, u64 time) {
  for (u64 attempt = 0;; ++attempt) {
    u64 value = mix64(time * 1000 + attempt) % 2176782336u;  // 36^6
    std::string slot;
    for (int i = 0; i < 6; ++i, value /= 36)
      slot += "0123456789abcdefghijklmnopqrstuvwxyz"[value % 36];
    if (!slot_exists(storage, slot)) return slot;
  }
}

Storage platform_storage() {
  return {platform::storage_get, platform::storage_set, platform::storage_remove,
          platform::storage_keys};
}

}  // namespace bastide::web

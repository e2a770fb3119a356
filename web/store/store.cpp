#include "web/store/store.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "engine/base/random.hpp"
#include "engine/base/sort.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/link.hpp"
#include "engine/record/save.hpp"
#include "engine/record/words.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/scribe.hpp"
#include "web/store/threads.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view prefix = "game.", newer_save = "save.newer";

bool newer_first(const GameKey& a, const GameKey& b) {
  return a.slot != b.slot ? a.slot < b.slot : a.generation > b.generation;
}

std::vector<GameKey> game_keys(const std::vector<std::string>& texts) {
  std::vector<GameKey> keys;
  for (const std::string& text : texts)
    if (auto key = read_game_key(text)) keys.push_back(std::move(*key));
  sort_stably(keys, newer_first);
  return keys;
}

// ---- Notes: what a list shows -------------------------------------------------------------------

constexpr std::size_t root_digits = 8;

std::string roots_of(const Fair& fair) {
  std::string text;
  for (const FairDevice& device : fair.devices)
    text += ' ' + value_text(root_of(device)).substr(0, root_digits);
  return text;
}

// The secret is only for the storage: files and links are for others.
enum class For : unsigned char { storage, others };

SaveHeader header_of(const Session& session, u64 time, For whom = For::storage) {
  const State& state = last_state(session);
  SaveHeader header;
  header.name = session.saved.name;
  header.time = time;
  header.comments = session.comments;
  std::string scores;
  for (std::size_t p = 0; p < session.record.players.size(); ++p) {
    const PlayerEntry& player = session.record.players[p];
    header.notes.emplace_back("player" + std::to_string(p),
                              std::to_string(player.colour) + ' ' +
                                  (player.computer.empty() ? "-" : player.computer) + ' ' +
                                  player.name);
    scores += (p ? " " : "") + std::to_string(state.score[p]);
  }
  if (one_score(session.record.setup))
    scores = std::to_string(std::accumulate(std::begin(state.score), std::end(state.score), 0));
  header.notes.emplace_back("scores", scores);
  header.notes.emplace_back("turn", std::to_string(state.turn));
  header.notes.emplace_back("left", std::to_string(state.bag_total));
  const PlayerIndex next = awaited(session);
  header.notes.emplace_back("active", std::to_string(next == no_player ? state.active : next) +
                                          (next == no_player ? "" : " 1"));
  if (session.link.secret && whom == For::storage) {
    if (session.link.ending != 0)
      header.notes.emplace_back("ending", std::to_string(session.link.ending));
    if (!session.link.words.empty()) header.notes.emplace_back("words", session.link.words);
    if (!session.link.read.empty()) header.notes.emplace_back("read", session.link.read);
  }
  if (!session.record.fair.devices.empty() && whom == For::storage)
    header.notes.emplace_back(
        "link", (session.link.secret ? value_text(*session.link.secret) : "-") + ' ' +
                    std::to_string(session.link.known) + (session.link.sent ? " 1" : " 0") +
                    roots_of(session.record.fair));
  header.notes.emplace_back("over", state.over || called_off(session) ? "1" : "0");
  const std::string clock = write_clock(session.table_rules.clock, session.game.setup.players);
  if (!clock.empty()) header.notes.emplace_back("clock", clock);
  const std::string table_rules = write_table_rules(session.table_rules);
  if (!table_rules.empty()) header.notes.emplace_back("house", table_rules);
  if (session.table_rules.match)
    header.notes.emplace_back("match", write_match(*session.table_rules.match));
  if (!session.lesson.id.empty()) header.notes.emplace_back("lesson", session.lesson.id);
  if (session.apart) header.notes.emplace_back("apart", "1");
  const std::string advised = write_advised(session.advised, session.record.actions);
  if (!advised.empty() && whom == For::storage) header.notes.emplace_back("advised", advised);
  if (session.board)
    header.notes.emplace_back(
        "board", std::to_string(session.board->from_cursor) + ' ' + session.board->from);
  const std::string challenge = write_challenge(session.challenge);
  if (!challenge.empty()) header.notes.emplace_back("challenge", challenge);
  return header;
}

// What is kept of the lines beside the record.
void add_lines(const Catalogue& catalogue, const Session& session, SaveHeader& header) {
  if (session.board) header.variations = write_variations(catalogue, session);
  if (!session.scribe) return;
  ScribeNote scribe = write_scribe(catalogue, session);
  header.notes.emplace_back("scribe", std::move(scribe.note));
  header.variations = std::move(scribe.before);
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
      read_number(take_until(rest, ' '), colour);
      player.colour = static_cast<u8>(std::clamp(colour, 0, 7));
      player.computer = take_until(rest, ' ');
      if (player.computer == "-") player.computer.clear();
      player.name = rest;
      game.players.push_back(std::move(player));
    } else if (key == "scores") {
      while (!rest.empty()) {
        int score = 0;
        read_number(take_until(rest, ' '), score);
        game.scores.push_back(score);
      }
    } else if (key == "lesson") {
      game.lesson = value;
    } else if (key == "board") {
      game.analysis = true;
    } else if (key == "challenge") {
      game.day = read_challenge(value, 0).day;
    } else if (key == "link") {
      for (int i = 0; i < 2; ++i) take_until(rest, ' ');
      game.sent = take_until(rest, ' ') == "1";
      game.roots = rest;
    } else if (key == "turn") {
      read_number(rest, game.turn);
    } else if (key == "left") {
      read_number(rest, game.tiles_left);
    } else if (key == "active") {
      read_number(take_until(rest, ' '), game.active);
      game.waits = !rest.empty();
    } else if (key == "over") {
      game.over = rest == "1";
    }
  }
  if (game.scores.size() != 1) game.scores.resize(game.players.size());
  return game;
}

SaveResult result_of(platform::StoreResult result) {
  return result == platform::StoreResult::ok     ? SaveResult::saved
         : result == platform::StoreResult::full ? SaveResult::full
                                                 : SaveResult::forbidden;
}

// ---- Headers beside the games -------------------------------------------------------------------

constexpr std::string_view head_prefix = "head.";
constexpr std::string_view head_generation = "generation";

std::string head_key(std::string_view slot) { return std::string(head_prefix) + std::string(slot); }

void keep_head(const Storage& storage, std::string_view slot, unsigned generation,
               SaveHeader header) {
  header.notes.emplace(header.notes.begin(), head_generation, std::to_string(generation));
  // If there is no room for it, lists read the game itself.
  if (storage.set(head_key(slot), write_save_header(header)) != platform::StoreResult::ok)
    storage.remove(head_key(slot));
}

std::optional<SaveHeader> read_head(const Storage& storage, const GameKey& key) {
  const auto text = storage.get(head_key(key.slot));
  if (!text) return std::nullopt;
  auto header = read_save_header(*text);
  if (!header || header->notes.empty()) return std::nullopt;
  const auto& [name, value] = header->notes.front();
  if (name != head_generation || value != std::to_string(key.generation)) return std::nullopt;
  return std::move(*header);
}

// Removes headers whose games are gone; `games` sorted by slot.
void drop_lonely_heads(const Storage& storage, const std::vector<std::string>& texts,
                       const std::vector<SavedGame>& games) {
  const auto before = [](const SavedGame& game, std::string_view slot) { return game.slot < slot; };
  for (const std::string& text : texts) {
    if (text.compare(0, head_prefix.size(), head_prefix) != 0) continue;
    const std::string_view slot = std::string_view(text).substr(head_prefix.size());
    const auto found = std::lower_bound(games.begin(), games.end(), slot, before);
    if (found == games.end() || found->slot != slot) storage.remove(text);
  }
}

// What can be known about a game without replaying it.
Expected<SaveHeader> header_of_game(const Storage& storage, const GameKey& key) {
  if (auto head = read_head(storage, key)) return std::move(*head);
  auto header = read_save_header(storage.get(key.text).value_or(""));
  if (header) keep_head(storage, key.slot, key.generation, *header);
  return header;
}

void take_up_board(const Catalogue& catalogue, const Save& save, std::string_view note, For whom,
                   Session& session) {
  begin_board(session, save.record.actions.size());
  session.board->fresh = false;
  read_number(take_until(note, ' '), session.board->from_cursor);
  session.board->from = note;
  read_variations(catalogue, save.header.variations,
                  whom == For::others ? work_for_file : work_for_own, session);
}

// What only this device may say of a game: of a file that somebody else may have written, none of
// it is believed. Its secret would let them know the draws.
bool is_own_note(std::string_view key) {
  for (const std::string_view own : {"link", "ending", "words", "read", "advised"})
    if (key == own) return true;
  return false;
}

Expected<Session> session_of(const Catalogue& catalogue, Save save, For whom = For::storage) {
  if (whom == For::others)
    std::erase_if(save.header.notes, [](const auto& note) { return is_own_note(note.first); });
  std::optional<FairValue> secret;
  std::string_view link;
  for (const auto& [key, value] : save.header.notes) {
    if (key != "link") continue;
    link = value;
    FairValue read{};
    if (read_value(take_until(link, ' '), read)) secret = read;
  }
  auto session = open_session(catalogue, save.record, {}, secret);
  if (!session) return session;
  if (secret) {
    read_number(take_until(link, ' '), session->link.known);
    session->link.sent = take_until(link, ' ') == "1";
  }
  if (save.fault) session->saved.refused = Refused{std::move(*save.fault), std::move(save.line)};
  session->saved.name = save.header.name;
  session->comments = read_comments(save.header.comments, session->record.actions.size());
  for (const auto& [key, value] : save.header.notes) {
    if (key == "clock") read_clock(value, session->table_rules.clock);
    if (key == "house") read_table_rules(value, session->table_rules);
    if (key == "match" && session->game.sides == 2) session->table_rules.match = read_match(value);
    if (key == "lesson") session->lesson.id = value;
    if (key == "apart") session->apart = true;
    if (key == "advised") session->advised = read_advised(value, session->record.actions.size());
    if (key == "ending") read_number(std::string_view(value), session->link.ending);
    if (key == "words") session->link.words = clean_name(value, max_words_characters);
    if (key == "read") session->link.read = clean_name(value, max_words_characters);
    if (key == "board") take_up_board(catalogue, save, value, whom, *session);
    if (key == "scribe")
      read_scribe(catalogue, {value, save.header.variations}, save.record.actions.size(), *session);
    if (key == "challenge")
      session->challenge = read_challenge(value, static_cast<std::size_t>(session->game.sides));
  }
  return session;
}

// Whether another tab, or a newer version of the page, has stored something there that must not be
// lost.
bool worth_keeping(std::string_view text) {
  return read_save_header(text) || is_of_newer_version(text);
}

bool changed_elsewhere(const Storage& storage, const std::vector<GameKey>& keys,
                       const Session& session) {
  if (keys.empty() || keys.front().generation < session.saved.generation) return false;
  const std::string text = storage.get(keys.front().text).value_or("");
  const bool own =
      keys.front().generation == session.saved.generation && seal_of(text) == session.saved.seal;
  return !own && worth_keeping(text);
}

}  // namespace

// ---- Keys ---------------------------------------------------------------------------------------

std::string key_stem(std::string_view slot) {
  return std::string(prefix) + std::string(slot) + '.';
}

std::optional<GameKey> read_game_key(std::string_view text) {
  if (text.substr(0, prefix.size()) != prefix) return std::nullopt;
  GameKey key;
  const std::size_t dot = text.rfind('.');
  const bool numbered = dot >= prefix.size() && read_number(text.substr(dot + 1), key.generation);
  if (!numbered) key.generation = 0;
  key.slot = text.substr(prefix.size(), numbered ? dot - prefix.size() : std::string_view::npos);
  key.text = text;
  return key;
}

bool is_of_newer_version(std::string_view text) {
  const auto header = read_save_header(text);
  return !header && header.error().code == newer_save;
}

std::string seal_of(std::string_view text) {
  return std::string(text.substr(0, std::min<std::size_t>(text.find('\n'), 80)));
}

std::vector<GameKey> keys_of_games(const Storage& storage) { return game_keys(storage.keys()); }

std::vector<GameKey> keys_of(const Storage& storage, std::string_view slot) {
  std::vector<GameKey> keys;
  const std::string stem = key_stem(slot);
  for (const std::string& text : storage.keys()) {
    if (text.compare(0, stem.size() - 1, stem, 0, stem.size() - 1) != 0) continue;
    auto key = read_game_key(text);
    if (key && key->slot == slot) keys.push_back(std::move(*key));
  }
  sort_stably(keys, newer_first);
  return keys;
}

SaveResult replace_game(const Storage& storage, const std::vector<GameKey>& old,
                        std::string_view slot, unsigned generation, const std::string& text) {
  const std::string stem = key_stem(slot);
  const std::string key = stem + std::to_string(generation);
  const SaveResult written = result_of(storage.set(key, text));
  if (written != SaveResult::saved) return written;
  if (storage.get(key) != text) {
    storage.remove(key);
    return SaveResult::full;
  }
  for (const GameKey& k : old)
    if (k.text != key && !is_of_newer_version(storage.get(k.text).value_or("")))
      storage.remove(k.text);
  storage.keep_copy(stem, key, text);
  return SaveResult::saved;
}

SaveResult put_game(const Storage& storage, std::string_view slot, const std::string& text,
                    SaveHeader header) {
  const SaveResult result = replace_game(storage, {}, slot, 1, text);
  if (result != SaveResult::saved) return result;
  header.variations.clear();
  keep_head(storage, slot, 1, std::move(header));
  return result;
}

// ---- Games --------------------------------------------------------------------------------------

std::vector<SavedGame> list_games(const Storage& storage) {
  std::vector<SavedGame> games;
  const std::vector<std::string> texts = storage.keys();
  for (const GameKey& key : game_keys(texts)) {
    SavedGame* same = !games.empty() && games.back().slot == key.slot ? &games.back() : nullptr;
    if (same && !same->fault) continue;  // an older generation of an intact one
    const auto header = header_of_game(storage, key);
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
  drop_lonely_heads(storage, texts, games);
  sort_stably(games, [](const SavedGame& a, const SavedGame& b) {
    if (a.fault.has_value() != b.fault.has_value()) return b.fault.has_value();
    if (a.analysis != b.analysis) return b.analysis;
    return a.time > b.time;
  });
  return games;
}

std::vector<std::string> slots_of_thread(const Storage& storage, const Fair& fair) {
  const std::string roots = roots_of(fair);
  std::vector<std::string> slots;
  for (const SavedGame& game : list_games(storage)) {
    std::string_view rest = game.roots;
    bool shared = false;
    while (!rest.empty())
      shared |= roots.find(' ' + std::string(take_until(rest, ' '))) != roots.npos;
    if (shared) slots.push_back(game.slot);
  }
  return slots;
}

std::vector<std::string> slots_of_seed(const Storage& storage, u64 seed) {
  const std::string line = "\nseed " + std::to_string(seed) + '\n';  // docs/notation.md
  std::set<std::string> with;
  for (const GameKey& key : keys_of_games(storage))
    if (storage.get(key.text).value_or("").find(line) != std::string::npos) with.insert(key.slot);
  std::vector<std::string> slots;
  for (const SavedGame& game : list_games(storage))
    if (with.count(game.slot) != 0) slots.push_back(game.slot);
  return slots;
}

Expected<Session> load_game(const Storage& storage, const Catalogue& catalogue,
                            std::string_view slot) {
  std::optional<Error> fault;
  const std::vector<GameKey> keys = keys_of(storage, slot);
  std::string newest;
  for (const GameKey& key : keys) {
    const std::string text = storage.get(key.text).value_or("");
    if (&key == &keys.front()) newest = seal_of(text);
    auto save = read_save(catalogue, text);
    auto session = save ? session_of(catalogue, std::move(*save)) : Expected<Session>(save.error());
    if (session) {
      session->saved.slot = slot;
      session->saved.generation = keys.front().generation;
      session->saved.seal = newest;
      // What a newer version of the page has saved stays beside it.
      if (fault && fault->code == newer_save) session->saved.refused = Refused{*fault, {}};
      thread_loaded(storage, *session);
      return session;
    }
    if (!fault || session.error().code == newer_save) fault = session.error();
  }
  return fault.value_or(Error{"save.empty", "", 0});
}

SaveResult save_game(const Storage& storage, const Catalogue& catalogue, Session& session,
                     u64 time) {
  if (session.saved.refused) session.saved.slot.clear();
  if (session.saved.slot.empty()) {
    session.saved.slot = new_slot(storage, time);
    session.saved.generation = 0;
  }
  const std::vector<GameKey> old = keys_of(storage, session.saved.slot);
  if (changed_elsewhere(storage, old, session)) return SaveResult::conflict;
  thread_saved(storage, session);
  const unsigned newest = old.empty() ? 0 : old.front().generation;
  const unsigned generation = std::max(newest, session.saved.generation) + 1;
  SaveHeader header = header_of(session, time);
  add_lines(catalogue, session, header);
  const std::string text = write_save(catalogue, header, session.record);
  const SaveResult result = replace_game(storage, old, session.saved.slot, generation, text);
  if (result == SaveResult::full) {
    const std::string stem = key_stem(session.saved.slot);
    storage.keep_copy(stem, stem + std::to_string(generation), text);
  }
  if (result != SaveResult::saved) return result;
  session.saved.generation = generation;
  session.saved.seal = seal_of(text);
  session.saved.refused.reset();
  keep_thread(storage, session);
  header.variations.clear();  // a list does not need them
  keep_head(storage, session.saved.slot, generation, header);
  return result;
}

bool changed_elsewhere(const Storage& storage, const Session& session) {
  return changed_elsewhere(storage, keys_of(storage, session.saved.slot), session);
}

bool slot_exists(const Storage& storage, std::string_view slot) {
  return !keys_of(storage, slot).empty();
}

void delete_game(const Storage& storage, std::string_view slot) {
  const std::vector<GameKey> keys = keys_of(storage, slot);
  for (const GameKey& key : keys) storage.remove(key.text);
  storage.remove(view_key(slot));
  storage.remove(head_key(slot));
  const std::string stem = key_stem(slot);
  const unsigned after = keys.empty() ? 1 : keys.front().generation + 1;
  storage.keep_copy(stem, stem + std::to_string(after), tombstone);
}

SaveResult rename_game(const Storage& storage, std::string_view slot, std::string_view name) {
  const std::vector<GameKey> keys = keys_of(storage, slot);
  for (const GameKey& key : keys) {
    const auto text = rename_save(storage.get(key.text).value_or(""), name);
    if (!text && text.error().code == newer_save) break;  // it is not in our power
    if (text) return replace_game(storage, keys, slot, keys.front().generation + 1, *text);
  }
  return SaveResult::forbidden;
}

void adopt(const Storage& storage, Session& session) {
  const std::vector<GameKey> keys = keys_of(storage, session.saved.slot);
  if (keys.empty()) return;
  session.saved.generation = keys.front().generation;
  session.saved.seal = seal_of(storage.get(keys.front().text).value_or(""));
}

void distrust_header(const Storage& storage, std::string_view slot) {
  storage.remove(head_key(slot));
}

std::string raw_game(const Storage& storage, std::string_view slot) {
  return raw_game(storage, keys_of(storage, slot));
}

std::string raw_game(const Storage& storage, const std::vector<GameKey>& keys) {
  std::string newest;
  for (const GameKey& key : keys) {
    std::string text = storage.get(key.text).value_or("");
    if (worth_keeping(text)) return text;
    if (newest.empty()) newest = std::move(text);
  }
  return newest;
}

std::string game_file(const Catalogue& catalogue, const Session& session, u64 time) {
  SaveHeader header = header_of(session, time, For::others);
  add_lines(catalogue, session, header);
  return write_save(catalogue, header, session.record);
}

namespace {

// The comments of a record that somebody has annotated. Of more than a game can have, the longest,
// which say most.
std::string comments_of(const PlayedGame& played, const std::vector<Remark>& remarks) {
  std::map<std::size_t, std::string> said;
  for (const Remark& remark : remarks) {
    std::string& text = said[stop_from(played, std::min(remark.before, played.events.size()))];
    text += (text.empty() ? "" : " ") + remark.text;
  }
  std::vector<std::pair<std::size_t, std::string>> longest(said.begin(), said.end());
  sort_stably(longest,
              [](const auto& a, const auto& b) { return a.second.size() > b.second.size(); });
  if (longest.size() > max_comments) longest.resize(max_comments);
  std::string comments;
  for (const auto& [at, text] : longest) set_comment(comments, at, text);
  return comments;
}

}  // namespace

Expected<Session> read_game_file(const Catalogue& catalogue, std::string_view text) {
  auto save = read_save(catalogue, text);
  if (save) {
    auto session = session_of(catalogue, std::move(*save), For::others);
    if (session) session->challenge.day.clear();  // the first try was somebody else's
    if (session && session->board) session->board->from.clear();
    return session;
  }
  if (save.error().code != "save.foreign") return save.error();
  ReadRecord read = read_record(catalogue, text);
  if (!read.begun) return *read.fault;
  auto session = open_session(catalogue, read.parsed.record);
  if (session) session->comments = comments_of(*session, read.parsed.remarks);
  if (session && read.fault) session->saved.refused = Refused{std::move(*read.fault), {}};
  return session;
}

std::string view_key(std::string_view slot) { return "view." + std::string(slot); }

namespace {

template <class Taken>
std::string free_slot(u64 time, const Taken& taken) {
  for (u64 attempt = 0;; ++attempt) {
    u64 value = mix64(time * 1000 + attempt) % 2176782336u;  // 36^6
    std::string slot;
    for (int i = 0; i < 6; ++i, value /= 36)
      slot += "0123456789abcdefghijklmnopqrstuvwxyz"[value % 36];
    if (!taken(slot)) return slot;
  }
}

}  // namespace

std::string new_slot(const Storage& storage, u64 time) {
  return free_slot(time, [&](const std::string& slot) { return slot_exists(storage, slot); });
}

std::string new_slot(const std::set<std::string, std::less<>>& slots, u64 time) {
  return free_slot(time, [&](const std::string& slot) { return slots.count(slot) != 0; });
}

}  // namespace bastide::web

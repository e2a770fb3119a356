#include "web/store/all_games.hpp"

#include "engine/record/save.hpp"
#include "engine/record/words.hpp"
#include "web/store/days.hpp"
#include "web/store/puzzle_book.hpp"
#include "web/store/story.hpp"
#include "web/store/won_medals.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view first_line = "bastide-games 1\n", save_begins = "\nbastide-save ";

constexpr std::size_t most_damaged = 400;  // bytes of names of damaged games

// The apparent name of a damaged game, or its position in the file.
std::string damaged_name(std::string_view text, int place) {
  constexpr std::string_view key = "\nname \"";
  std::string name;
  if (const std::size_t at = text.find(key); at != std::string_view::npos) {
    text.remove_prefix(at + key.size());
    name = clean_name(text.substr(0, text.find_first_of("\"\n")), max_game_name_characters);
  }
  return name.empty() ? std::to_string(place) + '.' : name;
}

}  // namespace

std::string all_games_file(const Storage& storage) {
  std::string file = std::string(first_line) + write_story(stored_story(storage)) +
                     write_days(stored_days(storage)) +
                     write_puzzle_book(stored_puzzle_book(storage)) +
                     write_won_medals(stored_won_medals(storage));
  std::map<std::string, std::vector<GameKey>> keys;
  for (GameKey& key : keys_of_games(storage)) keys[key.slot].push_back(std::move(key));
  for (const SavedGame& game : list_games(storage)) {
    file += raw_game(storage, keys[game.slot]);
    if (file.back() != '\n') file += '\n';
  }
  return file;
}

bool is_all_games(std::string_view text) {
  return text.substr(0, first_line.size() - 1) == first_line.substr(0, first_line.size() - 1);
}

GamesReader begin_reading(const Storage& storage, std::string_view text, u64 time) {
  GamesReader reader;
  // Undoes changes by mail or an editor.
  reader.text.reserve(text.size());
  for (const char c : text)
    if (c != '\r') reader.text += c;
  reader.time = time;
  reader.here = keys_of_games(storage);
  for (const GameKey& key : reader.here) reader.slots.insert(key.slot);
  reader.at = reader.text.find(save_begins);
  const std::string_view results = std::string_view(reader.text).substr(0, reader.at);
  if (const Story story = read_story(results); !story.empty()) add_story(storage, story);
  if (const Days days = read_days(results); !days.empty()) add_days(storage, days);
  const PuzzleBook puzzles = read_puzzle_book(results);
  if (puzzles != PuzzleBook{})
    store_puzzle_book(storage, merged(stored_puzzle_book(storage), puzzles));
  if (const WonMedals won = read_won_medals(results); !won.empty()) add_won_medals(storage, won);
  return reader;
}

bool read_on(const Storage& storage, GamesReader& reader) {
  if (!reader.here.empty()) {
    const std::string key = std::move(reader.here.back().text);
    reader.here.pop_back();
    reader.own.emplace(seal_of(storage.get(key).value_or("")), key);
    return true;
  }
  if (reader.at == std::string::npos || reader.read.result != SaveResult::saved) return false;
  const std::size_t begin = reader.at + 1, end = reader.text.find(save_begins, begin);
  const std::string game =
      reader.text.substr(begin, end == std::string::npos ? end : end - begin + 1);
  reader.at = end;
  ++reader.place;
  GamesRead& read = reader.read;
  auto header = read_save_header(game);
  if (!header) {
    if (read.damaged.size() < most_damaged)
      read.damaged += (read.damaged.empty() ? "" : ", ") + damaged_name(game, reader.place);
    return true;
  }
  const auto same = reader.own.find(seal_of(game));
  if (same != reader.own.end() && storage.get(same->second) == game) {
    ++read.known;
    return true;
  }
  // A second for each, so that looking for a free slot takes no longer than for one.
  const std::string slot = new_slot(reader.slots, reader.time + static_cast<u64>(reader.place));
  read.result = put_game(storage, slot, game, std::move(*header));
  if (read.result != SaveResult::saved) return false;
  ++read.added;
  reader.slots.insert(slot);
  reader.own.emplace(seal_of(game), key_stem(slot) + '1');
  return true;
}

int percent_read(const GamesReader& reader) {
  if (reader.at == std::string::npos) return 100;
  return static_cast<int>(100 * reader.at / reader.text.size());
}

}  // namespace bastide::web

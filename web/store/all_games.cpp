#include "web/store/all_games.hpp"

#include <algorithm>

#include "engine/record/save.hpp"
#include "engine/record/words.hpp"
#include "web/store/story.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view first_line = "bastide-games 1\n", save_begins = "\nbastide-save ";

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
  std::string file = std::string(first_line) + write_story(stored_story(storage));
  for (const SavedGame& game : list_games(storage)) {
    file += raw_game(storage, game.slot);
    if (file.back() != '\n') file += '\n';
  }
  return file;
}

bool is_all_games(std::string_view text) {
  return text.substr(0, first_line.size() - 1) == first_line.substr(0, first_line.size() - 1);
}

GamesRead read_all_games(const Storage& storage, std::string_view text, u64 time) {
  GamesRead read;
  std::string plain;  // line ends as written, undoing changes by mail or an editor
  for (const char c : text)
    if (c != '\r') plain += c;
  std::vector<std::string> here;
  for (const SavedGame& game : list_games(storage)) here.push_back(raw_game(storage, game.slot));
  std::size_t at = plain.find(save_begins);
  if (const Story story = read_story(plain.substr(0, at)); !story.empty())
    add_story(storage, story);
  for (int place = 1; at != std::string::npos; ++place) {
    const std::size_t end = plain.find(save_begins, at + 1);
    const std::string game = plain.substr(at + 1, end - at - (end != std::string::npos ? 0 : 1));
    at = end;
    if (!read_save_header(game)) {
      read.damaged += (read.damaged.empty() ? "" : ", ") + damaged_name(game, place);
    } else if (std::find(here.begin(), here.end(), game) != here.end()) {
      ++read.known;
    } else {
      const std::string slot = new_slot(storage, time);
      read.result = replace_game(storage, {}, slot, 1, game);
      if (read.result != SaveResult::saved) break;
      ++read.added;
      here.push_back(game);
    }
  }
  return read;
}

}  // namespace bastide::web

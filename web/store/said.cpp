#include "web/store/said.hpp"

#include <algorithm>
#include <utility>

#include "engine/base/tokens.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view said_key = "said";
constexpr std::size_t longest_word = 60;

// Of slots and keys of texts.
bool is_plain(std::string_view word) {
  return !word.empty() && word.size() <= longest_word &&
         std::all_of(word.begin(), word.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  c == '.' || c == '-' || c == '_';
         });
}

void bound(Said& said) {
  if (said.size() > most_said_games)
    said.erase(said.begin(), said.end() - static_cast<std::ptrdiff_t>(most_said_games));
}

}  // namespace

std::string write_said(const Said& said) {
  std::string text;
  for (const SaidInGame& game : said) {
    text += game.slot;
    for (const std::string& line : game.lines) text += ' ' + line;
    text += '\n';
  }
  return text;
}

Said read_said(std::string_view text) {
  Said said;
  while (!text.empty()) {
    std::string_view row = take_until(text, '\n');
    SaidInGame game{std::string(take_until(row, ' ')), {}};
    while (!row.empty() && game.lines.size() < most_said_lines)
      if (const std::string_view line = take_until(row, ' '); is_plain(line))
        game.lines.emplace_back(line);
    if (is_plain(game.slot)) said.push_back(std::move(game));
    bound(said);
  }
  return said;
}

std::size_t said_in(const Said& said, std::string_view slot) {
  for (const SaidInGame& game : said)
    if (game.slot == slot) return game.lines.size();
  return 0;
}

std::vector<std::string> all_said(const Said& said) {
  std::vector<std::string> all;
  for (const SaidInGame& game : said) all.insert(all.end(), game.lines.begin(), game.lines.end());
  return all;
}

void note_said(Said& said, std::string_view slot, std::string line) {
  auto game = std::find_if(said.begin(), said.end(),
                           [&](const SaidInGame& one) { return one.slot == slot; });
  if (game == said.end()) {
    said.push_back({std::string(slot), {}});
    bound(said);
    game = said.end() - 1;
  }
  game->lines.push_back(std::move(line));
}

Said stored_said(const Storage& storage) {
  return read_said(storage.get(said_key).value_or(std::string()));
}

void store_said(const Storage& storage, const Said& said) {
  storage.set(said_key, write_said(said));
}

}  // namespace bastide::web

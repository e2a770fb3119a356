#include "web/text/suggested.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include "engine/base/tokens.hpp"

// The lines of all languages that have such names, embedded by the build.
namespace bastide::embedded {
extern const std::string_view suggested_texts[];
}  // namespace bastide::embedded

namespace bastide::web {
namespace {

using Names = std::vector<std::pair<std::string_view, std::string_view>>;  // key and words

const Names& names_of_all_languages() {
  static const Names all = [] {
    Names names;
    std::string_view rest = embedded::suggested_texts[0];
    while (!rest.empty()) {
      std::string_view words = take_until(rest, '\n');
      const std::string_view key = take_until(words, ' ');
      words.remove_prefix(std::string_view("= ").size());
      names.emplace_back(key, words);
    }
    return names;
  }();
  return all;
}

// What is left of a text without its beginning and its end; nothing: it has others.
std::optional<std::string_view> between(std::string_view text, std::string_view before,
                                        std::string_view after) {
  if (text.size() < before.size() + after.size() || !text.starts_with(before) ||
      !text.ends_with(after))
    return std::nullopt;
  return text.substr(before.size(), text.size() - before.size() - after.size());
}

// The number in a suggested name, empty in "Mason"; nothing: the name was not suggested.
std::optional<std::string> number_in(const PlayerEntry& player, std::size_t seat) {
  for (const auto& [key, words] : names_of_all_languages()) {
    if (player.computer.empty()) {
      const std::size_t gap = words.find("{0}");
      if (key != "new.player-name" || gap == words.npos) continue;
      const auto number = between(player.name, words.substr(0, gap), words.substr(gap + 3));
      if (number == std::to_string(seat + 1)) return std::string(*number);
      continue;
    }
    if (key.substr(0, 9) != "new.kind." || key.substr(9) != player.computer) continue;
    const auto number = between(player.name, words, {});
    if (number == "") return std::string();
    if (number && number->size() == 2 && number->front() == ' ' && number->back() >= '1' &&
        number->back() <= '8')
      return std::string(number->substr(1));
  }
  return std::nullopt;
}

}  // namespace

bool is_suggested(const PlayerEntry& player, std::size_t seat) {
  return number_in(player, seat).has_value();
}

std::string shown_name(const Texts& texts, const PlayerEntry& player, std::size_t seat) {
  const std::optional<std::string> number = number_in(player, seat);
  if (!number) return player.name;
  if (player.computer.empty()) return tr(texts, "new.player-name", {*number});
  const std::string_view kind = tr(texts, "new.kind." + player.computer);
  return number->empty() ? std::string(kind) : tr(texts, "new.computer-name-n", {kind, *number});
}

}  // namespace bastide::web

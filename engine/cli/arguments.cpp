#include "engine/cli/arguments.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"

namespace bastide::cli {

void print_error(std::string_view message, std::string_view detail) {
  std::fprintf(stderr, "bastide: %.*s: '%.*s'\n", static_cast<int>(message.size()), message.data(),
               static_cast<int>(detail.size()), detail.data());
}

std::optional<u64> number(std::string_view text) {
  u64 value = 0;
  if (!read_number(text, value)) return {};
  return value;
}

std::optional<std::string_view> take_value(Arguments& words, std::string_view name, bool& bad) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] != name) continue;
    if (i + 1 == words.size()) {
      print_error("a value is missing after", name);
      bad = true;
      return {};
    }
    const std::string_view value = words[i + 1];
    const auto at = words.begin() + static_cast<std::ptrdiff_t>(i);
    words.erase(at, at + 2);
    return value;
  }
  return {};
}

bool take_switch(Arguments& words, std::string_view name) {
  const auto at = std::find(words.begin(), words.end(), name);
  if (at == words.end()) return false;
  words.erase(at);
  return true;
}

std::string name_of_setup(const Arguments& words) {
  std::string name;
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    for (const std::string_view of : {"--preset", "--players", "--expansions", "--options"})
      if (words[i] == of)
        name +=
            (name.empty() ? "" : ";") + std::string(of.substr(2)) + ':' + std::string(words[i + 1]);
  return name.empty() ? "base" : name;
}

void take_number(Arguments& words, std::string_view name, u64 least, u64 most, u64& result,
                 bool& bad) {
  const auto text = take_value(words, name, bad);
  if (!text) return;
  const auto value = number(*text);
  if (value && *value >= least && *value <= most) {
    result = *value;
    return;
  }
  std::fprintf(stderr, "bastide: %.*s takes a number from %llu to %llu, not '%.*s'\n",
               static_cast<int>(name.size()), name.data(), static_cast<unsigned long long>(least),
               static_cast<unsigned long long>(most), static_cast<int>(text->size()), text->data());
  bad = true;
}

namespace {

// "farmers=off,tiny-city-two=on,board-width=9"
void read_options(std::string_view list, Options& options, bool& bad) {
  while (!list.empty()) {
    const std::string_view item = take_until(list, ',');
    const std::string_view id = item.substr(0, item.find('='));
    const std::string_view value = id.size() < item.size() ? item.substr(id.size() + 1) : "on";
    const NumberInfo* number = nullptr;
    for (const NumberInfo& info : number_infos())
      if (info.id == id) number = &info;
    if (number) {
      u64 read = 0;
      if (read_number(value, number->min, number->max, read)) {
        options.*number->value = static_cast<u8>(read);
        continue;
      }
      print_error("not a number that this option can have:", value);
      bad = true;
      return;
    }
    const OptionInfo* known = nullptr;
    for (const OptionInfo& info : option_infos())
      if (info.id == id) known = &info;
    if (!known) {
      print_error("unknown option", id);
      for (const OptionInfo& info : option_infos())
        std::fprintf(stderr, "  %.*s\n", static_cast<int>(info.id.size()), info.id.data());
      bad = true;
      return;
    }
    if (value != "on" && value != "off") {
      print_error("an option is on or off, not", value);
      bad = true;
      return;
    }
    options.*known->value = value == "on";
  }
}

// ids with commas; "all": every expansion that can be played; a preset: its expansions
void read_expansions(std::string_view list, ExpansionMask& expansions, bool& bad) {
  while (!list.empty()) {
    const std::string_view id = take_until(list, ',');
    ExpansionMask known = 0;
    for (const Preset& preset : presets())
      if (preset.id == id) known = preset.expansions;
    for (const ExpansionInfo& info : expansion_infos())
      if (info.id == id || (id == "all" && info.goes_with_others()))
        known |= expansion_bit(info.expansion);
    if (known == 0) {
      print_error("unknown expansion", id);
      for (const ExpansionInfo& info : expansion_infos())
        std::fprintf(stderr, "  %.*s\n", static_cast<int>(info.id.size()), info.id.data());
      bad = true;
      return;
    }
    expansions |= known;
  }
}

}  // namespace

Setup take_setup(Arguments& words, bool& bad) {
  Setup setup;
  if (const auto id = take_value(words, "--preset", bad)) {
    const Preset* known = nullptr;
    for (const Preset& preset : presets())
      if (preset.id == *id) known = &preset;
    if (known) {
      setup.expansions = known->expansions;
      setup.options = known->options;
      setup.players = std::clamp(setup.players, known->min_players, known->max_players);
    } else {
      print_error("unknown preset", *id);
      bad = true;
    }
  }
  u64 players = setup.players;
  take_number(words, "--players", 1, max_players, players, bad);
  setup.players = static_cast<u8>(players);
  if (const auto list = take_value(words, "--expansions", bad))
    read_expansions(*list, setup.expansions, bad);
  if (const auto list = take_value(words, "--options", bad))
    read_options(*list, setup.options, bad);
  if (bad) return setup;
  if (const auto sound = check_setup(setup); !sound) {
    print_error("this cannot be played: " + sound.error().code, sound.error().detail);
    bad = true;
  }
  return setup;
}

bool nothing_left(const Arguments& words) {
  if (words.empty()) return true;
  print_error("not understood", words[0]);
  return false;
}

}  // namespace bastide::cli

#include "web/session/settings.hpp"

#include <cmath>
#include <iterator>

#include "engine/base/read_number.hpp"
#include "engine/record/words.hpp"
#include "web/session/live_card.hpp"

namespace bastide::web {
namespace {

struct Switch {
  std::string_view key;
  bool Settings::*value;
};
constexpr Switch switches[] = {
    {"reduce-motion", &Settings::reduce_motion},
    {"confirm-moves", &Settings::confirm_moves},
    {"show-legal", &Settings::show_legal},
    {"show-coordinates", &Settings::show_coordinates},
    {"sound", &Settings::sound},
    {"ambience", &Settings::ambience},
    {"vibration", &Settings::vibration},
    {"coach", &Settings::coach},
    {"remarks", &Settings::remarks},
    {"warned", &Settings::warned},
    {"purist", &Settings::no_hints},
    {"letter-keys", &Settings::letter_keys},
    {"season", &Settings::season},
    {"dim-land", &Settings::dim_land},
};

std::string write_oneself(const Oneself& oneself) {
  std::string text;
  if (!oneself.name.empty()) text += "name " + oneself.name + '\n';
  if (oneself.colour != no_own_colour)
    text += "colour " + std::string(colour_word(oneself.colour)) + '\n';
  if (oneself.sign != no_own_sign)
    text += "sign " + std::string(piece_word(static_cast<Piece>(oneself.sign))) + '\n';
  if (oneself.asked) text += "asked on\n";
  return text;
}

void read_oneself(std::string_view key, std::string_view value, Oneself& oneself) {
  if (key == "name") oneself.name = clean_name(value);
  if (key == "asked") oneself.asked = value == "on";
  if (const int colour = colour_of_word(value); key == "colour" && colour >= 0)
    oneself.colour = colour;
  for (int piece = 0; piece < piece_kinds; ++piece)
    if (key == "sign" && has_owner(static_cast<Piece>(piece)) &&
        value == piece_word(static_cast<Piece>(piece)))
      oneself.sign = piece;
}

}  // namespace

std::string write_settings(const Settings& settings) {
  std::string text;
  if (!settings.language.empty()) text += "language " + settings.language + '\n';
  text += "speed " + std::to_string(animation_step(settings)) + '\n';
  if (settings.volume != Settings{}.volume)
    text += "volume " + std::to_string(settings.volume) + '\n';
  if (settings.text_size != 0)
    text += "text-size " + std::to_string(text_sizes[settings.text_size]) + '\n';
  if (settings.look != 0) {
    text += "look ";
    text += look_words[settings.look];
    text += '\n';
  }
  if (settings.surroundings != 0) {
    text += "surroundings ";
    text += surroundings_words[settings.surroundings];
    text += '\n';
  }
  if (settings.long_press != 0) {
    text += "long-press ";
    text += long_press_words[settings.long_press];
    text += '\n';
  }
  if (valid_stun(settings.stun)) text += "stun " + settings.stun + '\n';
  for (const Switch& s : switches)
    text += std::string(s.key) + (settings.*s.value ? " on\n" : " off\n");
  return text + write_oneself(settings.oneself);
}

Settings read_settings(std::string_view text) {
  Settings settings;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos) continue;
    const std::string_view key = line.substr(0, space), value = line.substr(space + 1);
    read_oneself(key, value, settings.oneself);
    if (key == "language" && value.size() <= 8) settings.language = value;
    if (std::size_t speed = 0;
        key == "speed" && read_number(value, 0, std::size(animation_speeds) - 1, speed))
      settings.animation_speed = animation_speeds[speed];
    if (std::size_t volume = 0;
        key == "volume" && read_number(value, 0, std::size(volumes) - 1, volume))
      settings.volume = static_cast<int>(volume);
    if (key == "stun" && valid_stun(value)) settings.stun = value;
    for (int i = 0; i < static_cast<int>(std::size(text_sizes)); ++i)
      if (key == "text-size" && value == std::to_string(text_sizes[i])) settings.text_size = i;
    for (int i = 0; i < look_words_count; ++i)
      if (key == "look" && value == look_words[i]) settings.look = i;
    for (int i = 0; i < surroundings_count; ++i)
      if (key == "surroundings" && value == surroundings_words[i]) settings.surroundings = i;
    for (int i = 0; i < long_press_count; ++i)
      if (key == "long-press" && value == long_press_words[i]) settings.long_press = i;
    for (const Switch& s : switches)
      if (key == s.key && (value == "on" || value == "off")) settings.*s.value = value == "on";
  }
  return settings;
}

int animation_step(const Settings& settings) {
  int best = 0;
  for (int i = 1; i < static_cast<int>(std::size(animation_speeds)); ++i)
    if (std::fabs(animation_speeds[i] - settings.animation_speed) <
        std::fabs(animation_speeds[best] - settings.animation_speed))
      best = i;
  return best;
}

}  // namespace bastide::web

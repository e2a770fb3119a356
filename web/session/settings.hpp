// A person's choices for every game, kept in local storage.
#pragma once

#include <string>
#include <string_view>

namespace bastide::web {

inline constexpr int no_own_colour = -1, no_own_sign = -1;

// Who one is, wherever one sits down.
struct Oneself {
  std::string name;            // empty: not known
  int colour = no_own_colour;  // that one likes best
  int sign = no_own_sign;      // a figure (Piece) in a ring, instead of the badge of the colour
  bool asked = false;          // and did not want to say
  friend bool operator==(const Oneself&, const Oneself&) = default;
};

struct Settings {
  Oneself oneself;
  std::string language;          // "en", "cs"; empty: the browser's
  bool reduce_motion = false;    // also if the system asks for it
  float animation_speed = 1.0f;  // 0.5 .. 4, of computer players' turns and scorings
  bool confirm_moves = true;     // placements must be confirmed
  bool show_legal = true;        // mark where the drawn tile fits
  bool show_coordinates = false;
  bool sound = true;
  bool ambience = false;    // wind and a far bell
  bool vibration = true;    // where the device can: when a tile is laid, and something scores
  int volume = 1;           // index into volumes
  int text_size = 0;        // index into text_sizes
  int look = 0;             // index into look_words: as on the device, light, dark
  int surroundings = 0;     // index into surroundings_words: the light on the table, the season
  bool season = true;       // the game of the day has those of its date
  bool dim_land = true;     // the tiles are darker in the dark look
  std::string stun;         // "stun:host:port", used when playing live; empty or incomplete: none
  bool coach = false;       // says after each of a person's turns what it was worth
  bool warned = false;      // that the browser may delete games
  bool remarks = true;      // opponents say something now and then
  bool no_hints = false;    // no help of any kind: nothing marked, counted or previewed, no hints
  bool letter_keys = true;  // keys of a single letter, digit or sign do something at the table
  int long_press = 0;       // index into long_presses
  friend bool operator==(const Settings&, const Settings&) = default;
};

// Lines of "key value". Reading skips what it does not understand.
std::string write_settings(const Settings& settings);
Settings read_settings(std::string_view text);

// The surroundings of the tiles; the first is the plain table.
inline constexpr std::string_view surroundings_words[] = {"plain", "morning", "evening", "autumn",
                                                          "snow"};
inline constexpr int surroundings_count = 5;

// Light or dark colours; the first is what the device prefers.
inline constexpr std::string_view look_words[] = {"device", "light", "dark"};
inline constexpr int look_words_count = 3;

// How large letters are, in percent of the usual size.
inline constexpr int text_sizes[] = {100, 125, 150, 200};
inline float text_scale(const Settings& settings) {
  return static_cast<float>(text_sizes[settings.text_size]) / 100;
}

// How loud sounds are: the loudest is 1.
inline constexpr float volumes[] = {0.35f, 0.65f, 1.0f};
inline float volume_of(const Settings& settings) {
  return settings.sound ? volumes[settings.volume] : 0;
}

// The seconds after which a finger that rests asks what is there; 0: never.
inline constexpr float long_presses[] = {0.45f, 1.0f, 0.0f};
inline constexpr std::string_view long_press_words[] = {"usual", "longer", "off"};
inline constexpr int long_press_count = 3;

// The animation speeds that are offered.
inline constexpr float animation_speeds[] = {0.6f, 1.0f, 2.0f, 4.0f};
int animation_step(const Settings& settings);

}  // namespace bastide::web

#include "web/session/table_rules.hpp"

#include <algorithm>
#include <cmath>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

int number(std::string_view word, int low, int high) {
  int value = low;
  take_number(word, value);
  return std::clamp(value, low, high);
}

constexpr int longest = 100 * 60;  // minutes

}  // namespace

void wind_up(ChessClock& clock, int players) {
  clock.lost = no_player;
  clock.left = {};
  for (int p = 0; p < players; ++p) clock.left[static_cast<std::size_t>(p)] = clock.minutes * 60.0;
}

bool pass_time(ChessClock& clock, PlayerIndex player, double seconds) {
  if (clock.minutes <= 0 || player == no_player || clock.lost != no_player) return false;
  const bool before = time_over(clock, player);
  // Once one has lost, the others may go on for themselves.
  const bool first = *std::min_element(clock.left.begin(), clock.left.end()) >= 0;
  clock.left[player] -= std::max(seconds, 0.0);
  if (before || !time_over(clock, player)) return false;
  if (clock.decides && first) clock.lost = player;
  return true;
}

void end_turn(ChessClock& clock, PlayerIndex player) {
  if (clock.minutes <= 0 || player == no_player || time_over(clock, player)) return;
  clock.left[player] += clock.added;
}

std::string clock_words(const Texts& texts, double seconds) {
  std::string text = seconds < 0 ? "\xe2\x88\x92" : "";
  const double whole = std::fabs(seconds);
  if (seconds >= 0 && whole < 10) {
    const int tenths = static_cast<int>(std::floor(whole * 10));
    return tr(texts, "tenths", {std::to_string(tenths / 10), std::to_string(tenths % 10)});
  }
  // The remaining time is rounded up, so that 0:30 is shown until thirty seconds have passed.
  const int all = static_cast<int>(seconds < 0 ? std::floor(whole) : std::ceil(whole));
  text += std::to_string(all / 60) + ':';
  const int rest = all % 60;
  if (rest < 10) text += '0';
  return text + std::to_string(rest);
}

std::string write_clock(const ChessClock& clock, int players) {
  if (clock.minutes <= 0) return {};
  std::string text = std::to_string(clock.minutes) + ' ' + std::to_string(clock.added) +
                     (clock.decides ? " decides" : " goes-on");
  text += ' ' + (clock.lost == no_player ? std::string("-") : std::to_string(clock.lost));
  for (int p = 0; p < players; ++p)
    text += ' ' + std::to_string(
                      static_cast<long>(std::lround(clock.left[static_cast<std::size_t>(p)] * 10)));
  return text;
}

void read_clock(std::string_view note, ChessClock& clock) {
  if (note.empty()) return;
  clock.minutes = number(take_until(note, ' '), 0, longest);
  if (clock.minutes == 0) {
    clock = {};
    return;
  }
  clock.added = number(take_until(note, ' '), 0, 3600);
  clock.decides = take_until(note, ' ') == "decides";
  const std::string_view lost = take_until(note, ' ');
  clock.lost = no_player;
  if (clock.decides) read_number(lost, 0, max_players - 1, clock.lost);
  for (double& left : clock.left) {
    if (note.empty()) break;
    left = number(take_until(note, ' '), -longest * 600, longest * 600) / 10.0;
  }
}

std::string write_linked_clock(const ChessClock& clock, int players) {
  std::string text = write_clock(clock, players);
  std::replace(text.begin(), text.end(), ' ', '.');
  return text;
}

void read_linked_clock(std::string_view text, ChessClock& clock) {
  std::string note(text);
  std::replace(note.begin(), note.end(), '.', ' ');
  read_clock(note, clock);
}

std::string write_table_rules(const TableRules& table_rules) {
  std::string text;
  if (table_rules.no_take_back) text += "no-take-back ";
  if (table_rules.pass_device) text += "hand-over ";
  if (table_rules.with_help) text += "help ";
  if (table_rules.no_help) text += "no-help ";
  if (!text.empty()) text.pop_back();
  return text;
}

void read_table_rules(std::string_view note, TableRules& table_rules) {
  while (!note.empty()) {
    const std::string_view word = take_until(note, ' ');
    if (word == "no-take-back") table_rules.no_take_back = true;
    if (word == "hand-over") table_rules.pass_device = true;
    if (word == "help") table_rules.with_help = true;
    if (word == "no-help") table_rules.no_help = true;
  }
}

}  // namespace bastide::web

#include "web/session/challenge.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "engine/base/read_number.hpp"
namespace bastide::web {
namespace {

constexpr int most_points = 9999;

bool is_date(std::string_view text) {
  if (text.size() != 10) return false;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (i == 4 || i == 7 ? text[i] != '-' : text[i] < '0' || text[i] > '9') return false;
  return true;
}

}  // namespace

std::string utc_date(u64 seconds) {
  using namespace std::chrono;
  constexpr u64 last = 253402300799;  // of the year 9999
  const sys_seconds time{std::chrono::seconds{std::min(seconds, last)}};
  const year_month_day date{floor<days>(time)};
  char text[16];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return text;
}

std::string write_points(const std::vector<int>& points) {
  std::string text;
  for (const int p : points) text += (text.empty() ? "" : ",") + std::to_string(p);
  return text;
}

std::vector<int> read_points(std::string_view text, std::size_t seats) {
  std::vector<int> points;
  for (bool more = seats > 0; more;) {
    int number = 0;
    if (!take_number(text, number) || number < 0 || number > most_points) return {};
    points.push_back(number);
    more = text.substr(0, 1) == "," && points.size() < seats;
    text.remove_prefix(more);
  }
  return points.size() == seats && text.empty() ? points : std::vector<int>{};
}

std::string write_challenge(const Challenge& challenge) {
  std::string text = challenge.day;
  if (!challenge.theirs.empty()) text += (text.empty() ? "" : " ") + write_points(challenge.theirs);
  return text;
}

Challenge read_challenge(std::string_view note, std::size_t seats) {
  Challenge challenge;
  const std::size_t space = note.find(' ');
  const std::string_view first = note.substr(0, space);
  if (is_date(first)) {
    challenge.day = first;
    note = space == std::string_view::npos ? std::string_view{} : note.substr(space + 1);
  }
  challenge.theirs = read_points(note, seats);
  return challenge;
}

}  // namespace bastide::web

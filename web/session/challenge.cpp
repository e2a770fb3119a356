#include "web/session/challenge.hpp"

#include "engine/base/read_number.hpp"
#include "web/session/calendar.hpp"

namespace bastide::web {
namespace {

constexpr int most_target = 9999;

}  // namespace

std::string write_points(const std::vector<int>& points) {
  std::string text;
  for (const int p : points) text += (text.empty() ? "" : ",") + std::to_string(p);
  return text;
}

std::vector<int> read_points(std::string_view text, std::size_t seats) {
  std::vector<int> points;
  for (bool more = seats > 0; more;) {
    int number = 0;
    if (!take_number(text, number) || number < 0 || number > most_target) return {};
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
  if (day_of_date(first)) {
    challenge.day = first;
    note = space == std::string_view::npos ? std::string_view{} : note.substr(space + 1);
  }
  challenge.theirs = read_points(note, seats);
  return challenge;
}

}  // namespace bastide::web

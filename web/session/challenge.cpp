#include "web/session/challenge.hpp"

#include <charconv>

namespace bastide::web {
namespace {

constexpr int most_points = 9999;

bool is_date(std::string_view text) {
  if (text.size() != 10) return false;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (i == 4 || i == 7 ? text[i] != '-' : text[i] < '0' || text[i] > '9') return false;
  return true;
}

std::string two_digits(unsigned number) {
  return {static_cast<char>('0' + number / 10 % 10), static_cast<char>('0' + number % 10)};
}

}  // namespace

// Days are counted from a first of March, so that the leap day is the last of its year
// (Hinnant, "chrono-compatible low-level date algorithms").
std::string utc_date(u64 seconds) {
  const auto days = static_cast<unsigned>(seconds / 86400 + 719468);
  const unsigned era = days / 146097, of_era = days % 146097;
  const unsigned year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  const unsigned of_year = of_era - (365 * year + year / 4 - year / 100);
  const unsigned month = (5 * of_year + 2) / 153, day = of_year - (153 * month + 2) / 5 + 1;
  return std::to_string(year + era * 400 + (month >= 10)) + '-' +
         two_digits(month < 10 ? month + 3 : month - 9) + '-' + two_digits(day);
}

std::string write_points(const std::vector<int>& points) {
  std::string text;
  for (const int p : points) text += (text.empty() ? "" : ",") + std::to_string(p);
  return text;
}

std::vector<int> read_points(std::string_view text, std::size_t seats) {
  std::vector<int> points;
  const char* at = text.data();
  const char* const end = at + text.size();
  for (bool more = seats > 0; more;) {
    int number = 0;
    const auto [next, fault] = std::from_chars(at, end, number);
    if (fault != std::errc{} || number < 0 || number > most_points) return {};
    points.push_back(number);
    at = next;
    more = at != end && *at == ',' && points.size() < seats;
    at += more;
  }
  return points.size() == seats && at == end ? points : std::vector<int>{};
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

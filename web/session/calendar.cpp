#include "web/session/calendar.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "web/platform/clock.hpp"

namespace bastide::web {
namespace {

using std::chrono::sys_days;
using std::chrono::year_month_day;

sys_days as_days(int day) { return sys_days{std::chrono::days{day}}; }
int as_number(sys_days days) { return static_cast<int>(days.time_since_epoch().count()); }

constexpr int first_weekday = 3;  // of 1970: a Thursday

// Rounds down, before 1970, too.
int floor_div(int number, int by) { return number / by - (number % by < 0 ? 1 : 0); }

}  // namespace

std::string utc_date(u64 seconds) {
  constexpr u64 last = 253402300799;  // of the year 9999
  return date_of_day(static_cast<int>(std::min(seconds, last) / 86400));
}

std::string local_date(u64 seconds) {
  const long long local = platform::local_seconds(static_cast<long long>(seconds));
  return utc_date(static_cast<u64>(std::max(local, 0LL)));
}

std::string today() { return local_date(static_cast<u64>(platform::unix_seconds())); }

int day_today() { return day_of_date(today()).value_or(0); }

std::string date_of_day(int day) {
  const year_month_day date{as_days(day)};
  char text[32];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return text;
}

std::optional<int> day_of_date(std::string_view date) {
  constexpr std::size_t digits = 10;  // "2026-11-22"
  int year = 0;
  unsigned month = 0, day = 0;
  if (date.size() != digits || !read_number(take_until(date, '-'), 1970, 9999, year) ||
      !read_number(take_until(date, '-'), 1, 12, month) || !read_number(date, 1, 31, day))
    return {};
  const year_month_day found{std::chrono::year{year}, std::chrono::month{month},
                             std::chrono::day{day}};
  if (!found.ok()) return {};
  return as_number(sys_days{found});
}

int weekday_of(int day) { return day + first_weekday - 7 * week_of(day); }
int week_of(int day) { return floor_div(day + first_weekday, 7); }

Month month_of(int day) {
  const year_month_day date{as_days(day)};
  const sys_days first{date.year() / date.month() / 1};
  const sys_days next{(date.year() / date.month() + std::chrono::months{1}) / 1};
  return {as_number(first), as_number(next) - as_number(first)};
}

}  // namespace bastide::web

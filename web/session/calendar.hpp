// Days of the calendar: as dates, "2026-11-22", and as numbers, counted from the first of 1970.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/types.hpp"

namespace bastide::web {

// `seconds` since 1970.
std::string utc_date(u64 seconds);
// Where this device is: nothing else asks for its time zone.
std::string local_date(u64 seconds);
std::string today();
int day_today();  // its number: all that goes by the day asks here

std::string date_of_day(int day);
// Nothing: it is no date, or a day that no calendar has.
std::optional<int> day_of_date(std::string_view date);

int weekday_of(int day);  // 0: Monday
int week_of(int day);     // since 1970, from Monday to Sunday

struct Month {
  int first = 0, days = 0;  // the number of its first day, and how many it has
  int last() const { return first + days - 1; }
};
Month month_of(int day);

}  // namespace bastide::web

// The time, dates, and being woken.
#pragma once

#include <string>
#include <string_view>

namespace bastide::web::platform {

long long unix_seconds();
// Shifted by the time zone: its date in UTC is the local date.
long long local_seconds(long long unix_seconds);
// A date, "2027-01-10", as readers of the language write it.
enum class DateStyle : unsigned char {
  full,     // 10 January 2027
  month,    // January 2027
  brief,    // 10 Jan
  weekday,  // Sun
};
std::string date_words(std::string_view language, std::string_view date,
                       DateStyle style = DateStyle::full);
// The same where there are no words for dates: digits.
std::string date_in_digits(std::string_view date, DateStyle style);
// Draws a frame after so many seconds, even if nothing happens until then.
void wake_after(double seconds);

}  // namespace bastide::web::platform

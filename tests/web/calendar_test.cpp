// Dates and numbers of days.
#include "web/session/calendar.hpp"

#include <gtest/gtest.h>

#include "web/platform/null/place.hpp"

namespace bastide::web::calendar_test {
namespace {

constexpr u64 day = 86400;

TEST(Calendar, DatesAreThoseOfTheCalendar) {
  EXPECT_EQ(utc_date(0), "1970-01-01");
  EXPECT_EQ(utc_date(day - 1), "1970-01-01");
  EXPECT_EQ(utc_date(951782400), "2000-02-29");
  EXPECT_EQ(utc_date(951782400 + day), "2000-03-01");
  EXPECT_EQ(utc_date(1798761599), "2026-12-31");
  EXPECT_EQ(utc_date(1798761600), "2027-01-01");
  EXPECT_EQ(utc_date(4107542400), "2100-03-01");  // no leap year
  EXPECT_EQ(utc_date(4107542400 - day), "2100-02-28");
}

TEST(Calendar, EveryDayHasADateAWeekdayAndAMonth) {
  const int last = *day_of_date("2100-12-31");
  int weekday = 3;  // a Thursday
  for (int n = 0; n <= last; ++n, weekday = (weekday + 1) % 7) {
    EXPECT_EQ(day_of_date(date_of_day(n)), n);
    ASSERT_EQ(weekday_of(n), weekday);
    const Month month = month_of(n);
    ASSERT_TRUE(month.first <= n && n <= month.last());
    ASSERT_EQ(date_of_day(month.first).substr(8), "01");
    ASSERT_EQ(date_of_day(month.last() + 1).substr(8), "01");
  }
  EXPECT_EQ(weekday_of(*day_of_date("2026-11-29")), 6);
  EXPECT_EQ(week_of(*day_of_date("2026-11-29")) + 1, week_of(*day_of_date("2026-11-30")));
}

TEST(Calendar, WhatIsNoDateIsRefused) {
  for (const char* wrong :
       {"", "2026-11-2", "2026-11-31", "2026-02-29", "2026-13-01", "2026-00-10", "1969-12-31",
        "2026/11/22", "2026-11-22 ", "20261-1-22", "-026-11-22", "2026-+1-22", "abcd-ef-gh"})
    EXPECT_FALSE(day_of_date(wrong)) << wrong;
}

TEST(Calendar, TodayIsTheDateOfTheDevice) {
  platform::place() = {};
  platform::place().now = 1795824000;
  platform::place().now -= platform::place().now % static_cast<long long>(day);
  const std::string here = today();
  platform::place().zone = -1;
  EXPECT_EQ(*day_of_date(today()) + 1, *day_of_date(here));
  platform::place().zone = 14 * 3600;
  EXPECT_EQ(today(), here);
  platform::place().now += 10 * 3600;
  EXPECT_EQ(*day_of_date(today()), *day_of_date(here) + 1);
  platform::place().now = 0;
  platform::place().zone = -12 * 3600;
  EXPECT_EQ(today(), "1970-01-01") << "there are no days before";
  platform::place() = {};
}

}  // namespace
}  // namespace bastide::web::calendar_test

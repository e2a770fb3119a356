// The rules that a test is about in addition to those in its name:
//
//   TEST(Ferries, FERRY_3_the_new_ferry_is_a_must) {
//     covers("FERRY-4", "FERRY-18");
//
// tests/rules_coverage.py reads these statements; an ID that docs/rules does not define is a fault.
#pragma once

#include <gtest/gtest.h>

#include <string>

namespace bastide::testing {

template <class... Ids>
void covers(const Ids&... ids) {
  std::string list;
  ((list += list.empty() ? "" : " ", list += ids), ...);
  ::testing::Test::RecordProperty("rules", list);
}

}  // namespace bastide::testing

#include "tests/data_folder.hpp"

namespace bastide::testing {

std::string data_folder() { return BASTIDE_TEST_DATA; }

}  // namespace bastide::testing

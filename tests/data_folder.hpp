// Where the tests find their data.
#pragma once

#include <string>

namespace bastide::testing {

// tests/data in the source tree, without a trailing slash. Only one file is compiled with this
// path, so that a compiler cache works for every copy of the sources.
std::string data_folder();

}  // namespace bastide::testing

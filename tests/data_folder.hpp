// Where the tests find their data.
#pragma once

#include <string>

namespace bastide::testing {

// tests/data in the sources, without a slash at the end. Only one file is compiled with this path,
// so that a compiler's cache serves every copy of the sources.
std::string data_folder();

}  // namespace bastide::testing

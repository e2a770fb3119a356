// Where the tests find their data. Only one file is compiled with these paths, so that a compiler
// cache works for every copy of the sources.
#pragma once

#include <string>
#include <string_view>

namespace bastide::testing {

// tests/data in the source tree, without a trailing slash.
std::string data_folder();

// A file of the site, as the build has made it; empty if there is none of this name.
std::string site_file(std::string_view name);

}  // namespace bastide::testing

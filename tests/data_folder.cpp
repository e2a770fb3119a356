#include "tests/data_folder.hpp"

#include <fstream>
#include <iterator>

namespace bastide::testing {

std::string data_folder() { return BASTIDE_TEST_DATA; }

std::string site_file(std::string_view name) {
  std::ifstream file(BASTIDE_SITE "/" + std::string(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace bastide::testing

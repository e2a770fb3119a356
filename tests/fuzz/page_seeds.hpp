// Seeds for the fuzzer of the page's own texts, besides games and lessons.
#pragma once

#include <string>
#include <vector>

namespace bastide::fuzz {

std::vector<std::string> page_seeds();

}  // namespace bastide::fuzz

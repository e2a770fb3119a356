// The lines that opponents say, by occasion: some that anybody may say, and one of their own for
// what is close to somebody's heart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/panels/remarks/occasion.hpp"

namespace bastide::web {

inline constexpr int lines_each = 4;  // for every occasion, shared by all

// The keys of the texts that a speaker may choose from, the own ones first.
std::vector<std::string> lines_for(std::string_view speaker, Occasion occasion);

// One that has not been said; empty: all of them have. The same for the same `chance`.
std::string choose_line(std::string_view speaker, Occasion occasion,
                        const std::vector<std::string>& said, unsigned chance);

}  // namespace bastide::web

// Pages of HTML without anything from elsewhere, to be read and printed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bastide {

// With a title, which is also its heading, in a language by its code.
std::string page_begin(std::string_view title, std::string_view language = "en");
std::string page_end();

std::string escaped(std::string_view text);
// A cell of a table; numbers stand on the right.
std::string cell(const std::string& text, bool number = false);
// From the column `numbers` on there are numbers.
std::string head_row(const std::vector<std::string_view>& titles, std::size_t numbers);

}  // namespace bastide

// English sentences for the codes of errors, for the command line. The front end has its own, by
// the same codes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"

namespace bastide {

struct ErrorText {
  std::string_view code;
  std::string_view text;  // "{}" stands for the detail
};

const std::vector<ErrorText>& error_texts();

// The sentence of an error; the code itself when it has none.
std::string error_text(const Error& error);

}  // namespace bastide

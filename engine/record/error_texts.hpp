// English sentences for error codes, for the command line. The front end has its own texts for the
// same codes.
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

// The sentence for an error; the code itself when there is none.
std::string error_text(const Error& error);

}  // namespace bastide

// Which print of the tiles is played with, among the options.
#pragma once

namespace bastide {

struct PrintsOptions {
  bool first_edition = false;   // OPT-PRINT: first
  bool second_edition = false;  // OPT-PRINT: second

  friend bool operator==(const PrintsOptions&, const PrintsOptions&) = default;
};

}  // namespace bastide

// The option for the print of the tiles.
#pragma once

namespace bastide {

struct PrintsOptions {
  bool first_edition = false;   // OPT-PRINT: first
  bool second_edition = false;  // OPT-PRINT: second

  friend bool operator==(const PrintsOptions&, const PrintsOptions&) = default;
};

}  // namespace bastide

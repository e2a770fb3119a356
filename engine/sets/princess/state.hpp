// What the princess adds to options.
#pragma once

namespace bastide {

struct PrincessOptions {
  bool without_princess = false;  // OPT-PD-PRINCESS: true off
  bool princess_must = false;     // OPT-PRINCESS: true must

  friend bool operator==(const PrincessOptions&, const PrincessOptions&) = default;
};

}  // namespace bastide

// Reads any JSON (RFC 8259) into a tree.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/expected.hpp"

namespace bastide {

struct Json {
  enum class Kind : u8 { null, boolean, number, string, list, object };
  Kind kind = Kind::null;
  std::string text;                // of a string; a number or word as it is written
  std::vector<Json> items;         // of a list, or the values of an object
  std::vector<std::string> names;  // of an object: those of its items

  bool is(Kind one) const { return kind == one; }
  // The last value of this name; an empty one if there is none, or this is no object.
  const Json& operator[](std::string_view name) const;
  // A whole number, also as "90.0"; `otherwise` if it is not one.
  long number(long otherwise) const;
  bool truth() const { return kind == Kind::boolean && text == "true"; }
};

inline constexpr std::size_t max_json_size = 1 << 22;  // bytes
inline constexpr std::size_t max_json_values = 200000;
inline constexpr int max_json_depth = 32;

// Takes linear time. Codes "import.json" (detail: the line), "import.too-large" (more than the
// limits above).
Expected<Json> read_json(std::string_view text);

}  // namespace bastide

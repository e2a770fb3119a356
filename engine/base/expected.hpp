// Errors as values. The engine is built without exceptions: whatever can fail because of outside
// input returns Expected<T>, and an Error says what is wrong in terms that a front end can
// translate.
#pragma once

#include <memory>  // tl/expected.hpp 1.0.0 needs it but does not include it
#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "engine/base/types.hpp"

namespace bastide {

// `code` is a stable word ("record.unknown-tile") that the front end looks up in its texts;
// `detail` is what the sentence is about (such as the word that was not understood), never markup;
// `line` is the 1-based number of the faulty line, 0 where there are no lines.
struct Error {
  std::string code;
  std::string detail;
  int line = 0;

  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Expected = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string code, std::string detail = {}, int line = 0) {
  return tl::unexpected<Error>(Error{std::move(code), std::move(detail), line});
}

}  // namespace bastide

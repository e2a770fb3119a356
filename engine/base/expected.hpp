// Errors as values. The engine is built without exceptions: whatever can fail because of outside
// input returns Expected<T>, and an Error says what is wrong in terms that a front end can
// translate.
#pragma once

#include <optional>
#include <string>
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

// A value, or the Error that prevented it. Test it before using either: C++23's std::expected, as
// far as it is needed here, until every compiler has that.
template <class T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : value_(std::move(value)) {}
  Expected(Error error) : error_(std::move(error)) {}

  explicit operator bool() const { return value_.has_value(); }
  bool has_value() const { return value_.has_value(); }
  T& operator*() & { return *value_; }
  const T& operator*() const& { return *value_; }
  T&& operator*() && { return *std::move(value_); }
  T* operator->() { return &*value_; }
  const T* operator->() const { return &*value_; }
  const Error& error() const { return error_; }

 private:
  std::optional<T> value_;
  Error error_;
};

// What can fail, but has no value to return.
template <>
class [[nodiscard]] Expected<void> {
 public:
  Expected() = default;
  Expected(Error error) : error_(std::move(error)) {}

  explicit operator bool() const { return !error_; }
  bool has_value() const { return !error_; }
  const Error& error() const { return *error_; }

 private:
  std::optional<Error> error_;
};

inline Error fail(std::string code, std::string detail = {}, int line = 0) {
  return {std::move(code), std::move(detail), line};
}

}  // namespace bastide

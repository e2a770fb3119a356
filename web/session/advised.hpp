// The advice a person was given in a game, and whether it was followed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/action.hpp"

namespace bastide::web {

struct Advised {
  std::size_t cursor = 0;  // the position in question
  std::vector<Action>
      actions;  // what was advised; empty: in an earlier session, `followed` is known
  bool followed = false;
};

// Records the advice for a position. Repeated advice for the same position counts once.
void keep_advised(std::vector<Advised>& all, std::size_t cursor,
                  const std::vector<Action>& advised);

// Whether the game continued as advised.
bool was_followed(const Advised& advised, const std::vector<Action>& played);

// As a note of a save, "12+ 40-": empty if nothing was asked. Malformed parts are skipped.
std::string write_advised(const std::vector<Advised>& all, const std::vector<Action>& played);
std::vector<Advised> read_advised(std::string_view note, std::size_t actions);

}  // namespace bastide::web

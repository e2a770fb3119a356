// A module is a part of the rules that can be left out: farmers, and every expansion. It lives in
// one file under engine/rules/expansions/ and is known to the rest through this table of hooks
// alone. A null hook does nothing.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide {

struct Module {
  std::string_view id;
  bool (*in_play)(const Setup&);
  void (*set_up)(const Game&, State&);
  // More figure placements for S6, after those of the base game.
  void (*offer_figures)(const Game&, const State&, ActionList&);
  // The rule that forbids a deployment which the base game does not know, nullptr if it is not
  // this module's, "" if it is legal.
  const char* (*refuse_figure)(const Game&, const State&, const Action&);
  // F4: after the unfinished features.
  void (*final_scoring)(const Game&, State&, Events*);
};

// All modules, in the order of docs/rules.
const std::vector<const Module*>& all_modules();

extern const Module farmers_module;

}  // namespace bastide

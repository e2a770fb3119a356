// The set-ups that were played last, newest first: each can have a name, and be played again.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/setup/new_game.hpp"

namespace bastide::web {

struct KeptSetup {
  std::string name;  // given by a person; empty: none
  NewGameForm form;
  friend bool operator==(const KeptSetup&, const KeptSetup&) = default;
};

struct KeptSetups {
  std::vector<KeptSetup> all;
  bool damaged = false;  // some of what was kept could not be read
  friend bool operator==(const KeptSetups&, const KeptSetups&) = default;
};

// As many without a name are kept as can be looked over; those with one until they are deleted.
inline constexpr std::size_t most_nameless_setups = 6, most_named_setups = 24;

std::string write_setups(const KeptSetups& kept);
// What is not understood is left out, and makes the rest "damaged".
KeptSetups read_setups(std::string_view text);

// Puts what is played now first; what is the same keeps its name.
void remember_setup(KeptSetups& kept, const NewGameForm& form);
// Empty: takes the name away. False: there are too many names.
bool name_setup(KeptSetups& kept, std::size_t which, std::string_view name);
void forget_setup(KeptSetups& kept, std::size_t which);
// The name of what a form has chosen, if that is kept under one.
std::string_view name_of_setup(const KeptSetups& kept, const NewGameForm& form);

}  // namespace bastide::web

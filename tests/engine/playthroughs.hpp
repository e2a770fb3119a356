// A game of each set and box, told as a record that people can read and `bastide replay` can play
// (tests/data/playthroughs). What the players do is kept in these files; what follows from it by
// the rules is told in comments and expectations.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/record/playback.hpp"
#include "engine/rules/set.hpp"

namespace bastide::testing {

struct Playthrough {
  std::string name;
  Setup setup;
  const Set* set = nullptr;  // whose game it is; null: of a box
};

// In the order of all_sets(); then the boxes.
std::vector<Playthrough> playthroughs();

std::string playthrough_file(std::string_view name);

// Whether the setup is that of the playthrough, whatever the seed and whoever goes first.
bool same_game(const Setup& setup, const Playthrough& playthrough);

// The whole text, as far as the actions are legal.
std::string tell_playthrough(const Catalogue& catalogue, const Record& record);

// A short text for what happens, the same for all that is alike: kinds of pieces and features, not
// who or where. Empty: nothing worth telling.
std::string sort_of(const std::string& line_of_action);
std::string sort_of(const Game& game, const State& after, const Event& event);

// Whether an action or an event is one of those that a set brings into the game.
bool belongs_to(const Set& set, const Action& action);
bool belongs_to(const Set& set, const Event& event);

// Whether a game has such an action or event or, for a set that brings none with a name, would have
// gone otherwise without it.
bool shows(const Catalogue& catalogue, const Set& set, const Played& played);

}  // namespace bastide::testing

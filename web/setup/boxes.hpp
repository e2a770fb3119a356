// The boxes that a new game is chosen from: the named games of the rulebooks, and the one for a
// team; and what a game has in it, in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/setup/new_game.hpp"

namespace bastide::web {

struct Box {
  const Preset* preset = nullptr;  // null: the game for a team

  std::string_view id() const;
};

ExpansionMask sets_of(const Box& box);

// In the order in which they are offered.
const std::vector<Box>& boxes();
// Whether the form shows it at once: the others are behind "more boxes".
bool is_in_sight(const Box& box);
// The box that a form has chosen; null: something of one's own.
const Box* box_of(const NewGameForm& form);
// False, and nothing changes: there are too many players for it.
bool choose_box(NewGameForm& form, const Box& box);

std::string box_name(const Texts& texts, const Box& box);
std::string box_text(const Texts& texts, const Box& box);
// Tiles that stand for it, by their ids in the catalogue: as many as its picture has.
inline constexpr std::size_t tiles_on_box = 4;
std::vector<std::string_view> tiles_of_box(const Box& box);
// How long a game takes with it, for the players of the form.
int minutes_with(const Catalogue& catalogue, NewGameForm form, const Box& box);

// The names of expansions as a list; empty: none.
std::string sets_in_words(const Texts& texts, ExpansionMask expansions);
// What is played: the name of the box, or what has been put together.
std::string game_in_words(const Texts& texts, const NewGameForm& form);

}  // namespace bastide::web

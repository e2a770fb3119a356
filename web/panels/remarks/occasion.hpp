// What an opponent may say something about: found in what everybody at the table has seen, without
// any judgement of what is still to be decided.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/base/player.hpp"

namespace bastide::web {

struct Session;

enum class Occasion : unsigned char {
  robbed,  // others get the points of a feature in which the speaker has figures
  fenced,  // the speaker's field cannot grow any more
  took,    // the speaker gets the points of a feature in which a person has figures
  shared,  // a person and the speaker both get them
  fine,    // a person's turn brings many points
  grand,   // the speaker's own turn does
  gap,     // a tile fits on all four sides
  close,   // the last tiles, and hardly a point between them
  behind,  // the speaker is far behind,
  ahead,   // or far ahead
};
inline constexpr int occasion_count = 10;
std::string_view occasion_word(Occasion occasion);  // as in keys: "robbed"

struct Remark {
  Occasion occasion = Occasion::robbed;
  PlayerIndex speaker = no_player;  // a side played by a computer with a face
  friend bool operator==(const Remark&, const Remark&) = default;
};

// Of the turn between two positions, the rarest occasions first. None where all play together.
std::vector<Remark> remarks_on(const Session& session, std::size_t begin, std::size_t end);

}  // namespace bastide::web

// An address of the page: what follows its "#", taken apart (docs/link.md).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/types.hpp"

namespace bastide {

// A value that is missing, or is not what it should be, is empty.
struct Address {
  std::string text;   // mended: what decode_link reads
  bool ours = false;  // it leads into the page, or is the beginning of such an address
  bool has_game = false;
  // What is given, if it looks like a game of another program (docs/formats.md); then there is
  // nothing else.
  std::string other;
  std::string lesson;    // its id
  std::string screen;    // of the page: its name
  std::string words;     // a message
  std::string comments;  // on the positions of the game; for read_comments
  std::string result;    // of the game with these tiles that somebody else has played, and more
  std::string clock;     // of the game, as it stood
  std::string match;     // that the game belongs to, without it
  std::string offer, answer;         // to play live
  std::optional<u8> sender, ending;  // devices: that sends this, that wants to end the game
  bool helped = false;               // it invites to a game in which help is agreed
  std::optional<std::size_t> start;  // the position from which the game is to be shown
  std::optional<std::size_t> board;  // it is a line of an analysis board, of so many actions
  std::optional<int> puzzle;         // the game is one; what the second-best turn of it loses
};

// What people hand on is mended first. Nothing is ever refused here.
Address parse_address(std::string_view given);

}  // namespace bastide

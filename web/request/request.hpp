// Requests of a screen or the table that only the page as a whole can carry out. They are values,
// collected while a frame is drawn and carried out after it (web/app/carry_out.cpp).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/request/screen.hpp"
#include "web/session/analysis.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

enum class RequestKind : unsigned char {
  go_to,           // screen
  help,            // text: a topic, see open_help
  home,            // to the start screen
  again,           // the same game again
  same_tiles,      // the same, with the same tiles
  open_game,       // session
  open_slot,       // text: the slot of a saved game
  open_lesson,     // text: its id
  restart_lesson,  // the one at the table
  leave_lesson,    // to the list
  look_back,       // cursor; better: on the table, at an earlier position
  share,           // the link of the shown position; text: with or without comments, empty: asks
  share_puzzle,    // the same, as a puzzle
  send,            // the game to the device whose turn it is; text: only if it has this slot
  share_start,     // the link of the start of its game; text: a line before it
  hold_up,         // a link that is shown; text: a line before it if it is the start's; name: only
                   // if it is of this slot
  words,           // text: a message for the link that is shown
  end_game,        // by agreement
  hurry,           // the computer player that thinks
  seat,            // player: of the open game; text, name: who plays on, see reseat()
  live,            // play the open game live
  diagnostics,     // to the clipboard, for a bug report
  export_game,     // as a file; text: the slot of a saved one, or the open game
  save_picture,    // of the board; text: non-empty for one without cloth
  save_film,       // of the game, likewise
  export_all,      // games, as one file
  offer_text,      // text: a link
  accept_offer,    // the game that a link or file contains
  save,            // the open game has changed without a new revision
  rename_game,     // text: the slot; name
  delete_game,     // text: the slot
  delete_all,      // games
  take_other,      // resolve a conflict: use the other tab's state,
  keep_copy,       // or keep this one, in a new slot
};

inline constexpr std::string_view with_comments = "with";

// The better move at a position, in words.
struct Better {
  TurnRating rating;
  std::string title, why;
};

struct Request {
  RequestKind kind = RequestKind::go_to;
  Screen screen = Screen::start;
  std::string text, name;
  std::size_t cursor = 0;
  PlayerIndex player = no_player;
  std::optional<Session> session;
  std::optional<Better> better;
};

using Requests = std::vector<Request>;

inline Request& request(Requests& requests, RequestKind kind, std::string text = {}) {
  requests.emplace_back();
  requests.back().kind = kind;
  requests.back().text = std::move(text);
  return requests.back();
}

inline void request(Requests& requests, Screen screen) {
  request(requests, RequestKind::go_to).screen = screen;
}

}  // namespace bastide::web

// The dialogs that can open over any screen: what each of them is about.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "engine/base/expected.hpp"
#include "web/session/request.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/session/sharing.hpp"

namespace bastide::web {
namespace dialog {

struct None {};
struct GameMenu {  // what can be done with a saved game
  std::string slot;
  std::optional<Error> fault = {};
};
struct Rename {
  std::string slot, name;
};
struct DeleteGame {
  std::string slot;
};
struct DeleteAll {};
struct EraseStory {};
struct Open {  // a link or a file
  std::string text = {};
};
struct Offered {                    // what a link or a file contains
  Session guest;                    // its slot: that of the game here that it continues
  std::optional<Error> fault = {};  // where reading it stopped
  std::string name = {};            // of who joins
  int turn = 0;                     // from which it continues the game here
  bool from_file = false;
};
struct Failed {  // a link or file that contains no game
  Error fault;
};
struct Share {  // what of the open game, and how
  ShareChoice choice;
  bool puzzle = false;    // one is at the table,
  bool learning = false;  // or a lesson
  bool options = false;   // unfolded
  int reveal = 0;         // frames left in which they are brought into sight
};
struct Embed {  // code for a web page
  std::string code;
};
struct ShowLink {            // to copy by hand, or for a camera: Screens::link
  bool sending = false;      // it is the next one of a game by link
  bool copy_failed = false;  // it is shown because copying failed
};
struct Refused {  // why, and at which line, today's rules follow the opened game no further
  Error fault;
  std::string line;
};
struct Live {};             // another device offers to play the open game live
struct Conflict {};         // the open game was continued in another tab
struct Languages {          // to choose from
  std::string_view wanted;  // its texts may be on their way
};
struct Colour {
  std::size_t player = 0;  // of the new game
};
struct Kind {
  std::size_t player = 0;  // of the new game
};
struct Seat {
  std::size_t player = 0;  // of the open game
};
struct Boxes {};  // the boxes that the form has no room for, and the set-ups played last
struct Setup {    // one of those
  std::size_t which = 0;
  std::string name = {};
};
struct You {  // who plays here, asked before
  Oneself oneself;
  Begins begins;
};
struct Friends {};  // with whom to play: around this device, by link, or in a team
struct Prologue {   // pictures that a set begins with
  std::string set;
  std::size_t picture = 0;
};
struct More {        // the doors that few need
  bool all = false;  // and those that a first visit does not show
};

}  // namespace dialog

using Dialog =
    std::variant<dialog::None, dialog::GameMenu, dialog::Rename, dialog::DeleteGame,
                 dialog::DeleteAll, dialog::EraseStory, dialog::Open, dialog::Offered,
                 dialog::Failed, dialog::Share, dialog::Embed, dialog::ShowLink, dialog::Refused,
                 dialog::Live, dialog::Conflict, dialog::Languages, dialog::Colour, dialog::Kind,
                 dialog::Seat, dialog::Boxes, dialog::Setup, dialog::You, dialog::Friends,
                 dialog::Prologue, dialog::More>;

inline bool is_open(const Dialog& dialog) { return dialog.index() != 0; }
// The name of a dialog for the probe and the tests: "game-menu"; empty for none.
const char* dialog_name(const Dialog& dialog);
// What it says is wrong; null: nothing.
const Error* fault_of(const Dialog& dialog);

}  // namespace bastide::web

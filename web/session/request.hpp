// Requests of a screen or the table that only the page as a whole can carry out. They are values,
// collected while a frame is drawn and carried out after it (web/app/dispatch.cpp).
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/record/address.hpp"
#include "engine/review/turn_rating.hpp"
#include "web/session/puzzle_choice.hpp"
#include "web/session/screen.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/session/sharing.hpp"

namespace bastide::web {

struct Tournament;

// The better move at a position, in words.
struct Better {
  TurnRating rating;
  std::string title, why;
};

// Where the others sit in a game of people: around this device, or each at their own.
enum class Company : unsigned char { around, by_link };

// What begins: the game of the form, or that of the day.
struct Begins {
  std::string day = {};  // "2026-11-22"; empty: of the form
};

// What is asked for, one struct each.
namespace ask_for {

// ---- Another screen or game ----
struct Home {};       // the start screen
struct Again {};      // the same game again
struct SameTiles {};  // the same, with the same tiles
struct TeamGame {};   // the form for a new one, to be played together
struct PlayWith {     // the same, with friends
  Company company = Company::around;
};
struct Help {
  std::string topic;  // see open_help
};
struct Begin {  // as soon as it is known who plays here
  Begins what = {};
};
struct OpenGame {
  Session session;
  bool fields = false;  // it is looked at with its fields
};
struct CountFields {};  // of a board that is entered

struct OpenSlot {
  std::string slot;  // of a saved game
};
struct OpenLesson {
  std::string id;
};
struct OpenPuzzle {  // what comes on this way
  PuzzleWay way = PuzzleWay::next;
};
struct ChoosePuzzles {  // that come one after another
  PuzzleChoice choice;
};
struct TryLesson {  // from a game, to which it leads back; empty: not now
  std::string id = {};
};
struct OpenAddress {
  Address address;
};
struct OpenFile {};  // which one, the browser asks
struct FetchList {   // of lessons or puzzles, once more
  Screen list;
};
struct Speak {
  std::string_view language;  // its code
};
struct AcceptOffer {  // what a link or file contains
  Session game;
  PlayerIndex seat = no_player;  // joins as this player,
  std::string name = {};         // under this name
};
struct SetAside {};       // the open game, on an analysis board
struct LeaveBoard {};     // back to the game
struct EditPosition {};   // of the open game
struct RestartLesson {};  // the one at the table
struct LeaveLesson {};    // to the list
struct ViewBoard {};      // of the open game, with nothing over it
struct LookBack {         // on the table, at an earlier position
  std::size_t cursor = 0;
  std::optional<Better> better = {};
  std::string slot = {};  // only if the game has this one
};

// ---- Sharing ----
struct Share {  // asks how
  ShareAs as = ShareAs::game;
  std::string slot = {};  // only if the game has this one
};
struct ShareBy {
  ShareWay way;
  ShareChoice choice;
};

// ---- Links ----
struct Send {             // to the device whose turn it is
  std::string slot = {};  // only if it is of this slot
};
struct ShowLink {};  // to it, for a camera
struct Post {        // a text of the page's own
  std::string text;
};
struct PutWords {
  std::string words;  // a message for the link that is shown
};
struct PlayLive {};
struct EndGame {};    // by agreement
struct Replace {};    // whoever is waited for, by a computer, likewise
struct PlayAlone {};  // the open game, beside it

// ---- The open game ----
struct Hurry {};  // the computer player that thinks
struct Reseat {   // see reseat()
  PlayerIndex player = no_player;
  std::string kind, name;
};
struct Save {};       // it has changed without a new revision
struct TakeOther {};  // resolve a conflict: use the other tab's state,
struct KeepCopy {};   // or keep this one, in a new slot

// ---- Settings, from other screens than theirs ----
struct WantHelp {  // of any kind
  bool wanted = true;
};
struct BeOneself {  // under a name, with a colour and a sign
  Oneself oneself;
  std::optional<Begins> then = {};
};
struct KnowRisk {};  // that the browser may delete games has been read

// ---- Files, and what is saved ----
struct ExportGame {       // as a file
  std::string slot = {};  // empty: the open one
};
struct ExportAll {};  // games, as one file
struct KeepTournament {
  std::shared_ptr<const Tournament> tournament;  // null: a new one
};
struct Adjudicate {      // the open game, on its score sheet
  bool as_page = false;  // what is known is saved as a page to print
};
struct ExportTournament {  // as a file, or a table for spreadsheets
  bool table = false;
};
struct Diagnostics {};  // to the clipboard, for a bug report
struct RenameGame {
  std::string slot, name;
};
struct DeleteGame {
  std::string slot;
};
struct DeleteAll {};   // games
struct EraseStory {};  // the player's history

}  // namespace ask_for

using Request = std::variant<
    Screen,  // goes there
    ask_for::Help, ask_for::Home, ask_for::Again, ask_for::SameTiles, ask_for::TeamGame,
    ask_for::PlayWith, ask_for::OpenFile, ask_for::FetchList, ask_for::WantHelp, ask_for::KnowRisk,
    ask_for::BeOneself, ask_for::CountFields, ask_for::EraseStory, ask_for::Begin,
    ask_for::OpenGame, ask_for::OpenSlot, ask_for::OpenLesson, ask_for::OpenPuzzle,
    ask_for::ChoosePuzzles, ask_for::TryLesson, ask_for::OpenAddress, ask_for::SetAside,
    ask_for::LeaveBoard, ask_for::EditPosition, ask_for::RestartLesson, ask_for::LeaveLesson,
    ask_for::ViewBoard, ask_for::LookBack, ask_for::Share, ask_for::ShareBy, ask_for::Send,
    ask_for::ShowLink, ask_for::Post, ask_for::PutWords, ask_for::EndGame, ask_for::Replace,
    ask_for::PlayAlone, ask_for::Hurry, ask_for::Reseat, ask_for::PlayLive, ask_for::Diagnostics,
    ask_for::ExportGame, ask_for::ExportAll, ask_for::KeepTournament, ask_for::ExportTournament,
    ask_for::Adjudicate, ask_for::AcceptOffer, ask_for::Speak, ask_for::Save, ask_for::RenameGame,
    ask_for::DeleteGame, ask_for::DeleteAll, ask_for::TakeOther, ask_for::KeepCopy>;
struct Requests {
  std::vector<Request> all;
};

inline void request(Requests& requests, Request one) { requests.all.push_back(std::move(one)); }

}  // namespace bastide::web

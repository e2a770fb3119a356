// The choices: the offered actions (Hand::offers), each with its place on the play, its picture
// and its label. Every decision except placing a tile is made through these.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rules/meaning.hpp"
#include "web/drawing/camera.hpp"

namespace bastide {
struct Action;
struct Game;
}  // namespace bastide

namespace bastide::web {

struct ChoiceToTell;
struct Hand;
struct Pictures;
struct Session;
struct Settings;
struct Texts;

// The kinds of pieces of which several may be offered at one place: by Piece, and by side if the
// deciding player has several.
inline constexpr int no_piece = -1;
constexpr Piece piece_of_kind(int kind) { return static_cast<Piece>(kind % piece_kinds); }
constexpr PlayerIndex side_of_kind(int kind, PlayerIndex decider) {
  return kind < piece_kinds ? decider : static_cast<PlayerIndex>(kind / piece_kinds - 1);
}

enum class ChoiceAt : u8 {
  nowhere,  // only in the list
  segment,  // a piece would stand there
  feature,  // refers to the whole feature
  figure,   // a piece already on the board
  tile,
  cell,     // an empty one
  between,  // a piece would join two segments
  spot,     // a place of its own on the board
  track,    // a space of the score track
};

struct Choice {
  std::size_t index = 0;  // among Hand::offers
  ChoiceAt at = ChoiceAt::nowhere;
  int kind = no_piece;
  Meaning meaning;
  Node node = no_node;        // segment, feature, figure, between
  Node other_node = no_node;  // between
  TileIndex tile = no_tile;
  int space = -1;  // track
  Position cell;   // cell
  Point world;     // where on the board
};
inline bool on_board(const Choice& choice) {
  return choice.at != ChoiceAt::nowhere && choice.at != ChoiceAt::track;
}

// One for each place: of the kind held, or else the first kind that may go there. Excludes passing.
std::vector<Choice> choices(const Session& session, Pictures& pictures, const Hand& hand);

// The name of an offer's mark on the board: "table.figure.2".
std::string choice_id(const Hand& hand, std::size_t offer);

bool same_place(const Choice& a, const Choice& b);

// The index of the nearest offer to a point, among the choices that refer to the feature of a node
// or to the tile on a cell: a feature can have several places.
std::optional<std::size_t> nearest_about(const Board& board, const std::vector<Choice>& choices,
                                         Node node, Position cell, Point world);

// The kind of piece that an offer would put somewhere; no_piece if it is not one of several.
int offered_kind(const Game& game, const Hand& hand, const Action& offer);
// The kinds of pieces offered, each once; with at most one, there is nothing to select.
std::vector<int> offered_kinds(const Game& game, const Hand& hand);
// The kind held, or the first one if that is not offered.
int held_kind(const Game& game, const Hand& hand);

// An offer of the hand, with the data for its words and its picture.
ChoiceToTell to_tell(const Texts& texts, const Session& session, const Hand& hand,
                     const Action& action, bool no_hints = false);

// "Knight", and what it adds: "+4 at once"; both may be empty.
std::string choice_name(const Texts& texts, const Settings& settings, const Session& session,
                        const Hand& hand, const Action& action);
std::string choice_worth(const Texts& texts, const Settings& settings, const Session& session,
                         const Hand& hand, const Action& action);

}  // namespace bastide::web

// What can be chosen: the offered actions (Hand::offers), each with its place on the table, its
// picture and its label. Every decision except placing a tile is made through these.
#pragma once

#include <string>
#include <vector>

#include "web/table/camera.hpp"
#include "web/table/hand.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

struct Pictures;
struct Session;
struct Settings;
struct Table;

// The kinds of pieces of which several may be offered at one place: by Piece.
inline constexpr int no_piece = -1, first_magic = static_cast<int>(Piece::mage);

enum class ChoiceAt : u8 {
  nowhere,  // only in the list
  segment,  // a piece would stand there
  feature,  // refers to the whole feature
  figure,   // a piece that is on the board
  tile,
  lake,   // a ferry between two road ends
  track,  // a space of the score track
};

struct Choice {
  std::size_t index = 0;  // among Hand::offers
  ChoiceAt at = ChoiceAt::nowhere;
  int kind = no_piece;
  Node node = no_node;        // segment, feature, figure, lake
  Node other_node = no_node;  // lake
  TileIndex tile = no_tile;
  int space = -1;  // track
  Point world;     // where on the board
};
inline bool on_board(const Choice& choice) {
  return choice.at != ChoiceAt::nowhere && choice.at != ChoiceAt::track;
}

// One for each place: of the kind held, or else the first kind that may go there. Passing is left
// out.
std::vector<Choice> choices(const Session& session, Pictures& pictures, const Hand& hand);

bool same_place(const Choice& a, const Choice& b);

// The kinds of pieces offered, each once; with at most one, there is nothing to select.
std::vector<int> offered_kinds(const Hand& hand);
// The kind held, or the first one if that is not offered.
int held_kind(const Hand& hand);
std::string kind_name(const Texts& texts, int kind);
// What a figure is on a feature: "knight", "big knight", "builder".
std::string figure_words(const Texts& texts, FigureKind figure, SegmentKind feature);

// "Knight", and what it is worth: "scores 4", "3 now"; both may be empty.
std::string choice_name(const Texts& texts, const Settings& settings, const Session& session,
                        const Table& table, const Action& action);
std::string choice_worth(const Texts& texts, const Settings& settings, const Session& session,
                         const Hand& hand, const Action& action);

Point figure_point(const Session& session, Pictures& pictures, const Board& board, Node node);
// Where the road of a lake tile meets the water.
Point ferry_end(const Session& session, const Board& board, Node node);

}  // namespace bastide::web

// A position that is being set up: the tiles, pieces and points of a game that is to begin.
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/pieces.hpp"
#include "web/session/session.hpp"
#include "web/setup/new_game.hpp"

namespace bastide::web {

struct PositionEditor {
  std::optional<Session> bare;  // a game by the same rules and players, without a position
  StartPosition position;
  PlayerIndex next = 0;        // whose turn it is
  Board board;                 // the tiles, whether they match or not,
  Pieces pieces;               // and what is on them
  std::optional<Error> fault;  // why no game can begin with it

  // What is chosen.
  TypeIndex type = no_type;  // to be laid,
  u8 rotation = 0;
  PlayerIndex owner = 0;  // a figure to be put somewhere
  Piece piece = Piece::meeple;
  std::optional<Position> tile;  // on the table
};

// Takes over rules and players from the form for a new game: what is not in the game goes.
void take_form(PositionEditor& editor, const Catalogue& catalogue, const Texts& texts,
               const NewGameForm& form);
// Takes over a game, with the last position up to the shown one with which another could begin.
// False: there is none yet.
bool take_game(PositionEditor& editor, const Catalogue& catalogue, const Texts& texts,
               const Session& session);
// The position as it is kept between visits; reading skips what it does not understand.
std::string write_position(const PositionEditor& editor, const NewGameForm& form);
void read_position(PositionEditor& editor, const Catalogue& catalogue, const Texts& texts,
                   std::string_view text);
// Everything off the table.
void clear_position(PositionEditor& editor, const Catalogue& catalogue);
// The game that begins here, by the rules and players of the form; on an analysis board, all of
// them people.
Expected<Session> begin_at(const PositionEditor& editor, const Catalogue& catalogue,
                           const Texts& texts, NewGameForm form, u64 fresh_seed, bool on_board);

// The game at its end, as it lies there: with the bag empty, and counted. Fails with the codes of
// make_game, or with "count.none": what lies there cannot have been the end of a turn.
Expected<Session> count_up(const PositionEditor& editor, const Catalogue& catalogue,
                           const Texts& texts, NewGameForm form, u64 fresh_seed);

// ---- Tiles --------------------------------------------------------------------------------------

// How many of a type there are, do not lie on the table, and are left to draw.
int copies_of(const PositionEditor& editor, TypeIndex type);
int off_table(const PositionEditor& editor, TypeIndex type);
int left_to_draw(const PositionEditor& editor, TypeIndex type);
// Of all types.
long all_left(const PositionEditor& editor);

// The tile at a place, among those of the position; null: none that can be moved.
const StartTile* tile_on(const PositionEditor& editor, Position at);
// Where tiles could lie: beside others; in an empty landscape, in the middle.
std::vector<Position> spaces(const PositionEditor& editor);
// Edges that do not match the neighbour's.
std::vector<std::pair<Position, Edge>> misfits(const PositionEditor& editor);

// The tiles off the table that match their neighbours on a cell, in every rotation in which they
// do: the most numerous first.
struct Matching {
  TypeIndex type = no_type;
  u8 rotation = 0;
  int copies = 0;
};
std::vector<Matching> matching(const PositionEditor& editor, Position at);
// Lays one so.
bool lay_so(PositionEditor& editor, const Catalogue& catalogue, Position at, const Matching& tile);

// Lays the chosen tile, turned so that it matches if it can. False: there is none.
bool lay(PositionEditor& editor, const Catalogue& catalogue, Position at);
void turn(PositionEditor& editor, const Catalogue& catalogue, Position at);
// False: others would lie apart.
bool take_away(PositionEditor& editor, const Catalogue& catalogue, Position at);
void set_left(PositionEditor& editor, const Catalogue& catalogue, TypeIndex type, int count);
// None, or all that are off the table.
void set_all_left(PositionEditor& editor, const Catalogue& catalogue, bool all);

// ---- Figures and points -------------------------------------------------------------------------

// What can be put on a tile: figures of players, and pieces that belong to nobody.
std::vector<Piece> pieces_in_play(const PositionEditor& editor);
int figures_left(const PositionEditor& editor, PlayerIndex owner, Piece piece);
// The pieces on a segment, or on the tile as a whole (no_segment).
std::vector<StartPiece> pieces_on(const PositionEditor& editor, Position at, u8 segment);
// Takes the piece there away, or puts the chosen one there. One of which there is only one comes
// from where it is, and stands there with others.
void press_segment(PositionEditor& editor, const Catalogue& catalogue, Position at, u8 segment);
void take_piece(PositionEditor& editor, const Catalogue& catalogue, const StartPiece& piece);

// What a player has of a kind: in the supply, or a space of the track.
struct Holding {
  Piece piece = Piece::meeple;
  PlaceKind on = PlaceKind::supply;
  int least = 0, usual = 0, most = most_of_piece;
};
std::vector<Holding> holdings(const PositionEditor& editor, PlayerIndex owner);
int value_of(const PositionEditor& editor, PlayerIndex owner, const Holding& holding);
void set_value(PositionEditor& editor, const Catalogue& catalogue, PlayerIndex owner,
               const Holding& holding, int value);
void add_points(PositionEditor& editor, const Catalogue& catalogue, PlayerIndex player, int by);
// Whose turn it is.
void choose_next(PositionEditor& editor, const Catalogue& catalogue, PlayerIndex player);

}  // namespace bastide::web

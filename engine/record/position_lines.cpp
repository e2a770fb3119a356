#include "engine/record/position_lines.hpp"

#include <algorithm>

#include "engine/record/action_lines.hpp"
#include "engine/record/line_reader.hpp"
#include "engine/record/words.hpp"
#include "engine/rules/lay_out.hpp"
#include "engine/rules/words.hpp"

namespace bastide {
namespace {

using Result = std::optional<Error>;

constexpr std::string_view other_places[] = {"track", "sector", "crown"};
constexpr PlaceKind place_kinds[] = {PlaceKind::track, PlaceKind::sector, PlaceKind::crown};
constexpr std::string_view in_supply = "supply";

// The list of words of a part that the sets define, such as those of the sectors.
std::span<const std::string_view> list_of(const Game& game, std::string_view name) {
  const LinePart* part = part_of_name(all_words(game), name);
  return part ? part->words : std::span<const std::string_view>();
}

// Which of the lists of a position a line belongs to.
enum class Part { tile, piece, left, points, limits };
Part part_of(const Tokens& words) {
  if (words.size() < 2) return Part::piece;
  return words[1] == piece_word(Piece::tile) ? Part::tile
         : words[1] == "left"                ? Part::left
         : words[1] == "points"              ? Part::points
         : words[1] == "limits"              ? Part::limits
                                             : Part::piece;
}

// ---- Reading ------------------------------------------------------------------------------------

struct PositionReader {
  const Game& game;
  const std::vector<PlayerEntry>& players;
  StartPosition position = {};
  const Tokens* line = nullptr;  // that is being read
  std::size_t next = 0;

  bool ended() const { return next == line->size(); }
  const std::string& word() const { return (*line)[next]; }
  Error wrong(std::string_view code) const { return {std::string(code), word(), 0}; }

  Result read_number_of(long most, long& number);
  Result read_type(TypeIndex& type);
  Result read_cell(Position& at);
  Result read_tile();
  Result read_left();
  Result read_points();
  Result read_limits();
  Result read_space(StartPiece& piece);
  Result read_segments(StartPiece& piece);
  Result read_place(StartPiece& piece);
  Result read_piece();
  Result read(const Tokens& words);
};

Result PositionReader::read_number_of(long most, long& number) {
  if (ended()) return Error{"record.missing-word", {}, 0};
  if (!read_number(word(), 0, most, number)) return wrong("record.number");
  ++next;
  return {};
}

Result PositionReader::read_type(TypeIndex& type) {
  if (ended()) return Error{"record.missing-word", {}, 0};
  const int index = type_of_id(game, word());
  if (index < 0) return wrong("record.unknown-tile");
  type = static_cast<TypeIndex>(index);
  ++next;
  return {};
}

Result PositionReader::read_cell(Position& at) {
  if (ended()) return Error{"record.missing-word", {}, 0};
  const auto read = read_position(word());
  if (!read) return wrong("record.position");
  at = *read;
  ++next;
  return {};
}

Result PositionReader::read_tile() {
  StartTile tile;
  if (Result fault = read_type(tile.type)) return fault;
  if (Result fault = read_cell(tile.at)) return fault;
  long rotation = 0;
  if (ended()) return Error{"record.missing-word", {}, 0};
  if (!read_number(word(), 0, 3, rotation)) return wrong("record.rotation");
  tile.rotation = static_cast<u8>(rotation);
  ++next;
  position.tiles.push_back(tile);
  return {};
}

Result PositionReader::read_left() {
  StartLeft left;
  long count = 0;
  if (Result fault = read_type(left.type)) return fault;
  if (Result fault = read_number_of(255, count)) return fault;
  left.count = static_cast<u8>(count);
  position.left.push_back(left);
  return {};
}

Result PositionReader::read_points() {
  for (int p = 0; p < game.sides; ++p) {
    long points = 0;
    if (Result fault = read_number_of(most_points, points)) return fault;
    position.points[static_cast<std::size_t>(p)] = static_cast<i16>(points);
  }
  return {};
}

Result PositionReader::read_limits() {
  Position northwest, southeast;
  if (Result fault = read_cell(northwest)) return fault;
  if (Result fault = read_cell(southeast)) return fault;
  position.limits = {northwest.x, northwest.y, southeast.x, southeast.y};
  return {};
}

// Of the track or the wheel: a number, or the name of a sector.
Result PositionReader::read_space(StartPiece& piece) {
  if (ended()) return Error{"record.missing-word", {}, 0};
  long space = piece.on == PlaceKind::track ? -1 : place_in(list_of(game, "SECTOR"), word());
  Result fault;
  if (space < 0)
    fault = read_number_of(most_of_piece, space);
  else
    ++next;
  piece.number = static_cast<i16>(space);
  return fault;
}

Result PositionReader::read_segments(StartPiece& piece) {
  const TileType* type = nullptr;
  int rotation = 0;
  const auto look = [&](const StartTile& tile) {
    if (!(tile.at == piece.at)) return;
    type = &game.types[tile.type];
    rotation = tile.rotation;
  };
  for (const StartTile& tile : game.start)
    if (lies_always(game, tile)) look(tile);
  for (const StartTile& tile : position.tiles) look(tile);
  for (u8* segment : {&piece.segment, &piece.other}) {
    if (ended()) break;
    const auto read = read_segment(type, rotation, *line, next);
    if (!read) return wrong("record.segment");
    if (*read == no_segment) return Error{"record.segment", (*line)[next - 1], 0};
    *segment = *read;
  }
  return {};
}

Result PositionReader::read_place(StartPiece& piece) {
  if (ended()) return Error{"record.missing-word", {}, 0};
  if (word() == in_supply) {
    piece.on = PlaceKind::supply;
    ++next;
    return {};
  }
  if (const int place = place_in(other_places, word()); place >= 0) {
    piece.on = place_kinds[place];
    ++next;
    return read_space(piece);
  }
  const auto at = read_position(word());
  if (!at) return wrong("record.position");
  piece.at = *at;
  ++next;
  piece.on = ended() ? PlaceKind::tile : PlaceKind::segment;
  return ended() ? Result{} : read_segments(piece);
}

Result PositionReader::read_piece() {
  const int kind = place_in(piece_words, (*line)[1]);
  if (kind < 0) return Error{"record.unknown-word", (*line)[1], 0};
  StartPiece piece;
  piece.piece = static_cast<Piece>(kind);
  if (!ended())
    if (const int owner = player_of_word(players, word()); owner >= 0) {
      piece.owner = static_cast<PlayerIndex>(owner);
      ++next;
    }
  long number = 0;
  if (!ended() && read_number(word(), number)) {
    if (Result fault = read_number_of(most_of_piece, number)) return fault;
    piece.number = static_cast<i16>(number);
  }
  if (Result fault = read_place(piece)) return fault;
  position.pieces.push_back(piece);
  return {};
}

Result PositionReader::read(const Tokens& words) {
  line = &words;
  next = 2;
  if (words.size() < 2) return Error{"record.missing-word", {}, 0};
  const Part part = part_of(words);
  Result fault = part == Part::tile     ? read_tile()
                 : part == Part::left   ? read_left()
                 : part == Part::points ? read_points()
                 : part == Part::limits ? read_limits()
                                        : read_piece();
  if (!fault && !ended()) fault = wrong("record.extra-word");
  return fault;
}

// ---- Writing ------------------------------------------------------------------------------------

std::string place_text(const Game& game, const StartPiece& piece) {
  if (piece.on == PlaceKind::supply) return ' ' + std::string(in_supply);
  for (std::size_t i = 0; i < std::size(other_places); ++i) {
    if (piece.on != place_kinds[i]) continue;
    const auto sectors = list_of(game, "SECTOR");
    const auto space = static_cast<std::size_t>(piece.number);
    const bool named = piece.on != PlaceKind::track && space < sectors.size();
    return ' ' + std::string(other_places[i]) + ' ' +
           (named ? std::string(sectors[space]) : std::to_string(piece.number));
  }
  std::string text = ' ' + position_text(piece.at);
  for (const StartTile& tile : game.start)
    for (const u8 segment : {piece.segment, piece.other})
      if (tile.at == piece.at && piece.on == PlaceKind::segment && segment != no_segment)
        text += ' ' + segment_text(game.types[tile.type], tile.rotation, segment);
  return text;
}

}  // namespace

Expected<StartPosition> read_position_lines(const Game& game,
                                            const std::vector<PlayerEntry>& players,
                                            const NumberedLines& lines) {
  PositionReader reader{game, players};
  // Tiles first: what stands on them is named as they lie.
  for (const bool tiles : {true, false})
    for (const auto& [words, number] : lines) {
      if ((part_of(words) == Part::tile) != tiles) continue;
      if (Result fault = reader.read(words)) return Error{fault->code, fault->detail, number};
    }
  return std::move(reader.position);
}

int position_line(const NumberedLines& lines, const Error& error) {
  for (const auto& [code, part] :
       {std::pair{"position.points", Part::points}, std::pair{"position.limits", Part::limits}})
    if (error.code == code) {
      for (const auto& [words, number] : lines)
        if (part_of(words) == part) return number;
      return 0;
    }
  const Part part = error.code == "position.left" ? Part::left
                    : error.code == "position.piece" || error.code == "position.nowhere"
                        ? Part::piece
                        : Part::tile;
  int left = error.line;
  for (const auto& [words, number] : lines)
    if (part_of(words) == part && --left == 0) return number;
  return 0;
}

std::string write_position_lines(const Game& game, const std::vector<PlayerEntry>& players) {
  if (!game.setup.position) return {};
  const StartPosition& position = *game.setup.position;
  std::string text;
  const auto begin = [&text](std::string_view word) { text += "position " + std::string(word); };
  for (const StartTile& tile : position.tiles) {
    begin(piece_word(Piece::tile));
    text += ' ' + game.types[tile.type].id + ' ' + position_text(tile.at) + ' ' +
            std::to_string(tile.rotation) + '\n';
  }
  for (const StartPiece& piece : position.pieces) {
    begin(piece_word(piece.piece));
    if (piece.owner != no_player)
      text += ' ' + std::string(colour_word(colour_of_side(players, piece.owner)));
    const bool counted = piece.on == PlaceKind::segment || piece.on == PlaceKind::tile ||
                         piece.on == PlaceKind::supply;
    if (counted && piece.number != 1) text += ' ' + std::to_string(piece.number);
    text += place_text(game, piece) + '\n';
  }
  begin("points");
  for (int p = 0; p < game.sides; ++p)
    text += ' ' + std::to_string(position.points[static_cast<std::size_t>(p)]);
  text += '\n';
  for (const StartLeft& left : position.left) {
    begin("left");
    text += ' ' + game.types[left.type].id + ' ' + std::to_string(left.count) + '\n';
  }
  if (const auto& limits = position.limits) {
    begin("limits");
    text += ' ' + position_text({limits->left, limits->top}) + ' ' +
            position_text({limits->right, limits->bottom}) + '\n';
  }
  return text;
}

}  // namespace bastide

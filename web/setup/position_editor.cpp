#include "web/setup/position_editor.hpp"

#include <algorithm>
#include <memory>

#include "engine/base/read_number.hpp"
#include "engine/base/sort.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/position_lines.hpp"
#include "engine/rules/lay_out.hpp"
#include "web/session/analysis_board.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {
namespace {

const Game& game_of(const PositionEditor& editor) { return editor.bare->game; }

// The tiles of a board that always lies there, and those of the position, in reach of each other.
std::vector<StartTile> all_tiles(const PositionEditor& editor, std::size_t& always) {
  std::vector<StartTile> tiles;
  for (const StartTile& tile : game_of(editor).start)
    if (lies_always(game_of(editor), tile)) tiles.push_back(tile);
  always = tiles.size();
  tiles.insert(tiles.end(), editor.position.tiles.begin(), editor.position.tiles.end());
  return tiles.empty() ? tiles : in_reach(tiles, always);
}

void lay_board(PositionEditor& editor) {
  reset(editor.board, max_tiles);
  std::size_t always = 0;
  for (const StartTile& tile : all_tiles(editor, always))
    place_tile(game_of(editor).tables, editor.board, {tile.type, tile.at, tile.rotation}, nullptr);
}

Expected<Game> game_with(const PositionEditor& editor, const Catalogue& catalogue,
                         const StartPosition& position) {
  Setup setup = editor.bare->record.setup;
  setup.first_player = editor.next;
  setup.position = position;
  return make_game(catalogue, setup);
}

// Whether the tiles of a position can be shown, matching or not.
bool can_lie(const PositionEditor& editor, const Catalogue& catalogue,
             const StartPosition& position) {
  const auto game = game_with(editor, catalogue, position);
  if (game) return true;
  for (const std::string_view code :
       {"position.edges", "position.points", "position.piece", "position.nowhere", "position.over"})
    if (game.error().code == code) return true;
  return false;
}

// After every change.
void check(PositionEditor& editor, const Catalogue& catalogue) {
  lay_board(editor);
  const auto game = game_with(editor, catalogue, editor.position);
  editor.fault = game ? std::nullopt : std::optional<Error>(game.error());
  editor.pieces.clear();
  if (game) {
    editor.pieces = pieces_of(*game, *std::make_unique<State>(initial_state(*game)));
    return;
  }
  for (const StartPiece& piece : editor.position.pieces)
    if (const Node node = find_node(game_of(editor).tables, editor.board, piece.at, piece.segment);
        piece.on == PlaceKind::segment && node != no_node)
      editor.pieces.push_back(
          {.piece = piece.piece, .owner = piece.owner, .place = segment_place(editor.board, node)});
}

auto place_of_tile(std::vector<StartTile>& tiles, Position at) {
  return std::find_if(tiles.begin(), tiles.end(),
                      [&](const StartTile& tile) { return tile.at == at; });
}

bool lies_on_tile(const StartPiece& piece) {
  return piece.on == PlaceKind::segment || piece.on == PlaceKind::tile;
}

void drop_pieces(PositionEditor& editor, Position at) {
  std::erase_if(editor.position.pieces,
                [&](const StartPiece& piece) { return lies_on_tile(piece) && piece.at == at; });
}

// No more are left to draw than there are.
void limit_left(PositionEditor& editor) {
  auto& left = editor.position.left;
  std::erase_if(left,
                [&](const StartLeft& one) { return one.count >= off_table(editor, one.type); });
}

// VAR-11, shift: of other tiles other cells are in reach.
void forget_reach(PositionEditor& editor) {
  if (game_of(editor).setup.options.board_shifts) editor.position.limits.reset();
}

// The same position in a game of other sets.
void translate(StartPosition& position, const Game& from, const Game& to) {
  const auto other = [&](TypeIndex type) {
    for (std::size_t t = 0; t < to.types.size(); ++t)
      if (to.catalogue_index[t] == from.catalogue_index[type]) return static_cast<TypeIndex>(t);
    return no_type;
  };
  for (StartTile& tile : position.tiles) tile.type = other(tile.type);
  for (StartLeft& left : position.left) left.type = other(left.type);
  std::erase_if(position.tiles, [](const StartTile& tile) { return tile.type == no_type; });
  std::erase_if(position.left, [](const StartLeft& left) { return left.type == no_type; });
  const bool other_sets = from.setup.expansions != to.setup.expansions;
  std::erase_if(position.pieces, [&](const StartPiece& piece) {
    const bool figure =
        is_figure(piece.piece) && (piece.on == PlaceKind::segment || piece.on == PlaceKind::supply);
    return (piece.owner >= to.sides && piece.owner != no_player) ||
           (figure ? to.dealt[static_cast<std::size_t>(piece.piece)] == 0 : other_sets);
  });
  for (int p = to.sides; p < max_players; ++p) position.points[static_cast<std::size_t>(p)] = 0;
  const LimitedBoardOptions& limits_before = from.setup.options;
  if (!(limits_before == to.setup.options)) position.limits.reset();
}

}  // namespace

void take_form(PositionEditor& editor, const Catalogue& catalogue, const Texts& texts,
               const NewGameForm& form) {
  Record record;
  record.setup = rules_of(form);
  record.setup.first_player = 0;
  record.players = players_of(texts, form);
  if (editor.bare && editor.bare->record.setup == record.setup &&
      editor.bare->record.players == record.players)
    return;
  auto bare = open_session(catalogue, record);
  if (!bare) return;
  if (editor.bare) translate(editor.position, editor.bare->game, bare->game);
  const bool first = !editor.bare;
  editor.bare = std::move(*bare);
  editor.type = no_type;
  editor.tile.reset();
  if (editor.next >= record.setup.players) editor.next = 0;
  if (editor.owner >= record.setup.players) editor.owner = 0;
  editor.piece = Piece::meeple;
  if (first)
    clear_position(editor, catalogue);
  else
    check(editor, catalogue);
}

bool take_game(PositionEditor& editor, const Catalogue& catalogue, const Texts& texts,
               const Session& session) {
  std::size_t k = session.cursor + 1;
  while (k > 0 && !can_begin(session.game, state_at(session, k - 1))) --k;
  if (k-- == 0) return false;
  editor = {};
  take_form(editor, catalogue, texts, form_of(session.record));
  if (!editor.bare) return false;
  const State& state = state_at(session, k);
  editor.position = position_of(session.game, state);
  translate(editor.position, session.game, game_of(editor));
  editor.next = state.active;
  check(editor, catalogue);
  return true;
}

std::string write_position(const PositionEditor& editor, const NewGameForm& form) {
  Game game = game_of(editor);
  game.setup.position = editor.position;
  std::size_t always = 0;
  game.start = all_tiles(editor, always);
  return write_form(form) + "next " + std::to_string(editor.next) + '\n' +
         write_position_lines(game, editor.bare->record.players);
}

void read_position(PositionEditor& editor, const Catalogue& catalogue, const Texts& texts,
                   std::string_view text) {
  take_form(editor, catalogue, texts, read_form(text));
  if (!editor.bare) return;
  const auto last = static_cast<PlayerIndex>(game_of(editor).sides - 1);
  NumberedLines lines;
  for (int number = 1; !text.empty(); ++number) {
    auto line = split_line(take_line(text));
    if (!line || line->words.size() < 2) continue;
    if (line->words[0] == "next") read_number(line->words[1], 0, last, editor.next);
    if (line->words[0] == "position") lines.emplace_back(std::move(line->words), number);
  }
  auto position = read_position_lines(game_of(editor), editor.bare->record.players, lines);
  if (position && can_lie(editor, catalogue, *position)) editor.position = std::move(*position);
  check(editor, catalogue);
}

// The start tile is as good a beginning as any.
void clear_position(PositionEditor& editor, const Catalogue& catalogue) {
  editor.position = {};
  for (const StartTile& tile : game_of(editor).start)
    if (!lies_always(game_of(editor), tile)) editor.position.tiles.push_back(tile);
  editor.tile.reset();
  check(editor, catalogue);
}

Expected<Session> begin_at(const PositionEditor& editor, const Catalogue& catalogue,
                           const Texts& texts, NewGameForm form, u64 fresh_seed, bool on_board) {
  for (PlayerEntry& player : form.players)
    if (on_board) player.computer.clear();
  Setup setup = setup_of(form, fresh_seed);
  setup.position = editor.position;
  if (own_seats(form) == 0) setup.first_player = editor.next;  // by link, who invites begins
  auto session = begin_game_with(catalogue, texts, form, setup);
  if (session && on_board) {
    begin_board(*session, 0);
    session->board->fresh = false;
  }
  return session;
}

namespace {

// The end of a game is counted when nothing can be drawn any more. So the last turn is one of the
// tiles on the table: one without pieces, without which the others still lie together.
struct LastTurn {
  StartPosition before;
  StartTile tile;
};

std::vector<LastTurn> last_turns(const PositionEditor& editor) {
  std::vector<LastTurn> all;
  const auto& tiles = editor.position.tiles;
  for (std::size_t i = tiles.size(); i-- > 0 && tiles.size() > 1;) {
    const StartTile& tile = tiles[i];
    const auto& pieces = editor.position.pieces;
    if (std::any_of(pieces.begin(), pieces.end(), [&](const StartPiece& piece) {
          return lies_on_tile(piece) && piece.at == tile.at;
        }))
      continue;
    PositionEditor without = editor;
    std::erase(without.position.tiles, tile);
    std::size_t always = 0;
    if (all_tiles(without, always).size() < always + without.position.tiles.size()) continue;
    without.position.left.clear();
    for (std::size_t t = 0; t < game_of(editor).types.size(); ++t)
      if (const auto type = static_cast<TypeIndex>(t); left_to_draw(without, type) > 0)
        without.position.left.push_back({type, static_cast<u8>(type == tile.type)});
    all.push_back({std::move(without.position), tile});
  }
  return all;
}

// Plays the turn, in which nothing is scored before the end: what is complete has been.
bool play_last(Session& session, const StartTile& tile) {
  const std::vector<int> before = points_of(session);
  if (shown(session).drawn != tile.type) return false;
  if (!play(session, place_action(tile.at, tile.rotation))) return false;
  constexpr int most = 20;  // questions after it
  for (int i = 0; i < most && !is_over(session); ++i) {
    if (points_of(session) != before) return false;
    if (!play(session, pass_action())) return false;
  }
  if (!is_over(session)) return false;
  const Events& last = session.events.back();
  for (const Event& event : last) {
    if (event.kind == EventKind::final_scoring) return true;
    if (event.kind == EventKind::scored) return false;
  }
  return false;
}

}  // namespace

Expected<Session> count_up(const PositionEditor& editor, const Catalogue& catalogue,
                           const Texts& texts, NewGameForm form, u64 fresh_seed) {
  for (PlayerEntry& player : form.players) player.computer.clear();
  Setup setup = setup_of(form, fresh_seed);
  setup.first_player = editor.next;
  std::optional<Error> fault;
  for (LastTurn& turn : last_turns(editor)) {
    setup.position = std::move(turn.before);
    auto session = begin_game_with(catalogue, texts, form, setup);
    if (!session) {
      fault = session.error();
      continue;
    }
    if (play_last(*session, turn.tile)) {
      session->table_rules = {};
      return session;
    }
    fault = Error{"count.none", "", 0};
  }
  return fault.value_or(Error{"count.none", "", 0});
}

// ---- Tiles --------------------------------------------------------------------------------------

int copies_of(const PositionEditor& editor, TypeIndex type) {
  const Game& game = game_of(editor);
  if (!game.types[type].board.empty()) return 0;
  int copies = game.copies[type];
  for (const StartTile& tile : game.start) copies += tile.type == type;
  return copies;
}

int off_table(const PositionEditor& editor, TypeIndex type) {
  int copies = copies_of(editor, type);
  for (const StartTile& tile : editor.position.tiles) copies -= tile.type == type;
  return copies;
}

int left_to_draw(const PositionEditor& editor, TypeIndex type) {
  if (game_of(editor).pile[type] != main_pile) return 0;
  for (const StartLeft& left : editor.position.left)
    if (left.type == type) return left.count;
  return off_table(editor, type);
}

long all_left(const PositionEditor& editor) {
  long left = 0;
  for (std::size_t t = 0; t < game_of(editor).types.size(); ++t)
    left += left_to_draw(editor, static_cast<TypeIndex>(t));
  return left;
}

const StartTile* tile_on(const PositionEditor& editor, Position at) {
  for (const StartTile& tile : editor.position.tiles)
    if (tile.at == at) return &tile;
  return nullptr;
}

std::vector<Position> spaces(const PositionEditor& editor) {
  if (editor.board.tiles.empty()) return {{0, 0}};
  std::vector<Position> all;
  const auto& limits = editor.position.limits;
  for (const CellIndex cell : editor.board.frontier)
    if (const Position at = editor.board.cells[cell].at; !limits || contains(*limits, at))
      all.push_back(at);
  sort_stably(
      all, [](const Position& a, const Position& b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  return all;
}

std::vector<std::pair<Position, Edge>> misfits(const PositionEditor& editor) {
  const Board& board = editor.board;
  const auto edge_of = [&](const PlacedTile& tile, int edge) {
    const TypeTable& type = game_of(editor).tables.types[tile.type];
    return type.rotated[tile.rotation].edges[static_cast<std::size_t>(edge)];
  };
  std::vector<std::pair<Position, Edge>> found;
  for (std::size_t i = 0; i < board.tiles.size(); ++i)
    for (int edge = 0; edge < edge_count; ++edge) {
      const TileIndex other = tile_beside(board, static_cast<TileIndex>(i), edge);
      if (other == no_tile || other > i) continue;
      if (edge_of(board.tiles[i], edge) != edge_of(board.tiles[other], edge ^ 2))
        found.emplace_back(place_of(board, static_cast<TileIndex>(i)), static_cast<Edge>(edge));
    }
  return found;
}

std::vector<Matching> matching(const PositionEditor& editor, Position at) {
  std::vector<Matching> all;
  const CellIndex cell = find_cell(editor.board, at);
  const Game& game = game_of(editor);
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    const auto type = static_cast<TypeIndex>(t);
    const int copies = off_table(editor, type);
    if (copies <= 0) continue;
    const int rotations = game.tables.types[t].rotations;
    const u8 fits = cell == no_cell ? static_cast<u8>((1 << rotations) - 1)
                                    : game.tables.fit(type, editor.board.cells[cell].pattern);
    for (u8 rotation = 0; rotation < rotations; ++rotation)
      if (fits >> rotation & 1) all.push_back({type, rotation, copies});
  }
  sort_stably(all, [](const Matching& a, const Matching& b) { return a.copies > b.copies; });
  return all;
}

bool lay_so(PositionEditor& editor, const Catalogue& catalogue, Position at, const Matching& tile) {
  if (off_table(editor, tile.type) <= 0 || tile_on(editor, at)) return false;
  editor.position.tiles.push_back({tile.type, at, tile.rotation});
  forget_reach(editor);
  limit_left(editor);
  editor.tile = at;
  check(editor, catalogue);
  return true;
}

bool lay(PositionEditor& editor, const Catalogue& catalogue, Position at) {
  if (editor.type == no_type || off_table(editor, editor.type) <= 0) return false;
  u8 rotation = editor.rotation;
  if (const CellIndex cell = find_cell(editor.board, at); cell != no_cell) {
    const TileTables& tables = game_of(editor).tables;
    const u8 fits = tables.fit(editor.type, editor.board.cells[cell].pattern);
    const int period = tables.types[editor.type].rotations;  // fit() lists the first of equals
    for (int turns = 0; turns < 4; ++turns) {
      const int tried = (editor.rotation + turns) & 3;
      if (!(fits >> (tried % period) & 1)) continue;
      rotation = static_cast<u8>(tried);
      break;
    }
  }
  editor.position.tiles.push_back({editor.type, at, rotation});
  forget_reach(editor);
  limit_left(editor);
  editor.tile = at;
  check(editor, catalogue);
  return true;
}

void turn(PositionEditor& editor, const Catalogue& catalogue, Position at) {
  const auto tile = place_of_tile(editor.position.tiles, at);
  if (tile == editor.position.tiles.end()) return;
  tile->rotation = static_cast<u8>((tile->rotation + 1) & 3);
  editor.tile = at;
  check(editor, catalogue);
}

bool take_away(PositionEditor& editor, const Catalogue& catalogue, Position at) {
  const auto tile = place_of_tile(editor.position.tiles, at);
  if (tile == editor.position.tiles.end()) return true;
  const std::vector<StartTile> before = editor.position.tiles;
  editor.position.tiles.erase(tile);
  std::size_t always = 0;
  if (all_tiles(editor, always).size() < always + editor.position.tiles.size()) {
    editor.position.tiles = before;
    return false;
  }
  forget_reach(editor);
  drop_pieces(editor, at);
  editor.tile.reset();
  check(editor, catalogue);
  return true;
}

void set_left(PositionEditor& editor, const Catalogue& catalogue, TypeIndex type, int count) {
  if (count < 0 || count > off_table(editor, type)) return;
  std::erase_if(editor.position.left, [&](const StartLeft& left) { return left.type == type; });
  if (count < off_table(editor, type))
    editor.position.left.push_back({type, static_cast<u8>(count)});
  check(editor, catalogue);
}

void set_all_left(PositionEditor& editor, const Catalogue& catalogue, bool all) {
  editor.position.left.clear();
  const Game& game = game_of(editor);
  for (std::size_t t = 0; t < game.types.size() && !all; ++t)
    if (const auto type = static_cast<TypeIndex>(t); left_to_draw(editor, type) > 0)
      editor.position.left.push_back({type, 0});
  check(editor, catalogue);
}

// ---- Figures and points -------------------------------------------------------------------------

namespace {

// Those that are put there.
std::vector<PlaceablePiece> placeable(const PositionEditor& editor,
                                      std::initializer_list<PlaceKind> there) {
  std::vector<PlaceablePiece> all;
  for (const Set* set : game_of(editor).sets)
    if (const PageSet* page = page_set(*set))
      for (const PlaceablePiece& piece : page->placeable)
        if (std::find(there.begin(), there.end(), piece.on) != there.end()) all.push_back(piece);
  return all;
}

// Of which there is only one: it moves from place to place.
bool is_single(const PositionEditor& editor, Piece piece) {
  for (const PlaceablePiece& one : placeable(editor, {PlaceKind::segment, PlaceKind::tile}))
    if (one.piece == piece && one.most == 1) return true;
  return false;
}

bool is_on(const StartPiece& piece, Position at, u8 segment) {
  return lies_on_tile(piece) && piece.at == at && piece.segment == segment;
}

// The chosen piece on a segment, or on its tile. What can stand on either stands next to a figure
// if there is one on the segment.
StartPiece chosen_on(const PositionEditor& editor, Position at, u8 segment) {
  const auto goes_on = [&](PlaceKind kind) {
    const auto there = placeable(editor, {kind});
    return std::any_of(there.begin(), there.end(),
                       [&](const PlaceablePiece& piece) { return piece.piece == editor.piece; });
  };
  const auto& pieces = editor.position.pieces;
  const bool figure = std::any_of(pieces.begin(), pieces.end(), [&](const StartPiece& piece) {
    return is_figure(piece.piece) && is_on(piece, at, segment);
  });
  StartPiece piece;
  piece.piece = editor.piece;
  piece.owner = has_owner(piece.piece) ? editor.owner : no_player;
  piece.at = at;
  if (goes_on(PlaceKind::tile) && !(figure && goes_on(PlaceKind::segment)))
    piece.on = PlaceKind::tile;
  else
    piece.segment = segment;
  return piece;
}

bool is_held(const StartPiece& piece, PlayerIndex owner, const Holding& holding) {
  return piece.owner == owner && piece.piece == holding.piece && piece.on == holding.on;
}

}  // namespace

std::vector<Piece> pieces_in_play(const PositionEditor& editor) {
  std::vector<Piece> kinds;
  for (int kind = 0; kind < figure_kinds; ++kind)
    if (game_of(editor).dealt[kind] > 0) kinds.push_back(static_cast<Piece>(kind));
  for (const PlaceablePiece& other : placeable(editor, {PlaceKind::segment, PlaceKind::tile}))
    if (std::find(kinds.begin(), kinds.end(), other.piece) == kinds.end())
      kinds.push_back(other.piece);
  return kinds;
}

int figures_left(const PositionEditor& editor, PlayerIndex owner, Piece piece) {
  const auto& pieces = editor.position.pieces;
  return game_of(editor).dealt[static_cast<std::size_t>(piece)] -
         static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](const StartPiece& one) {
           return one.owner == owner && one.piece == piece && one.on != PlaceKind::supply;
         }));
}

std::vector<StartPiece> pieces_on(const PositionEditor& editor, Position at, u8 segment) {
  std::vector<StartPiece> all;
  for (const StartPiece& piece : editor.position.pieces)
    if (is_on(piece, at, segment)) all.push_back(piece);
  return all;
}

void press_segment(PositionEditor& editor, const Catalogue& catalogue, Position at, u8 segment) {
  editor.tile = at;
  auto& pieces = editor.position.pieces;
  const StartPiece piece = chosen_on(editor, at, segment);
  const bool single = is_single(editor, piece.piece), whole = piece.on == PlaceKind::tile;
  if (!single && !whole)
    if (const auto there = pieces_on(editor, at, segment); !there.empty())
      return take_piece(editor, catalogue, there.front());
  const auto same = std::find_if(pieces.begin(), pieces.end(), [&](const StartPiece& one) {
    return one.piece == piece.piece && is_on(one, at, piece.segment);
  });
  const bool here = same != pieces.end();
  if (here && !single) ++same->number;
  if (single)
    std::erase_if(pieces, [&](const StartPiece& one) {
      return one.piece == piece.piece && lies_on_tile(one);
    });
  if (!here) pieces.push_back(piece);
  check(editor, catalogue);
}

void take_piece(PositionEditor& editor, const Catalogue& catalogue, const StartPiece& piece) {
  auto& pieces = editor.position.pieces;
  const auto there = std::find(pieces.begin(), pieces.end(), piece);
  if (there == pieces.end()) return;
  pieces.erase(there);
  check(editor, catalogue);
}

std::vector<Holding> holdings(const PositionEditor& editor, PlayerIndex owner) {
  std::vector<Holding> all;
  for (int kind = 0; kind < figure_kinds; ++kind)
    if (game_of(editor).dealt[kind] > 0) {
      const int left = std::max(0, figures_left(editor, owner, static_cast<Piece>(kind)));
      all.push_back({static_cast<Piece>(kind), PlaceKind::supply, 0, left, left});
    }
  for (const PlaceablePiece& other : placeable(editor, {PlaceKind::supply, PlaceKind::track}))
    all.push_back({other.piece, other.on, other.least, other.least, other.most});
  return all;
}

int value_of(const PositionEditor& editor, PlayerIndex owner, const Holding& holding) {
  for (const StartPiece& piece : editor.position.pieces)
    if (is_held(piece, owner, holding)) return piece.number;
  return holding.usual;
}

void set_value(PositionEditor& editor, const Catalogue& catalogue, PlayerIndex owner,
               const Holding& holding, int value) {
  value = std::clamp(value, holding.least, holding.most);
  std::erase_if(editor.position.pieces,
                [&](const StartPiece& piece) { return is_held(piece, owner, holding); });
  if (value != holding.usual)
    editor.position.pieces.push_back(numbered_piece(holding.piece, owner, holding.on, value));
  check(editor, catalogue);
}

void add_points(PositionEditor& editor, const Catalogue& catalogue, PlayerIndex player, int by) {
  i16& points = editor.position.points[player];
  points = static_cast<i16>(std::clamp<int>(points + by, 0, most_points));
  check(editor, catalogue);
}

void choose_next(PositionEditor& editor, const Catalogue& catalogue, PlayerIndex player) {
  editor.next = player;
  check(editor, catalogue);
}

}  // namespace bastide::web

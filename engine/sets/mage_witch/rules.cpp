// Mage & Witch (MAGE-1..18): two figures that belong to nobody. One makes its road or city worth
// more, the other halves the value of its own.
#include <algorithm>
#include <bitset>

#include "engine/rules/set.hpp"
#include "engine/sets/mage_witch/actions.hpp"

namespace bastide {

extern const EstimatePart mage_witch_estimate;  // estimate.cpp
extern const SetWords mage_witch_words;         // words.cpp

namespace {

constexpr Magic both[] = {Magic::mage, Magic::witch};

Node node_of_figure(const State& state, Magic figure) {
  return state.magic.at[static_cast<std::size_t>(figure)];
}

// The root of the feature on which a figure stands; no_node if it is not on the board.
Node feature_of(const State& state, Magic figure) {
  const Node node = node_of_figure(state, figure);
  return node == no_node ? no_node : find_root(state.board, node);
}

bool together(const State& state) {  // MAGE-8
  const Node mage = feature_of(state, Magic::mage);
  return mage != no_node && mage == feature_of(state, Magic::witch);
}

Piece piece_of(Magic figure) { return figure == Magic::mage ? Piece::mage : Piece::witch; }

Place place_of(const State& state, Magic figure) {
  const Node node = node_of_figure(state, figure);
  return node == no_node ? off_place() : segment_place(state.board, node);
}

// Mage and witch belong to nobody: they come from the stock and go back there.
void move(State& state, Magic figure, Node to, Events* events) {
  const Place from = place_of(state, figure);
  state.magic.at[static_cast<std::size_t>(figure)] = to;
  report_move(events, state.active, piece_of(figure), from, place_of(state, figure));
}

void banish(State& state, Magic figure, Events* events) { move(state, figure, no_node, events); }

// ---- S4, S8a: where they may go -----------------------------------------------------------------

bool for_magic(SegmentKind kind) { return kind == SegmentKind::road || kind == SegmentKind::city; }

// The rule that forbids a figure on a feature; Rule::none if it is allowed.
Rule refuse_target(const Game& game, const State& state, Magic figure, Node root) {
  if (!for_magic(kind_of(game.tables, state.board, root))) return Rule::MAGE_2;
  if (state.board.totals[root].open == 0) return Rule::MAGE_6;
  if (feature_of(state, figure) == root) return Rule::MAGE_5;
  const Magic other = figure == Magic::mage ? Magic::witch : Magic::mage;
  return feature_of(state, other) == root ? Rule::MAGE_4 : Rule::none;
}

std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  const Magic figure = piece.piece == Piece::mage ? Magic::mage : Magic::witch;
  if (piece.piece != piece_of(figure) || piece.on != PlaceKind::segment) return std::nullopt;
  if (node_of_figure(state, figure) != no_node) return Rule::MAGE_5;
  const Node node = find_node(game.tables, state.board, piece.at, piece.segment);
  const Rule rule = refuse_target(game, state, figure, find_root(state.board, node));
  if (rule == Rule::none) state.magic.at[static_cast<std::size_t>(figure)] = node;
  return rule;
}

void pick_up(const Game&, const State& state, StartPosition& position) {
  for (const Magic figure : both)
    if (const Node node = node_of_figure(state, figure); node != no_node)
      position.pieces.push_back(on_segment(state.board, piece_of(figure), no_player, node));
}

Action enchant(const State& state, Magic figure, Node node) {
  return enchant_action(figure, place_of_node(state.board, node), segment_of(state.board, node));
}

using Segments = std::bitset<max_nodes>;

// Whether a road is joined by movable pieces, so that it can be split again.
bool jointed(const Board& board, Node root) {
  return std::any_of(board.joints.begin(), board.joints.end(),
                     [&](const Joint& joint) { return find_root(board, joint.a) == root; });
}

// MAGE-2: the figure stays where it was put when its road is split. So the segments of a jointed
// road are equivalent only if they stay together without the joints.
void add_alike(const Game& game, const Board& board, Node node, Segments& found) {
  FixedVector<Node, max_nodes> ends;
  found.set(node);
  ends.push_back(node);
  while (!ends.empty()) {
    const Node from = ends.back();
    ends.pop_back();
    const PlacedTile& tile = board.tiles[board.node_tile[from]];
    const RotatedTile& shape = game.tables.types[tile.type].rotated[tile.rotation];
    for (int side = 0; side < edge_count; ++side) {
      if (shape.at_edge[side][0] != segment_of(board, from)) continue;
      const TileIndex beside = tile_beside(board, board.node_tile[from], side);
      if (beside == no_tile) continue;
      const PlacedTile& other = board.tiles[beside];
      const RotatedTile& facing = game.tables.types[other.type].rotated[other.rotation];
      const Node next = node_of(board, beside, facing.at_edge[(side + 2) & 3][0]);
      if (found[next]) continue;
      found.set(next);
      ends.push_back(next);
    }
  }
}

bool is_target(const Game& game, const Board& board, Node root) {
  return board.totals[root].open != 0 && for_magic(kind_of(game.tables, board, root));
}

// Whether either figure can be moved: to an unfinished road or city without one (MAGE-4, MAGE-5,
// MAGE-6).
bool any_target(const Game& game, const State& state) {
  const Board& board = state.board;
  const Node mage = feature_of(state, Magic::mage), witch = feature_of(state, Magic::witch);
  for (Node root = 0; root < board.parent.size(); ++root)
    if (find_root(board, root) == root && root != mage && root != witch &&
        is_target(game, board, root))
      return true;
  return false;
}

// Lists where the mage may go, only the first of equivalent segments. The witch may go to the same
// ones.
void offer_targets(const Game& game, const State& state, ActionList& actions) {
  const Board& board = state.board;
  Segments done;    // features, by their roots
  Segments parted;  // jointed roads, by their roots
  Segments alike;   // segments of those
  for (const Joint& joint : board.joints) parted.set(find_root(board, joint.a));
  for (const Magic figure : both)
    if (const Node root = feature_of(state, figure); root != no_node) done.set(root);
  for (Node node = 0; node < board.parent.size(); ++node) {
    const Node root = find_root(board, node);
    if (done[root] || alike[node] || !is_target(game, board, root)) continue;
    if (parted[root])
      add_alike(game, board, node, alike);
    else
      done.set(root);
    actions.push_back(enchant(state, Magic::mage, node));
  }
}

void offer(const Game& game, const State& state, ActionList& actions) {
  offer_targets(game, state, actions);
  const std::size_t targets = actions.size();
  for (std::size_t i = 0; i < targets; ++i) {  // MAGE-3
    actions.push_back(actions[i]);
    actions.back().what = static_cast<u8>(Magic::witch);
  }
  if (targets > 0) return;
  for (const Magic figure : both)  // MAGE-7
    if (node_of_figure(state, figure) != no_node) actions.push_back(banish_action(figure));
}

Rule why_not(const Game& game, const State& state, const Action& action) {
  if (action.what >= magic_figures) return Rule::TURN_1;
  if (action.kind == ActionKind::banish) return Rule::MAGE_7;
  const Node node = find_node(game.tables, state.board, action.at, action.where);
  if (node == no_node) return Rule::MAGE_2;
  return refuse_target(game, state, static_cast<Magic>(action.what), find_root(state.board, node));
}

// Another segment of the feature; of a jointed road, one that stays with it.
bool same(const Game& game, const State& state, const Action& listed, const Action& action) {
  const Board& board = state.board;
  const Node node = find_node(game.tables, board, action.at, action.where);
  const Node first = find_node(game.tables, board, listed.at, listed.where);
  if (listed.what != action.what || node == no_node || first == no_node) return false;
  if (!jointed(board, find_root(board, node)))
    return find_root(board, node) == find_root(board, first);
  Segments alike;
  add_alike(game, board, node, alike);
  return alike[first];
}

Next perform(const Game&, State& state, const Action& action, Events* events) {
  const Magic figure = static_cast<Magic>(action.what);
  if (action.kind == ActionKind::banish) {
    banish(state, figure, events);
    return Next::advance;
  }
  move(state, figure, node_of(state.board, tile_at(state.board, action.at), action.where), events);
  return Next::advance;
}

Meaning meaning(const Game&, const State& state, const Action& action) {
  const auto figure = static_cast<Magic>(action.what);
  const Place from = place_of(state, figure);
  if (action.kind == ActionKind::banish)
    return moving(piece_of(figure), no_player, from, off_place());
  const Node to = node_of(state.board, tile_at(state.board, action.at), action.where);
  return moving(piece_of(figure), no_player, from, segment_place(state.board, to));
}

Next move_one(const Game& game, State& state, Events* events) {
  if (any_target(game, state)) return Next::wait;
  int there = 0;
  for (const Node node : state.magic.at) there += node != no_node;
  if (there == 2) return Next::wait;
  for (const Magic figure : both)  // MAGE-7
    if (node_of_figure(state, figure) != no_node) banish(state, figure, events);
  return Next::advance;
}

// A single move serves both the symbol and the figures that have met (MAGE-9).
Next enter_magic(const Game& game, State& state, Events* events) {
  const bool symbol = game.types[state.board.tiles[state.placed].type].mage;
  return symbol || together(state) ? move_one(game, state, events) : Next::advance;
}

Next enter_separate(const Game& game, State& state, Events* events) {  // MAGE-10, INT-13
  return together(state) ? move_one(game, state, events) : Next::advance;
}

// ---- What they do -------------------------------------------------------------------------------

// MAGE-11, MAGE-12, MAGE-14, MAGE-15, MAGE-16, INT-20. The extra points are part of the event
// (MAGE-17). Only the figure on a feature affects it (INT-46). Other kinds of features, and what
// else a feature brings, are not affected (MAGE-18, INT-21).
void adjust_value(const Game& game, const State& state, const FeatureTotals& totals, Scoring& s) {
  if (!for_magic(s.feature)) return;
  if (totals.open != 0 && game.setup.options.unfinished_score_nothing) return;  // VAR-10
  if (feature_of(state, Magic::witch) == s.node) {
    s.add(Piece::witch);
    s.value = static_cast<i16>((s.value + 1) / 2);
  }
  if (feature_of(state, Magic::mage) == s.node) {
    s.add(Piece::mage);
    s.value = static_cast<i16>(s.value + s.tiles);
  }
}

// MAGE-13
void feature_completed(const Game&, State& state, Node node, Events* events) {
  const Node root = find_root(state.board, node);
  for (const Magic figure : both)
    if (feature_of(state, figure) == root) banish(state, figure, events);
}

void pieces(const Game&, const State& state, Pieces& all) {
  for (const Magic figure : both)
    if (node_of_figure(state, figure) != no_node)
      all.push_back({.piece = piece_of(figure), .place = place_of(state, figure)});
}

void hash(const Game&, const State& state, Hasher& h) {
  for (const Node node : state.magic.at)
    h.add(node == no_node
              ? 0xffff
              : static_cast<u64>(state.board.node_tile[node]) << 8 | segment_of(state.board, node));
}

constexpr PhaseRow rows[] = {
    {.phase = Phase::magic,
     .kinds = kind_bit(ActionKind::enchant) | kind_bit(ActionKind::banish),
     .enter = enter_magic,
     .offer = offer,
     .same = same,
     .why_not = why_not,
     .no_pass = Rule::MAGE_2,
     .perform = perform,
     .meaning = meaning},
    {.phase = Phase::separate,
     .kinds = kind_bit(ActionKind::enchant) | kind_bit(ActionKind::banish),
     .enter = enter_separate,
     .offer = offer,
     .same = same,
     .why_not = why_not,
     .no_pass = Rule::MAGE_2,
     .perform = perform,
     .meaning = meaning},
};

// Its tiles have crossings.
constexpr bool Options::*bears_on[] = {&Options::junctions_open};

}  // namespace

extern const Set mage_witch_set = {
    .id = "mage-witch",
    .expansion = Expansion::mage_witch,
    .tiles = "mage-witch",
    .in_big_box_7 = true,
    .bears_on = bears_on,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::mage_witch); },
    .put = put,
    .pick_up = pick_up,
    .rows = rows,
    .adjust_value = adjust_value,
    .feature_completed = feature_completed,
    .pieces = pieces,
    .hash = hash,
    .estimate = &mage_witch_estimate,
    .words = &mage_witch_words,
};

}  // namespace bastide

// The fairy (FAIRY-1..13): she stands next to a meeple, keeps the dragon away from its tile and
// brings its owner points.
#include "engine/sets/fairy/fairy.hpp"

#include <algorithm>

#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/fairy/actions.hpp"

namespace bastide {

extern const EstimatePart fairy_estimate;  // estimate.cpp
extern const SetWords fairy_words;         // words.cpp

namespace fairy {
namespace {

bool on_tile(const Game& game) { return game.setup.options.fairy_on_tile; }

// FAIRY-3: those with strength, wherever they stand on the landscape.
bool may_be_favoured(const Figure& figure) { return strength_of(figure.kind) > 0; }

bool is_companion(const FairyState& fairy, const Figure& figure) {
  return fairy.node == figure.node && fairy.owner == figure.owner && fairy.figure == figure.kind;
}

}  // namespace

bool is_with(const Game& game, const State& state, const Figure& figure) {
  if (on_tile(game))
    return state.board.node_tile[figure.node] == state.fairy.at && may_be_favoured(figure);
  return is_companion(state.fairy, figure);
}

namespace {

// Places in one feature differ: she is here or there.
void compose(Ruleset& rules) { rules.parted = static_cast<KindMask>(~KindMask{0}); }

Place place_of_fairy(const State& state) {
  const FairyState& fairy = state.fairy;
  if (fairy.at == no_tile) return off_place();
  return fairy.node == no_node ? tile_place(fairy.at) : segment_place(state.board, fairy.node);
}

void stand_with(const Game& game, State& state, const Figure& figure) {
  state.fairy.at = state.board.node_tile[figure.node];
  if (on_tile(game)) return;
  state.fairy.node = figure.node;
  state.fairy.owner = figure.owner;
  state.fairy.figure = figure.kind;
}

// ---- S0b: a point for her company (FAIRY-6, FAIRY-12, INT-62, INT-73) ---------------------------

// Once a turn, and not in its later parts. In the first turn after a position it has been given, as
// it would be in the turn from which that is taken.
Next enter_turn(const Game& game, State& state, Events* events) {
  if (state.this_turn.parts != 1) return Next::advance;
  if (state.turn == 1 && game.setup.position) return Next::advance;
  Scoring s;
  for (const Figure& figure : state.figures) {
    if (figure.owner != state.active || !is_with(game, state, figure)) continue;
    if (s.tiles > 0 && !on_tile(game)) continue;  // meeples that nothing distinguishes
    ++s.tiles;
    s.node = figure.node;
  }
  if (s.tiles == 0) return Next::advance;
  s.cause = ScoreCause::fairy;
  s.feature = kind_of(game.tables, state.board, s.node);
  s.per_tile = points_for_turn;
  s.value = static_cast<i16>(s.tiles * points_for_turn);
  s.owners = static_cast<u8>(1u << state.active);
  s.points[state.active] = s.value;
  award(game, state, s, events);
  return Next::advance;
}

// ---- S6: she moves (FAIRY-1, FAIRY-4, FAIRY-5, DRAGON-8) ----------------------------------------

// FAIRY-2: another meeple than the one that she is with, another tile with OPT-FAIRY.
bool may_go_to(const Game& game, const State& state, const Figure& figure) {
  return figure.owner == state.active && may_be_favoured(figure) && !is_with(game, state, figure);
}

// Whether it makes no difference to her with which of two meeples she stands.
bool as_good(const Game& game, const State& state, const Figure& a, const Figure& b) {
  if (on_tile(game)) return state.board.node_tile[a.node] == state.board.node_tile[b.node];
  return a.kind == b.kind && a.node == b.node;
}

Action going_to(const State& state, const Figure& figure) {
  return fairy_action(figure.kind, place_of_node(state.board, figure.node),
                      segment_of(state.board, figure.node));
}

void offer_figures(const Game& game, const State& state, ActionList& actions) {
  const auto& figures = state.figures;
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (may_go_to(game, state, figures[i]) &&
        std::none_of(figures.begin(), figures.begin() + i, [&](const Figure& earlier) {
          return may_go_to(game, state, earlier) && as_good(game, state, earlier, figures[i]);
        }))
      actions.push_back(going_to(state, figures[i]));
}

// The own figure that an action names; null if there is none.
const Figure* named(const State& state, const Action& action) {
  for (const Figure& figure : state.figures)
    if (figure.owner == state.active &&
        going_to(state, figure) ==
            fairy_action(static_cast<FigureKind>(action.what), action.at, action.where))
      return &figure;
  return nullptr;
}

bool same(const Game& game, const State& state, const Action& listed, const Action& action) {
  const Figure* const other = named(state, action);
  return other && may_go_to(game, state, *other) &&
         as_good(game, state, *named(state, listed), *other);
}

Rule why_not(const Game&, const State& state, const Action& action) {
  const Figure* const figure = named(state, action);
  if (!figure) return Rule::FAIRY_1;
  return may_be_favoured(*figure) ? Rule::FAIRY_2 : Rule::FAIRY_3;
}

void perform(const Game& game, State& state, const Action& action, Events* events) {
  const Place from = place_of_fairy(state);
  stand_with(game, state, *named(state, action));
  report_move(events, state.active, Piece::fairy, from, place_of_fairy(state));
}

Meaning meaning(const Game& game, const State& state, const Action& action) {
  const Node node = find_node(game.tables, state.board, action.at, action.where);
  return moving(
      Piece::fairy, no_player, place_of_fairy(state),
      on_tile(game) ? tile_place(state.board.node_tile[node]) : segment_place(state.board, node));
}

// ---- What she brings, and when she is alone -----------------------------------------------------

// FAIRY-7, FAIRY-8, FAIRY-9, INT-74, INT-75: she has no strength of her own (FAIRY-13).
int bonus(const Game& game, const State& state, const Figure& figure) {
  return is_with(game, state, figure) ? points_for_scoring : 0;
}

// FAIRY-10, FAIRY-11, INT-70, INT-109: she stays there, and still keeps the dragon away.
void figure_gone(const Game&, State& state, const Figure& gone, Events* events) {
  FairyState& fairy = state.fairy;
  if (fairy.node == no_node || !is_companion(fairy, gone)) return;
  if (std::find(state.figures.begin(), state.figures.end(), gone) != state.figures.end()) return;
  report_move(events, gone.owner, Piece::fairy, place_of_fairy(state), tile_place(fairy.at));
  fairy = {.at = fairy.at};
}

// ---- Position -----------------------------------------------------------------------------------

// Next to a meeple she stands on its segment; if several do, `number` says with which, from 1. With
// OPT-FAIRY a segment stands for its tile.
std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  const bool on_segment = piece.on == PlaceKind::segment;
  if (piece.piece != Piece::fairy || (!on_segment && piece.on != PlaceKind::tile))
    return std::nullopt;
  if (state.fairy.at != no_tile) return Rule::PD_COMP_2;
  if (!on_segment || on_tile(game)) {
    const TileIndex tile = tile_at(state.board, piece.at);
    if (tile == state.dragon.at) return Rule::DRAGON_14;
    state.fairy = {.at = tile};
    return Rule::none;
  }
  const Node node = node_of(game, state, piece);
  int number = piece.number;
  for (const Figure& figure : state.figures)
    if (figure.node == node && may_be_favoured(figure) && --number == 0) {
      stand_with(game, state, figure);
      return Rule::none;
    }
  return Rule::FAIRY_3;
}

void pick_up(const Game&, const State& state, StartPosition& position) {
  const FairyState& fairy = state.fairy;
  if (fairy.at == no_tile) return;
  StartPiece piece{.piece = Piece::fairy, .on = PlaceKind::tile};
  piece.at = place_of(state.board, fairy.at);
  if (fairy.node != no_node) {
    piece.on = PlaceKind::segment;
    piece.segment = segment_of(state.board, fairy.node);
    piece.number = 0;
    for (const Figure& figure : state.figures) {
      piece.number =
          static_cast<i16>(piece.number + (figure.node == fairy.node && may_be_favoured(figure)));
      if (is_companion(fairy, figure)) break;
    }
  }
  position.pieces.push_back(piece);
}

void pieces(const Game&, const State& state, Pieces& all) {
  if (state.fairy.at != no_tile)
    all.push_back({.piece = Piece::fairy, .place = place_of_fairy(state)});
}

void hash(const Game&, const State& state, Hasher& h) {
  const FairyState& fairy = state.fairy;
  h.add(hashed(fairy.at) << 32 | u64{fairy.node} << 16 | u64{fairy.owner} << 8 |
        piece_number(fairy.figure));
}

constexpr FigureAction figure_actions[] = {{ActionKind::fairy, perform, meaning, why_not, same}};

constexpr PhaseRow rows[] = {{.phase = Phase::fairy, .enter = enter_turn}};

}  // namespace
}  // namespace fairy

extern const Set fairy_set = {
    .id = "fairy",
    .in_play =
        [](const Setup& setup) {
          return setup.has(Expansion::princess_dragon) && !setup.options.without_fairy;
        },
    .compose = fairy::compose,
    .put = fairy::put,
    .pick_up = fairy::pick_up,
    .rows = fairy::rows,
    .offer_figures = fairy::offer_figures,
    .figure_actions = fairy::figure_actions,
    .figure_gone = fairy::figure_gone,
    .bonus = fairy::bonus,
    .pieces = fairy::pieces,
    .hash = fairy::hash,
    .estimate = &fairy_estimate,
    .words = &fairy_words,
};

}  // namespace bastide

// The Wheel of Fortune (WHEEL-1..25): a start board of 16 cells, with a wheel in its middle that
// brings points for everybody, or the plague, whenever a tile with a wheel is drawn.
//
// The expansion brings its tiles; the wheel itself is a separate set, which a game can do without
// (SETUP-15).
#include <algorithm>
#include <cassert>

#include "engine/base/sort.hpp"
#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/wheel_of_fortune/actions.hpp"

namespace bastide {

extern const EstimatePart wheel_estimate;  // estimate.cpp
extern const SetWords wheel_words;         // words.cpp

namespace {

// ---- The board (WHEEL-1, WHEEL-2, SETUP-14) -----------------------------------------------------

EdgeKind edge_of(const TileType& type, Edge side, int rotation) {
  return type.edges[static_cast<std::size_t>(turn_edge(side, -rotation))];
}

// WHEEL-24: the first position, clockwise from the northwest corner, where the spring fits and the
// river flows straight away from the board.
StartTile spring_beside(const Ruleset& rules, TypeIndex spring) {
  const TileType& type = rules.types[spring];
  constexpr i16 last = 3;
  constexpr Position corners[edge_count] = {{0, 0}, {last, 0}, {last, last}, {0, last}};
  for (int s = 0; s < edge_count; ++s)
    for (int i = 0; i <= last; ++i) {
      const Edge side = static_cast<Edge>(s);
      Position cell = corners[s];
      for (int k = 0; k < i; ++k) cell = neighbour(cell, turn_edge(side, 1));
      const auto lies = std::find_if(rules.start.begin(), rules.start.end(),
                                     [&](const StartTile& tile) { return tile.at == cell; });
      int rotation = 0;
      while (edge_of(type, side, rotation) != EdgeKind::river) ++rotation;
      if (edge_of(type, opposite(side), rotation) ==
          edge_of(rules.types[lies->type], side, lies->rotation))
        return {spring, neighbour(cell, side), static_cast<u8>(rotation)};
    }
  assert(false);
  return {};
}

// The features printed on its rim are used like any others, also by figures that land there
// (INT-25), but nobody is placed there in S6, for it is never the tile just placed (WHEEL-23).
//
// It replaces the start tile, which is not in the game. Every cell counts as a tile (WHEEL-1,
// AMB-33): for roads and cities that cross it, and for whatever counts surrounding tiles (INT-48,
// INT-49).
void compose(Ruleset& rules) {
  TypeIndex spring = no_type;
  for (const StartTile& tile : rules.start)
    if (rules.types[tile.type].river == RiverRole::spring) spring = tile.type;
  rules.start.clear();
  for (std::size_t t = 0; t < rules.types.size(); ++t)
    for (const StartPlace& place : rules.types[t].board)
      rules.start.push_back({static_cast<TypeIndex>(t), {place.x, place.y}, place.rotation});
  sort_stably(rules.start, [](const StartTile& a, const StartTile& b) {
    return a.at.y != b.at.y ? a.at.y < b.at.y : a.at.x < b.at.x;
  });
  if (spring != no_type) rules.start.push_back(spring_beside(rules, spring));
}

// ---- S1c: the wheel turns before the tile is placed (WHEEL-3, INT-2) ----------------------------

Sector active_sector(const State& state) { return static_cast<Sector>(state.wheel.wheel_pig); }

// In whichever part of a turn it is drawn (WHEEL-21, INT-52). A tile that fits nowhere has been
// discarded before (WHEEL-20, AMB-24).
bool turns_wheel(const TileType& tile) { return tile.wheel != 0; }

PlayerIndex nth_from_active(const Game& game, const State& state, int n) {
  return static_cast<PlayerIndex>((state.active + n) % game.sides);
}

// A big meeple is one figure (INT-41).
template <class Visit>
void each_meeple_on(const Game& game, const State& state, SegmentKind kind, Visit visit) {
  for (const Figure& figure : state.figures)
    if (is_meeple(figure.kind) && kind_of(game.tables, state.board, figure.node) == kind)
      visit(figure);
}

void add_points(Scoring& s, PlayerIndex player, int points) {
  s.points[player] = static_cast<i16>(s.points[player] + points);
}

// WHEEL-7: a knight scores the coats of arms of its city and the own knights there.
void levy_tax(const Game& game, const State& state, Scoring& s) {
  FixedVector<Figure, max_figures> knights;  // all of one kind, each in the root of its city
  each_meeple_on(game, state, SegmentKind::city, [&](const Figure& knight) {
    knights.push_back({knight.owner, FigureKind::meeple, find_root(state.board, knight.node)});
  });
  for (const Figure& knight : knights) {
    const auto own = std::count(knights.begin(), knights.end(), knight);
    ++s.strength[knight.owner];
    add_points(s, knight.owner, state.board.totals[knight.node].shields + static_cast<int>(own));
  }
}

// WHEEL-8: regardless of other figures on the field.
void starve(const Game& game, const State& state, Scoring& s) {
  each_meeple_on(game, state, SegmentKind::field, [&](const Figure& farmer) {
    CityList cities;
    cities_of_field(game.tables, state.board, find_root(state.board, farmer.node), true, cities);
    ++s.strength[farmer.owner];
    add_points(s, farmer.owner, static_cast<int>(cities.size()));
  });
}

// WHEEL-9, AMB-23
int figures_at_home(const Game& game, const State& state, PlayerIndex player) {
  const bool all = game.setup.options.wheel_counts_all;
  int count = 0;
  for (int kind = 0; kind < figure_kinds; ++kind)
    if (all || is_meeple(static_cast<FigureKind>(kind))) count += state.supply[player][kind];
  const bool robber = game.dealt[static_cast<std::size_t>(Piece::robber)] > 0 &&
                      state.track.robber[player] == no_space;
  return count + (all && robber);
}

void rage(const Game& game, const State& state, Scoring& s) {
  for (PlayerIndex p = 0; p < game.sides; ++p) {
    s.strength[p] = static_cast<u8>(figures_at_home(game, state, p));
    add_points(s, p, s.strength[p]);
  }
}

// WHEEL-10: any meeple on a monastery, nobody in a garden.
void inquire(const Game& game, const State& state, Scoring& s) {
  each_meeple_on(game, state, SegmentKind::monastery, [&](const Figure& monk) {
    ++s.strength[monk.owner];
    add_points(s, monk.owner, s.value);
  });
}

// One event for everybody (WHEEL-12); its points can trigger a message in this part (INT-40), and
// can be robbed (INT-3).
void pay_out(const Game& game, State& state, Events* events) {
  Scoring s;
  s.cause = ScoreCause::wheel;
  s.which = state.wheel.wheel_pig;
  switch (active_sector(state)) {
    case Sector::fortune:  // WHEEL-6
      s.value = 3;
      s.strength[state.active] = 1;
      add_points(s, state.active, s.value);
      break;
    case Sector::tax:
      s.feature = SegmentKind::city;
      levy_tax(game, state, s);
      break;
    case Sector::famine:
      s.feature = SegmentKind::field;
      starve(game, state, s);
      break;
    case Sector::storm:
      s.value = 1;
      rage(game, state, s);
      break;
    case Sector::inquisition:
      s.feature = SegmentKind::monastery;
      s.value = 2;
      inquire(game, state, s);
      break;
    case Sector::plague:
      return;
  }
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (s.points[p] > 0) s.owners = static_cast<u8>(s.owners | 1u << p);
  if (s.owners != 0) award(game, state, s, events);
}

// WHEEL-4, WHEEL-5
Next enter_wheel(const Game& game, State& state, Events* events) {
  u8& at = state.wheel.wheel_pig;
  const u8 from = at;
  at = static_cast<u8>((from + game.types[state.drawn].wheel) % sector_count);
  report_move(events, state.active, Piece::wheel_pig, sector_place(from), sector_place(at));
  pay_out(game, state, events);
  return Next::advance;
}

// ---- The plague: everybody takes a figure back (WHEEL-11) ---------------------------------------

// The active player first, then clockwise (TURN-8).
PlayerIndex plagued(const Game& game, const State& state) {
  return nth_from_active(game, state, state.part.wheel.plagued);
}

// AMB-23. Shepherds are not meeples (INT-38), and figures on crown spaces are not on the landscape
// (WHEEL-22).
bool may_be_taken(const Game& game, const Figure& figure) {
  return is_meeple(figure.kind) || (game.setup.options.wheel_counts_all && is_helper(figure.kind));
}

// The figures that the plague can take, in order of placement.
using Infected = FixedVector<const Figure*, max_figures>;
Infected infected(const Game& game, const State& state) {
  const PlayerIndex player = plagued(game, state);
  Infected all;
  for (const Figure& figure : state.figures)
    if (figure.owner == player && may_be_taken(game, figure)) all.push_back(&figure);
  return all;
}

// Of the equivalent figures, the one placed first.
const Figure* first_alike(const Game& game, const State& state, const Infected& all,
                          const Figure& figure) {
  return *std::find_if(all.begin(), all.end(),
                       [&](const Figure* other) { return alike(game, state, *other, figure); });
}

Action taking(const State& state, const Figure& figure) {
  return retrieve_action(figure.kind, place_of_node(state.board, figure.node),
                         segment_of(state.board, figure.node));
}

// Index into State::figures of the one that an action names, or the number of figures.
std::size_t taken(const Game& game, const State& state, const Action& action) {
  const Node node = find_node(game.tables, state.board, action.at, action.where);
  const PlayerIndex player = plagued(game, state);
  const auto found =
      std::find_if(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.node == node && figure.owner == player &&
               figure.kind == static_cast<FigureKind>(action.what) && may_be_taken(game, figure);
      });
  return static_cast<std::size_t>(found - state.figures.begin());
}

void offer_plague(const Game& game, const State& state, ActionList& actions) {
  const Infected all = infected(game, state);
  for (const Figure* figure : all)
    if (first_alike(game, state, all, *figure) == figure) actions.push_back(taking(state, *figure));
}

// What depends on a meeple goes with it (INT-42). Nothing is scored, nothing else happens (INT-43).
Next perform_plague(const Game& game, State& state, const Action& action, Events* events) {
  const std::size_t index = taken(game, state, action);
  remove_figure(game, state, index, events);
  ++state.part.wheel.plagued;
  return Next::again;
}

Next enter_plague(const Game& game, State& state, Events* events) {
  if (active_sector(state) != Sector::plague || state.part.wheel.plagued == game.sides)
    return Next::advance;
  ActionList actions;
  offer_plague(game, state, actions);
  if (actions.size() > 1) return Next::wait;
  if (actions.size() == 1) return perform_plague(game, state, actions[0], events);
  ++state.part.wheel.plagued;  // skipped
  return Next::again;
}

bool same_plague(const Game& game, const State& state, const Action& listed, const Action& action) {
  const std::size_t other = taken(game, state, action);
  return other < state.figures.size() &&
         alike(game, state, state.figures[taken(game, state, listed)], state.figures[other]);
}

Meaning meaning_of_plague(const Game& game, const State& state, const Action& action) {
  const PlayerIndex player = plagued(game, state);
  const Node node = find_node(game.tables, state.board, action.at, action.where);
  return moving(static_cast<Piece>(action.what), player, segment_place(state.board, node),
                supply_place(player));
}

// ---- Crown spaces -------------------------------------------------------------------------------

int crowned(const WheelState& wheel, int sector) {
  const Crowns& crowns = wheel.crowns[static_cast<std::size_t>(sector)];
  return static_cast<int>(
      std::count_if(crowns.begin(), crowns.end(), [](PlayerIndex p) { return p != no_player; }));
}

// WHEEL-15, WHEEL-16: the figures in the sector where the wheel pig has stopped, and no others
// (WHEEL-17), score and return, after which they can be used in S6 (AMB-85).
Next enter_crowns(const Game& game, State& state, Events* events) {
  const u8 sector = state.wheel.wheel_pig;
  const int standing = crowned(state.wheel, sector);
  if (standing == 0) return Next::advance;
  Scoring s;
  s.cause = ScoreCause::crowns;
  s.which = sector;
  s.value = crown_points(sector, standing);
  for (const PlayerIndex p : state.wheel.crowns[sector]) {
    if (p == no_player) continue;
    ++s.strength[p];
    s.owners = static_cast<u8>(s.owners | 1u << p);
    add_points(s, p, s.value);
  }
  award(game, state, s, events);
  int space = 0;
  for (PlayerIndex& p : state.wheel.crowns[sector]) {
    const int at = space++;
    if (p == no_player) continue;
    ++state.supply[p][static_cast<std::size_t>(Piece::meeple)];
    report_move_of(events, p, Piece::meeple, crown_place(sector, at), supply_place(p));
    p = no_player;
  }
  return Next::advance;
}

// S6: instead of any other figure, in every part of a turn (WHEEL-13, WHEEL-14).
bool has_room(const WheelState& wheel, int sector) {
  return crowned(wheel, sector) < crown_spaces[sector];
}

void offer_figures(const Game&, const State& state, ActionList& actions) {
  if (!in_supply(state, state.active, FigureKind::meeple)) return;
  for (int sector = 0; sector < sector_count; ++sector)
    if (has_room(state.wheel, sector)) actions.push_back(crown_action(sector));
}

Rule why_no_crown(const Game&, const State& state, const Action&) {
  if (in_supply(state, state.active, FigureKind::meeple)) return Rule::WHEEL_13;
  return in_supply(state, state.active, FigureKind::big_meeple) ? Rule::INT_41  // AMB-55
                                                                : Rule::BASE_FIG_1;
}

Place next_crown(const State& state, int sector) {
  return crown_place(sector, crowned(state.wheel, sector));
}

void crown(const Game&, State& state, const Action& action, Events* events) {
  const Place to = next_crown(state, action.value);
  state.wheel.crowns[action.value][static_cast<std::size_t>(crowned(state.wheel, action.value))] =
      state.active;
  --state.supply[state.active][static_cast<std::size_t>(Piece::meeple)];
  report_move_of(events, state.active, Piece::meeple, supply_place(state.active), to);
}

Meaning meaning_of_crown(const Game&, const State& state, const Action& action) {
  return moving(Piece::meeple, state.active, supply_place(state.active),
                next_crown(state, action.value));
}

std::optional<Rule> put(const Game&, State& state, const StartPiece& piece) {
  const bool pig = piece.piece == Piece::wheel_pig && piece.on == PlaceKind::sector;
  if (!pig && (piece.piece != Piece::meeple || piece.on != PlaceKind::crown)) return std::nullopt;
  if (piece.number >= sector_count) return std::nullopt;
  if (pig) {
    state.wheel.wheel_pig = static_cast<u8>(piece.number);
    return Rule::none;
  }
  const int free = crowned(state.wheel, piece.number);
  if (free == crown_spaces[piece.number]) return Rule::WHEEL_13;
  if (!in_supply(state, piece.owner, FigureKind::meeple)) return Rule::BASE_FIG_1;
  state.wheel.crowns[static_cast<std::size_t>(piece.number)][static_cast<std::size_t>(free)] =
      piece.owner;
  --state.supply[piece.owner][static_cast<std::size_t>(Piece::meeple)];
  return Rule::none;
}

void pick_up(const Game&, const State& state, StartPosition& position) {
  for (int sector = 0; sector < sector_count; ++sector)
    for (const PlayerIndex p : state.wheel.crowns[static_cast<std::size_t>(sector)])
      if (p != no_player)
        position.pieces.push_back(numbered_piece(Piece::meeple, p, PlaceKind::crown, sector));
  if (const int sector = state.wheel.wheel_pig; sector != 0)
    position.pieces.push_back(
        numbered_piece(Piece::wheel_pig, no_player, PlaceKind::sector, sector));
}

// At the end they score nothing (WHEEL-19, AMB-56).

// ---- Position -----------------------------------------------------------------------------------

void pieces(const Game&, const State& state, Pieces& all) {
  all.push_back({.piece = Piece::wheel_pig, .place = sector_place(state.wheel.wheel_pig)});
  for (int sector = 0; sector < sector_count; ++sector)
    for (int space = 0; space < 2; ++space) {
      const PlayerIndex p =
          state.wheel.crowns[static_cast<std::size_t>(sector)][static_cast<std::size_t>(space)];
      if (p != no_player)
        all.push_back({.piece = Piece::meeple, .owner = p, .place = crown_place(sector, space)});
    }
}

void hash(const Game&, const State& state, Hasher& h) {
  h.add(u64{state.wheel.wheel_pig} << 8 | state.part.wheel.plagued);
  for (const Crowns& crowns : state.wheel.crowns)
    for (const PlayerIndex p : crowns) h.add(p);
}

constexpr PhaseRow rows[] = {
    {.phase = Phase::wheel, .concerns = turns_wheel, .enter = enter_wheel},
    {.phase = Phase::plague,
     .concerns = turns_wheel,
     .kinds = kind_bit(ActionKind::retrieve),
     .enter = enter_plague,
     .offer = offer_plague,
     .same = same_plague,
     .no_pass = Rule::none,
     .perform = perform_plague,
     .decider = plagued,
     .meaning = meaning_of_plague},
    {.phase = Phase::crowns, .concerns = turns_wheel, .enter = enter_crowns},
};

constexpr OptionInfo options[] = {
    {32, "wheel-counts-all", "OPT-WHEELFIGS", &Options::wheel_counts_all},
    {33, "wheel-ignored", "SETUP-15", &Options::wheel_ignored}};

constexpr FigureAction figure_actions[] = {
    {ActionKind::crown, crown, meaning_of_crown, why_no_crown}};

constexpr bool Options::*bears_on[] = {&Options::start_tile_in_supply};

}  // namespace

extern const Set wheel_of_fortune_set = {
    .id = "wheel-of-fortune",
    .expansion = Expansion::wheel_of_fortune,
    .tiles = "wheel-of-fortune",
    .in_big_box_5 = true,
    .players = {2, 8},
    .options = options,
    .bears_on = bears_on,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::wheel_of_fortune); },
};

extern const Set wheel_set = {
    .id = "wheel",
    .tiles = "wheel",
    .in_play =
        [](const Setup& setup) {
          return setup.has(Expansion::wheel_of_fortune) && !setup.options.wheel_ignored;
        },
    .compose = compose,
    .put = put,
    .pick_up = pick_up,
    .rows = rows,
    .offer_figures = offer_figures,
    .figure_actions = figure_actions,
    .pieces = pieces,
    .hash = hash,
    .estimate = &wheel_estimate,
    .words = &wheel_words,
};

}  // namespace bastide

// Robbers (ROB-1..23): they wait on the track for figures that score from their space. The robbing
// itself is in sets/track.
#include <bit>
#include <optional>

#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/robbers/actions.hpp"
#include "engine/sets/track/track.hpp"

namespace bastide {

extern const EstimatePart robbers_estimate;  // estimate.cpp
extern const SetWords robbers_words;         // words.cpp

namespace {

// ---- S5: two players may place, or all with OPT-ROBALL ------------------------------------------

bool in_supply(const State& state, PlayerIndex player) {
  return state.track.robber[player] == no_space;
}

Place place_of_robber(const State& state, PlayerIndex player) {
  return in_supply(state, player) ? supply_place(player) : track_place(state.track.robber[player]);
}

std::optional<Rule> put(const Game&, State& state, const StartPiece& piece) {
  if (piece.piece != Piece::robber || piece.on != PlaceKind::track) return std::nullopt;
  if (!in_supply(state, piece.owner) || piece.number >= track_spaces) return Rule::ROB_1;
  state.track.robber[piece.owner] = static_cast<u8>(piece.number);
  return Rule::none;
}

void pick_up(const Game& game, const State& state, StartPosition& position) {
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (!in_supply(state, p))
      position.pieces.push_back(
          numbered_piece(Piece::robber, p, PlaceKind::track, state.track.robber[p]));
}

// The active player first (ROB-1), then the nearest clockwise with a robber in the supply (ROB-2).
// A player who has been asked has no second chance (ROB-3). no_player: nobody is left.
PlayerIndex next_asked(const Game& game, const State& state) {
  const u8 asked = state.part.robbers.asked;
  if (asked == 0) return state.active;  // ROB-4: the others are asked regardless
  const bool another = (asked & ~(1u << state.active)) != 0;
  if (another && !game.setup.options.robbers_for_all) return no_player;
  for (int i = 1; i < game.sides; ++i) {
    const auto p = static_cast<PlayerIndex>((state.active + i) % game.sides);
    if (!(asked >> p & 1) && in_supply(state, p)) return p;
  }
  return no_player;
}

// The spaces with somebody else's figure, as a mask (ROB-1, ROB-6).
u64 spaces_for(const Game& game, const State& state, PlayerIndex player) {
  u64 spaces = 0;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    for (int figure = 0; figure < figures_on_track(game); ++figure)
      if (p != player) spaces |= u64{1} << space_of(state, p, static_cast<ScoringFigure>(figure));
  // A robber already on the track has to change its space.
  return in_supply(state, player) ? spaces : spaces & ~(u64{1} << state.track.robber[player]);
}

PlayerIndex decider(const Game& game, const State& state) { return next_asked(game, state); }

Next enter(const Game& game, State& state, Events* events) {
  return next_asked(game, state) == no_player ? Next::advance : ask(game, state, events);
}

void offer(const Game& game, const State& state, ActionList& actions) {
  actions.push_back(pass_action());
  u64 spaces = spaces_for(game, state, next_asked(game, state));
  for (; spaces != 0; spaces &= spaces - 1)
    actions.push_back(robber_action(std::countr_zero(spaces)));
}

Rule why_not(const Game&, const State&, const Action& action) {
  return action.value >= track_spaces ? Rule::ROB_5 : Rule::none;
}

Meaning meaning(const Game& game, const State& state, const Action& action) {
  const PlayerIndex player = next_asked(game, state);
  return moving(Piece::robber, player, place_of_robber(state, player), track_place(action.value));
}

Next perform(const Game& game, State& state, const Action& action, Events* events) {
  const PlayerIndex player = next_asked(game, state);
  state.part.robbers.asked = static_cast<u8>(state.part.robbers.asked | 1u << player);
  if (action.kind == ActionKind::pass) return Next::again;
  const Place from = place_of_robber(state, player);
  state.track.robber[player] = action.value;
  report_move_of(events, player, Piece::robber, from, place_of_robber(state, player));
  return Next::again;
}

// ---- F2: those that are left (ROB-18, ROB-19) ---------------------------------------------------

void score_robbers(const Game& game, State& state, Events* events) {
  Scoring s;
  s.cause = ScoreCause::robber;
  s.value = 3;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (!in_supply(state, p)) {
      s.owners = static_cast<u8>(s.owners | 1u << p);
      s.points[p] = s.value;
    }
  if (s.owners == 0) return;
  award(game, state, s, events);
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (!in_supply(state, p)) return_robber(state, p, events);
}

void pieces(const Game& game, const State& state, Pieces& all) {
  for (PlayerIndex p = 0; p < game.sides; ++p)
    all.push_back({.piece = Piece::robber, .owner = p, .place = place_of_robber(state, p)});
}

void hash(const Game&, const State& state, Hasher& h) { h.add(state.part.robbers.asked); }

// One in every side's supply (SETUP-12); points now depend on steps on the track.
void compose(Ruleset& rules) {
  rules.dealt[static_cast<std::size_t>(Piece::robber)] = 1;
  rules.order_matters = true;  // AMB-47
}

constexpr OptionInfo options[] = {{17, "robbers-for-all", "OPT-ROBALL", &Options::robbers_for_all}};

constexpr FinalRow final_rows[] = {{FinalPhase::robbers, score_robbers}};

constexpr PhaseRow rows[] = {
    {.phase = Phase::robber,
     .concerns = [](const TileType& tile) { return tile.robber; },
     .kinds = kind_bit(ActionKind::robber),
     .enter = enter,
     .offer = offer,
     .why_not = why_not,
     .perform = perform,
     .decider = decider,
     .meaning = meaning},
};

}  // namespace

extern const Set robbers_set = {
    .id = "robbers",
    .expansion = Expansion::robbers,
    .tiles = "robbers",
    .in_big_box_7 = true,
    .needs_others = true,
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::robbers); },
    .compose = compose,
    .put = put,
    .pick_up = pick_up,
    .rows = rows,
    .final_rows = final_rows,
    .pieces = pieces,
    .hash = hash,
    .estimate = &robbers_estimate,
    .words = &robbers_words,
};

}  // namespace bastide

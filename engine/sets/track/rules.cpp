#include "engine/sets/track/actions.hpp"
#include "engine/sets/track/track.hpp"

#include <algorithm>
#include <cassert>

#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"

namespace bastide {

extern const SetWords track_words;  // words.cpp

namespace {

// The first of a set of players, clockwise from the active one (ROB-17, TURN-8).
PlayerIndex first_of(const Game& game, const State& state, u8 players) {
  PlayerIndex player = state.active;
  while (!(players >> player & 1)) player = next_player(game, player);
  return player;
}

u8 without(u8 players, PlayerIndex player) { return static_cast<u8>(players & ~(1u << player)); }

// ---- A figure moves -----------------------------------------------------------------------------

i16 points_to_move(const Payout& payout) {
  return payout.stage == PayoutStage::stolen ? payout.stolen : payout.points[payout.mover];
}

// ROB-15: robbers move along with a figure that moves for stolen points, except those that are
// robbing in this event: only regular points can be robbed (INT-53).
void drag_robbers(const Game& game, State& state, u8 from, u8 to, Events* events) {
  for (PlayerIndex p = 0; p < game.sides; ++p) {
    u8& robber = state.track.robber[p];
    if (robber != from || state.part.track.payout.thieves >> p & 1) continue;
    robber = to;
    report_move_of(events, p, Piece::robber, track_place(from), track_place(to));
    if (events) events->back().player = state.part.track.payout.mover;
  }
}

Piece piece_of(ScoringFigure figure) { return scoring_pieces[static_cast<std::size_t>(figure)]; }

void move_figure(const Game& game, State& state, ScoringFigure figure, Events* events) {
  Payout& payout = state.part.track.payout;
  const PlayerIndex player = payout.mover;
  const i16 points = points_to_move(payout);
  const u8 from = space_of(state, player, figure);
  state.score[player] = static_cast<i16>(state.score[player] + points);
  if (figure == ScoringFigure::messenger)
    state.track.messenger[player] = static_cast<i16>(state.track.messenger[player] + points);
  const int total = total_of(state, player, figure);
  report_move_of(events, player, piece_of(figure), track_place(total - points), track_place(total));
  if (payout.stage == PayoutStage::stolen)
    drag_robbers(game, state, from, space_of(state, player, figure), events);
  else
    payout.left[player] = from;        // by the figure that moved, not the other one: INT-4
  if (player != state.active) return;  // MSG-6
  // Also with stolen points (ROB-20, INT-5).
  state.part.track.moved =
      static_cast<u8>(state.part.track.moved | 1u << static_cast<unsigned>(figure));
  state.part.track.landed |= on_dark_space(game, state, figure);
}

// MSG-2, MSG-3: asked for every event, unless both figures are on the same space and nothing
// distinguishes them.
bool figure_matters(const Game& game, const State& state) {
  if (figures_on_track(game) == 1) return false;
  const PlayerIndex player = state.part.track.payout.mover;
  const bool told_apart =
      player == state.active && (state.part.track.moved == 1 || state.part.track.moved == 2);
  return told_apart || space_of(state, player, ScoringFigure::meeple) !=
                           space_of(state, player, ScoringFigure::messenger);
}

Next moved(const Game& game, State& state) {
  Payout& payout = state.part.track.payout;
  if (payout.stage == PayoutStage::regular) {
    payout.waiting = without(payout.waiting, payout.mover);
    return Next::again;
  }
  payout.stage = PayoutStage::regular;
  return jump_to(game, state, Phase::steal);
}

u8 victims_of(const Game& game, const State& state, PlayerIndex thief) {
  u8 victims = 0;
  if (state.track.robber[thief] == no_space) return victims;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (p != thief &&
        state.part.track.payout.left[p] == state.track.robber[thief])  // ROB-7, ROB-14
      victims = static_cast<u8>(victims | 1u << p);
  return victims;
}

Next enter_move(const Game& game, State& state, Events* events) {
  Payout& payout = state.part.track.payout;
  if (payout.stage == PayoutStage::regular) {
    if (payout.waiting == 0) {
      for (PlayerIndex p = 0; p < game.sides; ++p)
        if (victims_of(game, state, p) != 0)  // ROB-11; else it waits: ROB-23
          payout.thieves = static_cast<u8>(payout.thieves | 1u << p);
      return jump_to(game, state, Phase::steal);
    }
    payout.mover = first_of(game, state, payout.waiting);
  }
  if (figure_matters(game, state)) return Next::wait;
  move_figure(game, state, ScoringFigure::meeple, events);
  return moved(game, state);
}

void offer_move(const Game& game, const State&, ActionList& actions) {
  for (int figure = 0; figure < figures_on_track(game); ++figure)
    actions.push_back(move_points_action(figure));
}

Rule why_no_move(const Game&, const State&, const Action&) { return Rule::MSG_1; }

Next perform_move(const Game& game, State& state, const Action& action, Events* events) {
  move_figure(game, state, static_cast<ScoringFigure>(action.value), events);
  return moved(game, state);
}

Meaning meaning_of_move(const Game&, const State& state, const Action& action) {
  const Payout& payout = state.part.track.payout;
  const auto figure = static_cast<ScoringFigure>(action.value);
  const int total = total_of(state, payout.mover, figure);
  return moving(piece_of(figure), payout.mover, track_place(total),
                track_place(total + points_to_move(payout)));
}

PlayerIndex mover(const Game&, const State& state) { return state.part.track.payout.mover; }

}  // namespace

void pay(const Game& game, State& state, PlayerIndex from, PlayerIndex to, int points,
         Events* events) {
  const auto move = [&](PlayerIndex player, ScoringFigure figure, int by) {
    if (by == 0) return;
    const int total = total_of(state, player, figure);
    state.score[player] = static_cast<i16>(state.score[player] + by);
    if (figure == ScoringFigure::messenger)
      state.track.messenger[player] = static_cast<i16>(total + by);
    if (track_matters(game))
      report_move_of(events, player, piece_of(figure), track_place(total), track_place(total + by));
  };
  const int by_meeple = std::min(points, total_of(state, from, ScoringFigure::meeple));
  move(from, ScoringFigure::meeple, -by_meeple);
  move(from, ScoringFigure::messenger, by_meeple - points);
  move(to, ScoringFigure::meeple, points);
}

namespace {

// ---- Robbers rob --------------------------------------------------------------------------------

// ROB-8, ROB-9, ROB-13, AMB-61: half of the points, after everything that changes them (INT-47).
Next steal(const Game& game, State& state, PlayerIndex victim, Events* events) {
  Payout& payout = state.part.track.payout;
  const PlayerIndex thief = payout.mover;
  payout.thieves = without(payout.thieves, thief);
  payout.stage = PayoutStage::stolen;
  payout.stolen = static_cast<i16>((payout.points[victim] + 1) / 2);
  Scoring s;
  s.cause = ScoreCause::stolen;
  s.victim = victim;
  s.value = s.points[thief] = payout.stolen;
  s.owners = static_cast<u8>(1u << thief);
  report_scoring(events, s);
  return_robber(state, thief, events);              // ROB-22
  return jump_to(game, state, Phase::move_points);  // ROB-16
}

Next enter_steal(const Game& game, State& state, Events* events) {
  Payout& payout = state.part.track.payout;
  if (payout.thieves == 0) {
    state.step = payout.back;
    payout = Payout{};
    return Next::jump;
  }
  payout.mover = first_of(game, state, payout.thieves);
  return ask(game, state, events);
}

void offer_steal(const Game& game, const State& state, ActionList& actions) {
  const u8 victims = victims_of(game, state, state.part.track.payout.mover);
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (victims >> p & 1) actions.push_back(rob_action(p));
}

Rule why_no_robbery(const Game&, const State& state, const Action& action) {
  return action.what == state.part.track.payout.mover ? Rule::ROB_14 : Rule::ROB_12;
}

Meaning meaning_of_steal(const Game&, const State&, const Action& action) {
  return {.player = action.what};
}

Next perform_steal(const Game& game, State& state, const Action& action, Events* events) {
  return steal(game, state, action.what, events);
}

// One event at a time (ROB-10), of whatever kind (INT-3).
void take_points(const Game& game, State& state, const Scoring& scoring) {
  Payout& payout = state.part.track.payout;
  assert(payout.stage == PayoutStage::none);
  for (int p = 0; p < game.sides; ++p) {
    payout.points[p] = scoring.points[p];
    if (scoring.points[p] == 0) continue;  // ROB-21, MSG-26
    payout.waiting = static_cast<u8>(payout.waiting | 1u << p);
    payout.stage = PayoutStage::due;
  }
}

// The next row begins only once the points are on the track (TURN-6).
void divert(const Game& game, State& state) {
  Payout& payout = state.part.track.payout;
  if (payout.stage != PayoutStage::due) return;
  payout.stage = PayoutStage::regular;
  payout.back = state.step;
  jump_to(game, state, Phase::move_points);
}

int points_due(const State& state, PlayerIndex player) {
  const Payout& payout = state.part.track.payout;
  if (payout.stage == PayoutStage::stolen) return player == payout.mover ? payout.stolen : 0;
  return payout.waiting >> player & 1 ? payout.points[player] : 0;
}

// At the end the figures no longer matter (MSG-22).
void pieces(const Game& game, const State& state, Pieces& all) {
  if (state.over) return;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    for (int i = 0; i < figures_on_track(game); ++i) {
      const auto figure = static_cast<ScoringFigure>(i);
      all.push_back({.piece = piece_of(figure),
                     .owner = p,
                     .place = track_place(total_of(state, p, figure))});
    }
}

void hash(const Game& game, const State& state, Hasher& h) {
  const TrackPart& part = state.part.track;
  for (int p = 0; p < game.sides; ++p) {
    h.add(static_cast<u64>(state.track.messenger[p]));
    h.add(state.track.robber[p]);
  }
  h.add(static_cast<u64>(part.moved) << 8 | static_cast<u64>(part.landed));
  const Payout& payout = part.payout;
  if (payout.stage == PayoutStage::none) return;
  h.add(static_cast<u64>(payout.stage) << 16 | static_cast<u64>(payout.waiting) << 8 |
        payout.thieves);
  h.add(payout.mover);
  h.add(static_cast<u64>(payout.stolen));
  for (int p = 0; p < game.sides; ++p) {
    h.add(static_cast<u64>(payout.points[p]));
    h.add(payout.left[p]);
  }
}

constexpr PhaseRow rows[] = {
    {.phase = Phase::move_points,
     .kinds = kind_bit(ActionKind::move_points),
     .enter = enter_move,
     .offer = offer_move,
     .why_not = why_no_move,
     .perform = perform_move,
     .decider = mover,
     .meaning = meaning_of_move,
     .points_are_fixed = true},
    {.phase = Phase::steal,
     .kinds = kind_bit(ActionKind::rob),
     .enter = enter_steal,
     .offer = offer_steal,
     .why_not = why_no_robbery,
     .no_pass = Rule::ROB_11,
     .perform = perform_steal,
     .decider = mover,
     .meaning = meaning_of_steal,
     .points_are_fixed = true},
};

bool stands_on(const Game& game, const State& state, PlayerIndex player, u8 space) {
  for (int figure = 0; figure < figures_on_track(game); ++figure)
    if (space_of(state, player, static_cast<ScoringFigure>(figure)) == space) return true;
  return false;
}

}  // namespace

bool on_dark_space(const Game& game, const State& state, ScoringFigure figure) {
  const u8 space = space_of(state, state.active, figure);
  if (space % 5 != 0) return false;  // MSG-4, AMB-58
  if (!game.setup.options.message_blocked) return true;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (p != state.active && stands_on(game, state, p, space)) return false;
  return true;
}

void return_robber(State& state, PlayerIndex owner, Events* events) {
  u8& robber = state.track.robber[owner];
  report_move_of(events, owner, Piece::robber, track_place(robber), supply_place(owner));
  robber = no_space;
}

extern const Set track_set = {
    .id = "track",
    .in_play =
        [](const Setup& setup) {
          return setup.has(Expansion::messages) || setup.has(Expansion::robbers);
        },
    .rows = rows,
    .before_row = divert,
    .take_points = take_points,
    .points_due = points_due,
    .pieces = pieces,
    .hash = hash,
    .words = &track_words,
};

}  // namespace bastide

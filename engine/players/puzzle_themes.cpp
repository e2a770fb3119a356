#include "engine/players/puzzle_themes.hpp"

#include <algorithm>
#include <numeric>

#include "engine/players/reasons.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/scoring.hpp"

namespace bastide {
namespace {

constexpr int worth_closing = 4;  // points for the completed feature
constexpr double worth_cutting = 1.5;
constexpr int last_tiles_each = 6;  // left for each player
constexpr int few_meeples = 2;      // in hand

struct Played {
  State state;
  Events events;
};
Played played(const Game& game, const State& before, std::span<const Action> turn) {
  Played result{before, {}};
  for (const Action& action : turn) apply(game, result.state, action, &result.events);
  return result;
}

int in_hand(const State& state, PlayerIndex p) {
  return std::accumulate(std::begin(state.supply[p]), std::begin(state.supply[p]) + 3, 0);
}

int closed_for(const Events& events, PlayerIndex me) {
  int most = 0;
  for (const Event& event : events)
    if (event.kind == EventKind::scored && event.scoring.cause == ScoreCause::completed)
      most = std::max<int>(most, event.scoring.points[me]);
  return most;
}

// Whether figures of the player now stand beside as many of somebody else's or fewer, in a feature
// of which the player had no part before.
bool takes_share(const State& before, const Board& after, PlayerIndex me, int sides) {
  for (const Figure& figure : before.figures) {
    if (figure.owner == me) continue;
    const FeatureTotals& was = before.board.totals[find_root(before.board, figure.node)];
    const FeatureTotals& is = after.totals[find_root(after, figure.node)];
    if (strength_of(was, me) > 0 || strength_of(was, figure.owner) == 0) continue;
    int most = 0;
    for (PlayerIndex p = 0; p < sides; ++p)
      if (p != me) most = std::max(most, strength_of(is, p));
    if (strength_of(is, me) >= most) return true;
  }
  return false;
}

bool is_feature(Term term) {
  return term == Term::road || term == Term::city || term == Term::monastery ||
         term == Term::field || term == Term::joining;
}

PuzzleThemes of_reason(const Reason& reason, PlayerIndex me) {
  if (reason.side == no_player || std::abs(reason.points) < worth_cutting) return 0;
  if (reason.side != me)
    return reason.points < 0 && is_feature(reason.term) ? theme_bit(PuzzleTheme::cut) : 0;
  if (reason.term == Term::joining) return theme_bit(PuzzleTheme::share);
  if (reason.term == Term::field) return theme_bit(PuzzleTheme::fields);
  if (reason.term == Term::figures) return theme_bit(PuzzleTheme::meeples);
  return 0;
}

}  // namespace

PuzzleThemes themes_of(const Game& game, const State& state, std::span<const Action> best,
                       std::span<const Action> tempting) {
  const PlayerIndex me = decision(game, state).player;
  const Played after = played(game, state, best);
  PuzzleThemes themes = 0;
  if (takes_share(state, after.state.board, me, game.sides))
    themes |= theme_bit(PuzzleTheme::share);
  if (closed_for(after.events, me) >= worth_closing) themes |= theme_bit(PuzzleTheme::close);
  if (state.bag_total <= last_tiles_each * game.sides) themes |= theme_bit(PuzzleTheme::last);
  for (const Event& event : after.events)
    if (is_figure_placed(event) && event.owner == me && event.to.node != no_node &&
        kind_of(game.tables, after.state.board, event.to.node) == SegmentKind::field)
      themes |= theme_bit(PuzzleTheme::fields);
  const int before = in_hand(state, me);
  if (before <= few_meeples && in_hand(after.state, me) > before)
    themes |= theme_bit(PuzzleTheme::meeples);
  themes |= of_reason(lacking(game, state, tempting, best, me), me);
  for (const Reason& reason : reasons_for(game, state, best, me)) {
    if (reason.term == Term::figures && best.back().kind != ActionKind::pass) continue;
    themes |= of_reason(reason, me);
  }
  return themes != 0 ? themes : theme_bit(PuzzleTheme::build);
}

}  // namespace bastide

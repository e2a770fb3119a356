// How a team stands, and why an adviser takes points, or ghosts: by what is left in the bank, and
// the next mark.
#include "web/sets/mists/standing.hpp"

#include "engine/sets/mists/inspect.hpp"
#include "engine/sets/mists/mists.hpp"

namespace bastide::web {

namespace {

constexpr int few_ghosts = 5;  // left: an adviser calls that few

bool reaches_a_mark(const Game& game, const State& before, const State& after) {
  for (const int mark : mists::level_of(game).dogs)
    if (mark != 0 && mists::reached(game, after, mark) && !mists::reached(game, before, mark))
      return true;
  return mists::won(game, after) && !mists::won(game, before);
}

}  // namespace

TeamStand mists_stand(const Game& game, const State& state) {
  const mists::TeamView view = mists::view_of_team(game, state);
  return {view.points, view.ghosts_left};
}

std::string mists_reason(const Texts& texts, const Game& game, const State& state,
                         const Action& action) {
  if (decision(game, state).phase != Phase::reward) return {};
  State after = state;
  apply(game, after, action);
  const int left = mists::ghosts_left(game, state);
  const std::string bank = tr_count(texts, "ghosts", left);
  if (action.kind == ActionKind::calm)
    return tr(texts, left <= few_ghosts ? "mists.why.last" : "mists.why.ghosts",
              {bank, tr_count(texts, "ghosts", mists::ghosts_left(game, after) - left)});
  if (reaches_a_mark(game, state, after)) return std::string(tr(texts, "mists.why.mark"));
  return tr(texts, left > few_ghosts ? "mists.why.safe" : "mists.why.points", {bank});
}

}  // namespace bastide::web

#include "web/lessons/teacher.hpp"

#include <algorithm>

#include "engine/players/greedy.hpp"
#include "engine/rules/game.hpp"
#include "web/lessons/lesson.hpp"

namespace bastide::web {
namespace {

// The margin at the end that it is content with, in points. Somebody new makes mistakes after that,
// and wins by a little.
constexpr double enough = 0;

// The learner's figures whose features the player shares.
int shared_figures(const State& state, PlayerIndex player) {
  const auto root = [&](const auto& figure) { return find_root(state.board, figure.node); };
  return static_cast<int>(
      std::count_if(state.figures.begin(), state.figures.end(), [&](const auto& theirs) {
        return theirs.owner == learner &&
               std::any_of(state.figures.begin(), state.figures.end(), [&](const auto& own) {
                 return own.owner == player && root(own) == root(theirs);
               });
      }));
}

// Whether it would enter what the learner has begun.
bool intrudes(const Game& game, const State& state, const Action& action, PlayerIndex player) {
  State after = state;
  apply(game, after, action);
  return shared_figures(after, player) > shared_figures(state, player);
}

}  // namespace

std::optional<Action> teaching_move(const Game& game, const State& state) {
  const Decision d = decision(game, state);
  if (d.over || d.chance || d.player == no_player) return {};
  Random random{0};
  const SearchResult seen = choose_greedy(game, determinize(state, 0), random, {});
  // The best of what is not too good; else what is the least too good.
  const Candidate* chosen = nullptr;
  for (const bool politely : {true, false}) {
    for (const Candidate& candidate : seen.candidates) {  // the best first
      if (politely && intrudes(game, state, candidate.action, d.player)) continue;
      chosen = &candidate;
      if (candidate.value <= enough) break;
    }
    if (chosen) return chosen->action;
  }
  return seen.action;
}

}  // namespace bastide::web

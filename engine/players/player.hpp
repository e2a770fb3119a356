// Computer players. A player is a function from what it may know of a game to an action.
//
// It gets a State whose future chance is unknown (determinize): the bag's contents are open
// information, the order of draws does not exist yet.
#pragma once

#include <string_view>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/rules/game.hpp"

namespace bastide {

struct Batch;         // playouts.hpp
struct PlayerConfig;  // playouts.hpp

// How to stop a search and follow its progress. The engine has no clock of its own, so it polls:
// `stop` is called now and then and ends the search with the best action so far.
struct SearchControl {
  bool (*stop)(void* context) = nullptr;
  void (*progress)(void* context, double done) = nullptr;  // 0..1
  void* context = nullptr;
  // The share of the caller's budget that is spent, 0..1, so that a search can plan: it ends at 1.
  // Without it, a search only follows its own limits.
  double (*spent)(void* context) = nullptr;
  // Called repeatedly by a search with what it would choose if it ended now.
  void (*so_far)(void* context, const Action& best) = nullptr;
  // The number of turns that a search may play while looking ahead; 0: as many as its level says.
  // The same limit gives the same choice on every machine.
  u32 nodes = 0;
  // Plays the games of a batch instead of the search itself, in several threads for example.
  void (*play)(void* context, Batch& batch) = nullptr;
};

struct Candidate {
  Action action;
  double value = 0;    // expected final margin in points over the best opponent, estimated
  Action figure = {};  // after a placement, if that is decided already
};

struct SearchResult {
  Action action;                           // legal
  std::vector<Candidate> candidates = {};  // what was considered, best first
  Action figure = {};                      // to be put down next, if that is decided already
};

// A kind of computer player, by name: "random", "greedy", ...
struct PlayerKind {
  std::string_view id;
  const PlayerConfig* config = nullptr;  // of a searching player
  SearchResult (*choose_at_once)(const Game&, const State&, Random&,
                                 const SearchControl&) = nullptr;  // of any other
  bool blind = false;  // uses nothing but the list of legal actions

  SearchResult choose(const Game& game, const State& state, Random& random,
                      const SearchControl& control) const;
};
const std::vector<PlayerKind>& player_kinds();            // the strongest one last
const PlayerKind* find_player_kind(std::string_view id);  // null when unknown

}  // namespace bastide

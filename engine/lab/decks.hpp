// Many decks of one game, numbered, one after another or shared among threads: what every command
// that measures players does. A deck is the seed of its number, so a part of a run gives the same
// results as the whole.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/cli/arguments.hpp"
#include "engine/cli/contender.hpp"
#include "engine/rules/game.hpp"

namespace bastide::cli {

struct Decks {
  u64 seed = 1, from = 0, count = 0;
  std::size_t threads = 1;
};

// "--seed", "--threads"; "--from" and "--count" of a part.
void take_decks(Arguments& words, Decks& decks, bool& bad);
void take_part(Arguments& words, Decks& decks, bool& bad);

// For commands that count games: the setup, "--games" of them, `least` or more, and take_decks.
Setup take_games(Arguments& words, u64 least, Decks& games, bool& bad);

// The game of a setup, begun by the first player, without a seed. Nothing, after printing the
// reason, if there is none, or for fewer sides than `least`: then `few` is said.
std::optional<Game> game_of(Setup setup, int least, std::string_view few);

// Calls play(game, deck), with a game of that deck, for each of them, and take(result) for the
// results in the order of the decks. The first play that returns nothing ends it: false. What play
// changes has to be its own if there are several threads.
template <class Play, class Take>
bool play_decks(const Game& game, const Decks& decks, const Play& play, const Take& take) {
  using Result = decltype(play(game, decks.from));
  std::mutex taking;
  std::map<u64, Result> waiting;  // for those before them
  u64 next = decks.from;
  bool good = true;
  share_work(decks.threads, static_cast<std::size_t>(decks.count), [&](std::size_t i) {
    const u64 deck = decks.from + i;
    {
      const std::lock_guard lock(taking);
      if (!good) return;
    }
    Game own = game;
    own.setup.seed = random_at(decks.seed, deck);
    Result result = play(std::as_const(own), deck);
    const std::lock_guard lock(taking);
    waiting.emplace(deck, std::move(result));
    for (auto at = waiting.find(next); good && at != waiting.end(); at = waiting.find(++next)) {
      good = at->second.has_value();
      if (good) take(std::move(*at->second));
      waiting.erase(at);
    }
  });
  return good;
}

// As many threads as these players allow: a program, and a search that is shared already, are asked
// by one at a time.
std::size_t threads_for(const Contender& who, std::size_t threads);

}  // namespace bastide::cli

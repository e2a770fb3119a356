#include "engine/lab/decks.hpp"

namespace bastide::cli {

void take_decks(Arguments& words, Decks& decks, bool& bad) {
  u64 threads = decks.threads;
  take_number(words, "--seed", 0, ~u64{0}, decks.seed, bad);
  take_number(words, "--threads", 1, max_threads, threads, bad);
  decks.threads = static_cast<std::size_t>(threads);
}

void take_part(Arguments& words, Decks& decks, bool& bad) {
  take_number(words, "--from", 0, 1'000'000'000, decks.from, bad);
  take_number(words, "--count", 1, 10'000'000, decks.count, bad);
}

Setup take_games(Arguments& words, u64 least, Decks& games, bool& bad) {
  const Setup setup = take_setup(words, bad);
  take_number(words, "--games", least, 10'000'000, games.count, bad);
  take_decks(words, games, bad);
  return setup;
}

std::optional<Game> game_of(Setup setup, int least, std::string_view few) {
  setup.first_player = 0;
  auto game = make_game(builtin_catalogue(), setup);
  if (!game) {
    print_error(game.error().code, game.error().detail);
    return {};
  }
  if (game->sides < least) {
    std::fprintf(stderr, "bastide: %.*s\n", static_cast<int>(few.size()), few.data());
    return {};
  }
  return std::move(*game);
}

std::size_t threads_for(const Contender& who, std::size_t threads) {
  return who.program || who.crew ? 1 : threads;
}

}  // namespace bastide::cli

// Tells the games in tests/data/playthroughs anew:
//   playthroughs rewrite tests/data/playthroughs [GAMES]
// A game that is missing, or that can no longer be played, is replaced by a new one: delete a file
// to get another game. What is rare is only found among many thousand GAMES (default 200).
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/base/read_number.hpp"
#include "engine/players/player.hpp"
#include "engine/record/notation.hpp"
#include "tests/engine/playthroughs.hpp"

namespace bastide::testing {
namespace {

struct Found {
  Record record;
  int worth = 0;
};

// A game in which everybody does now and then what has not been done before, and otherwise what
// seems best. It is worth what it shows, above all of its set, but should be short.
struct Player {
  const Playthrough& playthrough;
  const Game& game;
  Random random;
  Found found = {};
  std::set<std::string> seen = {};

  void see(const std::string& sort, bool of_set) {
    if (!sort.empty() && seen.insert(sort).second) found.worth += of_set ? 20 : 10;
  }
  bool own(const auto& thing) const {
    return playthrough.set && belongs_to(*playthrough.set, thing);
  }
  std::string sort(const State& state, const Action& action) const {
    return sort_of(describe_action(game, state, found.record.players, action));
  }
  Action choose(const State& state);
  void play();
};

Action Player::choose(const State& state) {
  if (decision(game, state).chance) return chance_outcome(game, state);
  ActionList actions;
  legal_actions(game, state, actions);
  if (random.below(2) == 0) {
    std::vector<Action> fresh;
    for (const Action& action : actions)
      if (seen.count(sort(state, action)) == 0) fresh.push_back(action);
    if (!fresh.empty()) return fresh[random.below(static_cast<u32>(fresh.size()))];
  }
  return find_player_kind("greedy")
      ->choose(game, determinize(state, random.next()), random, {})
      .action;
}

void Player::play() {
  found.worth = 0;
  State state = initial_state(game);
  while (!state.over) {
    const Action action = choose(state);
    see(sort(state, action), own(action));
    found.record.actions.push_back(action);
    Events events;
    apply(game, state, action, &events);
    for (const Event& event : events) see(sort_of(game, state, event), own(event));
    found.worth -= 1 + static_cast<int>(events.size()) / 2;
  }
}

// The one of so many games that shows most.
Record find_game(const Catalogue& catalogue, const Playthrough& playthrough, u64 games) {
  Found best;
  for (u64 seed = 1; seed <= games; ++seed) {
    Setup setup = playthrough.setup;
    setup.seed = seed;
    const auto game = make_game(catalogue, setup);
    if (!game) break;
    Player player{playthrough, *game, Random{seed}};
    player.found.record.setup = setup;
    constexpr u8 colours[] = {1, 3, 2};  // red, blue, green
    for (u8 p = 0; p < setup.players; ++p)
      player.found.record.players.push_back({"", colours[p], ""});
    player.play();
    if (!best.record.players.empty() && player.found.worth <= best.worth) continue;
    const auto played = play_record(catalogue, player.found.record);
    if (!playthrough.set || shows(catalogue, *playthrough.set, *played)) best = player.found;
  }
  return best.record;
}

int rewrite(const std::string& folder, u64 games) {
  const Catalogue catalogue = builtin_catalogue();
  for (const Playthrough& playthrough : playthroughs()) {
    const std::string path = folder + '/' + playthrough.name + ".txt";
    std::stringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    const auto read = parse_record(catalogue, text.str());
    const bool kept = read && same_game(read->record.setup, playthrough);
    if (!kept) std::printf("%s: a new game\n", playthrough.name.c_str());
    const std::string told =
        tell_playthrough(catalogue, kept ? read->record : find_game(catalogue, playthrough, games));
    if (told == text.str()) continue;
    if (kept) std::printf("%s: told differently\n", playthrough.name.c_str());
    std::ofstream(path, std::ios::binary) << told;
  }
  return 0;
}

}  // namespace
}  // namespace bastide::testing

int main(int count, char** words) {
  long games = 200;
  if (count < 3 || count > 4 || std::string(words[1]) != "rewrite" ||
      (count == 4 && !bastide::read_number(words[3], 1, 1000000, games))) {
    std::fprintf(stderr, "usage: playthroughs rewrite FOLDER [GAMES]\n");
    return 2;
  }
  return bastide::testing::rewrite(words[2], static_cast<bastide::u64>(games));
}

// Games for the tests of records: random ones of every setup, and those in tests/data.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "engine/base/random.hpp"
#include "engine/record/record.hpp"
#include "tests/data_folder.hpp"
#include "tests/engine/print_error.hpp"

namespace bastide::testing {

inline const Catalogue& all_tiles() {
  static const Catalogue built_in = builtin_catalogue();
  return built_in;
}

inline std::string read_data(const std::string& name) {
  const std::string path = data_folder() + "/" + name;
  std::string text;
  if (std::FILE* file = std::fopen(path.c_str(), "rb")) {
    char buffer[4096];
    for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;)
      text.append(buffer, n);
    std::fclose(file);
  } else {
    ADD_FAILURE() << "no file " << path;
  }
  return text;
}

struct GameWish {
  bool forced = false;      // draws not determined by the seed
  u64 longest = 10000;      // actions
  bool expansions = false;  // any of those in the game
  ExpansionMask with = 0;   // these in any case
};

// The n-th random game: 2 to 6 players, or as many as can play; all options, all kinds of first
// player.
inline Record random_game(u64 n, GameWish wish = {}) {
  Random random{mix64(n), 0};
  Record record;
  Setup& setup = record.setup;
  setup.players = static_cast<u8>(2 + n % 5);
  setup.first_player = n % 3 == 0 ? random_player : static_cast<u8>(random.below(setup.players));
  setup.seed = n % 7 == 0 ? n : random.next();
  for (const OptionInfo& info : option_infos())
    setup.options.*info.value = n % 4 == 0 ? Options{}.*info.value : random.below(2) != 0;
  for (const NumberInfo& info : number_infos())
    if (info.of && setup.options.*info.of)
      setup.options.*info.value = static_cast<u8>(info.min + random.below(15));
  for (const ExpansionInfo& info : expansion_infos())
    if (wish.expansions && info.goes_with_others() && random.below(4) != 0)
      setup.expansions |= expansion_bit(info.expansion);
  setup.expansions |= wish.with;
  if (n % 6 == 4) setup.players = player_range(setup).most;
  if (!check_setup(setup)) drop_excluded(setup.options);
  const u32 colour = random.below(8);
  const std::string names[] = {"", "Anna", "Šípek \"Růža\" \\ #1", "蓝", "a,b&c=d%"};
  const std::string kinds[] = {"", "greedy", "random", "other-9"};
  for (u32 p = 0; p < setup.players; ++p)
    record.players.push_back(
        {names[random.below(5)], static_cast<u8>((colour + 3 * p) % 8), kinds[random.below(4)]});

  const Expected<Game> game = make_game(all_tiles(), setup);
  if (!game) {
    ADD_FAILURE() << game.error().code;
    return record;
  }
  State state = initial_state(*game);
  ActionList legal;
  // A record must not end where chance has yet to decide.
  while (!state.over && (record.actions.size() < wish.longest || decision(*game, state).chance)) {
    legal_actions(*game, state, legal);
    const bool by_seed = decision(*game, state).chance && !wish.forced;
    record.actions.push_back(by_seed ? chance_outcome(*game, state)
                                     : legal[random.below(static_cast<u32>(legal.size()))]);
    apply(*game, state, record.actions.back());
  }
  return record;
}

}  // namespace bastide::testing

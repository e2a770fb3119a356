// A game by link between three devices in which the second one no longer answers.
#pragma once

#include "engine/players/stand_in.hpp"
#include "engine/record/thread.hpp"
#include "web/session/session.hpp"

namespace gallery {

inline bastide::FairValue secret_of_three(bastide::u8 device) {
  bastide::FairValue secret{};
  secret.fill(static_cast<bastide::u8>(device + 40));
  return secret;
}

// All have joined, and nobody has played.
inline bastide::Record three_joined() {
  using namespace bastide;
  Record record;
  record.setup.players = 3;
  record.setup.first_player = 0;
  for (u8 p = 0; p < 3; ++p) {
    constexpr const char* names[] = {"Anna", "Bo", "Cy"};
    record.players.push_back({names[p], static_cast<u8>(p + 1), ""});
    const u8 seat = static_cast<u8>(1 << p);
    (void)(p == 0 ? invite(record, seat, secret_of_three(p))
                  : join(record, seat, secret_of_three(p)));
  }
  reveal_first(record.fair, 1, secret_of_three(1));
  return record;
}

// After some turns it is Bo's, and as many of the others agree that a computer plays.
inline bastide::Record three_waiting(const bastide::Catalogue& catalogue, int turns, int agreed) {
  using namespace bastide;
  Record record = three_joined();
  const auto game = make_game(catalogue, record.setup);
  State state = initial_state(*game);
  FairPlace place;
  for (;;) {
    const u8 device = step_device(*game, state, record.fair, place);
    if (state.turn >= turns && device == 1) break;
    begin_own_step(*game, state, record.fair, place, device, secret_of_three(device));
    record.actions.push_back(decision(*game, state).chance ? chance_outcome(*game, state)
                                                           : stand_in_answer(*game, state));
    apply(*game, state, record.actions.back());
  }
  for (const u8 device : {u8{2}, u8{0}})
    if (agreed-- > 0)
      give_word(*game, state, record.fair, place,
                {static_cast<u16>(record.actions.size()), device, 0, stand_in_version},
                secret_of_three(device));
  return record;
}

}  // namespace gallery

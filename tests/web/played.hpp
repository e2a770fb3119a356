// A session of two players after some random moves.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "engine/base/random.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

// `second`: who plays the second seat, as records name computer players.
inline Session played_at_random(const Catalogue& catalogue, int actions, u64 seed,
                                const std::string& second = "") {
  Setup setup;
  setup.seed = seed;
  auto session = begin_session(catalogue, setup, {{"Anna", 1, ""}, {"Bo", 3, second}});
  EXPECT_TRUE(session.has_value());
  Random random{seed, 0};
  const auto list = std::make_unique<ActionList>();
  for (int i = 0; i < actions && !shown_decision(*session).over; ++i) {
    list->clear();
    legal_actions(session->game, shown(*session), *list);
    EXPECT_TRUE(play(*session, (*list)[random.below(static_cast<u32>(list->size()))]));
  }
  return std::move(*session);
}

}  // namespace bastide::web

#include "engine/rules/words.hpp"

#include "engine/sets/toll/toll.hpp"

namespace bastide {
namespace {

std::string differs_toll(const Game& game, const State& state, const Claim& claim) {
  return unless_equal(claim, {toll::next_toll(game, state)});
}

std::string differs_milestones(const Game& game, const State& state, const Claim& claim) {
  return unless_equal(claim, {toll::milestones_reached(game, state)});
}

std::string differs_stopped(const Game&, const State& state, const Claim&) {
  return state.toll.stopped ? "" : "not stopped";
}

constexpr ExpectForm expects[] = {
    {"toll N", nullptr, differs_toll},
    {"milestones N", nullptr, differs_milestones},
    {"stopped", nullptr, differs_stopped},
};

}  // namespace

extern const SetWords toll_words = {.expects = expects};

}  // namespace bastide

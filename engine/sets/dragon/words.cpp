#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LineForm lines[] = {{ActionKind::walk, "dragon X,Y"}};

std::string differs_dragon(const Game&, const State& state, const Claim& claim) {
  const TileIndex at = state.dragon.at;
  if (at == no_tile) return "beside the board";
  return place_of(state.board, at) == claim.action.at ? ""
                                                      : position_text(place_of(state.board, at));
}

std::string differs_no_dragon(const Game&, const State& state, const Claim&) {
  return state.dragon.at == no_tile ? "" : position_text(place_of(state.board, state.dragon.at));
}

// Whom the dragon has eaten is told as figures that return.
constexpr ExpectForm expects[] = {
    {"dragon X,Y", nullptr, differs_dragon},
    {"no dragon", nullptr, differs_no_dragon},
};

constexpr EventForm events[] = {
    {[](const Event& e) { return is_move_of(e, Piece::dragon); }, "dragon-moved", "player at"},
};

}  // namespace

extern const SetWords dragon_words = {.lines = lines, .expects = expects, .events = events};

}  // namespace bastide

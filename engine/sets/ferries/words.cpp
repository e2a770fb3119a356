#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LineForm lines[] = {{ActionKind::ferry, "ferry X,Y SEGMENT SEGMENT-TOO"}};

const Joint* ferry_at(const State& state, Position at) {
  const TileIndex tile = tile_at(state.board, at);
  for (const Joint& ferry : state.board.joints)
    if (state.board.node_tile[ferry.a] == tile) return &ferry;
  return nullptr;
}

std::string ends(const Game& game, const State& state, const Joint& ferry) {
  return describe_segment(game, state, ferry.a) + ' ' + describe_segment(game, state, ferry.b);
}

std::string differs_ferry(const Game& game, const State& state, const Claim& claim) {
  const Joint* ferry = ferry_at(state, claim.action.at);
  if (!ferry) return "none";
  const u8 a = segment_of(state.board, ferry->a), b = segment_of(state.board, ferry->b);
  const u8 c = claim.action.where, d = claim.action.value;
  return (a == c && b == d) || (a == d && b == c) ? "" : ends(game, state, *ferry);
}

std::string differs_none(const Game& game, const State& state, const Claim& claim) {
  const Joint* ferry = ferry_at(state, claim.action.at);
  return ferry ? ends(game, state, *ferry) : "";
}

constexpr ExpectForm expects[] = {
    {"ferry X,Y SEGMENT SEGMENT-TOO", nullptr, differs_ferry},
    {"ferry X,Y none", nullptr, differs_none},
};

constexpr EventForm events[] = {
    {[](const Event& e) { return is_move_of(e, Piece::ferry) && e.from.kind == PlaceKind::off; },
     "ferry-placed", "player at on to:to-other"},
    {[](const Event& e) { return is_move_of(e, Piece::ferry) && e.from.kind != PlaceKind::off; },
     "ferry-moved", "player at on to:to-other"},
};

}  // namespace

extern const SetWords ferries_words = {.lines = lines, .expects = expects, .events = events};

}  // namespace bastide

// The only things that change a game. An action is a small value: a kind and a few numbers, none
// of them derived from the state.
#pragma once

#include "engine/base/fixed_vector.hpp"
#include "engine/rules/piece.hpp"

namespace bastide {

enum class ActionKind : u8 {
  none,
  draw,         // chance: `what` = type index of the tile drawn
  place,        // the drawn tile on `at`, `value` = rotation
  pass,         // decline what is offered
  deploy,       // a figure of kind `what` on segment `where` of the tile just placed
  score,        // score the completed feature of segment `where` of the tile at `at` next
  retrieve,     // take back a figure of kind `what` from segment `where` of the tile at `at`
  gold,         // S3: the second bar goes on the tile at `at`; S11a: take a bar from it
  enchant,      // mage or witch (`what`) goes to segment `where` of the tile at `at`
  banish,       // mage or witch (`what`) leaves the board
  robber,       // the decider's robber goes to space `value` of the track, 0 to 49
  fly,          // a figure of kind `what` takes the flying machine
  roll,         // chance: the die shows `value`, 1 to 3
  land,         // the flyer lands on segment `where` of the tile at `at`
  ferry,        // the ferry of the lake at `at` joins the roads of segments `where` and `value`
  move_points,  // the points are moved with scoring figure `value`: 0 meeple, 1 messenger
  rob,          // the robber robs player `what`
  message,      // chance: message `what`, 1 to 8, is drawn
  two_points,   // two points instead of what the message says
  obey,    // what the message says; messages 1 to 3: with the feature of segment `where` of the
           // tile at `at`; message 8: with the figure of kind `what` there
  crop,    // crop circles: everybody adds (`value` 0) or takes back (1) a meeple
  join,    // crop circles: a figure of kind `what` on segment `where` of the tile at `at`
  choose,  // the tile of type `what` from the hand
};
inline constexpr int action_kinds = 23;

struct Action {
  ActionKind kind = ActionKind::none;
  u8 what = 0;
  Position at;
  u8 where = 0;
  u8 value = 0;

  friend bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

constexpr Action draw_action(TypeIndex type) { return {ActionKind::draw, type, {}, 0, 0}; }
constexpr Action place_action(Position at, int rotation) {
  return {ActionKind::place, 0, at, 0, static_cast<u8>(rotation)};
}
constexpr Action choose_action(TypeIndex type) { return {ActionKind::choose, type, {}, 0, 0}; }
constexpr Action pass_action() { return {ActionKind::pass, 0, {}, 0, 0}; }
constexpr Action deploy_action(FigureKind kind, int segment) {
  return {ActionKind::deploy, static_cast<u8>(kind), {}, static_cast<u8>(segment), 0};
}
constexpr Action score_action(Position at, int segment) {
  return {ActionKind::score, 0, at, static_cast<u8>(segment), 0};
}

constexpr Action retrieve_action(FigureKind kind, Position at, int segment) {
  return {ActionKind::retrieve, static_cast<u8>(kind), at, static_cast<u8>(segment), 0};
}

constexpr Action robber_action(int space) {
  return {ActionKind::robber, 0, {}, 0, static_cast<u8>(space)};
}
constexpr Action move_points_action(int figure) {
  return {ActionKind::move_points, 0, {}, 0, static_cast<u8>(figure)};
}
constexpr Action rob_action(int victim) {
  return {ActionKind::rob, static_cast<u8>(victim), {}, 0, 0};
}
constexpr Action message_action(int message) {
  return {ActionKind::message, static_cast<u8>(message), {}, 0, 0};
}
constexpr Action two_points_action() { return {ActionKind::two_points, 0, {}, 0, 0}; }
constexpr Action obey_action(u8 figure = 0, Position at = {}, int segment = 0) {
  return {ActionKind::obey, figure, at, static_cast<u8>(segment), 0};
}
constexpr Action gold_action(Position at) { return {ActionKind::gold, 0, at, 0, 0}; }
constexpr Action enchant_action(Magic figure, Position at, int segment) {
  return {ActionKind::enchant, static_cast<u8>(figure), at, static_cast<u8>(segment), 0};
}
constexpr Action banish_action(Magic figure) {
  return {ActionKind::banish, static_cast<u8>(figure), {}, 0, 0};
}
constexpr Action fly_action(FigureKind kind) {
  return {ActionKind::fly, static_cast<u8>(kind), {}, 0, 0};
}
constexpr Action roll_action(int value) {
  return {ActionKind::roll, 0, {}, 0, static_cast<u8>(value)};
}
constexpr Action land_action(Position at, int segment) {
  return {ActionKind::land, 0, at, static_cast<u8>(segment), 0};
}
constexpr Action ferry_action(Position at, int segment, int other) {
  return {ActionKind::ferry, 0, at, static_cast<u8>(segment), static_cast<u8>(other)};
}
constexpr Action crop_action(int choice) {
  return {ActionKind::crop, 0, {}, 0, static_cast<u8>(choice)};
}
constexpr Action join_action(FigureKind kind, Position at, int segment) {
  return {ActionKind::join, static_cast<u8>(kind), at, static_cast<u8>(segment), 0};
}

// The largest decision: a tile of four distinct rotations that fits everywhere on the longest
// frontier.
using ActionList = FixedVector<Action, 4 * max_frontier>;

}  // namespace bastide

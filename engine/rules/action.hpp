// Actions are the only things that change a game. An action is a small value: a kind and a few
// numbers, none of them derived from the state. vocabulary.hpp says what each kind means; the
// actions of a set are built in its own actions.hpp.
#pragma once

#include "engine/base/fixed_vector.hpp"
#include "engine/rules/piece.hpp"

namespace bastide {

struct Action {
  ActionKind kind = ActionKind::none;
  u8 what = 0;
  Position at;
  u8 where = 0;
  u8 value = 0;

  friend bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

// What a number of an action stands for.
enum class Meant : u8 { nothing, number, figure, type, side, segment };
struct ActionNumber {
  Meant meant = Meant::nothing;
  u8 most = 0;  // the highest of a number
};
// What the numbers of a kind of action stand for: read from its lines in the notation (words.hpp),
// the one place that describes it.
struct ActionNumbers {
  bool at = false;
  ActionNumber what, where, value;
};

// A set of kinds of actions.
using ActionKinds = u64;
static_assert(action_kinds <= 64);
constexpr ActionKinds kind_bit(ActionKind kind) {
  return static_cast<int>(kind) < action_kinds ? ActionKinds{1} << static_cast<unsigned>(kind) : 0;
}

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

// The largest decision: a tile with four distinct rotations that fits everywhere on the longest
// frontier.
using ActionList = FixedVector<Action, 4 * max_frontier>;

}  // namespace bastide

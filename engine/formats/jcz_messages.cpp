#include "engine/formats/jcz_messages.hpp"

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/sets/crop_circles/actions.hpp"
#include "engine/sets/dragon/actions.hpp"
#include "engine/sets/fairy/actions.hpp"
#include "engine/sets/ferries/actions.hpp"
#include "engine/sets/festival/actions.hpp"
#include "engine/sets/flying_machines/actions.hpp"
#include "engine/sets/gold_mines/actions.hpp"
#include "engine/sets/hills_sheep/actions.hpp"
#include "engine/sets/mage_witch/actions.hpp"
#include "engine/sets/portal/actions.hpp"
#include "engine/sets/princess/actions.hpp"

namespace bastide {
namespace {

constexpr long farthest = 999;

Error malformed(std::string_view what) { return fail("import.malformed", std::string(what)); }

// What the pointer of a figure points to: the place itself, or with the figure around it.
const Json& feature_pointer(const Json& pointer) {
  const Json& inner = pointer["featurePointer"];
  return inner.is(Json::Kind::object) ? inner : pointer;
}

std::optional<SegmentKind> kind_at(const JczPlace& place, const TileType& type, int rotation) {
  if (place.halves != 0) return SegmentKind::field;
  for (const SegmentKind kind : {SegmentKind::city, SegmentKind::road, SegmentKind::monastery,
                                 SegmentKind::garden, SegmentKind::field})
    if (segment_at(type, rotation, kind, place) != no_segment) return kind;
  return {};
}

using Answers = Expected<std::vector<Action>>;

Answers deploy_answers(const JczTable& table, const Game& game, const State& state,
                       const Json& payload) {
  const JczMeeple meeple = jcz_meeple(payload["meepleId"]);
  if (!meeple.kind) return fail("import.figure", payload["meepleId"].text);
  const auto pointer = jcz_pointer(table, game, state, payload["pointer"]);
  if (!pointer) return pointer.error();
  if (pointer->place.flying) return std::vector{fly_action(*meeple.kind)};
  std::vector<Action> answers;
  if (pointer->tile == state.placed)
    answers.push_back(deploy_action(*meeple.kind, pointer->segment));
  answers.push_back(land_action(pointer->at, pointer->segment));
  answers.push_back(join_action(*meeple.kind, pointer->at, pointer->segment));
  answers.push_back(portal_action(*meeple.kind, pointer->at, pointer->segment));
  return answers;
}

Answers return_answers(const JczTable& table, const Game& game, const State& state,
                       const Json& payload) {
  const JczMeeple meeple = jcz_meeple(payload["pointer"]["meepleId"]);
  if (!meeple.kind) return fail("import.figure", payload["pointer"]["meepleId"].text);
  const auto pointer = jcz_pointer(table, game, state, payload["pointer"]);
  if (!pointer) return pointer.error();
  if (payload["source"].text == jcz_princess)
    return std::vector{dismiss_action(static_cast<PlayerIndex>(meeple.player), *meeple.kind,
                                      pointer->at, pointer->segment)};
  return std::vector{retrieve_action(*meeple.kind, pointer->at, pointer->segment),
                     recall_action(*meeple.kind, pointer->at, pointer->segment)};
}

// Next to a meeple, or on a tile with one.
Answers fairy_answers(const JczTable& table, const Game& game, const State& state, const Json& to) {
  if (const auto at = position_here(table, to)) {
    std::vector<Action> answers;
    for (const Figure& figure : state.figures)
      if (place_of_node(state.board, figure.node) == *at)
        answers.push_back(fairy_action(figure.kind, *at, segment_of(state.board, figure.node)));
    if (answers.empty()) return malformed("fairy");
    return answers;
  }
  const JczMeeple meeple = jcz_meeple(to["meepleId"]);
  if (!meeple.kind) return fail("import.figure", to["meepleId"].text);
  const auto pointer = jcz_pointer(table, game, state, to);
  if (!pointer) return pointer.error();
  return std::vector{fairy_action(*meeple.kind, pointer->at, pointer->segment)};
}

Answers neutral_answers(const JczTable& table, const Game& game, const State& state,
                        const Json& payload) {
  const std::string& id = payload["figureId"].text;
  if (id.substr(0, 5) == "fairy") return fairy_answers(table, game, state, payload["to"]);
  if (id.substr(0, 6) == "dragon") {
    const auto to = position_here(table, payload["to"]);
    if (!to) return malformed("dragon");
    return std::vector{walk_action(*to)};
  }
  const bool mage = id.substr(0, 4) == "mage", witch = id.substr(0, 5) == "witch";
  if (!mage && !witch) return fail("import.figure", id);
  const Magic figure = mage ? Magic::mage : Magic::witch;
  if (payload["to"].is(Json::Kind::null)) return std::vector{banish_action(figure)};
  const auto pointer = jcz_pointer(table, game, state, payload["to"]);
  if (!pointer) return pointer.error();
  return std::vector{enchant_action(figure, pointer->at, pointer->segment)};
}

Answers token_answers(const JczTable& table, const Game& game, const State& state,
                      const Json& payload) {
  const std::string& token = payload["token"].text;
  const Json& pointer = payload["pointer"];
  const Json& place = pointer.is(Json::Kind::object) ? pointer["position"] : pointer;
  const auto at = position_here(table, place);
  if (!at) return malformed("pointer");
  if (token == "GOLD") return std::vector{gold_action(*at)};
  if (token != "FERRY") return fail("import.figure", token);
  const TileIndex tile = tile_at(state.board, *at);
  const auto given = jcz_place(pointer["location"].text);
  if (tile == no_tile || !given) return malformed(pointer["location"].text);
  const JczPlace edges = turned(*given, table.turns);
  const PlacedTile& placed = state.board.tiles[tile];
  const TileType& type = game.types[placed.type];
  std::vector<int> roads;
  for (std::size_t i = 0; i < type.segments.size(); ++i)
    if (type.segments[i].kind == SegmentKind::road &&
        (reach_of(type.segments[i], placed.rotation) & edges.edges))
      roads.push_back(static_cast<int>(i));
  if (roads.size() != 2) return fail("import.feature", pointer["location"].text);
  return std::vector{ferry_action(*at, roads[0], roads[1]), ferry_action(*at, roads[1], roads[0])};
}

}  // namespace

std::vector<JczMessage> jcz_messages(const Json& replay) {
  std::vector<JczMessage> messages;
  for (const Json& line : replay.items)
    messages.push_back(
        {line["type"].text, &line["payload"], static_cast<int>(line["player"].number(-1))});
  return messages;
}

std::optional<Position> position_here(const JczTable& table, const Json& place) {
  if (place.items.size() != 2) return {};
  const auto within = [](long x, long y, long most) {
    return x >= -most && x <= most && y >= -most && y <= most;
  };
  constexpr long most_given = 2 * farthest;
  long x = place.items[0].number(most_given + 1), y = place.items[1].number(most_given + 1);
  if (!within(x, y, most_given)) return {};
  x -= table.origin.x;
  y -= table.origin.y;
  if (!within(x, y, farthest)) return {};
  for (int turn = 0; turn < table.turns; ++turn) {
    const long east = x;
    x = -y;
    y = east;
  }
  return Position{static_cast<i16>(x), static_cast<i16>(y)};
}

JczMeeple jcz_meeple(const Json& id) {
  std::string_view rest = id.text;
  JczMeeple meeple;
  if (!read_number(take_until(rest, '.'), 0, max_players - 1, meeple.player)) return {};
  meeple.kind = jcz_figure(take_until(rest, '.'));
  return meeple;
}

Expected<JczPointer> jcz_pointer(const JczTable& table, const Game& game, const State& state,
                                 const Json& pointer) {
  const Json& feature = feature_pointer(pointer);
  const auto at = position_here(table, feature["position"]);
  const std::string& location = feature["location"].text;
  const auto place = jcz_place(location);
  if (!at || !place) return malformed(location.empty() ? "pointer" : location);
  JczPointer found{*at, tile_at(state.board, *at), no_segment, turned(*place, table.turns)};
  const std::string& word = feature["feature"].text;
  found.place.flying |= word == jcz_flying_machine;
  if (found.place.flying) return found;
  const std::string name = word + (word.empty() ? "" : " ") + location;
  if (found.tile == no_tile) return fail("import.feature", name);
  const PlacedTile& placed = state.board.tiles[found.tile];
  const TileType& type = game.types[placed.type];
  const auto kind = word.empty() ? kind_at(found.place, type, placed.rotation) : jcz_feature(word);
  if (!kind) return fail("import.feature", name);
  const JczPlace middle{0, 0, true};
  found.segment =
      segment_at(type, placed.rotation, *kind, needs_surroundings(*kind) ? middle : found.place);
  if (found.segment == no_segment) return fail("import.feature", name);
  return found;
}

Answers jcz_answers(const JczTable& table, const Game& game, const State& state,
                    const JczMessage& message) {
  const Json& payload = *message.payload;
  const std::string& value = payload["value"].text;
  if (message.type == "DEPLOY_MEEPLE") return deploy_answers(table, game, state, payload);
  if (message.type == "RETURN_MEEPLE") return return_answers(table, game, state, payload);
  if (message.type == "MOVE_NEUTRAL_FIGURE") return neutral_answers(table, game, state, payload);
  if (message.type == "PLACE_TOKEN") return token_answers(table, game, state, payload);
  if (message.type == "CIRCLE_REMOVE_OR_DEPLOY" && (value == "DEPLOY" || value == "REMOVE"))
    return std::vector{crop_action(value == "REMOVE")};
  if (message.type == "FLOCK_EXPAND_OR_SCORE" && (value == "EXPAND" || value == "SCORE"))
    return std::vector{flock_action(value == "SCORE" ? gathering : growing)};
  return fail("import.action", message.type + (value.empty() ? "" : " " + value));
}

bool says_nothing(const JczMessage& message) {
  for (const std::string_view type : {"PASS", "COMMIT", "TILE_CONFIRM", "SHEPHERD_CONFIRM"})
    if (message.type == type) return true;
  return false;
}

}  // namespace bastide

#include "engine/cli/telling.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/record/json.hpp"
#include "engine/record/words.hpp"
#include "engine/rules/words.hpp"

namespace bastide::cli {
namespace {

// `count` events from `first` on, told together.
struct Told {
  const Game& game;
  const State& state;  // after the events
  const Event* first;
  std::size_t count;
  const EventForm* form;
};

std::string on_field(const Told& told, std::string_view name, Node node) {
  return node == no_node
             ? ""
             : json_field(name, json_string(describe_segment(told.game, told.state, node)));
}

std::string at_field(const Told& told, TileIndex tile) {
  return tile == no_tile ? "" : json_field("at", json_string(position_text(told.state, tile)));
}

// The type of the tile that was moved or drawn as a lot, or on which the piece lies.
std::string tile_field(const Told& told) {
  const Event& e = *told.first;
  const bool lot = e.kind == EventKind::decided && e.action.kind == ActionKind::draw;
  TypeIndex type = lot ? e.action.what : e.type;
  const TileIndex tile = place_on_board(e).tile;
  if (type == no_type && tile != no_tile) type = told.state.board.tiles[tile].type;
  return type == no_type ? "" : json_field("tile", json_string(told.game.types[type].id));
}

std::string counts_json(const Told& told) {
  std::vector<int> counts(told.form->kinds.size());
  for (std::size_t i = 0; i < told.count; ++i)
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
      if (told.form->kinds[kind] == told.first[i].piece) counts[kind] += told.first[i].count;
  return json_numbers(counts, static_cast<int>(counts.size()));
}

// As EventForm lists it.
std::string field_json(const Told& told, std::string_view name, std::string_view value) {
  const Event& e = *told.first;
  const Place& place = place_on_board(e);
  const auto number = [name](int n) { return json_field(name, std::to_string(n)); };
  if (name == "player") {
    const PlayerIndex player = player_concerned(e);
    return player < told.game.sides ? number(player) : "";
  }
  if (name == "tile") return tile_field(told);
  if (name == "at") return at_field(told, place.tile);
  if (name == "on") return on_field(told, name, place.node);
  if (value == "piece") return json_field(name, json_string(piece_word(e.piece)));
  if (value == "count") return number(e.count);
  if (value == "counts") return json_field(name, counts_json(told));
  if (value == "value") return number(e.action.value);
  if (value == "what") return number(e.action.what);
  if (value == "from-space") return number(e.from.space);
  if (value == "to-space") return number(e.to.space);
  if (value == "to-other") return on_field(told, name, place.other_node);
  return json_field(name, json_string(told.form->word(e)));
}

std::string fields_json(const Told& told) {
  std::string text;
  for (std::string_view left = told.form->fields; !left.empty();) {
    std::string_view value = take_until(left, ' ');
    const std::string_view name = take_until(value, ':');
    text += field_json(told, name, value);
  }
  return text;
}

std::string scoring_json(const Told& told, const Scoring& s) {
  std::vector<const ScoringField*> fields;
  for (const SetWords* words : all_words(told.game))
    for (const ScoringField& one : words->scoring_fields) fields.push_back(&one);
  std::sort(fields.begin(), fields.end(),
            [](const ScoringField* a, const ScoringField* b) { return a->order < b->order; });
  const bool of_feature = s.node != no_node;
  std::string text;
  if (of_feature)
    text = on_field(told, "on", s.node) + at_field(told, told.state.board.node_tile[s.node]);
  text += json_field("cause", json_string(score_cause_words[static_cast<std::size_t>(s.cause)]));
  if (of_feature) text += json_field("feature", json_string(segment_word(s.feature)));
  for (const ScoringField* one : fields)
    if (const std::string value = one->value(s); !value.empty())
      text += json_field(one->name, value);
  const int players = told.game.sides;
  return text + json_field("strength", json_numbers(s.strength, players)) +
         json_field("points", json_numbers(s.points, players));
}

// For an event that no set describes.
constexpr EventForm wordless = {nullptr, "event"};

const EventForm* form_of(const Game& game, const Event& event) {
  for (const SetWords* words : all_words(game))
    for (const EventForm& form : words->events)
      if (form.is(event)) return &form;
  return &wordless;
}

std::string event_json(const Game& game, const State& state, const Event* first,
                       std::size_t count) {
  const bool scored = first->kind == EventKind::scored;
  const Told told = {game, state, first, count, scored ? &wordless : form_of(game, *first)};
  if (scored) return "{\"event\":\"feature-scored\"" + scoring_json(told, first->scoring) + '}';
  return "{\"event\":" + json_string(told.form->name) + fields_json(told) + '}';
}

}  // namespace

std::string numbers_json(const Game& game, const State& state) {
  const int players = game.sides;
  std::string text = "\"scores\":" + json_numbers(state.score, players) + ",\"supplies\":{";
  for (int kind = 0; kind < figure_kinds; ++kind) {
    int counts[max_players] = {};
    bool any = kind == 0;
    for (int p = 0; p < players; ++p) any |= (counts[p] = state.supply[p][kind]) != 0;
    if (any)
      text += (kind ? "," : "") + json_string(piece_word(static_cast<FigureKind>(kind))) + ':' +
              json_numbers(counts, players);
  }
  return text + "},\"left\":" + std::to_string(state.bag_total);
}

std::string events_json(const Game& game, const State& state, const Events& events) {
  std::string text;
  for (std::size_t i = 0; i < events.size(); i += told_as_one(events, i))
    text += (i ? "," : "") + event_json(game, state, &events[i], told_as_one(events, i));
  return text;
}

}  // namespace bastide::cli

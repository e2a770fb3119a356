#include "engine/cli/telling.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/cli/json.hpp"
#include "engine/record/words.hpp"

namespace bastide::cli {
namespace {

// ---- Values -------------------------------------------------------------------------------------

struct Told {
  const Teller& teller;
  const Event* first;
  std::size_t count;
  const EventForm* form;

  const Event& event() const { return *first; }
};

struct Value {
  std::string text;
  bool number = false;
};

std::string place_text(const Teller& t, Node node) {
  return describe_segment(t.game, t.state, node) + " of " +
         position_text(t.state, t.state.board.node_tile[node]);
}

// The type of the tile that was moved, or on which the piece lies.
TypeIndex type_of(const Told& told) {
  const Event& e = told.event();
  if (e.type != no_type) return e.type;
  const TileIndex tile = place_on_board(e).tile;
  return tile == no_tile ? no_type : told.teller.state.board.tiles[tile].type;
}

std::string pieces_text(const Told& told) {
  std::string text;
  for (std::size_t i = 0; i < told.count; ++i)
    text += (text.empty() ? "" : " ") + std::to_string(told.first[i].count) + ' ' +
            std::string(piece_word(told.first[i].piece));
  return text;
}

// The values available to both sentences and JSON fields.
Value value_of(const Told& told, std::string_view name) {
  const Event& e = told.event();
  const auto number = [](int n) { return Value{std::to_string(n), true}; };
  if (name == "piece") return {std::string(piece_word(e.piece))};
  if (name == "value") return number(e.action.value);
  if (name == "count") return number(e.count);
  if (name == "what") return number(e.action.what);
  if (name == "from-space") return number(e.from.space);
  if (name == "to-space") return number(e.to.space);
  if (name == "tile") {
    const TypeIndex type = type_of(told);
    return {type == no_type ? "" : told.teller.game.types[type].id};
  }
  return {};
}

// ---- Sentences ----------------------------------------------------------------------------------

std::string spoken(const Told& told, std::string_view name) {
  const Event& e = told.event();
  const Teller& t = told.teller;
  if (name == "player") return name_of(t.names, e.player);
  if (name == "owner") return name_of(t.names, e.owner);
  if (name == "pieces") return pieces_text(told);
  if (name == "from") return place_text(t, e.from.node);
  if (name == "to") return place_text(t, e.to.node);
  if (name == "to-other") return place_text(t, e.to.other_node);
  if (name == "from-cell") return position_text(t.state, e.from.tile);
  if (name == "to-cell") return position_text(t.state, e.to.tile);
  return value_of(told, name).text;
}

std::string sentence(const Told& told) {
  std::string text;
  std::string_view left = told.form->sentence;
  while (!left.empty()) {
    const std::size_t open = left.find('{');
    text += left.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = left.find('}', open);
    text += spoken(told, left.substr(open + 1, close - open - 1));
    left.remove_prefix(close + 1);
  }
  return text;
}

// "city: 3 tiles x 2 + 1 coat of arms x 2 = 8"
std::string sum(const Scoring& s) {
  std::string text;
  const auto part = [&text](int count, std::string_view what, int each) {
    if (count == 0) return;
    if (!text.empty()) text += " + ";
    text += std::to_string(count) + ' ' + std::string(what) + " x " + std::to_string(each);
  };
  if (s.feature == SegmentKind::field) {
    part(s.cities, "cities", s.per_city);
  } else {
    part(s.tiles, "tiles", s.per_tile);
    part(s.shields, "coats of arms", s.per_shield);
  }
  part(s.extras, "extras", s.per_extra);
  return (text.empty() ? "0" : text) + " = " + std::to_string(s.value);
}

const CauseForm* cause_form(ScoreCause cause) {
  for (const SetTelling* set : all_tellings())
    for (const CauseForm& form : set->causes)
      if (form.cause == cause) return &form;
  return nullptr;
}

// What a scoring is for, and who scores how much.
std::string scoring_text(const Teller& t, const Scoring& s) {
  const CauseForm* form = cause_form(s.cause);
  std::string text = form && form->cause_text ? form->cause_text(s, t.names) : "";
  if (s.node != no_node) {
    if (!text.empty()) text += ", ";
    text += place_text(t, s.node) + ": " + sum(s);
    for (const SetTelling* set : all_tellings())
      if (set->scoring_note) text += set->scoring_note(s);
  }
  for (PlayerIndex p = 0; p < t.game.sides; ++p)
    if (s.points[p] != 0 || s.strength[p] != 0)
      text +=
          "; " + name_of(t.names, p) + (s.points[p] < 0 ? " " : " +") + std::to_string(s.points[p]);
  return text;
}

// ---- JSON ---------------------------------------------------------------------------------------

std::string on_field(const Teller& t, Node node) {
  return node == no_node ? "" : field("on", json(describe_segment(t.game, t.state, node)));
}

std::string at_field(const Teller& t, TileIndex tile) {
  return tile == no_tile ? "" : field("at", json(position_text(t.state, tile)));
}

std::string field_json(const Told& told, std::string_view name, std::string_view value) {
  const Event& e = told.event();
  const Teller& t = told.teller;
  if (name == "player") {
    const PlayerIndex player = player_concerned(e);
    return player < t.game.sides ? field(name, std::to_string(player)) : "";
  }
  const Place& place = place_on_board(e);
  if (name == "at") return at_field(t, place.tile);
  if (name == "on") return on_field(t, place.node);
  if (value == "to-other")
    return field(name, json(describe_segment(t.game, t.state, place.other_node)));
  if (value == "counts") {
    std::vector<int> counts(told.form->kinds.size());
    for (std::size_t i = 0; i < told.count; ++i)
      for (std::size_t kind = 0; kind < counts.size(); ++kind)
        if (told.form->kinds[kind] == told.first[i].piece) counts[kind] += told.first[i].count;
    return field(name, json_numbers(counts, static_cast<int>(counts.size())));
  }
  if (value.substr(0, 1) == "\"") return field(name, std::string(value));
  const Value is = value_of(told, value.empty() ? name : value);
  if (is.text.empty()) return {};
  return field(name, is.number ? is.text : json(is.text));
}

std::string fields_json(const Told& told) {
  std::string text;
  for (std::string_view left = told.form->fields; !left.empty();) {
    std::string_view one = take_until(left, ' ');
    const std::string_view name = take_until(one, ':');
    text += field_json(told, name, one);
  }
  return text;
}

std::string scoring_json(const Teller& t, const Scoring& s) {
  std::vector<const ScoringField*> fields;
  for (const SetTelling* set : all_tellings())
    for (const ScoringField& one : set->scoring_fields) fields.push_back(&one);
  std::sort(fields.begin(), fields.end(),
            [](const ScoringField* a, const ScoringField* b) { return a->order < b->order; });
  const CauseForm* form = cause_form(s.cause);
  const bool of_feature = s.node != no_node;
  std::string text;
  if (of_feature) text = on_field(t, s.node) + at_field(t, t.state.board.node_tile[s.node]);
  text += field("cause", json(form ? form->name : ""));
  if (of_feature) text += field("feature", json(segment_word(s.feature)));
  for (const ScoringField* one : fields)
    if (const std::string value = one->value(s); !value.empty()) text += field(one->name, value);
  const int players = t.game.sides;
  return text + field("strength", json_numbers(s.strength, players)) +
         field("points", json_numbers(s.points, players));
}

// -------------------------------------------------------------------------------------------------

// For an event that no set describes.
constexpr EventForm wordless = {nullptr, "event", "something happens"};

Told told_by(const Teller& teller, const Event* first, std::size_t count) {
  for (const SetTelling* set : all_tellings())
    for (const EventForm& form : set->events)
      if (form.is(*first)) return {teller, first, count, &form};
  return {teller, first, count, &wordless};
}

}  // namespace

Names names_of(const std::vector<PlayerEntry>& players, int sides) {
  Names names;
  for (const PlayerEntry& player : players)
    names.push_back(player.name.empty() ? std::string(colour_word(player.colour)) : player.name);
  for (int side = static_cast<int>(players.size()); side < sides; ++side)
    names.emplace_back(colour_word(colour_of_side(players, static_cast<PlayerIndex>(side))));
  return names;
}

std::string numbers_json(const Game& game, const State& state) {
  const int players = game.sides;
  std::string text = "\"scores\":" + json_numbers(state.score, players) + ",\"supplies\":{";
  for (int kind = 0; kind < figure_kinds; ++kind) {
    int counts[max_players] = {};
    bool any = kind == 0;
    for (int p = 0; p < players; ++p) any |= (counts[p] = state.supply[p][kind]) != 0;
    if (any)
      text += (kind ? "," : "") + json(piece_word(static_cast<FigureKind>(kind))) + ':' +
              json_numbers(counts, players);
  }
  return text + "},\"left\":" + std::to_string(state.bag_total);
}

std::string event_text(const Teller& teller, const Event* first, std::size_t count) {
  if (first->kind == EventKind::scored) return scoring_text(teller, first->scoring);
  return sentence(told_by(teller, first, count));
}

std::string event_json(const Teller& teller, const Event* first, std::size_t count) {
  if (first->kind == EventKind::scored)
    return "{\"event\":\"feature-scored\"" + scoring_json(teller, first->scoring) + '}';
  const Told told = told_by(teller, first, count);
  return "{\"event\":" + json(told.form->name) + fields_json(told) + '}';
}

}  // namespace bastide::cli

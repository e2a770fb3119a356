#include <algorithm>

#include "engine/formats/jcz.hpp"
#include "engine/formats/jcz_words.hpp"
#include "engine/record/json.hpp"
#include "engine/record/playback.hpp"
#include "engine/rules/pieces.hpp"
#include "engine/sets/mage_witch/state.hpp"

namespace bastide {
namespace {

// Options that change nothing that a file tells.
bool may_differ(const OptionInfo& info) {
  return info.value == &Options::choose_score_order || info.value == &Options::farmers ||
         info.value == &Options::second_edition || info.value == &Options::start_tile_in_supply;
}

}  // namespace

std::optional<Error> why_not_jcz(const Record& record) {
  const auto impossible = [](std::string what) {
    return fail("export.impossible", std::move(what));
  };
  const Setup& setup = record.setup;
  ExpansionMask known = expansion_bit(Expansion::abbot);
  for (const JczSet& set : jcz_sets) known |= set.expansion;
  for (const ExpansionInfo& info : expansion_infos())
    if (setup.has(info.expansion) && (known & expansion_bit(info.expansion)) == 0)
      return impossible("expansion " + std::string(info.id));
  // Its spring and its lake are those of the second edition, and nothing else fits there.
  if (setup.has(Expansion::river) && !setup.options.second_edition)
    return impossible("river of the third edition");
  for (const OptionInfo& info : option_infos()) {
    bool ours = may_differ(info);
    for (const JczRule& rule : jcz_rules) ours |= rule.option == info.value;
    for (const JczElement& element : jcz_elements) ours |= element.without == info.value;
    if (!ours && setup.options.*info.value != Options{}.*info.value)
      return impossible("option " + std::string(info.id));
  }
  for (const NumberInfo& info : number_infos())
    if (has_meaning(info, setup)) return impossible("option " + std::string(info.id));
  if (setup.position) return impossible("position");
  return {};
}

namespace {

// A figure on the board with the number that it has in its kind.
struct Numbered {
  Figure figure;
  int number = 0;
};

struct JczWriter {
  const Game& game;
  State state;
  std::vector<JczTile> tiles = jcz_tiles();
  std::vector<Numbered> numbered;
  std::string replay;
  std::string missing;    // a tile that has no name there
  PlayerIndex first = 0;  // who begins: there always the first of the list

  int seat(PlayerIndex player) const { return (player - first + game.sides) % game.sides; }

  const JczTile* tile_of(TypeIndex type);
  std::string position(Position at) const;
  std::string pointer(Position at, int segment) const;
  int number_of(PlayerIndex owner, FigureKind kind, Node node) const;
  std::string meeple(PlayerIndex owner, FigureKind kind, Node node) const;
  void say(std::string_view type, const std::string& payload, PlayerIndex player);
  void tell_place(const Action& action, PlayerIndex player);
  void tell_deploy(const Action& action, PlayerIndex player);
  void tell_return(const Action& action, PlayerIndex player);
  void tell_neutral(const Action& action, PlayerIndex player);
  void tell_fairy(const Action& action, PlayerIndex player);
  void tell_step(Position to, PlayerIndex player);
  void tell_steps(const Events& events, const Action& action);
  void tell_ferry(const Action& action, PlayerIndex player);
  void tell(const Action& action, PlayerIndex player);
  void renumber();
};

// By name; a tile with a garden that they have not, or of another print, by what it looks like.
const JczTile* JczWriter::tile_of(TypeIndex type) {
  const std::string& id = game.types[type].id;
  const std::string_view name = std::string_view(id).substr(id.find('/') + 1);
  const auto find = [&](auto fits) -> const JczTile* {
    const auto found = std::find_if(tiles.begin(), tiles.end(), fits);
    return found == tiles.end() ? nullptr : &*found;
  };
  if (const auto* exact = find([&](const JczTile& tile) { return tile.ours == id; })) return exact;
  const std::string replaced = game.types[type].instead;
  const std::string plain = replaced.substr(0, replaced.find('+'));
  if (const auto* early =
          find([&](const JczTile& tile) { return !plain.empty() && tile.ours == plain; }))
    return early;
  // The rivers of both boxes look alike at their ends.
  return find([&](const JczTile& tile) {
    return tile.ours.substr(tile.ours.find('/') + 1) == name && tile.ours.substr(0, 5) == "river" &&
           !replaced.empty();
  });
}

std::string JczWriter::position(Position at) const {
  return '[' + std::to_string(at.x) + ',' + std::to_string(at.y) + ']';
}

std::string JczWriter::pointer(Position at, int segment) const {
  const PlacedTile& placed = state.board.tiles[tile_at(state.board, at)];
  const Segment& named = game.types[placed.type].segments[static_cast<std::size_t>(segment)];
  const auto& segments = game.types[placed.type].segments;
  bool second = false;  // of two that reach no side
  for (int before = 0; before < segment; ++before) {
    const Segment& other = segments[static_cast<std::size_t>(before)];
    second |= other.kind == named.kind && reach_of(other, placed.rotation) == 0;
  }
  return "{\"position\":" + position(at) +
         json_field("feature", json_string(jcz_feature_word(named.kind))) +
         json_field("location", json_string(jcz_place_text(
                                    named.kind, reach_of(named, placed.rotation), second))) +
         '}';
}

// Of the figure that stands there; otherwise the first that is free.
int JczWriter::number_of(PlayerIndex owner, FigureKind kind, Node node) const {
  int free = 1;
  const auto is_own = [&](const Numbered& one) {
    return one.figure.owner == owner && one.figure.kind == kind;
  };
  for (const Numbered& one : numbered)
    if (is_own(one) && one.figure.node == node) return one.number;
  while (std::any_of(numbered.begin(), numbered.end(),
                     [&](const Numbered& one) { return is_own(one) && one.number == free; }))
    ++free;
  return free;
}

std::string JczWriter::meeple(PlayerIndex owner, FigureKind kind, Node node) const {
  return json_field("meepleId", json_string(std::to_string(seat(owner)) + '.' +
                                            std::string(jcz_figure_word(kind)) + '.' +
                                            std::to_string(number_of(owner, kind, node))));
}

void JczWriter::renumber() {
  std::vector<Numbered> now;
  for (const Figure& figure : state.figures)
    now.push_back({figure, number_of(figure.owner, figure.kind, figure.node)});
  // Two that have come at once get different numbers.
  for (std::size_t i = 0; i < now.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (now[i].figure.owner == now[j].figure.owner && now[i].figure.kind == now[j].figure.kind &&
          now[i].number == now[j].number) {
        ++now[i].number;
        j = static_cast<std::size_t>(-1);
      }
  numbered = std::move(now);
}

void JczWriter::say(std::string_view type, const std::string& payload, PlayerIndex player) {
  replay += (replay.empty() ? "\n" : ",\n") + ("{\"type\":" + json_string(type)) +
            ",\"payload\":" + payload + ",\"player\":" + std::to_string(seat(player)) +
            ",\"clock\":0}";
}

void JczWriter::tell_place(const Action& action, PlayerIndex player) {
  const JczTile* tile = tile_of(state.drawn);
  if (!tile) {
    missing = game.types[state.drawn].id;
    return;
  }
  const int turns = (action.value - tile->turns) & 3;
  say("PLACE_TILE",
      "{\"tileId\":" + json_string(tile->name) +
          json_field("rotation", json_string('R' + std::to_string(90 * turns))) +
          json_field("position", position(action.at)) + '}',
      player);
}

// A figure comes to a segment, or takes the flying machine of the tile just placed.
void JczWriter::tell_deploy(const Action& action, PlayerIndex player) {
  const bool flies = action.kind == ActionKind::fly, lands = action.kind == ActionKind::land;
  const auto kind = lands ? state.part.flight.figure : static_cast<FigureKind>(action.what);
  const bool here = action.kind == ActionKind::deploy || flies;
  const Position at = here ? place_of(state.board, state.placed) : action.at;
  const std::string machine = "{\"position\":" + position(at) +
                              ",\"feature\":" + json_string(jcz_flying_machine) +
                              ",\"location\":\"I\"}";
  say("DEPLOY_MEEPLE",
      "{\"pointer\":" + (flies ? machine : pointer(at, action.where)) +
          meeple(player, kind, no_node) + '}',
      player);
}

void JczWriter::tell_return(const Action& action, PlayerIndex player) {
  const std::string_view source = action.kind == ActionKind::dismiss           ? "PRINCESS"
                                  : action.kind == ActionKind::recall          ? "FESTIVAL"
                                  : decision(game, state).phase == Phase::crop ? "CORN_CIRCLE"
                                                                               : "ABBOT_RETURN";
  const PlayerIndex owner = action.kind == ActionKind::dismiss ? action.value : player;
  const Node node = node_of(state.board, tile_at(state.board, action.at), action.where);
  say("RETURN_MEEPLE",
      "{\"pointer\":{\"featurePointer\":" + pointer(action.at, action.where) +
          meeple(owner, static_cast<FigureKind>(action.what), node) +
          "},\"source\":" + json_string(source) + '}',
      player);
}

// Next to a meeple, or on a tile.
void JczWriter::tell_fairy(const Action& action, PlayerIndex player) {
  const Node node = node_of(state.board, tile_at(state.board, action.at), action.where);
  const std::string beside = "{\"featurePointer\":" + pointer(action.at, action.where) +
                             meeple(player, static_cast<FigureKind>(action.what), node) + '}';
  say("MOVE_NEUTRAL_FIGURE",
      "{\"figureId\":\"fairy.1\",\"to\":" +
          (game.setup.options.fairy_on_tile ? position(action.at) : beside) + '}',
      player);
}

void JczWriter::tell_step(Position to, PlayerIndex player) {
  say("MOVE_NEUTRAL_FIGURE", "{\"figureId\":\"dragon.1\",\"to\":" + position(to) + '}', player);
}

// Steps that nobody was asked about: a volcano calls the dragon when its tile is laid.
void JczWriter::tell_steps(const Events& events, const Action& action) {
  bool told = action.kind == ActionKind::walk;
  for (const Event& event : events) {
    if (action.kind == ActionKind::place || !is_move_of(event, Piece::dragon)) continue;
    if (!told) tell_step(place_of(state.board, event.to.tile), event.player);
    told = false;
  }
}

void JczWriter::tell_neutral(const Action& action, PlayerIndex player) {
  const bool mage = static_cast<Magic>(action.what) == Magic::mage;
  const bool gone = action.kind == ActionKind::banish;
  say("MOVE_NEUTRAL_FIGURE",
      std::string("{\"figureId\":\"") + (mage ? "mage.1" : "witch.1") +
          "\",\"to\":" + (gone ? "null" : pointer(action.at, action.where)) + '}',
      player);
}

void JczWriter::tell_ferry(const Action& action, PlayerIndex player) {
  const PlacedTile& placed = state.board.tiles[tile_at(state.board, action.at)];
  const auto& segments = game.types[placed.type].segments;
  const unsigned roads = reach_of(segments[action.where], placed.rotation) |
                         reach_of(segments[action.value], placed.rotation);
  say("PLACE_TOKEN",
      "{\"token\":\"FERRY\",\"pointer\":{\"position\":" + position(action.at) +
          ",\"feature\":\"Road\",\"location\":" +
          json_string(jcz_place_text(SegmentKind::road, roads, false)) + "}}",
      player);
}

// Before the action is performed.
void JczWriter::tell(const Action& action, PlayerIndex player) {
  switch (action.kind) {
    case ActionKind::place:
      return tell_place(action, player);
    case ActionKind::pass:
      return say("PASS", "{}", player);
    case ActionKind::deploy:
    case ActionKind::join:
    case ActionKind::fly:
    case ActionKind::land:
    case ActionKind::portal:
      return tell_deploy(action, player);
    case ActionKind::retrieve:
    case ActionKind::dismiss:
    case ActionKind::recall:
      return tell_return(action, player);
    case ActionKind::walk:
      return tell_step(action.at, player);
    case ActionKind::fairy:
      return tell_fairy(action, player);
    case ActionKind::enchant:
    case ActionKind::banish:
      return tell_neutral(action, player);
    case ActionKind::gold:  // those that are won are dealt out there without being asked
      if (decision(game, state).phase == Phase::gold_place)
        say("PLACE_TOKEN", "{\"token\":\"GOLD\",\"pointer\":" + position(action.at) + '}', player);
      return;
    case ActionKind::ferry:
      return tell_ferry(action, player);
    case ActionKind::crop:
      return say("CIRCLE_REMOVE_OR_DEPLOY",
                 action.value ? "{\"value\":\"REMOVE\"}" : "{\"value\":\"DEPLOY\"}", player);
    case ActionKind::flock:
      return say("FLOCK_EXPAND_OR_SCORE",
                 action.value ? "{\"value\":\"SCORE\"}" : "{\"value\":\"EXPAND\"}", player);
    default:
      return;
  }
}

std::string setup_text(const Record& record, const JczTile& start, int rotation) {
  const Setup& setup = record.setup;
  std::string sets = "\"basic:2\":1", elements, rules;
  for (const JczSet& set : jcz_sets)
    if (set.expansion != 0 && (setup.expansions & set.expansion) != 0)
      sets += ',' + json_string(set.name) + ":1";
  for (const JczElement& element : jcz_elements)
    if ((element.of == 0 || (setup.expansions & element.of) != 0) &&
        !(element.without && setup.options.*element.without))
      elements += (elements.empty() ? "" : ",") + json_string(element.name) + ':' +
                  (element.count ? std::to_string(element.count) : "true");
  if (setup.options.farmers) elements += ",\"farmers\":true";
  for (std::size_t i = 0; i < std::size(jcz_rules); ++i) {
    const JczRule& rule = jcz_rules[i];
    if (i > 0 && jcz_rules[i - 1].name == rule.name) continue;  // another value of the same
    std::string_view value = rule.off;
    for (const JczRule& other : jcz_rules)
      if (other.name == rule.name && setup.options.*other.option) value = other.on;
    rules += (rules.empty() ? "" : ",") + json_string(rule.name) + ':' + json_string(value);
  }
  return "\"setup\":{\"sets\":{" + sets + "},\"elements\":{" + elements + "},\"rules\":{" + rules +
         "},\"timer\":null,\"start\":[{\"tile\":" + json_string(start.name) +
         ",\"x\":0,\"y\":0,\"rotation\":" + std::to_string(90 * rotation) + "}]}";
}

std::string players_text(const Record& record, PlayerIndex first) {
  std::string text;
  for (std::size_t p = 0; p < record.players.size(); ++p) {
    const PlayerEntry& player = record.players[(first + p) % record.players.size()];
    const auto* slot = std::find(std::begin(jcz_slots), std::end(jcz_slots), player.colour);
    text += (text.empty() ? "\n" : ",\n") + ("{\"name\":" + json_string(player.name)) +
            ",\"slot\":" + std::to_string(slot - std::begin(jcz_slots)) +
            ",\"ai\":" + (player.computer.empty() ? "false" : "true");
    if (!player.computer.empty()) text += json_field("computer", json_string(player.computer));
    text += '}';
  }
  return text;
}

}  // namespace

Expected<std::string> write_jcz(const Catalogue& catalogue, const Record& record) {
  if (auto fault = why_not_jcz(record)) return *fault;
  const auto played = play_record(catalogue, record);
  if (!played) return played.error();
  JczWriter writer{played->game, initial_state(played->game), jcz_tiles(), {}, {}, {}, 0};
  writer.first = writer.state.active;
  const PlacedTile& first = writer.state.board.tiles[0];
  const JczTile* start = writer.tile_of(first.type);
  if (!start) return fail("export.impossible", "tile " + played->game.types[first.type].id);
  const std::string setup = setup_text(record, *start, (first.rotation - start->turns) & 3);
  for (const Action& action : played->actions) {
    const Decision waiting = decision(writer.game, writer.state);
    const PlayerIndex active = writer.state.active;
    writer.tell(action, waiting.chance ? active : waiting.player);
    Events events;
    apply(writer.game, writer.state, action, &events);
    writer.tell_steps(events, action);
    writer.renumber();
    const Decision next = decision(writer.game, writer.state);
    if (action.kind != ActionKind::draw && (next.over || next.phase == Phase::draw))
      writer.say("COMMIT", "{}", active);
    if (!writer.missing.empty()) return fail("export.impossible", "tile " + writer.missing);
  }
  const u64 seed = record.setup.seed;
  return "{\"appVersion\":\"5.0.0\",\"gameId\":" + json_string(std::to_string(seed)) +
         ",\"name\":\"\",\"initialRandom\":0." + std::to_string(seed % 1000000007) +
         ",\"created\":\"1970-01-01T00:00:00.000Z\",\"clock\":0,\n" + setup + ",\n\"players\":[" +
         players_text(record, writer.first) + "],\n\"replay\":[" + writer.replay + "]}\n";
}

}  // namespace bastide

// "replay": plays a record and tells what happens, for people or as JSON (docs/notation.md).
#include <cstdio>
#include <string>

#include "engine/cli/commands.hpp"
#include "engine/cli/files.hpp"
#include "engine/record/messages.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/words.hpp"

namespace bastide::cli {
namespace {

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

int complain(const std::string& file, const Error& error) {
  const std::string where = error.line > 0 ? file + ':' + std::to_string(error.line) : file;
  std::fprintf(stderr, "%s: %s\n", where.c_str(), message(error).c_str());
  return 1;
}

struct Telling {
  const Game& game;
  const ParsedRecord& parsed;

  std::string player(PlayerIndex p) const {
    if (p >= parsed.record.players.size()) return "nobody";
    const RecordedPlayer& player = parsed.record.players[p];
    return player.name.empty() ? std::string(colour_word(player.colour)) : player.name;
  }
  const std::string& type(TypeIndex t) const { return game.types[t].id; }
};

std::string position(const State& state, TileIndex tile) {
  const Position at = state.board.cells[state.board.tiles[tile].cell].at;
  return std::to_string(at.x) + ',' + std::to_string(at.y);
}

std::string place(const Game& game, const State& state, Node node) {
  const TileIndex tile = state.board.node_tile[node];
  return describe_segment(game, state, tile, segment_of(state.board, node)) + " of " +
         position(state, tile);
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
  return (text.empty() ? "0" : text) + " = " + std::to_string(s.value);
}

std::string signed_points(int points) { return (points < 0 ? " " : " +") + std::to_string(points); }

// What a scoring is for.
std::string occasion(const Telling& t, const State& state, const Event& e) {
  const Scoring& s = e.scoring;
  switch (s.cause) {
    case ScoreCause::goods:
      return "most " + std::string(goods_word(s.goods));
    case ScoreCause::message_points:
      return "two points instead of the message";
    case ScoreCause::stolen:
      return "robbed from " + t.player(s.victim);
    case ScoreCause::robber:
      return "a robber left on the track";
    case ScoreCause::gold:
      return "bars of gold";
    default:
      break;
  }
  std::string text = s.cause == ScoreCause::message ? "message " + std::to_string(s.message) : "";
  if (e.node == no_node) return text;
  if (!text.empty()) text += ", ";
  text += place(t.game, state, e.node) + ": " + sum(s);
  if (s.mage) text += " with the mage";
  if (s.witch) text += " with the witch";
  return text;
}

std::string event_text(const Telling& t, const State& state, const Event& e) {
  const std::string who = t.player(e.player);
  const std::string figure(figure_word(e.figure));
  const auto space = [](int total) { return "space " + std::to_string(total); };
  switch (e.kind) {
    case EventKind::turn_begun:
      return "turn of " + who;
    case EventKind::tile_drawn:
      return who + " draws " + t.type(e.type);
    case EventKind::tile_discarded:
      return t.type(e.type) + " fits nowhere and is removed";
    case EventKind::tile_returned:
      return t.type(e.type) + " fits nowhere and goes back";
    case EventKind::tile_placed:
      return who + " places " + t.type(e.type) + " at " + position(state, e.tile);
    case EventKind::figure_placed:
      return who + " puts a " + figure + " on " + place(t.game, state, e.node);
    case EventKind::feature_scored: {
      std::string text = occasion(t, state, e);
      for (int p = 0; p < t.game.setup.players; ++p)
        if (e.scoring.points[p] != 0 || e.scoring.strength[p] != 0)
          text += "; " + t.player(static_cast<PlayerIndex>(p)) + signed_points(e.scoring.points[p]);
      return text;
    }
    case EventKind::figure_returned:
      return who + " takes back a " + figure + " from " + place(t.game, state, e.node);
    case EventKind::goods_taken: {
      std::string text = who + " takes";
      for (std::size_t kind = 0; kind < goods_kinds; ++kind)
        if (e.goods[kind] > 0)
          text += ' ' + std::to_string(e.goods[kind]) + ' ' +
                  std::string(goods_word(static_cast<Goods>(kind + 1)));
      return text;
    }
    case EventKind::double_turn:
      return who + " goes on with another tile";
    case EventKind::gold_placed:
      return who + " puts a bar of gold on " + position(state, e.tile);
    case EventKind::gold_taken:
      return who + " wins a bar of gold from " + position(state, e.tile);
    case EventKind::enchanted:
      return who + " sends the " + std::string(magic_word(e.magic)) + " to " +
             place(t.game, state, e.node);
    case EventKind::banished:
      return "the " + std::string(magic_word(e.magic)) + " leaves " + place(t.game, state, e.node);
    case EventKind::robber_placed:
      return who + " sends the robber to " + space(e.to);
    case EventKind::robber_moved:
      return "the robber of " + who + " is dragged from " + space(e.from) + " to " + space(e.to);
    case EventKind::robber_returned:
      return "the robber of " + who + " leaves " + space(e.from);
    case EventKind::flight_begun:
      return who + " lets a " + figure + " fly";
    case EventKind::die_rolled:
      return who + " rolls " + std::to_string(e.value);
    case EventKind::flight_failed:
      return "the " + figure + " of " + who + " finds no place to land";
    case EventKind::ferry_placed:
    case EventKind::ferry_moved:
      return who + (e.kind == EventKind::ferry_placed ? " puts" : " moves") +
             " the ferry between " + place(t.game, state, e.node) + " and " +
             place(t.game, state, e.other_node);
    case EventKind::points_moved:
      return who + " moves the scoring " + std::string(scorer_word(e.value)) + " from " +
             std::to_string(e.from) + " to " + std::to_string(e.to);
    case EventKind::message_drawn:
      return who + " gets message " + std::to_string(e.value);
    case EventKind::extra_part:
      return who + " gets another tile";
    case EventKind::extra_part_over:
      return "the interrupted part goes on";
    case EventKind::crop_chosen:
      return who +
             (e.value == 0 ? " lets everybody add a meeple" : " lets everybody take back a meeple");
    case EventKind::final_scoring:
      return "final scoring";
    case EventKind::game_over:
      return "the game is over";
    case EventKind::tile_chosen:
      return who + " chooses " + t.type(e.type);
    case EventKind::hole_turn:
      return who + " has filled a hole and goes on with another tile";
  }
  return {};
}

std::string json(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\t' ? ' ' : c;  // other control characters cannot stand in a record
  }
  return out + '"';
}

template <class Values>
std::string json_numbers(const Values& values, int count) {
  std::string text = "[";
  for (int i = 0; i < count; ++i) text += (i ? "," : "") + std::to_string(values[i]);
  return text + ']';
}

// By EventKind and by ScoreCause.
constexpr std::string_view event_words[] = {"turn",
                                            "drawn",
                                            "discarded",
                                            "returned-to-bag",
                                            "placed",
                                            "figure-placed",
                                            "feature-scored",
                                            "figure-returned",
                                            "goods-taken",
                                            "double-turn",
                                            "gold-placed",
                                            "gold-taken",
                                            "enchanted",
                                            "banished",
                                            "robber-placed",
                                            "robber-moved",
                                            "robber-returned",
                                            "flight-begun",
                                            "die-rolled",
                                            "flight-failed",
                                            "ferry-placed",
                                            "ferry-moved",
                                            "points-moved",
                                            "message-drawn",
                                            "extra-part",
                                            "extra-part-over",
                                            "crop-chosen",
                                            "final-scoring",
                                            "over",
                                            "hole-turn",
                                            "chosen"};
static_assert(std::size(event_words) == static_cast<std::size_t>(EventKind::tile_chosen) + 1);
constexpr std::string_view cause_words[] = {"completed", "final",   "retrieved",
                                            "goods",     "message", "message-points",
                                            "stolen",    "robber",  "gold"};
static_assert(std::size(cause_words) == static_cast<std::size_t>(ScoreCause::gold) + 1);

std::string field(std::string_view name, long value) {
  return ',' + json(name) + ':' + std::to_string(value);
}
std::string field(std::string_view name, std::string_view value) {
  return ',' + json(name) + ':' + json(value);
}

std::string scoring_json(const Game& game, const Scoring& s) {
  const int players = game.setup.players;
  std::string text = field("cause", cause_words[static_cast<std::size_t>(s.cause)]) +
                     field("feature", segment_word(s.feature)) + field("tiles", s.tiles) +
                     field("shields", s.shields) + field("inns", s.inns) +
                     field("cathedrals", s.cathedrals) + field("pigs", s.pigs) +
                     field("cities", s.cities) + field("value", s.value);
  if (s.goods != Goods::none) text += field("goods", goods_word(s.goods));
  if (s.mage) text += ",\"mage\":true";
  if (s.witch) text += ",\"witch\":true";
  if (s.message != 0) text += field("message", s.message);
  if (s.victim < players) text += field("victim", s.victim);
  return text + ",\"strength\":" + json_numbers(s.strength, players) +
         ",\"points\":" + json_numbers(s.points, players);
}

// What an event has beside player, tile and places.
std::string details_json(const Game& game, const Event& e) {
  switch (e.kind) {
    case EventKind::figure_placed:
    case EventKind::figure_returned:
    case EventKind::flight_begun:
    case EventKind::flight_failed:
      return field("figure", figure_word(e.figure));
    case EventKind::feature_scored:
      return scoring_json(game, e.scoring);
    case EventKind::goods_taken:
      return ",\"goods\":" + json_numbers(e.goods, goods_kinds);
    case EventKind::enchanted:
    case EventKind::banished:
      return field("figure", magic_word(e.magic));
    case EventKind::robber_placed:
      return field("to", e.to);
    case EventKind::robber_moved:
      return field("from", e.from) + field("to", e.to);
    case EventKind::robber_returned:
      return field("from", e.from);
    case EventKind::die_rolled:
    case EventKind::message_drawn:
      return field("value", e.value);
    case EventKind::points_moved:
      return field("figure", scorer_word(e.value)) + field("from", e.from) + field("to", e.to);
    case EventKind::crop_chosen:
      return field("change", change_word(e.value));
    default:
      return {};
  }
}

std::string segment_at(const Game& game, const State& state, Node node) {
  return describe_segment(game, state, state.board.node_tile[node], segment_of(state.board, node));
}

std::string event_json(const Game& game, const State& state, const Event& e) {
  std::string text = "{\"event\":" + json(event_words[static_cast<std::size_t>(e.kind)]);
  if (e.player < game.setup.players) text += field("player", e.player);
  if (e.type != no_type) text += field("tile", game.types[e.type].id);
  if (e.tile != no_tile) text += field("at", position(state, e.tile));
  if (e.node != no_node) {
    text += field("on", segment_at(game, state, e.node));
    if (e.tile == no_tile) text += field("at", position(state, state.board.node_tile[e.node]));
  }
  if (e.other_node != no_node) text += field("to", segment_at(game, state, e.other_node));
  return text + details_json(game, e) + '}';
}

std::string numbers_json(const Game& game, const State& state) {
  const int players = game.setup.players;
  std::string text = "\"scores\":" + json_numbers(state.score, players) + ",\"supplies\":{";
  for (int kind = 0; kind < figure_kinds; ++kind) {
    int counts[max_players] = {};
    bool any = kind == 0;
    for (int p = 0; p < players; ++p) any |= (counts[p] = state.supply[p][kind]) != 0;
    if (any)
      text += (kind ? "," : "") + json(figure_word(static_cast<FigureKind>(kind))) + ':' +
              json_numbers(counts, players);
  }
  return text + "},\"left\":" + std::to_string(state.bag_total);
}

std::string setup_json(const Telling& t, const State& state) {
  const Record& record = t.parsed.record;
  std::string text = "{\"players\":[";
  for (std::size_t p = 0; p < record.players.size(); ++p) {
    const RecordedPlayer& player = record.players[p];
    text += (p ? ",{" : "{") + ("\"colour\":" + json(colour_word(player.colour))) +
            ",\"name\":" + json(player.name) + ",\"computer\":" + json(player.computer) + '}';
  }
  text += "],\"expansions\":[";
  bool first = true;
  for (int e = 0; e < expansion_count; ++e)
    if (record.setup.expansions & expansion_bit(static_cast<Expansion>(e))) {
      text += (first ? "" : ",") + json(expansion_word(static_cast<Expansion>(e)));
      first = false;
    }
  text += "],\"options\":{";
  first = true;
  for (const OptionInfo& info : option_infos()) {
    text += (first ? "" : ",") + json(info.id) +
            (record.setup.options.*info.value ? ":true" : ":false");
    first = false;
  }
  for (const NumberInfo& info : number_infos())
    text += ',' + json(info.id) + ':' + std::to_string(record.setup.options.*info.value);
  return text + "},\"first\":" + std::to_string(state.active) +
         ",\"seed\":" + json(std::to_string(record.setup.seed)) + "}\n";
}

void tell(const Telling& t, bool as_json) {
  State state = initial_state(t.game);
  if (as_json) print(setup_json(t, state));
  for (std::size_t k = 0; k < t.parsed.record.actions.size(); ++k) {
    const Action& action = t.parsed.record.actions[k];
    const std::string line = describe_action(t.game, state, t.parsed.record.players, action);
    const u16 turn = state.turn;
    Events events;
    apply(t.game, state, action, &events);
    if (as_json) {
      std::string text = "{\"action\":" + json(line) +
                         ",\"line\":" + std::to_string(t.parsed.lines[k]) + ",\"events\":[";
      for (std::size_t i = 0; i < events.size(); ++i)
        text += (i ? "," : "") + event_json(t.game, state, events[i]);
      print(text + "]," + numbers_json(t.game, state) + "}\n");
      continue;
    }
    print(line + '\n');
    for (const Event& event : events) {
      if (event.kind == EventKind::turn_begun) continue;
      print("    " + event_text(t, state, event) + '\n');
    }
    if (state.turn == turn && !state.over) continue;
    std::string text = "  after turn " + std::to_string(turn) + ":";
    for (int p = 0; p < t.game.setup.players; ++p)
      text += (p ? ", " : " ") + t.player(static_cast<PlayerIndex>(p)) + ' ' +
              std::to_string(state.score[p]) + " points " + std::to_string(state.supply[p][0]) +
              " meeples";
    print(text + "; " + std::to_string(state.bag_total) + " tiles left\n");
  }
  if (as_json)
    print("{\"over\":" + std::string(state.over ? "true" : "false") + ',' +
          numbers_json(t.game, state) + "}\n");
}

}  // namespace

int replay(const Arguments& arguments) {
  std::string file;
  bool as_json = false;
  for (const std::string_view word : arguments) {
    if (word == "--json") {
      as_json = true;
    } else if (file.empty()) {
      file = word;
    } else {
      file.clear();
      break;
    }
  }
  if (file.empty()) {
    std::fprintf(stderr, "usage: bastide replay FILE [--json]\n");
    return 2;
  }
  std::string text;
  if (!read_file(file, max_record_size, text)) {
    std::fprintf(stderr, "%s: cannot be read\n", file.c_str());
    return 1;
  }
  const Catalogue catalogue = builtin_catalogue();
  const ReadRecord read = read_record(catalogue, text);
  if (read.begun) {
    if (const auto game = make_game(catalogue, read.parsed.record.setup))
      tell({*game, read.parsed}, as_json);
    std::fflush(stdout);
    // An expectation may fail on an earlier line than a fault.
    if (const auto wrong = check_expects(catalogue, read.parsed)) return complain(file, *wrong);
  }
  return read.fault ? complain(file, *read.fault) : 0;
}

}  // namespace bastide::cli

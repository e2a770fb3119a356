// "replay": plays a record and tells what happens, for people or as JSON (docs/notation.md).
#include <cstdio>
#include <string>

#include "engine/cli/commands.hpp"
#include "engine/cli/files.hpp"
#include "engine/record/messages.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/words.hpp"
#include "engine/sets/sets.hpp"

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
std::string occasion(const Telling& t, const State& state, const Scoring& s) {
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
  if (s.node == no_node) return text;
  if (!text.empty()) text += ", ";
  text += place(t.game, state, s.node) + ": " + sum(s);
  if (s.mage) text += " with the mage";
  if (s.witch) text += " with the witch";
  return text;
}

// The name of an event in JSON.
std::string_view event_word(const Event& e) {
  const auto from = e.from.kind, to = e.to.kind;
  switch (e.kind) {
    case EventKind::turn_begun:
      return "turn";
    case EventKind::part_begun:
      return e.by == &traders_builders_set ? "double-turn"
             : e.by == &holes_set          ? "hole-turn"
                                           : "extra-part";
    case EventKind::part_resumed:
      return "extra-part-over";
    case EventKind::scored:
      return "feature-scored";
    case EventKind::decided:
      return e.action.kind == ActionKind::roll      ? "die-rolled"
             : e.action.kind == ActionKind::message ? "message-drawn"
                                                    : "crop-chosen";
    case EventKind::final_scoring:
      return "final-scoring";
    case EventKind::game_over:
      return "over";
    case EventKind::moved:
      break;
  }
  switch (e.piece) {
    case Piece::tile:
      return from == PlaceKind::kept && to == PlaceKind::hand ? "chosen"
             : to == PlaceKind::off                           ? "discarded"
             : to == PlaceKind::bag                           ? "returned-to-bag"
             : to == PlaceKind::cell                          ? "placed"
                                                              : "drawn";
    case Piece::gold:
      return to == PlaceKind::supply ? "gold-taken" : "gold-placed";
    case Piece::wine:
    case Piece::grain:
    case Piece::cloth:
      return "goods-taken";
    case Piece::mage:
    case Piece::witch:
      return to == PlaceKind::off ? "banished" : "enchanted";
    case Piece::ferry:
      return from == PlaceKind::off ? "ferry-placed" : "ferry-moved";
    case Piece::robber:
      return to == PlaceKind::supply ? "robber-returned"
             : e.player != e.owner   ? "robber-moved"
                                     : "robber-placed";
    default:
      return from == PlaceKind::track                            ? "points-moved"
             : to == PlaceKind::air                              ? "flight-begun"
             : from == PlaceKind::air && to == PlaceKind::supply ? "flight-failed"
             : to == PlaceKind::supply                           ? "figure-returned"
                                                                 : "figure-placed";
  }
}

std::string_view scorer_of(const Event& e) { return scorer_word(e.piece == Piece::messenger); }

std::string move_text(const Telling& t, const State& state, const Event* first, std::size_t count) {
  const Event& e = *first;
  const std::string who = t.player(e.player), whose = t.player(e.owner);
  const std::string_view word = event_word(e);
  const auto space = [](int total) { return "space " + std::to_string(total); };
  if (word == "drawn") return who + " draws " + t.type(e.type);
  if (word == "chosen") return who + " chooses " + t.type(e.type);
  if (word == "discarded") return t.type(e.type) + " fits nowhere and is removed";
  if (word == "returned-to-bag") return t.type(e.type) + " fits nowhere and goes back";
  if (word == "placed")
    return who + " places " + t.type(e.type) + " at " + position(state, e.to.tile);
  if (word == "goods-taken") {
    std::string text = who + " takes";
    for (std::size_t i = 0; i < count; ++i)
      text += ' ' + std::to_string(first[i].count) + ' ' +
              std::string(goods_word(static_cast<Goods>(static_cast<int>(first[i].piece) -
                                                        static_cast<int>(Piece::wine) + 1)));
    return text;
  }
  if (word == "gold-placed") return who + " puts a bar of gold on " + position(state, e.to.tile);
  if (word == "gold-taken") return who + " wins a bar of gold from " + position(state, e.from.tile);
  const std::string magic(magic_word(e.piece == Piece::mage ? Magic::mage : Magic::witch));
  if (word == "enchanted")
    return who + " sends the " + magic + " to " + place(t.game, state, e.to.node);
  if (word == "banished") return "the " + magic + " leaves " + place(t.game, state, e.from.node);
  if (word == "robber-placed") return whose + " sends the robber to " + space(e.to.space);
  if (word == "robber-moved")
    return "the robber of " + whose + " is dragged from " + space(e.from.space) + " to " +
           space(e.to.space);
  if (word == "robber-returned") return "the robber of " + whose + " leaves " + space(e.from.space);
  if (e.piece == Piece::ferry)
    return who + (word == "ferry-placed" ? " puts" : " moves") + " the ferry between " +
           place(t.game, state, e.to.node) + " and " + place(t.game, state, e.to.other_node);
  if (word == "points-moved")
    return whose + " moves the scoring " + std::string(scorer_of(e)) + " from " +
           std::to_string(e.from.space) + " to " + std::to_string(e.to.space);
  const std::string figure(figure_word(e.piece));
  if (word == "flight-begun") return whose + " lets a " + figure + " fly";
  if (word == "flight-failed") return "the " + figure + " of " + whose + " finds no place to land";
  if (word == "figure-returned")
    return whose + " takes back a " + figure + " from " + place(t.game, state, e.from.node);
  return whose + " puts a " + figure + " on " + place(t.game, state, e.to.node);
}

// `count` events from `first` on.
std::string event_text(const Telling& t, const State& state, const Event* first,
                       std::size_t count) {
  const Event& e = *first;
  const std::string who = t.player(e.player);
  switch (e.kind) {
    case EventKind::turn_begun:
      return "turn of " + who;
    case EventKind::part_begun:
      return e.by == &traders_builders_set ? who + " goes on with another tile"
             : e.by == &holes_set ? who + " has filled a hole and goes on with another tile"
                                  : who + " gets another tile";
    case EventKind::part_resumed:
      return "the interrupted part goes on";
    case EventKind::moved:
      return move_text(t, state, first, count);
    case EventKind::scored: {
      std::string text = occasion(t, state, e.scoring);
      for (int p = 0; p < t.game.setup.players; ++p)
        if (e.scoring.points[p] != 0 || e.scoring.strength[p] != 0)
          text += "; " + t.player(static_cast<PlayerIndex>(p)) + signed_points(e.scoring.points[p]);
      return text;
    }
    case EventKind::decided:
      if (e.action.kind == ActionKind::roll)
        return who + " rolls " + std::to_string(e.action.value);
      if (e.action.kind == ActionKind::message)
        return who + " gets message " + std::to_string(e.action.what);
      return who + (e.action.value == 0 ? " lets everybody add a meeple"
                                        : " lets everybody take back a meeple");
    case EventKind::final_scoring:
      return "final scoring";
    case EventKind::game_over:
      return "the game is over";
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

// By ScoreCause.
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

std::string segment_at(const Game& game, const State& state, Node node) {
  return describe_segment(game, state, state.board.node_tile[node], segment_of(state.board, node));
}

// What an event has beside player, tile and places.
std::string details_json(const Game& game, const Event* first, std::size_t count) {
  const Event& e = *first;
  if (e.kind == EventKind::scored) return scoring_json(game, e.scoring);
  if (e.kind == EventKind::decided) {
    if (e.action.kind == ActionKind::crop) return field("change", change_word(e.action.value));
    return field("value", e.action.kind == ActionKind::roll ? e.action.value : e.action.what);
  }
  if (e.kind != EventKind::moved) return {};
  const std::string_view word = event_word(e);
  if (is_goods_taken(e)) {
    int goods[goods_kinds] = {};
    for (std::size_t i = 0; i < count; ++i)
      goods[static_cast<int>(first[i].piece) - static_cast<int>(Piece::wine)] += first[i].count;
    return ",\"goods\":" + json_numbers(goods, goods_kinds);
  }
  if (e.piece == Piece::mage || e.piece == Piece::witch)
    return field("figure", magic_word(e.piece == Piece::mage ? Magic::mage : Magic::witch));
  if (word == "robber-placed") return field("to", e.to.space);
  if (word == "robber-moved") return field("from", e.from.space) + field("to", e.to.space);
  if (word == "robber-returned") return field("from", e.from.space);
  if (word == "points-moved")
    return field("figure", scorer_of(e)) + field("from", e.from.space) + field("to", e.to.space);
  return static_cast<int>(e.piece) < figure_kinds ? field("figure", figure_word(e.piece)) : "";
}

std::string event_json(const Game& game, const State& state, const Event* first,
                       std::size_t count) {
  const Event& e = *first;
  std::string text = "{\"event\":" + json(event_word(e));
  const PlayerIndex player = player_concerned(e);
  if (player < game.setup.players) text += field("player", player);
  const Place& at = place_on_board(e);
  const TypeIndex type = e.type != no_type ? e.type
                         : e.piece == Piece::gold && at.tile != no_tile
                             ? state.board.tiles[at.tile].type
                             : no_type;
  if (type != no_type) text += field("tile", game.types[type].id);
  const Node node = e.kind == EventKind::scored ? e.scoring.node : at.node;
  const bool arrives = e.to.tile != no_tile && e.piece != Piece::mage && e.piece != Piece::witch;
  const TileIndex tile = node == no_node || arrives ? at.tile : no_tile;
  if (tile != no_tile) text += field("at", position(state, tile));
  if (node != no_node) {
    text += field("on", segment_at(game, state, node));
    if (tile == no_tile) text += field("at", position(state, state.board.node_tile[node]));
  }
  if (at.other_node != no_node) text += field("to", segment_at(game, state, at.other_node));
  return text + details_json(game, first, count) + '}';
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
      for (std::size_t i = 0; i < events.size(); i += told_as_one(events, i))
        text += (i ? "," : "") + event_json(t.game, state, &events[i], told_as_one(events, i));
      print(text + "]," + numbers_json(t.game, state) + "}\n");
      continue;
    }
    print(line + '\n');
    for (std::size_t i = 0; i < events.size(); i += told_as_one(events, i)) {
      if (events[i].kind == EventKind::turn_begun) continue;
      print("    " + event_text(t, state, &events[i], told_as_one(events, i)) + '\n');
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

// engine: plays a game over JSON lines, so that other programs can use it and their computer
// players can meet ours (docs/engine.md). Each line asks a question; the answer is one line.
#include <algorithm>
#include <cstdio>
#include <iostream>

#include "engine/base/tokens.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/cli/contender.hpp"
#include "engine/cli/engine.hpp"
#include "engine/cli/position.hpp"
#include "engine/cli/telling.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/record/json.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"

namespace bastide::cli {
namespace {

using Fields = std::map<std::string, std::string>;

struct Question {
  std::string_view ask, fields;
};
// `position` and `legal` tell other players in a match what the engine knows by itself.
constexpr Question questions[] = {
    {"new", "game seed record chance"},
    {"play", "action"},
    {"position", ""},
    {"legal", ""},
    {"table", ""},
    {"record", ""},
    {"best", "player nodes ms threads seed record chance position legal"},
};

struct NumberField {
  std::string_view name;
  u64 least, most;
};
constexpr NumberField number_fields[] = {{"seed", 0, ~u64{0}},
                                         {"nodes", 1, 1'000'000'000},
                                         {"ms", 1, 1'000'000'000},
                                         {"threads", 1, max_threads}};

bool has(const Fields& fields, std::string_view name) {
  return fields.count(std::string(name)) != 0;
}

// What is wrong with a value, as far as the question alone tells.
std::optional<std::string> wrong_value(std::string_view ask, const Fields& fields) {
  for (const auto& [name, least, most] : number_fields) {
    const auto found = fields.find(std::string(name));
    if (found == fields.end()) continue;
    const auto value = number(found->second);
    if (!value || *value < least || *value > most)
      return '"' + std::string(name) + "\" is a number from " + std::to_string(least) + " to " +
             std::to_string(most) + ", not " + found->second;
  }
  if (const auto chance = fields.find("chance"); chance != fields.end()) {
    if (chance->second != "asked") return "\"chance\" is \"asked\", not " + chance->second;
    if (ask == "best" && !has(fields, "record")) return "\"chance\" goes with \"record\"";
  }
  if (ask == "new" && has(fields, "record") && (has(fields, "game") || has(fields, "seed")))
    return "a \"record\" has its own game and seed";
  return {};
}

bool is_word_of(std::string_view list, std::string_view word) {
  while (!list.empty())
    if (take_until(list, ' ') == word) return true;
  return false;
}

std::string failure(const std::string& why) { return "{\"error\":" + json_string(why) + '}'; }

struct Table {
  Catalogue catalogue = builtin_catalogue();
  std::optional<Game> game;
  State state;
  Record record;
  bool asks_chance = false;  // the client decides chances, not the seed
  std::string events;        // of the last command, as a JSON list being built

  // ---- Acting -----------------------------------------------------------------------------------

  void perform(const Action& action) {
    Events happened;
    record.actions.push_back(action);
    apply(*game, state, action, &happened);
    const std::string told = events_json(*game, state, happened);
    events += (events.empty() || told.empty() ? "" : ",") + told;
  }

  void resolve() {
    while (!asks_chance && decision(*game, state).chance) perform(chance_outcome(*game, state));
  }

  std::optional<std::string> begin(const Fields& fields) {
    Record begun;
    if (const auto text = fields.find("record"); text != fields.end()) {
      const auto parsed = parse_record(catalogue, text->second);
      if (!parsed) return error_text(parsed.error());
      begun = parsed->record;
    } else {
      Arguments words;
      const auto said = fields.find("game");
      std::string_view left = said == fields.end() ? std::string_view() : said->second;
      while (!left.empty()) {
        const std::string_view word = take_until(left, ' ');
        if (!word.empty()) words.push_back(word);
      }
      bool bad = false;
      begun.setup = take_setup(words, bad);
      if (bad || !nothing_left(words)) return "the game is not understood";
      begun.setup.seed = number_of(fields, "seed", 1);
      for (int p = 0; p < begun.setup.players; ++p)
        begun.players.push_back({{}, static_cast<u8>(p), {}});
    }
    const auto played = play_record(catalogue, begun);
    if (!played) return error_text(played.error());
    game = played->game;
    state = played->state;
    record = begun;
    record.fair = {};  // what is added here has not been revealed by anybody
    asks_chance = has(fields, "chance");
    resolve();
    return {};
  }

  // ---- Reporting --------------------------------------------------------------------------------

  std::string line_of(const Action& action) const {
    return line_json(*game, state, record.players, action);
  }

  std::string position() const {
    return '{' + position_fields(*game, state) + ",\"events\":[" + events + "]}";
  }

  std::string legal_lines() const {
    return "{\"legal\":" + legal_json(*game, state, record.players) + '}';
  }

  std::string table() const {
    const Board& board = state.board;
    std::string tiles, figures, bag;
    for (const PlacedTile& tile : board.tiles) {
      const Position at = board.cells[tile.cell].at;
      tiles += (tiles.empty() ? "{" : ",{") +
               ("\"tile\":" + json_string(game->types[tile.type].id)) +
               json_field("x", std::to_string(at.x)) + json_field("y", std::to_string(at.y)) +
               json_field("rotation", std::to_string(tile.rotation)) + '}';
    }
    for (const Figure& figure : state.figures)
      figures += (figures.empty() ? "{" : ",{") + ("\"player\":" + std::to_string(figure.owner)) +
                 json_field("figure", json_string(piece_word(figure.kind))) +
                 json_field("on", json_string(describe_segment(*game, state, figure.node))) +
                 json_field("at", json_string(position_text(state, board.node_tile[figure.node]))) +
                 '}';
    for (std::size_t t = 0; t < state.bag.size(); ++t)
      if (state.bag[t] > 0)
        bag += (bag.empty() ? "" : ",") + json_string(game->types[t].id) + ':' +
               std::to_string(state.bag[t]);
    return "{\"tiles\":[" + tiles + "],\"figures\":[" + figures + "],\"bag\":{" + bag + "}}";
  }

  static const PlayerKind* player_named(const Fields& fields) {
    const auto named = fields.find("player");
    return find_player_kind(named == fields.end() ? "castellan" : named->second);
  }

  std::string best(const Fields& fields) const {
    const Decision d = decision(*game, state);
    if (d.over || d.chance) return failure("nobody decides now");
    Contender who;
    who.kind = player_named(fields);
    who.nodes = static_cast<u32>(number_of(fields, "nodes", 0));
    who.milliseconds = static_cast<u32>(number_of(fields, "ms", 0));
    if (who.milliseconds != 0 && who.nodes == 0) who.nodes = ~u32{0};
    const u64 threads = number_of(fields, "threads", 1);
    if (threads > 1) who.crew = std::make_shared<Crew>(threads);
    Random random{number_of(fields, "seed", 1)};
    double seconds = 0;
    const SearchResult choice = choose_within(who, *game, state, random, seconds);
    std::string list;
    for (const Candidate& c : choice.candidates) {
      char value[32];
      std::snprintf(value, sizeof value, "%.3f", c.value);
      list += (list.empty() ? "{" : ",{") + ("\"action\":" + line_of(c.action)) +
              json_field("value", value) + '}';
    }
    return "{\"best\":" + line_of(choice.action) + ",\"candidates\":[" + list + "]}";
  }

  static u64 number_of(const Fields& fields, const std::string& name, u64 otherwise) {
    const auto found = fields.find(name);
    return found == fields.end() ? otherwise : number(found->second).value_or(otherwise);
  }

  // ---- Answering --------------------------------------------------------------------------------

  std::string answer(const Fields& fields) {
    const auto found = fields.find("ask");
    const std::string ask = found == fields.end() ? "" : found->second;
    const auto question = std::find_if(std::begin(questions), std::end(questions),
                                       [&](const Question& one) { return one.ask == ask; });
    if (question == std::end(questions)) return failure("not understood: " + ask);
    for (const auto& [name, value] : fields)
      if (name != "ask" && !is_word_of(question->fields, name))
        return failure("unknown field of \"" + ask + "\": " + name);
    if (const auto wrong = wrong_value(ask, fields)) return failure(*wrong);
    events.clear();
    if (ask == "new") {
      if (const auto wrong = begin(fields)) return failure(*wrong);
      return position();
    }
    if (ask == "best" && !player_named(fields)) return failure("unknown player");
    if (ask == "best" && has(fields, "record"))
      if (const auto wrong = begin(fields)) return failure(*wrong);
    if (!game) return failure("a game must begin with \"new\"");
    if (ask == "play") {
      const auto said = fields.find("action");
      if (said == fields.end()) return failure("an action is missing");
      const auto action = parse_action(*game, state, record.players, said->second);
      if (!action) return failure(error_text(action.error()));
      const auto exact = admitted(*game, state, *action);
      if (!exact) return failure("forbidden by " + exact.error().detail);
      perform(*exact);
      resolve();
      return position();
    }
    if (ask == "position") return position();
    if (ask == "legal") return legal_lines();
    if (ask == "table") return table();
    if (ask == "record") return "{\"record\":" + json_string(write_record(catalogue, record)) + '}';
    return best(fields);
  }
};

std::string answer_to(Table& table, std::string_view line) {
  const auto fields = read_json_object(line);
  return fields ? table.answer(*fields) : failure("not a JSON object");
}

}  // namespace

int engine(const Arguments& arguments) {
  if (!nothing_left(arguments)) return 2;
  Table table;
  for (std::string line; std::getline(std::cin, line);) {
    if (line.empty()) continue;
    std::printf("%s\n", answer_to(table, line).c_str());
    std::fflush(stdout);
  }
  return 0;
}

std::string answers(std::string_view questions) {
  Table table;
  std::string text;
  while (!questions.empty()) text += answer_to(table, take_line(questions)) + '\n';
  return text;
}

}  // namespace bastide::cli

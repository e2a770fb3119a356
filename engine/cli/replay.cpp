// "replay": plays a record and reports what happens, for people or as JSON (docs/notation.md).
#include <cstdio>
#include <string>

#include "engine/cli/commands.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/json.hpp"
#include "engine/cli/telling.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/words.hpp"

namespace bastide::cli {
namespace {

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

int print_error(const std::string& file, const Error& error) {
  const std::string where = error.line > 0 ? file + ':' + std::to_string(error.line) : file;
  std::fprintf(stderr, "%s: %s\n", where.c_str(), error_text(error).c_str());
  return 1;
}

struct Replay {
  const Game& game;
  const ParsedRecord& parsed;
  Names names;
};

std::string devices_json(const Fair& fair) {
  if (fair.devices.empty()) return {};
  std::string text = ",\"devices\":[";
  for (std::size_t d = 0; d < fair.devices.size(); ++d) {
    text += (d ? ",{" : "{") + ("\"latest\":" + json(value_text(fair.devices[d].latest))) +
            ",\"revealed\":" + std::to_string(fair.devices[d].revealed) + ",\"players\":[";
    bool first = true;
    for (std::size_t p = 0; p < fair.device_of.size(); ++p) {
      if (fair.device_of[p] != d) continue;
      text += (first ? "" : ",") + std::to_string(p);
      first = false;
    }
    text += "]}";
  }
  return text + ']';
}

std::string setup_json(const Replay& replayed, const State& state) {
  const Record& record = replayed.parsed.record;
  std::string text = "{\"players\":[";
  for (std::size_t p = 0; p < record.players.size(); ++p) {
    const PlayerEntry& player = record.players[p];
    text += (p ? ",{" : "{") + ("\"colour\":" + json(colour_word(player.colour))) +
            ",\"name\":" + json(player.name) + ",\"computer\":" + json(player.computer) + '}';
  }
  text += ']';
  if (replayed.game.sides > static_cast<int>(record.players.size())) {
    text += ",\"colours\":[";
    for (PlayerIndex side = 0; side < replayed.game.sides; ++side)
      text += (side ? "," : "") + json(colour_word(colour_of_side(record.players, side)));
    text += ']';
  }
  text += ",\"expansions\":[";
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
         ",\"seed\":" + json(std::to_string(record.setup.seed)) + devices_json(record.fair) + "}\n";
}

void tell(const Replay& replayed, bool as_json) {
  const auto& [game, parsed, names] = replayed;
  State state = initial_state(game);
  const Teller teller{game, state, names};
  if (as_json) print(setup_json(replayed, state));
  for (std::size_t k = 0; k < parsed.record.actions.size(); ++k) {
    const Action& action = parsed.record.actions[k];
    const std::string line = describe_action(game, state, parsed.record.players, action);
    const u16 turn = state.turn;
    Events events;
    apply(game, state, action, &events);
    if (as_json) {
      std::string text = "{\"action\":" + json(line) +
                         ",\"line\":" + std::to_string(parsed.lines[k]) + ",\"events\":[";
      for (std::size_t i = 0; i < events.size(); i += told_as_one(events, i))
        text += (i ? "," : "") + event_json(teller, &events[i], told_as_one(events, i));
      print(text + "]," + numbers_json(game, state) + "}\n");
      continue;
    }
    print(line + '\n');
    for (std::size_t i = 0; i < events.size(); i += told_as_one(events, i)) {
      if (events[i].kind == EventKind::turn_begun) continue;
      print("    " + event_text(teller, &events[i], told_as_one(events, i)) + '\n');
    }
    if (state.turn == turn && !state.over) continue;
    std::string text = "  after turn " + std::to_string(turn) + ":";
    for (int p = 0; p < game.sides; ++p)
      text += (p ? ", " : " ") + name_of(names, static_cast<PlayerIndex>(p)) + ' ' +
              std::to_string(state.score[p]) + " points " + std::to_string(state.supply[p][0]) +
              " meeples";
    print(text + "; " + std::to_string(state.bag_total) + " tiles left\n");
  }
  if (as_json)
    print("{\"over\":" + std::string(state.over ? "true" : "false") + ',' +
          numbers_json(game, state) + "}\n");
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
      tell({*game, read.parsed, names_of(read.parsed.record.players, game->sides)}, as_json);
    std::fflush(stdout);
    // An expectation may fail on a line before the fault.
    if (const auto wrong = check_expects(catalogue, read.parsed)) return print_error(file, *wrong);
  }
  return read.fault ? print_error(file, *read.fault) : 0;
}

}  // namespace bastide::cli

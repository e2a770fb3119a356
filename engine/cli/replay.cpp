// "replay": plays a record and tells what happens, in the notation or as JSON (docs/notation.md).
#include <cstdio>
#include <string>

#include "engine/base/tokens.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/telling.hpp"
#include "engine/record/json.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/position_lines.hpp"
#include "engine/record/words.hpp"

namespace bastide::cli {
namespace {

struct Replay {
  const Game& game;
  const ParsedRecord& parsed;
};

std::string devices_json(const Fair& fair) {
  if (fair.devices.empty()) return {};
  std::string text = ",\"devices\":[";
  for (std::size_t d = 0; d < fair.devices.size(); ++d) {
    text += (d ? ",{" : "{") + ("\"latest\":" + json_string(value_text(fair.devices[d].latest))) +
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

// Its lines, as in a record; nothing if the game begins like any other.
std::string position_json(const Replay& replay) {
  const std::string lines = write_position_lines(replay.game, replay.parsed.record.players);
  if (lines.empty()) return {};
  std::string text;
  for (std::string_view rest = lines; !rest.empty();)
    text += (text.empty() ? "" : ",") + json_string(take_line(rest));
  return ",\"position\":[" + text + ']';
}

std::string setup_json(const Replay& replayed, const State& state) {
  const Record& record = replayed.parsed.record;
  std::string text = "{\"players\":[";
  for (std::size_t p = 0; p < record.players.size(); ++p) {
    const PlayerEntry& player = record.players[p];
    text += (p ? ",{" : "{") + ("\"colour\":" + json_string(colour_word(player.colour))) +
            ",\"name\":" + json_string(player.name) +
            ",\"computer\":" + json_string(player.computer) + '}';
  }
  text += ']';
  if (replayed.game.sides > static_cast<int>(record.players.size())) {
    text += ",\"colours\":[";
    for (PlayerIndex side = 0; side < replayed.game.sides; ++side)
      text += (side ? "," : "") + json_string(colour_word(colour_of_side(record.players, side)));
    text += ']';
  }
  text += ",\"expansions\":[";
  bool first = true;
  for (int e = 0; e < expansion_count; ++e)
    if (record.setup.expansions & expansion_bit(static_cast<Expansion>(e))) {
      text += (first ? "" : ",") + json_string(expansion_word(static_cast<Expansion>(e)));
      first = false;
    }
  text += "],\"options\":{";
  first = true;
  for (const OptionInfo& info : option_infos()) {
    text += (first ? "" : ",") + json_string(info.id) +
            (record.setup.options.*info.value ? ":true" : ":false");
    first = false;
  }
  for (const NumberInfo& info : number_infos())
    text += ',' + json_string(info.id) + ':' + std::to_string(record.setup.options.*info.value);
  return text + "},\"first\":" + std::to_string(state.active) +
         ",\"seed\":" + json_string(std::to_string(record.setup.seed)) + position_json(replayed) +
         devices_json(record.fair) + "}\n";
}

void print_json(const Replay& replayed) {
  const auto& [game, parsed] = replayed;
  State state = initial_state(game);
  print(setup_json(replayed, state));
  for (std::size_t k = 0; k < parsed.record.actions.size(); ++k) {
    const Action& action = parsed.record.actions[k];
    const std::string line = describe_action(game, state, parsed.record.players, action);
    Events events;
    apply(game, state, action, &events);
    print("{\"action\":" + json_string(line) + ",\"line\":" + std::to_string(parsed.lines[k]) +
          ",\"events\":[" + events_json(game, state, events) + "]," + numbers_json(game, state) +
          "}\n");
  }
  print("{\"over\":" + std::string(state.over ? "true" : "false") + ',' +
        numbers_json(game, state) + "}\n");
}

// The record with what holds after each turn.
std::string with_expects(const Catalogue& catalogue, const Replay& replayed) {
  const auto& [game, parsed] = replayed;
  ParsedRecord told = parsed;
  told.expects.clear();
  State state = initial_state(game);
  for (std::size_t k = 0; k < parsed.record.actions.size(); ++k) {
    const u16 turn = state.turn;
    apply(game, state, parsed.record.actions[k], nullptr);
    if (state.turn == turn && !state.over) continue;
    std::string score = "score", supply = "supply";
    for (int side = 0; side < game.sides; ++side) {
      score += ' ' + std::to_string(state.score[side]);
      supply += ' ' + std::to_string(state.supply[side][0]);
    }
    for (const std::string& text : {score, supply, "left " + std::to_string(state.bag_total)})
      told.expects.push_back({k + 1, 0, nullptr, {}, text});
  }
  return write_record(catalogue, told);
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
    if (const auto game = make_game(catalogue, read.parsed.record.setup)) {
      const Replay replayed = {*game, read.parsed};
      if (as_json)
        print_json(replayed);
      else
        print(with_expects(catalogue, replayed));
    }
    std::fflush(stdout);
    // An expectation may fail on a line before the fault.
    if (const auto wrong = check_expects(catalogue, read.parsed)) return print_fault(file, *wrong);
  }
  return read.fault ? print_fault(file, *read.fault) : 0;
}

}  // namespace bastide::cli

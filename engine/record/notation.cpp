#include "engine/record/notation.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/record/action_lines.hpp"
#include "engine/record/expects.hpp"
#include "engine/record/playback.hpp"
#include "engine/record/position_lines.hpp"
#include "engine/record/thread.hpp"
#include "engine/record/words.hpp"

namespace bastide {
namespace {

constexpr std::string_view record_magic = "bastide-record";
constexpr long record_version = 1;

using Result = std::optional<Error>;

Error error(std::string code, std::string detail = {}) {
  return {std::move(code), std::move(detail), 0};
}

// Reads a record line by line, playing it along the way, because places are named by the tiles as
// they lie.
struct NotationReader {
  const Catalogue& catalogue;
  ParsedRecord parsed;
  bool seeded = false;  // omitted chance outcomes come from the seed
  int first_line = 0;   // of the line "first"
  std::string first_word;
  NumberedLines device_lines, position_lines;
  std::optional<Game> game;  // made at the first line that is not of the header
  State state;
  std::optional<FairCourse> course;

  bool fair() const { return !parsed.record.fair.devices.empty(); }
  Setup& setup() { return parsed.record.setup; }
  std::vector<PlayerEntry>& players() { return parsed.record.players; }

  Result header_line(const Tokens& words, int line);
  Result read_player(const Tokens& words);
  Result read_option(const Tokens& words);
  Result read_expansions(const Tokens& words);
  Result read_device(const Tokens& words);
  Result read_word(const Tokens& words);
  Result read_position();
  Result begin();
  Result act(const Action& action, int line);
  Result game_line(const Tokens& words, int line);
  Result read_line(std::string_view text, int line);
};

Result NotationReader::read_player(const Tokens& words) {
  if (words.size() < 2) return error("record.missing-word");
  if (players().size() == max_players) return error("record.players");
  PlayerEntry player;
  const int colour = colour_of_word(words[1]);
  if (colour < 0) return error("record.colour", words[1]);
  for (const PlayerEntry& other : players())
    if (other.colour == colour) return error("record.colour", words[1]);
  player.colour = static_cast<u8>(colour);
  std::size_t next = 2;
  if (next < words.size()) player.name = words[next++];
  if (character_count(player.name) > max_name_characters) return error("record.name", player.name);
  player.name = clean_name(player.name);  // older versions let more characters pass
  if (next < words.size()) {
    if (words[next] != "computer") return error("record.extra-word", words[next]);
    if (++next == words.size()) return error("record.missing-word");
    if (!valid_id(words[next])) return error("record.computer", words[next]);
    player.computer = words[next++];
  }
  if (next < words.size()) return error("record.extra-word", words[next]);
  players().push_back(std::move(player));
  return {};
}

Result NotationReader::read_option(const Tokens& words) {
  if (words.size() < 3) return error("record.missing-word");
  if (words.size() > 3) return error("record.extra-word", words[3]);
  for (const NumberInfo& info : number_infos())
    if (info.id == words[1]) {
      long number = 0;
      if (!read_number(words[2], info.min, info.max, number))
        return error("record.number", words[2]);
      setup().options.*info.value = static_cast<u8>(number);
      return {};
    }
  if (words[2] != "on" && words[2] != "off") return error("record.option", words[2]);
  for (const OptionInfo& info : option_infos())
    if (info.id == words[1]) {
      setup().options.*info.value = words[2] == "on";
      return {};
    }
  return error("record.option", words[1]);
}

Result NotationReader::read_expansions(const Tokens& words) {
  for (std::size_t i = 1; i < words.size(); ++i) {
    const int expansion = expansion_of_word(words[i]);
    if (expansion < 0) return error("record.expansion", words[i]);
    setup().expansions |= expansion_bit(static_cast<Expansion>(expansion));
  }
  return {};
}

// "device VALUE REVEALED COLOUR...": the colours of the players who belong to it.
Result NotationReader::read_device(const Tokens& words) {
  Fair& fair = parsed.record.fair;
  FairDevice device;
  if (words.size() < 4) return error("record.missing-word");
  long revealed = 0;
  if (!read_value(words[1], device.latest)) return error("record.number", words[1]);
  if (!read_number(words[2], 0, max_reveals, revealed)) return error("record.number", words[2]);
  device.revealed = static_cast<u16>(revealed);
  fair.device_of.resize(players().size(), no_device);
  for (std::size_t i = 3; i < words.size(); ++i) {
    const int player = player_of_word(players(), words[i]);
    if (player < 0 || fair.device_of[static_cast<std::size_t>(player)] != no_device)
      return error("record.colour", words[i]);
    fair.device_of[static_cast<std::size_t>(player)] = static_cast<u8>(fair.devices.size());
  }
  fair.devices.push_back(device);
  return {};
}

// "word ACTIONS DEVICE ABSENT VERSION": devices count from 0.
Result NotationReader::read_word(const Tokens& words) {
  if (words.size() < 5) return error("record.missing-word");
  if (words.size() > 5) return error("record.extra-word", words[5]);
  long at = 0, device = 0, absent = 0, version = 0;
  if (!read_number(words[1], 0, static_cast<long>(max_record_actions), at))
    return error("record.number", words[1]);
  if (!read_number(words[2], 0, max_players - 1, device)) return error("record.number", words[2]);
  if (!read_number(words[3], 0, max_players - 1, absent)) return error("record.number", words[3]);
  if (!read_number(words[4], 0, stand_in_versions - 1, version))
    return error("record.number", words[4]);
  parsed.record.fair.words.push_back({static_cast<u16>(at), static_cast<u8>(device),
                                      static_cast<u8>(absent), static_cast<u8>(version)});
  return {};
}

bool of_header(const std::string& word) {
  return word == "player" || word == "word" || word == "option" || word == "expansions" ||
         word == "first" || word == "seed" || word == "device" || word == "position";
}

Result NotationReader::header_line(const Tokens& words, int line) {
  if (words[0] == "player") return read_player(words);
  if (words[0] == "option") return read_option(words);
  if (words[0] == "expansions") return read_expansions(words);
  if (words[0] == "word") return read_word(words);
  if (words[0] == "device" || words[0] == "position") {
    (words[0] == "device" ? device_lines : position_lines).emplace_back(words, line);
    return {};
  }
  if (words.size() < 2) return error("record.missing-word");
  if (words.size() > 2) return error("record.extra-word", words[2]);
  if (words[0] == "first") {
    first_word = words[1];
    first_line = line;
    return {};
  }
  if (!read_number(words[1], setup().seed)) return error("record.seed", words[1]);
  seeded = true;
  return {};
}

// Once everything is known that tells which tiles and players there are.
Result NotationReader::read_position() {
  if (position_lines.empty()) return {};
  const auto bare = make_game(catalogue, setup());
  if (!bare) return bare.error();
  auto position = read_position_lines(*bare, players(), position_lines);
  if (!position) return position.error();
  setup().position = std::move(*position);
  return {};
}

Result NotationReader::begin() {
  if (players().empty()) players() = {{"", 1, ""}, {"", 3, ""}};  // red and blue
  setup().players = static_cast<u8>(players().size());
  drop_idle_numbers(setup());
  setup().first_player = 0;
  if (first_word == "random") {
    setup().first_player = random_player;
  } else if (!first_word.empty()) {
    const int first = player_of_word(players(), first_word);
    if (first < 0) return Error{"record.colour", first_word, first_line};
    setup().first_player = static_cast<PlayerIndex>(first);
  }
  for (const auto& [words, line] : device_lines)
    if (Result fault = read_device(words)) {
      fault->line = line;
      return fault;
    }
  if (Result fault = check_seats(parsed.record.fair, setup())) return fault;
  if (Result fault = check_chains(parsed.record.fair)) return fault;
  if (Result fault = read_position()) return fault;
  auto made = make_game(catalogue, setup());
  if (!made)
    return Error{made.error().code, made.error().detail,
                 position_line(position_lines, made.error())};
  game.emplace(std::move(*made));
  state = initial_state(*game);
  course.emplace(parsed.record.fair);
  return {};
}

Result NotationReader::act(const Action& action, int line) {
  if (parsed.record.actions.size() == max_record_actions) return error("record.too-long");
  const bool revealed = course->begin_step(*game, state, parsed.record.actions.size());
  const std::string turn = std::to_string(state.turn);
  if (!revealed) return error("fair.stretch", turn);
  const auto exact = admitted(*game, state, action);
  if (!exact) return exact.error();
  if (fair() && decision(*game, state).chance && !(chance_outcome(*game, state) == *exact))
    return error("fair.chance", turn);
  apply(*game, state, *exact);
  parsed.record.actions.push_back(*exact);
  parsed.lines.push_back(line);
  return {};
}

Result NotationReader::game_line(const Tokens& words, int line) {
  if (words[0] == "expect") {
    auto expect = read_expect(*game, state, players(), Tokens(words.begin() + 1, words.end()));
    if (!expect) return expect.error();
    expect->before = parsed.record.actions.size();
    expect->line = line;
    parsed.expects.push_back(std::move(*expect));
    return {};
  }
  const ActionKind kind = kind_of_line(*game, words);
  if (kind == ActionKind::none) return error("record.unknown-word", words[0]);
  // Resolves chance nodes that the record leaves out.
  while (decision(*game, state).chance) {
    if (!course->begin_step(*game, state, parsed.record.actions.size()))
      break;  // which act() reports
    const Action outcome = chance_outcome(*game, state);
    if (outcome.kind == kind) break;
    if (!seeded && !fair()) return error("record.chance", words[0]);
    if (Result fault = act(outcome, 0)) return fault;
  }
  const auto action = read_action(*game, state, players(), words, false);
  if (!action) return action.error();
  return act(*action, line);
}

Result NotationReader::read_line(std::string_view text, int line) {
  const auto split = split_line(text);
  if (!split) return split.error();
  if (split->commented) parsed.remarks.push_back({parsed.record.actions.size(), split->comment});
  if (split->words.empty()) return {};
  if (of_header(split->words[0]))
    return game ? error("record.header", split->words[0]) : header_line(split->words, line);
  if (!game)
    if (Result fault = begin()) return fault;
  return game_line(split->words, line);
}

Result read_first_line(std::string_view text) {
  const auto split = split_line(text);
  if (!split || split->words.empty() || split->words[0] != record_magic)
    return error("record.foreign");
  long number = 0;
  if (split->words.size() != 2 || !read_number(split->words[1], 1, 1000000, number))
    return error("record.foreign");
  if (number > record_version) return error("record.newer", split->words[1]);
  return {};
}

}  // namespace

ReadRecord read_record(const Catalogue& catalogue, std::string_view text) {
  NotationReader reader{catalogue, {}, false, 0, {}, {}, {}, std::nullopt, {}, std::nullopt};
  const auto fault_at = [&reader](Error fault, int line) {
    if (fault.line == 0) fault.line = line;
    if (reader.game) rewind_fair(*reader.game, reader.parsed.record);
    return ReadRecord{std::move(reader.parsed), reader.game.has_value(), std::move(fault)};
  };
  if (text.size() > max_record_size) return fault_at(error("record.too-large"), 0);
  if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
  if (!valid_text(text)) {
    int line = 1;
    while (valid_text(take_line(text))) ++line;
    return fault_at(error("record.encoding"), line);
  }
  int line = 1;
  if (Result fault = read_first_line(take_line(text))) return fault_at(std::move(*fault), line);
  while (!text.empty()) {
    ++line;
    if (Result fault = reader.read_line(take_line(text), line))
      return fault_at(std::move(*fault), line);
  }
  if (!reader.game)
    if (Result fault = reader.begin()) return fault_at(std::move(*fault), line);
  reader.course->end(*reader.game, reader.state, reader.parsed.record.actions.size());
  if (!(reader.course->now() == reader.parsed.record.fair))
    return fault_at(error("fair.stretch", std::to_string(reader.state.turn)), line);
  return {std::move(reader.parsed), true, std::nullopt};
}

Expected<ParsedRecord> parse_record(const Catalogue& catalogue, std::string_view text) {
  ReadRecord read = read_record(catalogue, text);
  if (read.fault) return std::move(*read.fault);
  return std::move(read.parsed);
}

std::string write_record(const Catalogue& catalogue, const ParsedRecord& parsed) {
  const Record& record = parsed.record;
  const Setup& setup = record.setup;
  std::string text = std::string(record_magic) + ' ' + std::to_string(record_version) + '\n';
  for (const PlayerEntry& player : record.players) {
    text += "player " + std::string(colour_word(player.colour)) + ' ' + quoted(player.name);
    if (!player.computer.empty()) text += " computer " + player.computer;
    text += '\n';
  }
  if (setup.expansions != 0) {
    text += "expansions";
    for (int e = 0; e < expansion_count; ++e)
      if (setup.expansions & expansion_bit(static_cast<Expansion>(e)))
        text += ' ' + std::string(expansion_word(static_cast<Expansion>(e)));
    text += '\n';
  }
  for (const OptionInfo& info : option_infos())
    if (setup.options.*info.value != Options{}.*info.value)
      text += "option " + std::string(info.id) + (setup.options.*info.value ? " on\n" : " off\n");
  for (const NumberInfo& info : number_infos())
    if (has_meaning(info, setup) && setup.options.*info.value != Options{}.*info.value)
      text +=
          "option " + std::string(info.id) + ' ' + std::to_string(setup.options.*info.value) + '\n';
  text += "first ";
  text += setup.first_player < record.players.size()
              ? colour_word(record.players[setup.first_player].colour)
              : "random";
  text += "\nseed " + std::to_string(setup.seed) + '\n';
  const Fair& fair = record.fair;
  for (std::size_t d = 0; d < fair.devices.size(); ++d) {
    text += "device " + value_text(fair.devices[d].latest) + ' ' +
            std::to_string(fair.devices[d].revealed);
    for (std::size_t p = 0; p < fair.device_of.size(); ++p)
      if (fair.device_of[p] == d) text += ' ' + std::string(colour_word(record.players[p].colour));
    text += '\n';
  }
  for (const FairWord& word : fair.words)
    text += "word " + std::to_string(word.at) + ' ' + std::to_string(word.device) + ' ' +
            std::to_string(word.absent) + ' ' + std::to_string(word.version) + '\n';

  const auto game = make_game(catalogue, setup);
  if (!game) return text;
  text += write_position_lines(*game, record.players);
  State state = initial_state(*game);
  std::size_t remark = 0, expect = 0;
  for (std::size_t k = 0;; ++k) {
    for (; remark < parsed.remarks.size() && parsed.remarks[remark].before <= k; ++remark)
      text += "# " + parsed.remarks[remark].text + '\n';
    for (; expect < parsed.expects.size() && parsed.expects[expect].before <= k; ++expect)
      text += "expect " + parsed.expects[expect].text + '\n';
    if (k == record.actions.size() || !legal(*game, state, record.actions[k])) break;
    text += describe_action(*game, state, record.players, record.actions[k]) + '\n';
    apply(*game, state, record.actions[k]);
  }
  return text;
}

std::string write_record(const Catalogue& catalogue, const Record& record) {
  ParsedRecord parsed;
  parsed.record = record;
  return write_record(catalogue, parsed);
}

}  // namespace bastide

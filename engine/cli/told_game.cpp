#include "engine/cli/told_game.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/cli/telling.hpp"
#include "engine/formats/json_tree.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "engine/record/words.hpp"

namespace bastide::cli {
namespace {

// The header of the record that the first line describes.
std::string header_of(const Json& setup) {
  std::string text = "bastide-record 1\n";
  for (const Json& player : setup["players"].items) {
    text += "player " + player["colour"].text + ' ' + quoted(player["name"].text);
    if (!player["computer"].text.empty()) text += " computer " + player["computer"].text;
    text += '\n';
  }
  if (const Json& list = setup["expansions"]; !list.items.empty()) {
    text += "expansions";
    for (const Json& one : list.items) text += ' ' + one.text;
    text += '\n';
  }
  const Json& options = setup["options"];
  for (std::size_t i = 0; i < options.names.size(); ++i) {
    const Json& value = options.items[i];
    const bool on_off = value.is(Json::Kind::boolean);
    text += "option " + options.names[i] + ' ' +
            (on_off ? value.truth() ? "on" : "off" : value.text) + '\n';
  }
  const long first = setup["first"].number(0);
  const auto& players = setup["players"].items;
  if (first >= 0 && static_cast<std::size_t>(first) < players.size())
    text += "first " + players[static_cast<std::size_t>(first)]["colour"].text + '\n';
  text += "seed " + setup["seed"].text + '\n';
  for (const Json& line : setup["position"].items) text += line.text + '\n';
  return text;
}

}  // namespace

AnyGame read_told_game(const Catalogue& catalogue, std::string_view text) {
  AnyGame any{"a game told in JSON lines", {}, 0};
  std::vector<std::string> said;  // by line, what it says of the numbers
  std::string record;
  for (int line = 1; !text.empty(); ++line) {
    const std::string_view one = take_line(text);
    const auto told = read_json(one);
    if (!told) {
      any.game.fault = Error{"import.json", std::to_string(line), 0};
      any.line = line;
      return any;
    }
    if (line == 1)
      record = header_of(*told);
    else if (const std::string& action = (*told)["action"].text; !action.empty())
      record += action + '\n';
    said.emplace_back(one);
  }
  ReadRecord read = read_record(catalogue, record);
  const std::size_t header = static_cast<std::size_t>(
      std::count(record.begin(), record.end(), '\n') -
      static_cast<std::ptrdiff_t>(said.size() < 2 ? 0 : said.size() - 1) + 1);
  any.game = {std::move(read.parsed.record), read.begun, std::move(read.fault), {}};
  if (any.game.fault) any.line = std::max(1, any.game.fault->line - static_cast<int>(header) + 2);
  const auto game = make_game(catalogue, any.game.record.setup);
  if (!read.begun || !game) return any;
  State state = initial_state(*game);
  for (std::size_t k = 0; k < said.size() - 1; ++k) {
    const bool last = k == any.game.record.actions.size();
    if (!last) apply(*game, state, any.game.record.actions[k]);
    const std::string numbers = numbers_json(*game, state);
    if (said[k + 1].find(numbers) == std::string::npos) {
      any.game.fault = Error{"import.differs", numbers, 0};
      any.line = static_cast<int>(k) + 2;
      any.game.record.actions.resize(k);
      return any;
    }
    if (last) break;
  }
  return any;
}

}  // namespace bastide::cli

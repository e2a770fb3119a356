// Prints what an engine makes of every link and record in tests/data, a line for each. Compiled
// with the engine and with that into which the skeleton has moved: they must say the same
// (compare.cmake).
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <sstream>

#include "engine/base/hash.hpp"
#include "engine/cli/telling.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "engine/rules/lay_out.hpp"
#include "tests/engine/record_games.hpp"

namespace bastide::skeleton_told {
namespace {

using testing::all_tiles;
using testing::read_data;

// As text and as a link.
void add_paper(Hasher& text, Hasher& link, const Record& record) {
  text.add(write_record(all_tiles(), record));
  const auto coded = encode_link(all_tiles(), record, true);
  link.add(coded ? *coded : coded.error().code);
}

void tell(const std::string& name, const Record& record) {
  Hasher text, link, json, states;
  add_paper(text, link, record);
  const auto game = make_game(all_tiles(), record.setup);
  State state = initial_state(*game), last;
  bool can = false;
  for (const Action& action : record.actions) {
    if (can_begin(*game, state)) {
      last = state;
      can = true;
    }
    Events events;
    apply(*game, state, *listed(*game, state, action), &events);
    json.add(cli::events_json(*game, state, events) + cli::numbers_json(*game, state));
    states.add(state_hash(*game, state));
  }
  if (can) {  // and a game that begins with the last position with which one can
    Record next = record;
    next.setup.position = position_of(*game, last);
    next.actions.clear();
    add_paper(text, link, next);
  }
  const auto number = [](const Hasher& h) { return static_cast<unsigned long long>(h.value); };
  std::printf("%s: %zu actions, text %llx, link %llx, JSON %llx, states %llx\n", name.c_str(),
              record.actions.size(), number(text), number(link), number(json), number(states));
}

void tell_links() {
  std::istringstream lines(read_data("links.txt"));
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (!line.starts_with("#g=")) continue;
    const auto decoded = decode_link(all_tiles(), line.substr(0, line.find(' ')));
    const std::string fault = !decoded         ? decoded.error().code
                              : decoded->fault ? decoded->fault->code
                                               : "";
    tell("links.txt:" + std::to_string(number) + fault, decoded ? decoded->record : Record{});
  }
}

void tell_records(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(testing::data_folder() + folder))
    names.push_back(file.path().filename().string());
  std::sort(names.begin(), names.end());
  for (const std::string& name : names)
    tell(name, read_record(all_tiles(), read_data(folder + "/" + name)).parsed.record);
}

}  // namespace
}  // namespace bastide::skeleton_told

int main() {
  bastide::skeleton_told::tell_links();
  for (const char* folder : {"/examples", "/playthroughs"})
    bastide::skeleton_told::tell_records(folder);
  return 0;
}

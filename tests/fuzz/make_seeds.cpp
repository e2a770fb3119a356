// Writes the fuzzers' seeds: the links, records, lessons and tiles in the project, each also
// converted to a save, a question and whatever else is possible; and a dictionary of the words
// known to the engine.
//   make_seeds SOURCES FOLDER      writes FOLDER/link/0 ..., FOLDER/words.dict
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/tokens.hpp"
#include "engine/formats/formats.hpp"
#include "engine/players/player.hpp"
#include "engine/record/json.hpp"
#include "engine/record/link.hpp"
#include "engine/record/save.hpp"
#include "engine/record/thread.hpp"
#include "engine/record/words.hpp"
#include "engine/rules/set.hpp"
#include "tests/fuzz/page_seeds.hpp"

namespace bastide {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The texts of all files of a folder, in a fixed order.
std::vector<std::string> texts_in(const fs::path& folder) {
  std::set<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(folder)) paths.insert(entry.path());
  std::vector<std::string> texts;
  for (const fs::path& path : paths) texts.push_back(text_of(path));
  return texts;
}

// By fuzzer.
using Seeds = std::map<std::string, std::vector<std::string>>;

void add_record(const Catalogue& catalogue, const Record& record, Seeds& seeds) {
  const std::string text = write_record(catalogue, record);
  SaveHeader header;
  header.name = "Sunday";
  header.time = 1790000000;
  header.notes = {{"scores", "12 30"},
                  {"clock", "5 10 decides - 2841 3000"},
                  {"house", "hand-over"},
                  {"advised", "12+ 40-"},
                  {"link", "00112233445566778899aabbccddeeff 12 0 01234567 89abcdef"}};
  const std::string save = write_save(catalogue, header, record);
  seeds["notation"].push_back(text);
  seeds["save"].push_back(save);
  seeds["protocol"].push_back("{\"ask\":\"new\",\"record\":" + json_string(text) +
                              "}\n{\"ask\":\"legal\"}\n{\"ask\":\"table\"}\n{\"ask\":\"record\"}\n"
                              "{\"ask\":\"play\",\"action\":\"pass\"}\n");
  seeds["page"].push_back('g' + save);
  if (const auto link = write_lab_link(catalogue, record)) seeds["lab"].push_back(*link);
  if (const auto other = write_jcz(catalogue, record)) seeds["jcz"].push_back(*other);
}

// Games that other programs know: those of the project have more.
void add_foreign(const Catalogue& catalogue, Seeds& seeds) {
  for (const ExpansionInfo& info : expansion_infos()) {
    Record record;
    record.setup.first_player = 0;
    record.players = {{"Anna", 1, ""}, {"Bo", 3, ""}};
    record.setup.expansions = info.goes_with_others() ? expansion_bit(info.expansion) : 0;
    record.setup.options.second_edition = info.expansion == Expansion::river;
    const auto game = make_game(catalogue, record.setup);
    if (!game) continue;
    State state = initial_state(*game);
    Random random{static_cast<u64>(info.expansion), 0};
    while (!state.over) {
      record.actions.push_back(decision(*game, state).chance ? chance_outcome(*game, state)
                                                             : random_action(*game, state, random));
      apply(*game, state, record.actions.back());
    }
    add_record(catalogue, record, seeds);
  }
}

// A game between devices, in progress.
void add_thread(const Catalogue& catalogue, Seeds& seeds) {
  Record record;
  record.setup.first_player = 0;
  record.players = {{"Anna", 1, ""}, {"Bo", 3, ""}};
  const FairValue secrets[] = {{1}, {2}};
  const auto game = make_game(catalogue, record.setup);
  if (!game || !invite(record, 1, secrets[0]) || !join(record, 2, secrets[1])) return;
  State state = initial_state(*game);
  FairPlace place;
  for (int steps = 0; steps < 30; ++steps) {
    const u8 device = fair_device(*game, state, record.fair);
    if (device == no_device ||
        !begin_own_step(*game, state, record.fair, place, device, secrets[device]))
      break;
    Random random{static_cast<u64>(steps)};
    record.actions.push_back(decision(*game, state).chance ? chance_outcome(*game, state)
                                                           : random_action(*game, state, random));
    apply(*game, state, record.actions.back());
  }
  if (const auto link = encode_link(catalogue, record, true)) seeds["link"].push_back(*link);
  add_record(catalogue, record, seeds);
}

// One between three, in which a computer plays for the second.
void add_stand_in(const Catalogue& catalogue, Seeds& seeds) {
  Record record;
  record.setup.players = 3;
  record.setup.first_player = 0;
  record.players = {{"Anna", 1, ""}, {"Bo", 3, ""}, {"Cy", 4, ""}};
  const FairValue secrets[] = {{1}, {2}, {3}};
  const auto game = make_game(catalogue, record.setup);
  if (!game || !invite(record, 1, secrets[0]) || !join(record, 2, secrets[1]) ||
      !join(record, 4, secrets[2]))
    return;
  reveal_first(record.fair, 1, secrets[1]);
  State state = initial_state(*game);
  FairPlace place;
  for (int steps = 0; steps < 40; ++steps) {
    u8 device = step_device(*game, state, record.fair, place);
    const auto at = static_cast<u16>(record.actions.size());
    if (device == 1)
      for (const u8 other : {u8{2}, u8{0}})
        give_word(*game, state, record.fair, place, {at, other, 0, 1}, secrets[other]);
    device = step_device(*game, state, record.fair, place);
    if (device == no_device ||
        !begin_own_step(*game, state, record.fair, place, device, secrets[device]))
      break;
    Random random{static_cast<u64>(steps)};
    record.actions.push_back(decision(*game, state).chance ? chance_outcome(*game, state)
                                                           : random_action(*game, state, random));
    apply(*game, state, record.actions.back());
  }
  if (const auto link = encode_link(catalogue, record, true)) seeds["link"].push_back(*link);
  add_record(catalogue, record, seeds);
}

using Words = std::set<std::string, std::less<>>;

// Adds the literal parts of forms such as "place X,Y ROTATION".
void add_form(std::string_view form, Words& words) {
  std::istringstream in{std::string(form)};
  for (std::string word; in >> word;)
    if (word[0] < 'A' || word[0] > 'Z') words.insert(word);
}

Words words_of(const Catalogue& catalogue, const Seeds& seeds) {
  Words words;
  for (const Set* set : all_sets()) {
    words.emplace(set->id);
    if (!set->words) continue;
    for (const LinePart& part : set->words->parts)
      words.insert(part.words.begin(), part.words.end());
    for (const LineForm& form : set->words->lines) add_form(form.words, words);
    for (const ExpectForm& form : set->words->expects) add_form(form.words, words);
  }
  for (int colour = 0; colour < colour_count; ++colour) words.emplace(colour_word(colour));
  for (const ExpansionInfo& info : expansion_infos()) words.emplace(info.id);
  for (const OptionInfo& info : option_infos()) words.emplace(info.id);
  for (const NumberInfo& info : number_infos()) words.emplace(info.id);
  for (const PlayerKind& kind : player_kinds()) words.emplace(kind.id);
  for (const TileType& tile : catalogue.tiles) words.insert(tile.id);
  // The first words of header lines, and all words about tiles.
  for (const char* target : {"notation", "save", "tiles"}) {
    for (std::string_view text : seeds.at(target)) {
      while (!text.empty()) {
        std::istringstream in{std::string(take_line(text))};
        std::string word;
        while (in >> word && word[0] != '#') {
          words.insert(word);
          if (target != std::string_view("tiles")) break;
        }
      }
    }
  }
  return words;
}

bool write(const fs::path& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary);
  return static_cast<bool>(file << text);
}

bool run(const fs::path& sources, const fs::path& folder) {
  const Catalogue catalogue = builtin_catalogue();
  const fs::path data = sources / "tests" / "data";
  Seeds seeds;
  for (const char* file : {"links.txt", "boards.txt", "decisions.txt"}) {
    std::istringstream in(text_of(data / file));
    for (std::string word; in >> word;) {
      if (word.rfind("#g=", 0) != 0) continue;
      seeds["link"].push_back(word);
      if (const auto link = decode_link(catalogue, word))
        add_record(catalogue, link->record, seeds);
    }
  }
  for (const std::string& text : texts_in(data / "examples")) {
    seeds["notation"].push_back(text);
    seeds["page"].push_back('g' + text);
    const auto parsed = parse_record(catalogue, text);
    if (!parsed) continue;
    if (const auto link = encode_link(catalogue, parsed->record, true))
      seeds["link"].push_back(*link);
  }
  if (const auto parsed = parse_record(catalogue, text_of(data / "position.txt"))) {
    add_record(catalogue, parsed->record, seeds);
    if (const auto link = encode_link(catalogue, parsed->record, true))
      seeds["link"].push_back(*link);
  }
  // A replay, with comments on two of its positions.
  seeds["link"].push_back(seeds["link"].front() + "&t=3&c=3:Well%20played%21,12:%C4%8Cesk%C3%A1");
  for (const std::string& text : texts_in(sources / "assets" / "lessons")) {
    seeds["notation"].push_back(text);
    seeds["page"].push_back('l' + text);
  }
  for (const std::string& text : texts_in(sources / "assets" / "tiles"))
    seeds["tiles"].push_back(text);
  add_thread(catalogue, seeds);
  add_stand_in(catalogue, seeds);
  add_foreign(catalogue, seeds);
#ifdef BASTIDE_PAGE
  for (std::string& text : fuzz::page_seeds()) seeds["page"].push_back(std::move(text));
#endif

  bool written = true;
  for (const auto& [target, texts] : seeds) {
    fs::create_directories(folder / target);
    for (std::size_t i = 0; i < texts.size(); ++i)
      written = written && write(folder / target / std::to_string(i), texts[i]);
  }
  std::string dictionary;
  for (const std::string& word : words_of(catalogue, seeds))
    if (!word.empty() && word.find_first_of("\"\\") == word.npos) dictionary += '"' + word + "\"\n";
  return written && write(folder / "words.dict", dictionary);
}

}  // namespace
}  // namespace bastide

int main(int count, char** words) {
  if (count == 3 && bastide::run(words[1], words[2])) return 0;
  std::fprintf(stderr, "make_seeds SOURCES FOLDER\n");
  return 1;
}

#include "engine/formats/jcz_setup.hpp"

#include <algorithm>

#include "engine/formats/jcz_words.hpp"
#include "engine/record/words.hpp"

namespace bastide {
namespace {

bool enabled(const Json& value) { return value.truth() || value.number(0) > 0; }

std::vector<PlayerEntry> read_players(const Json& list) {
  std::vector<PlayerEntry> players;
  for (const Json& one : list.items) {
    if (players.size() == max_players) break;
    PlayerEntry player;
    player.name = clean_name(one["name"].text);
    if (const std::string& id = one["computer"].text; valid_id(id)) player.computer = id;
    const auto taken = [&](u8 colour) {
      return std::any_of(players.begin(), players.end(),
                         [&](const PlayerEntry& other) { return other.colour == colour; });
    };
    const long slot = one["slot"].number(static_cast<long>(players.size()));
    player.colour = jcz_slots[slot >= 0 && slot < colour_count ? slot : 0];
    for (std::size_t next = 0; taken(player.colour) && next < colour_count; ++next)
      player.colour = jcz_slots[next];
    players.push_back(std::move(player));
  }
  return players;
}

void read_sets(const Json& sets, JczSetup& read) {
  for (std::size_t i = 0; i < sets.names.size(); ++i) {
    const std::string& name = sets.names[i];
    if (!enabled(sets.items[i])) continue;
    // Some write the edition of a set behind its name: "flier:1".
    const std::string_view plain = std::string_view(name).substr(0, name.find(':'));
    const auto* known = std::find_if(std::begin(jcz_sets), std::end(jcz_sets),
                                     [&](const JczSet& set) { return set.name == plain; });
    if (known != std::end(jcz_sets)) read.setup.expansions |= known->expansion;
    const bool twice = sets.items[i].number(1) > 1;
    if ((known == std::end(jcz_sets) || twice) && !read.lacks)
      read.lacks = fail("import.set", twice ? name + " " + sets.items[i].text : name);
  }
}

void read_elements(const Json& elements, JczSetup& read) {
  if (!elements.is(Json::Kind::object)) return;
  Setup& setup = read.setup;
  const auto note = [&](std::string_view name, bool has) {
    read.notes.push_back(fail("import.element", (has ? "" : "-") + std::string(name)));
  };
  setup.options.farmers = enabled(elements[jcz_farmers]);
  const ExpansionMask abbot = expansion_bit(Expansion::abbot);
  if (enabled(elements["abbot"]) || enabled(elements["garden"])) setup.expansions |= abbot;
  for (const JczElement& element : jcz_elements)
    if (element.count > 0 && enabled(elements[element.name]))
      read.bare |= element.of & ~setup.expansions;
  setup.expansions |= read.bare;
  for (std::size_t i = 0; i < elements.names.size(); ++i) {
    const std::string& name = elements.names[i];
    if (!enabled(elements.items[i]) || name == jcz_farmers) continue;
    const auto* known =
        std::find_if(std::begin(jcz_elements), std::end(jcz_elements),
                     [&](const JczElement& element) { return element.name == name; });
    const bool ours = known != std::end(jcz_elements) &&
                      (known->of == 0 || (setup.expansions & known->of) != 0) &&
                      (known->count == 0 || elements.items[i].number(known->count) == known->count);
    if (!ours) note(name, true);
  }
  for (const JczElement& element : jcz_elements)
    if (element.of != 0 && (setup.expansions & element.of) != 0 && element.name != "garden" &&
        (element.count > 0 || (read.bare & element.of) == 0) && !enabled(elements[element.name])) {
      if (element.without)
        setup.options.*element.without = true;
      else
        note(element.name, false);
    }
}

void read_rules(const Json& rules, JczSetup& read) {
  for (std::size_t i = 0; i < rules.names.size(); ++i) {
    const std::string& name = rules.names[i];
    const std::string& value = rules.items[i].text;
    bool known = std::find(std::begin(jcz_idle_rules), std::end(jcz_idle_rules), name) !=
                 std::end(jcz_idle_rules);
    for (const JczRule& rule : jcz_rules) {
      if (rule.name != name) continue;
      known |= value == rule.off || value == rule.on;
      if (value == rule.on) read.setup.options.*rule.option = true;
    }
    if (!known)
      read.notes.push_back(fail("import.rule", name + (value.empty() ? "" : " ") + value));
  }
}

}  // namespace

JczSetup jcz_setup(const Json& file) {
  JczSetup read;
  read.players = read_players(file["players"]);
  read.setup.players = static_cast<u8>(read.players.size());
  read.setup.first_player = 0;
  read_sets(file["setup"]["sets"], read);
  read_elements(file["setup"]["elements"], read);
  read_rules(file["setup"]["rules"], read);
  return read;
}

std::vector<Options> jcz_prints(const Setup& setup) {
  std::vector<Options> all = {setup.options};
  // The plain spring and lake are those of the second edition.
  if (!setup.has(Expansion::river)) return all;
  all[0].second_edition = true;
  all.push_back(all[0]);
  all[1].start_tile_in_supply = true;
  return all;
}

}  // namespace bastide

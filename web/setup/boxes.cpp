#include "web/setup/boxes.hpp"

#include <algorithm>

#include "web/sets/campaign.hpp"
#include "web/sets/help_pages.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view ids_in_sight[] = {"base", "c3-base", "big-box-7"};

// Of the base game: a city, a road, a monastery, and where they meet.
constexpr std::string_view base_tiles[tiles_on_box] = {"base/CFFC-two", "base/FFRR",
                                                       "base/FFFF-monastery", "base/CRRR"};

std::string key_of_box(const Box& box) {
  return key_of(box.preset ? "new.preset." : "expansion.", box.id());
}

}  // namespace

std::string_view Box::id() const { return preset ? preset->id : team_game().id; }

ExpansionMask sets_of(const Box& box) {
  return box.preset ? box.preset->expansions : expansion_bit(team_game().expansion);
}

const std::vector<Box>& boxes() {
  static const std::vector<Box> all = [] {
    std::vector<Box> offered;
    for (const Preset& preset : presets())
      if (is_offered(preset)) offered.push_back({&preset});
    offered.push_back({});
    return offered;
  }();
  return all;
}

bool is_in_sight(const Box& box) {
  return !box.preset || std::find(std::begin(ids_in_sight), std::end(ids_in_sight), box.id()) !=
                            std::end(ids_in_sight);
}

const Box* box_of(const NewGameForm& form) {
  const Preset* const preset = form.together ? nullptr : preset_of(form);
  if (!form.together && !preset) return nullptr;
  for (const Box& box : boxes())
    if (box.preset == preset) return &box;
  return nullptr;
}

bool choose_box(NewGameForm& form, const Box& box) {
  if (!box.preset) {
    play_together(form, true);
    return form.players.size() <= most_players(form);
  }
  const std::size_t seats = std::max(form.players.size(), 1 + form.waiting.size());
  if (box.preset->max_players > 1 && seats > box.preset->max_players) return false;
  form.together = false;
  return choose_preset(form, *box.preset);
}

std::string box_name(const Texts& texts, const Box& box) {
  return std::string(tr(texts, key_of_box(box)));
}

std::string box_text(const Texts& texts, const Box& box) {
  return std::string(tr(texts, key_of_box(box) + ".text"));
}

std::vector<std::string_view> tiles_of_box(const Box& box) {
  std::vector<std::string_view> tiles;
  const ExpansionMask expansions = sets_of(box);
  const auto take = [&](std::string_view tile) {
    if (tiles.size() < tiles_on_box) tiles.push_back(tile);
  };
  // One of each set, then more of the first.
  for (const ExpansionPage& page : expansion_pages())
    if ((expansions & expansion_bit(page.expansion.expansion)) && !page.help.tiles.empty())
      take(page.help.tiles.front());
  for (const ExpansionPage& page : expansion_pages())
    if (!box.preset && (expansions & expansion_bit(page.expansion.expansion)))
      for (const std::string_view tile : page.help.tiles.subspan(1)) take(tile);
  for (const std::string_view tile : base_tiles) take(tile);
  return tiles;
}

int minutes_with(const Catalogue& catalogue, NewGameForm form, const Box& box) {
  choose_box(form, box);
  return estimated_minutes(form, tiles_of(catalogue, rules_of(form)));
}

std::string sets_in_words(const Texts& texts, ExpansionMask expansions) {
  std::vector<std::string> sets;
  for (const ExpansionPage& page : expansion_pages())
    if (expansions & expansion_bit(page.expansion.expansion))
      sets.emplace_back(tr(texts, key_of("expansion.", page.expansion.id)));
  return sets.empty() ? std::string() : tr_list(texts, sets);
}

std::string game_in_words(const Texts& texts, const NewGameForm& form) {
  if (const Box* box = box_of(form)) return box_name(texts, *box);
  const std::string sets = sets_in_words(texts, form.expansions);
  return sets.empty() ? std::string(tr(texts, "new.preset.own")) : sets;
}

}  // namespace bastide::web

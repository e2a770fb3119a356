#include "web/setup/day.hpp"

#include <algorithm>
#include <iterator>

#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"
#include "web/session/calendar.hpp"
#include "web/sets/campaign.hpp"
#include "web/setup/boxes.hpp"
#include "web/text/names.hpp"

// assets/days.txt, embedded by the build.
namespace bastide::embedded {
extern const std::string_view days_texts[];
}  // namespace bastide::embedded

namespace bastide::web {
namespace {

constexpr std::string_view weekdays[] = {"monday", "tuesday",  "wednesday", "thursday",
                                         "friday", "saturday", "sunday"};

// The game of a word: false if there is none.
bool find_game(std::string_view word, DayFlavour& flavour) {
  if (read_number(word, flavour.level)) return true;
  for (const Preset& preset : presets())
    if (preset.id == word) flavour.preset = &preset;
  if (flavour.preset) return true;
  const int expansion = expansion_of_word(word);
  if (expansion >= 0) flavour.expansions = expansion_bit(static_cast<Expansion>(expansion));
  return expansion >= 0;
}

std::vector<DayFlavour> read_flavours(std::string_view text) {
  std::vector<DayFlavour> all;
  while (!text.empty()) {
    std::string_view line = take_line(text);
    const std::string_view weekday = take_until(line, ' ');
    const auto found = std::find(std::begin(weekdays), std::end(weekdays), weekday);
    if (found == std::end(weekdays) || take_until(line, ' ') != "=") continue;
    DayFlavour flavour;
    flavour.weekday = static_cast<int>(found - std::begin(weekdays));
    flavour.against = take_until(line, ' ');
    if (flavour.against == "-") flavour.against = {};
    if (find_game(line, flavour)) all.push_back(flavour);
  }
  return all;
}

}  // namespace

const std::vector<DayFlavour>& day_flavours() {
  static const std::vector<DayFlavour> all = read_flavours(embedded::days_texts[0]);
  return all;
}

const DayFlavour& flavour_of_day(int day) {
  std::vector<const DayFlavour*> turns;
  for (const DayFlavour& flavour : day_flavours())
    if (flavour.weekday == weekday_of(day)) turns.push_back(&flavour);
  return *turns[static_cast<std::size_t>(week_of(day)) % turns.size()];
}

NewGameForm form_of_day(std::string_view date) {
  const DayFlavour& flavour = flavour_of_day(day_of_date(date).value_or(0));
  NewGameForm form = default_form();
  if (flavour.preset) choose_preset(form, *flavour.preset);
  form.expansions |= flavour.expansions;
  if (flavour.level > 0) {
    form.together = true;
    form.options.level = flavour.level;
  }
  form.players.resize(flavour.against.empty() ? 1 : 2);
  if (!flavour.against.empty()) form.players[1].computer = flavour.against;
  form.draw_lots = false;
  form.seed = date;
  form.table_rules.no_take_back = true;
  return form;
}

std::string day_in_words(const Texts& texts, const NewGameForm& form) {
  if (form.together)
    return tr(texts, key_of(team_game().id, ".level"), {std::to_string(form.options.level)});
  return game_in_words(texts, form);
}

}  // namespace bastide::web

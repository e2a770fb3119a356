#include "web/setup/kept_setups.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view setups_line = "bastide-setups 1", setup_word = "setup";
constexpr std::size_t most_lines = 200;  // of a set-up

// What makes two set-ups the same: neither a seed that may not be wanted again, nor what is
// unfolded on the screen.
NewGameForm essence(NewGameForm form) {
  form.seed.clear();
  form.show_variants = false;
  return form;
}

// Whether a line of a form is one that this page knows: read_form skips the others, and another
// game than the kept one would begin.
bool is_known_line(std::string_view line) {
  const std::string_view key = take_until(line, ' ');
  if (key == "expansion")
    return std::any_of(expansion_infos().begin(), expansion_infos().end(),
                       [&](const ExpansionInfo& info) { return info.id == line; });
  for (const std::string_view known : {"player", "option", "together", "lots", "clock", "house"})
    if (key == known) return true;
  return false;
}

bool has_setup_name(const KeptSetup& setup) { return !setup.name.empty(); }

void drop_oldest(KeptSetups& kept) {
  std::size_t nameless = 0;
  std::erase_if(kept.all, [&](const KeptSetup& setup) {
    return !has_setup_name(setup) && ++nameless > most_nameless_setups;
  });
}

}  // namespace

std::string write_setups(const KeptSetups& kept) {
  if (kept.all.empty()) return {};
  std::string text = std::string(setups_line) + '\n';
  for (const KeptSetup& setup : kept.all)
    text += std::string(setup_word) + ' ' + setup.name + '\n' + write_form(setup.form);
  return text;
}

KeptSetups read_setups(std::string_view text) {
  KeptSetups kept;
  if (text.empty()) return kept;
  kept.damaged = take_until(text, '\n') != setups_line;
  if (kept.damaged) return kept;
  std::string name, form;
  std::size_t lines = 0;
  bool begun = false, understood = true;
  const auto finish = [&] {
    if (begun && understood && lines > 0)
      kept.all.push_back({std::exchange(name, {}), read_form(form)});
    else
      kept.damaged |= begun;
    form.clear();
    lines = 0;
    understood = true;
  };
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    if (line.substr(0, line.find(' ')) == setup_word) {
      finish();
      begun = true;
      take_until(line, ' ');
      name = clean_name(line, max_game_name_characters);
      continue;
    }
    understood &= is_known_line(line) && ++lines <= most_lines;
    kept.damaged |= !begun;
    form += std::string(line) + '\n';
  }
  finish();
  if (kept.all.size() > most_named_setups + most_nameless_setups) {
    kept.all.resize(most_named_setups + most_nameless_setups);
    kept.damaged = true;
  }
  drop_oldest(kept);
  return kept;
}

void remember_setup(KeptSetups& kept, const NewGameForm& form) {
  KeptSetup now{std::string(name_of_setup(kept, form)), essence(form)};
  std::erase_if(kept.all, [&](const KeptSetup& setup) { return setup.form == now.form; });
  kept.all.insert(kept.all.begin(), std::move(now));
  drop_oldest(kept);
}

bool name_setup(KeptSetups& kept, std::size_t which, std::string_view name) {
  if (which >= kept.all.size()) return false;
  KeptSetup& setup = kept.all[which];
  const std::string clean = clean_name(name, max_game_name_characters);
  const auto named =
      static_cast<std::size_t>(std::count_if(kept.all.begin(), kept.all.end(), has_setup_name));
  if (!clean.empty() && !has_setup_name(setup) && named >= most_named_setups) return false;
  setup.name = clean;
  drop_oldest(kept);
  return true;
}

void forget_setup(KeptSetups& kept, std::size_t which) {
  if (which < kept.all.size())
    kept.all.erase(kept.all.begin() + static_cast<std::ptrdiff_t>(which));
}

std::string_view name_of_setup(const KeptSetups& kept, const NewGameForm& form) {
  const NewGameForm now = essence(form);
  for (const KeptSetup& setup : kept.all)
    if (setup.form == now) return setup.name;
  return {};
}

}  // namespace bastide::web

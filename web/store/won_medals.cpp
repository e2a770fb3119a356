#include "web/store/won_medals.hpp"

#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"
#include "web/platform/kept_text.hpp"
#include "web/session/calendar.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view medals_key = "medals", damaged_key = "medals.damaged";
constexpr std::string_view first_word = "medal ", nothing = "-";

// False if the line is malformed. A later version may have written more words.
bool read_won(std::string_view line, std::string& id, WonMedal& won) {
  if (!line.starts_with(first_word)) return false;
  line.remove_prefix(first_word.size());
  id = take_until(line, ' ');
  const std::string_view date = take_until(line, ' '), slot = take_until(line, ' ');
  const auto day = day_of_date(date);
  if (!valid_id(id) || (!day && date != nothing) || (slot != nothing && !valid_id(slot)))
    return false;
  won.day = day.value_or(0);
  if (slot != nothing) won.slot = slot;
  return true;
}

bool is_earlier(int day, int other) { return day != 0 && (other == 0 || day < other); }

platform::StoreResult keep(const Storage& storage, const WonMedals& won) {
  const std::string text = write_won_medals(won);
  if (text == storage.get(medals_key).value_or("")) return platform::StoreResult::ok;
  return keep_text(storage, medals_key, text);
}

}  // namespace

std::string write_won_medals(const WonMedals& all) {
  std::string text;
  for (const auto& [id, won] : all) {
    text += first_word;
    text += id + ' ' + (won.day == 0 ? std::string(nothing) : date_of_day(won.day)) + ' ';
    text += won.slot.empty() ? std::string(nothing) : won.slot;
    text += '\n';
  }
  return text;
}

WonMedals read_won_medals(std::string_view text, std::string* damaged) {
  WonMedals all;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    std::string id;
    WonMedal won;
    if (read_won(line, id, won))
      merge_won_medals(all, {{std::move(id), std::move(won)}});
    else if (damaged && !line.empty())
      *damaged += std::string(line) + '\n';
  }
  return all;
}

void merge_won_medals(WonMedals& all, const WonMedals& others) {
  for (const auto& [id, other] : others) {
    const auto at = all.find(id);
    if (at == all.end()) {
      if (all.size() < most_won_medals) all.emplace(id, other);
      continue;
    }
    WonMedal& won = at->second;
    const std::string slot = won.slot.empty() ? other.slot : won.slot;
    if (is_earlier(other.day, won.day)) won = other;
    if (won.slot.empty()) won.slot = slot;
  }
}

WonMedals won_by(const Career& career) {
  WonMedals all;
  for (const Medal& medal : all_medals()) {
    if (!is_won(medal, career)) continue;
    WonMedal won;
    if (const StoryGame* const game = won_in(medal, career.games))
      won = {day_of_date(local_date(game->time)).value_or(0), game->slot};
    all.emplace(medal.id, std::move(won));
  }
  return all;
}

std::vector<const Medal*> won_here(const WonMedals& all, std::string_view slot) {
  std::vector<const Medal*> found;
  if (slot.empty()) return found;
  for (const Medal& medal : all_medals())
    if (const auto won = all.find(medal.id); won != all.end() && won->second.slot == slot)
      found.push_back(&medal);
  return found;
}

WonMedals stored_won_medals(const Storage& storage) {
  return read_won_medals(storage.get(medals_key).value_or(""));
}

platform::StoreResult add_won_medals(const Storage& storage, const WonMedals& won) {
  set_damaged_medals_aside(storage);
  WonMedals all = stored_won_medals(storage);
  merge_won_medals(all, won);
  return keep(storage, all);
}

std::string set_damaged_medals_aside(const Storage& storage) {
  std::string damaged;
  const WonMedals won = read_won_medals(storage.get(medals_key).value_or(""), &damaged);
  if (damaged.empty()) return damaged;
  const std::string aside = storage.get(damaged_key).value_or("") + damaged;
  if (storage.set(damaged_key, aside) == platform::StoreResult::ok) keep(storage, won);
  return damaged;
}

}  // namespace bastide::web

#include "web/store/won_medals.hpp"

#include <algorithm>

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

// Whether this page knows it.
bool is_own(std::string_view id) {
  for (const Medal& medal : all_medals())
    if (medal.id == id) return true;
  return false;
}

// `unknown`: how many of all are not is_own(), of which there is a limit.
void take_won(WonMedals& all, std::size_t& unknown, const std::string& id, const WonMedal& other) {
  const auto at = all.find(id);
  if (at == all.end()) {
    if (!is_own(id) && ++unknown > most_won_medals) return;
    all.emplace(id, other);
    return;
  }
  WonMedal& won = at->second;
  const std::string slot = won.slot.empty() ? other.slot : won.slot;
  if (is_earlier(other.day, won.day)) won = other;
  if (won.slot.empty()) won.slot = slot;
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
  std::size_t unknown = 0;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    std::string id;
    WonMedal won;
    if (read_won(line, id, won))
      take_won(all, unknown, id, won);
    else if (damaged && !line.empty())
      *damaged += std::string(line) + '\n';
  }
  return all;
}

void merge_won_medals(WonMedals& all, const WonMedals& others) {
  auto unknown = static_cast<std::size_t>(
      std::count_if(all.begin(), all.end(), [](const auto& one) { return !is_own(one.first); }));
  for (const auto& [id, other] : others) take_won(all, unknown, id, other);
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
  std::string damaged;  // what could not be set aside stays
  WonMedals all = read_won_medals(storage.get(medals_key).value_or(""), &damaged);
  merge_won_medals(all, won);
  return keep_if_new(storage, medals_key, write_won_medals(all) + damaged);
}

std::string set_damaged_medals_aside(const Storage& storage) {
  std::string damaged;
  const WonMedals won = read_won_medals(storage.get(medals_key).value_or(""), &damaged);
  if (damaged.empty()) return damaged;
  const std::string aside = storage.get(damaged_key).value_or("") + damaged;
  if (storage.set(damaged_key, aside) == platform::StoreResult::ok)
    keep_if_new(storage, medals_key, write_won_medals(won));
  return damaged;
}

}  // namespace bastide::web

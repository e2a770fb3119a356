#include "web/sets/campaign.hpp"

#include <algorithm>
#include <tuple>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "web/platform/kept_text.hpp"
#include "web/platform/storage.hpp"
#include "web/session/fair_play.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view campaign_key = "team";

// Numbers separated by single spaces; the rest of the line is left.
bool read_numbers(std::string_view line, int (&numbers)[6]) {
  for (int& number : numbers)
    if (!read_number(take_until(line, ' '), 0, 999, number)) return false;
  return line.empty();
}

TeamResult& place_of(Campaign& campaign, const TeamResult& result) {
  return campaign.best[result.level - 1][result.people - 1];
}

bool is_listed(const TeamResult& result) {
  return result.level >= 1 && result.level <= team_levels && result.people >= 1 &&
         result.people <= most_people;
}

void enter(Campaign& campaign, const TeamResult& result) {
  if (is_listed(result) && is_better(result, place_of(campaign, result)))
    place_of(campaign, result) = result;
}

Campaign stored() {
  Campaign campaign = read_campaign(platform_storage().get(campaign_key).value_or(""));
  campaign.known = true;
  return campaign;
}

}  // namespace

const ExpansionInfo& team_game() {
  const auto& all = expansion_infos();
  return *std::find_if(all.begin(), all.end(), [](const ExpansionInfo& e) { return e.alone; });
}

std::optional<TeamResult> team_result(const Session& session) {
  const Game& game = session.game;
  const State& end = last_state(session);
  if (!end.over) return {};
  const TeamStand stand = team_stand(game, end);
  if (stand.target == 0) return {};
  return TeamResult{game.setup.options.level,
                    game.setup.players,
                    outcome(game, end).winners != 0,
                    stand.points,
                    end.bag_total,
                    stand.left};
}

bool is_better(const TeamResult& result, const TeamResult& than) {
  const auto rank = [](const TeamResult& r) {
    return r.won ? std::tuple(2, r.tiles, r.spare) : std::tuple(int{r.level != 0}, r.points, 0);
  };
  return rank(result) > rank(than);
}

std::string write_campaign(const Campaign& campaign) {
  std::string text;
  for (const auto& level : campaign.best)
    for (const TeamResult& r : level) {
      if (r.level == 0) continue;
      const int numbers[] = {r.level, r.people, r.won, r.points, r.tiles, r.spare};
      for (const int number : numbers) text += std::to_string(number) + ' ';
      text.back() = '\n';
    }
  return text;
}

Campaign read_campaign(std::string_view text) {
  Campaign campaign;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    int n[6] = {};
    if (!read_numbers(line, n) || n[0] > team_levels || n[1] > most_people) continue;
    enter(campaign, {static_cast<u8>(n[0]), static_cast<u8>(n[1]), n[2] != 0, n[3], n[4], n[5]});
  }
  return campaign;
}

const TeamResult& best_result(Campaign& campaign, int level, std::size_t people) {
  if (!campaign.known) campaign = stored();
  return campaign.best[level - 1][people - 1];
}

void keep_result(Campaign& campaign, const Session& session) {
  if (!is_over(session) || session.revision == 0 || !counts(session)) return;
  const auto result = team_result(session);
  const auto is_person = [](const PlayerEntry& player) { return player.computer.empty(); };
  const auto& players = session.record.players;
  if (!result || std::none_of(players.begin(), players.end(), is_person)) return;
  if (!is_better(*result, best_result(campaign, result->level, result->people))) return;
  campaign = stored();  // another tab may have stored others
  enter(campaign, *result);
  keep_text(platform_storage(), campaign_key, write_campaign(campaign));
}

std::string tell_best(const Texts& texts, const TeamResult& result) {
  if (result.level == 0) return std::string(tr(texts, "team.best.none"));
  if (!result.won) return tr(texts, "team.best.lost", {tr_count(texts, "points", result.points)});
  return tr(texts, "team.best.won",
            {tr_count(texts, "team.remained", result.tiles),
             tr_count(texts, "team.spare", result.spare)});
}

std::string tell_result(const Texts& texts, const TeamResult& result) {
  const std::string level = std::to_string(result.level),
                    people = tr_count(texts, "players", result.people),
                    points = tr_count(texts, "points", result.points);
  if (!result.won) return tr(texts, "team.line.lost", {level, people, points});
  return tr(texts, "team.line.won",
            {level, people, points, tr_count(texts, "team.remained", result.tiles),
             tr_count(texts, "team.spare", result.spare)});
}

}  // namespace bastide::web

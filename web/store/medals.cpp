#include "web/store/medals.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <string>

#include "engine/rules/setup.hpp"

namespace bastide::web {
namespace {

// ---- A game -------------------------------------------------------------------------------------

bool won(const StoryGame& game) { return game.result > 0; }
bool of_one(const StoryGame& game) { return game.reach.has_value(); }
bool won_of_others(const StoryGame& game) { return won(game) && !of_one(game); }
bool is_person(const StoryGame& game, std::size_t player) {
  return game.players[player].computer.empty();
}
int persons(const StoryGame& game) {
  int count = 0;
  for (std::size_t p = 0; p < game.players.size(); ++p) count += is_person(game, p);
  return count;
}
bool of_team(const StoryGame& game) {
  for (const ExpansionInfo& info : expansion_infos())
    if (info.alone && (game.sets & static_cast<long>(expansion_bit(info.expansion)))) return true;
  return false;
}
bool beat(const StoryGame& game, std::string_view computer) {
  return won(game) && std::any_of(game.players.begin(), game.players.end(),
                                  [&](const StoryPlayer& p) { return p.computer == computer; });
}

bool any(const StoryGame&) { return true; }
bool has_many_sets(const StoryGame& game) {
  constexpr int many = 8;
  return std::popcount(static_cast<unsigned long>(game.sets)) >= many;
}
bool won_together(const StoryGame& game) { return won(game) && of_team(game); }
bool beat_mason(const StoryGame& game) { return beat(game, "mason"); }
bool beat_castellan(const StoryGame& game) { return beat(game, "castellan"); }
bool far_ahead(const StoryGame& game) { return won(game) && lead(game).value_or(0) >= 40; }
bool has_hundred(const StoryGame& game) { return own_points(game) >= 100 && !of_team(game); }
bool played_finely(const StoryGame& game) { return game.lost >= 0 && game.lost <= 5; }
bool by_a_point(const StoryGame& game) { return won(game) && lead(game) == 1; }
bool had_bad_luck(const StoryGame& game) {
  return won(game) && game.luck.value_or(game.printed) <= -50;
}
bool has_large_city(const StoryGame& game) { return game.city >= 24; }
bool has_long_road(const StoryGame& game) { return game.road >= 10; }
bool lost_far(const StoryGame& game) { return game.result < 0 && lead(game).value_or(0) <= -30; }
bool came_far(const StoryGame& game) { return game.reach && game.reach->marks >= 4; }
bool drew(const StoryGame& game) { return game.result == 0; }
bool has_fields(const StoryGame& game) { return game.kinds[story_fields] >= 30; }
bool has_monasteries(const StoryGame& game) { return game.kinds[story_monasteries] >= 27; }
bool had_company(const StoryGame& game) { return persons(game) > 1; }
bool beat_person(const StoryGame& game) { return won(game) && persons(game) > 1 && !of_team(game); }
bool had_full_table(const StoryGame& game) { return persons(game) >= 4; }

// ---- All of them --------------------------------------------------------------------------------

template <bool (*is)(const StoryGame&)>
int games(const Career& career) {
  return static_cast<int>(std::count_if(career.games.begin(), career.games.end(), is));
}

int different_sets(const Career& career) {
  unsigned long all = 0;
  for (const StoryGame& game : career.games) all |= static_cast<unsigned long>(game.sets);
  return std::popcount(all);
}

int different_computers(const Career& career) {
  std::set<std::string_view> all;
  for (const StoryGame& game : career.games)
    for (const StoryPlayer& player : game.players)
      if (!player.computer.empty()) all.insert(player.computer);
  return static_cast<int>(all.size());
}

int personas_beaten(const Career& career) {
  int count = 0;
  for (const std::string_view persona : {"architect", "ploughman", "poacher"})
    count += std::any_of(career.games.begin(), career.games.end(),
                         [&](const StoryGame& game) { return beat(game, persona); });
  return count;
}

int won_in_a_row(const Career& career) {
  int longest = 0, row = 0;
  for (const StoryGame& game : career.games) {
    if (of_one(game)) continue;
    row = won(game) ? row + 1 : 0;
    longest = std::max(longest, row);
  }
  return longest;
}

int lessons(const Career& career) { return career.lessons; }
int puzzles(const Career& career) { return career.puzzles; }
int days(const Career& career) { return career.days; }

constexpr Medal medals[] = {
    {"first-game", MedalKind::played, 1, games<any>},
    {"ten-games", MedalKind::played, 10, games<any>},
    {"hundred-games", MedalKind::played, 100, games<any>},
    {"ten-sets", MedalKind::played, 10, different_sets},
    {"big-box", MedalKind::played, 1, games<has_many_sets>},
    {"faces", MedalKind::played, 5, different_computers},
    {"together", MedalKind::played, 1, games<won_together>, MedalPlace::team},
    {"lessons", MedalKind::played, 10, lessons, MedalPlace::lessons},
    {"week", MedalKind::played, 7, days, MedalPlace::day},

    {"first-win", MedalKind::mastered, 1, games<won_of_others>},
    {"beat-mason", MedalKind::mastered, 1, games<beat_mason>},
    {"beat-castellan", MedalKind::mastered, 1, games<beat_castellan>},
    {"beat-personas", MedalKind::mastered, 3, personas_beaten},
    {"five-in-a-row", MedalKind::mastered, 5, won_in_a_row},
    {"hundred-points", MedalKind::mastered, 1, games<has_hundred>},
    {"far-ahead", MedalKind::mastered, 1, games<far_ahead>},
    {"fine-play", MedalKind::mastered, 1, games<played_finely>},
    {"fifty-puzzles", MedalKind::mastered, 50, puzzles, MedalPlace::puzzles},
    {"to-market", MedalKind::mastered, 1, games<came_far>},

    {"whisker", MedalKind::curious, 1, games<by_a_point>},
    {"poor-hand", MedalKind::curious, 1, games<had_bad_luck>},
    {"large-city", MedalKind::curious, 1, games<has_large_city>},
    {"long-road", MedalKind::curious, 1, games<has_long_road>},
    {"good-sport", MedalKind::curious, 1, games<lost_far>},
    {"draw", MedalKind::curious, 1, games<drew>},
    {"fields", MedalKind::curious, 1, games<has_fields>},
    {"monasteries", MedalKind::curious, 1, games<has_monasteries>},

    {"company", MedalKind::friends, 1, games<had_company>, MedalPlace::friends},
    {"beat-person", MedalKind::friends, 1, games<beat_person>, MedalPlace::friends},
    {"full-table", MedalKind::friends, 1, games<had_full_table>, MedalPlace::friends},
    {"ten-evenings", MedalKind::friends, 10, games<had_company>, MedalPlace::friends},
};

}  // namespace

int own_points(const StoryGame& game) {
  return game.players[static_cast<std::size_t>(game.me)].points;
}

std::optional<int> lead(const StoryGame& game) {
  std::optional<int> best;
  for (std::size_t p = 0; p < game.players.size(); ++p)
    if (static_cast<int>(p) != game.me)
      best = std::max(best.value_or(game.players[p].points), game.players[p].points);
  if (!best || of_team(game)) return std::nullopt;
  return own_points(game) - *best;
}

std::span<const Medal> all_medals() { return medals; }

bool is_won(const Medal& medal, const Career& career) { return medal.done(career) >= medal.needed; }

const StoryGame* won_in(const Medal& medal, std::span<const StoryGame> games) {
  if (!is_won(medal, {games})) return nullptr;
  std::size_t low = 0, high = games.size();  // not yet after so many games; after so many it is
  while (high - low > 1) {
    const std::size_t middle = (low + high) / 2;
    (is_won(medal, {games.first(middle)}) ? high : low) = middle;
  }
  return high == 0 ? nullptr : &games[high - 1];
}

}  // namespace bastide::web

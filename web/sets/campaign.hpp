// The best results of the game played as a team, by level and team size, kept in the browser's
// storage.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/rules/setup.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

// The standalone game played together.
const ExpansionInfo& team_game();

struct TeamResult {
  u8 level = 0, people = 0;  // 0: not played
  bool won = false;
  int points = 0;            // the least of three scores, where there are several
  int tiles = 0, spare = 0;  // left over; spare: in the bank
  friend bool operator==(const TeamResult&, const TeamResult&) = default;
};

// The result of a finished game; nothing if it is not over, or another game.
std::optional<TeamResult> team_result(const Session& session);

// Winning with more tiles left is better, then with more to spare; or losing with more points.
bool is_better(const TeamResult& result, const TeamResult& than);

inline constexpr int team_levels = 6, most_people = 6;

struct Campaign {
  bool known = false;  // whether it has been loaded
  TeamResult best[team_levels][most_people];
};

std::string write_campaign(const Campaign& campaign);
Campaign read_campaign(std::string_view text);  // ignores what it does not understand

const TeamResult& best_result(Campaign& campaign, int level, std::size_t people);
// Stores the result of a game just played to its end on this device.
void keep_result(Campaign& campaign, const Session& session);

// "Won: 12 tiles left, 5 in the bank"; with level and team if it is for people elsewhere.
std::string tell_best(const Texts& texts, const TeamResult& result);
std::string tell_result(const Texts& texts, const TeamResult& result);

}  // namespace bastide::web

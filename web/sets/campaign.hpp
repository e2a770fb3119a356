// The best results of the game that is played in a team, by level and size of the team, kept in the
// browser's storage.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/rules/setup.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

// The game of its own that is played together.
const ExpansionInfo& team_game();

struct TeamResult {
  u8 level = 0, people = 0;  // 0: not played
  bool won = false;
  int points = 0;            // with three scores the least
  int tiles = 0, spare = 0;  // left; spare: in the bank
  friend bool operator==(const TeamResult&, const TeamResult&) = default;
};

// Of a game that is over; nothing if it is not, or another game.
std::optional<TeamResult> team_result(const Session& session);

// Won with more tiles left, then more to spare, or lost with more points.
bool is_better(const TeamResult& result, const TeamResult& than);

inline constexpr int team_levels = 6, most_people = 6;

struct Campaign {
  bool known = false;  // it has been read
  TeamResult best[team_levels][most_people];
};

std::string write_campaign(const Campaign& campaign);
Campaign read_campaign(std::string_view text);  // ignores what it does not understand

const TeamResult& best_result(Campaign& campaign, int level, std::size_t people);
// Keeps the result of a game that somebody has just played to its end here.
void keep_result(Campaign& campaign, const Session& session);

// "Won: 12 tiles left, 5 in the bank", and with level and team for somebody elsewhere.
std::string tell_best(const Texts& texts, const TeamResult& result);
std::string tell_result(const Texts& texts, const TeamResult& result);

}  // namespace bastide::web

// A tournament as its organiser keeps it: who plays, what each round paired, what came of it. A
// value; everything else is derived from it. Rounds are Swiss at first: everybody plays each of
// them, against somebody with about as many points. The best then may go on to a knock-out.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "web/session/match.hpp"

namespace bastide::web {

inline constexpr std::size_t most_entrants = 64, fewest_entrants = 4;
inline constexpr int most_swiss_rounds = 12;
inline constexpr int nobody = -1;
inline std::size_t index_of(int entrant) { return static_cast<std::size_t>(entrant); }
inline constexpr std::string_view without_link = "-";  // the id of a game entered by hand

struct Entrant {
  std::string name;          // as on its links; no two are equal
  bool here = false;         // checked in: only these are paired in the first round
  int from = 0;              // the first round that it may play, by index: later for a late entry
  std::optional<int> until;  // the first round that it does not play any more
  friend bool operator==(const Entrant&, const Entrant&) = default;
};

struct Pairing {
  // Indices of entrants; the first one begins the first game. The second is `nobody` in a bye.
  std::array<int, 2> players{nobody, nobody};
  std::vector<MatchGame> games;
  std::vector<std::string> ids;  // of the links of these games; or without_link
  std::optional<u8> walkover;    // has won without playing on: the other one did not come
  friend bool operator==(const Pairing&, const Pairing&) = default;
};

enum class RoundKind : u8 { swiss, knockout };

struct TournamentRound {
  RoundKind stage = RoundKind::swiss;
  std::vector<Pairing> tables;  // table 1 first
  friend bool operator==(const TournamentRound&, const TournamentRound&) = default;
};

struct TournamentPlan {
  int swiss = 4;                     // rounds
  int knockout = 4;                  // how many go on to it: 0, or a power of two up to 16
  std::array<int, 2> best_of{1, 3};  // games of a Swiss pairing, and of one of the knock-out
  TieRule ties = TieRule::shared;
  int minutes = 15;  // each player's for a game; 0: no clock
  std::string box;   // the id of a preset that all games are played with; empty: any
  u64 lots = 1;      // from which all lots are drawn, so that anybody can draw them again
  friend bool operator==(const TournamentPlan&, const TournamentPlan&) = default;
};

struct Tournament {
  std::string name;
  TournamentPlan plan;
  std::vector<Entrant> entrants;
  std::vector<TournamentRound> rounds;
  friend bool operator==(const Tournament&, const Tournament&) = default;
};

// What a pairing is as a match. Equal knock-out matches go on until somebody is ahead.
Match match_of(const Tournament& tournament, RoundKind stage, const Pairing& pairing);
// Whether it has its result: a winner, a tie in a Swiss round, or it is a bye.
bool is_decided(const Tournament& tournament, RoundKind stage, const Pairing& pairing);
// Who has won it, 0 or 1; nobody: it is equal, or goes on.
std::optional<u8> winner_of(const Tournament& tournament, RoundKind stage, const Pairing& pairing);

// Whether an entrant is to be paired in the next round.
bool plays_on(const Tournament& tournament, const Entrant& entrant);

// Adds an entrant, for the next round at the earliest. Codes "tournament.name" (detail: the name is
// empty, not allowed or there already), "tournament.full".
Expected<void> enter(Tournament& tournament, std::string_view name);
// From the next round on the entrant does not play. A table at which it has still to play is the
// other one's; so is the next match of a knock-out. Before the first round the entrant is taken off
// the list.
void withdraw(Tournament& tournament, std::size_t entrant);
// Back again, from the next round on.
void come_back(Tournament& tournament, std::size_t entrant);

// Adds the next round. Codes "tournament.results" (detail: the number of a table without a result),
// "tournament.few": fewer than two can play, "tournament.over".
Expected<void> pair_next_round(Tournament& tournament);
bool is_over(const Tournament& tournament);
// Takes back the last round with its results. False: there is none.
bool undo_round(Tournament& tournament);

}  // namespace bastide::web

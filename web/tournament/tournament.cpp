#include "web/tournament/tournament.hpp"

#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/record/words.hpp"
#include "web/tournament/pairs.hpp"
#include "web/tournament/standings.hpp"

namespace bastide::web {
namespace {

int rounds_of(const Tournament& tournament) { return static_cast<int>(tournament.rounds.size()); }

// Entrants who play the next round, the best first.
std::vector<Standing> who_plays(const Tournament& tournament) {
  std::vector<Standing> all = standings(tournament);
  const auto gone = [&](const Standing& standing) {
    return !plays_on(tournament, tournament.entrants[index_of(standing.entrant)]);
  };
  all.erase(std::remove_if(all.begin(), all.end(), gone), all.end());
  return all;
}

int times_met(const Tournament& tournament, int one, int other) {
  int times = 0;
  for (const TournamentRound& round : tournament.rounds)
    for (const Pairing& table : round.tables)
      times += table.players == std::array{one, other} || table.players == std::array{other, one};
  return times;
}

int byes_of(const Tournament& tournament, int entrant) {
  int times = 0;
  for (const TournamentRound& round : tournament.rounds)
    for (const Pairing& table : round.tables) times += table.players == std::array{entrant, nobody};
  return times;
}

int times_first(const Tournament& tournament, int entrant) {
  int times = 0;
  for (const TournamentRound& round : tournament.rounds)
    for (const Pairing& table : round.tables)
      times += table.players[0] == entrant && table.players[1] != nobody;
  return times;
}

// The lowest of those with the fewest byes.
std::size_t bye_for(const Tournament& tournament, const std::vector<Standing>& players) {
  std::size_t found = players.size() - 1;
  for (std::size_t i = players.size(); i-- > 0;)
    if (byes_of(tournament, players[i].entrant) < byes_of(tournament, players[found].entrant))
      found = i;
  return found;
}

// Nobody meets the same opponent again if that can be avoided; then points are to be as equal as
// possible; among equals the upper half meets the lower one.
PairCosts swiss_costs(const Tournament& tournament, const std::vector<Standing>& players) {
  constexpr i64 met_again = 1'000'000'000, unequal = 100'000;
  const std::size_t n = players.size();
  PairCosts costs(n, std::vector<i64>(n));
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = i + 1; j < n; ++j) {
      const i64 difference = players[i].halves - players[j].halves;
      const auto level = std::count_if(players.begin(), players.end(), [&](const Standing& other) {
        return other.halves == players[i].halves;
      });
      const i64 apart = static_cast<i64>(j - i);
      const i64 preference = difference == 0 ? std::abs(apart - level / 2) : apart;
      costs[i][j] = met_again * times_met(tournament, players[i].entrant, players[j].entrant) +
                    unequal * difference * difference + preference;
    }
  return costs;
}

// Whoever has begun less often begins; if that is equal, the lot decides.
Pairing seated(const Tournament& tournament, int one, int other, std::size_t table) {
  constexpr u64 apart = most_entrants;  // the lots of a round from those of the next
  const int lead = times_first(tournament, one) - times_first(tournament, other);
  const u64 number = apart * (tournament.rounds.size() + 1) + table;
  const bool turned = lead != 0 ? lead > 0 : (random_at(tournament.plan.lots, number) & 1) != 0;
  return {turned ? std::array{other, one} : std::array{one, other}, {}, {}, {}};
}

TournamentRound swiss_round(const Tournament& tournament, std::vector<Standing> players) {
  TournamentRound round{RoundKind::swiss, {}};
  int bye = nobody;
  if (players.size() % 2 != 0) {
    const std::size_t at = bye_for(tournament, players);
    bye = players[at].entrant;
    players.erase(players.begin() + static_cast<std::ptrdiff_t>(at));
  }
  auto pairs = cheapest_pairs(swiss_costs(tournament, players));
  std::sort(pairs.begin(), pairs.end());  // the leaders at table 1
  for (const auto& [one, other] : pairs)
    round.tables.push_back(seated(tournament, players[index_of(one)].entrant,
                                  players[index_of(other)].entrant, round.tables.size()));
  if (bye != nobody) round.tables.push_back({{bye, nobody}, {}, {}, {}});
  return round;
}

// The best against the last, so that the best two can meet only in the final.
TournamentRound first_knockout_round(const Tournament& tournament,
                                     const std::vector<Standing>& players) {
  std::size_t size = 2;
  while (size * 2 <= players.size() && size * 2 <= index_of(tournament.plan.knockout)) size *= 2;
  std::vector<std::size_t> seeds{0};
  while (seeds.size() < size) {
    std::vector<std::size_t> next;
    for (const std::size_t seed : seeds) {
      next.push_back(seed);
      next.push_back(2 * seeds.size() - 1 - seed);
    }
    seeds = std::move(next);
  }
  TournamentRound round{RoundKind::knockout, {}};
  for (std::size_t i = 0; i < size; i += 2)
    round.tables.push_back(seated(tournament, players[seeds[i]].entrant,
                                  players[seeds[i + 1]].entrant, round.tables.size()));
  return round;
}

TournamentRound next_knockout_round(const Tournament& tournament) {
  const TournamentRound& last = tournament.rounds.back();
  TournamentRound round{RoundKind::knockout, {}};
  const auto of_table = [&](std::size_t table, bool won) {
    const Pairing& pairing = last.tables[table];
    const u8 winner = winner_of(tournament, RoundKind::knockout, pairing).value_or(0);
    return pairing.players[won ? winner : 1 - winner];
  };
  for (std::size_t i = 0; i + 1 < last.tables.size(); i += 2)
    round.tables.push_back(seated(tournament, of_table(i, true), of_table(i + 1, true), i / 2));
  if (last.tables.size() == 2)  // the final, and the match for the third place
    round.tables.push_back(seated(tournament, of_table(0, false), of_table(1, false), 1));
  return round;
}

bool knockout_begun(const Tournament& tournament) {
  return !tournament.rounds.empty() && tournament.rounds.back().stage == RoundKind::knockout;
}

// The last round is the final: its tables are that, and perhaps the match for the third place, for
// which the round before must have had two tables.
bool final_reached(const Tournament& tournament) {
  if (!knockout_begun(tournament)) return false;
  const std::size_t tables = tournament.rounds.back().tables.size();
  const bool after_two =
      tournament.rounds.size() > 1 &&
      tournament.rounds[tournament.rounds.size() - 2].stage == RoundKind::knockout &&
      tournament.rounds[tournament.rounds.size() - 2].tables.size() == 2;
  return tables == 1 || after_two;
}

// Whoever has withdrawn meanwhile loses the match of the knock-out that is due.
void pass_those_gone(Tournament& tournament) {
  for (Pairing& table : tournament.rounds.back().tables)
    for (const u8 p : {u8{0}, u8{1}})
      if (tournament.entrants[index_of(table.players[p])].until && !table.walkover)
        table.walkover = static_cast<u8>(1 - p);
}

// The table of the last round without a result; 0: all have one.
std::size_t undecided_table(const Tournament& tournament) {
  if (tournament.rounds.empty()) return 0;
  const TournamentRound& last = tournament.rounds.back();
  for (std::size_t i = 0; i < last.tables.size(); ++i)
    if (!is_decided(tournament, last.stage, last.tables[i])) return i + 1;
  return 0;
}

}  // namespace

Match match_of(const Tournament& tournament, RoundKind stage, const Pairing& pairing) {
  return {tournament.plan.best_of[static_cast<std::size_t>(stage)], tournament.plan.ties,
          pairing.games};
}

std::optional<u8> winner_of(const Tournament& tournament, RoundKind stage, const Pairing& pairing) {
  if (pairing.players[1] == nobody) return u8{0};
  if (pairing.walkover) return pairing.walkover;
  const Match match = match_of(tournament, stage, pairing);
  if (const auto winner = match_winner(match)) return winner;
  const MatchScore score = match_score(match);
  const bool extra = stage == RoundKind::knockout && score.counted > match.best_of;
  if (!extra || score.halves[0] == score.halves[1]) return {};
  return static_cast<u8>(score.halves[1] > score.halves[0]);
}

bool is_decided(const Tournament& tournament, RoundKind stage, const Pairing& pairing) {
  if (winner_of(tournament, stage, pairing)) return true;
  return stage == RoundKind::swiss && match_over(match_of(tournament, stage, pairing));
}

bool plays_on(const Tournament& tournament, const Entrant& entrant) {
  const int next = rounds_of(tournament);
  return entrant.here && entrant.from <= next && (!entrant.until || *entrant.until > next);
}

Expected<void> enter(Tournament& tournament, std::string_view name) {
  std::string clean = clean_name(name);
  clean.erase(0, clean.find_first_not_of(' '));
  clean.erase(clean.find_last_not_of(' ') + 1);
  const auto same = [&](const Entrant& other) { return other.name == clean; };
  if (clean.empty() || std::any_of(tournament.entrants.begin(), tournament.entrants.end(), same))
    return fail("tournament.name", clean);
  if (tournament.entrants.size() == most_entrants) return fail("tournament.full");
  // Who comes late is there already.
  const int next = rounds_of(tournament);
  tournament.entrants.push_back({clean, next > 0, next, {}});
  return {};
}

void withdraw(Tournament& tournament, std::size_t entrant) {
  if (tournament.rounds.empty()) {
    tournament.entrants.erase(tournament.entrants.begin() + static_cast<std::ptrdiff_t>(entrant));
    return;
  }
  tournament.entrants[entrant].until = rounds_of(tournament);
  TournamentRound& round = tournament.rounds.back();
  for (Pairing& table : round.tables)
    for (const u8 p : {u8{0}, u8{1}})
      if (table.players[p] == static_cast<int>(entrant) &&
          !is_decided(tournament, round.stage, table))
        table.walkover = static_cast<u8>(1 - p);
}

void come_back(Tournament& tournament, std::size_t entrant) {
  Entrant& back = tournament.entrants[entrant];
  back.until = {};
  back.here = true;
  back.from = rounds_of(tournament);
}

bool is_over(const Tournament& tournament) {
  if (tournament.rounds.empty() || undecided_table(tournament) != 0) return false;
  if (knockout_begun(tournament)) return final_reached(tournament);
  return rounds_of(tournament) >= tournament.plan.swiss && tournament.plan.knockout < 2;
}

Expected<void> pair_next_round(Tournament& tournament) {
  if (const std::size_t table = undecided_table(tournament))
    return fail("tournament.results", std::to_string(table));
  if (is_over(tournament)) return fail("tournament.over");
  if (knockout_begun(tournament)) {
    tournament.rounds.push_back(next_knockout_round(tournament));
    pass_those_gone(tournament);
    return {};
  }
  const std::vector<Standing> players = who_plays(tournament);
  if (players.size() < 2) return fail("tournament.few");
  tournament.rounds.push_back(rounds_of(tournament) < tournament.plan.swiss
                                  ? swiss_round(tournament, players)
                                  : first_knockout_round(tournament, players));
  return {};
}

bool undo_round(Tournament& tournament) {
  if (tournament.rounds.empty()) return false;
  tournament.rounds.pop_back();
  const int next = rounds_of(tournament);
  for (Entrant& entrant : tournament.entrants) {
    entrant.from = std::min(entrant.from, next);
    if (entrant.until) entrant.until = std::min(*entrant.until, next);
    if (next == 0) entrant.until.reset();  // there is nothing to have withdrawn from
  }
  return true;
}

}  // namespace bastide::web

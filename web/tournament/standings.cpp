#include "web/tournament/standings.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "engine/base/random.hpp"

namespace bastide::web {
namespace {

// What a table gives to the player in one of its seats.
void add_table(const Tournament& tournament, const TournamentRound& round, const Pairing& table,
               u8 seat, Standing& standing) {
  if (!is_decided(tournament, round.stage, table)) return;
  const auto winner = winner_of(tournament, round.stage, table);
  standing.halves += winner ? 2 * (*winner == seat) : 1;
  (!winner ? standing.equal : *winner == seat ? standing.won : standing.lost) += 1;
  for (const MatchGame& game : table.games) {
    standing.margin += game.points[seat] - game.points[1u - seat];
    standing.points += game.points[seat];
  }
}

template <class Visit>
void for_each_swiss_seat(const Tournament& tournament, Visit visit) {
  for (const TournamentRound& round : tournament.rounds) {
    if (round.stage != RoundKind::swiss) continue;
    for (const Pairing& table : round.tables)
      for (const u8 seat : {u8{0}, u8{1}})
        if (table.players[seat] != nobody) visit(round, table, seat);
  }
}

auto rank_of(const Standing& standing) {
  return std::tuple{-standing.halves, -standing.opponents, -standing.margin, -standing.points};
}

}  // namespace

bool are_level(const Standing& one, const Standing& other) {
  return rank_of(one) == rank_of(other);
}

std::vector<int> order_by_lot(const Tournament& tournament) {
  std::vector<int> order(tournament.entrants.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int one, int other) {
    return random_at(tournament.plan.lots, static_cast<u64>(one)) <
           random_at(tournament.plan.lots, static_cast<u64>(other));
  });
  return order;
}

std::vector<Standing> standings(const Tournament& tournament) {
  std::vector<Standing> by_entrant(tournament.entrants.size());
  for (std::size_t i = 0; i < by_entrant.size(); ++i) by_entrant[i].entrant = static_cast<int>(i);
  for_each_swiss_seat(tournament, [&](const TournamentRound& round, const Pairing& table, u8 seat) {
    add_table(tournament, round, table, seat, by_entrant[index_of(table.players[seat])]);
  });
  for_each_swiss_seat(tournament, [&](const TournamentRound& round, const Pairing& table, u8 seat) {
    if (!is_decided(tournament, round.stage, table)) return;
    const int other = table.players[1u - seat];
    const bool played = other != nobody && !table.walkover;
    Standing& own = by_entrant[index_of(table.players[seat])];
    own.opponents += by_entrant[index_of(played ? other : table.players[seat])].halves;
  });
  std::vector<Standing> sorted;
  for (const int entrant : order_by_lot(tournament))
    sorted.push_back(by_entrant[index_of(entrant)]);
  std::stable_sort(sorted.begin(), sorted.end(), [](const Standing& one, const Standing& other) {
    return rank_of(one) < rank_of(other);
  });
  return sorted;
}

std::vector<int> final_places(const Tournament& tournament) {
  std::vector<int> places;
  if (!is_over(tournament) || tournament.rounds.back().stage != RoundKind::knockout) return places;
  for (const Pairing& table : tournament.rounds.back().tables) {
    const u8 winner = winner_of(tournament, RoundKind::knockout, table).value_or(0);
    places.push_back(table.players[winner]);
    places.push_back(table.players[1u - winner]);
  }
  return places;
}

}  // namespace bastide::web

#include "web/tournament/result.hpp"

#include <algorithm>

#include "engine/base/hash.hpp"
#include "engine/record/address.hpp"
#include "engine/record/link.hpp"
#include "web/session/match_game.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

struct Read {
  Address address;
  Record record;
};

Expected<Read> read_link(const Catalogue& catalogue, std::string_view link) {
  Read read{parse_address(link), {}};
  auto decoded = decode_link(catalogue, read.address.text);
  if (!decoded) return decoded.error();
  if (decoded->fault) return *decoded->fault;
  read.record = std::move(decoded->record);
  return read;
}

std::string names_of(const Record& record) {
  std::string names;
  for (const PlayerEntry& player : record.players)
    names += (names.empty() ? "" : ", ") + player.name;
  return names;
}

// The seat of each player of a pairing; nothing: others play.
std::optional<std::array<std::size_t, 2>> seats_of(const Tournament& tournament,
                                                   const Pairing& pairing, const Record& record) {
  if (record.players.size() != 2 || pairing.players[1] == nobody) return {};
  const auto name = [&](std::size_t p) -> const std::string& {
    return tournament.entrants[static_cast<std::size_t>(pairing.players[p])].name;
  };
  for (const std::size_t first : {std::size_t{0}, std::size_t{1}})
    if (record.players[first].name == name(0) && record.players[1 - first].name == name(1))
      return std::array{first, 1 - first};
  return {};
}

bool is_played_with(const Setup& setup, std::string_view box) {
  if (box.empty()) return true;
  const auto& all = presets();
  const auto preset =
      std::find_if(all.begin(), all.end(), [&](const Preset& other) { return other.id == box; });
  return preset != all.end() && setup.expansions == preset->expansions &&
         setup.options == preset->options && !setup.position;
}

std::string id_of(std::string_view text) {
  Hasher hash;
  hash.add(link_value(text, "g="));
  constexpr std::string_view digits = "0123456789abcdef";
  std::string id;
  for (int k = 0; k < 12; ++k) id += digits[hash.value >> (4 * k) & 15];
  return id;
}

bool is_entered(const Tournament& tournament, std::string_view id) {
  for (const TournamentRound& round : tournament.rounds)
    for (const Pairing& table : round.tables)
      if (std::find(table.ids.begin(), table.ids.end(), id) != table.ids.end()) return true;
  return false;
}

}  // namespace

Expected<HandedIn> read_result(const Catalogue& catalogue, const Tournament& tournament,
                               std::size_t table, std::string_view link) {
  const auto read = read_link(catalogue, link);
  if (!read) return read.error();
  const TournamentRound& round = tournament.rounds.back();
  const Pairing& pairing = round.tables[table];
  const auto seats = seats_of(tournament, pairing, read->record);
  if (!seats) return fail("tournament.players", names_of(read->record));
  if (is_decided(tournament, round.stage, pairing)) return fail("tournament.decided");
  HandedIn result{{}, id_of(read->address.text)};
  if (is_entered(tournament, result.id)) return fail("tournament.twice");
  if (!is_played_with(read->record.setup, tournament.plan.box)) return fail("tournament.box");
  auto played = open_session(catalogue, read->record);
  if (!played) return played.error();
  ChessClock& clock = played->table_rules.clock;
  read_linked_clock(read->address.clock, clock);
  if (clock.minutes != tournament.plan.minutes)
    return fail("tournament.clock", std::to_string(clock.minutes));
  const MatchGame by_seat = game_of_match(*played);
  if (!is_over(*played) && !by_seat.timed_out) return fail("tournament.unfinished");
  const u8 begins = next_to_begin(match_of(tournament, round.stage, pairing));
  if (played->positions[0].active != (*seats)[begins])
    return fail("tournament.begins",
                tournament.entrants[static_cast<std::size_t>(pairing.players[begins])].name);
  for (std::size_t p = 0; p < 2; ++p) {
    result.game.points[p] = by_seat.points[(*seats)[p]];
    result.game.seconds[p] = by_seat.seconds[(*seats)[p]];
    if (by_seat.timed_out == (*seats)[p]) result.game.timed_out = static_cast<u8>(p);
  }
  return result;
}

Expected<std::size_t> table_of(const Catalogue& catalogue, const Tournament& tournament,
                               std::string_view link) {
  const auto read = read_link(catalogue, link);
  if (!read) return read.error();
  if (!tournament.rounds.empty()) {
    const std::vector<Pairing>& tables = tournament.rounds.back().tables;
    for (std::size_t i = 0; i < tables.size(); ++i)
      if (seats_of(tournament, tables[i], read->record)) return i;
  }
  return fail("tournament.players", names_of(read->record));
}

Expected<void> enter_result(Tournament& tournament, std::size_t table, HandedIn result) {
  TournamentRound& round = tournament.rounds.back();
  Pairing& pairing = round.tables[table];
  if (is_decided(tournament, round.stage, pairing) || pairing.games.size() == most_match_games)
    return fail("tournament.decided");
  pairing.games.push_back(result.game);
  pairing.ids.push_back(result.id.empty() ? std::string(without_link) : std::move(result.id));
  return {};
}

bool take_back_result(Tournament& tournament, std::size_t table) {
  Pairing& pairing = tournament.rounds.back().tables[table];
  if (pairing.walkover) {
    pairing.walkover = {};
    return true;
  }
  if (pairing.games.empty()) return false;
  pairing.games.pop_back();
  pairing.ids.pop_back();
  return true;
}

}  // namespace bastide::web

// A tournament as a text: in the browser's storage, and as a file to keep.
//
//   bastide tournament 1
//   name "Spring cup"
//   plan swiss=4 knockout=4 games=1,3 ties=shared minutes=15 lots=812 box=base
//   player "Jana" here 0 -
//   round swiss
//   table 1 2 94-88/640-702:1f09a2c44be1
//   table 4 3 walkover=1
//   table 5 bye
//
// Players are numbered from 1 in the order of their lines. A player's line says whether it is there
// ("here", "away"), its first round and the first that it does not play any more, from 0. A table
// has its games in the form of match.hpp, each with the id of its link.
#pragma once

#include <string>
#include <string_view>

#include "web/tournament/tournament.hpp"

namespace bastide::web {

// Whether a text is meant to be one.
bool is_tournament(std::string_view text);

std::string write_tournament(const Tournament& tournament);
// Codes "tournament.foreign": it is none; "tournament.newer"; "tournament.line" (with the line, and
// what is wrong there). Takes time in proportion to the text.
Expected<Tournament> read_tournament(std::string_view text);

// Standings, then the results of each round, as comma-separated values. `heads`: the words above
// the columns, as many as write_standings_csv and write_results_csv name.
struct CsvHeads {
  // place, player, points, won, equal, lost, opponents' points, margin, points of the games
  std::array<std::string, 9> standings;
  // round, table, first player, second player, result, games
  std::array<std::string, 6> results;
};
std::string write_csv(const Tournament& tournament, const CsvHeads& heads);

// "1:½" of a pairing, by games; "1:0" of a walkover.
std::string result_words(const Tournament& tournament, RoundKind stage, const Pairing& pairing);

}  // namespace bastide::web

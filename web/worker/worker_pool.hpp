// What a worker and those with whom it shares the games of a search say to each other, as texts.
// Each of them is a worker like itself, without shared memory; the results are the same however
// many there are.
//
//   root VIEW SEED PLAYER    where the games of a search begin: the seed of what the player knows,
//   that KIND WHAT X Y ...        of the search, and who searches. A line for each turn that is
//   compared:
//                            the numbers of its Actions. After an empty line the record of the
//                            game.
//   bastide-record 1 ...
//
//   games                    to be played: a line for each with its candidate, the number of its
//   round CANDIDATE NUMBER TURNS   and how many turns it lasts
//
//   played                   the answer to that, in the same order: the lead of the player who
//   VALUE NODES              searches, as the bits of a double, and the turns that were played
//   refused                  or nothing could be played
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/players/playouts.hpp"
#include "engine/record/playback.hpp"

namespace bastide::web {

struct RootMessage {
  u64 view_seed = 0, seed = 0;
  std::string_view player;
  std::vector<TurnActions> candidates;
  std::string_view record;
};
std::string write_root(const RootMessage& root);

// A line for each, without the first one.
std::string write_games(std::span<const Playout> games);

// Nothing unless the text holds exactly so many results.
std::optional<std::vector<PlayoutResult>> read_results(std::string_view text, std::size_t count);

// Whoever plays games for another worker.
class PoolWorker {
 public:
  // The reply to a message: nothing to a root that can be played on from.
  std::string take(const Catalogue& catalogue, std::string_view message);

 private:
  bool begin(const Catalogue& catalogue, std::string_view message);
  std::string play(std::string_view games);

  std::optional<Played> at_;
  State view_;
  std::size_t candidates_ = 0;
  std::optional<Playouts> playouts_;
};
// Whether a message is for a PoolWorker.
bool is_for_peers(std::string_view message);

}  // namespace bastide::web

// What has happened in the game, sentence by sentence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/player.hpp"
#include "engine/board/board.hpp"

namespace bastide::web {

struct Motion;
struct Session;
struct Settings;
struct TableView;
struct Texts;

// How prominent an entry is: scorings stand out from moves, decisive ones from other scorings.
enum class LogWeight : unsigned char { move, scoring, deciding, heading };

struct LogEntry {
  std::string text;
  PlayerIndex player = no_player;
  std::optional<Position> at;  // where it happened
  std::size_t action = 0;
  LogWeight weight = LogWeight::move;
  bool turn = false;   // the first entry of a turn
  bool plain = false;  // that a tile was placed, and not where
};

struct Log {
  std::vector<LogEntry> entries;
  std::size_t actions = 0;  // actions listed so far
  unsigned revision = 0;
  std::size_t count = 0;  // of the actions at that revision
  std::string language;
  bool coordinates = false;  // whether places are given by coordinates
};

// Extends the log up to what is being shown.
void log_follow(const Texts& texts, const Settings& settings, const Session& session,
                const Motion& motion, Log& log);
// Whether an entry is worth its line: not that a tile was placed, where nothing else happened in
// that turn.
bool is_worth_its_line(const Log& log, std::size_t entry);
// Beside the board or over it, when it has been opened. Pressing a computer player's move explains
// why it was made, except in a game without help.
void draw_log(const TableView& view);

}  // namespace bastide::web

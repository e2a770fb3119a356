// What has happened in the game so far, sentence by sentence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/session/session.hpp"

namespace bastide::web {

struct Motion;
struct Settings;
struct Table;
struct Texts;
struct Ui;

// What stands apart: scorings from moves, what decides the game from other scorings.
enum class LogWeight : unsigned char { move, scoring, deciding, heading };

struct LogEntry {
  std::string text;
  PlayerIndex player = no_player;
  std::optional<Position> at;  // where it happened
  std::size_t action = 0;
  LogWeight weight = LogWeight::move;
  bool turn = false;  // the first entry of a turn
};

struct Log {
  std::vector<LogEntry> entries;
  std::size_t actions = 0;  // listed so far
  std::size_t seen = 0;     // entries when it was last drawn
  unsigned revision = 0;
  std::string language;
  bool coordinates = false;  // places are told by them
};

// Extends the log to what is being shown.
void log_follow(const Texts& texts, const Settings& settings, const Session& session,
                const Motion& motion, Log& log);
// In the column of panels where there is room, or over the board when it has been opened.
// Pressing a computer player's move tells why it was made, unless there is no help.
void draw_log(Ui& ui, const Texts& texts, const Settings& settings, const Session& session,
              Table& table);

}  // namespace bastide::web

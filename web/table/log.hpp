// What has happened in the game so far, sentence by sentence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/session/session.hpp"

namespace bastide::web {

struct App;

struct LogEntry {
  std::string text;
  PlayerIndex player = no_player;
  std::optional<Position> at;  // where it happened
  std::size_t action = 0;
  bool scoring = false;
  bool turn = false;  // the first entry of a turn
};

struct Log {
  std::vector<LogEntry> entries;
  std::size_t actions = 0;                   // listed so far
  std::size_t seen = 0, seen_in_column = 0;  // entries when a panel was last drawn
  unsigned revision = 0;
  std::string language;
};

// Extends the log to what is being shown.
void log_follow(App& app);
void draw_log(App& app);         // over the board
void draw_column_log(App& app);  // in the column of panels

}  // namespace bastide::web

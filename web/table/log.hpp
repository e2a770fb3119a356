// What has happened in the game so far, sentence by sentence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/session/session.hpp"

namespace bastide::web {

struct Motion;
struct Table;
struct Texts;
struct Ui;

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
void log_follow(const Texts& texts, const Session& session, Motion& motion, Log& log);
void draw_log(Ui& ui, const Texts& texts, const Session& session, Table& table);  // over the board
void draw_column_log(Ui& ui, const Texts& texts, const Session& session,
                     Table& table);  // in the column of panels

}  // namespace bastide::web

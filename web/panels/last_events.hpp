// The last event of everybody whose moves are not made here, as a line beside the player that goes
// by itself; the log keeps it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/base/player.hpp"
#include "web/panels/log.hpp"

namespace bastide::web {

struct TableView;

struct EventLine {
  PlayerIndex player;
  std::string text;
  LogWeight weight;
  double since;  // on the page's clock
};

struct LastEvents {
  std::vector<EventLine> lines;    // by player
  std::size_t seen = 0;            // entries of the log
  PlayerIndex player = no_player;  // whose turn the last of them told of
  std::string language;            // of the log then; empty: none has been followed yet
};

// How long a line is read, and takes to fade.
inline constexpr double event_read_seconds = 5, event_fade_seconds = 0.8;

// Notes what the log has just said. Call once a frame, after the log.
void events_follow(TableView& view);
void draw_last_events(const TableView& view);
// Whether a line is fading.
bool events_fade(const TableView& view);

}  // namespace bastide::web

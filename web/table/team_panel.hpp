// The status of players who win or lose together: a strip above the board, and a panel with the
// details.
#pragma once

#include <optional>

#include "web/sets/page_set.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

struct Session;
struct Settings;
struct Table;
struct TableLayout;

// What the sets report about the shown position, recomputed when that changes.
struct TeamPanel {
  TeamBoard board;
  std::size_t shown = 0;
  unsigned revision = 0;
  std::optional<Action> placement;
  std::string language;
  bool purist = false, known = false;
  Node pointed = no_node;  // pointed at in the panel: its tiles are marked
};

void team_follow(const Texts& texts, const Settings& settings, const Session& session,
                 Table& table);
// Takes the space of the strip from the board.
void team_reserve(const Theme& theme, const Table& table, TableLayout& layout);
// Marks the tiles of the bank that is pointed at in the panel.
void draw_pointed_bank(const BoardDrawing& on, const Table& table);
void draw_team(Ui& ui, const Texts& texts, const Session& session, Table& table);

}  // namespace bastide::web

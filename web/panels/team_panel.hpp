// The status of players who win or lose together: a strip above the board, and a panel with the
// details.
#pragma once

#include <optional>

#include "engine/rules/action.hpp"
#include "web/session/memo.hpp"
#include "web/sets/team.hpp"

namespace bastide::web {

struct BoardDrawing;
struct Play;
struct Session;
struct Settings;
struct TableLayout;
struct TableView;
struct Texts;
struct Theme;
enum class SidePanel : unsigned char;

// What the sets report about the shown position; of a tile being tried, in a language, without
// help.
struct TeamPanel : Memo<TeamBoard, std::optional<Action>, std::string, bool> {};

void team_follow(const Texts& texts, const Settings& settings, const Session& session,
                 const Play& play, TeamPanel& team);
// The score track, or its replacement where nobody plays against others.
SidePanel track_side(const TeamPanel& team);
// Takes the space of the strip from the board.
void team_reserve(const Theme& theme, const TeamPanel& team, TableLayout& layout);
// Marks the tiles of the bank that is pointed at in the panel.
void draw_pointed_bank(const BoardDrawing& on, Node pointed);
void draw_team(const TableView& view);

}  // namespace bastide::web

// What the screens have in common. Each screen is one function in its own file.
#pragma once

#include <string>
#include <string_view>

#include "engine/record/record.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {

struct App;

// The bar with "back" and the title of a screen. True when back (or Escape) was pressed.
bool screen_header(App& app, std::string_view title);

// A column in the middle of a scrolling region; `foot` is left free below, in CSS pixels.
void column_begin(App& app, const char* id, float design_width, float foot = 0);
void column_end(App& app);

// Badge, name and a number at the right end of one line.
void player_line(App& app, int colour, std::string_view name, std::string_view right,
                 Face f = Face::text);

// A tile as printed, from its id.
void draw_sample_tile(App& app, ImDrawList& draw, std::string_view id, ImVec2 min, float side);

// "5 minutes ago", "21/11/2026".
std::string time_words(const App& app, u64 time);

bool start_screen(App& app);  // true while its picture moves
void new_game_screen(App& app);
void score_sheet_screen(App& app);
void how_to_play_screen(App& app);
void settings_screen(App& app);
void lessons_screen(App& app);

}  // namespace bastide::web

// Elements shared by the screens. Each screen is one function in its own file.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/record/record.hpp"
#include "engine/tiles/catalogue.hpp"
#include "web/platform/clock.hpp"
#include "web/platform/site_files.hpp"
#include "web/session/request.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {

struct LessonsDone;
struct LessonLists;
struct Pictures;
struct PuzzleBook;
struct SavedGame;
struct ScreenView;
struct Screens;
struct Settings;
struct Ui;

// The bar with "back" and the title of a screen. True when back (or Escape) was pressed.
bool screen_header(Ui& ui, const Texts& texts, std::string_view title);

// A centred column in a scroll region; leaves `foot` CSS pixels free below.
void column_begin(const Theme& theme, const char* id, float design_width, float foot = 0);
void column_end(Ui& ui);

// Part of a column, beside another one.
void half_begin(const Theme& theme, const char* id, float width);
void half_end();

// What stands where the content of a file of the site belongs, until it is here. True when "try
// again" was pressed.
bool arrival_part(Ui& ui, const Texts& texts, platform::Arrival arrival);

// Paragraphs below each other, named once: measured for what holds them, then drawn. An empty one
// takes no room.
struct Paragraph {
  std::string_view text;
  Face face = Face::text;
  ImU32 ink = colour::ink;
  float above = 0;  // a gap, in design pixels
};
float paragraphs_height(const Theme& theme, std::span<const Paragraph> all, float room);
void draw_paragraphs(const Paint& paint, ImVec2 at, std::span<const Paragraph> all, float room);

// Badge, name and a right-aligned number on one line.
void player_line(const Theme& theme, int colour, std::string_view name, std::string_view right,
                 Face f = Face::text);

// Shows who plays for somebody; true when pressed.
struct KindShown {
  std::string_view kind;  // PlayerEntry::computer
  int colour;
  float width;
};
bool kind_button(Ui& ui, const Texts& texts, Pictures& pictures, const char* id,
                 const KindShown& shown);

// A choice with its explanation below.
bool explained_choice(Ui& ui, const char* id, Icon icon, std::string_view label,
                      std::string_view text, bool selected);

// A tile as printed, from its id.
void draw_sample_tile(const Paint& paint, const Catalogue& catalogue, Pictures& pictures,
                      std::string_view id, ImVec2 min, float side);

// The names of a player of a saved game, and of the game, as shown in lists.
std::string name_in_list(const Texts& texts, const SavedGame& game, std::size_t seat);
std::string title_in_list(const Texts& texts, const SavedGame& game);

// "5 minutes ago", "21/11/2026".
std::string time_words(const Texts& texts, u64 time);
// "21/11/2026", from "2026-11-21".
std::string date_words(const Texts& texts, std::string_view date,
                       platform::DateStyle style = platform::DateStyle::full);

void start_screen(ScreenView& view);
void new_game_screen(ScreenView& view);
void tally_screen(ScreenView& view);
void rules_screen(ScreenView& view);  // of the new game, or of one that is written down
// The position by the rules and players of the form: before its screen is drawn.
void settle_position(Screens& screens, const Catalogue& catalogue, const Texts& texts);
bool position_screen(ScreenView& view);     // true while its board moves
void score_sheet_screen(ScreenView& view);  // of the open game
// Who plays on in a running game.
void seats_panel(ScreenView& view, const Session& session);
// Offers the same tiles again, also for a friend; nothing in lessons.
void same_tiles_panel(Ui& ui, const Texts& texts, Requests& requests, const Session& session);
void how_to_play_screen(ScreenView& view);
void settings_screen(ScreenView& view, Settings& settings);
void story_screen(ScreenView& view);
void lessons_screen(Ui& ui, const Texts& texts, const LessonLists& lists,
                    const LessonsDone& lessons_done, Requests& requests);
void day_screen(ScreenView& view);
void tournament_screen(ScreenView& view);
void puzzles_screen(ScreenView& view);
void puzzle_list_screen(Ui& ui, const Texts& texts, const LessonLists& lists,
                        const PuzzleBook& book, Requests& requests);

}  // namespace bastide::web

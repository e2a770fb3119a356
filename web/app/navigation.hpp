// Navigation between the screens, and to a game on the table.
#pragma once

#include <string_view>

#include "web/lessons/lesson.hpp"
#include "web/lessons/lists.hpp"
#include "web/session/request.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

struct App;

// Opens a screen; "back" from settings and help leads to the one that was open.
void go_to_screen(App& app, Screen screen);

// Has a list fetched, of lessons or puzzles, unless it is here or on its way.
void request_list(LessonLists& lists, Screen list);

// Opens the help at a topic: a page, "base" or the id of an expansion, or a section of it,
// "base.tile". "Back" returns to where it was opened.
void open_help(App& app, std::string_view topic);

// Opens the table with a game; it is saved in its own slot from then on.
void open_table(App& app, Session session);

// Forgets the open game and all questions about it; it stays saved.
void close_game(App& app);

// Loads a saved game, with its lesson if it is one.
Expected<Session> load_kept(App& app, std::string_view slot);
// Opens what was loaded; a lesson waits for the list of lessons.
void open_loaded(App& app, Session session);
// Opens a saved game on the table, or reports why it cannot be read.
void open_saved(App& app, std::string_view slot);

// Sets the open game aside on an analysis board; opens one; leaves it for the game it is of.
void set_aside_game(App& app);
void open_board(App& app, Session board);
void leave_board(App& app);
// Opens the editor with the shown position.
void edit_position(App& app);

// Leaves the table for the start screen; the game stays saved and can be continued.
void go_home(App& app);

// Starts the same game again: the same players and rules, new random events, the next player first.
void play_again(App& app);
// ... with the same random events.
void play_same_tiles(App& app);
// Goes on with a game between devices on this one alone, in a copy.
void play_alone(App& app);

// Whether the list of a screen is here, Screen::lessons or Screen::puzzles. If not, the screen
// opens, and the request is carried out there as soon as the list has arrived.
bool list_here(App& app, Screen list, Request then);
// Asks for the list that the open screen shows, takes it, and carries out what waits for it.
void lists_frame(App& app);

// Starts a lesson over; continues the first game if there is an unfinished one.
void open_lesson(App& app, std::string_view id);
// Opens a lesson that is not built in.
void open_lesson(App& app, Lesson lesson);
// Leaves the game at the table for a lesson, which leads back to it.
void try_lesson(App& app, std::string_view id);
// Restarts the lesson at the table.
void restart_lesson(App& app);
// Returns from a lesson to the list, or to the game that it was begun from.
void leave_lesson(App& app);

// Shows an earlier position of the game on the table, and the better move there.
void look_back_at(App& app, std::size_t cursor, const std::optional<Better>& better);

}  // namespace bastide::web

// The choices as a list of buttons: the kinds of pieces, the places, and what to do with the
// choice.
#pragma once

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Hand;
struct Session;
struct Table;
struct TableView;
struct Texts;
struct Theme;

// Whether somebody other than the active player decides, which must be made visible.
bool asks_somebody(const Session& session, const Table& table);

// The list. If it scrolls, with its buttons at the bottom of the area, leaving `foot` there free
// for them and others; if all around it scrolls, only its rows. Returns the height.
float draw_choices(const TableView& view, const Area& area, float foot, bool scrolls);

// The height of the list without the buttons: of as many rows as should be seen, as must be seen,
// or of all.
enum class Listed : unsigned char { usual, least, all };
float choices_height(const TableView& view, float width, Listed listed);

// What to do with the choice.
// The same of whatever may be there once a tile has been laid.
float most_buttons_height(const Theme& theme, const Texts& texts, const Session& session,
                          float width);
float move_buttons_height(const Theme& theme, const Texts& texts, const Session& session,
                          const Hand& hand, float width);
void draw_move_buttons(const TableView& view, float x, float bottom, float width);

}  // namespace bastide::web

// The choices as a list of buttons: the kinds of pieces, the places, and what to do with the
// choice.
#pragma once

namespace bastide::web {

struct Flow;
struct Play;
struct Session;
struct TableView;
struct Texts;
struct Theme;

// Whether somebody other than the active player decides, which must be made visible.
bool asks_somebody(const Session& session, const Play& play);

// The list takes the rest of a layout, where it scrolls. It asks for as many rows as should be
// seen, or must be seen; or has all of them, so that what is around it scrolls with it.
enum class Listed : unsigned char { usual, least, all };
void lay_choices(Flow& flow, const TableView& view, Listed listed);

// What to do with the choice; and its height whatever may be there once a tile has been laid.
void lay_move_buttons(Flow& flow, const TableView& view);
float most_buttons_height(const Theme& theme, const Texts& texts, const Session& session,
                          float width);

}  // namespace bastide::web

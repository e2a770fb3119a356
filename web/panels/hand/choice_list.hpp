// The choices that have no place on the board as a list of buttons: the kinds of pieces, what else
// may be done, and the button that confirms it.
#pragma once

#include <cstddef>
#include <vector>

namespace bastide::web {

struct Flow;
struct Play;
struct Session;
struct TableView;

// Whether somebody other than the active player decides, which must be made visible.
bool asks_somebody(const Session& session, const Play& play);

// The list takes the rest of a layout, where it scrolls. It asks for as many rows as should be
// seen, or must be seen; or has all of them, so that what is around it scrolls with it.
enum class Listed : unsigned char { usual, least, all };
void lay_choices(Flow& flow, const TableView& view, Listed listed);

// Those that have no place on the board, where they would be asked: they are only in the list.
std::vector<std::size_t> listed_offers(const TableView& view);

// Confirms the choice, where no button at a tile does.
void lay_confirm(Flow& flow, const TableView& view);

}  // namespace bastide::web

// What the bar of tools and the menu offer at the table, each in one row: its picture and name,
// when it is offered and where, and its keys.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "web/table/keys.hpp"
#include "web/ui/icons.hpp"

namespace bastide::web {

struct TableLayout;
struct Theme;

// Where the menu has what the bar does not have.
enum class MenuLevel : unsigned char { none, first, more };

struct Offer;

struct Command {
  const char* id;  // its button is "table.<id>" in the bar, "table.menu.<id>" in the menu
  Icon icon;
  const char* name;                            // the key of a text
  void (*act)(TableView&);                     // null: only closes the menu
  int bar = 0;                                 // 0: never in the bar; 1: always; those with the
                                               // highest leave it first where it is short
  MenuLevel menu = MenuLevel::none;            // where it is while not in the bar
  bool (*offered)(const TableView&) = {};      // null: always
  void (*say)(const TableView&, Offer&) = {};  // what differs from the row
  KeyGroup group = KeyGroup::panels;           // in the list of keys: as the text "keys.<id>"
  bool repeats = false;
  KeyPress presses[3] = {};
};

// A command as it is offered now.
struct Offer {
  const Command* command;
  std::string name;
  bool selected = false;
  std::string_view why = {};  // why it is disabled
  bool idle = false;          // of little use now: the bar leaves it to the menu
};

std::span<const Command> commands();
// For a bar of a length, in pixels.
std::vector<Offer> bar_offers(const TableView& view, float length);
std::vector<Offer> menu_offers(const TableView& view, MenuLevel level);

}  // namespace bastide::web

// The table's keys in one list: what each does, and how the list of keys names it.
#pragma once

#include <imgui.h>

#include <span>
#include <string>

#include "web/text/text.hpp"

namespace bastide::web {

struct Play;
struct Session;
struct TableView;

// A key, or a run of similar keys ("1 to 9").
struct KeyPress {
  ImGuiKey key = ImGuiKey_None, through = ImGuiKey_None;
  bool shift = false, command = false;  // Ctrl, or Cmd
};

enum class KeyGroup : unsigned char { move, view, time, back, panels, analysis };
inline constexpr int key_groups = 6;

struct Shortcut {
  const char* id;  // described by the text "keys.<id>"
  KeyGroup group;
  bool (*when)(const TableView&);         // whether the row applies; null: always
  bool repeats;                           // while it is held
  void (*act)(TableView&, int nth);       // `nth` of its keys; null: handled while it is held
  KeyPress presses[5];                    // alternatives; unused ones come last
  void (*command)(TableView&) = nullptr;  // instead of `act`: what the bar or the menu offers, too
};

std::span<const Shortcut> shortcuts();
std::span<const KeyPress> presses_of(const Shortcut& row);

// Whether it is a single letter, digit or sign, which dictation types, too: a setting switches
// these off.
bool is_character(const KeyPress& press);

// "Enter", "Shift + R", "1 – 9".
std::string press_name(const Texts& texts, const KeyPress& press);

// Performs what this frame's keys request. True while they are moving the board.
bool keys_frame(TableView& view);

}  // namespace bastide::web

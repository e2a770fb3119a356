// A game as a printed card: its board as large as possible, and with it who plays, their points,
// the name of the game and the date. It is light whatever the look of the page, and can be read
// when it is small.
#pragma once

#include <string>
#include <vector>

#include "web/art/image.hpp"
#include "web/drawing/paint.hpp"
#include "web/ui/area.hpp"

namespace bastide::web {

struct DisplayState;
struct Session;
struct Ui;

struct CardSeat {
  std::string name, points;
  int colour = 0;
  int face = -1;  // of a computer player, art::face_of
  bool wins = false;
};

// What is written on it.
struct BoardCard {
  std::string maker;  // the name of this program
  std::string title;  // of the game
  std::string foot;   // what else there is to say of it: its box, the date
  std::vector<CardSeat> seats;
};

// The size, in which the longer side has so many pixels, that suits a position.
ImVec2 card_size(const Session& session, const DisplayState& display, const BoardCard& card,
                 float longest);

// Of any size, on the screen or in memory.
void draw_card(const GamePaint& paint, Ui& ui, const BoardCard& card, const DisplayState& display,
               const Area& area);

art::Image card_picture(Ui& ui, const Session& session, const DisplayState& display,
                        const BoardCard& card, ImVec2 size);

}  // namespace bastide::web

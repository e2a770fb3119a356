// Playing live: while both pages are open, a channel between them carries the links of a game
// between two devices (docs/link.md, "Live"). It is only a faster postman: what comes is read,
// checked and shown as a link that is opened by hand, and when the channel ends, links go by hand
// again.
#pragma once

#include <string>
#include <string_view>

#include "engine/record/fair.hpp"
#include "web/session/live_card.hpp"

namespace bastide::web {

struct App;

struct LiveChannel {
  // An offer goes along with the next link; an answer does; the answer to an offer has come.
  enum class Stage : unsigned char { offered, answers, opening, open };
  int number = 0;
  Stage stage = Stage::offered;
  char tag[card_tag_size] = {};  // of the offer
  u8 device = no_device;  // at its other end; none: somebody looks on, or nothing has come yet
  bool named = false;     // it has been told who is there
};

inline constexpr int most_live = 8;  // channels at a time

struct Live {
  std::string slot;  // of the game that is played live if possible; empty: none
  LiveChannel channels[most_live];
  int count = 0, last = 0;    // of channels; the number of the one that began last
  std::string offer, answer;  // cards that go along with the next link; the answer with its tag
  bool show = false;          // that link is to be shown when it has its card
  std::string heard;          // the last link that came and has not been taken up
  int heard_from = 0;
  u64 said = 0;      // what has been sent last, see live.cpp
  bool due = false;  // the others lack something, or wait for an answer
};

// The person wants to play the open game live: answers the offer that came with its link, or makes
// one for the next link.
void play_live(App& app);

// "&o=...", "&a=..." or nothing: what goes along with the next link of the open game.
std::string live_keys(const App& app);

// An answer in a link. True: to an offer of this page. Otherwise another tab may have made it.
bool take_answer(App& app, std::string_view link);
// It was left for this tab by another.
void take_left_answer(App& app);

// The open game's link brought an offer: it is answered if the game is played live here, else the
// person is asked.
void ask_about_offer(App& app);

// Takes up what has come, and sends what has been played.
void live_frame(App& app);

}  // namespace bastide::web

// Playing live: while both pages are open, a channel between them carries the links of a game
// between two devices (docs/by-link.md, "Live"). It is only a faster transport: incoming links are
// parsed, checked and shown like those opened by hand, and when the channel closes, links go by
// hand again.
#pragma once

#include <string>
#include <string_view>

#include "engine/record/fair.hpp"
#include "web/session/live_card.hpp"

namespace bastide::web {

struct App;

struct LiveChannel {
  // An offer is to be sent with the next link; an answer is; the answer to an offer has been
  // received.
  enum class Stage : unsigned char { offered, answers, opening, open };
  int number = 0;
  Stage stage = Stage::offered;
  char tag[card_tag_size] = {};  // of the offer
  u8 device = no_device;         // at its other end; none: a spectator, or not known yet
  bool named = false;            // whether it has been announced who is there
};

inline constexpr int most_live = 8;  // channels at the same time

struct Live {
  std::string slot;  // of the game to play live if possible; empty: none
  LiveChannel channels[most_live];
  int count = 0, last = 0;    // number of channels; number of the newest one
  std::string offer, answer;  // cards to send with the next link; the answer has a tag
  bool show = false;          // show that link once it has its card
  std::string heard;          // the last link received and not processed yet
  int heard_from = 0;
  u64 said = 0;      // extent of what was last sent, see live.cpp
  bool due = false;  // the others lack something, or wait for an answer
};

// Starts playing the open game live: answers the offer that came with its link, or makes one for
// the next link.
void play_live(App& app);

// "&o=...", "&a=..." or nothing: the keys to add to the next link of the open game.
std::string live_keys(const App& app);

// Processes the answer of a link. True: it is to an offer of this page. Otherwise another tab may
// have made the offer.
bool take_answer(App& app, std::string_view answer);
// Processes an answer that another tab has left for this one.
void take_left_answer(App& app);

// When the open game's link brings an offer: answers it if the game is played live here, otherwise
// asks the person.
void ask_about_offer(App& app);

// Processes what has been received, and sends what has been played.
void live_frame(App& app);

}  // namespace bastide::web

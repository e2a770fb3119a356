#include "web/play/naming.hpp"

#include <algorithm>
#include <string>

#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/text/text.hpp"
#include "web/ui/notices.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

// What has been entered is there at once: nobody wants to watch it.
void show_entered(PlayView& view) {
  Play& play = view.play;
  motion_reset(view.session, play.display, play.motion);
  refresh_hand(view.settings, view.session, play);
}

}  // namespace

bool enters_chance(const Session& session, const Play& play) {
  return session.scribe && shown_decision(session).chance && person_moves(session, play);
}

void ask_tile(PlayView& view, Position at) {
  Play& play = view.play;
  Hand& hand = play.hand;
  if (!find_spot(hand, at)) return;
  motion_skip(view.session, play.display, play.motion);
  if (hand.asked == at) return forget_place(play);
  hand.asked = at;
  hand.nth = -1;
  hand.fitting = fittings(view.session->game, shown(view.session), at);
  look_away(play.look);
  play.gestures.cursor = at;
  show_cell(play.camera, at, just_inside);
}

void forget_place(Play& play) {
  play.hand.asked.reset();
  play.hand.fitting.clear();
  play.hand.nth = -1;
}

void name_tile(PlayView& view, std::size_t nth) {
  Play& play = view.play;
  if (!play.hand.asked || nth >= play.hand.fitting.size()) return;
  const Position at = *play.hand.asked;
  const Fitting tile = play.hand.fitting[nth];
  if (!web::play(view.session, tile.draw)) return;
  show_entered(view);
  const Action laid = place_action(at, tile.rotation);
  lay_again(view.texts, view.settings, view.session, play, laid, -1);
  if (!play.hand.placement) return;
  show_asked_tile(view.ui.theme, play, true);
  const bool asks = play.hand.phase == Phase::figure && play.hand.offers.size() > 1;
  if (!asks) confirm_move(view);
}

void next_fitting(Play& play, int step) {
  Hand& hand = play.hand;
  const auto count = static_cast<int>(hand.fitting.size());
  if (count == 0) return;
  hand.nth = hand.nth < 0 ? (step > 0 ? 0 : count - 1) : (hand.nth + step + count) % count;
}

void enter_chance(PlayView& view, const Action& action) {
  Play& play = view.play;
  if (!enters_chance(view.session, play)) return;
  const int aside = static_cast<int>(shown(view.session).discarded.size());
  if (!web::play(view.session, action)) return;
  show_entered(view);
  if (action.kind == ActionKind::draw &&
      static_cast<int>(shown(view.session).discarded.size()) > aside)
    notify(view.ui, std::string(tr(view.texts, "scribe.aside")));
}

}  // namespace bastide::web

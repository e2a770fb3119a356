#include "web/play/question.hpp"

#include "engine/rules/meaning.hpp"
#include "web/play/choices.hpp"
#include "web/play/hand.hpp"
#include "web/session/session.hpp"
#include "web/sets/decisions.hpp"

namespace bastide::web {

std::string_view asked_instead(const Session& session, const Hand& hand) {
  if (hand.phase != Phase::figure) return {};
  const int held = held_kind(session.game, hand);
  const State& state = *hand.preview;
  for (const Action& offer : hand.offers) {
    const Meaning meaning = meaning_of(session.game, state, offer);
    const Place& to = meaning.to;
    const bool there =
        (to.kind == PlaceKind::segment || to.kind == PlaceKind::tile) && to.tile != state.placed;
    const bool moves = meaning.piece && !is_figure(*meaning.piece);
    if (there && (!moves || offered_kind(session.game, hand, offer) == held))
      return choice_word(offer);
    const bool leaves = meaning.from.kind == PlaceKind::segment && to.kind == PlaceKind::supply;
    if (leaves && meaning.owner != state.active &&
        (held == no_piece || is_figure(piece_of_kind(held))))
      return choice_word(offer);
  }
  return {};
}

std::string_view asked_besides(const Session& session, const Hand& hand) {
  if (const auto word = asked_instead(session, hand); !word.empty()) return word;
  if (hand.phase != Phase::figure) return {};
  for (const Action& offer : hand.offers) {
    const Meaning meaning = meaning_of(session.game, *hand.preview, offer);
    if (meaning.from.kind == PlaceKind::segment && meaning.to.kind == PlaceKind::supply)
      return choice_word(offer);
  }
  return {};
}

}  // namespace bastide::web

// The page's side of tiles in hand (VAR-3, VAR-4).
#include "web/reading/reading.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  const bool chosen = event.piece == Piece::tile && event.from.kind == PlaceKind::kept &&
                      event.to.kind == PlaceKind::hand;
  return chosen ? tr(h.texts, "event.chosen", {h.who, h.at}) : std::string();
}

// The number of cells where a tile of the hand fits; without help, players must find out
// themselves.
std::string name_choice(const ChoiceToTell& choice) {
  if (choice.phase != Phase::choose) return {};
  if (choice.no_hints) return decision_title(choice.texts, "choose-tile");
  const auto places = places_for(choice.game, choice.state, choice.meaning.type);
  return tr_count(choice.texts, "bag.fits", static_cast<long>(places.size()));
}

constexpr PhaseWord phases[] = {{Phase::choose, "choose-tile"}};
constexpr WordTopic topics[] = {{"choose-tile", "base.tile"}};

}  // namespace

extern const PageSet hands_page = {
    .id = "hands",
    .tell_move = tell_move,
    .phases = phases,
    .topics = topics,
    .choice_name = name_choice,
};

}  // namespace bastide::web

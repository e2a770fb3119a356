#include "engine/rules/words.hpp"
#include "engine/sets/king_robber/king.hpp"

namespace bastide {
namespace {

bool is_card(const Event& e) { return e.kind == EventKind::moved && card_of(e.piece) >= 0; }

constexpr EventForm events[] = {{is_card, "card-taken", "player card:piece"}};

// Which players hold a card.
template <KingCard card>
int holds(const Game&, const State& state, const Claim&, PlayerIndex player) {
  return state.king.holder[static_cast<int>(card)] == player;
}

constexpr ExpectForm expects[] = {
    {"king N...", holds<KingCard::king>},
    {"robber-baron N...", holds<KingCard::robber_baron>},
};

}  // namespace

extern const SetWords king_robber_words = {.expects = expects, .events = events};

}  // namespace bastide

#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LineForm lines[] = {{ActionKind::fairy, "fairy FIGURE X,Y SEGMENT"}};

std::string differs_place(const State& state, const Claim& claim) {
  const TileIndex at = state.fairy.at;
  if (at == no_tile) return "beside the board";
  return place_of(state.board, at) == claim.action.at ? ""
                                                      : position_text(place_of(state.board, at));
}

std::string differs_fairy(const Game&, const State& state, const Claim& claim) {
  return differs_place(state, claim);
}

std::string differs_lonely(const Game&, const State& state, const Claim& claim) {
  return state.fairy.node != no_node ? "next to a meeple" : differs_place(state, claim);
}

std::string differs_with(const Game&, const State& state, const Claim& claim) {
  if (state.fairy.owner == claim.action.what) return "";
  return state.fairy.owner == no_player ? "nobody's"
                                        : "player " + std::to_string(state.fairy.owner + 1) + "'s";
}

constexpr ExpectForm expects[] = {
    {"fairy X,Y", nullptr, differs_fairy},
    {"fairy alone X,Y", nullptr, differs_lonely},
    {"fairy with COLOUR", nullptr, differs_with},
};

bool is_alone(const Event& e) {
  return is_move_of(e, Piece::fairy) && e.from.kind == PlaceKind::segment &&
         e.to.kind == PlaceKind::tile;
}

constexpr EventForm events[] = {
    {is_alone, "fairy-alone", "player at"},
    {[](const Event& e) { return is_move_of(e, Piece::fairy) && !is_alone(e); }, "fairy-moved",
     "player at on"},
};

// Of the points of each player, those that she brings.
constexpr ScoringField scoring_fields[] = {
    {17, "bonus",
     [](const Scoring& s) {
       std::string list;
       bool any = false;
       for (const u8 bonus : s.bonus) {
         list += (list.empty() ? "[" : ",") + std::to_string(bonus);
         any |= bonus > 0;
       }
       return any ? list + ']' : std::string();
     }},
};

}  // namespace

extern const SetWords fairy_words = {
    .lines = lines, .expects = expects, .events = events, .scoring_fields = scoring_fields};

}  // namespace bastide

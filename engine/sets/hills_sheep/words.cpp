#include "engine/rules/words.hpp"
#include "engine/sets/hills_sheep/flocks.hpp"

namespace bastide {
namespace {

// Indexed by the sheep on a token, and by what is done with a flock.
constexpr std::string_view tokens[] = {"wolf", "1", "2", "3", "4"};
constexpr std::string_view choices[] = {"grow", "gather"};

constexpr LinePart parts[] = {
    {"TOKEN", &Action::value, tokens},
    {"FLOCK", &Action::value, choices},
};

constexpr LineForm lines[] = {
    {ActionKind::under, "under TILE-IF-KNOWN"},
    {ActionKind::token, "token TOKEN"},
    {ActionKind::flock, "flock FLOCK"},
};

std::string differs_sheep(const Game& game, const State& state, const Claim& claim) {
  const Node node = find_node(game.tables, state.board, claim.action.at, claim.action.where);
  return unless_equal(claim, {sheep_on(game, state, node)});
}

std::string differs_tokens(const Game& game, const State& state, const Claim& claim) {
  return unless_equal(claim, {tokens_in_bag(game, state, claim.action.value)});
}

std::string differs_unseen(const Game&, const State& state, const Claim& claim) {
  return unless_equal(claim, {state.unseen});
}

constexpr ExpectForm expects[] = {
    {"sheep N X,Y SEGMENT", nullptr, differs_sheep},
    {"tokens TOKEN N", nullptr, differs_tokens},
    {"unseen N", nullptr, differs_unseen},
};

template <ActionKind kind, bool zero>
bool decides(const Event& e) {
  return e.kind == EventKind::decided && e.action.kind == kind && (e.action.value == 0) == zero;
}

constexpr EventForm events[] = {
    {[](const Event& e) {
       return is_move_of(e, Piece::tile) && e.to.kind == PlaceKind::off && e.type == no_type;
     },
     "put-aside"},
    {decides<ActionKind::token, false>, "token-drawn", "player value:value"},
    {decides<ActionKind::token, true>, "wolf-drawn"},
    {decides<ActionKind::flock, true>, "flock-grows"},
    {decides<ActionKind::flock, false>, "flock-gathered"},
    {[](const Event& e) { return is_move_of(e, Piece::sheep) && e.to.kind == PlaceKind::tile; },
     "sheep-come", "player tile at count:count"},
    {[](const Event& e) { return is_move_of(e, Piece::sheep) && e.to.kind == PlaceKind::off; },
     "sheep-gone", "player tile at count:count"},
};

bool with_vineyards(const Scoring& s) { return needs_surroundings(s.feature) && s.extras > 0; }

constexpr ScoringField scoring_fields[] = {
    {13, "sheep",
     [](const Scoring& s) {
       return s.cause == ScoreCause::flock ? std::to_string(s.extras) : std::string();
     }},
    {14, "vineyards",
     [](const Scoring& s) { return with_vineyards(s) ? std::to_string(s.extras) : std::string(); }},
};

}  // namespace

extern const SetWords hills_sheep_words = {.parts = parts,
                                           .lines = lines,
                                           .expects = expects,
                                           .events = events,
                                           .scoring_fields = scoring_fields};

}  // namespace bastide

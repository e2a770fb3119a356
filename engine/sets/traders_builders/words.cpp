#include "engine/rules/words.hpp"

namespace bastide {

extern const Set traders_builders_set;  // rules.cpp

namespace {

constexpr std::span<const std::string_view> names_of_goods =
    piece_words_from(Piece::wine, goods_kinds);
constexpr Piece goods[] = {Piece::wine, Piece::grain, Piece::cloth};

// Scoring::which is a Goods.
std::string word_of(const Scoring& s) { return std::string(names_of_goods[s.which - 1u]); }

constexpr LinePart parts[] = {{"GOODS", &Action::what, names_of_goods}};

constexpr ExpectForm expects[] = {
    {"goods GOODS N...",
     [](const Game&, const State& state, const Claim& claim, PlayerIndex player) -> int {
       return state.traders.goods[player][claim.action.what];
     }},
};

constexpr EventForm events[] = {
    {[](const Event& e) {
       return e.kind == EventKind::part_begun && e.by == &traders_builders_set;
     },
     "double-turn"},
    {is_token_taken, "goods-taken", "player on at goods:counts", goods},
};

constexpr ScoringField scoring_fields[] = {
    {5, "pigs", [](const Scoring& s) { return std::to_string(s.helped); }},
    {8, "goods",
     [](const Scoring& s) {
       return s.cause == ScoreCause::goods ? '"' + word_of(s) + '"' : std::string();
     }},
};

}  // namespace

extern const SetWords traders_builders_words = {
    .parts = parts, .expects = expects, .events = events, .scoring_fields = scoring_fields};

}  // namespace bastide

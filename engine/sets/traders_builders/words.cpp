#include "engine/rules/words.hpp"
#include "engine/sets/sets.hpp"

namespace bastide {
namespace {

constexpr std::span<const std::string_view> goods_words =
    piece_words_from(Piece::wine, goods_kinds);
constexpr Piece goods[] = {Piece::wine, Piece::grain, Piece::cloth};

std::string_view word_of(Goods kind) { return goods_words[static_cast<std::size_t>(kind) - 1]; }

constexpr LinePart parts[] = {{"GOODS", &Action::what, goods_words}};

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
     "double-turn", "{player} goes on with another tile"},
    {is_goods_taken, "goods-taken", "{player} takes {pieces}", "player on at goods:counts", goods},
};

constexpr CauseForm causes[] = {
    {ScoreCause::goods, "goods",
     [](const Scoring& s, const Names&) { return "most " + std::string(word_of(s.goods)); }},
};

constexpr ScoringField scoring_fields[] = {
    {5, "pigs", [](const Scoring& s) { return std::to_string(s.pigs); }},
    {8, "goods",
     [](const Scoring& s) {
       return s.goods == Goods::none ? std::string() : '"' + std::string(word_of(s.goods)) + '"';
     }},
};

}  // namespace

const SetWords traders_builders_words = {
    .parts = parts,
    .expects = expects,
    .events = events,
    .causes = causes,
    .scoring_fields = scoring_fields,
};

}  // namespace bastide

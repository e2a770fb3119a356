#include "engine/rules/words.hpp"

namespace bastide {
namespace {

constexpr LinePart parts[] = {
    {"MAGIC", &Action::what, piece_words_from(Piece::mage, magic_figures)}};

constexpr LineForm lines[] = {
    {ActionKind::banish, "MAGIC off"},
    {ActionKind::enchant, "MAGIC X,Y SEGMENT"},
};

std::string place_text(const Game& game, const State& state, Node node) {
  return position_text(state, state.board.node_tile[node]) + ' ' +
         describe_segment(game, state, node);
}

std::string differs_off(const Game& game, const State& state, const Claim& claim) {
  const Node node = state.magic.at[claim.action.what];
  return node == no_node ? "" : place_text(game, state, node);
}

// A place means the feature there.
std::string differs_on(const Game& game, const State& state, const Claim& claim) {
  const TileIndex tile = tile_at(state.board, claim.action.at);
  if (tile == no_tile) return differs_off(game, state, claim);
  const Node node = state.magic.at[claim.action.what];
  if (node == no_node) return "off";
  const Node claimed = node_of(state.board, tile, claim.action.where);
  return find_root(state.board, node) == find_root(state.board, claimed)
             ? ""
             : place_text(game, state, node);
}

constexpr ExpectForm expects[] = {
    {"MAGIC off", nullptr, differs_off},
    {"MAGIC X,Y SEGMENT", nullptr, differs_on},
};

bool is_magic(const Event& e) { return is_move_of(e, Piece::mage) || is_move_of(e, Piece::witch); }

constexpr EventForm events[] = {
    {[](const Event& e) { return is_magic(e) && e.to.kind == PlaceKind::segment; }, "enchanted",
     "player on at figure:piece"},
    {[](const Event& e) { return is_magic(e) && e.to.kind == PlaceKind::off; }, "banished",
     "player on at figure:piece"},
};

constexpr ScoringField scoring_fields[] = {
    {9, "mage", [](const Scoring& s) { return std::string(s.has(Piece::mage) ? "true" : ""); }},
    {10, "witch", [](const Scoring& s) { return std::string(s.has(Piece::witch) ? "true" : ""); }},
};

}  // namespace

extern const SetWords mage_witch_words = {.parts = parts,
                                          .lines = lines,
                                          .expects = expects,
                                          .events = events,
                                          .scoring_fields = scoring_fields};

}  // namespace bastide

#include "web/table/told_board.hpp"

#include "web/sets/choice_words.hpp"
#include "web/table/moves.hpp"
#include "web/table/table_view.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

std::string coordinates(Position at) { return std::to_string(at.x) + ", " + std::to_string(at.y); }

// "Space 3, -2; north: a city, west: a road".
std::string space_words(const Texts& texts, const Board& board, Position at) {
  const Pattern pattern = board.cells[find_cell(board, at)].pattern;
  std::string beside;
  for (int side = 0; side < 4; ++side) {
    const int digit = pattern / pattern_weight[side] % 5;
    if (digit == 0) continue;
    if (!beside.empty()) beside += ", ";
    beside += tr_pair(texts, direction_name(texts, 2 * side),
                      tr(texts, edge_key(static_cast<EdgeKind>(digit - 1))));
  }
  return tr(texts, "parts", {tr(texts, "told.space", {coordinates(at)}), beside});
}

}  // namespace

std::string tile_words(const Texts& texts, const TileType& type) {
  std::string words = tr(texts, "tile.sides",
                         {tr(texts, edge_key(type.edges[0])), tr(texts, edge_key(type.edges[1])),
                          tr(texts, edge_key(type.edges[2])), tr(texts, edge_key(type.edges[3]))});
  for (const Segment& segment : type.segments)
    if (segment.kind == SegmentKind::monastery || segment.kind == SegmentKind::garden)
      words += ' ' + tr(texts, "tile.on-it", {feature_name(texts, segment.kind)});
  return words;
}

void tell_spaces(TableView& view) {
  const Hand& hand = view.table.hand;
  if (hand.fixed || view.settings.purist || !person_moves(view.session, view.table)) return;
  for (const Spot& spot : hand.spots) {
    const std::string id = "space." + std::to_string(spot.at.x) + ',' + std::to_string(spot.at.y);
    const bool here = hand.placement && hand.placement->at == spot.at;
    tell_control(view.ui.theme, id, {}, {},
                 space_words(view.texts, shown(view.session).board, spot.at))
        .on = here;
    if (view.ui.asked == id)
      view.intents.push_back([at = spot.at](TableView& v) { lay_tile(v, at); });
  }
}

std::string laid_words(const Texts& texts, const Session& session, const Table& table) {
  const Action& placement = *table.hand.placement;
  const RotatedTile& tile = session.game.tables.types[table.hand.type].rotated[table.hand.rotation];
  const auto edge = [&](std::size_t side) { return tr(texts, edge_key(tile.edges[side])); };
  return tr(texts, "told.laid", {coordinates(placement.at), edge(0), edge(1), edge(2), edge(3)});
}

}  // namespace bastide::web

// The page's side of the Ferries.
#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/rules/game.hpp"
#include "engine/rules/state.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/raft.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.piece != Piece::ferry) return {};
  return tell_place(h,
                    event.from.kind == PlaceKind::off ? "event.ferry-placed" : "event.ferry-moved");
}

// The side at which a road leaves its tile.
int side_of_road(const ChoiceToTell& choice, Node node) {
  const Board& board = choice.state.board;
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  const TileType& type = choice.game.types[tile.type];
  const EdgeMask sides = turn_edges(type.segments[segment_of(board, node)].edges, tile.rotation);
  for (int side = 0; side < edge_count; ++side)
    if (sides >> side & 1) return side;
  return 0;
}

// "From north to east".
std::string name_choice(const ChoiceToTell& choice) {
  if (choice.meaning.piece != Piece::ferry) return {};
  const auto end = [&](Node node, std::string_view which) {
    return tr(choice.texts,
              key_of("direction." + std::to_string(2 * side_of_road(choice, node)), which));
  };
  const Place& place = choice.meaning.to;
  return tr(choice.texts, "table.ferry", {end(place.node, ".from"), end(place.other_node, ".to")});
}

constexpr PhaseWord passes[] = {{Phase::ferry_move, "table.no-ferry"}};
constexpr PhaseWord phases[] = {
    {Phase::ferry_place, "ferry-place"},
    {Phase::ferry_move, "ferry-move"},
};
constexpr WordTopic topics[] = {
    {"ferry-place", "ferries.place"},
    {"ferry-move", "ferries.move"},
};

constexpr std::string_view tiles[] = {"ferries/CRRR-lake", "ferries/RRRR-lake"};
constexpr HelpSection sections[] = {
    {"place", "FERRY-1–7"},
    {"move", "FERRY-8–18"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles};

float width_of(const Camera& camera) { return camera.now.zoom * 0.085f; }

void draw_between(const BoardDrawing& on, const Board& board, Node a, Node b, float alpha) {
  const auto screen = [&](Point world) { return to_screen(on.camera, world); };
  draw_raft(on.draw, screen(landing(on.game, board, a)),
            screen(middle_of(board, board.node_tile[a])), screen(landing(on.game, board, b)),
            width_of(on.camera), alpha);
}

void draw_on_board(const BoardDrawing& on, const Action* chosen, const Event* moving) {
  for (const Joint& ferry : on.board.joints) {
    const TileIndex tile = on.board.node_tile[ferry.a];
    if (tile >= on.tiles) continue;
    if (moving && is_move_of(*moving, Piece::ferry) && moving->from.tile == tile) continue;
    // The one being moved is shown where it would go.
    const bool moves =
        chosen && chosen->kind == ActionKind::ferry && tile_at(on.board, chosen->at) == tile;
    draw_between(on, on.board, ferry.a, ferry.b, moves ? 0.3f : 1);
  }
}

void draw_choice(const BoardDrawing& on, const Board& board, const Action& action) {
  if (action.kind != ActionKind::ferry) return;
  const TileIndex tile = tile_at(board, action.at);
  draw_between(on, board, node_of(board, tile, action.where), node_of(board, tile, action.value),
               1);
}

// It turns from its old landings to the new ones; a new one drops in from above.
bool draw_event(const BoardDrawing& on, const ShownEvent& shown) {
  const Event& event = shown.event;
  if (!is_move_of(event, Piece::ferry)) return false;
  const Board &before = shown.before.board, &after = shown.after.board;
  const auto screen = [&](const Board& board, Node node) {
    return to_screen(on.camera, landing(on.game, board, node));
  };
  ImVec2 a = screen(after, event.to.node), b = screen(after, event.to.other_node);
  ImVec2 middle = to_screen(on.camera, middle_of(after, event.to.tile));
  const float way = on.ui.reduced_motion ? 1 : eased(shown.t);
  float alpha = std::min(1.0f, shown.t * 5);
  if (event.from.kind == PlaceKind::segment) {
    const ImVec2 from_a = screen(before, event.from.node);
    const ImVec2 from_b = screen(before, event.from.other_node);
    // Keeps the end that does not move.
    const auto far = [](ImVec2 p, ImVec2 q) { return std::hypot(p.x - q.x, p.y - q.y); };
    if (far(from_a, b) + far(from_b, a) < far(from_a, a) + far(from_b, b)) std::swap(a, b);
    a = between(from_a, a, way);
    b = between(from_b, b, way);
    alpha = 1;
  } else {
    const float height = (1 - way) * on.camera.now.zoom * 0.5f;
    for (ImVec2* p : {&a, &b, &middle}) p->y -= height;
  }
  draw_raft(on.draw, a, middle, b, width_of(on.camera), alpha);
  return true;
}

}  // namespace

extern const PageSet ferries_page = {
    .id = "ferries",
    .tell_move = tell_move,
    .phases = phases,
    .passes = passes,
    .topics = topics,
    .choice_name = name_choice,
    .help = &help,
    .draw_on_board = draw_on_board,
    .draw_choice = draw_choice,
    .draw_event = draw_event,
};

}  // namespace bastide::web

// The page's side of the dragon: where it stands, how it walks, and what it would eat.
#include "engine/sets/dragon/dragon.hpp"

#include <algorithm>
#include <cmath>

#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/reading/reading.hpp"
#include "web/session/session.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/icons.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

using namespace dragon;

bool is_walk(Phase phase) { return phase == Phase::dragon || phase == Phase::late_dragon; }

// ---- In words -----------------------------------------------------------------------------------

bool is_volcano(const EventContext& h) {
  const TileIndex tile = h.event().to.tile;
  return tile == h.state.placed && h.game.types[h.state.board.tiles[tile].type].volcano;
}

std::string tell_move(const EventContext& h) {
  if (h.event().piece != Piece::dragon) return {};
  return tell_place(h, is_volcano(h) ? "event.volcano" : "event.dragon");
}

std::string title(const Texts& texts, const State& state, const Decision& d) {
  if (!is_walk(d.phase)) return {};
  return tr(texts, "decision.dragon.step",
            {std::to_string(steps_taken(state) + 1), std::to_string(dragon_steps)});
}

// By the direction from where it stands.
std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::walk) return {};
  const Position from = place_of(choice.state.board, choice.state.dragon.at);
  for (int edge = 0; edge < edge_count; ++edge)
    if (neighbour(from, static_cast<Edge>(edge)) == choice.action.at)
      return with_capital(direction_name(choice.texts, 2 * edge));
  return {};
}

// "eats: Anna, Bo 2".
std::optional<std::string> value_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::walk) return {};
  const TileIndex tile = tile_at(choice.state.board, choice.action.at);
  std::vector<std::string> eaten;
  for (PlayerIndex p = 0; p < choice.game.sides; ++p) {
    const auto count = std::count_if(
        choice.state.figures.begin(), choice.state.figures.end(), [&](const Figure& figure) {
          return figure.owner == p && choice.state.board.node_tile[figure.node] == tile;
        });
    const std::string name = player_name(choice.texts, choice.record, p);
    if (count == 1) eaten.push_back(name);
    if (count > 1) eaten.push_back(name_and_number(choice.texts, name, std::to_string(count)));
  }
  if (eaten.empty()) return std::string(tr(choice.texts, "table.dragon.nobody"));
  return tr(choice.texts, "table.dragon.eats", {tr_list(choice.texts, eaten)});
}

// Whether a feature reaches a tile.
bool lies_on(const FeatureToTell& t, TileIndex tile) {
  const Board& board = t.state.board;
  if (tile == no_tile) return false;
  const int count = t.game.tables.types[board.tiles[tile].type].segment_count;
  for (int s = 0; s < count; ++s)
    if (find_root(board, node_of(board, tile, s)) == t.reading.root) return true;
  return false;
}

void add_lines(const FeatureToTell& t, std::vector<std::string>& lines) {
  if (lies_on(t, t.state.dragon.at)) lines.emplace_back(tr(t.texts, "read.dragon"));
}

constexpr PhaseWord phases[] = {{Phase::dragon, "dragon"}, {Phase::late_dragon, "dragon"}};
constexpr WordTopic topics[] = {{"dragon", "princess-dragon.walk"}};
constexpr PlaceablePiece placeable[] = {{Piece::dragon, PlaceKind::tile, 0, 1}};

// ---- On the board -------------------------------------------------------------------------------

constexpr ImU32 ember = IM_COL32(0xe2, 0x4a, 0x1e, 0xff), pale = IM_COL32(0xff, 0xf4, 0xdc, 0xff),
                safe = IM_COL32(0x2f, 0x9c, 0x7c, 0xff);

float size_of(const Camera& camera) { return figure_size(camera) * 1.35f; }

ImVec2 stand_of(const BoardDrawing& on, const Board& board, TileIndex tile) {
  return to_screen(on.camera, middle_of(board, tile));
}

void draw_dragon(const BoardDrawing& on, ImVec2 at, float height = 0) {
  const float size = size_of(on.camera);
  if (height > 1)
    draw_ground_shadow(on.draw, {at.x + height * 0.3f, at.y + size * 0.34f}, size * 0.8f,
                       1 / (1 + height / size));
  draw_piece(on, {no_player, Piece::dragon}, {at.x, at.y - height}, size);
}

bool draw_on_tile(const BoardDrawing& on, const PieceAt& there, int) {
  if (there.piece != Piece::dragon) return false;
  draw_dragon(on, stand_of(on, on.board, there.place.tile));
  return true;
}

struct Frame {
  ImVec2 min, max;
};
Frame frame_of(const BoardDrawing& on, TileIndex tile, float inset) {
  const Point corner = to_screen(on.camera, corner_of(place_of(on.board, tile)));
  const float zoom = on.camera.now.zoom, in = zoom * inset;
  return {{corner.x + in, corner.y + in}, {corner.x + zoom - in, corner.y + zoom - in}};
}

// The position of a walk that waits for a step; null: none is shown.
const State* walking(const BoardDrawing& on, const Event* moving) {
  const State& state = shown(on.session);
  const bool asked = is_walk(shown_decision(on.session).phase) && !shown_decision(on.session).over;
  return asked && !moving && &on.board == &state.board ? &state : nullptr;
}

// Apart from others without their colours, too.
void hatch(const BoardDrawing& on, const Frame& f, ImU32 colour) {
  const float side = f.max.x - f.min.x;
  for (int line = 1; line < 8; ++line) {
    const float way = side * static_cast<float>(line) / 4;
    const float from = std::max(0.0f, way - side), to = std::min(way, side);
    on.draw.AddLine({f.min.x + from, f.min.y + to}, {f.min.x + to, f.min.y + from}, colour, 2);
  }
}

// Where it has been is scorched, where it may go glows.
void draw_ground(const BoardDrawing& on, const Action*, const Event* moving) {
  const State* state = walking(on, moving);
  if (!state) return;
  for (const TileIndex tile : state->part.dragon.visited) {
    const Frame f = frame_of(on, tile, 0);
    on.draw.AddRectFilled(f.min, f.max, IM_COL32(0x24, 0x10, 0x0a, 0x66));
    hatch(on, f, IM_COL32(0x24, 0x10, 0x0a, 0x99));
  }
  for (const TileIndex tile : ways_from(on.game, *state, state->dragon.at)) {
    const Frame f = frame_of(on, tile, 0.02f);
    on.draw.AddRectFilled(f.min, f.max, faded(ember, 0.22f));
    on.draw.AddRect(f.min, f.max, pale, 3, 0, 5);
    on.draw.AddRect(f.min, f.max, ember, 3, 0, 3);
  }
}

// A figure that it would eat there.
void draw_victim(const BoardDrawing& on, ImVec2 at) {
  const float ring = figure_size(on.camera) * 0.44f;
  on.draw.AddCircle(at, ring, pale, 28, 6);
  on.draw.AddCircle(at, ring, ember, 28, 3.5f);
  const float tooth = ring * 0.42f;
  for (const float side : {-0.45f, 0.0f, 0.45f}) {
    const ImVec2 root(at.x + side * ring, at.y - ring * 1.02f);
    on.draw.AddTriangleFilled({root.x - tooth * 0.5f, root.y}, {root.x + tooth * 0.5f, root.y},
                              {root.x, root.y + tooth}, pale);
    on.draw.AddTriangle({root.x - tooth * 0.5f, root.y}, {root.x + tooth * 0.5f, root.y},
                        {root.x, root.y + tooth}, ember, 1.5f);
  }
}

// The steps that are left, beside it.
void draw_steps(const BoardDrawing& on, const State& state) {
  const ImVec2 at = stand_of(on, on.board, state.dragon.at);
  const float size = size_of(on.camera);
  const std::string text = std::to_string(dragon_steps - steps_taken(state));
  const ImVec2 words = ui_text_size(on.ui.theme, text, Face::heading);
  const ImVec2 c(at.x + size * 0.42f, at.y - size * 0.4f);
  on.draw.AddCircleFilled(c, words.y * 0.56f, pale, 24);
  on.draw.AddCircle(c, words.y * 0.56f, ember, 24, 2.5f);
  ui_draw_text(on, {c.x - words.x / 2, c.y - words.y / 2}, text, Face::heading,
               IM_COL32(0x94, 0x28, 0x0c, 0xff));
}

// The fairy's tile.
void draw_safety(const BoardDrawing& on, TileIndex tile) {
  const Frame f = frame_of(on, tile, 0.03f);
  on.draw.AddRect(f.min, f.max, pale, 4, 0, 5);
  on.draw.AddRect(f.min, f.max, safe, 4, 0, 3);
  const float size = std::clamp(on.camera.now.zoom * 0.2f, 12.0f, 26.0f);
  const ImVec2 c(f.min.x + size * 0.7f, f.min.y + size * 0.7f);
  on.draw.AddCircleFilled(c, size * 0.55f, safe, 20);
  draw_icon(on.draw, Icon::check, c, size * 0.8f, pale);
}

void draw_danger(const BoardDrawing& on, const Action*, const Event* moving) {
  const State* state = walking(on, moving);
  if (!state) return;
  const Ways ways = ways_from(on.game, *state, state->dragon.at);
  for (const Figure& figure : state->figures)
    if (!on.no_hints &&
        std::find(ways.begin(), ways.end(), on.board.node_tile[figure.node]) != ways.end())
      draw_victim(on,
                  to_screen(on.camera, figure_point(on.pictures, on.game, on.board, figure.node)));
  if (state->fairy.at != no_tile) draw_safety(on, state->fairy.at);
  draw_steps(on, *state);
}

// Fire over the tile that it enters.
void draw_fire(const BoardDrawing& on, ImVec2 at, float t) {
  constexpr int sparks = 14;
  const float reach = on.camera.now.zoom * 0.5f * eased(t), alpha = 1 - t;
  for (int i = 0; i < sparks; ++i) {
    const float angle = 2.3999632f * static_cast<float>(i);
    const float far = reach * (0.35f + 0.65f * static_cast<float>(i % 5) / 4);
    const ImVec2 p(at.x + std::cos(angle) * far, at.y + std::sin(angle) * far * 0.8f);
    const float size =
        on.camera.now.zoom * (0.03f + 0.02f * static_cast<float>(i % 3)) * (1 - t / 2);
    on.draw.AddCircleFilled(p, size * 1.6f, faded(ember, alpha * 0.8f), 14);
    on.draw.AddCircleFilled(p, size * 0.8f, faded(IM_COL32(0xff, 0xd2, 0x5a, 0xff), alpha), 12);
  }
}

bool eats_there(const State& before, TileIndex tile) {
  return std::any_of(before.figures.begin(), before.figures.end(), [&](const Figure& figure) {
    return before.board.node_tile[figure.node] == tile;
  });
}

// It hops from tile to tile, and comes flying to a volcano.
bool draw_event(const BoardDrawing& on, const ShownEvent& shown) {
  const Event& event = shown.event;
  if (!is_move_of(event, Piece::dragon)) return false;
  const ImVec2 to = stand_of(on, shown.after.board, event.to.tile);
  const float zoom = on.camera.now.zoom, way = on.ui.reduced_motion ? 1 : eased(shown.t);
  if (event.from.tile == no_tile) {
    draw_dragon(on, {to.x + (1 - way) * zoom, to.y}, (1 - way) * zoom * 1.4f);
    return true;
  }
  const ImVec2 from = stand_of(on, shown.after.board, event.from.tile);
  const float far = std::hypot(to.x - from.x, to.y - from.y);
  const float move = std::min(1.0f, way * 1.4f);
  const float hops = far > zoom * 1.2f ? 1 : 2;
  const float height = std::fabs(std::sin(3.1415927f * hops * move)) * std::min(far * 0.3f, zoom);
  draw_dragon(on, between(from, to, move), move < 1 ? height / hops : 0);
  if (move >= 1 && !on.ui.reduced_motion && eats_there(shown.before, event.to.tile))
    draw_fire(on, to, std::clamp((shown.t - 0.6f) / 0.4f, 0.0f, 1.0f));
  return true;
}

std::optional<float> seconds_of(const Event& event, bool reduced) {
  if (!is_move_of(event, Piece::dragon)) return {};
  return reduced ? 0.4f : event.from.tile == no_tile ? 1.2f : 1.0f;
}

std::optional<platform::Sound> sound(const Event& event) {
  if (!is_move_of(event, Piece::dragon)) return {};
  return event.from.tile == no_tile ? platform::Sound::notice : platform::Sound::figure;
}

}  // namespace

extern const PageSet dragon_page = {
    .id = "dragon",
    .sent_home = "event.eaten.",
    .tell_move = tell_move,
    .add_lines = add_lines,
    .placeable = placeable,
    .phases = phases,
    .topics = topics,
    .title = title,
    .choice_name = name_choice,
    .choice_worth = value_choice,
    .draw_on_board = draw_ground,
    .draw_on_tile = draw_on_tile,
    .draw_above_figures = draw_danger,
    .draw_event = draw_event,
    .seconds_of = seconds_of,
    .sound = sound,
};

}  // namespace bastide::web

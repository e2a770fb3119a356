#include "web/table/features.hpp"

#include <algorithm>
#include <cmath>

#include "engine/rules/scoring.hpp"
#include "web/app.hpp"
#include "web/table/pictures.hpp"
#include "web/text/explain.hpp"
#include "web/theme/widgets.hpp"

namespace bastide::web {
namespace {

// "Anna 2, Bo 1": who stands there.
std::string owners(const App& app, const Scoring& scoring) {
  const Session& session = *app.session;
  std::string out;
  int present = 0;
  for (PlayerIndex p = 0; p < session.game.setup.players; ++p)
    present += scoring.strength[p] > 0;
  for (int strength = 255; strength > 0; --strength) {
    for (PlayerIndex p = 0; p < session.game.setup.players; ++p) {
      if (scoring.strength[p] != strength) continue;
      if (!out.empty()) out += ", ";
      out += player_name(app.texts, session.record, p);
      if (present > 1 || strength > 1) out += ' ' + std::to_string(strength);
    }
  }
  return out;
}

bool monastic(SegmentKind kind) {
  return kind == SegmentKind::monastery || kind == SegmentKind::garden;
}

// What it would be worth with no open edge left.
int completed_value(const Game& game, const State& state, Node node) {
  State closed = state;
  closed.board.totals[find_root(closed.board, node)].open = 0;
  return evaluate(game, closed, node).value;
}

std::string field_cities(const App& app, const State& state, Node node) {
  CityList all, done;
  cities_of_field(app.session->game.tables, state.board, node, false, all);
  cities_of_field(app.session->game.tables, state.board, node, true, done);
  std::string out = tr_count(app.texts, "table.field.done", static_cast<long>(done.size()));
  if (all.size() > done.size())
    out += ", " + tr_count(app.texts, "table.field.open", static_cast<long>(all.size() - done.size()));
  return out;
}

}  // namespace

Node feature_at(App& app, const Board& board, std::size_t tiles, Point world) {
  const Position at{static_cast<i16>(std::floor(std::clamp(world.x, -999.0f, 999.0f))),
                    static_cast<i16>(std::floor(std::clamp(world.y, -999.0f, 999.0f)))};
  const TileIndex index = tile_at(board, at);
  if (index == no_tile || index >= tiles) return no_node;
  const PlacedTile& tile = board.tiles[index];
  const art::SegmentMap& map = segment_map(app.table.pictures, app.session->game, tile.type);
  const int segment =
      art::segment_at(map, tile.rotation, world.x - static_cast<float>(at.x),
                      world.y - static_cast<float>(at.y));
  return segment < 0 ? no_node : node_of(board, index, segment);
}

std::vector<Node> nodes_of(const Board& board, Node node) {
  std::vector<Node> nodes;
  Node n = node;
  do {
    nodes.push_back(n);
    n = board.next[n];
  } while (n != node && nodes.size() < max_nodes);
  return nodes;
}

void tint_feature(App& app, ImDrawList& draw, const Board& board, std::size_t tiles, Node node,
                  ImU32 colour) {
  const Camera& camera = app.table.camera;
  for (const Node n : nodes_of(board, node)) {
    const TileIndex index = board.node_tile[n];
    if (index >= tiles) continue;
    const PlacedTile& tile = board.tiles[index];
    const ImTextureID mask =
        segment_picture(app.table.pictures, app.session->game, tile.type, segment_of(board, n));
    if (!mask) continue;
    const Position at = board.cells[tile.cell].at;
    const Point a = to_screen(camera, {static_cast<float>(at.x), static_cast<float>(at.y)});
    const float s = camera.now.zoom;
    const ImVec2 corners[4] = {{a.x, a.y}, {a.x + s, a.y}, {a.x + s, a.y + s}, {a.x, a.y + s}};
    const int r = tile.rotation;  // the mask's north-west corner comes to lie at corner r
    draw.AddImageQuad(mask, corners[r & 3], corners[(r + 1) & 3], corners[(r + 2) & 3],
                      corners[(r + 3) & 3], {0, 0}, {1, 0}, {1, 1}, {0, 1}, colour);
  }
}

std::vector<std::string> feature_facts(const App& app, const State& state, Node node) {
  const Game& game = app.session->game;
  const Scoring scoring = evaluate(game, state, node);
  const Totals& totals = state.board.totals[find_root(state.board, node)];
  const bool field = scoring.feature == SegmentKind::field;
  const bool completed = scoring.cause == ScoreCause::completed;
  std::vector<std::string> lines;
  lines.push_back(feature_name(app.texts, scoring.feature));
  if (field) {
    lines.push_back(field_cities(app, state, node));
  } else if (monastic(scoring.feature)) {
    lines.push_back(tr_count(app.texts, "table.around", scoring.tiles - 1));
  } else {
    std::string size = tr_count(app.texts, "tiles", scoring.tiles);
    if (scoring.shields > 0)
      size += ", " + tr_count(app.texts, "score.shields", scoring.shields);
    lines.push_back(size);
    if (!completed) lines.push_back(tr_count(app.texts, "table.open", totals.open));
  }
  const std::string who = owners(app, scoring);
  lines.push_back(who.empty() ? std::string(tr(app.texts, "table.nobody"))
                              : who);
  const std::string now = std::to_string(scoring.value);
  if (field)
    lines.push_back(tr(app.texts, "table.worth.field", {now}));
  else if (completed)
    lines.push_back(tr(app.texts, "table.worth.done", {now}));
  else
    lines.push_back(tr(app.texts, "table.worth",
                       {now, std::to_string(completed_value(game, state, node))}));
  return lines;
}

void draw_feature_card(App& app, ImDrawList& draw, const State& state, Node node, Point near) {
  const std::vector<std::string> lines = feature_facts(app, state, node);
  const Theme& theme = app.theme;
  float width = 0, height = px(theme, 16);
  const auto face_of = [](std::size_t i) { return i == 0 ? Face::strong : Face::small; };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const ImVec2 size = ui_text_size(app, lines[i], face_of(i));
    width = std::max(width, size.x);
    height += size.y + px(theme, 2);
  }
  width += px(theme, 28);
  const Area& board = app.table.layout.board;
  const float gap = px(theme, app.theme.touch ? 34 : 18);
  width = std::min(width, board.width - 2 * px(theme, 6));
  float x = near.x + gap, y = near.y + gap;
  if (x + width > board.x + board.width - px(theme, 6)) x = near.x - gap - width;
  if (y + height > board.y + board.height - px(theme, 6)) y = near.y - gap - height;
  x = std::clamp(x, board.x + px(theme, 6),
                 std::max(board.x, board.x + board.width - width) - px(theme, 6));
  y = std::max(y, board.y + px(theme, 6));
  draw_paper(app, draw, {x, y}, {x + width, y + height}, colour::paper_high, 8);
  float line = y + px(theme, 8);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    ui_draw_text(app, draw, {x + px(theme, 14), line}, lines[i], face_of(i),
                 i == 0 ? colour::ink : colour::ink_soft, width - px(theme, 28));
    line += ui_text_size(app, lines[i], face_of(i)).y + px(theme, 2);
  }
}

}  // namespace bastide::web

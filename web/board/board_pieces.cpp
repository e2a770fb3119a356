#include "web/board/board_pieces.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/base/sort.hpp"
#include "web/art/set_art.hpp"
#include "web/board/board_marks.hpp"
#include "web/board/display_state.hpp"
#include "web/board/features.hpp"
#include "web/board/flourish.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/session/session.hpp"
#include "web/sets/page_set.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {

void draw_figures(const BoardDrawing& on, const DisplayState& display,
                  std::span<const Flourish> flourishes) {
  struct FigureSeen {
    Point at;
    Piece piece;
    PlayerIndex owner;
    bool lying;
  };
  std::vector<FigureSeen> all;
  for (const auto& figures : {figures_of(display), neutral_figures(display)})
    for (const Figure& figure : figures) {
      Point at = figure_point(on.session, on.pictures, on.board, figure.node);
      at.y -= art::figure_art(figure.kind).north;
      for (const FigureSeen& other : all)
        if (std::fabs(other.at.x - at.x) < 0.02f && std::fabs(other.at.y - at.y) < 0.02f)
          at.x += 0.17f;
      if (!flourishes.empty()) {
        const Point by = moved_by(flourishes, place_of_node(on.board, figure.node), figure.node);
        at = {at.x + by.x, at.y + by.y};
      }
      const bool field = kind_of(on.game.tables, on.board, figure.node) == SegmentKind::field;
      all.push_back({at, figure.kind, figure.owner, field});
    }
  for (const PieceAt& there : display.pieces)
    if (const auto at = board_point(there.place))
      all.push_back({*at, there.piece, there.owner, false});
  sort_stably(all, [](const FigureSeen& a, const FigureSeen& b) { return a.at.y < b.at.y; });
  for (const FigureSeen& one : all) {
    const Point p = to_screen(on.camera, one.at);
    draw_piece(on, {one.owner, one.piece, one.lying}, p, figure_size(on.camera));
  }
}

int tokens_before(const DisplayState& display, std::size_t i) {
  const Place& place = display.pieces[i].place;
  return static_cast<int>(
      std::count_if(display.pieces.begin(), display.pieces.begin() + static_cast<std::ptrdiff_t>(i),
                    [&](const PieceAt& other) { return other.place == place; }));
}

// Returns whether a set has drawn it.
static bool draw_by_set(const BoardDrawing& on, const PieceAt& there) {
  const int colour = there.owner < on.game.sides ? colour_of(on.session, there.owner) : 0;
  const auto& pages = page_sets();
  return std::any_of(pages.begin(), pages.end(), [&](const PageSet* page) {
    return page->draw_on_tile && page->draw_on_tile(on, there, colour);
  });
}

void draw_tokens(const BoardDrawing& on, const DisplayState& display) {
  const float size = std::clamp(on.camera.now.zoom * 0.26f, 16.0f, 90.0f);
  for (std::size_t i = 0; i < display.pieces.size(); ++i) {
    const PieceAt& there = display.pieces[i];
    if (there.place.kind != PlaceKind::tile) continue;
    const Square s = square_of(on.camera, on.board.cells[on.board.tiles[there.place.tile].cell].at);
    if (!visible(s) || draw_by_set(on, there)) continue;
    const float beside = static_cast<float>(tokens_before(display, i));
    const ImVec2 at(s.max.x - size * (0.62f + 0.95f * beside), s.max.y - size * 0.5f);
    const int count = there.count;
    for (int n = 0; n < std::min(count, 3); ++n) {
      Point swayed{};
      for (const PageSet* page : page_sets())
        if (page->sway && swayed.x == 0) swayed = page->sway(there, n, on.wind);
      draw_token(on, there.piece,
                 {at.x + size * swayed.x, at.y + size * (swayed.y - 0.22f * static_cast<float>(n))},
                 size);
    }
    if (count < 2) continue;
    const std::string text = std::to_string(count);
    const ImVec2 words = ui_text_size(on.ui.theme, text, Face::small);
    const ImVec2 c(at.x + size * 0.36f, at.y + size * 0.14f);
    on.draw.AddCircleFilled(c, words.y * 0.5f, colour::paper_high, 20);
    on.draw.AddCircle(c, words.y * 0.5f, colour::ink_soft, 20, 1);
    ui_draw_text(on, {c.x - words.x / 2, c.y - words.y / 2}, text, Face::small, colour::ink);
  }
}

namespace {

using DrawPieces = decltype(PageSet::draw_on_board);

void draw_of_sets(DrawPieces PageSet::*draw, const BoardDrawing& on, const Action* chosen,
                  const Event* moving) {
  for (const PageSet* page : page_sets())
    if (page->*draw) (page->*draw)(on, chosen, moving);
}

}  // namespace

void draw_set_pieces(const BoardDrawing& on, const Action* chosen, const Event* moving) {
  draw_of_sets(&PageSet::draw_on_board, on, chosen, moving);
}

void draw_set_pieces_above(const BoardDrawing& on, const Action* chosen, const Event* moving) {
  draw_of_sets(&PageSet::draw_above_figures, on, chosen, moving);
}

}  // namespace bastide::web

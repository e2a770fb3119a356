#include "web/screens/puzzle_preview.hpp"

#include <imgui.h>

#include <algorithm>

#include "web/lessons/puzzle_course.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/session/calendar.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

PuzzlePreview preview_of(const ScreenView& view, const PuzzleInfo& info) {
  PuzzlePreview preview;
  preview.id = info.id();
  preview.language = view.texts.language;
  auto puzzle = read_puzzle(view.catalogue, info.code, info.loss);
  if (!puzzle) return preview;  // cannot happen: tests open all of them
  Session& path = puzzle->path;
  shorten(path, path.cursor);
  const State& state = last_state(path);
  const PlayerIndex me = decision(path.game, state).player;
  preview.board = saved_board_of(view.catalogue, view.pictures, path);
  preview.tile = path.game.types[state.drawn].id;
  preview.player = player_name(view.texts, path.record, me);
  return preview;
}

}  // namespace

void settle_puzzle(ScreenView& view) {
  const PuzzleInfo* const info = next_puzzle(view.lists.puzzles.all, view.puzzle_book, day_today());
  PuzzlePreview& shown = view.screens.puzzle;
  if (!info)
    shown = {};
  else if (shown.id != info->id() || shown.language != view.texts.language)
    shown = preview_of(view, *info);
}

void draw_puzzle_preview(const ScreenView& view, const PuzzlePreview& puzzle, const Area& at) {
  const Paint paint{view.ui.theme, *ImGui::GetWindowDrawList()};
  draw_saved_board(paint, view.catalogue, view.pictures, puzzle.board, at);
  const float side = std::min(px(view.ui.theme, 72), at.height * 0.32f), gap = px(view.ui.theme, 8);
  const ImVec2 min(at.x + gap, at.y + at.height - side - gap);
  const float edge = px(view.ui.theme, 3);
  paint.draw.AddRectFilled({min.x - edge, min.y - edge}, {min.x + side + edge, min.y + side + edge},
                           colour::paper_high, px(view.ui.theme, 6));
  draw_sample_tile(paint, view.catalogue, view.pictures, puzzle.tile, min, side);
}

}  // namespace bastide::web

#include "web/screens/prologue.hpp"

#include <algorithm>
#include <string>

#include "web/lessons/done.hpp"
#include "web/screens/paintings.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/sets/help_pages.hpp"
#include "web/ui/flow.hpp"

namespace bastide::web {
namespace {

void draw_tiles_of(ScreenView& view, const ProloguePicture& picture, ImVec2 at, float side) {
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  for (int i = 0; i < prologue_columns * prologue_rows; ++i) {
    const PrologueTile& tile = picture.tiles[i];
    const auto column = static_cast<float>(i % prologue_columns);
    const auto row = static_cast<float>(i / prologue_columns);
    const ImVec2 min(at.x + side * column, at.y + side * row);
    const ImVec2 max(min.x + side, min.y + side);
    const int index = find_tile(view.catalogue, tile.tile);
    const TilePicture painted =
        index < 0 ? TilePicture{}
                  : painted_tile(view.pictures, view.catalogue, index, tile.rotation,
                                 static_cast<std::uint32_t>(i) % 3);
    if (painted)
      draw.AddImage(painted, min, max);
    else
      draw.AddRectFilled(min, max, colour::paper_low);
  }
}

// As wide as there is room, unless it would leave none for the words.
void draw_picture(ScreenView& view, const ProloguePicture& picture) {
  const Theme& theme = view.ui.theme;
  const float room = ImGui::GetContentRegionAvail().x;
  const float high = ImGui::GetIO().DisplaySize.y * (theme.low ? 0.42f : 0.5f);
  const float side = std::min(room / prologue_columns, high / prologue_rows);
  const ImVec2 cursor = ImGui::GetCursorScreenPos();
  const ImVec2 at(cursor.x + (room - side * prologue_columns) / 2, cursor.y);
  const ImVec2 end(at.x + side * prologue_columns, at.y + side * prologue_rows);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_tiles_of(view, picture, at, side);
  draw.PushClipRect(at, end, true);
  for (const ProloguePiece& piece : picture.pieces) {
    const ImTextureID painted = painted_piece(view.pictures, piece.piece, piece.colour);
    if (!painted) continue;
    const float size = side * (piece.piece == Piece::meeple ? 0.52f : 0.4f);
    const ImVec2 foot(at.x + side * piece.x, at.y + side * piece.y);
    draw.AddImage(painted, {foot.x - size / 2, foot.y - size * 0.85f},
                  {foot.x + size / 2, foot.y + size * 0.15f});
  }
  draw.PopClipRect();
  draw.AddRect(at, end, faded(colour::ink, 0.5f), px(theme, 3), 0, px(theme, 1.5f));
  ImGui::Dummy({room, side * prologue_rows + px(theme, 4)});
}

// A dot for each picture.
void draw_dots(const Theme& theme, std::size_t shown, std::size_t count) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x, step = px(theme, 16);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  for (std::size_t i = 0; i < count; ++i)
    draw.AddCircleFilled(
        {at.x + room / 2 + step * (static_cast<float>(i) - static_cast<float>(count - 1) / 2),
         at.y + px(theme, 5)},
        px(theme, i == shown ? 4.5f : 3), i == shown ? colour::accent : colour::rule);
  ImGui::Dummy({room, px(theme, 10)});
}

std::string mark_of(std::string_view set) { return "prologue." + std::string(set); }

}  // namespace

bool prologue_dialog(ScreenView& view, dialog::Prologue& prologue) {
  const ExpansionPage* page = expansion_page(prologue.set);
  if (!page || prologue.picture >= page->help.prologue.size()) return false;
  const std::size_t count = page->help.prologue.size();
  const ProloguePicture& picture = page->help.prologue[prologue.picture];
  Ui& ui = view.ui;
  ui_dialog_begin(ui, "prologue", tr(view.texts, "expansion." + prologue.set), 560);
  draw_picture(view, picture);
  // As high for all of them, so that nothing jumps.
  float high = 0;
  const float room = ImGui::GetContentRegionAvail().x, from = ImGui::GetCursorPosY();
  for (const ProloguePicture& other : page->help.prologue) {
    const Paragraph words{tr(view.texts, other.text)};
    high = std::max(high, paragraphs_height(ui.theme, {&words, 1}, room));
  }
  ui_text(ui, tr(view.texts, picture.text));
  ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), from + high));
  draw_dots(ui.theme, prologue.picture, count);
  ui_dialog_foot(ui);
  const bool last = prologue.picture + 1 == count;
  const bool back = last && prologue.picture > 0;
  const std::string_view skip = tr(view.texts, back ? "common.back" : "end.skip");
  const std::string_view next = tr(view.texts, last ? "lesson.close" : "lesson.next");
  bool stays = true;
  flow_here(ui, room, [&](Flow& flow) {
    flow.row([&](Row& row) {
      ButtonStyle main;
      main.tone = Tone::primary;
      if (row.button("prologue.skip", skip)) {
        stays = back;
        if (back) --prologue.picture;
      } else if (row.button("prologue.next", next, main)) {
        stays = !last;
        if (stays) ++prologue.picture;
      }
    });
  });
  ui_dialog_end(ui);
  probe_fact(ui.probe, "prologue", stays ? std::to_string(prologue.picture + 1) : std::string());
  return stays;
}

Dialog prologue_of(const Setup& setup, LessonsDone& seen) {
  for (const ExpansionPage& page : expansion_pages()) {
    const std::string set(page.expansion.id);
    if (page.help.prologue.empty() || !setup.has(page.expansion.expansion)) continue;
    load_done(seen);
    if (lesson_done(seen, mark_of(set))) continue;
    mark_done(seen, mark_of(set));
    return dialog::Prologue{set};
  }
  return dialog::None{};
}

}  // namespace bastide::web

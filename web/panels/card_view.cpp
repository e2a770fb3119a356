#include "web/panels/card_view.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "web/drawing/pictures.hpp"
#include "web/drawing/pieces.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/free_place.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/card.hpp"
#include "web/play/play.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// Where a card can be put, the best place first. On an upright phone at the end of the board that
// is farther from its subject; else in a corner, between two corners, or beside the subject.
std::vector<ImVec2> places_for(const Theme& theme, const TableLayout& layout,
                               const ShownCard& shown, ImVec2 size) {
  const Area& board = layout.board;
  const Point near = shown.near;
  const float margin = px(theme, layout.shape == TableShape::wide ? 12 : 6);
  const float left = board.x + margin, top = board.y + margin;
  const float right = std::max(left, board.x + board.width - margin - size.x);
  const float bottom = std::max(top, board.y + board.height - margin - size.y);
  if (layout.shape == TableShape::upright) {
    const float middle = std::max(left, board.x + (board.width - size.x) / 2);
    const bool low = near.y > board.y + board.height / 2;
    return {{middle, low ? top : bottom}, {middle, low ? bottom : top}};
  }
  std::vector<ImVec2> places = {{left, bottom}, {left, top}, {right, bottom}, {right, top}};
  if (shown.of == CardOf::pointed) {  // this one goes only where it covers nothing
    const float middle = (left + right) / 2, half_way = (top + bottom) / 2;
    places.insert(places.end(),
                  {{left, half_way}, {middle, bottom}, {middle, top}, {right, half_way}});
  }
  const float away = px(theme, theme.touch ? 34 : 20);
  const ImVec2 beside[] = {{near.x + away, near.y + away},
                           {near.x - away - size.x, near.y + away},
                           {near.x + away, near.y - away - size.y},
                           {near.x - away - size.x, near.y - away - size.y}};
  const bool first = shown.of == CardOf::player || shown.of == CardOf::advice;
  auto at = first ? places.begin() : places.end();
  for (const ImVec2 place : beside)
    at =
        places.insert(at, {std::clamp(place.x, left, right), std::clamp(place.y, top, bottom)}) + 1;
  return places;
}

// Nothing if a card that was not requested would cover anything.
std::optional<ImVec2> place_for(const TableView& view, const std::vector<Area>& targets,
                                const ShownCard& shown, ImVec2 size) {
  const Theme& theme = view.ui.theme;
  // The pointer and its surroundings.
  const Area pointed = around(shown.near, px(theme, shown.of == CardOf::player ? 1 : 18));
  const FreePlace place =
      free_place(view.drawn.panels, targets, places_for(theme, view.play->layout, shown, size),
                 size, &pointed);
  if (shown.of == CardOf::pointed && place.covers > 0) return std::nullopt;
  return place.at;
}

// Takes the presses on an area. Returns whether it was pressed.
bool cover_board(const Area& area) {
  ImGui::SetNextWindowPos(area.min());
  ImGui::SetNextWindowSize(area.size());
  ImGui::Begin("table.card", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoFocusOnAppearing);
  const bool pressed = ImGui::IsWindowHovered() && ImGui::IsMouseClicked(0);
  ImGui::End();
  return pressed;
}

}  // namespace

namespace {

constexpr float margin_of_card = 6, pad_of_card = 14, gap_of_lines = 3;  // design pixels
constexpr float icon_of_card = 22, tile_of_card = 46;

bool pictured(const CardLine& line) { return line.piece >= 0 || line.token; }

float badge_of_line(const Theme& theme) { return ui_text_size(theme, "X", Face::small).y; }

float indent_of(const Theme& theme, const CardLine& line) {
  const float badge = badge_of_line(theme);
  return pictured(line) ? badge * 2.2f : line.colour < 0 ? 0 : badge * 1.4f;
}

// A card on its sheet, without the margins.
struct LaidCard {
  float most;      // the room of its letters
  float sign;      // the width of the icon before the title
  float head = 0;  // the height of the title
  ImVec2 size;
  std::vector<float> lines;  // their heights
  std::optional<Lots> lots;
};

LaidCard lay_card(const Theme& theme, const Card& card, float width) {
  const float gap = px(theme, gap_of_lines), icon = card.icon ? px(theme, icon_of_card) : 0;
  LaidCard laid{};
  laid.most =
      std::min(em(theme, 300), width - 2 * px(theme, margin_of_card)) - 2 * px(theme, pad_of_card);
  laid.sign = card.icon ? icon + gap * 2 : 0;
  const ImVec2 title = ui_text_size(theme, card.title, Face::strong, laid.most - laid.sign);
  laid.head = std::max(title.y, icon) + gap;
  laid.size = {title.x + laid.sign, laid.head};
  for (const CardLine& line : card.lines) {
    const float indent = indent_of(theme, line);
    ImVec2 size = ui_text_size(theme, line.text, Face::small, laid.most - indent);
    if (pictured(line)) size.y *= 1.5f;
    laid.size = {std::max(laid.size.x, size.x + indent), laid.size.y + size.y + gap};
    laid.lines.push_back(size.y);
  }
  return laid;
}

LaidCard add_lots(const Theme& theme, const Texts& texts, const Card& card, LaidCard laid) {
  const float tile = px(theme, tile_of_card);
  const auto columns = static_cast<float>(std::min<std::size_t>(card.lots.size(), 5));
  laid.size.x = std::clamp(columns * (tile + px(theme, gap_of_lots)), laid.size.x,
                           std::max(laid.size.x, laid.most));
  laid.lots = lay_lots(theme, texts, card.lots, laid.size.x, tile);
  laid.size.y += px(theme, gap_of_lines) + laid.lots->height;
  return laid;
}

ImVec2 sheet_of(const Theme& theme, const LaidCard& laid) {
  const float pad = px(theme, pad_of_card);
  return {laid.size.x + 2 * pad + 1, laid.size.y + 1.4f * pad};
}

void draw_laid(const GamePaint& paint, const Card& card, const LaidCard& laid, ImVec2 at) {
  const Theme& theme = paint.theme;
  const float gap = px(theme, gap_of_lines), badge = badge_of_line(theme);
  const float icon = px(theme, icon_of_card), left = at.x + px(theme, pad_of_card);
  float y = at.y + 0.7f * px(theme, pad_of_card);
  if (card.icon) draw_art_icon(paint, *card.icon, {left + icon / 2, y + icon / 2}, icon);
  ui_draw_paragraph(paint, {left + laid.sign, y}, card.title, Face::strong, colour::ink,
                    laid.most - laid.sign);
  y += laid.head;
  for (std::size_t i = 0; i < card.lines.size(); ++i) {
    const CardLine& line = card.lines[i];
    const float high = laid.lines[i], indent = indent_of(theme, line);
    const ImVec2 middle(left + badge, y + high / 2);
    if (line.colour >= 0) draw_player_badge(paint.draw, {left, y}, badge, line.colour);
    if (line.piece >= 0)
      draw_piece(paint, {line.owner, static_cast<Piece>(line.piece)}, middle, badge * 2);
    if (line.token) draw_token(paint, *line.token, middle, badge * 1.5f);
    ui_draw_paragraph(paint, {left + indent, y + (pictured(line) ? high / 6 : 0)}, line.text,
                      Face::small, line.strong ? colour::ink : colour::ink_soft,
                      laid.most - indent);
    y += high + gap;
  }
  if (laid.lots) draw_lots(paint, *laid.lots, {left, y + gap});
}

}  // namespace

void draw_card(const TableView& view) {
  if (!view.drawn.card) return;
  const ShownCard& shown = *view.drawn.card;
  const Theme& theme = view.ui.theme;
  const Play& play = view.play;
  const Area& board = play.layout.board;
  const float margin = px(theme, margin_of_card);
  LaidCard laid = lay_card(theme, shown.card, board.width);
  // With large letters the board may be too small: then it lies over the panels, too.
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const bool large = sheet_of(theme, laid).y > board.height - 2 * margin;
  const std::vector<Area> targets = targets_on_board(view);
  std::optional<ImVec2> at;
  if (large) {
    if (shown.of == CardOf::pointed) return;
    laid = lay_card(theme, shown.card, screen.x);
    const ImVec2 sheet = sheet_of(theme, laid);
    at = {std::clamp(board.x + (board.width - sheet.x + 1) / 2, margin,
                     std::max(margin, screen.x - sheet.x + 1 - margin)),
          std::clamp(board.y + margin, margin, std::max(margin, screen.y - sheet.y - margin))};
  } else if (!shown.card.lots.empty()) {
    const LaidCard with_tiles = add_lots(theme, view.texts, shown.card, laid);
    at = place_for(view, targets, shown, sheet_of(theme, with_tiles));
    if (at) laid = with_tiles;  // else there may be room for the words alone
  }
  if (!at) at = place_for(view, targets, shown, sheet_of(theme, laid));
  if (!at) return;
  const ImVec2 sheet = sheet_of(theme, laid);
  const Area area{at->x, at->y, sheet.x, sheet.y};
  // A touch on what has been opened closes it, and reaches nothing below it.
  const bool opened = play.shown_player >= 0 || is_something(play.look.held);
  if (opened && cover_board(area)) intend(view, [](TableView& v) { look_away(v.play->look); });
  if (shown.of == CardOf::pointed || shown.of == CardOf::held)
    probe_fact(view.ui.probe, "table.card", card_words(shown.card));
  ImDrawList& draw = *(large ? ImGui::GetForegroundDrawList() : ImGui::GetBackgroundDrawList());
  const GamePaint paint = paint_of(view, draw);
  draw_paper(paint, *at, {at->x + sheet.x, at->y + sheet.y}, colour::paper_high, 8);
  view.drawn.panels.push_back(area);
  probe_item(view.ui.probe, "table.card", area.x, area.y, area.width, area.height);
  draw_laid(paint, shown.card, laid, *at);
}

}  // namespace bastide::web

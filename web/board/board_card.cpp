#include "web/board/board_card.hpp"

#include <algorithm>
#include <cmath>

#include "web/board/board_picture.hpp"
#include "web/board/display_state.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/camera.hpp"
#include "web/drawing/faces.hpp"
#include "web/drawing/pictures.hpp"
#include "web/session/session.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 card_cloth = IM_COL32(0xe6, 0xda, 0xbd, 0xff);
constexpr float line_part = 0.05f;  // of the longer side: the height of a line
// In lines: the margin, the room of a seat, of what is written below the board, and of the column
// beside it.
constexpr float card_margin = 0.5f, seat_height = 1.45f, foot_height = 1.1f, column_width = 8.4f;
constexpr float around_board = 0.35f;  // tiles

// Draws in light colours for as long as it exists.
struct InLight {
  Look look;
  explicit InLight(const Theme& theme) : look(theme.look) { use_look(Look::light); }
  ~InLight() { use_look(look); }
  InLight(const InLight&) = delete;
};

// The cells that have tiles.
struct Extent {
  float left = 0, top = 0, wide = 1, high = 1;
};

Extent card_extent(const Session& session, const DisplayState& display) {
  const Board& board = board_of(session, display);
  int left = 0, top = 0, right = 0, low = 0;
  for (std::size_t tile = 0; tile < display.tiles; ++tile) {
    const Position at = board.cells[board.tiles[tile].cell].at;
    left = tile == 0 ? at.x : std::min<int>(left, at.x);
    top = tile == 0 ? at.y : std::min<int>(top, at.y);
    right = tile == 0 ? at.x : std::max<int>(right, at.x);
    low = tile == 0 ? at.y : std::max<int>(low, at.y);
  }
  return {static_cast<float>(left), static_cast<float>(top), static_cast<float>(right - left + 1),
          static_cast<float>(low - top + 1)};
}

std::size_t seats_in_row(const BoardCard& card) { return card.seats.size() > 1 ? 2 : 1; }

// What is written below the board, in lines.
float lines_below(const BoardCard& card) {
  const std::size_t columns = seats_in_row(card);
  const auto rows = static_cast<float>((card.seats.size() + columns - 1) / columns);
  return rows * seat_height + foot_height + 0.4f;
}

// Where the board and the words are: below it or beside it, whichever leaves it larger.
struct CardPlan {
  Area board, words;
  float line, zoom;
  bool below;
};

CardPlan plan_card(const BoardCard& card, const Extent& extent, const Area& area) {
  const float line = line_part * std::max(area.width, area.height);
  const Area inner = inset(area, card_margin * line);
  const auto plan = [&](bool below) {
    CardPlan p{inner, inner, line, 0, below};
    if (below) {
      p.words.height = lines_below(card) * line;
      p.board.height -= p.words.height;
      p.words.y += p.board.height;
    } else {
      p.words.width = (column_width - card_margin) * line;
      p.board.width -= column_width * line;
      p.words.x = inner.x + inner.width - p.words.width;
    }
    p.zoom = std::min(p.board.width / (extent.wide + around_board),
                      p.board.height / (extent.high + around_board));
    return p;
  };
  const CardPlan low = plan(true), beside = plan(false);
  return beside.zoom > low.zoom ? beside : low;
}

void draw_board_of_card(const GamePaint& paint, Ui& ui, const DisplayState& display,
                        const Extent& extent, const CardPlan& plan) {
  const Area& at = plan.board;
  Camera camera;
  camera.area = at;
  camera.now.zoom = std::max(plan.zoom, 1.0f);
  camera.now.centre = {extent.left + extent.wide / 2, extent.top + extent.high / 2};
  camera.wanted = camera.now;
  const float round = 0.16f * plan.line;
  paint.draw.AddRectFilled(at.min(), at.max(), card_cloth, round);
  paint.draw.PushClipRect(at.min(), at.max(), true);
  const BoardDrawing on{paint,         ui,     board_of(paint.session, display),
                        display.tiles, camera, camera.area};
  draw_at_rest(on, display, Under::shadows);
  paint.draw.PopClipRect();
  paint.draw.AddRect(at.min(), at.max(), faded(colour::ink, 0.45f), round, 0, 0.03f * plan.line);
}

void draw_seat(const GamePaint& paint, const CardSeat& seat, const Area& at, float line) {
  const float sign = 1.12f * line, middle = at.y + at.height / 2;
  if (seat.face < 0)
    draw_player_badge(paint.draw, {at.x + 0.06f * line, middle - 0.44f * line}, 0.88f * line,
                      seat.colour);
  else
    draw_face(paint, paint.pictures,
              {seat.face, seat.wins ? art::Mood::pleased : art::Mood::calm, seat.colour, true},
              {at.x + sign / 2, middle}, sign);
  const ImU32 ink = seat.wins ? colour::accent : colour::ink;
  const float points = seat.points.empty() ? 0 : ui_sized_width(paint.theme, seat.points, line);
  if (points > 0)
    ui_draw_sized(paint, {at.x + at.width - points, middle - line / 2}, seat.points, line, ink,
                  points + 1);
  const float x = at.x + sign + 0.3f * line, size = 0.84f * line;
  ui_draw_sized(paint, {x, middle - size / 2}, seat.name, size, ink,
                std::max(at.x + at.width - points - 0.35f * line - x, line));
}

void draw_right(const Paint& paint, const Area& at, std::string_view text, float size, ImU32 ink) {
  const float width = std::min(ui_sized_width(paint.theme, text, size), at.width);
  ui_draw_sized(paint, {at.x + at.width - width, at.y}, text, size, ink, width + 1);
}

// Seats in two columns, and a last line: what game it is, and who has printed it.
void draw_words_below(const GamePaint& paint, const BoardCard& card, const CardPlan& plan) {
  const float line = plan.line, gap = 0.9f * line;
  const std::size_t columns = seats_in_row(card);
  const float width = columns > 1 ? (plan.words.width - gap) / 2 : plan.words.width;
  const float top = plan.words.y + 0.2f * line;
  for (std::size_t n = 0; n < card.seats.size(); ++n) {
    const auto column = static_cast<float>(n % columns), row = static_cast<float>(n / columns);
    draw_seat(paint, card.seats[n],
              {plan.words.x + column * (width + gap), top + row * seat_height * line, width,
               seat_height * line},
              line);
  }
  const float y = plan.words.y + plan.words.height - 0.92f * line, size = 0.8f * line;
  const float maker = ui_sized_width(paint.theme, card.maker, size);
  paint.draw.AddLine({plan.words.x, y - 0.12f * line},
                     {plan.words.x + plan.words.width, y - 0.12f * line}, colour::rule,
                     0.03f * line);
  draw_right(paint, {plan.words.x, y, plan.words.width, size}, card.maker, size, colour::accent);
  const std::string words = card.foot.empty() ? card.title : card.title + " \xc2\xb7 " + card.foot;
  ui_draw_sized(paint, {plan.words.x, y + 0.06f * line}, words, 0.7f * line, colour::ink_soft,
                plan.words.width - maker - gap);
}

// The same in a column.
void draw_words_beside(const GamePaint& paint, const BoardCard& card, const CardPlan& plan) {
  const float line = plan.line, width = plan.words.width;
  const ImVec2 at(plan.words.x, plan.words.y);
  ui_draw_sized(paint, at, card.maker, 1.25f * line, colour::accent, width);
  ui_draw_sized(paint, {at.x, at.y + 1.4f * line}, card.title, 0.75f * line, colour::ink, width);
  const float top = at.y + 2.5f * line, bottom = at.y + plan.words.height - 0.9f * line;
  const float step =
      std::min((bottom - top) / static_cast<float>(std::max<std::size_t>(card.seats.size(), 1)),
               1.6f * line);
  for (std::size_t n = 0; n < card.seats.size(); ++n)
    draw_seat(paint, card.seats[n], {at.x, top + static_cast<float>(n) * step, width, step},
              std::min(line, step / 1.15f));
  ui_draw_sized(paint, {at.x, bottom + 0.2f * line}, card.foot, 0.7f * line, colour::ink_soft,
                width);
}

}  // namespace

ImVec2 card_size(const Session& session, const DisplayState& display, const BoardCard& card,
                 float longest) {
  const Extent extent = card_extent(session, display);
  const float shape = (extent.wide + around_board) / (extent.high + around_board);
  constexpr float upright = 0.8f;  // there the words are beside the board
  float width = 1, height = 1;
  for (int i = 0; i < 6; ++i) {  // the height of a line follows from the size, and the reverse
    const float line = line_part * std::max(width, height), margins = 2 * card_margin * line;
    if (shape >= upright)
      height = (width - margins) / shape + margins + lines_below(card) * line;
    else
      width = (height - margins) * shape + margins + column_width * line;
  }
  const float scale = longest / std::max(width, height);
  return {std::round(width * scale), std::round(height * scale)};
}

void draw_card(const GamePaint& paint, Ui& ui, const BoardCard& card, const DisplayState& display,
               const Area& area) {
  const InLight light(paint.theme);
  const Extent extent = card_extent(paint.session, display);
  const CardPlan plan = plan_card(card, extent, area);
  const float frame = 0.2f * plan.line;
  paint.draw.AddRectFilled(area.min(), area.max(), colour::paper_high);
  paint.draw.AddRect({area.x + frame, area.y + frame},
                     {area.x + area.width - frame, area.y + area.height - frame}, colour::accent,
                     0.25f * plan.line, 0, 0.05f * plan.line);
  draw_board_of_card(paint, ui, display, extent, plan);
  if (plan.below)
    draw_words_below(paint, card, plan);
  else
    draw_words_beside(paint, card, plan);
}

art::Image card_picture(Ui& ui, const Session& session, const DisplayState& display,
                        const BoardCard& card, ImVec2 size) {
  art::Image image;
  image.width = static_cast<int>(size.x);
  image.height = static_cast<int>(size.y);
  image.rgba.assign(static_cast<std::size_t>(image.width * image.height), 0xffffffff);
  Pictures pictures;
  pictures.in_memory = true;
  paint_into(ui, image, [&](ImDrawList& draw) {
    draw_card({{ui.theme, draw}, session, pictures, session.game}, ui, card, display,
              {0, 0, size.x, size.y});
  });
  return image;
}

}  // namespace bastide::web

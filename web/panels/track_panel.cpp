// The score track: fifty spaces with everything that stands on them.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/rules/scoring.hpp"
#include "web/board/motion.hpp"
#include "web/drawing/pieces.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/track_panel.hpp"
#include "web/play/choice_sign.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// The spaces of the track in a row: two rows where there is room beside each other.
int opened_columns(const Theme& theme, const Area& board) {
  return board.width > em(theme, 620) ? 25 : 10;
}
float opened_height(const Theme& theme, const Area& board) {
  const bool two = opened_columns(theme, board) == 25;
  const float spaces = two ? px(theme, 60) + em(theme, 32) : 5 * px(theme, 56);
  return theme.control + spaces + px(theme, 8);
}

constexpr float figure_air = 1.25f;  // the picture of a figure leaves room around it

struct Counter {
  PlayerIndex player;
  Piece piece;
  int space;
  int laps;  // around the track
};

struct Track {
  Area area;
  int columns;
  float width, height;  // of a space
};

Track track_in(const Area& area, int columns) {
  const int rows = (track_spaces + columns - 1) / columns;
  return {area, columns, area.width / static_cast<float>(columns),
          area.height / static_cast<float>(rows)};
}

Area space_area(const Track& track, int space) {
  const int column = space % track.columns, row = space / track.columns;
  return {track.area.x + track.width * static_cast<float>(column),
          track.area.y + track.height * static_cast<float>(row), track.width, track.height};
}

// A counter that is moving is drawn on its way, not at its old place.
bool moving_now(const Motion& motion, const Counter& counter, float& total) {
  const MotionStep* step = running_step(motion);
  if (!step) return false;
  for (const Event& event : step->events) {
    if (!is_points_moved(event) && !is_dragged(event)) continue;
    if (event.owner != counter.player || event.piece != counter.piece) continue;
    const float t = progress(motion);
    const int from = event.from.space, space = event.to.space;
    const bool round = !counts_points(event.piece) && space < from;
    const int to = round ? space + track_spaces : space;
    total = static_cast<float>(from) + static_cast<float>(to - from) * t;
    return true;
  }
  return false;
}

std::vector<Counter> counters_of(const Session& session, const DisplayState& display) {
  std::vector<Counter> counters;
  for (PlayerIndex p = 0; p < session.game.sides; ++p)
    for (int piece = 0; piece < piece_kinds; ++piece)
      if (const int total = on_track(display, p, static_cast<Piece>(piece)); total >= 0)
        counters.push_back({p, static_cast<Piece>(piece), total % track_spaces,
                            counts_points(static_cast<Piece>(piece)) ? total / track_spaces : 0});
  return counters;
}

void draw_space(const Paint& paint, const Track& track, int space) {
  const auto& [theme, draw] = paint;
  const Area cell = space_area(track, space);
  const bool dark = space % 5 == 0;
  const ImVec2 min(cell.x + 1, cell.y + 1), max(cell.x + cell.width - 1, cell.y + cell.height - 1);
  draw.AddRectFilled(min, max, dark ? colour::desk_dark : colour::paper_low, px(theme, 4));
  draw.AddRect(min, max, colour::rule, px(theme, 4));
  const std::string number = std::to_string(space);
  const float most = std::min(cell.height * 0.45f, cell.width * 0.72f);
  ui_draw_number(paint, {min.x + px(theme, 3), min.y}, number,
                 dark ? colour::ink : colour::ink_soft, most);
}

// The pieces on a space: "Anna: the scoring meeple, 73", one per line.
std::string words_on(const Texts& texts, const Session& session, const DisplayState& display,
                     const std::vector<Counter>& counters, int space) {
  std::string words;
  for (const Counter& counter : counters) {
    if (counter.space != space) continue;
    if (!words.empty()) words += '\n';
    words += tr_pair(texts, player_name(texts, session.record, counter.player),
                     counter.piece == Piece::meeple ? tr(texts, "figure.scoring-meeple")
                                                    : piece_name(texts, counter.piece));
    if (counts_points(counter.piece))
      words += ", " + std::to_string(on_track(display, counter.player, counter.piece));
  }
  return words;
}

// "+50" at the foot of a counter that has been around the track, as the token on a table.
void draw_laps(const GamePaint& paint, const Counter& counter, const Area& at) {
  if (counter.laps == 0) return;
  const Theme& theme = paint.theme;
  const std::string words = '+' + std::to_string(counter.laps * track_spaces);
  const float most = std::max(px(theme, 10), at.height * 0.36f);
  const ImVec2 full = ui_text_size(theme, words, Face::small);
  const float scale = std::min(1.0f, most / full.y), air = px(theme, 2);
  const ImVec2 size(full.x * scale, full.y * scale);
  const ImVec2 min(at.x + (at.width - size.x) / 2, at.y + at.height - size.y);
  paint.draw.AddRectFilled({min.x - air, min.y}, {min.x + size.x + air, min.y + size.y},
                           colour::paper_high, size.y / 3);
  paint.draw.AddRect({min.x - air, min.y}, {min.x + size.x + air, min.y + size.y}, colour::ink_soft,
                     size.y / 3);
  ui_draw_number(paint, min, words, colour::ink, most);
}

// "Anna: 73; Bo: 12", instead of the numbers of all spaces.
std::string told_track(const Texts& texts, const Session& session, const DisplayState& display,
                       const std::vector<Counter>& counters) {
  std::string words;
  for (const Counter& counter : counters) {
    if (!counts_points(counter.piece)) continue;
    const std::string one =
        tr_pair(texts, player_name(texts, session.record, counter.player),
                std::to_string(on_track(display, counter.player, counter.piece)));
    words = words.empty() ? one : tr(texts, "parts", {words, one});
  }
  return words;
}

void draw_counters(const GamePaint& paint, const Play& play, const Track& track) {
  const std::vector<Counter> counters = counters_of(paint.session, play.display);
  const float size = std::min(track.height * 0.72f, track.width * 1.1f);
  for (int space = 0; space < track_spaces; ++space) {
    std::vector<const Counter*> here;
    float total = 0;
    for (const Counter& counter : counters)
      if (counter.space == space && !moving_now(play.motion, counter, total))
        here.push_back(&counter);
    const std::vector<Area> places = side_by_side(space_area(track, space), here.size(), size);
    for (std::size_t i = 0; i < here.size(); ++i) {
      draw_piece(paint, {here[i]->player, here[i]->piece},
                 {places[i].x + places[i].width / 2, places[i].y + places[i].height / 2},
                 places[i].width * figure_air);
      draw_laps(paint, *here[i], places[i]);
    }
  }
  for (const Counter& counter : counters) {
    float total = 0;
    if (!moving_now(play.motion, counter, total)) continue;
    const int before = static_cast<int>(total);
    const float part = total - static_cast<float>(before);
    const Area a = space_area(track, before % track_spaces);
    const Area b = space_area(track, (before + 1) % track_spaces);
    const bool same_row = a.y == b.y;
    const float x = same_row ? a.x + (b.x - a.x) * part : part < 0.5f ? a.x : b.x;
    const float y = same_row || part < 0.5f ? a.y : b.y;
    draw_piece(
        paint, {counter.player, counter.piece},
        {x + a.width / 2, y + a.height * 0.6f - std::sin(part * 3.14159265f) * a.height * 0.2f},
        size * 1.15f);
  }
}

// Spaces that are offered can be pressed.
void draw_offers(const TableView& view, const GamePaint& paint, const Track& track) {
  if (!person_chooses(view.session, view.play) || !view.play->motion.steps.empty()) return;
  const Hand& hand = view.play->hand;
  std::size_t picked = hand.offers.size();
  for (const Choice& choice : choices(view.session, view.play->pictures, view.play->hand)) {
    if (choice.at != ChoiceAt::track) continue;
    const Area cell = space_area(track, choice.space);
    const std::string id = "table.choice." + std::to_string(choice.index);
    if (ui_tip(view.ui, id.c_str(), cell,
               words_on(view.texts, view.session, view.play->display,
                        counters_of(view.session, view.play->display), choice.space)))
      picked = choice.index;
    const bool hovered = ImGui::IsItemHovered();
    const bool chosen = hand.chosen == hand.offers[choice.index];
    const PlayerIndex player = shown_decision(view.session).player;
    const ImU32 own = player_colour(colour_of(view.session, player));
    paint.draw.AddRect(cell.min(), cell.max(), chosen ? own : colour::accent, px(view.ui.theme, 5),
                       0, chosen || hovered ? 4.0f : 2.5f);
    if (chosen)
      draw_piece(paint, {player, *choice.meaning.piece},
                 {cell.x + cell.width * 0.7f, cell.y + cell.height * 0.55f}, cell.height * 0.6f,
                 0.8f);
  }
  if (picked < hand.offers.size())
    intend(view, [picked, at = ImGui::GetIO().MousePos](TableView& v) {
      pick(v, picked, taps_again(v.play->gestures, v.ui.now, at));
    });
}

void draw_spaces(const TableView& view, const Track& track) {
  const GamePaint paint = paint_of(view, *ImGui::GetWindowDrawList());
  const std::vector<Counter> counters = counters_of(view.session, view.play->display);
  const std::size_t told = view.ui.theme.a11y.size();
  for (int space = 0; space < track_spaces; ++space) draw_space(paint, track, space);
  a11y_instead(view.ui.theme, told,
               told_track(view.texts, view.session, view.play->display, counters), track.area.min(),
               track.area.max());
  draw_counters(paint, view.play, track);
  draw_offers(view, paint, track);
  for (int space = 0; space < track_spaces; ++space) {
    const Area cell = space_area(track, space);
    const std::string words =
        words_on(view.texts, view.session, view.play->display, counters, space);
    if (!words.empty())
      ui_tip(view.ui, ("table.score.track." + std::to_string(space)).c_str(), cell, words);
  }
}

// The area of an opened track: at the upper end of the board.
Area opened_area(const Theme& theme, const Play& play) {
  const TableLayout& layout = play.layout;
  Area area = layout.board;
  area.height = opened_height(theme, area);
  if (layout.shape == TableShape::wide)
    area.y -= area.height;  // track_reserve
  else
    area.height = std::min(area.height, layout.board.height);
  return area;
}

}  // namespace

std::vector<Area> side_by_side(const Area& space, std::size_t counters, float most) {
  // Below the number of the space, in as many rows as make them largest.
  const Area room{space.x, space.y + space.height * 0.28f, space.width, space.height * 0.72f};
  const auto n = static_cast<float>(counters);
  float size = 0, columns = 1;
  for (float c = 1; c <= n; ++c) {
    const float fits =
        std::min({room.width / c, room.height / std::ceil(n / c), most / figure_air});
    if (fits > size) size = fits, columns = c;
  }
  const float rows = std::ceil(n / columns), top = room.y + (room.height - rows * size) / 2;
  std::vector<Area> places;
  for (float i = 0; i < n; ++i) {
    const float row = std::floor(i / columns), in_row = std::min(columns, n - row * columns);
    const float left = room.x + (room.width - in_row * size) / 2;
    places.push_back({left + (i - row * columns) * size, top + row * size, size, size});
  }
  return places;
}

void track_reserve(const Theme& theme, const Play& play, TableLayout& layout) {
  if (layout.shape != TableShape::wide || play.side != SidePanel::track) return;
  cut_top(layout.board, opened_height(theme, layout.board));
}

void draw_track(const TableView& view) {
  const TableLayout& layout = view.play->layout;
  const Theme& theme = view.ui.theme;
  if (view.play->side != SidePanel::track) return;
  const Area area = opened_area(theme, view.play);
  const float pad = px(theme, 8), head = theme.control;
  panel_begin(view, "table.track.panel", area, layout.shape != TableShape::wide);
  theme.a11y.back().words = tr(view.texts, "table.track");
  ui_draw_text({view.ui.theme, *ImGui::GetWindowDrawList()}, {area.x + pad, area.y + pad},
               tr(view.texts, "table.track"), Face::strong, colour::ink);
  ButtonStyle style;
  style.tone = Tone::quiet;
  Flow corner{theme, &view.ui, {area.x + area.width - theme.control, area.y, theme.control, head}};
  if (corner.icon("table.track.close", Icon::cross, tr(view.texts, "common.close"), style))
    intend(view, close_side);
  draw_spaces(
      view, track_in({area.x + pad, area.y + head, area.width - 2 * pad, area.height - head - pad},
                     opened_columns(theme, layout.board)));
  panel_end();
}

}  // namespace bastide::web

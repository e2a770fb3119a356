#include "web/table/card.hpp"

#include <algorithm>

#include "engine/rules/bag.hpp"
#include "web/drawing/pictures.hpp"
#include "web/reading/reading_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/table/free_place.hpp"
#include "web/table/pieces.hpp"
#include "web/table/table_view.hpp"
#include "web/text/names.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr std::size_t most_pictures = 12;
constexpr float gap_of_lots = 5;  // design pixels
constexpr ImU32 golden = IM_COL32(0xd9, 0x9a, 0x14, 0xff);

// The figures there; if there are several owners, who would score.
void add_owners(const FeatureToTell& t, Card& card) {
  const FeatureReading& reading = t.reading;
  int present = 0;
  for (const u8 strength : reading.strength) present += strength > 0;
  if (present == 0 && reading.helpers == 0) {
    if (!reading.completed)
      card.lines.push_back({std::string(tr(t.texts, "table.nobody")), -1, false});
    return;
  }
  for (int strength = 255; strength >= 0; --strength) {
    for (PlayerIndex p = 0; p < max_players; ++p) {
      const bool helps = reading.helpers >> p & 1;
      if (reading.strength[p] != strength || (strength == 0 && !helps)) continue;
      PlayerOnFeature on{p, {}, {}};
      for (const PageSet* set : page_sets())
        if (set->tell_player) set->tell_player(t, on);
      std::string who = player_name(t.texts, t.record, p);
      if (present > 1 || strength > 1)
        who = name_and_number(t.texts, who, std::to_string(strength));
      if (!on.beside.empty()) who += ", " + on.beside;
      const bool owns = reading.owners >> p & 1;
      if (present > 1) who = tr(t.texts, owns ? "read.scores" : "read.nothing", {who});
      card.lines.push_back({who, colour_of_side(t.record.players, p), owns});
      if (!on.below.empty()) card.lines.push_back({on.below, -1, false});
    }
  }
}

std::string open_words(const Texts& texts, const FeatureReading& reading) {
  const std::string edges = tr_count(texts, "table.open", reading.open);
  const auto places = static_cast<int>(reading.open_cells.size());
  if (places == reading.open) return edges;
  return tr(texts, "read.open-in", {edges, tr_count(texts, "read.places", places)});
}

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
  const FreePlace place = free_place(view.drawn.panels, targets,
                                     places_for(theme, view.table->layout, shown, size), size, &pointed);
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

Card feature_card(const Texts& texts, const Session& session, const State& state,
                  const FeatureReading& reading) {
  Card card;
  const FeatureToTell told{texts, session.record, session.game, state, reading, card.lots};
  card.title = title_words(texts, reading);
  for (const PageSet* set : page_sets())
    if (set->adjust_heading) set->adjust_heading(told, card.title);
  card.icon = icon_of(reading.kind);
  const auto add = [&](std::string text, bool strong = false) {
    if (!text.empty()) card.lines.push_back({std::move(text), -1, strong});
  };
  const bool edges = reading.kind == SegmentKind::road || reading.kind == SegmentKind::city;
  // Features that score nothing have no owner.
  if (closing_of(reading.kind) != Closing::never || reading.kind == SegmentKind::field) {
    add(worth_words(texts, reading), true);
    std::string size = size_words(texts, reading);
    if (edges && !reading.completed) size = tr(texts, "parts", {size, open_words(texts, reading)});
    add(size);
    add_owners(told, card);
  }
  std::vector<std::string> more;
  for (const PageSet* set : page_sets())
    if (set->add_lines) set->add_lines(told, more);
  for (std::string& line : more) add(std::move(line));
  if (reading.completed || reading.kind == SegmentKind::field) return card;
  if (reading.hopeless) {
    add(std::string(tr(texts, "read.hopeless")));
  } else if (reading.open_cells.size() == 1) {
    const int n = count_of(reading.closing);
    add(n == 0 ? std::string(tr(texts, "read.closing.none")) : tr_count(texts, "read.closing", n));
    card.lots = reading.closing;
    for (TileCount& lot : card.lots) lot.closes = false;  // as all of them do
  }
  return card;
}

Card cell_card(const Texts& texts, const Game& game, const State& state,
               const CellReading& reading) {
  Card card;
  card.title = tr(texts, "read.cell");
  const auto add = [&](std::string text) { card.lines.push_back({std::move(text), -1, false}); };
  if (reading.count == 0) {
    add(std::string(tr(texts, reading.drawn_fits ? "read.cell.hand" : "read.cell.dead")));
    return card;
  }
  const int left = tiles_to_come(game, state);
  add(tr_count(texts, "read.cell.fits", reading.count, {std::to_string(left)}));
  if (const int closing = closing_of(reading.fitting); closing > 0)
    add(tr_count(texts, "read.cell.closes", closing));
  card.lots = reading.fitting;
  return card;
}

std::string card_words(const Card& card) {
  std::string words = card.title;
  for (const CardLine& line : card.lines) words += (words.ends_with('.') ? " " : ". ") + line.text;
  return words;
}

Lots lay_lots(const Theme& theme, const Texts& texts, const std::vector<TileCount>& lots,
              float width, float side) {
  const float gap = px(theme, gap_of_lots);
  const std::size_t shown = std::min(lots.size(), most_pictures), more = lots.size() - shown;
  Lots laid{{lots.data(), shown}, {}, 1, width, side, 0};
  laid.columns = std::max(1, static_cast<int>((width + gap) / (side + gap)));
  const int rows = (static_cast<int>(shown) + laid.columns - 1) / laid.columns;
  laid.height = static_cast<float>(rows) * (side + gap);
  if (more == 0) return laid;
  laid.rest = tr_count(texts, "read.more", static_cast<long>(more));
  laid.height += ui_text_size(theme, laid.rest, Face::small).y;
  return laid;
}

void draw_lots(const GamePaint& paint, const Lots& lots, ImVec2 at) {
  const Theme& theme = paint.theme;
  const float step = lots.side + px(theme, gap_of_lots), round = px(theme, 3);
  for (std::size_t i = 0; i < lots.shown.size(); ++i) {
    const TileCount& lot = lots.shown[i];
    const ImVec2 min(at.x + static_cast<float>(static_cast<int>(i) % lots.columns) * step,
                     at.y + static_cast<float>(static_cast<int>(i) / lots.columns) * step);
    const ImVec2 max(min.x + lots.side, min.y + lots.side);
    const ImTextureID picture = tile_picture(paint.pictures, paint.game, {lot.type, lot.rotation},
                                             lots.side * theme.density);
    if (picture)
      paint.draw.AddImageRounded(picture, min, max, {0, 0}, {1, 1}, IM_COL32_WHITE, round);
    paint.draw.AddRect(min, max, lot.closes ? golden : faded(colour::ink, 0.35f), round, 0,
                       lot.closes ? px(theme, 3) : 1.0f);
    const std::string count = "\xc3\x97" + std::to_string(lot.count);
    const ImVec2 size = ui_text_size(theme, count, Face::small);
    const float pad = px(theme, 3);
    paint.draw.AddRectFilled({max.x - size.x - 2 * pad, max.y - size.y}, max,
                             faded(colour::paper_high, 0.94f), round);
    ui_draw_text(paint, {max.x - size.x - pad, max.y - size.y}, count, Face::small, colour::ink);
  }
  if (lots.rest.empty()) return;
  const float line = ui_text_size(theme, lots.rest, Face::small).y;
  ui_draw_text(paint, {at.x, at.y + lots.height - line}, lots.rest, Face::small, colour::ink_soft,
               lots.width);
}

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
  const Table& table = view.table;
  const Area& board = table.layout.board;
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
  const bool opened = table.shown_player >= 0 || is_something(table.look.held);
  if (opened && cover_board(area))
    intend(view, [](TableView& v) { look_away(v.table->look); });
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

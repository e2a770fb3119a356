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
      if (present > 1 || strength > 1) who += ' ' + std::to_string(strength);
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
std::optional<ImVec2> place_for(const Theme& theme, const Table& table,
                                const std::vector<Area>& targets, const ShownCard& shown,
                                ImVec2 size) {
  // The pointer and its surroundings.
  const Area pointed = around(shown.near, px(theme, shown.of == CardOf::player ? 1 : 18));
  const FreePlace place = free_place(table.panels, targets,
                                     places_for(theme, table.layout, shown, size), size, &pointed);
  if (shown.of == CardOf::pointed && place.covers > 0) return std::nullopt;
  return place.at;
}

// Takes the presses on an area. Returns whether it was pressed.
bool cover_board(float x, float y, float width, float height) {
  ImGui::SetNextWindowPos({x, y});
  ImGui::SetNextWindowSize({width, height});
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
    if (edges && !reading.completed) size += "; " + open_words(texts, reading);
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

float draw_lots(const Theme& theme, const Texts& texts, const Session& session, Pictures& pictures,
                ImDrawList* draw, const std::vector<TileCount>& lots, ImVec2 at, float width,
                float side) {
  const float gap = px(theme, 5);
  const int columns = std::max(1, static_cast<int>((width + gap) / (side + gap)));
  const std::size_t shown = std::min(lots.size(), most_pictures);
  const int rows = (static_cast<int>(shown) + columns - 1) / columns;
  const float height = static_cast<float>(rows) * (side + gap);
  const std::size_t more = lots.size() - shown;
  const std::string rest =
      more == 0 ? std::string() : tr_count(texts, "read.more", static_cast<long>(more));
  const float line = rest.empty() ? 0 : ui_text_size(theme, rest, Face::small).y;
  if (!draw) return height + line;
  for (std::size_t i = 0; i < shown; ++i) {
    const TileCount& lot = lots[i];
    const ImVec2 min(at.x + static_cast<float>(static_cast<int>(i) % columns) * (side + gap),
                     at.y + static_cast<float>(static_cast<int>(i) / columns) * (side + gap));
    const ImVec2 max(min.x + side, min.y + side);
    const ImTextureID picture =
        tile_picture(pictures, session.game, lot.type, lot.rotation, 0, side * theme.density);
    if (picture)
      draw->AddImageRounded(picture, min, max, {0, 0}, {1, 1}, IM_COL32_WHITE, px(theme, 3));
    draw->AddRect(min, max, lot.closes ? golden : faded(colour::ink, 0.35f), px(theme, 3), 0,
                  lot.closes ? px(theme, 3) : 1.0f);
    const std::string count = "\xc3\x97" + std::to_string(lot.count);
    const ImVec2 size = ui_text_size(theme, count, Face::small);
    const float pad = px(theme, 3);
    draw->AddRectFilled({max.x - size.x - 2 * pad, max.y - size.y}, max,
                        faded(colour::paper_high, 0.94f), px(theme, 3));
    ui_draw_text(theme, *draw, {max.x - size.x - pad, max.y - size.y}, count, Face::small,
                 colour::ink);
  }
  if (!rest.empty())
    ui_draw_text(theme, *draw, {at.x, at.y + height}, rest, Face::small, colour::ink_soft, width);
  return height + line;
}

void draw_card(Ui& ui, const Texts& texts, const Session& session, Table& table,
               const LessonProgress& lesson) {
  if (!table.card) return;
  const Card& card = table.card->card;
  const Theme& theme = ui.theme;
  const Area& board = table.layout.board;
  const float margin = px(theme, 6), pad = px(theme, 14), gap = px(theme, 3);
  float most = std::min(em(theme, 300), board.width - 2 * margin) - 2 * pad;
  const float badge = ui_text_size(ui.theme, "X", Face::small).y;
  const float tile = px(theme, 46);
  const auto pictured = [](const CardLine& line) { return line.piece >= 0 || line.token; };
  const auto indent = [&](const CardLine& line) {
    return pictured(line) ? badge * 2.2f : line.colour < 0 ? 0 : badge * 1.4f;
  };
  const auto size_of = [&](const CardLine& line) {
    ImVec2 size = ui_text_size(ui.theme, line.text, Face::small, most - indent(line));
    if (pictured(line)) size.y *= 1.5f;
    return size;
  };

  const float sign = card.icon ? px(theme, 22) + gap * 2 : 0;
  ImVec2 title;
  float width = 0, height = 0;
  const auto measure = [&] {
    title = ui_text_size(ui.theme, card.title, Face::strong, most - sign);
    width = title.x + sign;
    height = std::max(title.y, card.icon ? px(theme, 22) : 0) + gap;
    for (const CardLine& line : card.lines) {
      const ImVec2 size = size_of(line);
      width = std::max(width, size.x + indent(line));
      height += size.y + gap;
    }
  };
  measure();
  // With large letters the board may be too small: then it lies over the panels, too.
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const bool large = height + 1.4f * pad > board.height - 2 * margin;
  if (large) {
    if (table.card->of == CardOf::pointed) return;
    most = std::min(em(theme, 300), screen.x - 2 * margin) - 2 * pad;
    measure();
  }
  const std::vector<Area> targets = targets_on_board(theme, session, table, lesson);
  const auto place = [&] {
    return place_for(theme, table, targets, *table.card,
                     {width + 2 * pad + 1, height + 1.4f * pad});
  };
  std::optional<ImVec2> at;
  bool with_tiles = !card.lots.empty() && !large;
  if (large)
    at = {std::clamp(board.x + (board.width - width) / 2 - pad, margin,
                     std::max(margin, screen.x - width - 2 * pad - margin)),
          std::clamp(board.y + margin, margin,
                     std::max(margin, screen.y - height - 1.4f * pad - margin))};
  if (with_tiles) {
    const float narrow = width, low = height;
    const auto columns = static_cast<float>(std::min<std::size_t>(card.lots.size(), 5));
    width = std::clamp(columns * (tile + px(theme, 5)), width, std::max(width, most));
    height += gap + draw_lots(ui.theme, texts, session, table.pictures, nullptr, card.lots, {},
                              width, tile);
    at = place();
    with_tiles = at.has_value();
    if (!at) width = narrow, height = low;  // there may be room for the words alone
  }
  if (!at) at = place();
  if (!at) return;
  width += 2 * pad + 1;
  height += 1.4f * pad;
  const float x = at->x, y = at->y;
  // A touch on what has been opened closes it, and reaches nothing below it.
  const bool opened = table.shown_player >= 0 || is_something(table.look.held);
  if (opened && cover_board(x, y, width, height)) look_away(table.look);
  ImDrawList& draw = *(large ? ImGui::GetForegroundDrawList() : ImGui::GetBackgroundDrawList());
  if (table.card->of == CardOf::pointed || table.card->of == CardOf::held)
    probe_fact(ui.probe, "table.card", card_words(card));
  draw_paper(ui.theme, draw, {x, y}, {x + width, y + height}, colour::paper_high, 8);
  table.panels.push_back({x, y, width, height});
  probe_item(ui.probe, "table.card", x, y, width, height);
  float line_y = y + 0.7f * pad;
  const float left = x + pad;
  const float icon = px(theme, 22);
  if (card.icon)
    draw_art_icon(ui.theme, table.pictures, draw, *card.icon, {left + icon / 2, line_y + icon / 2},
                  icon);
  ui_draw_paragraph(ui.theme, draw, {left + sign, line_y}, card.title, Face::strong, colour::ink,
                    most - sign);
  line_y += std::max(title.y, card.icon ? px(theme, 22) : 0) + gap;
  for (const CardLine& line : card.lines) {
    const float high = size_of(line).y;
    const ImVec2 middle(left + badge, line_y + high / 2);
    if (line.colour >= 0) draw_player_badge(draw, {left, line_y}, badge, line.colour);
    if (line.piece >= 0)
      draw_kind(ui.theme, session, table.pictures, draw, line.owner, line.piece, middle, badge * 2,
                1);
    if (line.token) draw_token(ui.theme, table.pictures, draw, *line.token, middle, badge * 1.5f);
    ui_draw_paragraph(
        ui.theme, draw, {left + indent(line), line_y + (pictured(line) ? high / 6 : 0)}, line.text,
        Face::small, line.strong ? colour::ink : colour::ink_soft, most - indent(line));
    line_y += high + gap;
  }
  if (with_tiles)
    draw_lots(ui.theme, texts, session, table.pictures, &draw, card.lots, {left, line_y + gap},
              width - 2 * pad, tile);
}

}  // namespace bastide::web

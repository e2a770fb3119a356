#include "web/play/card.hpp"

#include <algorithm>

#include "engine/rules/bag.hpp"
#include "web/drawing/pictures.hpp"
#include "web/drawing/pieces.hpp"
#include "web/play/choice_sign.hpp"
#include "web/reading/reading.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/session.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/words.hpp"

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

}  // namespace bastide::web

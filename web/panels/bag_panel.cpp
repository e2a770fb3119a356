// The tiles left, as pictures; and those put aside.
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/base/sort.hpp"
#include "engine/rules/bag.hpp"
#include "web/drawing/paint.hpp"
#include "web/drawing/pictures.hpp"
#include "web/panels/a11y_board.hpp"
#include "web/panels/bag_panel.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/overlays.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// A type of tile in the list.
struct Entry {
  TypeIndex type;
  int count;   // left, or put aside
  int of = 0;  // copies in the game; 0: not shown
};

// The groups in which tiles are listed.
enum class Group : unsigned char { monastery, city, road, count };
constexpr const char* group_keys[] = {"table.bag.monasteries", "table.bag.cities",
                                      "table.bag.roads"};

Group group_of(const TileType& type) {
  Group group = Group::road;
  for (const Segment& segment : type.segments) {
    if (segment.kind == SegmentKind::monastery) return Group::monastery;
    if (segment.kind == SegmentKind::city) group = Group::city;
  }
  return group;
}

int edges(const TileType& type, EdgeKind kind) {
  return static_cast<int>(std::count(type.edges.begin(), type.edges.end(), kind));
}

// Sorts similar tiles together: by the kinds of edges that are rarest in a game, the most first.
void sort_entries(const Game& game, std::vector<Entry>& entries) {
  sort_stably(entries, [&](const Entry& a, const Entry& b) {
    const TileType &x = game.types[a.type], &y = game.types[b.type];
    for (auto kind = static_cast<int>(EdgeKind::board);
         kind-- > static_cast<int>(EdgeKind::road);) {
      const auto edge = static_cast<EdgeKind>(kind);
      if (edges(x, edge) != edges(y, edge)) return edges(x, edge) > edges(y, edge);
    }
    return a.type < b.type;
  });
}

// "×2", "1 / 3".
std::string count_words(const Entry& entry) {
  if (entry.of > 0) return std::to_string(entry.count) + " / " + std::to_string(entry.of);
  return entry.count < 2 ? std::string() : "\xc3\x97" + std::to_string(entry.count);
}

void draw_entry(const GamePaint& paint, const Entry& entry, ImVec2 min, float side, bool lit) {
  const auto& [theme, draw] = static_cast<const Paint&>(paint);
  const ImVec2 max(min.x + side, min.y + side);
  const float round = px(theme, 3);
  const ImTextureID picture =
      tile_picture(paint.pictures, paint.game, {entry.type}, side * theme.density);
  draw.AddRectFilled({min.x + 1, min.y + 2}, {max.x + 2, max.y + 3}, IM_COL32(0x20, 0x12, 4, 0x40),
                     round);
  if (picture) draw.AddImageRounded(picture, min, max, {0, 0}, {1, 1}, IM_COL32_WHITE, round);
  if (lit) draw.AddRect(min, max, colour::accent, round, 0, px(theme, 3));
  const std::string count = count_words(entry);
  if (count.empty()) return;
  const ImVec2 size = ui_text_size(theme, count, Face::small);
  const float pad = px(theme, 5);
  draw.AddRectFilled({max.x - size.x - 2 * pad, max.y - size.y}, max,
                     faded(colour::paper_high, 0.94f), px(theme, 4));
  ui_draw_text(paint, {max.x - size.x - pad, max.y - size.y}, count, Face::small, colour::ink);
}

// Room for shadows is left.
float list_width(const Theme& theme) { return ImGui::GetContentRegionAvail().x - px(theme, 4); }

void press_entry(TableView& view, TypeIndex type) {
  Play& play = view.play;
  play.overlay.pinned = play.overlay.pinned == type ? no_type : type;
  // Where the list covers the board, it closes.
  if (play.overlay.pinned != no_type && play.layout.shape != TableShape::wide)
    play.side = SidePanel::none;
}

// The one pointed at is shown on the board; a press pins it there.
void lay_entry(Flow& flow, const TableView& view, const char* stem, const Entry& entry) {
  const Area at = flow.take(flow.area.width);
  if (!flow.ui || !ImGui::IsRectVisible(at.min(), at.max())) return;
  const TileType& type = view.session->game.types[entry.type];
  if (ui_card_at(view.ui, (stem + type.id).c_str(), at))
    intend(view, [type = entry.type](TableView& v) { press_entry(v, type); });
  view.ui.theme.a11y.back().words = tile_words(view.texts, type);
  if (ImGui::IsItemHovered() && !view.ui.theme.touch) view.drawn.pointed_type = entry.type;
  draw_entry(paint_of(view, flow.paint().draw), entry, at.min(), at.width,
             entry.type == view.drawn.pointed_type || entry.type == view.play->overlay.pinned);
}

void draw_entries(const TableView& view, const char* stem, const std::vector<Entry>& entries) {
  const Theme& theme = view.ui.theme;
  const float width = list_width(theme);
  const auto columns = std::max(3, static_cast<int>(width / (px(theme, 50) + em(theme, 24))));
  flow_here(view.ui, width, [&](Flow& flow) {
    flow.grid(entries.size(), static_cast<std::size_t>(columns), px(theme, 8),
              [&](Flow& cell, std::size_t i) { lay_entry(cell, view, stem, entries[i]); });
  });
}

// For the tile pointed at: where it fits now.
std::string_view tap_key(const Theme& theme) { return theme.touch ? "bag.tap.touch" : "bag.tap"; }

std::string places_words(const TableView& view) {
  const Session& session = view.session;
  const TypeIndex type = shown_type(view);
  if (type == no_type) return std::string(tr(view.texts, tap_key(view.ui.theme)));
  const auto places =
      static_cast<long>(places_for(session.game, sight_of(session, view.play).state, type).size());
  return places == 0 ? std::string(tr(view.texts, "bag.fits.none"))
                     : tr_count(view.texts, "bag.fits", places);
}

void add_entry(std::vector<Entry>& entries, TypeIndex type) {
  const auto same = std::find_if(entries.begin(), entries.end(),
                                 [&](const Entry& entry) { return entry.type == type; });
  if (same != entries.end())
    ++same->count;
  else
    entries.push_back({type, 1});
}

void draw_contents(const TableView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const Session& session = view.session;
  const State& state = shown(session);
  // The pictures show these, too: they are more than the number of tiles left.
  std::string unseen;
  if (state.unseen > 0) unseen = tr_count(texts, "bag.unseen", state.unseen);
  probe_fact(ui.probe, "bag.unseen", unseen);
  if (!unseen.empty()) {
    ui_text(ui, unseen, Face::small, colour::ink_soft);
    ui_gap(ui, 2);
  }
  for (PlayerIndex p = 0; p < session.game.sides; ++p) {
    std::vector<Entry> entries;
    for (const TypeIndex type : kept_tiles(session.game, state, p)) add_entry(entries, type);
    if (entries.empty()) continue;
    const std::string name = player_name(texts, session.record, p);
    ui_text(ui, tr(texts, "table.bag.hand", {name}), Face::strong);
    draw_entries(view, ("table.hand." + std::to_string(p) + '.').c_str(), entries);
    ui_gap(ui, 4);
  }
  std::vector<Entry> gone;
  for (int g = 0; g < static_cast<int>(Group::count); ++g) {
    std::vector<Entry> entries;
    for (std::size_t t = 0; t < state.bag.size(); ++t) {
      if (group_of(session.game.types[t]) != static_cast<Group>(g)) continue;
      const Entry entry{static_cast<TypeIndex>(t), state.bag[t],
                        session.game.tables.types[t].copies};
      if (entry.count > 0)
        entries.push_back(entry);
      else if (entry.of > 0)
        gone.push_back(entry);
    }
    if (entries.empty()) continue;
    sort_entries(session.game, entries);
    int left = 0;
    for (const Entry& entry : entries) left += entry.count;
    ui_text(ui, tr(texts, "bag.group", {tr(texts, group_keys[g]), std::to_string(left)}),
            Face::strong);
    draw_entries(view, "table.bag.", entries);
    ui_gap(ui, 4);
  }
  if (!state.discarded.empty()) {
    std::vector<Entry> entries;
    for (const TypeIndex type : state.discarded) add_entry(entries, type);
    ui_text(ui, tr(texts, "table.bag.discarded"), Face::strong);
    ui_text(ui, tr(texts, "table.bag.discarded.text"), Face::small, colour::ink_soft);
    draw_entries(view, "table.discarded.", entries);
    ui_gap(ui, 4);
  }
  if (state.bag_total == 0)
    ui_text(ui, tr(texts, "table.bag.empty"), Face::small, colour::ink_soft);
  if (gone.empty()) return;
  // Tiles that are gone are hidden unless asked for.
  ButtonStyle fold;
  fold.tone = Tone::quiet;
  fold.left = true;
  fold.width = list_width(ui.theme);
  const bool listed = view.bag->gone_listed;
  fold.icon = listed ? Icon::up : Icon::down;
  const std::string words = tr_count(texts, "bag.gone", static_cast<long>(gone.size()));
  if (ui_button(ui, "table.bag.gone", words, fold))
    intend(view, [listed](TableView& v) { v.bag->gone_listed = !listed; });
  if (listed) draw_entries(view, "table.gone.", gone);
}

}  // namespace

void draw_bag(const TableView& view) {
  const Theme& theme = view.ui.theme;
  const State& state = shown(view.session);
  const Area& area = view.play->layout.side;
  panel_begin(view, "table.bag.panel", area, view.play->layout.shape != TableShape::wide);
  Area rest = area;
  if (panel_head(view.ui, view.texts, rest, "table.bag.close",
                 tr_count(view.texts, "tiles-left", state.bag_total)))
    intend(view, close_side);
  const bool no_hints = view.settings->no_hints;
  const std::string_view usual = tr(view.texts, no_hints ? "bag.purist" : tap_key(theme));
  const Area remarked = cut_top(rest, ui_text_size(theme, usual, Face::small, rest.width).y);
  ui_scroll_at("lots", rest);
  if (!no_hints) draw_contents(view);
  ui_scroll_end(view.ui);
  // Only now is it known which tile is pointed at.
  const std::string remark = no_hints ? std::string(usual) : places_words(view);
  ui_draw_paragraph({view.ui.theme, *ImGui::GetWindowDrawList()},
                    {remarked.x, remarked.y - px(theme, 10)}, remark, Face::small, colour::ink_soft,
                    remarked.width);
  panel_end();
}

}  // namespace bastide::web

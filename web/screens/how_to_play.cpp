// How to play: the base game and farmers in short sections with pictures of our own tiles, the
// controls, and a page for each expansion.
#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "web/art/art.hpp"
#include "web/lessons/progress.hpp"
#include "web/screens/paintings.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/sets/help_pages.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

// A tile of an example, and a meeple on it.
struct ExampleTile {
  int column, row;
  std::string_view id;
  int rotation;
  int segment = -1;  // the meeple's segment
  int colour = 1;
};

// Draws an example centred on the line.
void example(Ui& ui, const Catalogue& catalogue, Pictures& pictures,
             std::initializer_list<ExampleTile> tiles, std::string_view caption) {
  int columns = 1, rows = 1;
  for (const ExampleTile& tile : tiles) {
    columns = std::max(columns, tile.column + 1);
    rows = std::max(rows, tile.row + 1);
  }
  const float width = ImGui::GetContentRegionAvail().x;
  const float side = std::min(px(ui.theme, 104), width / static_cast<float>(columns));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float left = at.x + (width - side * static_cast<float>(columns)) / 2;
  const float top = at.y + px(ui.theme, 4);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  for (const ExampleTile& tile : tiles) {
    const int index = find_tile(catalogue, tile.id);
    if (index < 0) continue;
    const ImVec2 min(left + side * static_cast<float>(tile.column),
                     top + side * static_cast<float>(tile.row));
    const ImVec2 max(min.x + side, min.y + side);
    if (const ImTextureID picture =
            painted_tile(pictures, catalogue, index, tile.rotation,
                         static_cast<std::uint32_t>(tile.column + 3 * tile.row) % 3))
      draw.AddImageRounded(picture, min, max, {0, 0}, {1, 1}, IM_COL32_WHITE, px(ui.theme, 3));
    else
      draw.AddRectFilled(min, max, colour::paper_low, px(ui.theme, 3));
    draw.AddRect(min, max, faded(colour::ink, 0.35f), px(ui.theme, 3), 0, px(ui.theme, 1));
  }
  for (const ExampleTile& tile : tiles) {
    const int index = find_tile(catalogue, tile.id);
    if (index < 0 || tile.segment < 0) continue;
    const TileType& type = catalogue.tiles[static_cast<std::size_t>(index)];
    if (static_cast<std::size_t>(tile.segment) >= type.segments.size()) continue;
    const bool lying =
        type.segments[static_cast<std::size_t>(tile.segment)].kind == SegmentKind::field;
    const ImTextureID picture = painted_meeple(pictures, tile.colour, lying);
    if (!picture) continue;
    const art::Anchor anchor = art::segment_anchor(type, tile.segment, tile.rotation);
    const float size = side * 0.46f;
    const float x = left + side * (static_cast<float>(tile.column) + anchor.x);
    const float y = top + side * (static_cast<float>(tile.row) + anchor.y);
    const float foot = lying ? 0.62f : 0.8f;
    draw.AddImage(picture, {x - size / 2, y - size * foot}, {x + size / 2, y + size * (1 - foot)});
  }
  ImGui::Dummy({width, side * static_cast<float>(rows) + px(ui.theme, 6)});
  if (!caption.empty()) ui_text_centred(ui, caption, Face::small, colour::ink_soft);
}

// Separate tiles side by side.
void samples(const Theme& theme, const Catalogue& catalogue, Pictures& pictures,
             std::span<const std::string_view> ids) {
  const float width = ImGui::GetContentRegionAvail().x, gap = px(theme, 12);
  const float count = static_cast<float>(ids.size());
  const float side = std::min(px(theme, 104), (width - gap * (count - 1)) / count);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  float x = at.x + (width - side * count - gap * (count - 1)) / 2;
  const float top = at.y + px(theme, 4);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  for (const std::string_view id : ids) {
    draw_sample_tile({theme, draw}, catalogue, pictures, id, {x, top}, side);
    x += side + gap;
  }
  ImGui::Dummy({width, side + px(theme, 6)});
}

// Scrolls to the next line if it starts the requested section.
void anchor(const Theme& theme, Screens& screens, std::string_view section) {
  if (screens.help_frames <= 0 || screens.help_section != section) return;
  ImGuiWindow* scrolled = ImGui::GetCurrentWindow()->ParentWindow;  // contains the column
  const float there = ImGui::GetCursorScreenPos().y - scrolled->Pos.y + scrolled->Scroll.y;
  ImGui::SetScrollY(scrolled, std::max(0.0f, there - px(theme, 4)));
}

void section_begin(Ui& ui, const Texts& texts, Screens& screens, const char* id,
                   std::string_view key) {
  ui_gap(ui, 4);
  anchor(ui.theme, screens, id);
  ui_panel_begin(ui, id);
  ui_heading(ui, tr(texts, std::string(key) + ".title"));
  if (const std::string text = std::string(key) + ".text"; has_text(texts, text))
    ui_text(ui, tr(texts, text));
}

void numbered(Ui& ui, const Texts& texts, std::initializer_list<std::string_view> keys) {
  int number = 1;
  for (const std::string_view key : keys) {
    const float indent = em(ui.theme, 28);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ui_draw_text({ui.theme, *ImGui::GetWindowDrawList()}, {at.x + px(ui.theme, 4), at.y},
                 std::to_string(number++) + '.', Face::strong, colour::accent);
    ImGui::Indent(indent);
    ui_text(ui, tr(texts, key));
    ImGui::Unindent(indent);
  }
}

// "Keys – what they do": the part before the dash is emphasised.
void controls(Ui& ui, const Texts& texts, std::string_view heading,
              std::initializer_list<std::string_view> keys) {
  ui_gap(ui, 2);
  ui_text(ui, tr(texts, heading), Face::strong, colour::accent);
  for (const std::string_view key : keys) ui_text(ui, tr(texts, key));
}

// Selects the page: the base game or one of the expansions in the game.
void page_choice(Ui& ui, const Texts& texts, Screens& screens, Requests& requests) {
  std::vector<std::string> names = {std::string(tr(texts, "help.page.base"))};
  std::vector<std::string_view> ids = {"base"};
  int chosen = 0;
  for (const ExpansionPage& page : expansion_pages()) {
    const ExpansionInfo& info = page.expansion;
    if (!info.playable) continue;
    if (info.id == screens.help_page) chosen = static_cast<int>(ids.size());
    ids.push_back(info.id);
    names.emplace_back(tr(texts, "expansion." + std::string(info.id)));
  }
  if (ids.size() == 1) return;
  ui_panel_begin(ui, "pages");
  const bool folded = ui.theme.narrow || ui.theme.low;
  if (folded) {
    ButtonStyle fold;
    fold.width = -1;
    fold.left = true;
    fold.icon = screens.help_pages ? Icon::up : Icon::down;
    if (ui_button(ui, "help.pages", names[static_cast<std::size_t>(chosen)], fold))
      screens.help_pages = !screens.help_pages;
  } else {
    ui_text(ui, tr(texts, "help.pages"), Face::small, colour::ink_soft);
  }
  if ((!folded || screens.help_pages) && ui_choice(ui, "help.page", names, chosen))
    request(requests, ask_for::Help{std::string(ids[static_cast<std::size_t>(chosen)])});
  ui_panel_end();
  ui_gap(ui, 4);
}

void rules_line(Ui& ui, const Texts& texts, std::string_view rules) {
  ui_text(ui, tr(texts, "help.rules", {rules}), Face::small, colour::ink_soft);
}

void titled_list(Ui& ui, const Texts& texts, std::span<const std::string_view> keys) {
  int number = 1;
  for (const std::string_view key : keys) {
    ui_gap(ui, 1);
    ui_text(ui, std::to_string(number++) + ". " + std::string(tr(texts, key)), Face::strong);
    ui_text(ui, tr(texts, key_of(key, ".text")));
  }
}

// The lessons that belong to a page.
void lessons_of(Ui& ui, const Texts& texts, const LessonLists& lists,
                const LessonsDone& lessons_done, Requests& requests, std::string_view topic) {
  if (arrival_part(ui, texts, lists.lessons.arrival))
    request(requests, ask_for::FetchList{Screen::lessons});
  for (const LessonInfo& info : lists.lessons.all) {
    if (info.topic != topic) continue;
    ButtonStyle style;
    style.icon = lesson_done(lessons_done, info.id) ? Icon::check : Icon::learn;
    const std::string id = "help.lesson." + info.id;
    if (ui_button(ui, id.c_str(), tr(texts, "lesson.try", {lesson_title(texts, info.id)}), style))
      request(requests, ask_for::OpenLesson{info.id});
  }
}

void sections_of(ScreenView& view, const std::string& id, const HelpPage& help) {
  for (const HelpSection& section : help.sections) {
    const std::string name(section.id);
    section_begin(view.ui, view.texts, view.screens, name.c_str(), "help." + id + '.' + name);
    titled_list(view.ui, view.texts, section.list);
    rules_line(view.ui, view.texts, section.rules);
    ui_panel_end();
  }
}

void draw_expansion_page(ScreenView& view, const ExpansionPage& page) {
  const std::string id(page.expansion.id);
  ui_panel_begin(view.ui, "intro");
  ui_heading(view.ui, tr(view.texts, "expansion." + id));
  ui_text(view.ui, tr(view.texts, "expansion." + id + ".text"));
  if (!page.help.tiles.empty())
    samples(view.ui.theme, view.catalogue, view.pictures, page.help.tiles);
  if (!page.help.prologue.empty()) {
    ButtonStyle style;
    style.icon = Icon::eye;
    if (ui_button(view.ui, "help.prologue", tr(view.texts, "prologue.again"), style))
      view.screens.dialog = dialog::Prologue{id};
  }
  lessons_of(view.ui, view.texts, view.lists, view.lessons_done, view.requests, id);
  ui_panel_end();
  sections_of(view, id, page.help);
}

void base_page(ScreenView& view) {
  const Texts& t = view.texts;
  ui_panel_begin(view.ui, "intro");
  ui_heading(view.ui, tr(t, "help.intro.title"));
  ui_text(view.ui, tr(t, "help.intro.text"));
  lessons_of(view.ui, view.texts, view.lists, view.lessons_done, view.requests, "base");
  ui_panel_end();

  section_begin(view.ui, view.texts, view.screens, "turn", "help.turn");
  numbered(view.ui, view.texts, {"help.turn.1", "help.turn.2", "help.turn.3"});
  ui_panel_end();

  section_begin(view.ui, view.texts, view.screens, "tile", "help.tile");
  example(view.ui, view.catalogue, view.pictures, {{0, 0, "base/CRFR", 0}, {1, 0, "base/FFRR", 0}},
          tr(t, "help.tile.good"));
  ui_panel_end();

  section_begin(view.ui, view.texts, view.screens, "meeple", "help.meeple");
  ui_panel_end();

  section_begin(view.ui, view.texts, view.screens, "road", "help.road");
  example(view.ui, view.catalogue, view.pictures,
          {{0, 0, "base/FRRR", 0}, {1, 0, "base/RFRF", 1, 0, 3}, {2, 0, "base/FFRF-monastery", 1}},
          tr(t, "help.road.example"));
  ui_panel_end();

  section_begin(view.ui, view.texts, view.screens, "city", "help.city");
  example(view.ui, view.catalogue, view.pictures,
          {{0, 0, "base/CFFF", 1, 0, 1}, {1, 0, "base/CFFF", 3}}, tr(t, "help.city.example"));
  ui_panel_end();

  section_begin(view.ui, view.texts, view.screens, "monastery", "help.monastery");
  example(view.ui, view.catalogue, view.pictures,
          {{0, 0, "base/CFFF", 3},
           {1, 0, "base/CFFF", 0},
           {2, 0, "base/CFFF", 0},
           {0, 1, "base/CFFF", 3},
           {1, 1, "base/FFFF-monastery", 0, 1, 4},
           {2, 1, "base/CFFF", 1},
           {0, 2, "base/FFRR", 3},
           {1, 2, "base/RFRF", 1},
           {2, 2, "base/FFRR", 0}},
          tr(t, "help.monastery.example"));
  ui_panel_end();

  section_begin(view.ui, view.texts, view.screens, "share", "help.share");
  ui_panel_end();
  section_begin(view.ui, view.texts, view.screens, "home", "help.home");
  ui_panel_end();
  section_begin(view.ui, view.texts, view.screens, "end", "help.end");
  ui_panel_end();

  section_begin(view.ui, view.texts, view.screens, "farmers", "help.farmers");
  example(view.ui, view.catalogue, view.pictures,
          {{0, 0, "base/CFFF", 1, 1, 2}, {1, 0, "base/CFFF", 3}}, tr(t, "help.farmers.example"));
  ui_text(view.ui, tr(t, "help.farmers.hint"), Face::small, colour::ink_soft);
  ui_panel_end();
  for (const PageSet* set : page_sets())
    if (set->help && !expansion_page(set->id)) sections_of(view, std::string(set->id), *set->help);

  ui_gap(view.ui, 4);
  ui_panel_begin(view.ui, "controls");
  ui_heading(view.ui, tr(t, "help.controls.title"));
  controls(view.ui, view.texts, "help.controls.mouse",
           {"help.mouse.place", "help.mouse.turn", "help.mouse.figure", "help.mouse.pan",
            "help.mouse.zoom"});
  controls(view.ui, view.texts, "help.controls.touch",
           {"help.touch.place", "help.touch.turn", "help.touch.figure", "help.touch.pan",
            "help.touch.zoom"});
  controls(view.ui, view.texts, "help.controls.keys",
           {"help.key.arrows", "help.key.turn", "help.key.enter", "help.key.figure",
            "help.key.undo", "help.key.view", "help.key.panels", "help.key.escape"});
  ui_panel_end();
}

}  // namespace

void how_to_play_screen(ScreenView& view) {
  ui_screen_begin(view.ui, "how-to-play");
  const bool back = screen_header(view.ui, view.texts, tr(view.texts, "help.title"));
  // Each page has its own scroll region, so that it opens at its top.
  const ExpansionPage* page = expansion_page(view.screens.help_page);
  if (page && !page->expansion.playable) page = nullptr;
  column_begin(view.ui.theme, page ? ("help." + view.screens.help_page).c_str() : "help.column",
               680);
  page_choice(view.ui, view.texts, view.screens, view.requests);
  if (page)
    draw_expansion_page(view, *page);
  else
    base_page(view);
  ui_gap(view.ui, 6);
  ButtonStyle style;
  style.tone = Tone::primary;
  style.width = -1;
  const bool playing = view.back == Screen::table, choosing = view.back == Screen::new_game ||
                                                              view.back == Screen::rules ||
                                                              view.back == Screen::record;
  style.icon = playing ? Icon::play : choosing ? Icon::back : Icon::plus;
  const char* const words = playing    ? "table.menu.continue"
                            : choosing ? "common.back"
                                       : "help.done";
  if (ui_button(view.ui, "help.done", tr(view.texts, words), style))
    request(view.requests, playing ? Screen::table : choosing ? view.back : Screen::new_game);
  column_end(view.ui);
  ui_screen_end();
  if (view.screens.help_frames > 0) --view.screens.help_frames;
  probe_fact(view.ui.probe, "help", view.screens.help_page);
  if (back) request(view.requests, view.back);
}

}  // namespace bastide::web

#include "web/screens/form_parts.hpp"

#include <algorithm>
#include <cmath>

#include "web/screens/parts.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {

bool has_two_columns(const Theme& theme) { return ImGui::GetIO().DisplaySize.x >= em(theme, 980); }
float form_width(const Theme& theme) { return has_two_columns(theme) ? 1180 : 720; }

std::string too_many(const Texts& texts, const NewGameForm& form) {
  return tr(texts, "new.max-players", {std::to_string(most_players(form))});
}

void choose_or_tell(Ui& ui, const Texts& texts, NewGameForm& form, const Box& box) {
  if (choose_box(form, box) || !box.preset) return;  // the bar at the bottom says the rest
  notify(ui,
         tr(texts, "new.preset.players",
            {std::to_string(box.preset->min_players), std::to_string(box.preset->max_players)}));
}

// ---- The bar at the bottom ----------------------------------------------------------------------

FormFoot form_foot(ScreenView& view, float design_width, bool leads_on) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const Texts& texts = view.texts;
  const NewGameForm& form = view.screens.form;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float margin = px(theme, theme.narrow ? 12 : 18), gap = px(theme, 12);
  const float pad = px(theme, 10);
  const float column = std::min(screen.x - 2 * margin, em(theme, design_width));
  const int tiles = tiles_of(view.catalogue, rules_of(form));
  const int minutes = estimated_minutes(form, tiles);
  probe_fact(ui.probe, "new.tiles", std::to_string(tiles));
  probe_fact(ui.probe, "new.minutes", std::to_string(minutes));
  FormFoot f;
  f.leads_on = leads_on;
  f.remark =
      tr(texts, "new.tiles-time", {tr_count(texts, "tiles", tiles), std::to_string(minutes)});
  if (people_of(form) == 0) f.remark = std::string(tr(texts, "new.no-person"));
  f.fits = can_begin(form);
  if (form.players.size() > most_players(form)) f.remark = too_many(texts, form);
  const std::string_view start = tr(texts, "new.start"), rules = tr(texts, "new.rules-and-seats");
  float start_width = std::max(ui_button_width(theme, start, Icon::play), px(theme, 150));
  float rules_width = leads_on ? ui_button_width(theme, rules, Icon::pencil) : 0;
  const float between = leads_on ? gap : 0;
  const float rest = column - start_width - rules_width - between - gap;
  const bool below = rest < em(theme, 140);  // the buttons are below the remark
  const float half = leads_on ? (column - between) / 2 : column;
  // Both buttons below each other where even that is too narrow.
  const bool stacked = below && leads_on && !ui_labels_fit(theme, {start, rules}, half, Icon::play);
  if (below) start_width = rules_width = stacked ? column : half;
  const float words = ui_text_size(theme, f.remark, Face::small, below ? column : rest).y;
  const float left = (screen.x - column) / 2, control = theme.control;
  f.height = 2 * pad + control + (below ? words + px(theme, 6) : 0) +
             (stacked ? control + px(theme, 6) : 0);
  const float bottom = screen.y - pad - control;
  f.start = {left + column - start_width, bottom, start_width, control};
  f.rules = {left, stacked ? bottom - control - px(theme, 6) : bottom, rules_width, control};
  f.remark_at = below ? Area{left, screen.y - f.height + pad, column, words}
                      : Area{left + rules_width + between,
                             screen.y - f.height + (f.height - words) / 2, rest, words};
  return f;
}

void draw_form_foot(ScreenView& view, const FormFoot& f) {
  const Theme& theme = view.ui.theme;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float top = screen.y - f.height;
  draw.AddRectFilled({0, top}, screen, faded(colour::paper, 0.96f));
  draw.AddLine({0, top}, {screen.x, top}, colour::rule, px(theme, 1));
  ui_draw_paragraph({theme, draw}, f.remark_at.min(), f.remark, Face::small, colour::ink_soft,
                    f.remark_at.width);
  ButtonStyle style;
  if (f.leads_on) {
    ImGui::SetCursorScreenPos(f.rules.min());
    style.icon = Icon::pencil;
    style.width = f.rules.width;
    if (ui_button(view.ui, "new.rules-and-seats", tr(view.texts, "new.rules-and-seats"), style))
      request(view.requests, Screen::rules);
  }
  ImGui::SetCursorScreenPos(f.start.min());
  style.tone = Tone::primary;
  style.icon = Icon::play;
  style.width = f.start.width;
  style.enabled = f.fits;
  if (!f.fits) style.why = f.remark;
  if (ui_button(view.ui, "new.start", tr(view.texts, "new.start"), style))
    request(view.requests, ask_for::Begin{});
}

// ---- Boxes --------------------------------------------------------------------------------------

float box_picture(const Theme& theme, bool brief) { return px(theme, brief ? 38 : 60); }

void draw_box(const Paint& paint, ScreenView& view, const Box& box, ImVec2 min, float side) {
  const float gap = std::max(1.0f, px(paint.theme, 2));
  const float tile = std::floor((side - gap) / 2);
  std::size_t n = 0;
  for (const std::string_view id : tiles_of_box(box)) {
    const ImVec2 at(min.x + static_cast<float>(n % 2) * (tile + gap),
                    min.y + static_cast<float>(n / 2) * (tile + gap));
    draw_sample_tile(paint, view.catalogue, view.pictures, id, at, tile);
    ++n;
  }
}

bool box_card(ScreenView& view, const char* id, const Box& box, bool brief) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const bool chosen = box_of(view.screens.form) == &box;
  const float pad = px(theme, 8), width = ImGui::GetContentRegionAvail().x;
  const float picture = box_picture(theme, brief), left = picture + 2.2f * pad;
  const float room = width - left - pad;
  const std::string name = box_name(view.texts, box), text = box_text(view.texts, box);
  const std::string time =
      tr(view.texts, "new.about-minutes",
         {std::to_string(minutes_with(view.catalogue, view.screens.form, box))});
  // The time stands at the end of the name's line, or in one of its own.
  const float time_width = ui_text_size(theme, time, Face::small).x;
  const bool beside = ui_text_size(theme, name, Face::strong).x + 2 * pad + time_width <= room;
  const Paragraph words[] = {
      {name, Face::strong},
      {beside ? std::string_view{} : std::string_view(time), Face::small, colour::ink_soft, 1},
      {brief && !chosen ? std::string_view{} : std::string_view(text), Face::small, colour::ink,
       1}};
  const float written = paragraphs_height(theme, words, room);
  const float inner = std::max(written, picture);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed = ui_card_button(ui, id, {width, inner + 2 * pad}, Tone::plain, chosen);
  theme.a11y.back().role = A11yRole::option;
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  draw_box(paint, view, box, {at.x + pad, at.y + pad}, picture);
  const ImVec2 first(at.x + left, at.y + pad + (inner - written) / 2);
  draw_paragraphs(paint, first, words, room);
  if (beside)
    ui_draw_text(paint, {first.x + room - time_width, first.y + px(theme, 2)}, time, Face::small,
                 colour::ink_soft);
  return pressed;
}

}  // namespace bastide::web

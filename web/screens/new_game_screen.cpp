// The form for a new game in one look: against whom, which box, and off.
#include <algorithm>

#include "engine/players/levels.hpp"
#include "web/drawing/faces.hpp"
#include "web/opponent/strength.hpp"
#include "web/screens/form_parts.hpp"
#include "web/screens/parts.hpp"
#include "web/setup/company.hpp"
#include "web/text/names.hpp"
#include "web/ui/badge.hpp"

namespace bastide::web {
namespace {

// ---- Who sits around the table ------------------------------------------------------------------

// A player as a medallion: a face, one's own sign, or a badge.
void draw_seat(const Paint& paint, ScreenView& view, std::size_t seat, ImVec2 centre, float size) {
  const PlayerEntry& player = view.screens.form.players[seat];
  draw_likeness(paint, view.pictures, likeness_of(view.settings.oneself, player),
                {art::Mood::calm, player.colour, true}, centre, size);
}

// Those who sit there, in the order of the seats; which of the others is being chosen is pressed.
void seats_row(ScreenView& view, std::size_t chosen) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  Screens& screens = view.screens;
  NewGameForm& form = screens.form;
  const std::size_t own = own_seat(form), others = form.players.size() - (own != no_seat);
  const float side = theme.control, gap = px(theme, 6);
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  const auto next = [&](float width) {
    if (ImGui::GetItemRectMax().x + gap + width <= right) ImGui::SameLine(0, gap);
  };
  std::size_t leaves = no_seat;
  for (std::size_t p = 0; p < form.players.size(); ++p) {
    if (p > 0) next(side);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string name = name_in_form(view.texts, form, p);
    // With a single opponent there is nothing to choose between.
    if (p == own || others == 1) {
      ImGui::Dummy({side, side});
      a11y_words(theme, A11yRole::text, name, at, {at.x + side, at.y + side});
    } else {
      const std::string id = "new.seat." + std::to_string(p);
      if (ui_card_button(ui, id.c_str(), {side, side}, Tone::quiet, p == chosen)) screens.seat = p;
      ui.theme.a11y.back().words = name;
    }
    draw_seat({theme, *ImGui::GetWindowDrawList()}, view, p, {at.x + side / 2, at.y + side / 2},
              side * 0.8f);
  }
  if (form.players.size() < most_players(form)) {
    next(side);
    if (ui_icon_button(ui, "new.seat.add", Icon::plus, tr(view.texts, "new.add"), quiet))
      screens.seat = add_other(form);
  }
  if (may_leave(form, chosen)) {
    next(side);
    const std::string name = name_in_form(view.texts, form, chosen);
    if (ui_icon_button(ui, "new.seat.remove", Icon::minus, tr(view.texts, "new.remove", {name}),
                       quiet))
      leaves = chosen;
  }
  if (leaves != no_seat)
    form.players.erase(form.players.begin() + static_cast<std::ptrdiff_t>(leaves));
}

// ---- Who could sit there ------------------------------------------------------------------------

bool is_level(std::string_view kind) {
  return std::any_of(levels.begin(), levels.end(),
                     [&](const Level& level) { return level.id == kind; });
}

// The levels, a person, and whoever else there is.
struct Rival {
  std::string id, name;
  std::string_view kind;
  bool more = false;  // leads to all of them
};

std::vector<Rival> rivals(const Texts& texts, std::string_view sitting, bool seated) {
  std::vector<Rival> all;
  for (const Level& level : levels)
    all.push_back({"new.who." + std::string(level.id), kind_name(texts, level.id), level.id});
  const bool other = seated && !sitting.empty() && !is_level(sitting);
  all.push_back({"new.who.others",
                 other ? kind_name(texts, sitting) : std::string(tr(texts, "new.who.others")),
                 other ? sitting : std::string_view(personas.front().id), true});
  all.push_back({"new.who.person", kind_name(texts, {}), {}});
  return all;
}

// What stands in the ring of a rival.
void draw_rival(const Paint& paint, ScreenView& view, const Rival& rival, bool on, ImVec2 centre,
                float size) {
  const int face = art::face_of(rival.kind);
  if (rival.more && !on) {  // a company, one behind the other
    for (std::size_t n = personas.size(); n-- > 0;)
      draw_face(paint, view.pictures, {art::face_of(personas[n].id)},
                {centre.x + (static_cast<float>(n) - 1) * size * 0.3f, centre.y}, size * 0.6f);
  } else if (face >= 0) {
    draw_face(paint, view.pictures, {face, on ? art::Mood::pleased : art::Mood::calm}, centre,
              size);
  } else {
    draw_icon(paint.draw,
              rival.kind.empty()      ? Icon::person
              : rival.kind == by_link ? Icon::link
                                      : Icon::computer,
              centre, size * 0.62f, colour::ink);
  }
}

void rivals_grid(ScreenView& view, std::size_t seat) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  NewGameForm& form = view.screens.form;
  const bool seated = seat != no_seat;
  const std::string sitting = seated ? form.players[seat].computer : std::string();
  const std::vector<Rival> all = rivals(view.texts, sitting, seated);
  const float gap = px(theme, theme.narrow ? 4 : 8), room = ImGui::GetContentRegionAvail().x;
  const auto count = all.size();
  // With their names where there is room; otherwise in as few lines as fingers can hit.
  const bool named = !theme.narrow && !theme.low;
  const auto most = static_cast<std::size_t>((room + gap) / (theme.control + gap));
  const std::size_t columns = named           ? 4
                              : most >= count ? count
                                              : std::clamp<std::size_t>(most, 1, (count + 1) / 2);
  const float width = (room - static_cast<float>(columns - 1) * gap) / static_cast<float>(columns);
  const float ring = named ? px(theme, 56) : std::min(width, px(theme, 60)) * 0.82f;
  const float line = named ? ui_text_size(theme, "X", Face::small).y : 0;
  const float height = std::max(theme.control, ring + line + px(theme, named ? 16 : 8));
  a11y_begin(theme, A11yRole::options, tr(view.texts, form.together ? "new.with" : "new.against"));
  for (std::size_t n = 0; n < count; ++n) {
    const Rival& rival = all[n];
    const bool on =
        seated && (rival.more ? !sitting.empty() && !is_level(sitting) : sitting == rival.kind);
    if (n % columns != 0) ImGui::SameLine(0, gap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (ui_card_button(ui, rival.id.c_str(), {width, height}, Tone::plain, on)) {
      if (rival.more && seated)
        view.screens.dialog = dialog::Kind{seat};
      else
        seat_kind(form, seat, rival.kind);
    }
    ui.theme.a11y.back().words = rival.name;
    ui.theme.a11y.back().role = A11yRole::option;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 centre(at.x + width / 2, at.y + (height - line) / 2);
    draw_rival({theme, draw}, view, rival, on, centre, ring);
    if (!named) continue;
    const float wide = std::min(ui_text_size(theme, rival.name, Face::small).x, width - gap);
    ui_draw_name({theme, draw}, {at.x + (width - wide) / 2, at.y + height - line - px(theme, 4)},
                 rival.name, Face::small, colour::ink, width - gap);
  }
  a11y_end(theme);
}

// Who has been chosen: name, how strong, who that is and how they play.
void rival_words(ScreenView& view, std::size_t seat) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const NewGameForm& form = view.screens.form;
  if (seat == no_seat) return ui_text(ui, tr(texts, "new.together.alone"), Face::small);
  const std::string& kind = form.players[seat].computer;
  const std::string strength = strength_in_words(texts, kind), name = kind_name(texts, kind);
  ui_text(ui, strength.empty() ? name : name + " \xc2\xb7 " + strength, Face::strong);
  const std::string key = key_of("new.kind.", kind.empty() ? "person" : kind);
  probe_fact(ui.probe, "new.strength", strength);
  const bool told = has_text(texts, key + ".who");
  ui_text(ui, tr(texts, key + (told ? ".who" : ".text")), Face::small, colour::ink_soft);
}

void rivals_panel(ScreenView& view) {
  ui_panel_begin(view.ui, "new.who");
  const NewGameForm& form = view.screens.form;
  if (is_for_one(form)) {
    ui_heading(view.ui, tr(view.texts, "new.players"));
    seats_row(view, no_seat);
    ui_text(view.ui, tr(view.texts, "new.alone"), Face::small, colour::ink_soft);
    return ui_panel_end();
  }
  ui_heading(view.ui, tr(view.texts, form.together ? "new.with" : "new.against"));
  const std::size_t before = others_seat(form, view.screens.seat);
  seats_row(view, before);
  ui_gap(view.ui, 2);
  const std::size_t seat = others_seat(form, view.screens.seat);
  rivals_grid(view, seat);
  rival_words(view, others_seat(form, view.screens.seat));
  ui_panel_end();
}

// ---- Which box ----------------------------------------------------------------------------------

// The way to the other boxes, or what of them has been chosen.
void more_boxes_card(ScreenView& view, bool brief) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const NewGameForm& form = view.screens.form;
  const Box* const box = box_of(form);
  const bool chosen = !box || !is_in_sight(*box);
  const float pad = px(theme, 8), width = ImGui::GetContentRegionAvail().x;
  const float sign = px(theme, 24), left = box_picture(theme, brief) + 2.2f * pad;
  const float room = width - left - pad;
  const std::string name =
      chosen ? game_in_words(view.texts, form) : std::string(tr(view.texts, "new.boxes.more"));
  const std::string_view text = tr(view.texts, chosen ? "new.boxes.more" : "new.boxes.more.text");
  const Paragraph words[] = {{name, Face::strong}, {text, Face::small, colour::ink_soft, 1}};
  const float inner = std::max(paragraphs_height(theme, words, room), theme.control - 2 * pad);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ui_card_button(ui, "new.box.more", {width, inner + 2 * pad}, Tone::plain, chosen))
    view.screens.dialog = dialog::Boxes{};
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_icon(draw, Icon::more, {at.x + pad + (left - 2.2f * pad) / 2, at.y + pad + inner / 2}, sign,
            colour::ink);
  draw_paragraphs({theme, draw}, {at.x + left, at.y + pad}, words, room);
}

void boxes_panel(ScreenView& view) {
  ui_panel_begin(view.ui, "new.boxes");
  ui_heading(view.ui, tr(view.texts, "new.boxes"));
  const bool brief = view.ui.theme.narrow || view.ui.theme.low;
  a11y_begin(view.ui.theme, A11yRole::options, tr(view.texts, "new.boxes"));
  for (const Box& box : boxes())
    if (is_in_sight(box)) {
      const std::string id = "new.box." + std::string(box.id());
      if (box_card(view, id.c_str(), box, brief))
        choose_or_tell(view.ui, view.texts, view.screens.form, box);
    }
  more_boxes_card(view, brief);
  a11y_end(view.ui.theme);
  ui_panel_end();
}

}  // namespace

void new_game_screen(ScreenView& view) {
  ui_screen_begin(view.ui, "new-game");
  const bool back = screen_header(view.ui, view.texts, tr(view.texts, "new.title"));
  const Theme& theme = view.ui.theme;
  const bool two = has_two_columns(theme) || theme.low;
  const float width = theme.low ? 720.0f : has_two_columns(theme) ? 1080.0f : 720.0f;
  const FormFoot foot = form_foot(view, width, true);
  column_begin(theme, "new.column", width, foot.height);
  const float half = ImGui::GetContentRegionAvail().x / 2;
  if (two) half_begin(theme, "new.left", half);
  rivals_panel(view);
  if (two) {
    half_end();
    ImGui::SameLine(0, 0);
    half_begin(theme, "new.right", half);
  } else {
    ui_gap(view.ui, 2);
  }
  boxes_panel(view);
  if (two) half_end();
  column_end(view.ui);
  draw_form_foot(view, foot);
  ui_screen_end();
  if (!back) return;
  const bool to_game = view.session && view.screens.form_from != Screen::new_game;
  request(view.requests, to_game ? view.screens.form_from : Screen::start);
}

}  // namespace bastide::web

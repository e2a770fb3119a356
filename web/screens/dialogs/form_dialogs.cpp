#include "web/screens/dialogs/form_dialogs.hpp"

#include <algorithm>
#include <iterator>

#include "engine/record/words.hpp"
#include "web/drawing/faces.hpp"
#include "web/screens/doors.hpp"
#include "web/screens/form_parts.hpp"
#include "web/screens/parts.hpp"
#include "web/setup/company.hpp"
#include "web/text/names.hpp"
#include "web/ui/badge.hpp"

namespace bastide::web {
namespace {

// Square cards of which one is on, in one line or in two: `draw(nth, centre, size)` fills them.
template <class Named, class Draw>
std::optional<std::size_t> square_cards(Ui& ui, std::size_t count, std::size_t chosen, Named named,
                                        Draw draw) {
  const float gap = px(ui.theme, 8), room = ImGui::GetContentRegionAvail().x;
  const auto all = static_cast<float>(count);
  const bool one_line = room >= all * (ui.theme.control + gap) - gap;
  const std::size_t columns = one_line ? count : (count + 1) / 2;
  const auto n = static_cast<float>(columns);
  const float side = std::min((room - (n - 1) * gap) / n, px(ui.theme, 58));
  std::optional<std::size_t> pressed;
  for (std::size_t i = 0; i < count; ++i) {
    if (i % columns != 0) ImGui::SameLine(0, gap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const auto [id, name] = named(i);
    if (ui_card_button(ui, id.c_str(), {side, side}, Tone::plain, i == chosen)) pressed = i;
    ui.theme.a11y.back().words = name;
    ui.theme.a11y.back().role = A11yRole::option;
    draw(i, ImVec2(at.x + side / 2, at.y + side / 2), side);
  }
  return pressed;
}

// The figures that can be somebody's sign. The large one would look like the small one.
std::vector<Piece> sign_figures() {
  std::vector<Piece> figures;
  for (int piece = 0; piece < piece_kinds; ++piece)
    if (const auto figure = static_cast<Piece>(piece);
        has_owner(figure) && figure != Piece::big_meeple)
      figures.push_back(figure);
  return figures;
}

bool sign_cards(ScreenView& view, Oneself& oneself) {
  const std::vector<Piece> figures = sign_figures();
  const int colour = std::max(oneself.colour, 0);
  std::size_t chosen = 0;  // the badge
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (oneself.sign == static_cast<int>(figures[i])) chosen = i + 1;
  const auto named = [&](std::size_t i) {
    const std::string word(i == 0 ? "badge" : piece_word(figures[i - 1]));
    return std::pair{"you.sign." + word, i == 0 ? colour_name(view.texts, colour)
                                                : piece_name(view.texts, figures[i - 1])};
  };
  const auto draw = [&](std::size_t i, ImVec2 centre, float side) {
    const Likeness sign{-1, i == 0 ? no_own_sign : static_cast<int>(figures[i - 1])};
    draw_likeness({view.ui.theme, *ImGui::GetWindowDrawList()}, view.pictures, sign,
                  {art::Mood::calm, colour, false}, centre, side * (i == 0 ? 0.62f : 0.8f));
  };
  const auto pressed = square_cards(view.ui, figures.size() + 1, chosen, named, draw);
  if (!pressed) return false;
  oneself.sign = *pressed == 0 ? no_own_sign : static_cast<int>(figures[*pressed - 1]);
  return true;
}

}  // namespace

bool entered() {
  return ImGui::IsItemDeactivated() && (ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                                        ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false));
}

std::optional<int> colour_cards(Ui& ui, const Texts& texts, int chosen) {
  const auto named = [&](std::size_t c) {
    return std::pair{"colour." + std::to_string(c), colour_name(texts, static_cast<int>(c))};
  };
  const auto draw = [&](std::size_t c, ImVec2 centre, float side) {
    const float badge = side * 0.62f;
    draw_player_badge(*ImGui::GetWindowDrawList(), {centre.x - badge / 2, centre.y - badge / 2},
                      badge, static_cast<int>(c));
  };
  const auto pressed = square_cards(
      ui, colour_count, chosen < 0 ? colour_count : static_cast<std::size_t>(chosen), named, draw);
  return pressed ? std::optional(static_cast<int>(*pressed)) : std::nullopt;
}

bool oneself_part(ScreenView& view, Oneself& oneself) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  ui_text(ui, tr(texts, "new.name"));
  bool changed =
      ui_input(ui, "you.name", tr(texts, "you.name.hint"), oneself.name, max_name_characters);
  ui_gap(ui, 2);
  ui_text(ui, tr(texts, "you.colour"));
  a11y_begin(ui.theme, A11yRole::options, tr(texts, "you.colour"));
  if (const auto colour = colour_cards(ui, texts, oneself.colour)) {
    oneself.colour = *colour;
    changed = true;
  }
  a11y_end(ui.theme);
  ui_gap(ui, 2);
  ui_text(ui, tr(texts, "you.sign"));
  a11y_begin(ui.theme, A11yRole::options, tr(texts, "you.sign"));
  changed |= sign_cards(view, oneself);
  a11y_end(ui.theme);
  return changed;
}

bool you_dialog(ScreenView& view, dialog::You& you) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  ui_dialog_begin(ui, "you", tr(texts, "you.title"), ui.theme.low ? 560.0f : 480.0f);
  ui_text(ui, tr(texts, "you.text"), Face::small, colour::ink_soft);
  oneself_part(view, you.oneself);
  ui_dialog_foot(ui);
  const float gap = px(ui.theme, 8);
  const float width = (ImGui::GetContentRegionAvail().x - gap) / 2;
  const bool beside =
      ui_labels_fit(ui.theme, {tr(texts, "you.later"), tr(texts, "new.start")}, width);
  ButtonStyle style;
  style.width = beside ? width : -1;
  const bool later = ui_button(ui, "you.later", tr(texts, "you.later"), style);
  if (beside) ImGui::SameLine(0, gap);
  style.tone = Tone::primary;
  style.enabled = !clean_name(you.oneself.name).empty();
  style.why = style.enabled ? std::string_view{} : tr(texts, "you.name.missing");
  const bool known = ui_button(ui, "you.begin", tr(texts, "new.start"), style);
  ui_dialog_end(ui);
  if (!later && !known) return true;
  Oneself oneself;
  if (known) oneself = you.oneself;
  oneself.name = clean_name(oneself.name);
  oneself.asked = later;
  request(view.requests, ask_for::BeOneself{std::move(oneself), std::move(you.begins)});
  return false;
}

// ---- Boxes and set-ups --------------------------------------------------------------------------

namespace {

// A set-up that was played: in one press again; beside it, what else can be done with it.
void setup_row(ScreenView& view, std::size_t which) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  Screens& screens = view.screens;
  const KeptSetup& setup = screens.setups.all[which];
  const float gap = px(theme, 6), pad = px(theme, 9), icon = px(theme, 22);
  const float width = ImGui::GetContentRegionAvail().x - theme.control - gap;
  const float room = width - 3 * pad - icon;
  const std::string what = form_in_words(view.texts, setup.form);
  const Paragraph words[] = {{setup.name, Face::strong},
                             {what, setup.name.empty() ? Face::text : Face::small}};
  const float height = std::max(theme.control, paragraphs_height(theme, words, room) + 1.5f * pad);
  const std::string id = "setup." + std::to_string(which);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool again = ui_card_button(ui, id.c_str(), {width, height});
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float above = (height - paragraphs_height(theme, words, room)) / 2;
  draw_paragraphs({theme, draw}, {at.x + pad, at.y + above}, words, room);
  draw_icon(draw, Icon::play, {at.x + width - pad - icon / 2, at.y + height / 2}, icon,
            colour::ink_soft);
  ImGui::SameLine(0, gap);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (height - theme.control) / 2);
  if (ui_icon_button(ui, (id + ".more").c_str(), Icon::more,
                     tr_pair(view.texts, tr(view.texts, "setups.more"),
                             setup.name.empty() ? what : setup.name),
                     quiet_button))
    screens.dialog = dialog::Setup{which, setup.name};
  ImGui::SetCursorScreenPos({at.x, at.y + height + ImGui::GetStyle().ItemSpacing.y});
  ImGui::Dummy({0, 0});
  if (!again) return;
  screens.form = setup.form;
  request(view.requests, ask_for::Begin{});
}

}  // namespace

bool boxes_dialog(ScreenView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  Screens& screens = view.screens;
  ui_dialog_begin(ui, "boxes", tr(texts, "new.boxes.more"), 480);
  bool stays = true;
  if (screens.setups.damaged) ui_text(ui, tr(texts, "setups.damaged"), Face::small, colour::accent);
  if (!screens.setups.all.empty()) {
    ui_text(ui, tr(texts, "setups.title"), Face::small, colour::ink_soft);
    for (std::size_t n = 0; n < screens.setups.all.size() && stays; ++n) {
      const std::size_t before = view.requests.all.size();
      setup_row(view, n);
      stays = view.requests.all.size() == before && !is_open(screens.dialog);
    }
    ui_text(ui, tr(texts, "new.boxes"), Face::small, colour::ink_soft);
  }
  for (const Box& box : boxes()) {
    const std::string id = "new.box." + std::string(box.id());
    if (is_in_sight(box) || !box_card(view, id.c_str(), box, false)) continue;
    choose_or_tell(ui, texts, screens.form, box);
    stays = false;
  }
  if (explained_choice(ui, "new.box.own", Icon::pencil, tr(texts, "new.boxes.own"),
                       tr(texts, "new.boxes.own.text"), box_of(screens.form) == nullptr)) {
    play_together(screens.form, false);
    if (is_for_one(screens.form)) leave_game_for_one(screens.form);
    request(view.requests, Screen::rules);
    stays = false;
  }
  stays &= !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.cancel"), Tone::quiet);
  ui_dialog_end(ui);
  return stays;
}

bool setup_dialog(ScreenView& view, dialog::Setup& setup) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  Screens& screens = view.screens;
  if (setup.which >= screens.setups.all.size()) return false;
  const NewGameForm& form = screens.setups.all[setup.which].form;
  ui_dialog_begin(ui, "setup", form_in_words(texts, form));
  ui_text(ui, tr(texts, "setups.name"));
  ui_input(ui, "setup.name", tr(texts, "setups.name.hint"), setup.name, max_game_name_characters);
  const bool enter = entered();
  bool stays = true;
  ButtonStyle wide;
  wide.width = -1;
  wide.left = true;
  wide.icon = Icon::check;
  wide.tone = Tone::primary;
  if (ui_button(ui, "setup.save", tr(texts, "setups.save"), wide) || enter) {
    if (!name_setup(screens.setups, setup.which, setup.name))
      notify(ui, std::string(tr(texts, "setups.too-many")));
    screens.dialog = dialog::Boxes{};
    stays = false;
  }
  wide.tone = Tone::plain;
  wide.icon = Icon::pencil;
  if (stays && ui_button(ui, "setup.change", tr(texts, "setups.change"), wide)) {
    screens.form = form;
    request(view.requests, Screen::rules);
    stays = false;
  }
  wide.tone = Tone::danger;
  wide.icon = Icon::trash;
  if (stays && ui_button(ui, "setup.delete", tr(texts, "setups.delete"), wide)) {
    forget_setup(screens.setups, setup.which);
    screens.dialog = dialog::Boxes{};
    stays = false;
  }
  stays &= !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.cancel"), Tone::quiet);
  ui_dialog_end(ui);
  return stays;
}

}  // namespace bastide::web

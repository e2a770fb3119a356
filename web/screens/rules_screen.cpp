// The rules of a new game and its seats, one by one: everything that the form leaves out.
#include <algorithm>

#include "engine/record/words.hpp"
#include "web/art/set_art.hpp"
#include "web/platform/device.hpp"
#include "web/screens/form_parts.hpp"
#include "web/screens/paintings.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/sets/help_pages.hpp"
#include "web/setup/boxes.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"

namespace bastide::web {
namespace {

// Why nobody can be taken off.
std::string_view why_all_stay(const Texts& texts, const NewGameForm& form) {
  return tr(texts, form.together      ? "new.together.alone"
                   : is_for_one(form) ? "new.alone"
                                      : "new.min-players");
}

// One player: colour, name, kind, position in the order.
void player_row(ScreenView& view, std::size_t p) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  Screens& screens = view.screens;
  PlayerEntry& player = screens.form.players[p];
  const std::string number = std::to_string(p);
  const std::string id = "new.player." + number;
  const std::string name = name_in_form(texts, screens.form, p);
  const float gap = px(ui.theme, 6), side = ui.theme.control;
  const float width = ImGui::GetContentRegionAvail().x;
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;

  // The badge opens the colour selection.
  ImVec2 at = ImGui::GetCursorScreenPos();
  if (ui_card_button(ui, (id + ".colour").c_str(), {side, side}, Tone::quiet))
    screens.dialog = dialog::Colour{p};
  ui.theme.a11y.back().words =
      tr_pair(texts, tr(texts, "new.colour", {name}), colour_name(texts, player.colour));
  const float badge = side * 0.72f;
  draw_player_badge(*ImGui::GetWindowDrawList(),
                    {at.x + (side - badge) / 2, at.y + (side - badge) / 2}, badge, player.colour);
  ImGui::SameLine(0, gap);

  const bool people = writes_down(screens);                      // nobody else
  const bool narrow = width < em(ui.theme, people ? 260 : 480);  // two lines each
  const float kind_width = people ? 0 : em(ui.theme, 214);
  const float buttons = 2 * side + 2 * gap;
  const float name_width =
      narrow ? width - 2 * side - 2 * gap : width - side - kind_width - buttons - 2 * gap - gap;
  ui_input(ui, (id + ".name").c_str(), default_name(texts, screens.form.players, p), player.name,
           max_name_characters, name_width);
  ui.theme.a11y.back().words = tr(texts, "new.name.of", {name});
  ImGui::SameLine(0, gap);

  const auto choose_kind = [&](float w) {
    if (people) return;
    const bool pressed = kind_button(ui, texts, view.pictures, (id + ".kind").c_str(),
                                     {player.computer, player.colour, w});
    ui.theme.a11y.back().words =
        tr_pair(texts, tr(texts, "new.kind", {name}), kind_name(texts, player.computer));
    if (pressed) screens.dialog = dialog::Kind{p};
  };
  const auto up_button = [&] {
    ButtonStyle up = quiet;
    up.enabled = p > 0;
    up.why = up.enabled ? std::string_view{} : tr(texts, "new.up.first");
    if (ui_icon_button(ui, (id + ".up").c_str(), Icon::up, tr(texts, "new.up", {name}), up))
      std::swap(screens.form.players[p], screens.form.players[p - 1]);
  };
  const auto remove_button = [&] {
    ButtonStyle remove = quiet;
    remove.enabled = screens.form.players.size() > fewest_players(screens.form);
    if (!remove.enabled) remove.why = why_all_stay(texts, screens.form);
    return ui_icon_button(ui, (id + ".remove").c_str(), Icon::cross,
                          tr(texts, "new.remove", {name}), remove);
  };
  bool removed = false;
  if (narrow) {
    removed = remove_button();
    ImGui::Dummy({side, 1});
    ImGui::SameLine(0, gap);
    if (people) ImGui::Dummy({width - 2 * side - 2 * gap, 1});
    choose_kind(width - 2 * side - 2 * gap);
    ImGui::SameLine(0, gap);
    up_button();
    ui_gap(ui, 2);
  } else {
    choose_kind(kind_width);
    if (!people) ImGui::SameLine(0, gap);
    up_button();
    ImGui::SameLine(0, gap);
    removed = remove_button();
  }
  if (removed)
    screens.form.players.erase(screens.form.players.begin() + static_cast<std::ptrdiff_t>(p));
}

void players_panel(ScreenView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  Screens& screens = view.screens;
  ui_panel_begin(ui, "new.players");
  ui_heading(ui, tr(texts, "new.players"));
  ui_gap(ui, 2);
  for (std::size_t p = 0; p < screens.form.players.size(); ++p) player_row(view, p);
  if (screens.form.together && screens.form.players.size() <= 2)
    ui_text(ui,
            tr(texts, screens.form.players.size() == 1 ? "new.together.alone" : "new.together.two"),
            Face::small, colour::ink_soft);
  ui_gap(ui, 2);
  ButtonStyle add;
  add.icon = Icon::plus;
  add.enabled = screens.form.players.size() < most_players(screens.form);
  const std::string why = too_many(texts, screens.form);
  if (!add.enabled) add.why = why;
  const std::string_view label = tr(texts, "new.add");
  if (ui_button(ui, "new.add", label, add)) {
    add_player(screens.form);
    if (writes_down(screens)) screens.form.players.back().computer.clear();
  }
  if (writes_down(screens)) {
    ui_text(ui, tr(texts, "scribe.order"), Face::small, colour::ink_soft);
    ui_gap(ui, 6);
    ButtonStyle other;
    other.tone = Tone::quiet;
    other.icon = Icon::sheet;
    other.left = true;
    other.width = -1;
    if (ui_button(ui, "record.count", tr(texts, "count.title"), other))
      request(view.requests, ask_for::CountFields{});
    other.icon = Icon::track;
    if (ui_button(ui, "record.tally", tr(texts, "tally.title"), other))
      request(view.requests, Screen::tally);
    return ui_panel_end();
  }
  add.icon = Icon::share;
  if (add.enabled) add.why = tr(texts, "new.kind.by-link.text");
  const std::string_view by_link_label = tr(texts, "new.add.by-link");
  const float both = ui_button_width(ui.theme, label, Icon::plus) + px(ui.theme, 8) +
                     ui_button_width(ui.theme, by_link_label, Icon::share);
  if (both < ImGui::GetContentRegionAvail().x) ImGui::SameLine(0, px(ui.theme, 8));
  if (ui_button(ui, "new.add.by-link", by_link_label, add)) {
    add_player(screens.form);
    screens.form.players.back().computer = by_link;
  }
  if (screens.form.players.size() == 1) return ui_panel_end();
  ui_gap(ui, 6);
  ui_text(ui, tr(texts, "new.order"), Face::text, colour::ink_soft);
  int order = screens.form.draw_lots ? 0 : 1;
  if (ui_choice(
          ui, "new.order",
          {std::string(tr(texts, "new.order.random")), std::string(tr(texts, "new.order.first"))},
          order))
    screens.form.draw_lots = order == 0;
  ui_panel_end();
}

void option_toggle(Ui& ui, const Texts& texts, NewGameForm& form, const OptionInfo& option) {
  const std::string key = "new.option." + std::string(option.id);
  bool on = form.options.*option.value;
  if (!ui_toggle(ui, key.c_str(), tr(texts, key), on, tr(texts, key + ".text"))) return;
  choose_option(form.options, option.value, on);
  fit_seats(form);
}

// A stepper for a numeric option: minus, plus.
void number_stepper(Ui& ui, const Texts& texts, NewGameForm& form, const NumberInfo& number) {
  const std::string key = "new.option." + std::string(number.id);
  const std::string name(tr(texts, key));
  u8& value = form.options.*number.value;
  ButtonStyle less, more;
  less.enabled = value > number.min;
  more.enabled = value < number.max;
  if (ui_icon_button(ui, (key + ".less").c_str(), Icon::minus, tr(texts, "new.less", {name}), less))
    --value;
  ImGui::SameLine(0, px(ui.theme, 6));
  if (ui_icon_button(ui, (key + ".more").c_str(), Icon::plus, tr(texts, "new.more", {name}), more))
    ++value;
  ImGui::SameLine(0, px(ui.theme, 12));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string words = tr_pair(texts, name, std::to_string(value));
  const float room = ImGui::GetContentRegionAvail().x;
  const ImVec2 size = ui_text_size(ui.theme, words, Face::text, room);
  const float height = std::max(size.y, ui.theme.control);
  ui_draw_paragraph({ui.theme, *ImGui::GetWindowDrawList()},
                    {at.x, at.y + std::max(0.0f, ui.theme.control - size.y) / 2}, words, Face::text,
                    colour::ink, room);
  ImGui::Dummy({size.x, height});
  probe_fact(ui.probe, key, std::to_string(value));
}

void edition_choice(Ui& ui, const Texts& texts, Options& options) {
  const std::string_view keys[] = {"new.print.third", "new.option.second-edition",
                                   "new.option.first-edition"};
  int chosen = edition_of(options);
  std::vector<std::string> names;
  for (const std::string_view key : keys) names.emplace_back(tr(texts, std::string(key)));
  ui_text(ui, tr(texts, "new.print"));
  if (ui_choice(ui, "new.print", names, chosen)) choose_edition(options, chosen);
  ui_text(ui, tr(texts, std::string(keys[chosen]) + ".text"), Face::small, colour::ink_soft);
  ui_gap(ui, 2);
}

// The variants: options of the base game, and those of the enabled expansions.
void variants(Ui& ui, const Texts& texts, NewGameForm& form) {
  for (const OptionInfo* option : variants_of(form.options)) {
    option_toggle(ui, texts, form, *option);
    for (const NumberInfo& number : number_infos())
      if (number.of == option->value && form.options.*option->value)
        number_stepper(ui, texts, form, number);
  }
}

// Rarely used rules, collapsed at first.
void more_rules(Ui& ui, const Texts& texts, const Settings& settings, Screens& screens,
                Requests& requests) {
  NewGameForm& form = screens.form;
  const bool written = writes_down(screens);
  ButtonStyle more;
  more.tone = Tone::quiet;
  more.icon = form.show_variants ? Icon::up : Icon::down;
  if (ui_button(ui, "new.more", tr(texts, form.show_variants ? "common.less" : "new.variants"),
                more))
    form.show_variants = !form.show_variants;
  if (form.show_variants) {
    if (!form.together) {
      edition_choice(ui, texts, form.options);
      variants(ui, texts, form);
    }
    if (written) return;
    bool no_hints = settings.no_hints;
    ui_toggle(ui, "new.purist", tr(texts, "new.purist"), no_hints, tr(texts, "new.purist.text"));
    if (no_hints != settings.no_hints) request(requests, ask_for::WantHelp{!no_hints});
    ui_gap(ui, 4);
    ui_text(ui, tr(texts, "new.seed"));
    ui_text(ui, tr(texts, "new.seed.text"), Face::small, colour::ink_soft);
    ui_input(ui, "new.seed", tr(texts, "new.seed.hint"), form.seed, 40,
             std::min(ImGui::GetContentRegionAvail().x, em(ui.theme, 260)));
  }
}

// Leads to where a game begins otherwise.
void position_button(Ui& ui, const Texts& texts, Requests& requests) {
  ButtonStyle style;
  style.tone = Tone::quiet;
  style.icon = Icon::pencil;
  style.why = tr(texts, "position.text");
  if (ui_button(ui, "new.position", tr(texts, "position.title"), style))
    request(requests, Screen::position);
}

void rules_panel(Ui& ui, const Texts& texts, const Settings& settings, Screens& screens,
                 Requests& requests) {
  NewGameForm& form = screens.form;
  ui_panel_begin(ui, "new.rules");
  ui_heading(ui, tr(texts, "new.rules"));
  ui_gap(ui, 2);
  std::vector<std::string> names;
  std::vector<const Box*> listed;
  int chosen = -1;
  const Box* now = box_of(form);
  for (const Box& box : boxes()) {
    if (!box.preset) continue;  // chosen above
    if (&box == now) chosen = static_cast<int>(names.size());
    listed.push_back(&box);
    names.push_back(box_name(texts, box));
  }
  if (!now) {
    chosen = static_cast<int>(names.size());
    names.emplace_back(tr(texts, "new.preset.own"));
  }
  if (ui_choice(ui, "new.preset", names, chosen) && chosen < static_cast<int>(listed.size()))
    choose_or_tell(ui, texts, form, *listed[static_cast<std::size_t>(chosen)]);
  ui_text(ui, now ? box_text(texts, *now) : std::string(tr(texts, "new.preset.own.text")),
          Face::small, colour::ink_soft);
  if (const std::string contents = sets_in_words(texts, form.expansions); !contents.empty()) {
    const std::string in_it = tr(texts, "new.contains", {contents});
    ui_text(ui, in_it, Face::small);
    probe_fact(ui.probe, "new.contents", in_it);
  }
  ui_gap(ui, 2);
  ui_toggle(ui, "new.option.farmers", tr(texts, "new.option.farmers"), form.options.farmers,
            tr(texts, "new.option.farmers.text"));
  more_rules(ui, texts, settings, screens, requests);
  if (!writes_down(screens)) position_button(ui, texts, requests);
  ui_panel_end();
}

// Six levels, each with the best result of a team of this size.
void levels_panel(Ui& ui, const Texts& texts, const Settings& settings, Screens& screens,
                  Requests& requests) {
  NewGameForm& form = screens.form;
  ui_panel_begin(ui, "new.levels");
  ui_heading(ui, tr(texts, "new.option.level"));
  ui_gap(ui, 2);
  const float pad = px(ui.theme, 10), left = px(ui.theme, 28) + em(ui.theme, 16);
  for (int level = 1; level <= team_levels; ++level) {
    const std::string number = std::to_string(level), key = "team.level." + number;
    const TeamResult& best = best_result(screens.campaign, level, form.players.size());
    const bool chosen = form.options.level == level;
    const float width = ImGui::GetContentRegionAvail().x, room = width - left - pad;
    const std::string_view title = tr(texts, key), text = tr(texts, key + ".text");
    const std::string result = tell_best(texts, best);
    const Paragraph words[] = {{title, Face::strong},
                               {chosen ? text : std::string_view{}, Face::small},
                               {result, Face::small, best.won ? colour::good : colour::ink_soft}};
    const float height = paragraphs_height(ui.theme, words, room) + 2 * pad;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (ui_card_button(ui, ("new.level." + number).c_str(), {width, height}, Tone::plain, chosen))
      form.options.level = static_cast<u8>(level);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float x = at.x + left, y = at.y + pad;
    ui_draw_text({ui.theme, draw}, {at.x + px(ui.theme, 16), y}, number, Face::heading,
                 best.won ? colour::good : colour::ink_soft);
    draw_paragraphs({ui.theme, draw}, {x, y}, words, room);
    probe_fact(ui.probe, "new.level." + number, best.won ? "won" : best.level ? "lost" : "");
  }
  ui_gap(ui, 2);
  ButtonStyle help;
  help.tone = Tone::quiet;
  help.icon = Icon::book;
  if (ui_button(ui, "new.levels.help", tr(texts, "common.how-to-play"), help))
    request(requests, ask_for::Help{std::string(team_game().id)});
  more_rules(ui, texts, settings, screens, requests);
  ui_panel_end();
}

// Chooses between playing against each other and as a team.
void game_panel(Ui& ui, const Texts& texts, NewGameForm& form) {
  ui_panel_begin(ui, "new.game");
  ui_heading(ui, tr(texts, "new.together"));
  ui_gap(ui, 2);
  int chosen = form.together ? 1 : 0;
  if (ui_choice(ui, "new.together",
                {std::string(tr(texts, "new.together.against")),
                 std::string(tr(texts, "new.together.as-team"))},
                chosen))
    play_together(form, chosen == 1);
  if (form.together) {
    ui_text(ui, tr(texts, key_of("expansion.", team_game().id)), Face::strong);
    ui_text(ui, tr(texts, "new.together.text"), Face::small, colour::ink_soft);
  }
  ui_panel_end();
}

void clock_part(Ui& ui, const Texts& texts, ChessClock& clock) {
  const auto word = [&](const char* key) { return std::string(tr(texts, key)); };
  ui_text(ui, word("new.clock"));
  constexpr int minutes[] = {0, 5, 10, 15, 30}, seconds[] = {0, 5, 10, 30};
  const auto choose = [&](const char* id, const int* offered, int count, const char* zero,
                          const char* key, int& value) {
    std::vector<std::string> names;
    int chosen = -1;
    for (int i = 0; i < count; ++i) {
      if (offered[i] == value) chosen = i;
      names.push_back(offered[i] ? tr(texts, key, {std::to_string(offered[i])}) : word(zero));
    }
    if (ui_choice(ui, id, names, chosen)) value = offered[chosen];
  };
  choose("new.clock", minutes, 5, "new.clock.none", "new.clock.minutes", clock.minutes);
  if (clock.minutes <= 0) return;
  ui_text(ui, word("new.clock.text"), Face::small, colour::ink_soft);
  choose("new.clock.added", seconds, 4, "new.clock.added.none", "new.clock.added", clock.added);
  ui_toggle(ui, "new.clock.decides", word("new.clock.decides"), clock.decides,
            word("new.clock.decides.text"));
}

// How many games, and what becomes of an equal one.
void match_part(Ui& ui, const Texts& texts, std::optional<Match>& match) {
  const auto word = [&](const char* key) { return std::string(tr(texts, key)); };
  ui_text(ui, word("match.title"));
  constexpr int games[] = {1, 3, 5};
  int chosen = match ? match->best_of / 2 : 0;
  if (ui_choice(ui, "new.match",
                {word("match.single"), word("match.of-three"), word("match.of-five")}, chosen)) {
    if (chosen == 0) return match.reset();
    if (!match) match.emplace();
    match->best_of = games[chosen];
  }
  if (!match) return;
  ui_text(ui, word("match.text"), Face::small, colour::ink_soft);
  int ties = static_cast<int>(match->ties);
  if (ui_choice(
          ui, "new.match.ties",
          {word("match.ties.replay"), word("match.ties.least-time"), word("match.ties.shared")},
          ties))
    match->ties = static_cast<TieRule>(ties);
}

// What the players agree on besides the rules.
void house_panel(Ui& ui, const Texts& texts, NewGameForm& form) {
  TableRules& table_rules = form.table_rules;
  const auto word = [&](const char* key) { return std::string(tr(texts, key)); };
  ui_panel_begin(ui, "new.house");
  ui_heading(ui, word("new.house"));
  ui_gap(ui, 2);
  if (own_seats(form) != 0)  // by link, for which there is no clock
    ui_toggle(ui, "new.with-help", word("new.with-help"), table_rules.with_help,
              word("new.with-help.text"));
  else
    clock_part(ui, texts, table_rules.clock);
  if (may_be_match(form)) match_part(ui, texts, table_rules.match);
  if (people_of(form) > 1)
    ui_toggle(ui, "new.hand-over", word("new.hand-over"), table_rules.pass_device,
              word("new.hand-over.text"));
  ui_toggle(ui, "new.no-take-back", word("new.no-take-back"), table_rules.no_take_back,
            word("new.no-take-back.text"));
  ui_panel_end();
}

// ---- Expansions ---------------------------------------------------------------------------------

// A folded letter with a seal, because the messages have no tiles to show.
void draw_letter(const Theme& theme, ImDrawList& draw, ImVec2 min, float side) {
  draw.AddRectFilled(min, {min.x + side, min.y + side}, mix(colour::desk, colour::paper, 0.4f),
                     px(theme, 4));
  const auto at = [&](float x, float y) { return ImVec2(min.x + x * side, min.y + y * side); };
  const ImU32 line = faded(colour::ink, 0.7f);
  const float pen = std::max(1.0f, side * 0.022f);
  draw.AddRectFilled(at(0.17f, 0.30f), at(0.87f, 0.76f), faded(colour::ink, 0.25f));
  draw.AddRectFilled(at(0.14f, 0.27f), at(0.86f, 0.73f), colour::paper_high);
  draw.AddRect(at(0.14f, 0.27f), at(0.86f, 0.73f), line, 0, 0, pen);
  draw.AddLine(at(0.14f, 0.73f), at(0.41f, 0.49f), line, pen);
  draw.AddLine(at(0.86f, 0.73f), at(0.59f, 0.49f), line, pen);
  draw.AddTriangleFilled(at(0.14f, 0.27f), at(0.86f, 0.27f), at(0.5f, 0.57f), colour::paper);
  draw.AddTriangle(at(0.14f, 0.27f), at(0.86f, 0.27f), at(0.5f, 0.57f), line, pen);
  draw.AddCircleFilled(at(0.5f, 0.555f), side * 0.095f, colour::accent_low, 20);
  draw.AddCircleFilled(at(0.495f, 0.548f), side * 0.075f, colour::accent, 20);
}

void draw_expansion(const Paint& paint, ScreenView& view, const HelpPage& help, ImVec2 min,
                    float side) {
  if (help.tiles.empty())
    draw_letter(paint.theme, paint.draw, min, side);
  else
    draw_sample_tile(paint, view.catalogue, view.pictures, help.tiles.front(), min, side);
  if (!help.piece) return;
  const ImTextureID piece =
      painted_piece(view.pictures, *help.piece, view.screens.form.players[0].colour);
  const float out = art::token_of(*help.piece) ? 0.02f : 0.04f;  // it extends beyond the tile
  const ImVec2 from = art::token_of(*help.piece) ? ImVec2(0.48f, 0.46f) : ImVec2(0.42f, 0.38f);
  if (piece)
    paint.draw.AddImage(piece, {min.x + side * from.x, min.y + side * from.y},
                        {min.x + side * (1 + out), min.y + side});
}

// Switches an expansion on and off; a button on its right opens its help page.
void expansion_card(ScreenView& view, const ExpansionPage& page) {
  const Theme& theme = view.ui.theme;
  NewGameForm& form = view.screens.form;
  const ExpansionInfo& info = page.expansion;
  const ExpansionMask bit = expansion_bit(page.expansion.expansion);
  const bool on = form.expansions & bit;
  const std::string name = "expansion." + std::string(info.id);
  const std::string id = "new." + name;
  const float pad = px(theme, 10), gap = px(theme, 6);
  const float picture = px(theme, theme.narrow ? 54 : 76);
  const float track = px(theme, 42), track_height = px(theme, 24);
  const float width = ImGui::GetContentRegionAvail().x - theme.control - gap;
  // On a narrow screen the switch is below the picture, and the text gets the rest.
  const float left = picture + 2.2f * pad;
  const float room = width - left - pad - (theme.narrow ? 0 : track + 1.5f * pad);
  const Paragraph words[] = {{tr(view.texts, name), Face::strong},
                             {tr(view.texts, name + ".text"), Face::small, colour::ink_soft, 4}};
  const float column = theme.narrow ? picture + pad + track_height : picture;
  const float inner = std::max(paragraphs_height(theme, words, room) - px(theme, 1), column);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ui_card_button(view.ui, id.c_str(), {width, inner + 2 * pad}, Tone::plain, on))
    form.expansions ^= bit;
  const bool alone = is_for_one(form);
  if (alone && (form.expansions & bit & sets_for_several())) {
    form.expansions &= ~bit;
    notify(view.ui, std::string(tr(view.texts, "error.setup.others")));
  }
  view.ui.theme.a11y.back().role = A11yRole::check;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_expansion({view.ui.theme, draw}, view, page.help, {at.x + pad, at.y + pad}, picture);
  draw_paragraphs({theme, draw}, {at.x + left, at.y + pad - px(theme, 1)}, words, room);
  const ImVec2 knob =
      theme.narrow ? ImVec2(at.x + pad + (picture - track) / 2, at.y + 2 * pad + picture)
                   : ImVec2(at.x + width - pad - track, at.y + pad + (inner - track_height) / 2);
  draw_switch({view.ui.theme, draw}, knob, on);
  ImGui::SameLine(0, gap);
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;
  const std::string more = tr(view.texts, "new.expansion.help", {tr(view.texts, name)});
  if (ui_icon_button(view.ui, (id + ".help").c_str(), Icon::book, more, quiet))
    request(view.requests, ask_for::Help{std::string(info.id)});
  probe_fact(view.ui.probe, id, on ? "on" : "off");
}

// The options of an expansion, collapsed at first.
void expansion_options(Ui& ui, const Texts& texts, Screens& screens, const ExpansionPage& page) {
  const ExpansionMask bit = expansion_bit(page.expansion.expansion);
  const auto own = [&](const OptionInfo& option) { return (option.of & bit) != 0; };
  if (!std::any_of(option_infos().begin(), option_infos().end(), own)) return;
  const float indent = px(ui.theme, ui.theme.narrow ? 8 : 24);
  ImGui::Indent(indent);
  ButtonStyle fold;
  fold.tone = Tone::quiet;
  const bool shown = screens.options_shown & bit;
  fold.icon = shown ? Icon::up : Icon::down;
  const std::string id = "new.expansion." + std::string(page.expansion.id) + ".options";
  if (ui_button(ui, id.c_str(), tr(texts, "new.expansion.options"), fold))
    screens.options_shown ^= bit;
  if (shown)
    for (const OptionInfo& option : option_infos())
      if (own(option)) option_toggle(ui, texts, screens.form, option);
  ImGui::Unindent(indent);
}

void expansions_panel(ScreenView& view) {
  ui_panel_begin(view.ui, "new.expansions");
  ui_heading(view.ui, tr(view.texts, "new.expansions"));
  ui_text(view.ui, tr(view.texts, "new.expansions.text"), Face::small, colour::ink_soft);
  ui_gap(view.ui, 2);
  for (const ExpansionPage& page : expansion_pages()) {
    if (!page.expansion.goes_with_others()) continue;
    expansion_card(view, page);
    if (view.screens.form.expansions & expansion_bit(page.expansion.expansion))
      expansion_options(view.ui, view.texts, view.screens, page);
  }
  ui_panel_end();
}

}  // namespace

void rules_screen(ScreenView& view) {
  ui_screen_begin(view.ui, "rules");
  const bool written = writes_down(view.screens);
  const bool back = screen_header(view.ui, view.texts,
                                  tr(view.texts, written ? "scribe.title" : "new.rules-and-seats"));
  const Theme& theme = view.ui.theme;
  const FormFoot foot = form_foot(view, form_width(theme), false);
  column_begin(theme, "new.column", form_width(theme), foot.height);
  const bool together = view.screens.form.together, two = has_two_columns(theme);
  const float half = ImGui::GetContentRegionAvail().x / 2;
  if (two) half_begin(theme, "new.left", half);
  const auto next_column = [&] {
    half_end();
    ImGui::SameLine(0, 0);
    half_begin(theme, "new.right", half);
  };
  if (!written) {
    game_panel(view.ui, view.texts, view.screens.form);
    ui_gap(view.ui, 6);
  }
  players_panel(view);
  ui_gap(view.ui, 6);
  if (two && together) next_column();
  if (together)
    levels_panel(view.ui, view.texts, view.settings, view.screens, view.requests);
  else
    rules_panel(view.ui, view.texts, view.settings, view.screens, view.requests);
  ui_gap(view.ui, 6);
  if (!written) house_panel(view.ui, view.texts, view.screens.form);
  ui_gap(view.ui, 6);
  if (two && !together) next_column();
  if (!together) expansions_panel(view);
  if (two) half_end();
  column_end(view.ui);
  draw_form_foot(view, foot);
  ui_screen_end();
  if (back) request(view.requests, written ? Screen::start : Screen::new_game);
}

}  // namespace bastide::web

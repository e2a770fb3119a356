// The organiser's page of a tournament: its plan and its players, the round that is played, the
// standings.
#include "engine/base/read_number.hpp"
#include "engine/record/words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/screens/tournament/tournament_parts.hpp"
#include "web/setup/boxes.hpp"
#include "web/text/refusals.hpp"
#include "web/tournament/result.hpp"

namespace bastide::web {
namespace {

// ---- The plan
// ------------------------------------------------------------------------------------

// A choice among numbers. True when it was changed.
template <std::size_t Count>
bool number_choice(Ui& ui, const char* id, const int (&numbers)[Count],
                   const std::vector<std::string>& names, int& value) {
  int chosen = -1;
  for (std::size_t i = 0; i < Count; ++i)
    if (numbers[i] == value) chosen = static_cast<int>(i);
  if (!ui_choice(ui, id, names, chosen)) return false;
  value = numbers[chosen];
  return true;
}

bool games_choice(ScreenView& view, const char* id, std::string_view label, int& games) {
  const auto word = [&](const char* key) { return std::string(tr(view.texts, key)); };
  ui_text(view.ui, label);
  constexpr int numbers[] = {1, 3, 5};
  return number_choice(view.ui, id, numbers,
                       {word("match.single"), word("match.of-three"), word("match.of-five")},
                       games);
}

bool box_choice(ScreenView& view, std::string& box) {
  std::vector<std::string> names{std::string(tr(view.texts, "tournament.box.any"))};
  std::vector<std::string> ids{""};
  for (const Box& one : boxes())
    if (one.preset && one.preset->min_players <= 2 && is_in_sight(one)) {
      names.push_back(box_name(view.texts, one));
      ids.emplace_back(one.id());
    }
  int chosen = -1;
  for (std::size_t i = 0; i < ids.size(); ++i)
    if (ids[i] == box) chosen = static_cast<int>(i);
  ui_text(view.ui, tr(view.texts, "tournament.box"));
  if (!ui_choice(view.ui, "tournament.box", names, chosen)) return false;
  box = ids[static_cast<std::size_t>(chosen)];
  return true;
}

bool time_choice(ScreenView& view, int& minutes) {
  constexpr int offered[] = {0, 10, 15, 20, 30};
  std::vector<std::string> names{std::string(tr(view.texts, "new.clock.none"))};
  for (std::size_t i = 1; i < std::size(offered); ++i)
    names.push_back(tr(view.texts, "new.clock.minutes", {std::to_string(offered[i])}));
  ui_text(view.ui, tr(view.texts, "new.clock"));
  return number_choice(view.ui, "tournament.minutes", offered, names, minutes);
}

bool rounds_choice(ScreenView& view, TournamentPlan& plan) {
  Ui& ui = view.ui;
  constexpr int rounds[] = {3, 4, 5, 6, 7}, best[] = {0, 2, 4, 8};
  std::vector<std::string> rounds_names, best_names{std::string(tr(view.texts, "new.clock.none"))};
  for (const int number : rounds) rounds_names.push_back(std::to_string(number));
  for (std::size_t i = 1; i < std::size(best); ++i)
    best_names.push_back(tr(view.texts, "tournament.knockout.of", {std::to_string(best[i])}));
  ui_text(ui, tr(view.texts, "tournament.swiss"));
  bool changed = number_choice(ui, "tournament.swiss", rounds, rounds_names, plan.swiss);
  ui_text(ui, tr(view.texts, "tournament.knockout"));
  changed |= number_choice(ui, "tournament.knockout", best, best_names, plan.knockout);
  return changed;
}

bool ties_choice(ScreenView& view, TieRule& rule) {
  const auto word = [&](const char* key) { return std::string(tr(view.texts, key)); };
  int ties = static_cast<int>(rule);
  ui_text(view.ui, word("tournament.ties"));
  if (!ui_choice(
          view.ui, "tournament.ties",
          {word("match.ties.replay"), word("match.ties.least-time"), word("match.ties.shared")},
          ties))
    return false;
  rule = static_cast<TieRule>(ties);
  return true;
}

// Only before the first round: afterwards it holds.
void plan_panel(ScreenView& view, const Tournament& tournament) {
  Tournament wanted = tournament;
  TournamentPlan& plan = wanted.plan;
  ui_panel_begin(view.ui, "tournament.plan");
  bool changed = ui_input(view.ui, "tournament.name", tr(view.texts, "tournament.name"),
                          wanted.name, max_game_name_characters);
  ui_gap(view.ui, 2);
  changed |= rounds_choice(view, plan);
  changed |= games_choice(view, "tournament.games.0", tr(view.texts, "tournament.games.swiss"),
                          plan.best_of[0]);
  if (plan.knockout > 0)
    changed |= games_choice(view, "tournament.games.1", tr(view.texts, "tournament.games.knockout"),
                            plan.best_of[1]);
  changed |= ties_choice(view, plan.ties);
  changed |= time_choice(view, plan.minutes);
  changed |= box_choice(view, plan.box);
  std::string lots = std::to_string(plan.lots);
  if (ui_input(view.ui, "tournament.lots", tr(view.texts, "tournament.lots"), lots, 18))
    changed |= read_number(lots, plan.lots);
  ui_text(view.ui, tr(view.texts, "tournament.lots.text"), Face::small, colour::ink_soft);
  ui_panel_end();
  if (!changed) return;
  wanted.name = clean_name(wanted.name, max_game_name_characters);
  keep_tournament(view, std::move(wanted));
}

// ---- Players
// -------------------------------------------------------------------------------------

void add_player_part(ScreenView& view, const Tournament& tournament) {
  TournamentPage& page = view.screens.tournament;
  const std::string_view label = tr(view.texts, "tournament.add");
  field_before_button(view, {"tournament.player", "tournament.player", max_name_characters},
                      page.name, ui_button_width(view.ui.theme, label, Icon::plus));
  ButtonStyle style;
  style.icon = Icon::plus;
  style.enabled = !page.name.empty();
  if (!ui_button(view.ui, "tournament.add", label, style)) return;
  Tournament wanted = tournament;
  if (const auto entered = enter(wanted, page.name)) {
    page.name.clear();
    keep_tournament(view, std::move(wanted));
  } else {
    page.fault = entered.error();
  }
}

void player_row(ScreenView& view, const Tournament& tournament, std::size_t which) {
  Ui& ui = view.ui;
  const Entrant& entrant = tournament.entrants[which];
  const std::string number = std::to_string(which);
  const bool gone = entrant.until.has_value(), begun = !tournament.rounds.empty();
  Tournament wanted = tournament;
  const float button = ui.theme.control, gap = px(ui.theme, 6);
  const float width = ImGui::GetContentRegionAvail().x - button - gap;
  ImGui::BeginChild(("tournament.row." + number).c_str(), {width, 0}, ImGuiChildFlags_AutoResizeY,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened |
                        ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
  bool here = entrant.here && !gone;
  const std::string why(gone ? tr(view.texts, "tournament.gone") : std::string_view{});
  if (ui_toggle(ui, ("tournament.here." + number).c_str(), entrant.name, here, why)) {
    if (!begun)
      wanted.entrants[which].here = here;
    else if (here)
      come_back(wanted, which);
    else
      withdraw(wanted, which);
    keep_tournament(view, std::move(wanted));
  }
  ImGui::EndChild();
  if (begun) return;
  ImGui::SameLine(0, gap);
  if (ui_icon_button(ui, ("tournament.remove." + number).c_str(), Icon::trash,
                     tr(view.texts, "common.delete"), quiet_button)) {
    withdraw(wanted, which);
    keep_tournament(view, std::move(wanted));
  }
}

void players_part(ScreenView& view, const Tournament& tournament) {
  ui_panel_begin(view.ui, "tournament.players");
  add_player_part(view, tournament);
  fault_part(view);
  ui_gap(view.ui, 4);
  if (!tournament.entrants.empty())
    ui_text(view.ui, tr(view.texts, "tournament.here"), Face::small, colour::ink_soft);
  for (std::size_t i = 0; i < tournament.entrants.size(); ++i) player_row(view, tournament, i);
  ui_panel_end();
  if (tournament.rounds.empty()) plan_panel(view, tournament);
}

// ---- Files, and beginning anew
// -------------------------------------------------------------------

void files_panel(ScreenView& view, const Tournament& tournament) {
  TournamentPage& page = view.screens.tournament;
  Ui& ui = view.ui;
  ButtonStyle style;
  style.width = -1;
  style.left = true;
  const auto button = [&](const char* id, Icon icon) {
    style.icon = icon;
    return ui_button(ui, id, tr(view.texts, id), style);
  };
  ui_panel_begin(ui, "tournament.files");
  const bool kept = !tournament.entrants.empty() || !page.damaged.empty();
  if (kept && button("tournament.save", Icon::download))
    request(view.requests, ask_for::ExportTournament{});
  if (!tournament.rounds.empty() && button("tournament.csv", Icon::download))
    request(view.requests, ask_for::ExportTournament{true});
  if (button("tournament.open", Icon::folder)) request(view.requests, ask_for::OpenFile{});
  if (kept && !page.sure && button("tournament.new", Icon::plus)) page.sure = true;
  ui_panel_end();
}

// Before a new tournament, or that of a file, takes the place of this one.
void sure_panel(ScreenView& view) {
  TournamentPage& page = view.screens.tournament;
  if (!page.sure) return;
  ui_panel_begin(view.ui, "tournament.sure");
  ui_text(view.ui, tr(view.texts, "tournament.new.sure"));
  if (ui_button(view.ui, "tournament.new.yes", tr(view.texts, "tournament.new.yes"),
                {.tone = Tone::danger, .icon = Icon::trash})) {
    request(view.requests, ask_for::KeepTournament{page.offered});
    page = {};
    page.read = true;
  }
  ImGui::SameLine();
  if (ui_button(view.ui, "tournament.new.no", tr(view.texts, "common.cancel"), quiet_button)) {
    page.sure = false;
    page.offered.reset();
  }
  ui_panel_end();
}

}  // namespace

void keep_tournament(ScreenView& view, Tournament tournament) {
  view.screens.tournament.fault.reset();
  request(view.requests,
          ask_for::KeepTournament{std::make_shared<const Tournament>(std::move(tournament))});
}

void field_before_button(ScreenView& view, const LineField& field, std::string& value,
                         float button) {
  const Theme& theme = view.ui.theme;
  const float gap = px(theme, 6), room = ImGui::GetContentRegionAvail().x - button - gap;
  const bool beside = room > em(theme, 110);
  ui_input(view.ui, field.id, tr(view.texts, field.hint), value, field.letters, beside ? room : -1);
  if (beside) ImGui::SameLine(0, gap);
}

void fault_part(ScreenView& view) {
  const auto& fault = view.screens.tournament.fault;
  if (!fault) return;
  const std::string words = explain_error(view.texts, *fault);
  ui_text(view.ui, words, Face::text, colour::accent);
  probe_fact(view.ui.probe, "tournament.fault", fault->code);
}

void tournament_screen(ScreenView& view) {
  Ui& ui = view.ui;
  TournamentPage& page = view.screens.tournament;
  const Tournament& tournament = page.tournament;
  ui_screen_begin(ui, "tournament");
  const bool back = screen_header(ui, view.texts,
                                  tournament.name.empty() ? tr(view.texts, "tournament.title")
                                                          : std::string_view(tournament.name));
  column_begin(ui.theme, "tournament.column", 620);
  sure_panel(view);
  if (!page.damaged.empty()) {
    ui_panel_begin(ui, "tournament.damaged");
    fault_part(view);
    ui_panel_end();
  } else if (tournament.rounds.empty()) {
    ui_text(ui, tr(view.texts, "tournament.text"), Face::text, colour::ink_soft);
    players_part(view, tournament);
    next_round_part(view, tournament);
  } else {
    const auto word = [&](const char* key) { return std::string(tr(view.texts, key)); };
    if (ui_choice(
            ui, "tournament.part",
            {word("tournament.round"), word("tournament.standings"), word("tournament.players")},
            page.part))
      page.fault.reset();
    if (page.part == 0) round_part(view, tournament);
    if (page.part == 1) standings_part(view, tournament);
    if (page.part == 2) players_part(view, tournament);
  }
  files_panel(view, tournament);
  column_end(ui);
  ui_screen_end();
  if (back) request(view.requests, ask_for::Home{});
}

}  // namespace bastide::web

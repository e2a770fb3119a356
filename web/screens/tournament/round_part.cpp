// The round of a tournament: its tables, how results come in, and the next one.
#include <algorithm>

#include "engine/base/read_number.hpp"
#include "web/reading/reading_words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/tournament/tournament_parts.hpp"
#include "web/tournament/file.hpp"
#include "web/tournament/result.hpp"
#include "web/tournament/standings.hpp"

namespace bastide::web {
namespace {

constexpr int most_entered = 9999;
constexpr std::size_t link_letters = 4000;

std::string_view name_of(const Tournament& tournament, int entrant) {
  return tournament.entrants[static_cast<std::size_t>(entrant)].name;
}

// "TournamentRound 2", "Final" ...
std::string round_name(const Texts& texts, const Tournament& tournament, std::size_t which) {
  const TournamentRound& round = tournament.rounds[which];
  if (round.stage == RoundKind::swiss)
    return tr(texts, "tournament.round.of", {std::to_string(which + 1)});
  const bool third = which > 0 && round.tables.size() == 2 &&
                     tournament.rounds[which - 1].stage == RoundKind::knockout &&
                     tournament.rounds[which - 1].tables.size() == 2;
  if (third || round.tables.size() == 1) return std::string(tr(texts, "tournament.final"));
  return tr(texts, "tournament.knockout.of", {std::to_string(2 * round.tables.size())});
}

// A link finds its table by itself.
void link_part(ScreenView& view, const Tournament& tournament) {
  TournamentPage& page = view.screens.tournament;
  Ui& ui = view.ui;
  const std::string_view label = tr(view.texts, "tournament.enter");
  field_before_button(view, {"tournament.link", "tournament.link", link_letters}, page.link,
                      ui_button_width(ui.theme, label, Icon::check));
  ButtonStyle style;
  style.icon = Icon::check;
  style.enabled = !page.link.empty();
  if (!ui_button(ui, "tournament.enter", label, style)) return;
  const auto table = table_of(view.catalogue, tournament, page.link);
  const auto result = table ? read_result(view.catalogue, tournament, *table, page.link)
                            : Expected<HandedIn>(table.error());
  Tournament wanted = tournament;
  if (!result) {
    page.fault = result.error();
  } else if (const auto entered = enter_result(wanted, *table, *result); !entered) {
    page.fault = entered.error();
  } else {
    page.link.clear();
    page.table = *table;
    keep_tournament(view, std::move(wanted));
  }
}

void points_part(ScreenView& view, const Tournament& tournament, std::size_t table) {
  TournamentPage& page = view.screens.tournament;
  Ui& ui = view.ui;
  const Pairing& pairing = tournament.rounds.back().tables[table];
  ui_text(ui, tr(view.texts, "tournament.hand"), Face::small, colour::ink_soft);
  MatchGame game;
  bool whole = true;
  for (std::size_t p = 0; p < 2; ++p) {
    ui_input(ui, ("tournament.points." + std::to_string(p)).c_str(),
             name_of(tournament, pairing.players[p]), page.points[p], 4);
    whole &= read_number(page.points[p], 0, most_entered, game.points[p]);
  }
  ButtonStyle style;
  style.enabled = whole;
  style.icon = Icon::check;
  if (ui_button(ui, "tournament.enter-points", tr(view.texts, "tournament.enter"), style)) {
    Tournament wanted = tournament;
    page.points = {};
    if (enter_result(wanted, table, {game, ""})) keep_tournament(view, std::move(wanted));
  }
}

// What the organiser can do at a table.
void table_part(ScreenView& view, const Tournament& tournament, std::size_t table) {
  Ui& ui = view.ui;
  const TournamentRound& round = tournament.rounds.back();
  const Pairing& pairing = round.tables[table];
  Tournament wanted = tournament;
  for (const MatchGame& game : pairing.games)
    ui_text(ui, std::to_string(game.points[0]) + " : " + std::to_string(game.points[1]));
  if (!is_decided(tournament, round.stage, pairing)) {
    const u8 begins = next_to_begin(match_of(tournament, round.stage, pairing));
    ui_text(ui,
            tr(view.texts, "tournament.begins", {name_of(tournament, pairing.players[begins])}));
    points_part(view, tournament, table);
    for (const u8 p : {u8{0}, u8{1}})
      if (ui_button(
              ui, ("tournament.walkover." + std::to_string(p)).c_str(),
              tr(view.texts, "tournament.walkover", {name_of(tournament, pairing.players[p])}),
              quiet_button)) {
        wanted.rounds.back().tables[table].walkover = p;
        keep_tournament(view, wanted);
      }
  }
  if ((!pairing.games.empty() || pairing.walkover) &&
      ui_button(ui, "tournament.take-back", tr(view.texts, "tournament.take-back"),
                {.tone = Tone::quiet, .icon = Icon::undo})) {
    take_back_result(wanted, table);
    keep_tournament(view, std::move(wanted));
  }
}

void table_row(ScreenView& view, const Tournament& tournament, std::size_t table) {
  TournamentPage& page = view.screens.tournament;
  Ui& ui = view.ui;
  const TournamentRound& round = tournament.rounds.back();
  const Pairing& pairing = round.tables[table];
  const std::string number = std::to_string(table + 1);
  if (pairing.players[1] == nobody)
    return ui_text(ui, tr(view.texts, "tournament.bye", {name_of(tournament, pairing.players[0])}));
  std::string label = number + ".  " + std::string(name_of(tournament, pairing.players[0])) +
                      " \xe2\x80\x93 " + std::string(name_of(tournament, pairing.players[1]));
  const bool decided = is_decided(tournament, round.stage, pairing);
  if (decided || !pairing.games.empty())
    label += "   " + result_words(tournament, round.stage, pairing);
  ButtonStyle style;
  style.width = -1;
  style.left = true;
  style.icon = decided ? Icon::check : Icon::pencil;
  style.selected = page.table == table;
  if (ui_button(ui, ("tournament.table." + number).c_str(), label, style)) {
    page.table = page.table == table ? std::nullopt : std::optional{table};
    page.points = {};
  }
  if (page.table == table) table_part(view, tournament, table);
}

// A name, and the points on the right.
void standing_line(const Theme& theme, std::string_view name, std::string_view points) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float number = ui_text_size(theme, points, Face::strong).x;
  const float room = width - number - px(theme, 10);
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  ui_draw_paragraph(paint, at, name, Face::strong, colour::ink, room);
  ui_draw_text(paint, {at.x + width - number, at.y}, points, Face::strong, colour::ink);
  ImGui::Dummy({width, ui_text_size(theme, name, Face::strong, room).y});
}

bool has_results(const TournamentRound& round) {
  return std::any_of(round.tables.begin(), round.tables.end(),
                     [](const Pairing& table) { return !table.games.empty() || table.walkover; });
}

void winners_part(ScreenView& view, const Tournament& tournament) {
  const std::vector<int> places = final_places(tournament);
  if (places.empty()) return;
  ui_text_centred(view.ui, tr(view.texts, "tournament.won", {name_of(tournament, places[0])}),
                  Face::heading);
  for (std::size_t i = 1; i < places.size(); ++i)
    ui_text_centred(view.ui,
                    std::to_string(i + 1) + ". " + std::string(name_of(tournament, places[i])));
}

}  // namespace

void next_round_part(ScreenView& view, const Tournament& tournament) {
  TournamentPage& page = view.screens.tournament;
  Ui& ui = view.ui;
  const std::size_t count = tournament.rounds.size();
  if (!is_over(tournament)) {
    ButtonStyle style;
    style.width = -1;
    style.tone = Tone::primary;
    style.icon = Icon::play;
    const std::string label = count == 0 ? std::string(tr(view.texts, "tournament.begin"))
                                         : std::string(tr(view.texts, "tournament.next"));
    if (ui_button(ui, "tournament.next", label, style)) {
      Tournament wanted = tournament;
      if (const auto paired = pair_next_round(wanted)) {
        page.table.reset();
        page.undoing = false;
        page.part = 0;
        keep_tournament(view, std::move(wanted));
      } else {
        page.fault = paired.error();
      }
    }
  }
  if (count == 0) return;
  if (page.undoing) ui_text(ui, tr(view.texts, "tournament.undo.sure"), Face::text, colour::accent);
  if (ui_button(ui, "tournament.undo", tr(view.texts, "tournament.undo"),
                {.tone = page.undoing ? Tone::danger : Tone::quiet, .icon = Icon::undo})) {
    page.undoing = !page.undoing && has_results(tournament.rounds.back());
    if (page.undoing) return;
    Tournament wanted = tournament;
    undo_round(wanted);
    page.table.reset();
    keep_tournament(view, std::move(wanted));
  }
}

void round_part(ScreenView& view, const Tournament& tournament) {
  Ui& ui = view.ui;
  const TournamentRound& round = tournament.rounds.back();
  ui_panel_begin(ui, "tournament.tables");
  winners_part(view, tournament);
  ui_heading(ui, round_name(view.texts, tournament, tournament.rounds.size() - 1));
  ui_gap(ui, 2);
  link_part(view, tournament);
  fault_part(view);
  ui_gap(ui, 4);
  for (std::size_t t = 0; t < round.tables.size(); ++t) table_row(view, tournament, t);
  ui_panel_end();
  next_round_part(view, tournament);
}

void standings_part(ScreenView& view, const Tournament& tournament) {
  Ui& ui = view.ui;
  ui_panel_begin(ui, "tournament.table");
  const std::vector<Standing> all = standings(tournament);
  std::size_t place = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Standing& one = all[i];
    if (i == 0 || !are_level(one, all[i - 1])) place = i + 1;
    standing_line(ui.theme,
                  std::to_string(place) + ".  " + std::string(name_of(tournament, one.entrant)),
                  halves_words(one.halves));
    ui_text(ui,
            tr(view.texts, "tournament.stands",
               {std::to_string(one.won), std::to_string(one.equal), std::to_string(one.lost),
                halves_words(one.opponents), signed_number(one.margin)}),
            Face::small, colour::ink_soft);
    ui_gap(ui, 2);
  }
  ui_panel_end();
}

}  // namespace bastide::web

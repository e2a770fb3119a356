#include "web/panels/analysis/analysis_panel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/players/win_chance.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/analysis/analysis_state.hpp"
#include "web/panels/log.hpp"
#include "web/panels/outcome_words.hpp"
#include "web/panels/table_view.hpp"
#include "web/platform/device.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/request.hpp"
#include "web/session/settings.hpp"
#include "web/sets/choice_words.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"
#include "web/ui/notices.hpp"

namespace bastide::web {
namespace {

// "+4.2", "−0.8".
std::string lead_words(const Texts& texts, int tenths) {
  const int whole = std::abs(tenths);
  return (tenths < 0 ? "\xe2\x88\x92" : "+") +
         tr(texts, "tenths", {std::to_string(whole / 10), std::to_string(whole % 10)});
}
int tenths_of(double points) { return static_cast<int>(std::lround(points * 10)); }

std::string chance_words(const Texts& texts, const MarginScale& scale, int tenths) {
  const long percent = std::lround(100 * chance_of(scale, tenths * 0.1));
  return tr(texts, "settings.percent", {std::to_string(percent)});
}

bool has_help(const TableView& view) {
  return !no_help(view.session, view.settings->no_hints, Help::judgement);
}

// ---- The lists, brought up to date --------------------------------------------------------------

void words_for_turns(const TableView& view, AnalysisPanel& panel) {
  const Session& session = view.session;
  panel.rows.clear();
  panel.rows_round = panel.best.rounds;
  const PlayerIndex side = shown_decision(session).player;
  const MarginScale scale = margin_scale(session.game, shown(session), side);
  for (const BestTurn& turn : panel.best.turns) {
    AnalysisRow row;
    row.name = turn_words(view.texts, session.game, shown(session), turn.actions,
                          view.settings->show_coordinates);
    if (row.name.empty()) row.name = tr(view.texts, "sheet.no-figure");
    row.laid = laid_turn(session, view.play->pictures, shown(session), turn.actions);
    row.worth = lead_words(view.texts, turn.value);
    if (!plays_together(session))
      row.worth += " \xc2\xb7 " + chance_words(view.texts, scale, turn.value);
    row.why = why_words(view.texts, session, shown(session), turn.actions, side);
    panel.rows.push_back(std::move(row));
  }
}

std::string share_words(const Texts& texts, const ChanceOutcomes& outcomes,
                        const ChanceOutcome& outcome) {
  if (outcome.copies == 0) return {};
  const long percent = std::lround(100.0 * outcome.copies / std::max(1, copies_in(outcomes)));
  return tr(texts, "settings.percent", {std::to_string(percent)});
}

void words_for_chances(const TableView& view, AnalysisPanel& panel) {
  const Texts& texts = view.texts;
  const ChanceOutcomes& outcomes = panel.outcomes;
  panel.rows.clear();
  for (const ChanceOutcome& outcome : outcomes.all) {
    AnalysisRow row;
    row.name = outcome_words(texts, view.session, outcomes.cursor, outcome.action);
    if (complete(outcomes) && has_help(view))
      row.worth = lead_words(texts, tenths_of(outcome.luck));
    row.why = share_words(texts, outcomes, outcome);
    panel.rows.push_back(std::move(row));
  }
}

// True while there are more to be rated.
bool follow_chances(const TableView& view, AnalysisPanel& panel) {
  const Session& session = view.session;
  const auto at = chance_before(session, session.cursor);
  if (!at) {
    panel.outcomes = {};
    panel.rows.clear();
    return false;
  }
  const bool fresh = !is_about(panel.outcomes, session, *at);
  if (fresh) panel.outcomes = chance_outcomes(session, *at);
  const bool more = has_help(view) && !complete(panel.outcomes);
  if (more) rate_next(panel.outcomes, session);
  if (fresh || panel.rows.size() != panel.outcomes.all.size() || (more && complete(panel.outcomes)))
    words_for_chances(view, panel);
  return has_help(view) && !complete(panel.outcomes);
}

// ---- Acting -------------------------------------------------------------------------------------

// After the shown position has been changed otherwise than by playing on.
void show_at_once(TableView& view) {
  Play& play = view.play;
  take_back_move(play);
  motion_reset(view.session, play.display, play.motion);
  look_away(play.look);
  *view.log = {};
  play.fitted_tiles = play.display.tiles;
}

// Marks a turn on the board.
void preview(TableView& view, std::size_t row) {
  const AnalysisPanel& panel = view.analysis;
  const Session& session = view.session;
  take_back_move(view.play);
  const TurnActions& actions = panel.best.turns[row].actions;
  if (actions[0].kind != ActionKind::place) return;  // a tile of the hand has to be chosen first
  TurnRating rating;
  rating.before = session.cursor;
  for (const Action& action : actions)
    (action.kind == ActionKind::place ? rating.place : rating.figure) = action;
  show_better(session, view.play->camera, view.advice, rating,
              tr_pair(view.texts, std::to_string(row + 1) + ". " + panel.rows[row].name,
                      panel.rows[row].worth),
              panel.rows[row].why);
}

void play_turn(TableView& view, std::size_t row) {
  const TurnActions actions = view.analysis->best.turns[row].actions;
  take_back_move(view.play);
  motion_skip(view.session, view.play->display, view.play->motion);
  for (const Action& action : actions)
    if (!play(view.session, action)) break;
}

void decide_chance(TableView& view, std::size_t at, const Action& action) {
  motion_skip(view.session, view.play->display, view.play->motion);
  const bool back = view.session->cursor != at;
  view.session->cursor = at;
  if (back) show_at_once(view);
  play(view.session, action);
}

}  // namespace

std::size_t row_count(const Session& session, const AnalysisPanel& panel) {
  return analysis_list(session, panel) == AnalysisList::variants ? panel.variants.size()
                                                                 : panel.rows.size();
}

int row_shown(const Session& session, const AnalysisPanel& panel) {
  const std::size_t at = variation_shown(session);
  for (std::size_t i = 0; i < panel.variants.size(); ++i)
    for (const std::size_t position : panel.variants[i].positions)
      if (position == at) return static_cast<int>(i);
  return -1;
}

AnalysisList analysis_list(const Session& session, const AnalysisPanel& panel) {
  const AnalysisList list = panel.list;
  return list == AnalysisList::turns && shown_decision(session).chance ? AnalysisList::chances
                                                                       : list;
}

bool looks_at_turns(const Session& session, const Play& play, const AnalysisPanel& panel) {
  const Decision d = shown_decision(session);
  return session.board && play.side == SidePanel::analysis && !d.chance &&
         (d.phase == Phase::place || d.phase == Phase::choose) &&
         analysis_list(session, panel) == AnalysisList::turns;
}

bool analysis_frame(TableView& view) {
  const Session& session = view.session;
  AnalysisPanel& panel = view.analysis;
  if (!session.board || view.play->side != SidePanel::analysis) return false;
  const PositionKey now = position_key(session);
  const bool moved = panel.about != now;
  const bool coordinates = view.settings->show_coordinates;
  const bool fresh = panel.language != view.texts.language || panel.coordinates != coordinates;
  if (moved || fresh) {
    panel.chosen = -1;
    ++panel.reveal;
    panel.rows.clear();
    panel.rows_round = 0;
  }
  if (fresh || panel.about.revision != now.revision) panel.variants.clear();
  panel.about = now;
  panel.language = view.texts.language;
  panel.coordinates = coordinates;
  switch (analysis_list(session, panel)) {
    case AnalysisList::turns:
      if (is_about(panel.best, session) && panel.best.rounds != panel.rows_round)
        words_for_turns(view, panel);
      return false;
    case AnalysisList::chances:
      return follow_chances(view, panel);
    case AnalysisList::variants:
      if (panel.variants.empty()) panel.variants = variant_rows(view.texts, session, coordinates);
      return false;
  }
  return false;
}

void toggle_analysis(TableView& view) {
  Play& play = view.play;
  if (view.session->board)
    play.side = play.side == SidePanel::analysis ? SidePanel::none : SidePanel::analysis;
  else if (may_set_aside(view.session))
    request(view.requests, ask_for::SetAside{});
  else if (const char* why = no_help(view.session, false, Help::elsewhere))
    notify(view.ui, std::string(tr(view.texts, why)));
}

void show_list(TableView& view, AnalysisList list) {
  AnalysisPanel& panel = view.analysis;
  view.play->side = SidePanel::analysis;
  panel.list = list;
  panel.chosen = -1;
  ++panel.reveal;
  panel.rows.clear();
  panel.rows_round = 0;
}

void next_list(TableView& view) {
  if (view.play->side != SidePanel::analysis) return show_list(view, view.analysis->list);
  const auto list = static_cast<int>(analysis_list(view.session, view.analysis));
  show_list(view, static_cast<AnalysisList>((list + 1) % 3));
}

void choose_row(TableView& view, std::size_t row) {
  AnalysisPanel& panel = view.analysis;
  if (row >= row_count(view.session, view.analysis)) return;
  const bool again = panel.chosen == static_cast<int>(row);
  panel.chosen = static_cast<int>(row);
  switch (analysis_list(view.session, view.analysis)) {
    case AnalysisList::turns:
      return again ? play_turn(view, row) : preview(view, row);
    case AnalysisList::chances:
      return decide_chance(view, panel.outcomes.cursor, panel.outcomes.all[row].action);
    case AnalysisList::variants:
      return go_to_variant(view, panel.variants[row].positions.back());
  }
}

void next_row(TableView& view, int step) {
  AnalysisPanel& panel = view.analysis;
  const AnalysisList list = analysis_list(view.session, view.analysis);
  const auto count = static_cast<int>(row_count(view.session, view.analysis));
  if (count == 0) return;
  int row = list == AnalysisList::variants ? row_shown(view.session, panel) : panel.chosen;
  if (row < 0 && step < 0) row = count;
  row = (row + step + count) % count;
  if (list != AnalysisList::chances) return choose_row(view, static_cast<std::size_t>(row));
  panel.chosen = row;
  ++panel.reveal;
  const AnalysisRow& chosen = panel.rows[static_cast<std::size_t>(row)];
  say(chosen.name + ' ' + chosen.why + ' ' + chosen.worth);
}

void take_row(TableView& view) {
  if (view.analysis->chosen >= 0) choose_row(view, static_cast<std::size_t>(view.analysis->chosen));
}

void decide_at_random(TableView& view) {
  if (!view.session->board || !shown_decision(view.session).chance) return;
  const State state = determinize(shown(view.session), platform::fresh_seed());
  decide_chance(view, view.session->cursor, chance_outcome(view.session->game, state));
}

void go_to_variant(TableView& view, std::size_t position) {
  show_variation(view.session, position);
  show_at_once(view);
  const std::vector<VariantRow>& rows = view.analysis->variants;
  const int row = row_shown(view.session, view.analysis);
  if (row >= 0) say(rows[static_cast<std::size_t>(row)].words);
}

void next_variant(TableView& view) {
  const Variations& variations = view.session->board->variations;
  // Back to where lines part last.
  std::size_t at = variation_shown(view.session);
  while (at != 0 && beside(variations, at) == at) at = variations.all[at].before;
  if (at == 0)
    notify(view.ui, std::string(tr(view.texts, "board.variant.only")));
  else
    go_to_variant(view, beside(variations, at));
}

void main_variant(TableView& view) {
  make_main_line(view.session);
  show_at_once(view);
}

void delete_variant(TableView& view) {
  delete_variation(view.session);
  show_at_once(view);
}

std::string analysis_caption(const TableView& view) {
  const Session& session = view.session;
  const AnalysisPanel& panel = view.analysis;
  const Texts& texts = view.texts;
  const AnalysisList list = analysis_list(session, panel);
  if (list == AnalysisList::variants) return {};
  if (!has_help(view) && list == AnalysisList::turns)
    return std::string(tr(texts, "settings.purist.off"));
  if (list == AnalysisList::turns) {
    if (!looks_at_turns(session, view.play, panel) || panel.best.failed)
      return std::string(tr(texts, "board.turns.none"));
    const std::string who = player_name(texts, session.record, shown_decision(session).player);
    return panel.rows.empty() ? std::string(tr(texts, "board.turns.looking"))
                              : tr(texts, "board.turns.of", {who});
  }
  if (panel.rows.empty()) return std::string(tr(texts, "board.chances.none"));
  if (!has_help(view) || !complete(panel.outcomes)) return std::string(tr(texts, "board.choose"));
  return tr(texts, "board.chances.of",
            {player_name(texts, session.record, panel.outcomes.side),
             lead_words(texts, tenths_of(panel.outcomes.average))});
}

}  // namespace bastide::web

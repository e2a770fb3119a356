// The game of the day before it begins: what it is, and what there is to beat.
#include "web/platform/clock.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/session/challenge.hpp"
#include "web/setup/new_game.hpp"
#include "web/store/daily.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"

namespace bastide::web {
namespace {

void result_lines(const Theme& theme, const Texts& texts, const SavedGame& game) {
  for (std::size_t p = 0; p < game.scores.size(); ++p)
    player_line(theme, game.players[p].colour, name_in_list(texts, game, p),
                std::to_string(game.scores[p]), Face::strong);
}

void today_panel(Ui& ui, const Texts& texts, Requests& requests, const SavedGame* game) {
  const std::string today = utc_date(static_cast<u64>(platform::unix_seconds()));
  const bool over = game && game->over;
  ui_panel_begin(ui, "day.today");
  ui_heading(ui, date_words(texts, today));
  ui_text(ui,
          tr(texts, "day.text", {kind_name(texts, form_of_day(today).players.back().computer)}));
  ui_gap(ui, 2);
  if (over) result_lines(ui.theme, texts, *game);
  if (game && !over)
    ui_text(ui, tr_count(texts, "tiles-left", game->tiles_left), Face::small, colour::ink_soft);
  ui_gap(ui, 2);
  ButtonStyle style;
  style.width = -1;
  style.tone = Tone::primary;
  style.icon = over ? Icon::sheet : Icon::play;
  const char* label = over ? "day.result" : game ? "start.continue" : "new.start";
  probe_fact(ui.probe, "day.game", over ? "over" : game ? "begun" : "new");
  if (ui_button(ui, "day.go", tr(texts, label), style)) {
    if (game)
      request(requests, ask_for::OpenSlot{game->slot});
    else
      request(requests, ask_for::Begin{{today}});
  }
  ui_panel_end();
}

void beat_panel(Ui& ui, const Texts& texts, const Daily& daily) {
  ui_panel_begin(ui, "day.beat");
  ui_heading(ui, tr(texts, "day.beat"));
  if (daily.last) {
    ui_text(ui, tr(texts, "day.last", {date_words(texts, daily.last->day)}), Face::small,
            colour::ink_soft);
    result_lines(ui.theme, texts, *daily.last);
    ui_gap(ui, 2);
  }
  if (daily.best) {
    const int points = own_points(*daily.best);
    probe_fact(ui.probe, "day.best", std::to_string(points));
    probe_fact(ui.probe, "day.row", std::to_string(daily.row));
    ui_text(ui, tr(texts, "day.best",
                   {tr_count(texts, "points", points), date_words(texts, daily.best->day)}));
    if (daily.row > 0) ui_text(ui, tr_count(texts, "day.row", daily.row));
  } else {
    ui_text(ui, tr(texts, "day.none"));
  }
  ui_panel_end();
}

}  // namespace

void day_screen(Ui& ui, const Texts& texts, const Screens& screens, Requests& requests) {
  const Daily daily = daily_of(screens.saves, static_cast<u64>(platform::unix_seconds()));
  ui_screen_begin(ui, "day");
  const bool back = screen_header(ui, texts, tr(texts, "day.title"));
  column_begin(ui.theme, "day.column", 520);
  today_panel(ui, texts, requests, daily.today);
  ui_gap(ui, 4);
  beat_panel(ui, texts, daily);
  column_end(ui);
  ui_screen_end();
  if (back) request(requests, Screen::start);
}

}  // namespace bastide::web

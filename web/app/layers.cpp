#include "web/app/layers.hpp"

#include <variant>

#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/app/views.hpp"
#include "web/platform/page_address.hpp"
#include "web/table/layers.hpp"
#include "web/ui/dialogs.hpp"

namespace bastide::web {
namespace {

bool at_table(const App& app) { return app.screen == Screen::table && app.session; }

void close_page_dialog(App& app) {
  // Which of two states of a game is kept has to be decided.
  if (!std::holds_alternative<dialog::Conflict>(app.screens.dialog)) app.screens.dialog = {};
}

void close_at_table(App& app) {
  TableView view = table_view(app);
  close_top_layer(view);
}

// The screen below the position editor, and below the form for a new game.
Screen below_position(const App& app) {
  if (app.screens.edited) return Screen::table;
  return app.screens.position_view.counts ? Screen::record : Screen::rules;
}
Screen below_form(const App& app) {
  return app.screens.form_from == Screen::new_game ? Screen::start : app.screens.form_from;
}

void to_table(App& app) { go_to_screen(app, Screen::table); }
void to_back(App& app) { go_to_screen(app, app.back); }
void to_below_position(App& app) { go_to_screen(app, below_position(app)); }
void to_form(App& app) { go_to_screen(app, Screen::new_game); }
void to_record(App& app) { go_to_screen(app, Screen::record); }
void to_puzzles(App& app) { go_to_screen(app, Screen::puzzles); }
void to_below_form(App& app) { go_to_screen(app, below_form(app)); }

// What is open at the table; last, the table itself.
void add_table(const App& app, std::vector<Layer>& layers) {
  for (const TableLayer* layer : open_layers({app.table, app.table.coach_panel, app.table.ending}))
    layers.push_back({layer->id, close_at_table});
  const Session& session = *app.session;
  if (!session.saved.kept) layers.push_back({"lesson", leave_lesson});
  if (session.board && !session.board->from.empty()) layers.push_back({"board", leave_board});
  layers.push_back({"table", session.board ? leave_board : go_home});
}

// Back to the screen that was left last.
void go_forward(App& app) {
  if (app.left != app.screen && (app.session || !shows_game(app.left))) go_to_screen(app, app.left);
}

}  // namespace

std::vector<Layer> open_layers(const App& app) {
  std::vector<Layer> layers;
  Screen screen = app.screen;
  const auto leave = [&](void (*close)(App&), Screen below) {
    layers.push_back({screen_name(screen), close});
    screen = below;
  };
  if (is_open(app.screens.dialog)) layers.push_back({"page-dialog", close_page_dialog});
  if (is_aside(screen)) leave(to_back, app.back);
  if (screen == Screen::position) leave(to_below_position, below_position(app));
  if (screen == Screen::rules) leave(to_form, Screen::new_game);
  if (screen == Screen::new_game && below_form(app) != Screen::start)
    leave(to_below_form, below_form(app));
  if (screen == Screen::tally) leave(to_record, Screen::record);
  if (screen == Screen::puzzle_list) leave(to_puzzles, Screen::puzzles);
  if (screen == Screen::score_sheet && app.session && app.screens.sheet_over_table)
    leave(to_table, Screen::table);
  if (screen == Screen::table && app.session)
    add_table(app, layers);
  else if (screen != Screen::start)
    leave(go_home, Screen::start);
  return layers;
}

void escape_frame(App& app) {
  if (at_table(app) && !is_open(app.screens.dialog)) return;
  if (!ui_escape() && !ui_pressed_beside(app.ui)) return;
  if (const std::vector<Layer> layers = open_layers(app); !layers.empty())
    layers.front().close(app);
}

void back_frame(App& app) {
  const platform::HistoryStep step = platform::history_step();
  if (step == platform::HistoryStep::forward) go_forward(app);
  if (step == platform::HistoryStep::back) {
    app.left = app.screen;
    if (const std::vector<Layer> layers = open_layers(app); !layers.empty())
      layers.front().close(app);
  }
  platform::want_back(static_cast<int>(open_layers(app).size()));
}

bool dialog_wanted(const App& app) {
  return is_open(app.screens.dialog) || (at_table(app) && app.table.dialog != TableDialog::none);
}

}  // namespace bastide::web

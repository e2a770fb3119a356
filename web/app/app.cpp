#include "web/app/app.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/app/a11y.hpp"
#include "web/app/arrivals.hpp"
#include "web/app/day.hpp"
#include "web/app/dispatch.hpp"
#include "web/app/files.hpp"
#include "web/app/language.hpp"
#include "web/app/layers.hpp"
#include "web/app/medals.hpp"
#include "web/app/navigation.hpp"
#include "web/app/open_link.hpp"
#include "web/app/puzzles.hpp"
#include "web/app/reviewing.hpp"
#include "web/app/share.hpp"
#include "web/app/views.hpp"
#include "web/opponent/thinker.hpp"
#include "web/panels/hand/watching.hpp"
#include "web/platform/device.hpp"
#include "web/platform/page_address.hpp"
#include "web/platform/sound.hpp"
#include "web/platform/storage.hpp"
#include "web/session/fair_play.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

// The look follows the settings and the device.
void look_frame(App& app) {
  Theme& theme = app.ui.theme;
  const std::string_view wanted = look_words[app.settings.look];
  const bool dark = wanted == "dark" || (wanted == "device" && app.ui.device.dark);
  theme.look = app.ui.device.contrast ? dark ? Look::white_on_black : Look::black_on_white
               : dark                 ? Look::dark
                                      : Look::light;
  theme.text = text_scale(app.settings);
  theme.long_press = long_presses[app.settings.long_press];
}

constexpr double tile_fade = 0.35;  // seconds in which a tile that has been painted appears

void publish_facts(App& app) {
  Probe& probe = app.ui.probe;
  probe_fact(probe, "screen", screen_name(app.screen));
  const Screens& screens = app.screens;
  probe_fact(probe, "dialog", dialog_name(screens.dialog));
  std::string layers;
  for (const Layer& layer : open_layers(app))
    layers += (layers.empty() ? "" : " ") + std::string(layer.id);
  probe_fact(probe, "layers", layers);
  const Error* const fault = fault_of(screens.dialog);
  probe_fact(probe, "fault", fault ? fault->code : std::string());
  probe_fact(probe, "language", app.texts.language);
  constexpr const char* looks[look_count] = {"light", "dark", "black-on-white", "white-on-black"};
  probe_fact(probe, "look", looks[static_cast<int>(app.ui.theme.look)]);
  probe_fact(probe, "saves", std::to_string(app.screens.saves.size()));
  if (!app.session) return;
  const Session& session = *app.session;
  const State& state = shown(session);
  const Decision d = shown_decision(session);
  std::string scores;
  for (int p = 0; p < session.game.sides; ++p)
    scores += (p ? "," : "") + std::to_string(state.score[p]);
  probe_fact(probe, "turn", std::to_string(state.turn));
  probe_fact(probe, "active", d.player == no_player ? "" : std::to_string(d.player));
  probe_fact(probe, "computer",
             d.player != no_player && is_computer(session, d.player) ? "true" : "false");
  probe_fact(probe, "phase", std::to_string(static_cast<int>(d.phase)));
  probe_fact(probe, "scores", scores);
  probe_fact(probe, "tiles-left", std::to_string(state.bag_total));
  probe_fact(probe, "tiles-placed", std::to_string(state.board.tiles.size()));
  probe_fact(probe, "over", state.over ? "true" : "false");
  probe_fact(probe, "revision", std::to_string(session.revision));
  probe_fact(probe, "actions", std::to_string(session.record.actions.size()));
  probe_fact(probe, "cursor", std::to_string(session.cursor));
  probe_fact(probe, "slot", session.saved.slot);
  probe_fact(probe, "live", session.link.live ? "open" : live_keys(app).empty() ? "" : "card");
}

// Lets a computer player move, and requests advice and ratings. True when they are to be shown;
// answers wake the page, so waiting for them needs no frames.
bool opponent_frame(App& app) {
  Session& session = *app.session;
  LessonProgress& lesson = app.lesson;
  const bool solves = is_unsolved(lesson);
  Consultation with{app.ui, app.texts, app.catalogue, session, app.thinker};
  const bool may_move = !app.table.replay.open && !computers_wait(app.table, session);
  const bool puzzle = lesson.lesson && lesson.lesson->puzzle;
  // What a puzzle's own card shows is shown in the same way.
  const bool may_advise = puzzle || !no_help(session, app.settings.no_hints, Help::advice);
  Coach& coach = app.table.coach;
  const unsigned news = coach.news;
  if (solves) {
    Consultation with_path{app.ui, app.texts, app.catalogue, lesson.lesson->path, app.thinker};
    advice_frame(with_path, lesson.solution, Asker::solution, true);
  } else {
    advice_frame(with, app.advice, Asker::hint, may_advise);
    if (looks_at_turns(session, app.table, app.table.analysis) && may_advise)
      best_turns_frame(with, app.table.analysis.best);
  }
  if (!app.table.replay.open)
    coach_frame(with, coach, app.settings.coach && may_coach(session, app.settings.no_hints));
  if (solves) return solve_frame(lesson, session);
  if (!computer_to_move(session)) app.computer.hurried = 0;
  // A move is only made once the last one has been shown, if anybody looks.
  const Motion& motion = app.table.motion;
  const auto thinks = [&] { return question_of(app.thinker, Asker::computer) != nullptr; };
  const auto seen = [&] { return motion.steps.empty() && motion.shown.cursor == session.cursor; };
  while (may_move && computer_to_move(session) && (thinks() || seen() || app.ui.device.hidden))
    if (!computer_frame(with, app.computer, thinks() ? Cue{} : lesson_cue(lesson, session))) break;
  return (app.advice.complete && app.advice.title.empty()) || coach.news != news;
}

// Somebody looks on without touching the device: computers play, or it is to be handed over.
bool waits_in_view(const App& app) {
  if (app.screen != Screen::table || !app.session) return false;
  const bool plays = computer_to_move(*app.session) && !computers_wait(app.table, *app.session);
  return plays || !app.table.motion.steps.empty() || app.table.dialog == TableDialog::pass_device;
}

void surroundings_frame(const App& app) {
  const Look look = app.ui.theme.look;
  platform::set_surroundings({.title = title_of(app),
                              .language = app.texts.language,
                              .dark = look == Look::dark || look == Look::white_on_black,
                              .awake = waits_in_view(app)});
}

}  // namespace

void app_init(App& app) {
  app.catalogue = builtin_catalogue();
  app.ui.device = platform::device();
  take_storage_news(app);
  load_preferences(app);
  look_frame(app);
  language_frame(app);
  platform_storage().remove("live");  // left there for tabs that are gone
  if (const Address address = parse_address(platform::new_fragment().value_or("")); address.ours) {
    platform::clear_fragment();
    offer_link(app, address);
  } else {
    restore_location(app);
  }
}

bool app_frame(App& app) {
  if (app.session) app.session->positions.forget_idle();
  app.ui.probe.items.clear();
  app.ui.probe.facts.clear();
  told_begin(app);
  app.ui.device = platform::device();
  look_frame(app);
  app.ui.reduced_motion = app.settings.reduce_motion || app.ui.device.reduced_motion;
  app.ui.moving += std::clamp(app.ui.now - app.ui.last_frame, 0.0, 0.05);
  app.ui.last_frame = app.ui.now;
  const bool phone = app.ui.theme.narrow || app.ui.theme.low;
  app.table.pictures.most_bytes = (phone ? 48u : 128u) << 20;
  app.table.pictures.now = app.ui.now;
  app.table.pictures.fade = app.ui.reduced_motion ? 0 : tile_fade;
  language_frame(app);
  lists_frame(app);
  load_done(app.lessons_done);
  arrivals_frame(app);
  share_frame(app);
  live_frame(app);
  hear_worker(app.thinker, app.ui.now);

  escape_frame(app);
  bool moving = review_frame(app);
  moving |= adjudication_frame(app);
  moving |= day_frame(app);
  ScreenView view = screen_view(app);
  if (!app.session && (app.screen == Screen::table || app.screen == Screen::score_sheet))
    go_to_screen(app, Screen::start);
  if (app.screen == Screen::table) {
    offer_lesson(app.offer, app.lessons_done, app.settings, *app.session, app.table);
    TableView at_table = table_view(app);
    moving |= table_frame(at_table);
    puzzle_frame(app);
    if (lesson_over(app.lesson, *app.session)) mark_done(app.lessons_done, app.lesson.lesson->id);
    moving |= opponent_frame(app);
  } else {
    moving |= screens_frame(view, app.settings, app.screen);
  }
  moving |= dialogs_frame(view, app.session ? &*app.session : nullptr);
  moving |= dispatch_requests(app);
  drop_unwanted(app.thinker);
  back_frame(app);
  saving_frame(app);
  moving |= medals_frame(app);
  moving |= animation_frame(app);
  moving |= reading_frame(app);
  announce_frame(app);
  moving |= draw_notices(app.ui);
  moving |= ui_end_frame(app.ui, dialog_wanted(app));
  surroundings_frame(app);
  const bool heard = app.settings.ambience && app.screen == Screen::table && !app.ui.device.hidden;
  platform::set_ambience(heard ? volume_of(app.settings) : 0);
  publish_facts(app);
  told_end(app, moving);
  keep_location(app, moving);
  return moving;
}

bool app_picture(App& app) {
  constexpr int frames_to_size = 3;
  ImGui::NewFrame();
  bool moving = app_frame(app);
  const bool paint = std::exchange(app.ui.paint, false);  // once is enough
  for (int i = ui_appearing() ? frames_to_size : 0; i > 0; --i) {
    ImGui::EndFrame();
    ImGui::NewFrame();
    moving = app_frame(app);
  }
  app.ui.paint = paint;
  return moving;
}

const std::string& app_probe(App& app) {
  probe_json(app.ui.probe, app.ui.now, app.probe_text);
  return app.probe_text;
}

}  // namespace bastide::web

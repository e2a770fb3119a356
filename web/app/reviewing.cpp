#include "web/app/reviewing.hpp"

#include <utility>

#include "web/app/app.hpp"
#include "web/opponent/thinker.hpp"
#include "web/platform/user_files.hpp"

namespace bastide::web {
namespace {

// Whether the open replay shows what its turns were worth.
bool replay_is_rated(const App& app) {
  return app.screen == Screen::table && app.table.replay.open &&
         may_coach(*app.session, app.settings.no_hints);
}

void tell_history(App& app) {
  GameReview& review = app.review;
  if (std::exchange(review.told, review.chosen_by) == review.chosen_by) return;
  judge_story(platform_storage(), *app.session, review.analysis);
  app.screens.saves_stale = true;
}

}  // namespace

bool review_frame(App& app) {
  if (!app.session) return false;
  Session& session = *app.session;
  GameReview& review = app.review;
  const bool replays = replay_is_rated(app), sheet = app.screen == Screen::score_sheet;
  const bool rates = sheet ? may_review(session, app.settings.no_hints)
                           : replays && app.table.motion.steps.empty();
  if ((sheet || rates) && !is_about(review, session)) {
    review = review_of(session);
    app.screens.graph_turn.reset();
    app.screens.tale = {};
  }
  if (rates) analyse_next(review.analysis, session);
  const bool known = complete(review.analysis);
  Analysis* const seen =
      (replays || sheet) && is_about(review, session) ? &review.analysis : nullptr;
  if (seen && known && !computer_to_move(session)) {
    Consultation with{app.ui, app.texts, app.catalogue, session, app.thinker};
    examine_frame(with, app.table.coach, app.examiner, *seen);
  }
  app.table.replay.analysis = replays ? seen : nullptr;
  if (!rates) return false;
  sum_up(review, session);
  probe_fact(app.ui.probe, "sheet.analysed", known ? "true" : "false");
  if (known && sheet && !session.board) tell_history(app);
  return !known;
}

void adjudicate(App& app, bool as_page) {
  if (!app.session) return;
  Adjudicating& adjudicating = app.screens.adjudicating;
  if (!as_page) return begin_adjudicating(adjudicating, *app.session);
  if (!is_about(adjudicating, *app.session)) return;
  const std::string name = "bastide-adjudication.html";
  platform::save_file(name, adjudication_page(app.texts, *app.session, adjudicating));
  notify(app.ui, tr(app.texts, "save.exported", {name}));
}

bool adjudication_frame(App& app) {
  return app.session && app.screen == Screen::score_sheet &&
         adjudicate_next(app.screens.adjudicating, *app.session);
}

}  // namespace bastide::web

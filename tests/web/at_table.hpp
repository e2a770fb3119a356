// A game on a table, without the rest of the page.
#pragma once

#include <utility>

#include "tests/texts.hpp"
#include "web/lessons/progress.hpp"
#include "web/opponent/advice.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/table_view.hpp"
#include "web/session/request.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/table/table.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

struct AtTable {
  Ui ui;
  Texts texts = texts_in("en");
  Settings settings;
  Session session;
  Table table;
  LessonProgress lesson;
  Advice advice;
  Requests requests;
  Drawn drawn;
  TableView view{{ui, texts, settings, session, table, lesson, requests},
                 advice,
                 table.coach,
                 table.coach_panel,
                 table.log,
                 table.events,
                 table.team,
                 table.analysis,
                 table.bag,
                 table.ending,
                 table.remarks,
                 drawn,
                 {}};

  explicit AtTable(Session game) : session(std::move(game)) {}
  AtTable(const AtTable&) = delete;
};

}  // namespace bastide::web

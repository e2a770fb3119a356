// A game on a table, without the rest of the page.
#pragma once

#include <utility>

#include "tests/texts.hpp"
#include "web/panels/table_view.hpp"

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
  TableView view{{ui, texts, settings, session, table, lesson, requests}, table, advice, drawn, {}};

  explicit AtTable(Session game) : session(std::move(game)) {}
  AtTable(const AtTable&) = delete;
};

}  // namespace bastide::web

#include "web/sets/decisions.hpp"

#include <memory>

#include "engine/rules/game.hpp"
#include "web/sets/help_pages.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

std::string_view decision_word(Phase phase) {
  for (const PageSet* set : page_sets())
    for (const PhaseWord& row : set->phases)
      if (row.phase == phase) return row.word;
  return {};
}

std::string_view decision_word(const Game& game, const State& state) {
  const Decision d = decision(game, state);
  if (d.chance || d.over) return {};
  for (const PageSet* set : page_sets()) {
    if (!set->decision) continue;
    if (const std::string_view word = set->decision(game, state, d); !word.empty()) return word;
  }
  return decision_word(d.phase);
}

std::string_view choice_word(const Action& action) {
  for (const PageSet* set : page_sets())
    for (const ChoiceWord& row : set->choices)
      if (row.kind == action.kind &&
          (!row.figure || *row.figure == static_cast<FigureKind>(action.what)))
        return row.word;
  return {};
}

ActionKind first_answer(const Game& game, const State& state) {
  const auto actions = std::make_unique<ActionList>();
  legal_actions(game, state, *actions);
  for (const Action& action : *actions)
    if (action.kind != ActionKind::pass) return action.kind;
  return ActionKind::none;
}

std::string decision_title(const Texts& texts, std::string_view word) {
  return std::string(tr(texts, "decision." + std::string(word) + ".title"));
}

std::string decision_rule(const Texts& texts, std::string_view word) {
  return std::string(tr(texts, "decision." + std::string(word)));
}

std::string decision_title(const Texts& texts, const Game& game, const State& state) {
  const Decision d = decision(game, state);
  for (const PageSet* set : page_sets())
    if (set->title)
      if (std::string title = set->title(texts, state, d); !title.empty()) return title;
  return decision_title(texts, decision_word(game, state));
}

std::string decision_rule(const Texts& texts, const Game& game, const State& state) {
  const Decision d = decision(game, state);
  for (const PageSet* set : page_sets())
    if (set->rule)
      if (std::string rule = set->rule(texts, state, d); !rule.empty()) return rule;
  return decision_rule(texts, decision_word(game, state));
}

namespace {

const WordTopic* topic_of(std::string_view word) {
  for (const PageSet* set : page_sets())
    for (const WordTopic& row : set->topics)
      if (row.word == word) return &row;
  return nullptr;
}

}  // namespace

std::string_view help_topic(std::string_view word) {
  const WordTopic* row = topic_of(word);
  return row ? row->topic : "base";
}

std::string_view lesson_about(std::string_view word) {
  const WordTopic* row = topic_of(word);
  if (!row) return {};
  if (!row->lesson.empty()) return row->lesson;
  const std::string_view set = row->topic.substr(0, row->topic.find('.'));
  const ExpansionPage* page = expansion_page(set);
  return page && page->expansion.goes_with_others() ? set : std::string_view{};
}

}  // namespace bastide::web

#include "web/lessons/puzzle_words.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "engine/review/analysis.hpp"
#include "web/lessons/progress.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/reading/reading_words.hpp"
#include "web/review/tale_words.hpp"
#include "web/sets/choice_words.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view theme_keys[theme_count] = {"share", "cut",     "close", "fields",
                                                      "last",  "meeples", "build"};

// The position of a puzzle, and the turns that are compared there.
struct Compares {
  const Session& session;  // for names
  const Game& game;
  const State& before;
  PlayerIndex me;
  std::span<const Action> best;
};

Compares compares_at(const LessonProgress& t, const Session& session) {
  const Session& path = t.lesson->path;
  const State& before = state_at(path, t.status.task);
  const std::vector<Action>& all = t.lesson->actions();
  return {session, path.game, before, decision(path.game, before).player,
          std::span(all).subspan(std::min(t.status.task, all.size()))};
}

// Why a turn that looks good is not: what would come of it.
std::string_view would_key(Saying saying) {
  switch (saying) {
    case Saying::gave:
      return "puzzle.would.give";
    case Saying::joined:
      return "puzzle.would.join";
    case Saying::fenced:
      return "puzzle.would.fence";
    case Saying::scored:
      return "puzzle.would.score";
    case Saying::last_figure:
      return "puzzle.would.last";
    case Saying::farmer:
    case Saying::put:
      return "puzzle.would.put";
    case Saying::no_figure:
      return "puzzle.would.nobody";
    default:
      return "puzzle.would.less";
  }
}

void add(std::string& text, std::string_view more) {
  if (more.empty()) return;
  text += (text.empty() ? "" : " ") + std::string(more);
}

std::string tempting_words(const Texts& texts, const Compares& at,
                           std::span<const Action> tempting) {
  const bool elsewhere = !(tempting.front().at == at.best.front().at);
  std::string text = elsewhere ? std::string(tr(texts, "puzzle.tempting"))
                               : tr(texts, "puzzle.tempting.here",
                                    {turn_words(texts, at.game, at.before, tempting, false)});
  const Sentence did = compare_turns(at.game, at.before, tempting, at.best, at.me).did;
  const std::string name =
      did.other == no_player ? std::string() : player_name(texts, at.session.record, did.other);
  add(text, tr(texts, would_key(did.saying), {name, tr_count(texts, "points", did.points)}));
  return text;
}

void compose_right(const LessonProgress& t, const Texts& texts, const Compares& at,
                   LessonCard& card) {
  card.news = why_words(texts, at.session, at.before, at.best, at.me);
  card.text = tr(texts, t.helped ? "puzzle.shown" : "puzzle.right");
  card.over = true;
  card.show = false;
  TurnActions best;
  for (const Action& action : at.best.first(std::min<std::size_t>(at.best.size(), 3)))
    best.push_back(action);
  const TurnActions tempting = tempting_turn(at.game, at.before, best);
  if (tempting.empty() || tempting[0].kind != ActionKind::place) return;
  add(card.text, tempting_words(texts, at, {tempting.begin(), tempting.size()}));
  if (!(tempting[0].at == best[0].at)) card.tempting = tempting[0].at;
}

void compose_wrong(const LessonProgress& t, const Texts& texts, const Compares& at,
                   LessonCard& card) {
  const double lost = std::floor(puzzle_lost(*t.lesson, at.session) + 0.5);
  card.again = true;
  card.text = lost < 1 ? std::string(tr(texts, "puzzle.other"))
                       : tr(texts, "puzzle.wrong", {std::to_string(static_cast<int>(lost))});
  const std::vector<Action>& all = at.session.record.actions;
  const std::size_t end = std::min(end_of(at.session, t.status.task), all.size());
  const auto played = std::span(all).subspan(t.status.task, end - t.status.task);
  card.news = sentence_words(texts, at.session,
                             compare_turns(at.game, at.before, played, at.best, at.me).did);
}

void compose_task(const LessonProgress& t, const Texts& texts, const Compares& at,
                  LessonCard& card) {
  card.text = tr(texts, "puzzle.task", {player_name(texts, at.session.record, at.me)});
  if (t.themes == 0) return;
  card.hint = !t.hinted;
  card.show = t.hinted;
  if (!t.hinted) return add(card.text, tr(texts, "puzzle.counts"));
  std::vector<std::string> themes;
  for (std::size_t i = 0; i < theme_count; ++i)
    if (const auto theme = static_cast<PuzzleTheme>(i); (t.themes & theme_bit(theme)) != 0)
      themes.emplace_back(theme_word(texts, theme));
  card.news = tr(texts, "puzzle.about", {tr_list(texts, themes)});
}

void compose_rush(const LessonProgress& t, const Texts& texts, const Compares& at,
                  LessonCard& card) {
  const PuzzleRush& rush = *t.rush;
  const std::string solved = tr(texts, "puzzle.rush.solved", {std::to_string(rush.right)});
  card.title = rush.over ? solved : minutes_words(rush.left) + " \xc2\xb7 " + solved;
  card.over = rush.over;
  if (!rush.over) {
    card.text = tr(texts, "puzzle.task", {player_name(texts, at.session.record, at.me)});
    return;
  }
  card.text = tr(texts, rush.wrong >= most_wrong ? "puzzle.rush.wrong" : "puzzle.rush.over");
  if (rush.best) add(card.text, tr(texts, "puzzle.rush.best"));
}

}  // namespace

std::string_view theme_word(const Texts& texts, PuzzleTheme theme) {
  return tr(texts, key_of("puzzles.theme.", theme_keys[static_cast<std::size_t>(theme)]));
}

std::string neighbours_words(const Texts& texts, int rating) {
  const auto [below, above] = neighbours_of(rating);
  const std::string first = kind_name(texts, below), second = kind_name(texts, above);
  return below == above ? tr(texts, "puzzles.like", {first})
                        : tr(texts, "puzzles.between", {first, second});
}

std::string minutes_words(double seconds) {
  const int whole = static_cast<int>(std::ceil(seconds));
  const std::string rest = std::to_string(whole % 60);
  return std::to_string(whole / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

void compose_puzzle(const LessonProgress& t, const Texts& texts, const Session& session,
                    LessonCard& card) {
  const Compares at = compares_at(t, session);
  if (t.rush) return compose_rush(t, texts, at, card);
  card.show = is_solved(*t.lesson);
  if (t.status.moment == LessonPhase::others)
    card.text = tr(texts, "table.thinking", {tr(texts, "new.kind.castellan")});
  else if (t.status.moment == LessonPhase::done || t.helped)
    compose_right(t, texts, at, card);
  else if (t.status.moment == LessonPhase::astray)
    compose_wrong(t, texts, at, card);
  else
    compose_task(t, texts, at, card);
}

}  // namespace bastide::web

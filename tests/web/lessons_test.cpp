// Every lesson can be played by today's rules: what it asks for is possible, what it expects holds,
// and it has texts in every language.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>

#include "engine/base/random.hpp"
#include "tests/lesson_lists.hpp"
#include "tests/texts.hpp"
#include "web/lessons/guide.hpp"
#include "web/lessons/progress.hpp"
#include "web/sets/help_pages.hpp"
#include "web/text/text.hpp"

namespace bastide::web::lessons_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

Lesson lesson_of(const LessonInfo& info) {
  auto lesson = read_lesson(catalogue(), info.text);
  EXPECT_TRUE(lesson.has_value()) << info.id << ": " << lesson.error().code << ' '
                                  << lesson.error().detail << " in line " << lesson.error().line;
  return lesson ? std::move(*lesson) : Lesson{};
}

Lesson first_game() { return lesson_of(lesson_lists().lessons.all.front()); }

TEST(Lessons, ThereIsOneForFarmersAndForEveryExpansionThatIsOffered) {
  std::set<std::string_view> ids, topics;
  ASSERT_FALSE(lesson_lists().lessons.all.empty());
  EXPECT_EQ(lesson_lists().lessons.all.front().id, first_game_id);
  for (const LessonInfo& info : lesson_lists().lessons.all) {
    EXPECT_TRUE(ids.insert(info.id).second) << info.id << " twice";
    topics.insert(info.topic);
    EXPECT_EQ(find_lesson(lesson_lists(), info.id), &info);
  }
  EXPECT_TRUE(ids.count("farmers"));
  for (const ExpansionInfo& info : expansion_infos())
    EXPECT_EQ(topics.count(info.id), expansion_page(info.id) ? 1u : 0u) << info.id;
}

TEST(Lessons, TheirExpectationsHold) {
  for (const LessonInfo& info : lesson_lists().lessons.all) {
    const Lesson lesson = lesson_of(info);
    const auto fault = check_expects(catalogue(), lesson.parsed);
    EXPECT_FALSE(fault.has_value()) << info.id << " line " << fault->line << ": " << fault->detail;
    EXPECT_FALSE(lesson.parsed.expects.empty() && !lesson.guided()) << info.id;
  }
}

TEST(Lessons, TheyHaveWordsInEveryLanguage) {
  for (const auto& [language, readers, name] : languages()) {
    const Words words = words_of(language);
    for (const LessonInfo& info : lesson_lists().lessons.all) {
      const std::string id(info.id);
      EXPECT_TRUE(words.count("lesson." + id + ".title") || words.count("expansion." + id)) << id;
      std::set<std::string> used;
      for (const LessonStep& step : lesson_of(info).steps) {
        EXPECT_TRUE(words.count(step.words)) << language << ": " << step.words;
        used.insert(step.words);
        used.insert(step.words + ".laid");
      }
      // ... and none that is never shown.
      for (const auto& [key, text] : words)
        if (key.rfind("lesson." + id + '.', 0) == 0 && key != "lesson." + id + ".title" &&
            key != "lesson." + id + ".text") {
          EXPECT_TRUE(used.count(key)) << key;
        }
    }
  }
}

TEST(Lessons, CanBeSolvedStepByStep) {
  for (const LessonInfo& info : lesson_lists().lessons.all) {
    const Lesson lesson = lesson_of(info);
    if (lesson.guided()) continue;
    Session session = *begin_lesson(catalogue(), lesson, 7);
    EXPECT_FALSE(session.saved.kept);
    std::vector<int> shown_steps;
    std::size_t read = 0;
    bool done = false;
    for (int guard = 0; guard < 200 && !done; ++guard) {
      const LessonStatus s = lesson_status(lesson, session, read);
      if (s.step >= 0 && (shown_steps.empty() || shown_steps.back() != s.step))
        shown_steps.push_back(s.step);
      const std::size_t before = session.cursor;
      switch (s.moment) {
        case LessonPhase::say:
          ++read;
          break;
        case LessonPhase::task:
          EXPECT_EQ(shown_decision(session).player, learner) << info.id;
          ASSERT_TRUE(play(session, lesson.actions()[session.cursor])) << info.id;
          break;
        case LessonPhase::others:
          EXPECT_TRUE(is_computer(session, shown_decision(session).player)) << info.id;
          ASSERT_TRUE(play(session, lesson.actions()[session.cursor])) << info.id;
          break;
        case LessonPhase::astray:
          FAIL() << info.id << " leaves its own path at " << session.cursor;
        case LessonPhase::done:
          done = true;
          break;
      }
      if (session.cursor != before) read = 0;
    }
    EXPECT_TRUE(done) << info.id;
    // Every card is shown, once, in order; the last one is to be read.
    ASSERT_EQ(shown_steps.size(), lesson.steps.size()) << info.id;
    for (std::size_t i = 0; i < shown_steps.size(); ++i)
      EXPECT_EQ(shown_steps[i], static_cast<int>(i)) << info.id;
    EXPECT_EQ(lesson.steps.back().kind, StepKind::say) << info.id;
    EXPECT_TRUE(std::any_of(lesson.steps.begin(), lesson.steps.end(), [](const LessonStep& s) {
      return s.kind == StepKind::task;
    })) << info.id;
  }
}

// Any other move in a task is noticed, and undoing it leads back to the task.
TEST(Lessons, EveryOtherMoveIsNoticedAndCanBeUndone) {
  for (const LessonInfo& info : lesson_lists().lessons.all) {
    const Lesson lesson = lesson_of(info);
    if (lesson.guided()) continue;
    for (const LessonStep& step : lesson.steps) {
      if (step.kind != StepKind::task) continue;
      Session session = *begin_lesson(catalogue(), lesson, 7);
      while (session.cursor < step.before)
        ASSERT_TRUE(play(session, lesson.actions()[session.cursor]));
      ASSERT_EQ(session.cursor, step.before);
      const auto list = std::make_unique<ActionList>();
      legal_actions(session.game, shown(session), *list);
      int right = 0;
      // The text says where the tile goes, so its rotation must follow from that (only a flying
      // machine points somewhere).
      const Action& meant = lesson.actions()[step.before];
      const auto turned = std::count_if(list->begin(), list->end(), [&](const Action& a) {
        return a.kind == ActionKind::place && meant.kind == a.kind && a.at == meant.at;
      });
      if (info.id != "flying-machines") {
        EXPECT_LE(turned, 1) << info.id << ": the task at " << step.before;
      }
      for (const Action& action : *list) {
        Session other = session;
        ASSERT_TRUE(play(other, action));
        const LessonStatus s = lesson_status(lesson, other, 0);
        if (action == lesson.actions()[step.before]) {
          ++right;
          EXPECT_NE(s.moment, LessonPhase::astray) << info.id;
          continue;
        }
        EXPECT_EQ(s.moment, LessonPhase::astray) << info.id;
        EXPECT_EQ(s.task, step.before) << info.id;
        go_to(other, s.task);
        EXPECT_EQ(lesson_status(lesson, other, 0).moment, lesson_status(lesson, session, 0).moment);
        EXPECT_EQ(state_hash(other.game, shown(other)), state_hash(session.game, shown(session)));
      }
      EXPECT_EQ(right, 1) << info.id << ": the task at " << step.before;
    }
  }
}

TEST(Lessons, TheCursorNeverPrecedesThePreparedPosition) {
  const Lesson lesson = lesson_of(*find_lesson(lesson_lists(), "farmers"));
  Session session = *begin_lesson(catalogue(), lesson, 7);
  const std::size_t start = session.cursor;
  EXPECT_GT(start, 0u);
  EXPECT_FALSE(can_undo(session));
  ASSERT_TRUE(play(session, lesson.actions()[session.cursor]));
  EXPECT_TRUE(undo(session));
  EXPECT_EQ(session.cursor, start);
  go_to(session, 0);
  EXPECT_EQ(session.cursor, start);
}

// ---- The first game
// ------------------------------------------------------------------------------

// On its own path every card appears where the file has it.
TEST(FirstGame, CardsAppearWhereTheyAreWritten) {
  const Lesson lesson = first_game();
  ASSERT_TRUE(lesson.guided());
  Session session = *begin_lesson(catalogue(), lesson, 7);
  EXPECT_TRUE(session.saved.kept);
  EXPECT_FALSE(session.game.setup.options.farmers);
  std::vector<bool> seen(lesson.steps.size());
  while (session.cursor < lesson.actions().size()) {
    const Decision d = shown_decision(session);
    if (d.player != learner) {
      EXPECT_EQ(guide_reply(lesson, session), lesson.actions()[session.cursor]);
    } else if (d.phase == Phase::place) {
      const GuideCards cards = guide_cards(lesson, session);
      std::vector<int> expected;
      for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (lesson.steps[i].before == session.cursor) expected.push_back(static_cast<int>(i));
      ASSERT_EQ(cards.steps.size(), expected.size()) << "at action " << session.cursor;
      for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(lesson.steps[static_cast<std::size_t>(cards.steps[i])].name,
                  lesson.steps[static_cast<std::size_t>(expected[i])].name);
        seen[static_cast<std::size_t>(cards.steps[i])] = true;
      }
      ASSERT_FALSE(cards.placements.empty());
      EXPECT_EQ(cards.placements.front(), lesson.actions()[session.cursor]);
      for (const Action& asked : cards.placements)
        EXPECT_EQ(asked.at, cards.placements.front().at) << "one space is enough";
    }
    ASSERT_TRUE(play(session, lesson.actions()[session.cursor]));
  }
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (lesson.steps[i].before < lesson.actions().size()) {
      EXPECT_TRUE(seen[i]) << lesson.steps[i].name;
    }
  for (const LessonStep& step : lesson.steps) EXPECT_TRUE(known_condition(step.when)) << step.when;
}

// Whatever is played, the game continues to its end, no card appears twice, and the hints can be
// followed.
TEST(FirstGame, ContinuesWhateverIsPlayed) {
  const Lesson lesson = first_game();
  std::set<int> all;
  for (u64 seed = 1; seed <= 60; ++seed) {
    Session session = *begin_lesson(catalogue(), lesson, seed);
    Random random{seed};
    std::set<int> seen;
    const auto list = std::make_unique<ActionList>();
    std::size_t draws = 0;
    while (!shown_decision(session).over) {
      const Decision d = shown_decision(session);
      if (d.player != learner) {
        if (const auto reply = guide_reply(lesson, session)) {
          ASSERT_TRUE(play(session, *reply));
          continue;
        }
      } else if (d.phase == Phase::place) {
        const GuideCards cards = guide_cards(lesson, session);
        EXPECT_LE(cards.steps.size(), 2u);
        for (const int step : cards.steps) {
          EXPECT_TRUE(seen.insert(step).second)
              << lesson.steps[static_cast<std::size_t>(step)].name;
          all.insert(step);
        }
        list->clear();
        legal_actions(session.game, shown(session), *list);
        for (const Action& asked : cards.placements)
          EXPECT_NE(std::find(list->begin(), list->end(), asked), list->end());
      }
      list->clear();
      legal_actions(session.game, shown(session), *list);
      ASSERT_FALSE(list->empty());
      ASSERT_TRUE(play(session, (*list)[random.below(static_cast<u32>(list->size()))]));
    }
    for (const Action& action : session.record.actions)
      if (action.kind == ActionKind::draw && draws < lesson.chances.size()) {
        EXPECT_EQ(action, lesson.chances[draws]) << "draw " << draws;
        ++draws;
      }
    EXPECT_EQ(shown(session).bag_total, 0);
  }
  EXPECT_GE(all.size(), lesson.steps.size() - 3);
}

// Somebody who places a meeple whenever that is possible soon has none left.
TEST(FirstGame, NeverAsksForAMeepleWhenNoneIsLeft) {
  const Lesson lesson = first_game();
  const auto list = std::make_unique<ActionList>();
  int without = 0, late = 0;
  for (u64 seed = 1; seed <= 20; ++seed) {
    Session session = *begin_lesson(catalogue(), lesson, seed);
    Random random{seed};
    while (!shown_decision(session).over) {
      const Decision d = shown_decision(session);
      legal_actions(session.game, shown(session), *list);
      if (d.player == learner && d.phase == Phase::place &&
          shown(session).supply[learner][0] == 0) {
        ++without;
        late += shown(session).bag_total <= 8;
        const GuideCards cards = guide_cards(lesson, session);
        for (const int step : cards.steps) {
          const LessonStep& card = lesson.steps[static_cast<std::size_t>(step)];
          for (const std::string_view asks :
               {"late", "last", "claim-road", "claim-city", "claim-monastery"})
            EXPECT_NE(card.when, asks) << "seed " << seed;
        }
        EXPECT_TRUE(cards.advice.find("claim") == cards.advice.npos) << cards.advice;
      }
      std::size_t chosen = random.below(static_cast<u32>(list->size()));
      if (d.player == learner)
        for (std::size_t i = 0; i < list->size(); ++i)
          if ((*list)[i].kind == ActionKind::deploy) chosen = i;
      ASSERT_TRUE(play(session, (*list)[chosen]));
    }
  }
  EXPECT_GT(without, 50);
  EXPECT_GT(late, 5);
}

// A card is about the placement that it asked for; of another space or rotation it says so.
TEST(FirstGame, ComparesThePlacementWithTheOneAskedFor) {
  const Texts texts = texts_in("en");
  Session session = *begin_lesson(catalogue(), first_game(), 7);
  session.lesson.id = first_game_id;
  LessonProgress progress;
  lesson_opened(progress, lesson_lists(), catalogue(), session);
  const auto list = std::make_unique<ActionList>();
  std::set<std::string> said;
  int turned = 0;
  while (session.cursor < progress.lesson->actions().size()) {
    const Decision d = shown_decision(session);
    const Action meant = progress.lesson->actions()[session.cursor];
    if (d.player == learner && d.phase == Phase::place) {
      lesson_frame(progress, texts, session, true, {});
      EXPECT_NE(progress.card.title.find(" turn "), std::string::npos) << progress.card.title;
      while (!progress.card.closes) {
        read_on(progress, session);
        lesson_frame(progress, texts, session, true, {});
      }
      legal_actions(session.game, shown(session), *list);
      for (const Action& laid : *list) {
        lesson_frame(progress, texts, session, true, laid);
        const auto& asked = progress.cards.placements;
        const bool followed = std::find(asked.begin(), asked.end(), laid) != asked.end();
        const std::string_view key = laid.at == meant.at ? "guide.turn-it" : "guide.elsewhere";
        EXPECT_EQ(progress.card.text == tr(texts, key), !followed) << progress.card.text;
        if (!followed) said.emplace(key);
        if (laid == meant) {
          EXPECT_TRUE(followed);
        }
      }
      if (std::vector<Action>& asked = progress.cards.placements; asked.size() > 1) {
        const Action other = asked[1];
        asked.resize(1);  // as if only one rotation would do
        lesson_frame(progress, texts, session, true, other);
        EXPECT_EQ(progress.card.text, tr(texts, "guide.turn-it"));
        ++turned;
      }
    }
    ASSERT_TRUE(play(session, meant));
  }
  EXPECT_TRUE(said.count("guide.elsewhere"));
  EXPECT_GT(turned, 0);
}

// In every turn of the learner a card has a text, and a closing text says how the game ended.
TEST(FirstGame, HasACardUntilItsEnd) {
  for (const auto& [language, readers, name] : languages()) {
    const Texts texts = texts_in(language);
    for (u64 seed = 1; seed <= 4; ++seed) {
      Session session = *begin_lesson(catalogue(), first_game(), seed);
      session.lesson.id = first_game_id;
      LessonProgress progress;
      lesson_opened(progress, lesson_lists(), catalogue(), session);
      Random random{seed};
      const auto list = std::make_unique<ActionList>();
      std::set<std::string> said;
      while (!shown_decision(session).over) {
        lesson_frame(progress, texts, session, true, {});
        const Decision d = shown_decision(session);
        if (d.player == learner && d.phase == Phase::place) {
          ASSERT_FALSE(progress.card.text.empty()) << "turn " << shown(session).turn;
          EXPECT_EQ(progress.card.text.find("guide."), std::string::npos) << progress.card.text;
          EXPECT_TRUE(progress.card.next);
          said.insert(progress.card.text);
        }
        list->clear();
        legal_actions(session.game, shown(session), *list);
        ASSERT_TRUE(play(session, (*list)[random.below(static_cast<u32>(list->size()))]));
      }
      EXPECT_GT(said.size(), 10u);
      lesson_frame(progress, texts, session, true, {});
      const std::string& end = progress.card.text;
      for (const PlayerIndex p : {0, 1})
        if (shown(session).score[p] >= shown(session).score[1 - p]) {
          EXPECT_NE(end.find(std::to_string(shown(session).score[p])), std::string::npos) << end;
        }
      EXPECT_EQ(end.find("guide."), std::string::npos) << end;
      EXPECT_TRUE(progress.card.over);
    }
  }
}

// ---- Files of one's own
// --------------------------------------------------------------------------

TEST(Lessons, AnyRecordWithCardsIsOne) {
  const auto puzzle = read_lesson(catalogue(),
                                  "bastide-record 1\n"
                                  "draw base/CFFF\n"
                                  "#: task Close the city.\n"
                                  "place 0,-1 2\n"
                                  "meeple city S\n"
                                  "#: say Well done.\n");
  ASSERT_TRUE(puzzle.has_value());
  ASSERT_EQ(puzzle->steps.size(), 2u);
  EXPECT_EQ(puzzle->steps[0].words, "Close the city.");
  EXPECT_EQ(puzzle->id, "");
  Session session = *begin_lesson(catalogue(), *puzzle, 1);
  EXPECT_EQ(lesson_status(*puzzle, session, 0).moment, LessonPhase::task);
  for (const Action& action : puzzle->actions())
    if (action.kind != ActionKind::draw) {
      ASSERT_TRUE(play(session, action));
    }
  EXPECT_EQ(lesson_status(*puzzle, session, 0).moment, LessonPhase::say);
  EXPECT_EQ(lesson_status(*puzzle, session, 1).moment, LessonPhase::done);

  const auto plain = read_lesson(catalogue(), "bastide-record 1\n# A remark.\ndraw base/CFFF\n");
  ASSERT_FALSE(plain.has_value());
  EXPECT_EQ(plain.error().code, "lesson.none");
}

// Cards that have been read are not shown again after an undo.
TEST(LessonProgress, UndoLeadsBackToTheTask) {
  const Texts texts = texts_in("en");
  Session session = *begin_lesson(catalogue(), lesson_of(*find_lesson(lesson_lists(), "goods")), 1);
  LessonProgress progress;
  lesson_opened(progress, lesson_lists(), catalogue(), session);
  ASSERT_TRUE(progress.lesson);
  const auto frame = [&] { lesson_frame(progress, texts, session, true, {}); };
  frame();
  EXPECT_EQ(progress.status.moment, LessonPhase::say);
  EXPECT_TRUE(progress.card.next);
  read_on(progress, session);
  EXPECT_EQ(progress.status.moment, LessonPhase::task);
  const auto offered = std::make_unique<ActionList>();
  legal_actions(session.game, shown(session), *offered);
  const Action told = progress.lesson->actions()[session.cursor];
  for (const Action& action : *offered)
    if (action.at != told.at && play(session, action)) break;
  frame();
  EXPECT_EQ(progress.status.moment, LessonPhase::astray);
  ASSERT_TRUE(undo(session));
  frame();
  EXPECT_EQ(progress.status.moment, LessonPhase::task);
}

}  // namespace
}  // namespace bastide::web::lessons_test

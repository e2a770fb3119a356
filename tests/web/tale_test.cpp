// The story of a finished game: which turns it tells, and whether what it says is true.
#include "web/review/tale.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "engine/review/analysis.hpp"
#include "tests/texts.hpp"
#include "tests/web/played.hpp"
#include "web/review/tale_words.hpp"
#include "web/text/names.hpp"

namespace bastide::web::tale_test {
namespace {

// Another turn that could have been played: the nth placement, and the last thing to do after it.
TurnActions other_turn(const Session& session, std::size_t k, std::size_t nth) {
  TurnActions turn;
  const auto state = std::make_unique<State>(state_at(session, k));
  const auto list = std::make_unique<ActionList>();
  legal_actions(session.game, *state, *list);
  turn.push_back((*list)[nth % list->size()]);
  apply(session.game, *state, turn[0]);
  if (decision(session.game, *state).phase != Phase::figure) return turn;
  list->clear();
  legal_actions(session.game, *state, *list);
  turn.push_back((*list)[list->size() - 1 - nth % std::min<std::size_t>(list->size(), 2)]);
  return turn;
}

// An analysis whose judge has drawn lots.
Analysis drawn_by_lot(const Session& session, u64 seed) {
  Analysis analysis = begin_analysis(session);
  Random random{seed, 0};
  for (const TurnSummary& turn : analysis.turns) {
    TurnRating rating;
    rating.swing = static_cast<double>(random.below(160)) / 10 - 8;
    rating.decisions = 1;
    std::size_t k = turn.begin;
    while (k < turn.end && !places(session, k)) ++k;
    if (k < turn.end && turn.player != no_player && random.below(2) == 0) {
      rating.before = k;
      rating.lost = static_cast<double>(random.below(120)) / 10;
      const TurnActions better = other_turn(session, k, random.below(50));
      rating.place = better[0];
      if (better.size() > 1) rating.figure = better[1];
      if (random.below(8) == 0) rating.mistake = MistakeKind::farmer;
    }
    analysis.ratings.push_back(rating);
  }
  return analysis;
}

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

Session whole_game(u64 seed, int expansion, const std::string& second) {
  Setup setup;
  setup.seed = seed;
  setup.players = static_cast<u8>(2 + seed % 3);
  if (expansion >= 0) setup.expansions = expansion_bit(static_cast<Expansion>(expansion));
  std::vector<PlayerEntry> players;
  for (u8 p = 0; p < setup.players; ++p)
    players.push_back({"Player " + std::to_string(p + 1), p, p == 1 ? second : ""});
  auto session = begin_session(catalogue(), setup, players);
  EXPECT_TRUE(session.has_value());
  Random random{seed, 0};
  const auto list = std::make_unique<ActionList>();
  while (!shown_decision(*session).over) {
    list->clear();
    legal_actions(session->game, shown(*session), *list);
    if (!play(*session, (*list)[random.below(static_cast<u32>(list->size()))])) break;
  }
  return std::move(*session);
}

const std::vector<Session>& games() {
  static const std::vector<Session> all = [] {
    std::vector<Session> played;
    for (u64 seed = 1; seed <= 6; ++seed) played.push_back(whole_game(seed, -1, "mason"));
    for (int n = 0; n <= static_cast<int>(Expansion::mists); ++n)
      played.push_back(whole_game(static_cast<u64>(n + 1), n, ""));
    return played;
  }();
  return all;
}

TEST(Tale, TellsTheGreatestLossesAndAFineTurnInTheOrderOfPlay) {
  for (const Session& session : games()) {
    const Analysis analysis = drawn_by_lot(session, session.record.setup.seed);
    const std::vector<Chapter> chapters = chapters_of(session, analysis);
    ASSERT_LE(chapters.size(), most_chapters);
    ASSERT_FALSE(chapters.empty());
    double least = 100, most_left = 0;
    bool fine = false;
    for (std::size_t i = 0; i < chapters.size(); ++i) {
      const TurnRating& rating = analysis.ratings[chapters[i].turn];
      if (i > 0) {
        EXPECT_LT(chapters[i - 1].turn, chapters[i].turn);
      }
      EXPECT_EQ(chapters[i].fine, verdict_of(rating) == Verdict::fine);
      fine |= chapters[i].fine;
      if (!chapters[i].fine) least = std::min(least, rating.lost);
      const PlayerIndex player = analysis.turns[chapters[i].turn].player;
      EXPECT_FALSE(is_computer(session, player)) << "only what the persons did";
    }
    EXPECT_TRUE(fine);
    for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
      const PlayerIndex player = analysis.turns[i].player;
      const bool told = std::any_of(chapters.begin(), chapters.end(),
                                    [&](const Chapter& one) { return one.turn == i; });
      if (told || player == no_player || is_computer(session, player)) continue;
      if (analysis.ratings[i].place.kind != ActionKind::none)
        most_left = std::max(most_left, analysis.ratings[i].lost);
    }
    EXPECT_LE(most_left, least) << "nothing that mattered more is left out";
  }
}

TEST(Tale, OfAGameThatWasWatchedTellsEverybodysTurns) {
  Session session = whole_game(3, -1, "");
  for (PlayerEntry& player : session.record.players) player.computer = "miller";
  EXPECT_FALSE(chapters_of(session, drawn_by_lot(session, 3)).empty());
}

TEST(Tale, OfAFlawlessGameTellsFineTurnsOnly) {
  const Session& session = games()[0];
  Analysis analysis = drawn_by_lot(session, 1);
  for (TurnRating& rating : analysis.ratings) rating.lost = 0;
  const std::vector<Chapter> chapters = chapters_of(session, analysis);
  EXPECT_GE(chapters.size(), 2u);
  for (const Chapter& chapter : chapters) EXPECT_TRUE(chapter.fine);
}

// What one player got in the turn that began with a placement, and the strongest other.
std::array<int, max_players> points_in(const Session& session, const State& before,
                                       const TurnActions& turn) {
  std::array<int, max_players> points{};
  const auto state = std::make_unique<State>(before);
  Events events;
  for (const Action& action : turn) apply(session.game, *state, action, &events);
  for (const Event& event : events)
    if (event.kind == EventKind::scored && event.scoring.cause != ScoreCause::final)
      for (std::size_t p = 0; p < points.size(); ++p) points[p] += event.scoring.points[p];
  return points;
}

TEST(Tale, SaysOnlyWhatIsTrue) {
  const Texts texts = texts_in("en");
  std::array<int, 20> said{};
  for (const Session& session : games()) {
    const Analysis analysis = drawn_by_lot(session, 7 + session.record.setup.seed);
    for (std::size_t i = 0; i < analysis.turns.size(); ++i) {
      const TurnRating& rating = analysis.ratings[i];
      if (rating.place.kind == ActionKind::none) continue;
      const ChapterTale tale = tale_of(session, analysis, {i, false});
      const State& before = state_at(session, tale.before);
      const auto played = points_in(session, before, tale.played);
      const auto better = points_in(session, before, tale.better);
      for (const Sentence& sentence : {tale.did, tale.rather}) {
        ++said[static_cast<std::size_t>(sentence.saying)];
        switch (sentence.saying) {
          case Saying::gave:
            EXPECT_NE(sentence.other, tale.player);
            EXPECT_GE(played[sentence.other], sentence.points);
            break;
          case Saying::scored:
            EXPECT_GE(played[tale.player], sentence.points);
            EXPECT_GT(sentence.points, 0);
            break;
          case Saying::scores:
            EXPECT_GE(better[tale.player], sentence.points);
            break;
          case Saying::spares:
            EXPECT_GT(played[sentence.other], 0);
            break;
          case Saying::joined:
          case Saying::joins: {
            ASSERT_NE(sentence.other, no_player);
            int own = 0, theirs = 0;
            for (const Figure& figure : before.figures) {
              own += figure.owner == tale.player;
              theirs += figure.owner == sentence.other;
            }
            EXPECT_TRUE(own > 0 && theirs > 0) << "both have figures to share with";
            break;
          }
          case Saying::put:
          case Saying::farmer:
          case Saying::last_figure:
            EXPECT_GT(tale.played.size(), 1u);
            break;
          case Saying::puts:
            EXPECT_GT(tale.better.size(), 1u);
            break;
          default:
            break;
        }
        const std::string words = sentence_words(texts, session, sentence);
        EXPECT_EQ(words.find("tale."), std::string::npos) << words;
        EXPECT_EQ(words.find('{'), std::string::npos) << words;
      }
    }
  }
  int kinds = 0;
  for (const int times : said) kinds += times > 0;
  EXPECT_GE(kinds, 10) << "there is more than one thing to say";
}

TEST(Tale, EverySentenceIsThereInEveryLanguage) {
  const Session& session = games()[0];
  for (const Language& language : languages()) {
    const Texts texts = texts_in(std::string(language.code));
    for (int saying = 1; saying <= static_cast<int>(Saying::keeps); ++saying)
      for (const SegmentKind kind : {SegmentKind::road, SegmentKind::city, SegmentKind::monastery,
                                     SegmentKind::field, SegmentKind::garden}) {
        const Sentence sentence{static_cast<Saying>(saying), kind, true, 1, 8};
        const std::string words = sentence_words(texts, session, sentence);
        const bool named = kind != SegmentKind::garden && kind != SegmentKind::monastery &&
                           kind != SegmentKind::field;
        if (named) {
          EXPECT_FALSE(words.empty()) << language.code << ' ' << saying;
        }
        EXPECT_EQ(words.find('{'), std::string::npos) << words;
      }
  }
}

}  // namespace
}  // namespace bastide::web::tale_test

// What opponents say: about what, and that nobody repeats it soon.
#include <gtest/gtest.h>

#include <set>

#include "engine/players/player.hpp"
#include "engine/review/analysis.hpp"
#include "tests/texts.hpp"
#include "tests/web/fake_storage.hpp"
#include "tests/web/played.hpp"
#include "web/art/faces/faces.hpp"
#include "web/panels/remarks/lines.hpp"
#include "web/store/said.hpp"

namespace bastide::web::remarks_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

// A game of two computer players and a person, played at random, or by the estimate.
Session long_game(u64 seed, ExpansionMask expansions = 0, bool well = false) {
  Setup setup;
  setup.seed = seed;
  setup.players = 3;
  setup.expansions = expansions;
  auto session = begin_session(catalogue(), setup,
                               {{"Anna", 1, ""}, {"Mason", 3, "mason"}, {"Poacher", 4, "poacher"}});
  EXPECT_TRUE(session.has_value());
  Random random{seed, 0};
  const PlayerKind& greedy = *find_player_kind("greedy");
  const auto list = std::make_unique<ActionList>();
  while (!shown_decision(*session).over) {
    list->clear();
    const State& now = shown(*session);
    legal_actions(session->game, now, *list);
    const Action any = (*list)[random.below(static_cast<u32>(list->size()))];
    const bool sound = well && random.below(4) != 0;
    if (!play(*session, sound ? greedy.choose(session->game, now, random, {}).action : any)) break;
  }
  return std::move(*session);
}

TEST(Remarks, AreAboutWhatEverybodyHasSeen) {
  std::array<int, occasion_count> times{};
  for (u64 seed = 1; seed <= 6; ++seed) {
    const Session session = long_game(seed, 0, seed <= 4);
    for (const TurnSummary& turn : turns_of(session)) {
      const State &before = state_at(session, turn.begin), &after = state_at(session, turn.end);
      const std::vector<Remark> found = remarks_on(session, turn.begin, turn.end);
      if (session.positions[turn.end].decision.over) {
        EXPECT_TRUE(found.empty()) << "the end speaks for itself";
      }
      for (std::size_t i = 0; i < found.size(); ++i) {
        const Remark& remark = found[i];
        ++times[static_cast<std::size_t>(remark.occasion)];
        ASSERT_TRUE(remark.speaker == 1 || remark.speaker == 2) << "only those with a face speak";
        if (i > 0) {
          EXPECT_LE(found[i - 1].occasion, remark.occasion);
        }
        const auto gained = [&](PlayerIndex p) { return after.score[p] - before.score[p]; };
        const int ahead = after.score[remark.speaker] - after.score[0];
        switch (remark.occasion) {
          case Occasion::robbed:
            EXPECT_GT(gained(0) + gained(1) + gained(2), 0);
            break;
          case Occasion::took:
          case Occasion::grand:
            EXPECT_GT(gained(remark.speaker), 0);
            break;
          case Occasion::shared:
            EXPECT_GT(gained(remark.speaker), 0);
            EXPECT_GT(gained(0), 0);
            break;
          case Occasion::fine:
            EXPECT_EQ(turn.player, 0);
            EXPECT_GT(gained(0), 0);
            break;
          case Occasion::fenced:
            EXPECT_NE(turn.player, remark.speaker);
            break;
          case Occasion::ahead:
            EXPECT_GT(ahead, 0);
            break;
          case Occasion::behind:
            EXPECT_LT(ahead, 0);
            break;
          default:
            break;
        }
      }
    }
  }
  int kinds = 0;
  for (const int count : times) kinds += count > 0;
  EXPECT_GE(kinds, 6);
}

TEST(Remarks, AreNotMadeWhereAllPlayTogetherOrNobodyHasAFace) {
  const Session together = long_game(5, expansion_bit(Expansion::mists));
  for (const TurnSummary& turn : turns_of(together))
    EXPECT_TRUE(remarks_on(together, turn.begin, turn.end).empty());
  Session persons = long_game(1);
  for (PlayerEntry& player : persons.record.players) player.computer.clear();
  for (const TurnSummary& turn : turns_of(persons))
    EXPECT_TRUE(remarks_on(persons, turn.begin, turn.end).empty());
}

TEST(Remarks, KnowNothingOfWhatIsStillToBeDrawn) {
  const Session whole = long_game(2);
  for (const TurnSummary& turn : turns_of(whole)) {
    if (turn.turn % 7 != 0 || turn.player == no_player) continue;
    Record record = whole.record;
    record.actions.resize(turn.end);
    const auto there = open_session(catalogue(), record);
    ASSERT_TRUE(there);
    if (there->positions.size() <= turn.end) continue;
    EXPECT_EQ(remarks_on(*there, turn.begin, turn.end), remarks_on(whole, turn.begin, turn.end));
  }
}

TEST(Remarks, HaveLinesInEveryLanguageThatDifferAndNameNobody) {
  for (const Language& language : languages()) {
    const Texts texts = texts_in(std::string(language.code));
    std::set<std::string, std::less<>> said;
    std::set<std::string> keys;
    for (int face = 0; face < art::face_count; ++face)
      for (int occasion = 0; occasion < occasion_count; ++occasion)
        for (const std::string& key :
             lines_for(art::face_name(face), static_cast<Occasion>(occasion))) {
          if (!keys.insert(key).second) continue;
          ASSERT_TRUE(has_text(texts, key)) << language.code << ' ' << key;
          const std::string_view words = tr(texts, key);
          EXPECT_EQ(words.find('{'), std::string_view::npos) << key;
          EXPECT_LE(words.size(), 130u) << "it must fit into a bubble: " << words;
          said.emplace(words);
        }
    EXPECT_GE(keys.size(), occasion_count * lines_each + art::face_count * 2u);
    // The gate is open for two of them.
    EXPECT_GE(said.size() + 1, keys.size()) << language.code;
  }
}

TEST(Remarks, AreNotRepeatedWithinTenGames) {
  Said said;
  std::set<std::string> last;
  for (int game = 0; game < 14; ++game) {
    const std::string slot = "g" + std::to_string(game);
    for (const Occasion occasion : {Occasion::gap, Occasion::close, Occasion::fine}) {
      const std::vector<std::string> all = all_said(said);
      const std::string line =
          choose_line("mason", occasion, all, static_cast<unsigned>(game * 31));
      if (line.empty()) continue;
      EXPECT_EQ(std::find(all.begin(), all.end(), line), all.end()) << line;
      note_said(said, slot, line);
    }
    EXPECT_LE(said.size(), most_said_games);
  }
  EXPECT_GT(all_said(said).size(), 3u);
  EXPECT_EQ(read_said(write_said(said)), said);
}

TEST(Remarks, OfEarlierGamesAreReadWithCare) {
  EXPECT_TRUE(read_said("").empty());
  EXPECT_TRUE(read_said("\n\n \n").empty());
  const Said odd = read_said("k3x9 remark.gap.0 <b> remark.gap.1\n../ x\nabc\n");
  ASSERT_EQ(odd.size(), 2u);
  EXPECT_EQ(odd[0].lines, (std::vector<std::string>{"remark.gap.0", "remark.gap.1"}));
  EXPECT_EQ(said_in(odd, "k3x9"), 2u);
  EXPECT_EQ(said_in(odd, "none"), 0u);
  std::string many;
  for (int game = 0; game < 400; ++game) many += "s" + std::to_string(game) + " a b c d e f\n";
  const Said bounded = read_said(many);
  EXPECT_EQ(bounded.size(), most_said_games);
  EXPECT_EQ(bounded.back().slot, "s399");
  EXPECT_LE(bounded.back().lines.size(), most_said_lines);
  FakeStorage fake;
  const FakeStorage::Access storage(fake);
  store_said(storage, bounded);
  EXPECT_EQ(stored_said(storage), bounded);
}

}  // namespace
}  // namespace bastide::web::remarks_test

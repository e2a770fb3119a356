// Scorings and events in words.
#include "web/sets/explain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <regex>

#include "engine/base/random.hpp"
#include "tests/texts.hpp"
#include "web/session/session.hpp"
#include "web/sets/decisions.hpp"
#include "web/text/refusals.hpp"

namespace bastide::web::explain_test {
namespace {

// Texts with plain spaces, to keep the expectations readable.
Texts plain(std::string_view language) {
  Texts texts = texts_in(language);
  for (auto& [key, value] : texts.words)
    for (std::size_t at; (at = value.find("\xc2\xa0")) != std::string::npos;)
      value.replace(at, 2, " ");
  return texts;
}

Record two_players() {
  Record record;
  record.setup.players = 2;
  record.players = {{"Anna", 1, ""}, {"", 3, ""}};
  return record;
}

Scoring city() {
  Scoring s;
  s.feature = SegmentKind::city;
  s.tiles = 7;
  s.shields = 2;
  s.per_tile = s.per_shield = 2;
  s.value = 18;
  s.strength[0] = 1;
  s.owners = 1;
  s.points[0] = 18;
  return s;
}

TEST(Explain, CityWithCoatsOfArms) {
  const Record record = two_players();
  EXPECT_EQ(explain(plain("en"), record, Game{}, city()),
            "City, 7 tiles and 2 coats of arms: 7 × 2 + 2 × 2 = 18 — Anna");
  EXPECT_EQ(explain(plain("cs"), record, Game{}, city()),
            "Město, 7 kartiček a 2 erby: 7 × 2 + 2 × 2 = 18 – Anna");
}

TEST(Explain, UnfinishedFeaturesSaySo) {
  Scoring s = city();
  s.cause = ScoreCause::final;
  s.per_tile = s.per_shield = 1;
  s.value = 9;
  EXPECT_EQ(explain_value(plain("en"), s),
            "Unfinished city, 7 tiles and 2 coats of arms: 7 + 2 = 9");
}

TEST(Explain, PlainCountsNeedNoSum) {
  Scoring s;
  s.feature = SegmentKind::road;
  s.tiles = 4;
  s.per_tile = 1;
  s.value = 4;
  EXPECT_EQ(explain_value(plain("en"), s), "Road, 4 tiles: 4");
  s.feature = SegmentKind::monastery;
  s.tiles = 9;
  s.value = 9;
  EXPECT_EQ(explain_value(plain("en"), s), "Monastery, its own tile and 8 neighbours: 9");
  EXPECT_EQ(explain_value(plain("cs"), s), "Klášter, vlastní kartička a 8 sousedních: 9");
}

TEST(Explain, Fields) {
  Scoring s;
  s.cause = ScoreCause::final;
  s.feature = SegmentKind::field;
  s.cities = 3;
  s.per_city = 3;
  s.value = 9;
  EXPECT_EQ(explain_value(plain("en"), s), "Field, 3 completed cities: 3 × 3 = 9");
  EXPECT_EQ(explain_value(plain("cs"), s), "Louka, 3 dokončená města: 3 × 3 = 9");
  s.cities = 0;
  s.value = 0;
  EXPECT_EQ(explain_value(plain("en"), s), "Field, no completed city: 0");
}

TEST(Explain, MajorityAndTieShowTheStrengths) {
  const Record record = two_players();
  Scoring s = city();
  s.strength[0] = 2;
  s.strength[1] = 1;
  EXPECT_NE(explain(plain("en"), record, Game{}, s).find("(majority: 2 × Anna, 1 × Blue)"),
            std::string::npos);
  s.strength[1] = 2;
  s.owners = 3;
  EXPECT_NE(explain(plain("en"), record, Game{}, s).find("Anna and Blue each (tied"),
            std::string::npos);
}

// In a storm, or for taxes, each gets what is their own.
TEST(Explain, TheWheelPaysEachTheirOwn) {  // WHEEL-7..10
  Record record = two_players();
  Scoring s;
  s.cause = ScoreCause::wheel;
  s.which = static_cast<u8>(Sector::storm);
  s.value = 1;
  s.points[0] = 5;
  s.points[1] = 2;
  s.owners = 3;
  EXPECT_EQ(explain(plain("en"), record, Game{}, s),
            "Wheel of Fortune: Storm — Anna:\u00a05 and Blue:\u00a02");
  EXPECT_EQ(explain(plain("cs"), record, Game{}, s),
            "Kolo osudu: Bouře – Anna:\u00a05 a Modrý:\u00a02");
  s.owners = 1;
  EXPECT_EQ(explain(plain("en"), record, Game{}, s), "Wheel of Fortune: Storm — Anna:\u00a05");
  s.which = static_cast<u8>(Sector::fortune);
  s.value = s.points[0] = 3;
  EXPECT_EQ(explain(plain("en"), record, Game{}, s), "Wheel of Fortune: Fortune: 3 — Anna");
}

TEST(Explain, ALootSaysFromWhom) {  // ROB-9
  const Record record = two_players();
  Scoring s;
  s.cause = ScoreCause::stolen;
  s.victim = 1;
  s.owners = 1;
  s.value = s.points[0] = 2;
  EXPECT_EQ(explain(plain("en"), record, Game{}, s), "Stolen from Blue: 2 — Anna");
  EXPECT_EQ(explain(plain("cs"), record, Game{}, s), "Loupež (oloupený hráč: Modrý), 2 – Anna");
}

TEST(Explain, RefusalsAreFriendly) {
  const Texts texts = plain("en");
  EXPECT_EQ(explain_refusal(texts, "BASE-FIG-3", SegmentKind::city),
            "There is already a knight in this city.");
  EXPECT_EQ(explain_refusal(texts, "BASE-FIG-3"), "There is already a meeple on this feature.");
  EXPECT_NE(explain_refusal(texts, "NO-SUCH-1").find("NO-SUCH-1"), std::string::npos);
}

TEST(Explain, ErrorsNameTheirLine) {
  const std::string sentence =
      explain_error(plain("en"), Error{"record.unknown-tile", "base/XXXX", 12});
  EXPECT_EQ(sentence, "Line 12: There is no tile “base/XXXX” in this game.");
}

TEST(Explain, OptionsThatExcludeEachOtherAreNamed) {  // OPT-KING
  const Error error{"setup.one-of", "king-fixed king-both", 0};
  EXPECT_EQ(
      explain_error(plain("en"), error),
      "“King: 10 points a card” and “King: 15 points, 40 for both” cannot be chosen together.");
  EXPECT_EQ(explain_error(plain("cs"), error),
            "„Král: 10 bodů za kartu“ a „Král: 15 bodů, 40 za obě“ nelze zvolit zároveň.");
}

TEST(Explain, InnsAndCathedrals) {  // INN-1, INN-2, INN-4, INN-6
  Scoring s = city();
  s.cathedrals = 1;
  s.per_tile = s.per_shield = 3;
  s.value = 27;
  EXPECT_EQ(explain_value(plain("en"), s),
            "City with a cathedral, 7 tiles and 2 coats of arms: 7 × 3 + 2 × 3 = 27");
  s.cause = ScoreCause::final;
  s.per_tile = s.per_shield = 0;
  s.value = 0;
  EXPECT_EQ(explain_value(plain("en"), s),
            "Unfinished city with a cathedral, 7 tiles and 2 coats of arms: 0");
  Scoring road;
  road.inns = 1;
  road.tiles = 4;
  road.per_tile = 2;
  road.value = 8;
  EXPECT_EQ(explain_value(plain("en"), road), "Road with an inn, 4 tiles: 4 × 2 = 8");
  EXPECT_EQ(explain_value(plain("cs"), road), "Cesta s hostincem, 4 kartičky: 4 × 2 = 8");
  road.per_tile = 1;  // inns that do not count
  road.value = 4;
  EXPECT_EQ(explain_value(plain("en"), road), "Road, 4 tiles: 4");
}

TEST(Explain, MageAndWitch) {  // INT-20
  Scoring s = city();
  s.cathedrals = 1;
  s.per_tile = s.per_shield = 3;
  s.add(Piece::mage);
  s.value = 34;
  EXPECT_EQ(explain_value(plain("en"), s),
            "City with a cathedral, 7 tiles, 2 coats of arms and the mage: "
            "7 × 3 + 2 × 3 + 7 = 34");
  s.pieces = 0;
  s.add(Piece::witch);
  s.value = 14;
  EXPECT_EQ(explain_value(plain("en"), s),
            "City with a cathedral, 7 tiles, 2 coats of arms and the witch: "
            "half of 7 × 3 + 2 × 3, rounded up = 14");
  Scoring road;  // MAGE-16
  road.cause = ScoreCause::final;
  road.inns = 1;
  road.tiles = 3;
  road.add(Piece::mage);
  road.value = 3;
  EXPECT_EQ(explain_value(plain("en"), road),
            "Unfinished road with an inn, 3 tiles and the mage: 3");
}

TEST(Explain, Pigs) {  // PIG-4, PIG-5
  const Record record = two_players();
  Scoring s;
  s.cause = ScoreCause::final;
  s.feature = SegmentKind::field;
  s.cities = 3;
  s.per_city = 3;
  s.value = 9;
  s.strength[0] = s.strength[1] = 1;
  s.owners = 3;
  s.helped = 1;
  s.points[0] = 12;
  s.points[1] = 9;
  EXPECT_EQ(explain(plain("en"), record, Game{}, s),
            "Field, 3 completed cities: 3 × 3 = 9 — Anna and Blue each (tied: 1 × Anna, 1 × Blue); "
            "with the pig: Anna:\u00a012");
  s.strength[1] = 0;
  s.owners = 1;
  s.points[1] = 0;
  EXPECT_EQ(explain(plain("en"), record, Game{}, s),
            "Field with the pig, 3 completed cities: 3 × 4 = 12 — Anna");
}

TEST(Explain, PointsNotForFeatures) {
  const Record record = two_players();
  const Texts texts = plain("en");
  const auto told = [&](const Scoring& s) { return explain(texts, record, Game{}, s); };
  Scoring s;
  s.owners = 1;
  s.points[0] = s.value = 10;
  s.cause = ScoreCause::goods;
  s.which = static_cast<u8>(Goods::wine);
  s.strength[0] = 3;
  s.strength[1] = 1;
  EXPECT_EQ(told(s), "Most wine: 10 — Anna (majority: 3 × Anna, 1 × Blue)");
  s.strength[0] = s.strength[1] = 0;
  s.cause = ScoreCause::gold;
  s.tiles = 5;
  s.per_tile = 2;
  EXPECT_EQ(told(s), "Gold, 5 bars of gold: 5 × 2 = 10 — Anna");
  s.cause = ScoreCause::stolen;
  s.victim = 1;
  EXPECT_EQ(told(s), "Stolen from Blue: 10 — Anna");
  s.cause = ScoreCause::robber;
  s.value = 3;
  EXPECT_EQ(told(s), "Robber left on the score track: 3 — Anna");
  s.owners = 3;
  EXPECT_EQ(told(s), "Robber left on the score track: 3 — Anna and Blue each");
  s.owners = 1;
  s.cause = ScoreCause::message_points;
  s.which = 6;
  s.value = 2;
  EXPECT_EQ(told(s), "Instead of the message “Farmers”: 2 — Anna");
  s.cause = ScoreCause::retrieved;
  s.feature = SegmentKind::garden;
  s.tiles = s.value = 6;
  s.per_tile = 1;
  s.strength[0] = s.strength[1] = 1;  // after a flight: the abbot scores alone (ABBOT-9)
  EXPECT_EQ(told(s), "Abbot called back from a garden, its own tile and 5 neighbours: 6 — Anna");
  s.cause = ScoreCause::message;
  s.which = 1;
  s.feature = SegmentKind::road;
  s.tiles = s.value = 3;
  EXPECT_EQ(told(s), "Message “Shortest road” – Unfinished road, 3 tiles: 3 — Anna");
  s = Scoring{};  // MSG-14, MSG-15
  s.cause = ScoreCause::message;
  s.owners = 1;
  s.which = 4;
  s.feature = SegmentKind::city;
  s.shields = 3;
  s.per_shield = 2;
  s.value = s.points[0] = 6;
  EXPECT_EQ(told(s), "Message “Coats of arms”, 3 coats of arms: 3 × 2 = 6 — Anna");
  s.which = 5;
  s.shields = 0;
  s.strength[0] = 4;
  s.value = s.points[0] = 8;
  EXPECT_EQ(told(s), "Message “Knights”, 4 knights: 4 × 2 = 8 — Anna");
  s = Scoring{};  // INT-10: the value of a field has the pig in it
  s.cause = ScoreCause::message;
  s.which = 8;
  s.feature = SegmentKind::field;
  s.cities = 2;
  s.per_city = 3;
  s.helped = s.owners = 1;
  s.value = s.points[0] = 8;
  EXPECT_EQ(told(s),
            "Message “Coming home” – Field with the pig, 2 completed cities: 2 × 4 = 8 — Anna");
}

// Every event of whole games has a sentence without a bare key or an unfilled placeholder, and
// every refusal by the base game has a text of its own.
void play_and_read(bool everything) {
  const Catalogue catalogue = builtin_catalogue();
  for (const auto& [language, readers, name] : languages()) {
    const Texts texts = plain(language);
    bastide::Setup setup;
    setup.players = 3;
    setup.seed = 5;
    if (everything)
      for (const ExpansionInfo& info : expansion_infos())
        if (info.goes_with_others()) setup.expansions |= expansion_bit(info.expansion);
    auto session = begin_session(catalogue, setup, {{"A", 0, ""}, {"B", 1, ""}, {"C", 2, ""}});
    ASSERT_TRUE(session);
    Random random{3, 0};
    const auto actions = std::make_unique<ActionList>();
    while (!shown_decision(*session).over) {
      const State& state = shown(*session);
      actions->clear();
      legal_actions(session->game, state, *actions);
      if (shown_decision(*session).phase == Phase::figure)
        for (int segment = 0; segment < max_segments; ++segment) {
          const auto rule =
              rule_id(refusal(session->game, state, deploy_action(FigureKind::meeple, segment)));
          if (!rule.empty()) {
            EXPECT_TRUE(has_text(texts, "refusal." + std::string(rule))) << language << rule;
          }
        }
      EXPECT_FALSE(explain_decision(texts, session->record, shown_decision(*session)).empty());
      const std::string_view word = decision_word(session->game, state);
      EXPECT_FALSE(word.empty());
      EXPECT_TRUE(has_text(texts, "decision." + std::string(word))) << word;
      const Action action = (*actions)[random.below(static_cast<u32>(actions->size()))];
      ASSERT_TRUE(play(*session, action));
    }
    int sentences = 0;
    for (std::size_t k = 0; k < session->events.size(); ++k)
      for (const Event& event : session->events[k]) {
        const std::string words = explain(texts, session->record, session->game,
                                          state_at(*session, k + 1), {&event, 1}, true);
        ++sentences;
        EXPECT_GT(words.size(), 8u);
        static const std::regex key(R"(\b(event|score|feature|message|goods)\.[a-z])");
        EXPECT_FALSE(std::regex_search(words, key)) << words;
        EXPECT_EQ(words.find('{'), std::string::npos) << words;
      }
    EXPECT_GT(sentences, 200);
  }
}

TEST(Explain, WholeGamesInEveryLanguage) { play_and_read(false); }
TEST(Explain, WholeGamesWithEveryExpansion) { play_and_read(true); }

}  // namespace
}  // namespace bastide::web::explain_test

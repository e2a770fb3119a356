// What sets add to cards and choices, in words.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"
#include "tests/texts.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/card.hpp"
#include "web/reading/reading.hpp"
#include "web/session/session.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"

namespace bastide::web::set_words_test {
namespace {

using namespace bastide::testing;
using testing::Table;

const Texts& english() {
  static const Texts texts = texts_in("en");
  return texts;
}

Record record_of(const Table& t) {
  Record record;
  record.setup = t.game.setup;
  record.players.resize(t.game.setup.players);
  for (std::size_t p = 0; p < record.players.size(); ++p)
    record.players[p].colour = static_cast<u8>(p);
  return record;
}

Card card(const Table& t, Position at, testing::Spot spot) {
  Session session;
  session.game = t.game;
  session.record = record_of(t);
  return feature_card(english(), session, t.state, read_feature(t.game, t.state, t.node(at, spot)));
}

bool says(const Card& card, std::string_view text) {
  return std::any_of(card.lines.begin(), card.lines.end(),
                     [&](const CardLine& line) { return line.text.find(text) != line.text.npos; });
}

Table table(Expansion expansion, int players = 2) {
  return Table(players, {}, catalogue(), expansion_bit(expansion));
}

// ---- Cards --------------------------------------------------------------------------------------

TEST(Cards, NameTheInn) {  // INN-1
  Table t = table(Expansion::inns_cathedrals);
  t.play(red, "inns-cathedrals/FRFR-inn+garden", {1, 0}, 0, highwayman(west));
  t.play(blue, "inns-cathedrals/CCCC-cathedral", {0, -1}, 0, knight(north));
  EXPECT_EQ(card(t, {1, 0}, highwayman(west)).title, tr(english(), "feature.unfinished.inn.road"));
  EXPECT_EQ(card(t, {0, 0}, knight(north)).title,
            tr(english(), "feature.unfinished.cathedral.city"));
  EXPECT_EQ(card(t, {1, 0}, farmer(NL)).title, tr(english(), "feature.field"));
}

TEST(Cards, CountGoods) {  // TRADE-1
  Table t = table(Expansion::traders_builders);
  t.play(red, "traders-builders/CFFC-wine", {0, -1}, 2, knight(south));
  EXPECT_TRUE(says(card(t, {0, 0}, knight(north)), tr(english(), "goods.wine")));
  EXPECT_FALSE(says(card(t, {0, 0}, knight(north)), tr(english(), "goods.cloth")));
  EXPECT_FALSE(says(card(t, {0, 0}, highwayman(west)), tr(english(), "goods.wine")));
}

TEST(Cards, CountBarsOfGold) {  // GOLD-5
  Table t = table(Expansion::gold_mines);
  t.play(red, "base/CFFF", {0, -1}, 2, knight(south));
  t.state.gold.bars.resize(t.state.board.tiles.size(), 0);
  t.state.gold.bars[tile_at(t.state.board, {0, -1})] = 2;
  const std::string bars = tr_count(english(), "read.gold", 2);
  EXPECT_TRUE(says(card(t, {0, 0}, knight(north)), bars));
  EXPECT_FALSE(says(card(t, {0, -1}, farmer(NL)), bars)) << "fields take no gold";
  EXPECT_FALSE(says(card(t, {0, 0}, highwayman(west)), bars));
}

TEST(Cards, SayWhomTheFairyFavours) {  // FAIRY-7, FAIRY-12
  Options options;
  options.fairy_on_tile = true;
  Table t(2, options, catalogue(), expansion_bit(Expansion::princess_dragon));
  for (const PlayerIndex owner : {red, blue})
    put_figure(t.state, owner, FigureKind::meeple, t.node({0, 0}, knight(north)));
  t.state.fairy.at = tile_at(t.state.board, {0, 0});
  const Record record = record_of(t);
  const std::string both = tr_list(
      english(), {player_name(english(), record, red), player_name(english(), record, blue)});
  EXPECT_TRUE(says(card(t, {0, 0}, knight(north)), tr(english(), "read.fairy", {both})));
  EXPECT_TRUE(says(card(t, {0, 0}, highwayman(west)), tr(english(), "read.fairy.alone")));
}

TEST(Cards, NameTheFiguresThere) {  // MAGE-11, MAGE-12
  Table t = table(Expansion::mage_witch);
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.state.magic.at[static_cast<int>(Magic::mage)] = t.node({0, 0}, highwayman(west));
  const Card road = card(t, {1, 0}, highwayman(east));
  EXPECT_TRUE(says(road, tr(english(), "read.mage")));
  EXPECT_FALSE(says(road, tr(english(), "read.witch")));
}

TEST(Cards, ShowWhatAPigAdds) {  // PIG-4
  Table t = table(Expansion::traders_builders);
  t.play(red, "base/CFFF", {0, -1}, 2, farmer(NL));
  put_figure(t.state, red, FigureKind::pig, t.node({0, -1}, farmer(NL)));
  const Card field = card(t, {0, -1}, farmer(NL));
  EXPECT_TRUE(says(field, tr(english(), "read.pig")));
  const Record record = record_of(t);
  EXPECT_TRUE(
      says(field, tr(english(), "read.with-pig", {player_name(english(), record, red), "4"})));
}

TEST(Cards, ShowWhatACemeteryNeeds) {  // MIST-L2-5, MIST-L5-2, MIST-L5-6
  for (const int level : {2, 5}) {
    Options options;
    options.level = static_cast<u8>(level);
    Table t(3, options, catalogue(), expansion_bit(Expansion::mists));
    t.lay(red, "mists/FFRF-cemetery", {1, -1}, 0);
    const Card cemetery = card(t, {1, -1}, {SegmentKind::cemetery, 0, true});
    EXPECT_EQ(cemetery.title, tr(english(), "feature.unfinished.cemetery"));
    EXPECT_TRUE(says(cemetery, tr_count(english(), "mists.cemetery", level == 2 ? 3 : 6)));
    EXPECT_EQ(says(cemetery, tr(english(), "mists.cemetery.draws")), level == 2);
    EXPECT_EQ(says(cemetery, tr(english(), "mists.cemetery.haunted")), level == 5);
    EXPECT_FALSE(says(card(t, {1, -1}, highwayman(south)), tr(english(), "mists.cemetery.draws")));
  }
}

// ---- Choices ------------------------------------------------------------------------------------

struct Offered {
  std::string name, worth;
  ChoiceSign sign;
};
Offered offered(const Table& t, const Action& action) {
  const Record record = record_of(t);
  const Decision d = decision(t.game, t.state);
  const ChoiceToTell choice{english(), record,   t.game,
                            t.state,   action,   meaning_of(t.game, t.state, action),
                            d.phase,   d.player, false};
  return {choice_name(choice), choice_worth(choice), choice_sign(choice)};
}

TEST(Choices, OfAFigureAreNamedByItsRole) {
  Table t = table(Expansion::traders_builders);
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.lay(red, "base/RFRF", {-1, 0}, 1);
  const int road = t.segment({-1, 0}, highwayman(east));
  const Offered builder = offered(t, deploy_action(FigureKind::builder, road));
  EXPECT_EQ(builder.name, tr(english(), "figure.builder"));
  EXPECT_EQ(builder.worth, "");
  EXPECT_EQ(builder.sign.piece, Piece::builder);
  EXPECT_FALSE(builder.sign.lying);
  const Offered farmer_here =
      offered(t, deploy_action(FigureKind::meeple, t.segment({-1, 0}, farmer(NL))));
  EXPECT_EQ(farmer_here.name, "Farmer");
  EXPECT_TRUE(farmer_here.sign.lying);
  EXPECT_EQ(offered(t, pass_action()).name, tr(english(), "table.no-figure"));
}

TEST(Choices, OfAKnightSentAwayNameABigOne) {  // PRINCESS-2
  Table t(2, {}, catalogue(),
          expansion_bit(Expansion::princess_dragon) | expansion_bit(Expansion::inns_cathedrals));
  for (const FigureKind kind : {FigureKind::meeple, FigureKind::big_meeple})
    put_figure(t.state, blue, kind, t.node({0, 0}, knight(north)));
  t.lay(red, "princess-dragon/CFFC-princess+garden", {0, -1}, 2);
  const auto name = [&](FigureKind kind) {
    return offered(t, dismiss_action(blue, kind, {0, 0}, t.segment({0, 0}, knight(north)))).name;
  };
  const std::string who = player_name(english(), record_of(t), blue);
  EXPECT_EQ(name(FigureKind::meeple), "Send away: " + who);
  EXPECT_EQ(name(FigureKind::big_meeple), "Send away: " + who + "; big knight");
}

// Each says what it adds to the turn; what the turn scores anyway is no choice's.
TEST(Choices, SayWhatTheyAdd) {  // BASE-FINAL-2, FARM-9
  Table t = table(Expansion::traders_builders);
  t.play(red, "base/CFFF", {0, -1}, 2, farmer(NL));
  t.play(blue, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.lay(red, "base/FRRR", {-1, 0}, 0);  // completes blue's road
  const auto worth = [&](testing::Spot spot) {
    return offered(t, deploy_action(FigureKind::meeple, t.segment({-1, 0}, spot))).worth;
  };
  EXPECT_EQ(worth(highwayman(west)), "+1 if left unfinished");
  EXPECT_EQ(worth(farmer(WR)), "+3 at the end");
  EXPECT_EQ(offered(t, pass_action()).worth, "");
  Table city = table(Expansion::traders_builders);
  city.lay(red, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(
      offered(city, deploy_action(FigureKind::meeple, city.segment({0, -1}, knight(south)))).worth,
      "+4 at once");
}

TEST(Choices, OfATileAreNamedByItsDirection) {  // GOLD-1
  Table t = table(Expansion::gold_mines);
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.draw("gold-mines/CRRC");
  ActionList actions;
  legal_actions(t.game, t.state, actions);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    Table copy = t;
    copy.act(actions[i]);
    if (copy.phase() != Phase::gold_place) continue;
    for (const Action& bar : copy.actions()) {
      const Offered choice = offered(copy, bar);
      EXPECT_FALSE(choice.name.empty());
      EXPECT_EQ(choice.worth, "");
      EXPECT_EQ(choice.sign.piece, Piece::gold);
    }
    return;
  }
  FAIL() << "nowhere beside two tiles";
}

// The table of the score sheet: every cause other than a feature has a row, and every row a name.
TEST(ScoreSheet, EveryCauseHasItsRow) {
  int rows = 0;
  for (const PageSet* set : page_sets())
    for (const SheetRow& row : set->sheet) {
      ++rows;
      EXPECT_TRUE(has_text(english(), std::string(row.key))) << row.key;
    }
  EXPECT_EQ(rows, score_causes - 2) << "all but completed and final";
}

TEST(Tokens, HaveNames) {
  for (const PageSet* set : page_sets())
    for (const TokenName& token : set->tokens)
      EXPECT_TRUE(has_text(english(), std::string(token.key))) << token.key;
}

}  // namespace
}  // namespace bastide::web::set_words_test

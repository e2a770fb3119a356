// The set-ups that were played last, and who one is, as they are kept.
#include <gtest/gtest.h>

#include "web/session/settings.hpp"
#include "web/setup/company.hpp"
#include "web/setup/kept_setups.hpp"

namespace bastide::web {
namespace {

NewGameForm of_size(std::size_t players) {
  NewGameForm form = default_form();
  while (form.players.size() < players) add_player(form);
  return form;
}

TEST(Setups, AreReadAsTheyWereWritten) {
  KeptSetups kept;
  EXPECT_EQ(write_setups(kept), "");
  EXPECT_EQ(read_setups(""), kept);
  for (std::size_t players = 2; players < 5; ++players) remember_setup(kept, of_size(players));
  ASSERT_TRUE(name_setup(kept, 1, "Friday \"evening\""));
  EXPECT_EQ(read_setups(write_setups(kept)), kept);
}

TEST(Setups, TheNewestIsFirstAndNoneIsThereTwice) {
  KeptSetups kept;
  remember_setup(kept, of_size(2));
  name_setup(kept, 0, "Two");
  remember_setup(kept, of_size(3));
  NewGameForm again = of_size(2);
  again.seed = "7";
  again.show_variants = true;
  remember_setup(kept, again);
  ASSERT_EQ(kept.all.size(), 2u);
  EXPECT_EQ(kept.all[0].name, "Two") << "what is played again keeps its name";
  EXPECT_EQ(kept.all[0].form, of_size(2)) << "without the seed";
  EXPECT_EQ(name_of_setup(kept, of_size(2)), "Two");
  EXPECT_EQ(name_of_setup(kept, of_size(5)), "");
}

TEST(Setups, ThoseWithoutANameGiveWay) {
  KeptSetups kept;
  remember_setup(kept, of_size(2));
  name_setup(kept, 0, "Two");
  for (int minutes = 1; minutes < 12; ++minutes) {
    NewGameForm form = of_size(3);
    form.table_rules.clock.minutes = minutes;
    remember_setup(kept, form);
  }
  EXPECT_EQ(kept.all.size(), most_nameless_setups + 1);
  EXPECT_EQ(kept.all.back().name, "Two");
  EXPECT_EQ(kept.all.front().form.table_rules.clock.minutes, 11);
}

TEST(Setups, WhatIsNotUnderstoodIsLeftOutAndSaid) {
  KeptSetups kept;
  remember_setup(kept, of_size(2));
  const std::string whole = write_setups(kept);
  EXPECT_FALSE(read_setups(whole).damaged);
  for (const std::string& text :
       {std::string("bastide-setups 2\nsetup \n"), std::string("x"), "x\n" + whole,
        whole + "setup later\nplayer 1 - \nexpansion of-tomorrow\n", whole + "setup empty\n"})
    EXPECT_TRUE(read_setups(text).damaged) << text;
  EXPECT_EQ(read_setups(whole + "setup later\nexpansion of-tomorrow\n").all, kept.all);
}

TEST(Oneself, IsReadAsItWasWritten) {
  Settings settings;
  EXPECT_EQ(read_settings(write_settings(settings)), settings);
  settings.oneself = {"Anna Nováková", 7, static_cast<int>(Piece::shepherd), true};
  EXPECT_EQ(read_settings(write_settings(settings)), settings);
  const Oneself odd = read_settings("name \ncolour beige\nsign ferry\nasked perhaps\n").oneself;
  EXPECT_EQ(odd, Oneself{}) << "what is not understood is skipped";
}

TEST(Company, OneselfTakesTheFirstSeatOfAPerson) {
  NewGameForm form = of_size(3);
  std::swap(form.players[0], form.players[2]);
  EXPECT_EQ(own_seat(form), 2u);
  seat_oneself(form, {"Anna", form.players[0].colour});
  EXPECT_EQ(form.players[2].name, "Anna");
  EXPECT_NE(form.players[2].colour, form.players[0].colour) << "colours change places";
  seat_oneself(form, {"Bo", no_own_colour});
  EXPECT_EQ(form.players[2].name, "Anna") << "a name stays";
  seat_oneself(form, {"Bo", no_own_colour}, "Anna");
  EXPECT_EQ(form.players[2].name, "Bo") << "unless it was one's own";
  seat_oneself(form, {}, "Bo");
  EXPECT_EQ(form.players[2].name, "") << "nobody has that name any more";
  for (PlayerEntry& player : form.players) player.computer = "mason";
  EXPECT_EQ(own_seat(form), no_seat);
  EXPECT_FALSE(is_stranger({}, form)) << "nobody plays here";
}

}  // namespace
}  // namespace bastide::web

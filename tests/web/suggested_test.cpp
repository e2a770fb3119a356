// The names that a new game suggests follow the language of the reader.
#include "web/text/suggested.hpp"

#include <gtest/gtest.h>

#include "tests/texts.hpp"
#include "web/setup/new_game.hpp"
#include "web/text/names.hpp"

namespace bastide::web::suggested_test {
namespace {

// Written in any language, read in any other.
TEST(Suggested, NamesFollowTheLanguageOfTheReader) {
  NewGameForm form;
  form.players = {{"", 1, ""}, {"", 3, "mason"}, {"", 2, "piper"}, {"", 0, "piper"}};
  for (const Language& from : languages()) {
    const Texts then = texts_in(from.code);
    Record record;
    record.players = form.players;
    for (std::size_t p = 0; p < record.players.size(); ++p)
      record.players[p].name = default_name(then, form.players, p);
    for (const Language& to : languages()) {
      const Texts now = texts_in(to.code);
      for (std::size_t p = 0; p < record.players.size(); ++p)
        EXPECT_EQ(player_name(now, record, static_cast<PlayerIndex>(p)),
                  default_name(now, form.players, p))
            << from.code << " to " << to.code;
    }
    EXPECT_EQ(form_of(record).players, form.players) << from.code;
  }
}

TEST(Suggested, NamesThatSomebodyHasGivenStay) {
  const Texts german = texts_in("de");
  const PlayerEntry players[] = {
      {"Anna", 1, ""},         {"Miller", 1, ""},       {"Player 2", 1, ""},
      {"Player", 1, ""},       {"Mason", 1, ""},        {"Mason", 1, "piper"},
      {"Piper 9", 1, "piper"}, {"Piper X", 1, "piper"}, {"Dice 1", 1, ""}};
  for (const PlayerEntry& player : players) {
    EXPECT_EQ(shown_name(german, player, 0), player.name);
    EXPECT_FALSE(is_suggested(player, 0)) << player.name;
  }
  EXPECT_EQ(shown_name(german, {"Player 2", 1, ""}, 1), "Spieler 2");
  EXPECT_EQ(shown_name(german, {"Piper 2", 1, "piper"}, 0), "Spielmann 2");
}

}  // namespace
}  // namespace bastide::web::suggested_test

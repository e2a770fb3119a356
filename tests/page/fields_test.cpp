// Text fields: what is typed, in ImGui's fields or in those of the system; names and their lengths.
#include "tests/page/at_page.hpp"

namespace gallery::fields_test {
namespace {

using namespace bastide::web;

// ImGui takes a character per frame.
void type(Stage& page, const std::string& text) {
  ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
  settle(page);
}
std::string shown_name(const AtPage& page) { return page.app->screens.saves.front().name; }

void begin_to_rename(Stage& page) {
  page.app->screens.dialog = dialog::GameMenu{page.app->screens.saves.front().slot};
  settle(page);
  press(page, "save.rename");
}

const std::string long_name =
    "Sunday with all the grandchildren, and it rained all day long";  // 61
const std::string cut = long_name.substr(0, 60);

TEST(Fields, TheNameToChangeIsSelectedAndEnterAccepts) {
  AtPage page("start/saves");
  begin_to_rename(page);
  EXPECT_TRUE(ImGui::IsAnyItemActive());
  type(page, "First");
  press_key(page, ImGuiKey_Enter);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(shown_name(page), "First");
  begin_to_rename(page);
  type(page, long_name);  // instead of the other, which is selected
  press_key(page, ImGuiKey_Enter);
  EXPECT_EQ(shown_name(page), cut);
}

TEST(Fields, TheSystemsFieldLiesOverTheOneThatIsEdited) {
  AtPage page("start/saves");
  EXPECT_FALSE(place().field);
  begin_to_rename(page);
  ASSERT_TRUE(place().field);
  const ProbeItem* at = item(page, "rename.name");
  ASSERT_TRUE(at);
  EXPECT_EQ(place().field->x, at->x);
  EXPECT_EQ(place().field->y, at->y);
  EXPECT_EQ(place().field->width, at->width);
  EXPECT_EQ(place().field->height, at->height);
  EXPECT_EQ(place().field->letters, 60u);
  EXPECT_EQ(place().field->hidden_top + place().field->hidden_bottom, 0);
  place().typed = "Pasted";
  settle(page);
  EXPECT_EQ(std::get<dialog::Rename>(page.app->screens.dialog).name, "Pasted");
  place().typed = "";
  settle(page);
  EXPECT_EQ(std::get<dialog::Rename>(page.app->screens.dialog).name, "");
  place().typed = long_name;
  settle(page);
  EXPECT_EQ(std::get<dialog::Rename>(page.app->screens.dialog).name, cut);
  press_key(page, ImGuiKey_Enter);
  EXPECT_FALSE(place().field);
  EXPECT_EQ(shown_name(page), cut);
}

TEST(Fields, ALinkToCopyCannotBeChanged) {
  AtPage page("start/saves");
  page.app->screens.link = "https://bastide.invalid/#g=abc";
  page.app->screens.dialog = dialog::ShowLink{};
  settle(page);
  press(page, "link.text");
  ASSERT_TRUE(place().field);
  EXPECT_TRUE(place().field->fixed);
  place().typed = "something else";
  settle(page);
  EXPECT_EQ(page.app->screens.link, "https://bastide.invalid/#g=abc");
}

TEST(Fields, APlayersNameIsCountedAsItIsTyped) {
  AtPage page("start/fresh");
  press(page, "start.new-game");
  open_rules(page);
  press(page, "new.player.0.name");
  std::string name;
  for (int i = 0; i < 30; ++i) name += "\xc5\xa1";  // two bytes each
  type(page, name);
  EXPECT_EQ(page.app->screens.form.players[0].name, name.substr(0, 2 * 24));
}

}  // namespace
}  // namespace gallery::fields_test

// The look follows the settings and the device.
#include "tests/page/at_page.hpp"
#include "web/ui/words.hpp"

namespace gallery::look_test {
namespace {

using namespace bastide::web;

TEST(Look, IsTheDevicesOrTheChosenOne) {
  AtPage page("settings/0");
  const auto look = [&] {
    settle(page);
    return page.app->ui.theme.look;
  };
  EXPECT_EQ(look(), Look::light);
  place().device.dark = true;
  EXPECT_EQ(look(), Look::dark);
  EXPECT_EQ(palette().ink, palette_of(Look::dark).ink);
  EXPECT_TRUE(place().surroundings.dark) << "and so is the page around the canvas";
  press(page, "settings.look.1");
  EXPECT_EQ(look(), Look::light);
  EXPECT_FALSE(place().surroundings.dark);
  place().device.dark = false;
  press(page, "settings.look.2");
  EXPECT_EQ(look(), Look::dark);
  place().device.contrast = true;
  EXPECT_EQ(look(), Look::white_on_black);
  press(page, "settings.look.0");
  EXPECT_EQ(look(), Look::black_on_white);
}

TEST(Look, HasTheChosenTextSize) {
  AtPage page("settings/0");
  const auto line = [&] { return ui_text_size(page.app->ui.theme, "X", Face::text).y; };
  const float usual = line();
  press(page, "settings.text-size.3");
  EXPECT_NEAR(line(), 2 * usual, 1);
  EXPECT_EQ(read_settings(place().kept["settings"]).text_size, 3) << "and keeps it";
}

}  // namespace
}  // namespace gallery::look_test

// A tile that snaps in, a closed city, a loss: as a person at the page meets them.
#include "engine/base/random.hpp"
#include "tests/contrast.hpp"
#include "tests/page/at_page.hpp"
#include "web/board/flourish.hpp"
#include "web/board/surroundings.hpp"
#include "web/platform/sound.hpp"

namespace gallery::felt_test {
namespace {

using namespace bastide;
using namespace bastide::web;
using platform::Sound;

const std::vector<Flourish>& felt(const Stage& page) { return page.app->table.motion.flourishes; }

bool heard(Sound sound) {
  const std::vector<Sound>& all = place().heard;
  return std::find(all.begin(), all.end(), sound) != all.end();
}

// Presses a space between three others, if there is one, or one that is not.
bool lay_between(Stage& page, bool three) {
  const State& state = shown(*page.app->session);
  for (const ProbeItem& spot : items(page, "table.spot.")) {
    const std::string at = spot.id.substr(std::string("table.spot.").size());
    const Position cell{static_cast<i16>(std::stoi(at)),
                        static_cast<i16>(std::stoi(at.substr(at.find(',') + 1)))};
    if ((sides_of(state.board, cell) >= sides_to_snap) != three) continue;
    press(page, spot.id);
    return true;
  }
  return false;
}

// Plays on until the tile in hand fits between three others.
void find_gap(Stage& page) {
  Session& session = *page.app->session;
  Random random{7};
  for (int k = 0; k < 200; ++k) {
    ActionList legal;
    legal_actions(session.game, last_state(session), legal);
    for (const Action& action : legal)
      if (action.kind == ActionKind::place &&
          sides_of(last_state(session).board, action.at) >= sides_to_snap)
        return settle(page);
    ASSERT_TRUE(play(session, legal[random.below(static_cast<u32>(legal.size()))]));
  }
  FAIL() << "no tile fits between three others";
}

TEST(Felt, ATileBetweenThreeOthersHasASoundOfItsOwn) {
  AtPage page("table/middle");
  find_gap(page);
  page.app->settings.sound = true;
  place().heard.clear();
  ASSERT_TRUE(lay_between(page, true));
  EXPECT_TRUE(heard(Sound::snap));
  EXPECT_FALSE(heard(Sound::lay));
  EXPECT_TRUE(felt(page).empty()) << "motion is reduced";
}

TEST(Felt, ATileBesideOneOtherIsJustLaid) {
  AtPage page("table/middle");
  page.app->settings.sound = true;
  place().heard.clear();
  ASSERT_TRUE(lay_between(page, false));
  EXPECT_TRUE(heard(Sound::lay));
  EXPECT_FALSE(heard(Sound::snap));
}

// From the middle of each, the page comes to rest, and a press ends it at once.
TEST(Felt, IsOverSoonAndAPressEndsIt) {
  for (const char* scene : {"felt/snap", "felt/city", "felt/road", "felt/monastery", "felt/loss"}) {
    AtPage page(scene);
    EXPECT_FALSE(felt(page).empty()) << scene;
    for (int frame = 0; frame < 40; ++frame) wait(page, page.frame_seconds);
    for (const Flourish& one : felt(page)) EXPECT_LT(one.passed, longest_flourish);
    settle(page);
    EXPECT_TRUE(felt(page).empty()) << scene;
    EXPECT_FALSE(page.missed);
  }
  AtPage page("felt/city");
  const Area board = page.app->table.layout.board;
  ImGui::GetIO().AddMousePosEvent(board.x + 40, board.y + board.height - 40);
  draw_frames(page, 1);
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  draw_frames(page, 1);
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  draw_frames(page, 1);
  EXPECT_TRUE(felt(page).empty());
}

// ---- Seasons and the dark look ------------------------------------------------------------------

TEST(Seasons, FollowTheDateOfTheGameOfTheDay) {
  const auto same = [](const web::Surroundings& a, const web::Surroundings& b) {
    return a.cloth == b.cloth && a.north_west == b.north_west && a.south_east == b.south_east &&
           a.clouds == b.clouds && a.land == b.land;
  };
  EXPECT_TRUE(same(surroundings_on("2026-04-10"), surroundings_on("2026-04-10")));
  EXPECT_FALSE(same(surroundings_on("2026-04-10"), surroundings_on("2026-07-10")));
  EXPECT_FALSE(same(surroundings_on("2026-07-10"), surroundings_on("2026-10-10")));
  EXPECT_FALSE(same(surroundings_on("2026-10-10"), surroundings_on("2026-12-10")));
  EXPECT_TRUE(same(surroundings_on("2026-12-10"), surroundings_on("2027-01-10")));
  EXPECT_FALSE(same(surroundings_on("2026-04-10"), surroundings_on("2026-04-11"))) << "the light";
  for (const char* odd : {"", "2026", "2026-13-10", "2026-00-10", "2026-04-xx"})
    EXPECT_TRUE(same(surroundings_on(odd), {})) << odd;
  Settings settings;
  AtPage page("day/winter");
  Session& session = *page.app->session;
  const web::Surroundings plain = surroundings_of(settings, Session(), false);
  EXPECT_FALSE(same(surroundings_of(settings, session, false), plain));
  settings.season = false;
  EXPECT_TRUE(same(surroundings_of(settings, session, false), plain));
}

// What colours tell apart stays apart, whatever tints the land.
TEST(Seasons, LeaveTheLandReadable) {
  constexpr ImU32 land[] = {IM_COL32(0x8c, 0xa8, 0x5a, 255), IM_COL32(0xb8, 0x86, 0x4e, 255),
                            IM_COL32(0xe6, 0xdc, 0xc4, 255), IM_COL32(0x5a, 0x92, 0xb4, 255)};
  AtPage page("dark/table");
  EXPECT_NE(static_cast<ImU32>(colour::land), IM_COL32_WHITE);
  Settings settings;
  for (int month = 1; month <= 12; ++month)
    for (int date = 10; date < 13; ++date) {
      const std::string number = (month < 10 ? "0" : "") + std::to_string(month);
      Session session;
      session.challenge.day = "2026-" + number + "-" + std::to_string(date);
      const ImU32 tint = surroundings_of(settings, session, false).land;
      for (const ImU32 a : land)
        for (const ImU32 b : land) {
          if (a == b) continue;
          EXPECT_GE(contrast(times(a, tint), times(b, tint)), 0.85 * contrast(a, b)) << month;
        }
    }
}

TEST(DarkLook, DimsTheLandUnlessThatIsOff) {
  const auto light = [](const char* scene) {
    AtPage page(scene, "desktop", "en", true);
    const art::Image picture = picture_of(page);
    long long sum = 0;
    const Area& board = page.app->table.layout.board;
    const float density = page.window.density;
    const auto x0 = static_cast<int>((board.x + board.width * 0.4f) * density);
    const auto y0 = static_cast<int>((board.y + board.height * 0.4f) * density);
    for (int y = y0; y < y0 + 100; ++y)
      for (int x = x0; x < x0 + 100; ++x)
        sum += picture.rgba[static_cast<std::size_t>(y * picture.width + x)] >> 8 & 0xff;
    return sum;
  };
  const long long dimmed = light("dark/table"), bright = light("dark/undimmed");
  EXPECT_LT(dimmed, bright * 9 / 10);
  EXPECT_GT(dimmed, bright * 6 / 10) << "only a little";
}

}  // namespace
}  // namespace gallery::felt_test

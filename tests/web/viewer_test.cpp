// The viewer to embed: what it says of a game, and the board that it paints.
#include "web/viewer/viewer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "engine/record/json.hpp"
#include "tests/texts.hpp"
#include "web/session/replay_stops.hpp"

namespace bastide::web::viewer_test {
namespace {

// A finished game of two.
constexpr std::string_view finished =
    "#g=BI9ZDci_T8da5PSC9_IA3TASq72seww-nOlU-OAd61aB9Zcs1mQr-W3ohxiygeCySq7LL2IGqgoElWr1eOcmK-"
    "3CpCc5t0utAqip";
constexpr int actions = 213, points[] = {25, 27};

struct AtViewer {
  AtViewer() : context(ImGui::CreateContext()) {
    begin_viewer(viewer, testing::site_file("EBGaramond08-Regular.ttf"));
    viewer.texts = texts_in("en");
  }
  ~AtViewer() { ImGui::DestroyContext(context); }
  AtViewer(const AtViewer&) = delete;

  void open(std::string_view more = "") {
    const auto told = read_json_object(open_game(viewer, std::string(finished).append(more)));
    ASSERT_TRUE(told);
    facts = *told;
  }

  ImGuiContext* context;
  Viewer viewer;
  std::map<std::string, std::string> facts;  // lists as they are written
};

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != text.npos; ++at) ++found;
  return found;
}

TEST(Viewer, TellsAWholeGame) {
  AtViewer at;
  at.open("&n=Anna,M%22ill");
  EXPECT_EQ(at.facts.count("fault"), 0u);
  EXPECT_NE(at.facts["players"].find("\"name\":\"M\\\"ill\""), std::string::npos);
  const std::string& positions = at.facts["positions"];
  const Session& session = *at.viewer.session;
  EXPECT_EQ(count(positions, "\"actions\":"), static_cast<int>(stops(session).size()));
  EXPECT_EQ(count(positions, "\"begins\":true"), static_cast<int>(turn_stops(session).size()));
  EXPECT_EQ(count(positions, "\"chances\":["), count(positions, "\"begins\":true"));
  const std::string last = positions.substr(positions.rfind('{'));
  EXPECT_NE(last.find("\"actions\":" + std::to_string(actions)), std::string::npos) << last;
  EXPECT_NE(last.find("\"points\":" + json_numbers(points, 2)), std::string::npos) << last;
  EXPECT_NE(last.find("\"chances\":[0,100]"), std::string::npos) << last;
  EXPECT_EQ(at.facts["over"], "true");
  EXPECT_EQ(count(at.facts["log"], "\"weight\":3"), 2) << "the final scoring, and the end";
}

TEST(Viewer, BeginsWhereTheAddressSays) {
  AtViewer at;
  at.open();
  EXPECT_EQ(at.facts["start"], std::to_string(count(at.facts["positions"], "\"actions\":") - 1));
  at.open("&t=0&c=0:Look");
  EXPECT_EQ(at.facts["start"], "0");
  EXPECT_EQ(at.facts["comments"], "[{\"after\":0,\"text\":\"Look\"}]");
}

TEST(Viewer, DoesNotSolveAPuzzle) {
  AtViewer at;
  at.open("&z=3");
  EXPECT_EQ(at.facts["over"], "false");
  const Session& session = *at.viewer.session;
  EXPECT_LT(session.record.actions.size(), static_cast<std::size_t>(actions));
  EXPECT_EQ(session.positions.back().decision.phase, Phase::place);
}

TEST(Viewer, SaysWhatIsWrongWithALink) {
  AtViewer at;
  for (const char* address : {"", "#g=BA", "#lesson=river", "#g="}) {
    const auto told = read_json_object(open_game(at.viewer, address));
    ASSERT_TRUE(told) << address;
    EXPECT_EQ(told->count("positions"), 0u) << address;
    EXPECT_GT(told->at("fault").size(), 20u) << address;
    EXPECT_EQ(told->at("fault").find("error."), std::string::npos) << told->at("fault");
  }
}

TEST(Viewer, PaintsEveryPosition) {
  AtViewer at;
  at.open();
  Camera camera;
  camera.area = {0, 0, 330, 210};
  camera.now = {{0.5f, 0.5f}, 30};
  int before = 0;
  for (const std::size_t k : {0, 60, actions}) {
    const art::Image image = paint_position(at.viewer, k, camera);
    EXPECT_EQ(image.width, 330);
    EXPECT_EQ(image.height, 210);
    const int opaque = static_cast<int>(std::count_if(
        image.rgba.begin(), image.rgba.end(), [](auto pixel) { return pixel >> 24 == 255; }));
    EXPECT_GE(opaque, before + 30 * 30 / 2);
    EXPECT_LT(opaque, 330 * 210) << "the cloth can be seen";
    before = opaque;
  }
}

}  // namespace
}  // namespace bastide::web::viewer_test

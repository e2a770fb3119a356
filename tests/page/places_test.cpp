// Everything that the page offers is where docs/places.md says.
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "tests/data_folder.hpp"
#include "tests/page/at_page.hpp"
#include "web/table/commands.hpp"

namespace gallery::places_test {
namespace {

using namespace bastide::web;

// Where the rows of the document begin, as scenes of the gallery.
const std::map<std::string, std::string> beginnings = {{"first visit", "start/fresh"},
                                                       {"start", "start/going-on"},
                                                       {"form", "new/default"},
                                                       {"rules", "new/rules"},
                                                       {"table", "table/middle"},
                                                       {"by link", "by-link/invite"},
                                                       {"result", "end/won"},
                                                       {"review", "sheet/two-0"},
                                                       {"lesson", "lesson/first-0"},
                                                       {"puzzle", "puzzle/task"},
                                                       {"analysis", "table/board-variants"},
                                                       {"recording", "scribe/middle"},
                                                       {"boxes", "new/boxes"},
                                                       {"phone", "table/middle"}};

struct Place {
  std::string what, from;
  std::vector<std::string> controls;  // to be pressed, the last one to be there
};

std::string trimmed(const std::string& cell) {
  const std::size_t begin = cell.find_first_not_of(' '), end = cell.find_last_not_of(' ');
  return begin == cell.npos ? std::string() : cell.substr(begin, end - begin + 1);
}

std::vector<Place> places() {
  std::ifstream file(bastide::testing::data_folder() + "/../../docs/places.md");
  std::vector<Place> all;
  for (std::string line; std::getline(file, line);) {
    std::istringstream cells(line);
    std::string none, what, from, controls;
    std::getline(cells, none, '|');
    std::getline(cells, what, '|');
    std::getline(cells, from, '|');
    std::getline(cells, controls, '|');
    if (controls.find('`') == controls.npos) continue;
    Place place{trimmed(what), trimmed(from), {}};
    std::istringstream words(controls);
    for (std::string word; words >> word;)
      place.controls.push_back(word.substr(1, word.size() - 2));
    all.push_back(std::move(place));
  }
  return all;
}

TEST(Places, EverythingIsWhereTheDocumentSays) {
  const std::vector<Place> all = places();
  EXPECT_GT(all.size(), 90u);
  std::set<std::string> names;
  for (const Place& place : all) {
    SCOPED_TRACE(place.what);
    EXPECT_TRUE(names.insert(place.from + ": " + place.what).second) << "named twice";
    const auto scene = beginnings.find(place.from);
    ASSERT_NE(scene, beginnings.end()) << place.from;
    const bool phone = place.from == "phone";
    AtPage page(scene->second, phone ? "sideways" : "desktop");
    bastide::web::platform::place().device.can_fill = phone;
    for (std::size_t i = 0; i + 1 < place.controls.size(); ++i) press(page, place.controls[i]);
    bring(page, place.controls.back());
    const ProbeItem* there = item(page, place.controls.back());
    EXPECT_FALSE(page.missed);
    EXPECT_TRUE(there && there->enabled) << place.controls.back();
  }
}

TEST(Places, TheDocumentHasEveryCommandOfTheTable) {
  std::set<std::string> named;
  for (const Place& place : places())
    for (const std::string& control : place.controls)
      named.insert(control.substr(control.rfind('.') + 1));
  for (const Command& command : commands())
    EXPECT_TRUE(named.count(command.id) != 0 || command.act == nullptr) << command.id;
}

}  // namespace
}  // namespace gallery::places_test

#include "tests/gallery/screens/platform.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/tiles/catalogue.hpp"
#include "tests/data_folder.hpp"
#include "web/worker/protocol.hpp"
#include "web/worker/search_job.hpp"

namespace gallery {
namespace {

using bastide::web::Thinking;
using bastide::web::platform::Letter;
using bastide::web::platform::Place;

// A box.
std::optional<Letter> draw_box(std::string_view, float em) {
  const int side = static_cast<int>(em * 0.7f);
  const auto pixels = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  return Letter{
      side, side, 0, -em * 0.7f, em, false, std::vector<std::uint32_t>(pixels, 0xffffffff)};
}

void work(Place& place, std::string_view question) {
  static const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  Thinking thinking;
  if (question.substr(0, 5) == "judge") {
    if (!place.worker_judges) return;
    thinking.nodes = 60;
  }
  if (question.substr(0, 4) == "rate") thinking.nodes = 60;
  const auto asked = bastide::web::read_question(question);
  if (asked && asked->nodes > 0) thinking.nodes = 20;
  if (place.worker_tells)
    thinking.tell = [](void*, const std::string& so_far) {
      gallery::place().answers.push_back(so_far);
    };
  if (!place.worker_says.empty()) place.answers.push_back(place.worker_says);
  if (!place.worker_answers && !place.worker_tells) return;
  // Scenes are played many times, and their questions have the same answers each time.
  static auto& known = *new std::map<std::pair<std::string, bastide::u32>, std::string>;
  std::string& answer = known[{std::string(question), thinking.nodes}];
  if (answer.empty() || thinking.tell) answer = worker_answer(catalogue, question, thinking);
  if (place.worker_answers) place.answers.push_back(answer);
}

}  // namespace

void begin_place() {
  place() = {};
  place().site_file = bastide::testing::site_file;
  place().letters = draw_box;
  place().work = work;
}

}  // namespace gallery

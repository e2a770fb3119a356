// Reading any link of CarcassonneLab must succeed or fail cleanly, and a game that was read can be
// written as the same link again.
#include "engine/formats/lab.hpp"
#include "engine/record/playback.hpp"
#include "tests/fuzz/target.hpp"

namespace bastide::fuzz {
namespace {

const char* attempt(std::string_view input) {
  static const Catalogue catalogue = builtin_catalogue();
  const Imported read = read_lab_link(catalogue, input);
  if (read.fault && read.fault->code.empty()) return "a link is refused without a reason";
  if (!read.begun) return read.fault ? nullptr : "a link holds no game, without a reason";
  if (!play_record(catalogue, read.record)) return "a game that was read cannot be played";
  const auto link = write_lab_link(catalogue, read.record);
  if (!link) return "a game that was read cannot be written";
  const Imported again = read_lab_link(catalogue, *link);
  // A turn that waits for its figure is written as a tile in hand.
  if (again.fault) return "a link that was written cannot be read";
  return read.fault || again.record == read.record ? nullptr : "a link tells another game";
}

}  // namespace

const Target lab{attempt};

}  // namespace bastide::fuzz

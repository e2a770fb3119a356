// Reading any save of JCloisterZone must succeed or fail cleanly.
#include "engine/formats/jcz.hpp"
#include "engine/record/playback.hpp"
#include "tests/fuzz/target.hpp"

namespace bastide::fuzz {
namespace {

const char* attempt(std::string_view input) {
  static const Catalogue catalogue = builtin_catalogue();
  const Imported read = read_jcz(catalogue, input);
  if (read.fault && read.fault->code.empty()) return "a save is refused without a reason";
  if (!read.begun) return read.fault ? nullptr : "a save holds no game, without a reason";
  if (!play_record(catalogue, read.record)) return "a game that was read cannot be played";
  const auto text = write_jcz(catalogue, read.record);
  if (!text) return text.error().code.empty() ? "nothing says why it is not written" : nullptr;
  const Imported again = read_jcz(catalogue, *text);
  return again.begun ? nullptr : "a save that was written cannot be read";
}

}  // namespace

const Target jcz{attempt};

}  // namespace bastide::fuzz

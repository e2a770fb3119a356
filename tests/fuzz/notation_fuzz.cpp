// Reading any text as a record must succeed or fail cleanly, and what was read can be written and
// read again.
#include "engine/record/notation.hpp"
#include "tests/fuzz/target.hpp"

namespace bastide::fuzz {
namespace {

const char* attempt(std::string_view input) {
  static const Catalogue catalogue = builtin_catalogue();
  const ReadRecord read = read_record(catalogue, input);
  if (read.fault && read.fault->code.empty()) return "a record is refused without a reason";
  if (!read.begun) return nullptr;
  const auto again = parse_record(catalogue, write_record(catalogue, read.parsed.record));
  if (!again) return "a record that was read cannot be read when written";
  if (!(again->record == read.parsed.record))
    return "a record is another one when written and read";
  check_expects(catalogue, read.parsed);
  return nullptr;
}

}  // namespace

const Target notation{attempt};

}  // namespace bastide::fuzz

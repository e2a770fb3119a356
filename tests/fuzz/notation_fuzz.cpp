// Fuzzer: reading any text as a record must end well, and what was read can be written and read
// again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/record/notation.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const bastide::ReadRecord read = bastide::read_record(catalogue, text);
  if (read.fault && read.fault->code.empty()) std::abort();
  if (!read.begun) return 0;
  const auto again =
      bastide::parse_record(catalogue, bastide::write_record(catalogue, read.parsed.record));
  if (!again || !(again->record == read.parsed.record)) std::abort();
  bastide::check_expects(catalogue, read.parsed);
  return 0;
}

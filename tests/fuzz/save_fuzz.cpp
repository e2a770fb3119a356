// Fuzzer: whatever the text, reading a save ends well, and a save that reads can be written and
// read again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/record/save.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto save = bastide::read_save(catalogue, text);
  if (!save) {
    if (save.error().code.empty()) std::abort();
    return 0;
  }
  const auto again =
      bastide::read_save(catalogue, bastide::write_save(catalogue, save->header, save->record));
  if (!again || !(again->header == save->header) || !(again->record == save->record)) std::abort();
  return 0;
}

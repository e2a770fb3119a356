// Fuzzer: reading any text as a save must end well, and a save that reads can be written and read
// again. The first byte chooses whether the text is put into a valid envelope, so that the code
// behind the check is reached.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "engine/record/save.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  if (size == 0) return 0;
  std::string text(reinterpret_cast<const char*>(data + 1), size - 1);
  if (data[0] & 1) text = bastide::wrap_save(text);
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

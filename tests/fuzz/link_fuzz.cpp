// Fuzzer: opening any link must end well, and a game that opens without fault can be shared again.
// The first byte chooses whether the checksums are corrected, so that the code behind them is
// reached.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "engine/record/link.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  if (size == 0) return 0;
  std::string text(reinterpret_cast<const char*>(data + 1), size - 1);
  if (data[0] & 1) text = "#g=" + bastide::with_valid_checksum(text);
  const auto link = bastide::decode_link(catalogue, text);
  if (!link) {
    if (link.error().code.empty()) std::abort();
    return 0;
  }
  const auto again = bastide::encode_link(catalogue, link->record, true);
  if (!again) std::abort();
  const auto same = bastide::decode_link(catalogue, *again);
  if (!same || same->fault) std::abort();
  return 0;
}

// A fuzzer for the target BASTIDE_FUZZ_TARGET.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tests/fuzz/target.hpp"

using bastide::fuzz::BASTIDE_FUZZ_TARGET;

extern "C" {

std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const char* fault = BASTIDE_FUZZ_TARGET.attempt({reinterpret_cast<const char*>(data), size});
  if (!fault) return 0;
  std::fprintf(stderr, "%s\n", fault);
  std::abort();
}

// Leaves the checksum wrong now and then, to test the checks themselves.
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                    unsigned seed) {
  size = LLVMFuzzerMutate(data, size, most);
  if (!BASTIDE_FUZZ_TARGET.mend || seed % 8 == 0) return size;
  const std::string mended = BASTIDE_FUZZ_TARGET.mend({reinterpret_cast<const char*>(data), size});
  if (mended.size() > most) return size;
  std::memcpy(data, mended.data(), mended.size());
  return mended.size();
}

}  // extern "C"

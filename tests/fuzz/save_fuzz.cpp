// Reading any text as a save must succeed or fail cleanly, and a save that can be read can be
// written and read again.
#include "engine/record/save.hpp"

#include "engine/base/tokens.hpp"
#include "tests/fuzz/target.hpp"

namespace bastide::fuzz {
namespace {

const char* attempt(std::string_view input) {
  static const Catalogue catalogue = builtin_catalogue();
  const auto save = read_save(catalogue, input);
  if (!save) return save.error().code.empty() ? "a save is refused without a reason" : nullptr;
  const auto again = read_save(catalogue, write_save(catalogue, save->header, save->record));
  if (!again) return "a save that was read cannot be read when written";
  if (!(again->header == save->header))
    return "the header of a save is another one when written and read";
  if (!(again->record == save->record))
    return "the record of a save is another one when written and read";
  return nullptr;
}

}  // namespace

std::string mend_save(std::string_view text) {
  std::string_view body = text;
  if (take_line(body).rfind("bastide-save", 0) != 0) return std::string(text);
  return wrap_save(body);
}

const Target save{attempt, mend_save};

}  // namespace bastide::fuzz

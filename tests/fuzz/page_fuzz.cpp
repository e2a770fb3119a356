// Fuzzer: reading anything that the page finds in storage, opens or gets from its worker must end
// well. The first byte selects which of these it is.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "web/lessons/lesson.hpp"
#include "web/screens/new_game.hpp"
#include "web/session/table_rules.hpp"
#include "web/settings/settings.hpp"
#include "web/store/store.hpp"
#include "web/worker/protocol.hpp"

namespace {

// A refusal gives a reason.
template <class T>
void read(const bastide::Expected<T>& result) {
  if (!result && result.error().code.empty()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bastide::web;
  static const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  switch (data[0] % 7) {
    case 0: {
      const Settings settings = read_settings(text);
      if (!(read_settings(write_settings(settings)) == settings)) std::abort();
      break;
    }
    case 1: {
      const NewGameForm form = read_form(text);
      if (form.players.size() < 2 || form.players.size() > bastide::max_players) std::abort();
      const std::string written = write_form(form);
      if (write_form(read_form(written)) != written) std::abort();
      break;
    }
    case 2: {
      TableRules table_rules;
      read_table_rules(text, table_rules);
      read_clock(text, table_rules.clock);
      break;
    }
    case 3:
      read(read_lesson(catalogue, text));
      break;
    case 4:
      read(read_game_file(catalogue, text));
      break;
    case 5:
      read(read_question(text));
      break;
    default:
      read(read_answer(text));
  }
  return 0;
}

// The save: a record in an envelope that shows whether it is intact (docs/save.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/record/comments.hpp"
#include "engine/record/notation.hpp"

namespace bastide {

inline constexpr std::size_t max_save_size = max_record_size + (1 << 18);  // bytes
inline constexpr std::size_t max_variations_size = 1 << 17;                // bytes
inline constexpr std::size_t max_notes = 32;

// What a list of saved games shows without playing them.
struct SaveHeader {
  std::string name;  // of the game, as valid_name; may be empty
  u64 time = 0;      // seconds since 1970, supplied by the caller
  std::vector<std::pair<std::string, std::string>> notes;  // "scores" -> "12 30"; keys as valid_id
  std::string comments = {};                               // read_comments
  std::string variations = {};  // of an analysis board (docs/save.md): printable, without quotes
  friend bool operator==(const SaveHeader&, const SaveHeader&) = default;
};

struct Save {
  SaveHeader header;
  Record record;
  std::optional<Error> fault;  // why the record could not be read to its end (read_record)
  std::string line;            // of the record, where the fault is
};

// Omits notes that are invalid or too many.
std::string write_save(const Catalogue& catalogue, const SaveHeader& header, const Record& record);

// A header alone, in the same envelope: read_save_header reads it, read_save does not.
std::string write_save_header(const SaveHeader& header);

// The same save under another name, with its record unchanged byte for byte. Codes "save.*".
Expected<std::string> rename_save(std::string_view text, std::string_view name);

// The envelope's first line and then the body: header lines, "record" and the notation. For tests.
std::string wrap_save(std::string_view body);

// Codes "save.*". Verifies the checksum but does not play the game.
Expected<SaveHeader> read_save_header(std::string_view text);

// Codes "save.*". An intact save whose record today's rules refuse is returned with a fault.
Expected<Save> read_save(const Catalogue& catalogue, std::string_view text);

}  // namespace bastide

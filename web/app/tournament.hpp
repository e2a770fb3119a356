// The tournament that is kept on this device: one at a time.
#pragma once

#include <string_view>

namespace bastide::web {

struct App;
struct Tournament;

inline constexpr std::string_view tournament_key = "tournament";  // of the storage

// Reads what is kept, once in a visit. What cannot be read stays until the organiser begins anew.
void load_tournament(App& app);
// Reads it again: another tab has written it.
void reload_tournament(App& app);
// Keeps a tournament; null: a new one.
void keep_tournament(App& app, const Tournament* tournament);
// Opens a file in place of the one that is kept, after asking if that would be lost; or says what
// is wrong with it.
void open_tournament(App& app, std::string_view text);
// Saves it as a file, or its standings and results as a table.
void export_tournament(App& app, bool table);

}  // namespace bastide::web

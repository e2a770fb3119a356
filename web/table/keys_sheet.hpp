// The list of keys: what every key of the table does.
#pragma once

namespace bastide::web {

struct Settings;
struct Table;
struct Texts;
struct Ui;

void draw_keys_sheet(Ui& ui, const Texts& texts, const Settings& settings, Table& table);

}  // namespace bastide::web

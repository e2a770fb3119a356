// The view state of a game: the camera, open panels, how far the replay has gone. Kept beside the
// save, so that looking around does not write a new one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/drawing/camera.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

struct Table;
struct TableInput;
struct Ui;

struct ViewState {
  std::optional<View> view;  // to be restored when the table is first laid out
  std::string kept;          // as it was last written
  double clock_kept = 0;     // when the clock was, on the app's clock
};

// Restores the view state of the open game.
void resume_table(Session& session, Table& table);

// Stores it if something has changed; to be called at rest.
void keep_table(Ui& ui, const Session& session, Table& table, const TableInput& input);

}  // namespace bastide::web

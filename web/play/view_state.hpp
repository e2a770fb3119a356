// The view state of a game: the camera, open panels, the position of the replay. Stored separately
// from the save, so that looking around does not rewrite it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/rules/action.hpp"
#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Play;
struct Session;
struct Settings;
struct Texts;
struct Ui;

struct ViewState {
  std::optional<View> view;  // restored when the table is first laid out
  // The tile that was being tried, and the figure chosen for it among what could be chosen (-1:
  // none); restored in the first frame.
  std::optional<Action> laid;
  long chosen = -1;
  std::string kept;       // the text last stored
  double clock_kept = 0;  // when the chess clock was stored, on the app's clock
};

// Restores the view state of the open game: the one stored, or this one.
void resume_table(Session& session, Play& play);
void read_view_state(std::string_view text, Session& session, Play& play);

// Lays the tile again as it was before the page was reloaded.
void lay_again(const Texts& texts, const Settings& settings, const Session& session, Play& play);

// Stores it if something has changed; call at rest.
void keep_table(Ui& ui, const Session& session, Play& play, bool may_store);

}  // namespace bastide::web

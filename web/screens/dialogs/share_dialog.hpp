// One place from which everything is shared: a picture of it, the ways, and folded, how.
#pragma once

namespace bastide::web {

namespace dialog {
struct Share;
}  // namespace dialog
struct ScreenView;
struct Session;

// Whether it stays open.
bool share_dialog(ScreenView& view, const Session& session, dialog::Share& share);

}  // namespace bastide::web

// The hand of a game that is written down, where chance has to be entered: the tiles that fit the
// chosen place, or what else can come; and what does not fit any more after a correction.
#pragma once

#include <string>

namespace bastide::web {

struct Flow;
struct Play;
struct Session;
struct TableView;
struct Texts;

std::string naming_question(const Texts& texts, const Session& session, const Play& play);
void lay_naming(Flow& flow, const TableView& view);

}  // namespace bastide::web

// The clipboard, and what the system shares with other programs.
#pragma once

#include <cstdint>
#include <string_view>

namespace bastide::web::platform {

void copy_text(std::string_view text);
// Copies details for a bug report: version, browser, graphics, the last error; nothing about any
// game.
void copy_diagnostics();
// `url` may be empty. If the system refuses, the text is copied to the clipboard instead. The
// picture, of width * height pixels as in texture_create, goes along where the system takes
// pictures; null: none.
struct SharedPicture {
  int width = 0, height = 0;
  const std::uint32_t* rgba = nullptr;
};
void share(std::string_view title, std::string_view text, std::string_view url,
           const SharedPicture& picture);

enum class Answer { waiting, yes, no, cancelled, shared };
Answer copy_answer();  // of the last copy_text, copy_diagnostics or share

}  // namespace bastide::web::platform

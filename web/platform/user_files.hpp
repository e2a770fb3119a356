// Files that the user keeps or brings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::web::platform {

// A text, or the bytes of a picture if its name ends in ".png".
void save_file(std::string_view name, std::string_view bytes);
// As PNG; pixels as in texture_create. False: the browser would write other pixels, so it has not.
bool save_picture(std::string_view name, int width, int height, const std::uint32_t* rgba);

// A text file of at most 16 MiB, or a text, that the user has chosen, dropped on the page, shared
// with it or opened it with.
struct OpenedFile {
  std::string name, text;
  bool too_large = false;
  bool is_link = false;  // no file: a text that should contain a link
};
void open_file();  // lets the user choose one
std::optional<OpenedFile> opened_file();

}  // namespace bastide::web::platform

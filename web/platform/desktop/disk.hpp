// Files of the desktop's back end.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::web::disk {

// Where everything is that is kept.
std::filesystem::path data_folder();
// Keys become file names: letters, digits, '.' and '-' are kept, the rest is written as %XX.
std::string file_name(std::string_view key);

std::optional<std::string> read_file(const std::filesystem::path& path);
// Writes atomically: all or nothing, even if the machine stops.
bool write_file(const std::filesystem::path& path, std::string_view text);

}  // namespace bastide::web::disk

// The faces of the computer players: head and shoulders in a round picture.
#pragma once

#include <cstdint>
#include <string_view>

#include "web/art/image.hpp"

namespace bastide::art {

enum class Mood : std::uint8_t { calm, pleased, worried, beaten };
inline constexpr int mood_count = 4;

inline constexpr int face_count = 8;
// The place of a computer player among the faces, by its id ("miller"); -1: it has none.
int face_of(std::string_view computer);
std::string_view face_name(int face);  // that id

// Where the round picture lies in the square one: hats rise above it, the rest is transparent.
inline constexpr float face_middle_x = 0.5f, face_middle_y = 0.535f, face_radius = 0.435f;

Image paint_face(int face, Mood mood, int size);

}  // namespace bastide::art

#include "web/ui/face_data.hpp"

namespace bastide::web {
namespace {

struct Reader {
  std::string_view rest;

  int byte() {
    const int value = static_cast<unsigned char>(rest.front());
    rest.remove_prefix(1);
    return value;
  }
  int number() {
    int value = byte();
    if (value >= 224) {
      value = (value - 224) << 8;
      value += byte();
    }
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }
  std::size_t size() {
    std::size_t value = 0;
    for (int i = 0; i < 4; ++i) value = value << 8 | static_cast<std::size_t>(byte());
    return value;
  }
  std::string_view text(std::size_t size) {
    const std::string_view taken = rest.substr(0, size);
    rest.remove_prefix(size);
    return taken;
  }
};

void put(std::string& out, int value) {
  out += static_cast<char>(value >> 8);
  out += static_cast<char>(value);
}

// In the format of a TrueType file: the number of contours and the bounding box, the last point of
// each contour, no hints; for all points whether they are on the outline, then the deltas in x,
// then those in y.
void put_outlines(std::string& out, Reader& reader, int contours) {
  std::string ends, on, steps[2];
  int points = 0, least[2] = {9999, 9999}, most[2] = {-9999, -9999}, at[2] = {};
  for (int i = 0; i < contours; ++i) put(ends, (points += reader.byte()) - 1);
  for (int i = 0; i < points; ++i) {
    for (int axis = 0; axis < 2; ++axis) {
      int step = reader.number();
      if (axis == 0) {
        on += static_cast<char>(step & 1);
        step >>= 1;
      }
      put(steps[axis], step);
      at[axis] += step;
      if (at[axis] < least[axis]) least[axis] = at[axis];
      if (at[axis] > most[axis]) most[axis] = at[axis];
    }
  }
  put(out, contours);
  for (const int* corner : {least, most})
    for (int axis = 0; axis < 2; ++axis) put(out, corner[axis]);
  out += ends;
  put(out, 0);
  out += on + steps[0] + steps[1];
}

}  // namespace

std::string unpacked_face(std::string_view packed) {
  Reader reader{packed};
  const std::size_t head = reader.size();
  std::string file(reader.text(head)), outlines;
  const auto put_offset = [&] {
    const int offset = static_cast<int>(outlines.size());
    put(file, offset >> 16);
    put(file, offset);
  };
  put_offset();
  while (!reader.rest.empty()) {
    const int contours = reader.byte();
    if (contours == 255)
      outlines += reader.text(static_cast<std::size_t>(reader.byte()));
    else if (contours > 0)
      put_outlines(outlines, reader, contours);
    put_offset();
  }
  return file + outlines;
}

}  // namespace bastide::web

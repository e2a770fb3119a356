// The painters' side of the module, called by painter.js: the number of a picture in, its pixels
// out.
#include <emscripten.h>

#include "engine/tiles/catalogue.hpp"
#include "web/drawing/painting.hpp"

extern "C" void bastide_js_painter_tell(double number, const std::uint32_t* rgba, int pixels);

extern "C" EMSCRIPTEN_KEEPALIVE void painter_take(double number) {
  static const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  static bastide::web::SegmentMaps maps;
  const bastide::art::Image image =
      bastide::web::paint_numbered(catalogue, static_cast<std::uint64_t>(number), maps);
  bastide_js_painter_tell(number, image.rgba.data(), static_cast<int>(image.rgba.size()));
}

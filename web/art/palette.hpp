// The palette: one set of pigments for everything.
#pragma once

#include "web/art/canvas.hpp"

namespace bastide::art::palette {

inline constexpr Rgb ink = rgb(0x3b2c22);
inline constexpr Rgb shadow = rgb(0x4a4668);  // as a glaze: shadows are slightly blue

inline constexpr Rgb grass = rgb(0xabbc68);
inline constexpr Rgb grass_warm = rgb(0xcfca7e);
inline constexpr Rgb grass_deep = rgb(0x84a257);
inline constexpr Rgb leaf = rgb(0x5f8a3f);
inline constexpr Rgb leaf_light = rgb(0x95b457);
inline constexpr Rgb leaf_dark = rgb(0x3c6234);

inline constexpr Rgb wheat = rgb(0xe0c566);
inline constexpr Rgb barley = rgb(0xcfc27c);
inline constexpr Rgb plough = rgb(0xb48f62);
inline constexpr Rgb cabbage = rgb(0x86ab5c);

inline constexpr Rgb road = rgb(0xf0e4c6);
inline constexpr Rgb road_edge = rgb(0xb79a68);
inline constexpr Rgb rut = rgb(0xd3bd92);
inline constexpr Rgb cobble = rgb(0xd2cec6);
inline constexpr Rgb cobble_dark = rgb(0x8b8784);

inline constexpr Rgb stone = rgb(0xeee5d2);
inline constexpr Rgb stone_mid = rgb(0xcdbfa3);
inline constexpr Rgb stone_dark = rgb(0x93866f);

inline constexpr Rgb earth = rgb(0xdcb88a);
inline constexpr Rgb earth_dark = rgb(0xb98a60);
inline constexpr Rgb paving = rgb(0xefdcb6);

inline constexpr Rgb plaster = rgb(0xf7eedb);
inline constexpr Rgb slate = rgb(0x62788f);
inline constexpr Rgb church_roof = rgb(0xc2402f);
inline constexpr Rgb roofs[] = {rgb(0xcf5a3c), rgb(0xdd7244), rgb(0xc04a35), rgb(0xe8924f),
                                rgb(0xb4483a), rgb(0xd9805a), rgb(0xeaaa62), rgb(0xb0674a)};
inline constexpr int roof_count = 8;

inline constexpr Rgb water = rgb(0x6fa9bf);
inline constexpr Rgb water_light = rgb(0xa9d0d6);
inline constexpr Rgb water_deep = rgb(0x3f7d9c);
inline constexpr Rgb bank = rgb(0xd9c894);

inline constexpr Rgb azure = rgb(0x2c5d9b);
inline constexpr Rgb gilt = rgb(0xf2c443);

}  // namespace bastide::art::palette

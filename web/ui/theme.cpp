#include "web/ui/theme.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "web/art/art.hpp"
#include "web/ui/face_data.hpp"

// The fonts, subset to the characters in use, packed and embedded as source text by the build.
// Their figures are lining and tabular, so that scores align.
namespace bastide::embedded {
extern const std::string_view font_text;   // drawn for small sizes
extern const std::string_view font_title;  // drawn for large ones
}  // namespace bastide::embedded

namespace bastide::web {
namespace {

struct FaceInfo {
  bool large;
  float size;  // design pixels
  float size_narrow;
};
constexpr FaceInfo face_infos[face_count] = {
    {false, 19, 18},     // text
    {false, 16, 15.5f},  // small
    {false, 20, 19},     // strong
    {true, 25, 23},      // heading
    {true, 36, 31},      // title
    {true, 74, 56},      // display
};

// Other letters are only needed for names, and rasterising them would take longer than the rest of
// the first frame.
constexpr ImWchar own_letters[] = {
    0x20,   0x7e,   0xa0,   0xa0,   0xb7,   0xb7,   0xc1,   0xc1,   0xc9,   0xc9,   0xcd,  0xcd,
    0xd3,   0xd3,   0xd7,   0xd7,   0xda,   0xda,   0xdd,   0xdd,   0xe1,   0xe1,   0xe9,  0xe9,
    0xed,   0xed,   0xf3,   0xf3,   0xfa,   0xfa,   0xfc,   0xfd,   0x10c,  0x10f,  0x11a, 0x11b,
    0x147,  0x148,  0x158,  0x159,  0x160,  0x161,  0x164,  0x165,  0x16e,  0x16f,  0x17d, 0x17e,
    0x2013, 0x2014, 0x2018, 0x201e, 0x2026, 0x2026, 0x2190, 0x2193, 0x2212, 0x2212, 0};
constexpr ImWchar every_letter[] = {0x20,   0x7e,   0xa0,   0x17f,  0x2010, 0x2026, 0x2030, 0x2030,
                                    0x20ac, 0x20ac, 0x2190, 0x2193, 0x2212, 0x2212, 0};
// The "display" size is only for the game's name: large letters take time and room in the atlas.
constexpr ImWchar name_letters[] = {'A', 'Z', 'a', 'z', 0};

std::string_view text_face() {
  static const std::string file = unpacked_face(embedded::font_text);
  return file;
}

std::string_view title_face() {
  static const std::string file = unpacked_face(embedded::font_title);
  return file;
}

ImFont* add_face(ImFontAtlas& atlas, std::string_view data, float size, const ImWchar* range,
                 float strength, float density, bool merge) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.MergeMode = merge;
  config.OversampleH = density < 2 ? 2 : 1;
  config.OversampleV = 1;
  config.PixelSnapH = false;
  config.RasterizerMultiply = strength;
  return atlas.AddFontFromMemoryTTF(const_cast<char*>(data.data()), static_cast<int>(data.size()),
                                    size, &config, range);
}

void build_faces(Theme& theme) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.TexGlyphPadding = 1;
  const ImWchar* letters = theme.every_letter ? every_letter : own_letters;
  for (int i = 0; i < face_count; ++i) {
    const FaceInfo& info = face_infos[i];
    const float size =
        std::round((theme.narrow ? info.size_narrow : info.size) * theme.unit * theme.density);
    const bool display = i == static_cast<int>(Face::display);
    theme.faces[i] =
        add_face(atlas, info.large ? title_face() : text_face(), size,
                 display ? name_letters : letters, info.large ? 1.0f : 1.15f, theme.density, false);
    if (!info.large) add_face(atlas, title_face(), size, letters, 1.15f, theme.density, true);
  }
  atlas.Build();
  for (ImFont* font : theme.faces) {
    // The fonts draw the non-breaking space too narrow.
    const float space = font->GetCharAdvance(' ');
    if (auto* hard = const_cast<ImFontGlyph*>(font->FindGlyphNoFallback(0xa0)))
      hard->AdvanceX = font->IndexAdvanceX[0xa0] = space;
  }
  atlas.UserData = nullptr;  // no letters are missing yet
  ImGui::GetIO().FontDefault = theme.faces[0];
  ImGui::GetIO().FontGlobalScale = 1 / theme.density;
}

ImVec4 vec(ImU32 colour) { return ImGui::ColorConvertU32ToFloat4(colour); }

void set_style(const Theme& theme) {
  ImGuiStyle style;
  const float u = theme.unit;
  style.WindowPadding = {14 * u, 12 * u};
  style.FramePadding = {12 * u, 10 * u};
  style.ItemSpacing = {10 * u, 8 * u};
  style.ItemInnerSpacing = {8 * u, 6 * u};
  style.ScrollbarSize = 8 * u;
  style.ScrollbarRounding = 4 * u;
  style.GrabMinSize = 28 * u;
  style.GrabRounding = 14 * u;
  style.FrameRounding = 7 * u;
  style.WindowRounding = 10 * u;
  style.ChildRounding = 10 * u;
  style.PopupRounding = 10 * u;
  style.WindowBorderSize = 0;
  style.ChildBorderSize = 0;
  style.PopupBorderSize = 0;
  style.FrameBorderSize = 1;
  style.DisplaySafeAreaPadding = {0, 0};
  style.DisabledAlpha = 0.55f;
  ImVec4* c = style.Colors;
  c[ImGuiCol_Text] = vec(colour::ink);
  c[ImGuiCol_TextDisabled] = vec(colour::ink_faint);
  c[ImGuiCol_WindowBg] = vec(colour::paper);
  c[ImGuiCol_ChildBg] = ImVec4(0, 0, 0, 0);
  c[ImGuiCol_PopupBg] = vec(colour::paper_high);
  c[ImGuiCol_Border] = vec(colour::rule);
  c[ImGuiCol_FrameBg] = vec(colour::paper_high);
  c[ImGuiCol_FrameBgHovered] = vec(mix(colour::paper_high, colour::paper_low, 0.4f));
  c[ImGuiCol_FrameBgActive] = vec(colour::paper_high);
  c[ImGuiCol_ScrollbarBg] = ImVec4(0, 0, 0, 0);
  c[ImGuiCol_ScrollbarGrab] = vec(faded(colour::ink_soft, 0.35f));
  c[ImGuiCol_ScrollbarGrabHovered] = vec(faded(colour::ink_soft, 0.55f));
  c[ImGuiCol_ScrollbarGrabActive] = vec(faded(colour::ink_soft, 0.75f));
  c[ImGuiCol_SliderGrab] = c[ImGuiCol_SliderGrabActive] = vec(colour::accent);
  c[ImGuiCol_Header] = vec(colour::paper_low);
  c[ImGuiCol_HeaderHovered] = vec(colour::paper_low);
  c[ImGuiCol_HeaderActive] = vec(colour::paper_low);
  c[ImGuiCol_Separator] = vec(colour::rule);
  c[ImGuiCol_TextSelectedBg] = vec(faded(colour::focus, 0.3f));
  c[ImGuiCol_NavHighlight] = vec(colour::focus);
  c[ImGuiCol_ModalWindowDimBg] = vec(colour::shade);
  ImGui::GetStyle() = style;
}

ImU32 from_rgb(std::uint32_t rgb) {
  return IM_COL32(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff, 0xff);
}

}  // namespace

bool theme_prepare(Theme& theme) {
  ImGuiIO& io = ImGui::GetIO();
  const float width = std::max(io.DisplaySize.x, 1.0f), height = std::max(io.DisplaySize.y, 1.0f);
  const float density = std::clamp(io.DisplayFramebufferScale.x, 0.5f, 4.0f);
  // Steps of 5 %, so that dragging a window's edge does not rebuild the font atlas at every pixel.
  const float wanted = std::clamp(std::min(width, height * 1.5f) / 1280, 1.0f, 1.7f);
  const float unit = std::round(wanted * 20) / 20;
  const bool narrow = width < 620 * unit;
  const bool fresh = theme.faces[0] == nullptr || unit != theme.unit || density != theme.density ||
                     narrow != theme.narrow;
  const bool lacking = !theme.every_letter && io.Fonts->UserData != nullptr;
  theme.unit = unit;
  theme.density = density;
  theme.narrow = narrow;
  theme.low = height < 480 * unit;
  theme.control = std::max(44.0f, 42 * unit);
  if (io.MouseSource == ImGuiMouseSource_TouchScreen)
    theme.touch = true;
  else if (io.MouseDelta.x != 0 || io.MouseDelta.y != 0)
    theme.touch = false;
  if (!fresh && !lacking) return false;
  theme.every_letter |= lacking;
  build_faces(theme);
  set_style(theme);
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.ConfigWindowsMoveFromTitleBarOnly = true;
  io.IniFilename = nullptr;
  return true;
}

ImU32 mix(ImU32 a, ImU32 b, float amount) {
  ImU32 out = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const float from = static_cast<float>(a >> shift & 0xff);
    const float to = static_cast<float>(b >> shift & 0xff);
    out |= static_cast<ImU32>(from + (to - from) * amount + 0.5f) << shift;
  }
  return out;
}

ImU32 faded(ImU32 colour, float alpha) {
  const float a = static_cast<float>(colour >> IM_COL32_A_SHIFT & 0xff) * alpha;
  return (colour & ~IM_COL32_A_MASK) | static_cast<ImU32>(a + 0.5f) << IM_COL32_A_SHIFT;
}

ImU32 player_colour(int colour) { return from_rgb(art::player_colour(colour).base); }
ImU32 player_ink(int colour) { return from_rgb(art::player_colour(colour).ink); }

}  // namespace bastide::web

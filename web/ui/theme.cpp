#include "web/ui/theme.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "web/platform/letters.hpp"
#include "web/platform/site_files.hpp"

namespace bastide::web {
namespace {

struct FaceInfo {
  bool large;
  float size;  // design pixels
  float size_narrow;
  float growth;  // with the text size: what is large already grows less
};
constexpr FaceInfo face_infos[face_count] = {
    {false, 19, 18, 1},     // text
    {false, 16, 15.5f, 1},  // small
    {false, 20, 19, 1},     // strong
    {true, 25, 23, 0.7f},   // heading
    {true, 36, 31, 0.4f},   // title
    {true, 74, 56, 0},      // display
};

// Prepared by tools/make-font.py: their figures are lining, so that scores align. They are files of
// the site that arrive before the first picture.
std::shared_ptr<const FontFiles> font_files() {
  auto files = std::make_shared<FontFiles>();
  const auto take = [](std::string_view name, std::string& bytes) {
    platform::request_file(name);
    platform::poll_file(name, bytes);
  };
  take("EBGaramond08-Regular.ttf", files->text);
  take("EBGaramond12-Regular.ttf", files->title);
  return files;
}

constexpr std::string_view more_file = "EBGaramond12-more.ttf";

void want_more(Theme& theme) {
  if (!theme.files->more.empty()) return;
  platform::request_file(more_file);
  theme.more_coming = true;
}

// Whether the other letters have just arrived.
bool take_more(Theme& theme) {
  if (!theme.more_coming) return false;
  std::string bytes;
  const platform::Arrival arrival = platform::poll_file(more_file, bytes);
  theme.more_coming = arrival == platform::Arrival::waiting;
  if (arrival != platform::Arrival::arrived) return false;
  auto files = std::make_shared<FontFiles>(*theme.files);
  files->more = std::move(bytes);
  theme.files = std::move(files);
  theme.foreign.clear();  // they may be among them
  return true;
}

constexpr ImWchar alphabet[] = {0x20, 0x7e, 0xa0, 0xa0, 0};
// The "display" size is only for the game's name: large letters take time and room in the atlas.
constexpr ImWchar name_letters[] = {'A', 'Z', 'a', 'z', 0};
constexpr int display = static_cast<int>(Face::display);

// Of the fonts: how much of the height of a line is above the baseline.
constexpr float ascent = 0.72f;

// The height of a line in device pixels, which with these fonts is an em.
float line_height(const Theme& theme, int f) {
  const FaceInfo& info = face_infos[f];
  const float design = theme.narrow ? info.size_narrow : info.size;
  const float grown = 1 + (theme.text - 1) * info.growth;
  return std::round(design * grown * theme.unit * theme.density);
}

ImFont* add_face(ImFontAtlas& atlas, std::string_view data, float size, ImFontConfig config) {
  config.FontDataOwnedByAtlas = false;
  config.OversampleV = 1;
  config.PixelSnapH = false;
  return atlas.AddFontFromMemoryTTF(const_cast<char*>(data.data()), static_cast<int>(data.size()),
                                    size, &config);
}

}  // namespace

// By text and size in device pixels; nothing: the platform cannot draw it.
struct DrawnLetters {
  std::map<std::pair<std::string, int>, std::optional<platform::Letter>> all;
};

namespace {

const std::optional<platform::Letter>& drawn_letters(Theme& theme, const std::string& text,
                                                     float line) {
  if (!theme.drawn) theme.drawn = std::make_shared<DrawnLetters>();
  const auto [known, fresh] = theme.drawn->all.try_emplace({text, static_cast<int>(line)});
  if (fresh) known->second = platform::draw_letters(text, line);
  return known->second;
}

// Whole names stand in the atlas as letters of private use.
constexpr ImWchar first_run = 0xe000, last_of_private_use = 0xf8ff;
constexpr std::size_t most_runs = 400, longest_run = 24;  // names have no more letters
// From here on scripts join letters, are written from right to left or have very many letters.
constexpr ImWchar first_joined = 0x590;

bool is_private(unsigned code) { return code >= first_run && code <= last_of_private_use; }

std::string utf8(ImWchar code) {
  char bytes[5] = {};
  return ImTextCharToUtf8(bytes, code);
}

// A letter of one face that the platform has drawn, and its place in the atlas.
struct Foreign {
  platform::Letter letter;
  ImFont* font;
  ImWchar code;
  int place;
};

std::vector<Foreign> reserve_foreign(Theme& theme, ImFontAtlas& atlas) {
  std::vector<Foreign> drawn;
  const auto reserve = [&](const std::string& text, ImWchar code, unsigned faces) {
    for (int i = 0; i < display; ++i) {
      if (!(faces >> i & 1)) continue;
      const float line = line_height(theme, i);
      const std::optional<platform::Letter>& letter = drawn_letters(theme, text, line);
      if (!letter) continue;
      const ImVec2 corner(letter->left, std::round(ascent * line) + letter->top);
      const int place = atlas.AddCustomRectFontGlyph(theme.faces[i], code, letter->width,
                                                     letter->height, letter->advance, corner);
      drawn.push_back({*letter, theme.faces[i], code, place});
    }
  };
  for (const ImWchar code : theme.foreign)
    if (const auto known = theme.loose.find(code); known != theme.loose.end())
      reserve(utf8(code), code, known->second);
  for (std::size_t n = 0; n < theme.runs.size(); ++n)
    reserve(theme.runs[n].first, static_cast<ImWchar>(first_run + n), theme.runs[n].second);
  return drawn;
}

void copy_foreign(const std::vector<Foreign>& drawn, ImFontAtlas& atlas) {
  if (drawn.empty()) return;
  unsigned char* bytes = nullptr;
  int width = 0;
  atlas.GetTexDataAsRGBA32(&bytes, &width, nullptr);
  for (const Foreign& f : drawn) {
    const ImFontAtlasCustomRect& place = *atlas.GetCustomRectByIndex(f.place);
    for (int y = 0; y < f.letter.height; ++y)
      std::copy_n(f.letter.rgba.data() + y * f.letter.width, f.letter.width,
                  reinterpret_cast<std::uint32_t*>(bytes) + (place.Y + y) * width + place.X);
    if (const auto* glyph = f.font->FindGlyphNoFallback(f.code))
      const_cast<ImFontGlyph*>(glyph)->Colored = f.letter.coloured;
  }
}

void build_atlas(Theme& theme, const ImVector<ImWchar>& letters) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
  atlas.TexGlyphPadding = 1;
  for (int i = 0; i < face_count; ++i) {
    const bool large = face_infos[i].large;
    // The small face's Cyrillic letters are thinner than its figures and signs.
    const std::string_view own = large || theme.cyrillic ? theme.files->title : theme.files->text;
    const std::string_view other = large || theme.cyrillic ? theme.files->text : theme.files->title;
    ImFontConfig config;
    config.OversampleH = theme.density < 2 ? 2 : 1;
    config.RasterizerMultiply = large ? 1.0f : 1.15f;
    config.GlyphRanges = i == display ? name_letters : letters.Data;
    theme.faces[i] = add_face(atlas, own, line_height(theme, i), config);
    config.MergeMode = true;
    add_face(atlas, other, line_height(theme, i), config);
    if (!theme.files->more.empty())
      add_face(atlas, theme.files->more, line_height(theme, i), config);
  }
  const std::vector<Foreign> drawn = reserve_foreign(theme, atlas);
  atlas.Build();
  copy_foreign(drawn, atlas);
  for (ImFont* font : theme.faces) {
    // The fonts draw the non-breaking space too narrow.
    const float space = font->GetCharAdvance(' ');
    if (auto* hard = const_cast<ImFontGlyph*>(font->FindGlyphNoFallback(0xa0)))
      hard->AdvanceX = font->IndexAdvanceX[0xa0] = space;
  }
}

bool is_foreign(const Theme& theme, ImWchar code) {
  return std::binary_search(theme.foreign.begin(), theme.foreign.end(), code);
}

// The letters wanted that the fonts lack, and that are not known to.
std::vector<ImWchar> lacking(const Theme& theme, const ImVector<ImWchar>& letters) {
  std::vector<ImWchar> result;
  for (const ImWchar* range = letters.Data; range[0]; range += 2)
    for (ImWchar code = range[0]; code <= range[1]; ++code)
      if (!face(theme, Face::text)->FindGlyphNoFallback(code) && !is_foreign(theme, code))
        result.push_back(code);
  return result;
}

void build_faces(Theme& theme) {
  if (!theme.files) theme.files = font_files();
  theme.letters.AddRanges(alphabet);
  ImVector<ImWchar> letters;
  theme.letters.BuildRanges(&letters);
  build_atlas(theme, letters);
  std::vector<ImWchar> foreign = lacking(theme, letters);
  if (!foreign.empty()) want_more(theme);
  if (take_more(theme)) {
    build_atlas(theme, letters);
    foreign = lacking(theme, letters);
  }
  if (!foreign.empty()) {
    theme.foreign.insert(theme.foreign.end(), foreign.begin(), foreign.end());
    std::sort(theme.foreign.begin(), theme.foreign.end());
    if (!theme.loose.empty() || !theme.runs.empty()) build_atlas(theme, letters);
  }
  theme.more_letters = false;
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
  style.FrameBorderSize = palette().outline;
  style.DisplaySafeAreaPadding = {0, 0};
  style.DisabledAlpha = 0.55f;
  ImVec4* c = style.Colors;
  c[ImGuiCol_Text] = vec(colour::ink);
  c[ImGuiCol_TextDisabled] = vec(colour::ink_soft);  // a default name is to be read
  c[ImGuiCol_WindowBg] = vec(colour::paper);
  c[ImGuiCol_ChildBg] = ImVec4(0, 0, 0, 0);
  c[ImGuiCol_PopupBg] = vec(colour::paper_high);
  c[ImGuiCol_Border] = vec(colour::control_edge);
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

}  // namespace

bool theme_prepare(Theme& theme) {
  ImGuiIO& io = ImGui::GetIO();
  const float width = std::max(io.DisplaySize.x, 1.0f), height = std::max(io.DisplaySize.y, 1.0f);
  const float density = std::clamp(io.DisplayFramebufferScale.x, 0.5f, 4.0f);
  // Steps of 5 %, so that dragging a window's edge does not rebuild the font atlas at every pixel.
  const float wanted = std::clamp(std::min(width, height * 1.5f) / 1280, 1.0f, 1.7f);
  const float unit = std::round(wanted * 20) / 20;
  const float grown = unit * theme.text;
  const bool narrow = width < 620 * grown;
  const bool fresh = theme.faces[0] == nullptr || unit != theme.unit || density != theme.density ||
                     narrow != theme.narrow || theme.text != theme.text_built;
  theme.unit = unit;
  theme.density = density;
  theme.narrow = narrow;
  theme.low = height < 480 * grown;
  theme.text_built = theme.text;
  theme.control = std::max({44.0f, 42 * unit, 12 * unit + 20 * grown});
  if (io.MouseSource == ImGuiMouseSource_TouchScreen)
    theme.touch = true;
  else if (io.MouseDelta.x != 0 || io.MouseDelta.y != 0)
    theme.touch = false;
  use_look(theme.look);
  const bool restyled = theme.look != theme.look_set;
  theme.look_set = theme.look;
  if (!take_more(theme) && !fresh && !theme.more_letters) {
    if (restyled) set_style(theme);
    return false;
  }
  build_faces(theme);
  set_style(theme);
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.ConfigWindowsMoveFromTitleBarOnly = true;
  io.IniFilename = nullptr;
  return true;
}

void need_letters(const Theme& theme, std::string_view text) {
  const char* const end = text.data() + text.size();
  for (const char* at = text.data(); at < end;) {
    unsigned code = static_cast<unsigned char>(*at);
    at += code < 0x80 ? 1 : ImTextCharFromUtf8(&code, at, end);
    if (code < 0x80 || is_private(code) || theme.letters.GetBit(code)) continue;
    theme.letters.SetBit(code);
    theme.more_letters = true;
  }
}

namespace {

// The letters from `at` on of which the fonts have none, with single gaps between them; empty: the
// first is not one of them.
std::string_view foreign_run(const Theme& theme, const char* at, const char* end) {
  const char *const begin = at, *stop = at;
  bool joined = false;
  for (bool gap = false; at < end;) {
    unsigned code = 0;
    at += ImTextCharFromUtf8(&code, at, end);
    if (is_foreign(theme, code)) {
      stop = at;
      gap = false;
      joined |= code >= first_joined;
    } else if (stop == begin || gap || (code != ' ' && code != '-')) {
      break;
    } else {
      gap = true;
    }
  }
  return joined || stop == begin ? std::string_view(begin, static_cast<std::size_t>(stop - begin))
                                 : std::string_view{};
}

std::size_t letters_in(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

// How a run is written: as the one letter for it, or, until the atlas has that, as it is; `loose`:
// by its letters, as it is too long or must be cut.
struct Written {
  std::string text;
  bool loose = false;
};
Written written(const Theme& theme, Face f, std::string_view run, float room) {
  const std::string as_it_is(run);
  const auto known = std::find_if(theme.runs.begin(), theme.runs.end(),
                                  [&](const auto& one) { return one.first == run; });
  const auto n = static_cast<std::size_t>(known - theme.runs.begin());
  const unsigned bit = 1u << static_cast<int>(f);
  if (known == theme.runs.end()) {
    if (theme.runs.size() == most_runs || letters_in(run) > longest_run) return {as_it_is, true};
    theme.runs.emplace_back(run, bit);
    theme.more_letters = true;
    return {as_it_is};
  }
  theme.more_letters |= !(known->second & bit);
  known->second |= bit;
  const auto code = static_cast<ImWchar>(first_run + n);
  const ImFontGlyph* glyph = face(theme, f)->FindGlyphNoFallback(code);
  if (!glyph) return {as_it_is};
  if (room > 0 && glyph->AdvanceX * ImGui::GetIO().FontGlobalScale > room) return {as_it_is, true};
  return {utf8(code)};
}

}  // namespace

void need_alone(const Theme& theme, Face f, std::string_view letters) {
  const char* const end = letters.data() + letters.size();
  for (const char* at = letters.data(); at < end;) {
    unsigned code = 0;
    at += ImTextCharFromUtf8(&code, at, end);
    if (!is_foreign(theme, code)) continue;
    unsigned& faces = theme.loose[code];
    theme.more_letters |= !(faces >> static_cast<int>(f) & 1);
    faces |= 1u << static_cast<int>(f);
  }
}

std::string_view set_letters(const Theme& theme, Face f, std::string_view text, float room,
                             std::string& set) {
  const bool plain = std::all_of(text.begin(), text.end(),
                                 [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  if (plain || theme.foreign.empty() || f == Face::display) return text;
  set.clear();
  const char* const end = text.data() + text.size();
  for (const char* at = text.data(); at < end;) {
    unsigned code = 0;
    const int bytes = ImTextCharFromUtf8(&code, at, end);
    if (const std::string_view run = foreign_run(theme, at, end); !run.empty()) {
      const Written letters = written(theme, f, run, room);
      if (letters.loose) need_alone(theme, f, run);
      set += letters.text;
      at += run.size();
      continue;
    }
    const std::string_view letter(at, static_cast<std::size_t>(bytes));
    need_alone(theme, f, letter);
    if (!is_private(code)) set += letter;  // or it would show another name
    at += bytes;
  }
  return set;
}

}  // namespace bastide::web

#include "web/platform/browser/cached_layer.hpp"

#include <GLES2/gl2.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "engine/base/sort.hpp"

namespace bastide::web {
namespace {

constexpr int worth_it = 300;  // triangles; below this it is not worth it

// The page has one context, and so one layer.
struct StillLayer {
  GLuint frame = 0, texture = 0;
  int width = 0, height = 0;
  std::uint64_t shown = 0;  // what the last frame showed, board and all
  std::uint64_t seen = 0;   // what it showed over the board
  std::uint64_t drawn = 0;  // what the picture shows
  std::unique_ptr<ImDrawList> list;
  ImDrawData parts;
};
StillLayer layer;

std::uint64_t mixed(std::uint64_t hash, const void* data, std::size_t bytes) {
  const auto* from = static_cast<const unsigned char*>(data);
  for (; bytes >= 8; bytes -= 8, from += 8) {
    std::uint64_t word;
    std::memcpy(&word, from, 8);
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
  }
  for (; bytes > 0; --bytes) hash = (hash ^ *from++) * 0x100000001b3u;
  return hash;
}

std::uint64_t look_of(const ImDrawList& list, std::uint64_t hash) {
  hash = mixed(hash, list.VtxBuffer.Data, static_cast<std::size_t>(list.VtxBuffer.size_in_bytes()));
  for (const ImDrawCmd& part : list.CmdBuffer) {
    hash = mixed(hash, &part.ClipRect, sizeof part.ClipRect);
    const std::uintptr_t texture = reinterpret_cast<std::uintptr_t>(part.TextureId);
    hash = mixed(hash, &texture, sizeof texture);
    hash = mixed(hash, &part.ElemCount, sizeof part.ElemCount);
  }
  return hash;
}

struct Box {
  float left, top, right, bottom;
};

// The area that a list covers, in whole points.
Box extent(const ImDrawList& list, ImVec2 size) {
  Box box{size.x, size.y, 0, 0};
  for (const ImDrawVert& v : list.VtxBuffer) {
    box.left = std::min(box.left, v.pos.x);
    box.top = std::min(box.top, v.pos.y);
    box.right = std::max(box.right, v.pos.x);
    box.bottom = std::max(box.bottom, v.pos.y);
  }
  return {std::max(0.0f, std::floor(box.left)), std::max(0.0f, std::floor(box.top)),
          std::min(size.x, std::ceil(box.right)), std::min(size.y, std::ceil(box.bottom))};
}

// The same area in boxes that do not overlap, since nothing may be blended twice. Row by row from
// the top, each from left to right.
std::vector<Box> apart(std::vector<Box> boxes) {
  std::vector<float> edges;
  for (const Box& box : boxes) {
    edges.push_back(box.top);
    edges.push_back(box.bottom);
  }
  std::sort(edges.begin(), edges.end());
  sort_stably(boxes, [](const Box& a, const Box& b) { return a.left < b.left; });
  std::vector<Box> result;
  for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
    const float top = edges[i], bottom = edges[i + 1];
    if (top >= bottom) continue;
    const std::size_t band = result.size();
    for (const Box& box : boxes) {
      if (box.top > top || box.bottom < bottom || box.left >= box.right) continue;
      if (result.size() > band && box.left <= result.back().right)
        result.back().right = std::max(result.back().right, box.right);
      else
        result.push_back({box.left, top, box.right, bottom});
    }
  }
  return result;
}

bool prepare(int width, int height) {
  if (layer.frame && layer.width == width && layer.height == height) return true;
  if (!layer.frame) {
    glGenFramebuffers(1, &layer.frame);
    glGenTextures(1, &layer.texture);
  }
  layer.width = width;
  layer.height = height;
  glBindTexture(GL_TEXTURE_2D, layer.texture);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
  glBindFramebuffer(GL_FRAMEBUFFER, layer.frame);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, layer.texture, 0);
  const bool whole = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  return whole;
}

// The texture holds premultiplied alpha.
void lay_over(const ImDrawList*, const ImDrawCmd*) { glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA); }

}  // namespace

ImDrawData* with_cached_layer(ImDrawData* whole, unsigned textures) {
  const ImVector<ImDrawList*>& lists = whole->CmdLists;
  int first = 0, last = lists.Size;
  if (first < last && lists[first] == ImGui::GetBackgroundDrawList()) ++first;
  if (first < last && lists[last - 1] == ImGui::GetForegroundDrawList()) --last;
  const int width = static_cast<int>(whole->DisplaySize.x * whole->FramebufferScale.x);
  const int height = static_cast<int>(whole->DisplaySize.y * whole->FramebufferScale.y);
  std::uint64_t look = mixed(textures, &width, sizeof width);
  look = mixed(look, &height, sizeof height);
  int triangles = 0;
  for (int i = first; i < last; ++i) {
    look = look_of(*lists[i], look);
    triangles += lists[i]->IdxBuffer.Size / 3;
  }
  std::uint64_t whole_look = look;
  for (int i = 0; i < first; ++i) whole_look = look_of(*lists[i], whole_look);
  for (int i = last; i < lists.Size; ++i) whole_look = look_of(*lists[i], whole_look);
  if (whole_look == layer.shown) return nullptr;
  layer.shown = whole_look;
  const bool still = look == layer.seen;
  layer.seen = look;
  if (!still || triangles < worth_it || !prepare(width, height)) return whole;

  ImDrawData& parts = layer.parts;
  parts = *whole;
  if (layer.drawn != look) {
    parts.CmdLists.resize(0);
    for (int i = first; i < last; ++i) parts.CmdLists.push_back(lists[i]);
    parts.CmdListsCount = parts.CmdLists.Size;
    glBindFramebuffer(GL_FRAMEBUFFER, layer.frame);
    glDisable(GL_SCISSOR_TEST);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(&parts);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    layer.drawn = look;
  }

  if (!layer.list) layer.list = std::make_unique<ImDrawList>(ImGui::GetDrawListSharedData());
  ImDrawList& over = *layer.list;
  over._ResetForNewFrame();
  over.PushClipRectFullScreen();
  over.AddCallback(lay_over, nullptr);
  std::vector<Box> boxes;
  for (int i = first; i < last; ++i) boxes.push_back(extent(*lists[i], whole->DisplaySize));
  const auto texture = reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(layer.texture));
  for (const Box& b : apart(std::move(boxes))) {
    const auto u = [&](float x) { return x / whole->DisplaySize.x; };
    const auto v = [&](float y) { return 1 - y / whole->DisplaySize.y; };
    over.AddImage(texture, {b.left, b.top}, {b.right, b.bottom}, {u(b.left), v(b.top)},
                  {u(b.right), v(b.bottom)});
  }
  over.AddCallback(ImDrawCallback_ResetRenderState, nullptr);
  over._PopUnusedDrawCmd();
  parts.CmdLists.resize(0);
  for (int i = 0; i < first; ++i) parts.CmdLists.push_back(lists[i]);
  parts.CmdLists.push_back(&over);
  for (int i = last; i < lists.Size; ++i) parts.CmdLists.push_back(lists[i]);
  parts.CmdListsCount = parts.CmdLists.Size;
  return &parts;
}

void invalidate_still_layer() { layer.shown = 0; }

}  // namespace bastide::web

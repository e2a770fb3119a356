#include "web/ui/qr_code.hpp"

#include <imgui.h>
#include <imgui_internal.h>
#include <qrcodegen.h>

#include <algorithm>
#include <cmath>

#include "web/ui/ui.hpp"

namespace bastide::web {

void ui_qr_code(Ui& ui, const char* id, std::string_view text) {
  constexpr int largest = 17, quiet = 4;  // the code's version; white modules around it
  std::uint8_t code[qrcodegen_BUFFER_LEN_FOR_VERSION(largest)];
  std::uint8_t work[qrcodegen_BUFFER_LEN_FOR_VERSION(largest)];
  if (text.empty() || text.size() > max_code_text) return;
  std::copy(text.begin(), text.end(), work);
  if (!qrcodegen_encodeBinary(work, text.size(), code, qrcodegen_Ecc_LOW, 1, largest,
                              qrcodegen_Mask_2, false))
    return;
  const int size = qrcodegen_getSize(code);
  const float all = ImGui::GetContentRegionAvail().x;
  // The same size with a scrollbar as without one, or it would make the scrollbar appear and
  // disappear in turn.
  const float beside = ImGui::GetCurrentWindow()->ScrollbarY ? 0 : ImGui::GetStyle().ScrollbarSize;
  const float most =
      std::min({all - beside, px(ui.theme, 400), ImGui::GetIO().DisplaySize.y * 0.42f});
  // Whole device pixels, so that all modules are the same size.
  const float density = ui.theme.density, modules = static_cast<float>(size + 2 * quiet);
  const float module = std::max(1.0f, std::floor(most * density / modules)) / density;
  const float side = module * modules;
  ImVec2 at = ImGui::GetCursorScreenPos();
  at.x = std::floor((at.x + (all - side) / 2) * density) / density;
  at.y = std::floor(at.y * density) / density;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.AddRectFilled(at, {at.x + side, at.y + side}, IM_COL32_WHITE);
  const auto line = [&](int n) { return static_cast<float>(n + quiet) * module; };
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const int from = x;
      while (x < size && qrcodegen_getModule(code, x, y)) ++x;
      if (x > from)
        draw.AddRectFilled({at.x + line(from), at.y + line(y)},
                           {at.x + line(x), at.y + line(y + 1)}, IM_COL32_BLACK);
    }
  probe_item(ui.probe, id, at.x, at.y, side, side);
  ImGui::Dummy({all, side});
}

}  // namespace bastide::web

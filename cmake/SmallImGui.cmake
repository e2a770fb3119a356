# Dear ImGui without the features that the page never uses: set in ${imgui_sources}. The same on
# every platform, so that the tested screens are those that players see.

# Flags that are never set become 0, so that the compiler drops the code that checks for them.
function(without_flags result)
  set(lines "#include \"imgui_internal.h\"\n")
  foreach(flag IN LISTS ARGN)
    string(APPEND lines "#define ${flag} 0\n")
  endforeach()
  set(${result} "${lines}" PARENT_SCOPE)
endfunction()

# Windows with title bars, borders, menus and resize grips, and those that look for a place of their
# own, like tooltips; the window list of Ctrl+Tab; gamepads; settings in files; text logging; columns
# and tables; a software mouse pointer; default colours and texts.
without_flags(window_flags
  ImGuiConfigFlags_NavEnableGamepad ImGuiConfigFlags_NavEnableSetMousePos ImGuiBackendFlags_HasGamepad
  ImGuiWindowFlags_MenuBar ImGuiWindowFlags_ChildMenu ImGuiWindowFlags_HorizontalScrollbar
  ImGuiWindowFlags_AlwaysVerticalScrollbar ImGuiWindowFlags_AlwaysHorizontalScrollbar
  ImGuiWindowFlags_UnsavedDocument ImGuiChildFlags_ResizeX ImGuiChildFlags_ResizeY
  ImGuiChildFlags_AlwaysAutoResize ImGuiChildFlags_Border ImGuiChildFlags_FrameStyle)
set(imgui_core "${PROJECT_BINARY_DIR}/imgui.cpp")
patched_copy("${i}/imgui.cpp" "${imgui_core}"
  "\n#include \"imgui_internal.h\"\n" "\n${window_flags}"
  "    ImGui::StyleColorsDark(this);" ""
  "bool ImGui::Begin(const char* name, bool* p_open, ImGuiWindowFlags flags)\n{\n"
  "bool ImGui::Begin(const char* name, bool* p_open, ImGuiWindowFlags flags)\n{\n    flags |= ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoCollapse;\n"
  "ImU32 resize_grip_col[4], const ImRect& visibility_rect)\n{\n"
  "ImU32 resize_grip_col[4], const ImRect& visibility_rect)\n{\n    return 0;\n"
  "            RenderWindowTitleBarContents(window, ImRect(" "            if (false) RenderWindowTitleBarContents(window, ImRect("
  "static void ImGui::NavUpdateWindowing()\n{\n" "static void ImGui::NavUpdateWindowing()\n{\n    return;\n"
  "\n        NavUpdateWindowingOverlay();" "\n        (void)0;"
  "(g.NavWindowingTargetAnim != NULL && g.NavWindowingTargetAnim->Active)" "false"
  "static void ImGui::RenderWindowOuterBorders(ImGuiWindow* window)\n{\n"
  "static void ImGui::RenderWindowOuterBorders(ImGuiWindow* window)\n{\n    return;\n"
  "ImVec2 ImGui::FindBestWindowPosForPopup(ImGuiWindow* window)\n{\n"
  "ImVec2 ImGui::FindBestWindowPosForPopup(ImGuiWindow* window)\n{\n    return window->Pos;\n"
  "        AddSettingsHandler(&ini_handler);" ""
  "    TableSettingsAddSettingsHandler();" ""
  "void ImGui::UpdateSettings()\n{\n" "void ImGui::UpdateSettings()\n{\n    return;\n"
  "void ImGui::SaveIniSettingsToDisk(const char* ini_filename)\n{\n"
  "void ImGui::SaveIniSettingsToDisk(const char* ini_filename)\n{\n    return;\n"
  "void ImGui::LogRenderedText(const ImVec2* ref_pos, const char* text, const char* text_end)\n{\n"
  "void ImGui::LogRenderedText(const ImVec2* ref_pos, const char* text, const char* text_end)\n{\n    return;\n"
  "        LogFinish();" "        (void)0;"
  "        EndColumns();" "        (void)0;"
  "            TableGcCompactTransientBuffers(g.Tables.GetByIndex(i));" "            (void)0;"
  "            TableGcCompactTransientBuffers(&table_temp_data);" "            (void)0;"
  "    TableGcCompactSettings();" ""
  "        SetTooltip(\"...\");" "        (void)0;"
  "    if (window->Collapsed)\n    {\n        // Title bar only" "    if (false)\n    {\n        // Title bar only"
  "        if (!(flags & ImGuiWindowFlags_NoTitleBar))\n        {\n            ImU32" "        if (false)\n        {\n            ImU32"
  "        if (handle_borders_and_resize_grips && !(flags & ImGuiWindowFlags_NoResize))" "        if (false)"
  "        RenderMouseCursor(g.IO.MousePos," "        if (false) RenderMouseCursor(g.IO.MousePos,"
  "    LocalizeRegisterEntries(GLocalizationEntriesEnUS, IM_ARRAYSIZE(GLocalizationEntriesEnUS));" "")

# Text fields are for one line of plain text. Nothing but their blinking cursor needs fmodf.
without_flags(field_flags
  ImGuiInputTextFlags_Multiline ImGuiInputTextFlags_Password ImGuiInputTextFlags_ReadOnly
  ImGuiInputTextFlags_CharsDecimal ImGuiInputTextFlags_CharsHexadecimal ImGuiInputTextFlags_CharsScientific
  ImGuiInputTextFlags_CharsUppercase ImGuiInputTextFlags_CharsNoBlank ImGuiInputTextFlags_CallbackCompletion
  ImGuiInputTextFlags_CallbackHistory ImGuiInputTextFlags_CallbackEdit ImGuiInputTextFlags_CallbackAlways
  ImGuiInputTextFlags_CallbackCharFilter ImGuiInputTextFlags_CallbackResize ImGuiInputTextFlags_AllowTabInput
  ImGuiInputTextFlags_EscapeClearsAll ImGuiInputTextFlags_EnterReturnsTrue ImGuiInputTextFlags_NoUndoRedo
  ImGuiInputTextFlags_NoHorizontalScroll ImGuiInputTextFlags_CtrlEnterForNewLine
  ImGuiInputTextFlags_AlwaysOverwrite
  ImGuiWindowFlags_AlwaysVerticalScrollbar ImGuiWindowFlags_AlwaysHorizontalScrollbar)
set(imgui_widgets "${PROJECT_BINARY_DIR}/imgui_widgets.cpp")
patched_copy("${i}/imgui_widgets.cpp" "${imgui_widgets}" "#include \"imgui_internal.h\"\n" "${field_flags}"
  "ImFmod(state->CursorAnim, 1.20f)" "state->CursorAnim - 1.20f * ImFloor(state->CursorAnim / 1.20f)")

# ImGui's default font, 9 kB of the download, is never used: the theme has its own. Nor are its
# mouse pointers, 1 kB: the system has its own. Letters missing from the font are reported to the
# theme (theme.cpp).
set(imgui_draw "${PROJECT_BINARY_DIR}/imgui_draw.cpp")
patched_copy("${i}/imgui_draw.cpp" "${imgui_draw}"
  "AddFontFromMemoryCompressedBase85TTF(ttf_compressed_base85, font_cfg.SizePixels, &font_cfg, glyph_ranges)"
  "NULL"
  "    if (c >= (size_t)IndexLookup.Size)\n        return FallbackGlyph;\n    const ImWchar i = IndexLookup.Data[c];\n    if (i == (ImWchar)-1)\n"
  "    const ImWchar i = c < (size_t)IndexLookup.Size ? IndexLookup.Data[c] : (ImWchar)-1;\n    if (i == (ImWchar)-1 && (ContainerAtlas->UserData = ContainerAtlas))\n"
  "    if (Flags & ImDrawListFlags_AntiAliasedLines)\n    {\n        // Anti-aliased stroke"
  "    if (true)\n    {\n        // Anti-aliased stroke"
  "    if (Flags & ImDrawListFlags_AntiAliasedFill)" "    if (true)"
  "    TexGlyphPadding = 1;" "    TexGlyphPadding = 1, Flags = ImFontAtlasFlags_NoMouseCursors;"
  "    if (!(atlas->Flags & ImFontAtlasFlags_NoMouseCursors))\n    {\n" "    if (false)\n    {\n")

# Nor does it need to parse PostScript outlines or old character maps: the fonts are TrueType. Glyphs
# are oversampled twice at most, and only horizontally (theme.cpp).
set(charstrings "static int stbtt__run_charstring(const stbtt_fontinfo *info, int glyph_index, stbtt__csctx *c)\n{\n")
patched_copy("${i}/imstb_truetype.h" "${PROJECT_BINARY_DIR}/imstb_truetype.h"
  "${charstrings}" "${charstrings}   return 0;\n"
  "      cff = stbtt__find_table(data, fontstart, \"CFF \");" "      return 0;"
  "               stbtt__tesselate_cubic(points, &num_points, x,y," "               if (false) stbtt__tesselate_cubic(points, &num_points, x,y,"
  "            if (spc->v_oversample > 1)\n" "            if (false)\n"
  "   if (prefilter_y > 1)\n" "   if (false)\n"
  "      switch (kernel_width) {\n         case 2:\n            for (i=0; i <= safe_w"
  "      switch (2) {\n         case 2:\n            for (i=0; i <= safe_w"
  "   if (format == 0) { // apple byte encoding" "   if (false) {"
  "   } else if (format == 6) {\n      stbtt_uint32 first" "   } else if (false) {\n      stbtt_uint32 first"
  "   } else if (format == 12 || format == 13) {" "   } else if (false) {")

set(imgui_sdl2 "${PROJECT_BINARY_DIR}/imgui_sdl2.cpp")
patched_copy("${i}/backends/imgui_impl_sdl2.cpp" "${imgui_sdl2}"
  "#include \"imgui_impl_sdl2.h\"\n"
  "#include \"imgui_impl_sdl2.h\"\n#include \"${PROJECT_SOURCE_DIR}/web/platform/small_keys.hpp\"\n#define ImGuiConfigFlags_NavEnableGamepad 0\n"
  "    switch (keycode)\n" "    return small_key(keycode);\n    switch (keycode)\n")

set(imgui_sources "${imgui_core}" "${imgui_draw}" "${i}/imgui_tables.cpp" "${imgui_widgets}" "${imgui_sdl2}")

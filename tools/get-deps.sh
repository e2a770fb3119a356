#!/usr/bin/env bash
# Fetches the sources that are compiled into the game, pinned, into a folder that git ignores.
#
#   tools/get-deps.sh [FOLDER]        (default: third_party)
#
# Dear ImGui 1.90.1, SDL2 2.26.5 (only for WebAssembly), GoogleTest (only for WebAssembly),
# tl::expected, EB Garamond. On Debian they come from Debian's archive through apt, signatures
# checked; elsewhere from the projects' own repositories. What is there already is kept; every part
# can be replaced by a folder of your own (CMake variables BASTIDE_IMGUI_DIR, BASTIDE_SDL2_DIR,
# BASTIDE_GTEST_DIR, BASTIDE_EXPECTED_DIR, BASTIDE_FONT_DIR).
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
out=${1:-"$here/../third_party"}
mkdir -p "$out"
out=$(cd "$out" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { printf 'get-deps: %s\n' "$*"; }
debian() { [ -r /etc/os-release ] && . /etc/os-release && [ "${ID:-}" = debian ] && command -v apt-get >/dev/null; }

# The compiled files must be the tested ones: one SHA-256 over their SHA-256s.
# check NAME FOLDER EXPECTED FILE...
check() {
  local name=$1 folder=$2 expected=$3 actual
  shift 3
  actual=$(cd "$folder" && sha256sum "$@" | sha256sum | cut -d' ' -f1)
  if [ "$actual" != "$expected" ]; then
    say "$name: checksum $actual, expected $expected"
    return 1
  fi
}

# Source packages with an apt state of our own: the machine's package lists stay as they are.
# debian_source SUITE PACKAGE
debian_source() {
  local apt="$work/apt-$1"
  if [ ! -d "$apt" ]; then
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
    printf 'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian %s main\n' "$1" >"$apt/sources.list"
    apt-get -qq "${apt_options[@]}" -o Dir::Etc::sourcelist="$apt/sources.list" \
      -o Dir::State::lists="$apt/lists" -o Dir::Cache="$apt/cache" update
  fi
  (cd "$work" && apt-get -qq "${apt_options[@]}" -o Dir::Etc::sourcelist="$apt/sources.list" \
    -o Dir::State::lists="$apt/lists" -o Dir::Cache="$apt/cache" --download-only source "$2" >/dev/null)
}
apt_options=(-o Dir::Etc::sourceparts=/dev/null -o APT::Sandbox::User=root -o Acquire::Languages=none)

# unpack ARCHIVE FOLDER: without the archive's top folder
unpack() {
  rm -rf "$2.new"
  mkdir -p "$2.new"
  tar -xf "$1" -C "$2.new" --strip-components=1
}

keep() { rm -rf "$1" && mv "$1.new" "$1"; }

imgui_files=(imgui.cpp imgui.h imgui_draw.cpp imgui_internal.h imgui_tables.cpp imgui_widgets.cpp
  imconfig.h imstb_rectpack.h imstb_textedit.h imstb_truetype.h backends/imgui_impl_sdl2.cpp
  backends/imgui_impl_sdl2.h backends/imgui_impl_opengl3.cpp backends/imgui_impl_opengl3.h
  backends/imgui_impl_opengl3_loader.h backends/imgui_impl_sdlrenderer2.cpp
  backends/imgui_impl_sdlrenderer2.h)
if [ ! -f "$out/imgui/imgui.cpp" ]; then
  say "Dear ImGui 1.90.1"
  if debian; then
    debian_source trixie imgui
    unpack "$(ls "$work"/imgui_1.90.1*.orig.tar.*)" "$out/imgui"
  else
    curl -fsSL https://github.com/ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz -o "$work/imgui.tar.gz"
    unpack "$work/imgui.tar.gz" "$out/imgui"
  fi
  check "Dear ImGui" "$out/imgui.new" 94d4d2921ea29e3e2aa094db0effee926751986bb50bebaed66c19cc2a349ed9 "${imgui_files[@]}"
  keep "$out/imgui"
fi

if [ ! -f "$out/SDL2/include/SDL.h" ]; then
  say "SDL2 2.26.5"
  if debian; then
    debian_source bookworm libsdl2
    unpack "$(ls "$work"/libsdl2_2.26.5*.orig.tar.*)" "$out/SDL2"
  else
    curl -fsSL https://github.com/libsdl-org/SDL/releases/download/release-2.26.5/SDL2-2.26.5.tar.gz -o "$work/sdl2.tar.gz"
    unpack "$work/sdl2.tar.gz" "$out/SDL2"
  fi
  check "SDL2" "$out/SDL2.new" 53cca4aa74917beb0534b34d82449ebf13ac4196dcfb85dd0e621ddfa6c9921f include/SDL.h include/SDL_version.h \
    src/SDL.c src/video/SDL_video.c src/video/emscripten/SDL_emscriptenvideo.c \
    src/video/emscripten/SDL_emscriptenevents.c src/events/SDL_mouse.c src/events/SDL_touch.c
  keep "$out/SDL2"
fi

if [ ! -f "$out/googletest/googletest/include/gtest/gtest.h" ]; then
  say "GoogleTest"
  if [ -d /usr/src/googletest/googletest ]; then
    cp -r /usr/src/googletest "$out/googletest"
  else
    curl -fsSL https://github.com/google/googletest/archive/refs/tags/release-1.12.1.tar.gz -o "$work/gtest.tar.gz"
    unpack "$work/gtest.tar.gz" "$out/googletest" && keep "$out/googletest"
  fi
fi

if [ ! -f "$out/expected/tl/expected.hpp" ]; then
  say "tl::expected"
  mkdir -p "$out/expected/tl"
  if [ -f /usr/include/tl/expected.hpp ]; then
    cp /usr/include/tl/expected.hpp "$out/expected/tl/"
  else
    curl -fsSL https://raw.githubusercontent.com/TartanLlama/expected/v1.0.0/include/tl/expected.hpp -o "$out/expected/tl/expected.hpp"
  fi
fi

if [ ! -f "$out/fonts/EBGaramond12-Regular.ttf" ]; then
  say "EB Garamond"
  debian_fonts=/usr/share/fonts/truetype/ebgaramond
  mkdir -p "$out/fonts"
  for face in EBGaramond08-Regular EBGaramond12-Regular; do
    if [ -f "$debian_fonts/$face.ttf" ]; then
      cp "$debian_fonts/$face.ttf" "$out/fonts/"
    else
      say "install the package fonts-ebgaramond-extra (Debian, Ubuntu) or set BASTIDE_FONT_DIR"
      exit 1
    fi
  done
fi
say "complete: $out"

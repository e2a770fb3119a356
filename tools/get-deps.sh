#!/usr/bin/env bash
# Fetches the sources that are compiled into the game, pinned, into a folder that git ignores.
#
#   tools/get-deps.sh [FOLDER]        (default: third_party)
#
# Dear ImGui 1.90.1, SDL2 2.26.5 (only for WebAssembly), GoogleTest 1.12.1, BLAKE2
# (libb2 0.98.1), QR codes (Nayuki's generator 1.8.0), EB Garamond. On Debian they come from the sources configured for the machine's apt;
# elsewhere, or if apt does not have them, from the projects' own repositories (libb2 and QR codes: from
# Debian's archive there too). Either way their SHA-256 is verified.
# What is there already is kept; every part can be replaced by a folder of your own (CMake variables
# BASTIDE_IMGUI_DIR, BASTIDE_SDL2_DIR, BASTIDE_GTEST_DIR, BASTIDE_BLAKE2_DIR,
# BASTIDE_QR_DIR, BASTIDE_FONT_DIR).
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
out=${1:-"$here/../third_party"}
mkdir -p "$out"
out=$(cd "$out" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { printf 'get-deps: %s\n' "$*" >&2; }

# is FILE SHA256
is() { printf '%s  %s\n' "$2" "$1" | sha256sum --check --status 2>/dev/null; }
# must_be FILE SHA256
must_be() {
  is "$1" "$2" && return
  say "$(basename "$1"): checksum $(sha256sum "$1" | cut -d' ' -f1), expected $2"
  return 1
}

debian() { [ -r /etc/os-release ] && (. /etc/os-release && [ "${ID:-}" = debian ]); }

# ---- Debian's source packages --------------------------------------------------------------------

# The URI from which apt gets the packages of this Debian release: a mirror, a proxy, a folder.
archive() {
  debian && command -v apt-get >/dev/null || return 1
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Component: main' \
    "Codename: $(. /etc/os-release && echo "$VERSION_CODENAME")" 2>/dev/null | head -n 1 | grep .
}

keyring=/usr/share/keyrings/debian-archive-keyring.gpg

# debian_source SUITE PACKAGE: downloads it into $work. The suite need not be the machine's: apt
# uses separate state, so the machine's package lists are not changed. Signatures are checked.
debian_source() {
  local state="$work/apt-$1" from options
  options=(-o "Dir::Etc::sourcelist=$state/sources.list" -o Dir::Etc::sourceparts=/dev/null
    -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null
    -o "Dir::State::lists=$state/lists" -o "Dir::Cache=$state/cache"
    -o APT::Sandbox::User=root -o Acquire::Languages=none)
  if [ ! -d "$state/lists" ]; then
    from=$(archive) || return 1
    mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
    printf 'deb-src [signed-by=%s] %s %s main\n' "$keyring" "$from" "$1" >"$state/sources.list"
    apt-get -qq "${options[@]}" update >&2 || return 1
  fi
  (cd "$work" && apt-get -qq "${options[@]}" --download-only source "$2" >/dev/null)
}

# ---- Archives ------------------------------------------------------------------------------------

# fetch NAME FOLDER SUITE PACKAGE FILE SHA256 URL SHA256: unpacks Debian's archive of the sources,
# FILE of PACKAGE in SUITE, or else the one at URL, into FOLDER without its top folder
fetch() {
  local name=$1 folder=$2 suite=$3 package=$4 file="$work/$5" sum=$6 url=$7 url_sum=$8
  say "$name"
  # It does not matter whether all parts of the package were downloaded.
  if archive >/dev/null && { debian_source "$suite" "$package" || true; } && [ -f "$file" ]; then
    must_be "$file" "$sum"
  else
    file="$work/$package.tar.gz"
    curl -fsSL "$url" -o "$file"
    must_be "$file" "$url_sum"
  fi
  rm -rf "$folder.new"
  mkdir -p "$folder.new"
  tar -xf "$file" -C "$folder.new" --strip-components=1
  rm -rf "$folder"
  mv "$folder.new" "$folder"
}

[ -f "$out/imgui/imgui.cpp" ] ||
  fetch "Dear ImGui 1.90.1" "$out/imgui" \
    trixie imgui imgui_1.90.1+ds.orig.tar.xz \
    ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c \
    https://github.com/ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz \
    21dcc985bb2ae8fe48047c86135dbc438d6980a8f2e08babbda5be820592f282

[ -f "$out/SDL2/include/SDL.h" ] ||
  fetch "SDL2 2.26.5" "$out/SDL2" \
    bookworm libsdl2 libsdl2_2.26.5+dfsg.orig.tar.gz \
    b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3 \
    https://github.com/libsdl-org/SDL/releases/download/release-2.26.5/SDL2-2.26.5.tar.gz \
    ad8fea3da1be64c83c45b1d363a6b4ba8fd60f5bde3b23ec73855709ec5eabf7

[ -f "$out/googletest/googletest/include/gtest/gtest.h" ] ||
  fetch "GoogleTest 1.12.1" "$out/googletest" \
    bookworm googletest googletest_1.12.1.orig.tar.gz \
    81964fe578e9bd7c94dfdb09c8e4d6e6759e19967e397dbea48d1c10e45d0df2 \
    https://github.com/google/googletest/archive/refs/tags/release-1.12.1.tar.gz \
    81964fe578e9bd7c94dfdb09c8e4d6e6759e19967e397dbea48d1c10e45d0df2

[ -f "$out/blake2/src/blake2s-ref.c" ] ||
  fetch "BLAKE2 (libb2 0.98.1)" "$out/blake2" \
    bookworm libb2 libb2_0.98.1.orig.tar.gz \
    10053dbc2fa342516b780a6bbf6e7b2a2360b8d49c5ac426936bf3df82526732 \
    http://deb.debian.org/debian/pool/main/libb/libb2/libb2_0.98.1.orig.tar.gz \
    10053dbc2fa342516b780a6bbf6e7b2a2360b8d49c5ac426936bf3df82526732

[ -f "$out/qr/c/qrcodegen.c" ] ||
  fetch "QR codes (Nayuki's generator 1.8.0)" "$out/qr" \
    bookworm qr-code-generator qr-code-generator_1.8.0.orig.tar.gz \
    2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60 \
    http://deb.debian.org/debian/pool/main/q/qr-code-generator/qr-code-generator_1.8.0.orig.tar.gz \
    2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60

# ---- The font ----------------------------------------------------------------------------------------

# font FACE SHA256
font() {
  local installed=/usr/share/fonts/truetype/ebgaramond/$1.ttf
  [ -f "$out/fonts/$1.ttf" ] && return
  say "EB Garamond: $1"
  if [ ! -f "$installed" ]; then
    say "install the package fonts-ebgaramond-extra (Debian, Ubuntu) or set BASTIDE_FONT_DIR"
    return 1
  fi
  # Other distributions rebuild the package, and the rebuilt fonts differ in their bytes, so there
  # the file is verified against the package, whose signature apt has verified.
  is "$installed" "$2" || { ! debian && dpkg --verify fonts-ebgaramond-extra >&2; } || must_be "$installed" "$2"
  mkdir -p "$out/fonts"
  cp "$installed" "$out/fonts/"
}
font EBGaramond08-Regular 8d0080d39bb51ca4bc89e86943e348ccf6ad6ce057085628e09a8df9871d7237
font EBGaramond12-Regular 8f607e942034fde0b0fcca2061266523c100c46362ee646bde68d04408c14045

say "complete: $out"

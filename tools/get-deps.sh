#!/usr/bin/env bash
# Fetches the sources that are compiled into the game, pinned, into a folder that git ignores.
#
#   tools/get-deps.sh [FOLDER]           (default: third_party)
#   tools/get-deps.sh --check [FOLDER]   fails if a file there is not as it was published
#
# On Debian the sources come from the archive that the machine's apt uses, elsewhere, or if that
# does not have them, from the projects' own repositories. Either way their SHA-256 is verified.
# Every part can be replaced by a folder of your own (the CMake variables of cmake/Dependencies.cmake).
set -euo pipefail

# Name, folder, Debian's source package and the archive in it, its SHA-256; the project's own
# archive, its SHA-256.
parts=(
  "Dear ImGui 1.90.1" imgui
  imgui imgui_1.90.1+ds.orig.tar.xz
  ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c
  https://github.com/ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz
  21dcc985bb2ae8fe48047c86135dbc438d6980a8f2e08babbda5be820592f282

  "SDL2 2.32.4, for WebAssembly" SDL2
  libsdl2 libsdl2_2.32.4+dfsg.orig.tar.gz
  d364cded8bf41f3f503014d3fb6473f1a7077ff468da1638dae4a6bec6ef2277
  https://github.com/libsdl-org/SDL/releases/download/release-2.32.4/SDL2-2.32.4.tar.gz
  f15b478253e1ff6dac62257ded225ff4e7d0c5230204ac3450f1144ee806f934

  "GoogleTest 1.16.0" googletest
  googletest googletest_1.16.0.orig.tar.gz
  2f54382b5d13d6cd0be2afc524f1e510d37f8ba78c2d439c5bea64ef37e30d01
  https://github.com/google/googletest/archive/refs/tags/v1.16.0.tar.gz
  78c676fc63881529bf97bf9d45948d905a66833fbfa5318ea2cd7478cb98f399

  "BLAKE2 (libb2 0.98.1)" blake2
  libb2 libb2_0.98.1.orig.tar.gz
  10053dbc2fa342516b780a6bbf6e7b2a2360b8d49c5ac426936bf3df82526732
  https://github.com/BLAKE2/libb2/archive/refs/tags/v0.98.1.tar.gz
  10053dbc2fa342516b780a6bbf6e7b2a2360b8d49c5ac426936bf3df82526732

  "QR codes (Nayuki's generator 1.8.0)" qr
  qr-code-generator qr-code-generator_1.8.0.orig.tar.gz
  2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60
  https://github.com/nayuki/QR-Code-generator/archive/refs/tags/v1.8.0.tar.gz
  2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60
)
suite=trixie  # the release of Debian that has these versions, whichever the machine runs

check=
[ "${1:-}" != --check ] || { check=yes; shift; }
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-"$here/../third_party"}
mkdir -p "$out"
out=$(cd "$out" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { printf 'get-deps: %s\n' "$*" >&2; }

# must_be FILE SHA256
must_be() {
  printf '%s  %s\n' "$2" "$1" | sha256sum --check --status && return
  say "$(basename "$1"): checksum $(sha256sum "$1" | cut -d' ' -f1), expected $2"
  return 1
}

debian() { [ -r /etc/os-release ] && (. /etc/os-release && [ "${ID:-}" = debian ]); }

# The URI from which apt gets Debian's packages: a mirror, a proxy, a folder.
archive() {
  debian && apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' \
    'Component: main' 2>/dev/null | grep -v security | head -n 1 | grep .
}

# debian_source PACKAGE: downloads it into $work. apt uses a state of its own, so the machine's
# package lists are not changed; signatures are checked.
debian_source() {
  local state="$work/apt" from options
  options=(-o "Dir::Etc::sourcelist=$state/sources.list" -o Dir::Etc::sourceparts=/dev/null
    -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null
    -o "Dir::State::lists=$state/lists" -o "Dir::Cache=$state/cache"
    -o APT::Sandbox::User=root -o Acquire::Languages=none)
  if [ ! -d "$state" ]; then
    from=$(archive) || return 1
    mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
    printf 'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s %s main\n' "$from" "$suite" \
      >"$state/sources.list"
    apt-get -qq "${options[@]}" update >&2 || return 1
  fi
  (cd "$work" && apt-get -qq "${options[@]}" --download-only source "$1" >/dev/null 2>&1)
}

# fetch NAME FOLDER PACKAGE FILE SHA256 URL SHA256: unpacks one of the two archives into FOLDER,
# without its top folder, and notes what it holds in FOLDER.sums, after the version's own checksum
fetch() {
  local name=$1 folder=$2 package=$3 file="$work/$4" sum=$5 url=$6 url_sum=$7
  if [ -f "$folder.sums" ] && [ "$(head -n 1 "$folder.sums")" = "# $url_sum" ]; then
    [ ! "$check" ] || (cd "$folder" && sha256sum --check --quiet ../"$(basename "$folder")".sums) || return 1
    return 0
  fi
  say "$name"
  # It does not matter whether all parts of Debian's package were downloaded.
  debian_source "$package" || true
  if [ ! -f "$file" ]; then
    file="$work/$package.tar.gz"
    sum=$url_sum
    curl -fsSL "$url" -o "$file"
  fi
  must_be "$file" "$sum"
  rm -rf "$folder" "$folder.sums"
  mkdir "$folder"
  tar -xf "$file" -C "$folder" --strip-components=1 --no-same-owner
  { echo "# $url_sum" && (cd "$folder" && find . -type f -print0 | sort -z | xargs -0 sha256sum); } >"$folder.sums.new"
  mv "$folder.sums.new" "$folder.sums"
}

for ((at = 0; at < ${#parts[@]}; at += 7)); do
  fetch "${parts[at]}" "$out/${parts[at + 1]}" "${parts[@]:at+2:5}"
done

# font FACE: from the package of the distribution, which each builds for itself; it is as dpkg,
# which has verified the package, knows it
font() {
  local installed=/usr/share/fonts/truetype/ebgaramond/$1.ttf
  [ -f "$out/fonts/$1.ttf" ] && return
  say "EB Garamond: $1"
  if [ ! -f "$installed" ]; then
    say "install the package fonts-ebgaramond-extra (Debian, Ubuntu) or set BASTIDE_FONT_DIR"
    return 1
  fi
  dpkg --verify fonts-ebgaramond-extra >&2
  mkdir -p "$out/fonts"
  cp "$installed" "$out/fonts/"
}
font EBGaramond08-Regular
font EBGaramond12-Regular

say "complete: $out"

#!/usr/bin/env bash
# Assembles the page:  tools/make-site.sh BUILD_FOLDER RESULT_FOLDER
# Every address in it is relative: it works under any path of any static host.
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1 site=$2
rm -rf "$site.new"
mkdir -p "$site.new"
cp shell.html "$site.new/index.html"
cp assets/page/* assets/icons/* "$site.new/"
cp "$build"/bastide.js "$build"/bastide.wasm web/platform/browser/worker.js "$site.new/"
# Short names save 5 kB of the download. The worker finds the program by the name Module only.
if command -v terser >/dev/null; then
  terser "$build/bastide.js" --compress --mangle 'toplevel,reserved=[Module]' -o "$site.new/bastide.js"
fi
cp LICENSE "$site.new/LICENSE.txt"
cp "$build"/embedded/EBGaramond12-Regular.ttf.licence.txt "$site.new/LICENSE-EBGaramond.txt"

# What the service worker caches: everything that the game loads, under a name made from the contents.
files=$(cd "$site.new" && ls | grep -Ev '^(LICENSE.*|index\.html|sw\.js|icon-.*\.png)$')
version=$(cd "$site.new" && sha256sum index.html $files | sha256sum | cut -c1-12)
list=$(printf "'%s', " './' $files)
for word in VERSION '= FILES'; do
  grep -q "$word" "$site.new/sw.js" || { echo "make-site: no '$word' to replace in assets/page/sw.js" >&2; exit 1; }
done
sed -i "s|VERSION|$version|; s|= FILES|= [${list%, }]|" "$site.new/sw.js"

rm -rf "$site"
mv "$site.new" "$site"
if [ "${BASTIDE_WEIGH:-}" ] && command -v brotli >/dev/null; then
  total=0
  for file in "$site"/*; do
    # Icons of an installed game are not part of the page.
    case "$file" in *LICENSE* | *.png) continue ;; esac
    total=$((total + $(brotli -q 11 -c "$file" | wc -c)))
  done
  echo "$site: $((total / 1000)) kB when compressed with brotli"
fi

// Files of the site (site_files.hpp). boot.js fetches and checks them; the program starts when those
// for the first picture are here.
'use strict';

(function () {
// Part of Emscripten's runtime, in newer versions only on request.
var holding = ['$addRunDependency', '$removeRunDependency'].filter(function (name) {
  return LibraryManager.library[name];
});

mergeInto(LibraryManager.library, {
  $SiteFiles__deps: ['$Bastide', '$Field'].concat(holding),
  $SiteFiles__postset: 'SiteFiles.begin();',
  $SiteFiles: {
    known: null,  // by name: a file's bytes, 'waiting' or 'failed'

    begin: function () {
      if (typeof window === 'undefined') return;
      addRunDependency('files');
      BastideBoot.first.then(function (files) {
        SiteFiles.known = new Map(files);
        removeRunDependency('files');
      }, function () {});  // boot.js says what is wrong
    },
    want: function (name) {
      var known = SiteFiles.known, before = known.get(name);
      if (before && before !== 'failed') return;
      var becomes = function (what) {
        known.set(name, what);
        Bastide.wake();
      };
      known.set(name, 'waiting');
      BastideBoot.file(name).then(function (bytes) {
        Field.lend(bytes, name);
        becomes(bytes);
      }, function () { becomes('failed'); });
    },
  },

  bastide_js_file_want__deps: ['$SiteFiles'],
  bastide_js_file_want: function (name) { SiteFiles.want(UTF8ToString(name)); },
  // The size of one that has arrived; otherwise -1, -2 or -4: not asked for, waiting or failed.
  bastide_js_file_size__deps: ['$SiteFiles'],
  bastide_js_file_size: function (name) {
    var known = SiteFiles.known.get(UTF8ToString(name));
    return !known ? -1 : known === 'waiting' ? -2 : known === 'failed' ? -4 : known.length;
  },
  bastide_js_file_take__deps: ['$SiteFiles'],
  bastide_js_file_take: function (name, bytes) {
    name = UTF8ToString(name);
    HEAPU8.set(SiteFiles.known.get(name), bytes);
    SiteFiles.known.delete(name);
  },
});
})();

// The landscape that the page shows while it loads, for the program to draw the same (texture.hpp).
'use strict';

mergeInto(LibraryManager.library, {
  $Landscape__deps: ['$Bastide'],
  $Landscape__postset: 'Landscape.begin();',
  $Landscape: {
    picture: null,   // decoded, beside the page where the browser can do that
    upright: false,
    fresh: false,    // not taken over yet

    begin: function () {
      if (typeof window === 'undefined') return;
      var image = document.getElementById('landscape');
      // Also whenever the window becomes upright or wide.
      image.addEventListener('load', function () { Landscape.take(image); });
      if (image.complete && image.naturalWidth) Landscape.take(image);
    },
    take: function (image) {
      var upright = image.naturalHeight > image.naturalWidth;
      Promise.resolve().then(function () { return createImageBitmap(image); }).catch(function () {
        return image;
      }).then(function (picture) {
        Landscape.picture = picture;
        Landscape.upright = upright;
        Landscape.fresh = true;
        Bastide.wake();
      });
    },
  },

  // 0: there is none of this shape; 1: the same as before; 2: another one.
  bastide_js_landscape__deps: ['$Landscape'],
  bastide_js_landscape: function (upright) {
    if (!Landscape.picture || Landscape.upright !== !!upright) return 0;
    return Landscape.fresh ? 2 : 1;
  },
  // Into the texture in use.
  bastide_js_fill_landscape__deps: ['$Landscape'],
  bastide_js_fill_landscape: function () {
    var gl = Module['canvas'].getContext('webgl');
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, Landscape.picture);
    Landscape.fresh = false;
  },
});

// Text fields (text_field.hpp). One of the browser's lies over the one that is being edited, and looks
// like it: so the clipboard, undo, input methods, soft keyboards and screen readers are the browser's.
'use strict';

mergeInto(LibraryManager.library, {
  $Field__deps: ['$Bastide'],
  $Field__postset: 'Field.begin();',
  $Field: {
    input: null,
    id: 0,             // of the field that is being edited
    known: '',         // what the game takes for its text
    composing: false,  // by an input method
    left: false,       // by the user, without the game: as by "Done" on a soft keyboard

    begin: function () {
      var input = typeof document === 'undefined' ? null : document.getElementById('field');
      if (!input) return;
      Field.input = input;
      BastideBoot.first.then(function (files) { files.forEach(Field.lend); }).catch(function () {});
      // Soft keyboards open only from within a gesture, but the frame that wants one comes later.
      document.addEventListener('touchend', function (event) {
        if (!Field.id || event.target === input) return;
        input.blur();
        input.focus({preventScroll: true});
      });
      // The game hears of the keys that leave the field.
      input.addEventListener('keydown', function (event) {
        if (event.isComposing || !/^(Tab|Enter|Escape|Shift)$/.test(event.key)) event.stopPropagation();
      });
      input.addEventListener('keypress', function (event) { event.stopPropagation(); });
      input.addEventListener('wheel', function (event) {
        if (!Module['canvas'].dispatchEvent(new WheelEvent('wheel', event))) event.preventDefault();
      });
      input.addEventListener('compositionstart', function () { Field.composing = true; });
      input.addEventListener('compositionend', function () { Field.composing = false; });
      input.addEventListener('input', Bastide.wake);
      input.addEventListener('focus', function () { Field.left = false; });
      input.addEventListener('blur', function () {
        Field.left = document.hasFocus();
        Field.unshift();
        Bastide.wake();
      });
      var moved = function () { if (Field.id) Bastide.wake(); };
      if (window.visualViewport) {
        visualViewport.addEventListener('resize', moved);
        visualViewport.addEventListener('scroll', moved);
      }
      if (navigator.virtualKeyboard) {
        navigator.virtualKeyboard.overlaysContent = true;  // or it does not say where it is
        navigator.virtualKeyboard.addEventListener('geometrychange', moved);
      }
    },
    // The lower end of what can be seen beside an on-screen keyboard: it may lie over the page, or shift it.
    end: function () {
      var view = window.visualViewport, keys = navigator.virtualKeyboard && navigator.virtualKeyboard.boundingRect;
      var end = view ? view.offsetTop + view.height : window.innerHeight;
      return keys && keys.height > 0 ? Math.min(end, keys.top) : end;
    },
    // The page lies again where it was before a keyboard has shifted it.
    unshift: function () {
      if (window.scrollX || window.scrollY) window.scrollTo(0, 0);
    },
    // The game's letters for what is typed.
    lend: function (bytes, name) {
      if (/^EBGaramond(08|12-more)/.test(name)) document.fonts.add(new FontFace('Bastide', bytes));
    },
  },

  // `box`: x, y, width and height of the field, the height of its letters, how much of its top and of
  // its bottom is out of sight, the margin beside its letters, how round its corners are.
  bastide_js_edit_field__deps: ['$Field'],
  bastide_js_edit_field: function (id, text, hint, letters, fixed, box) {
    var input = Field.input, style = input.style;
    var fresh = Field.id !== id, n = HEAPF32.subarray(box >> 2, (box >> 2) + 9);
    text = UTF8ToString(text);
    if (fresh) {
      Field.id = id;
      hint = UTF8ToString(hint);
      input.placeholder = hint;
      input.setAttribute('aria-label', hint);
      input.maxLength = letters;
      input.readOnly = fixed;
    }
    if (fresh || text !== Field.known && !Field.composing) input.value = text;
    Field.known = input.value;
    var corner = Module['canvas'].getBoundingClientRect();
    style.left = corner.left + n[0] + 'px';
    // Never below the keyboard: above it instead.
    var top = corner.top + n[1], highest = Field.end() - n[3] - 8, covered = top > highest;
    style.top = (covered ? Math.max(0, highest) : top) + 'px';
    style.width = n[2] + 'px';
    style.height = n[3] + 'px';
    style.fontSize = n[4] + 'px';
    style.padding = '0 ' + n[7] + 'px';
    style.borderRadius = n[8] + 'px';
    style.clipPath = covered ? 'none' : 'inset(' + n[5] + 'px 0 ' + n[6] + 'px)';
    if (fresh) {
      input.hidden = false;
      input.focus({preventScroll: true});
      input.select();
      Field.left = false;
    }
    return Bastide.give((Field.left ? '1' : '0') + Field.known);
  },
  bastide_js_end_field__deps: ['$Field'],
  bastide_js_end_field: function () {
    if (!Field.id) return;
    Field.id = 0;
    Field.input.blur();
    Field.input.hidden = true;
  },
});

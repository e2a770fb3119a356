// The browser's Back and Forward (page_address.hpp). The history has an entry for each step back that the page
// wants, on top of its own, and each entry stores its height. Entries are added when something
// opens, and therefore after a touch or a click: browsers skip entries that a page adds without
// one.
'use strict';

mergeInto(LibraryManager.library, {
  $BackSteps__deps: ['$Bastide'],
  $BackSteps__postset: 'BackSteps.begin();',
  $BackSteps: {
    wanted: 0,
    height: 0,
    returning: false,  // the page itself goes back, as things were closed in other ways
    pressed: 0,
    forward: false,    // the browser's Forward was pressed

    begin: function () {
      if (typeof window === 'undefined') return;
      var height = BackSteps.here();  // after a reload
      if (height === null) BackSteps.mark(0, true); else BackSteps.height = height;
      window.addEventListener('popstate', function () {
        var height = BackSteps.here(), before = BackSteps.height;
        if (height === null) {
          Bastide.fragmentChanged = true;  // entered by the user, and read before entries are added
          return BackSteps.mark(0, true);
        }
        BackSteps.height = height;
        if (BackSteps.returning) BackSteps.returning = false;
        else if (height > before) BackSteps.forward = true;
        else BackSteps.pressed += before - height;
        if (BackSteps.pressed || BackSteps.forward) Bastide.wake(); else BackSteps.settle();
      });
    },
    here: function () {
      var state = history.state;
      return state && typeof state['bastide'] === 'number' ? state['bastide'] : null;
    },
    mark: function (height, same) {
      try {
        history[same ? 'replaceState' : 'pushState']({'bastide': height}, '');
        BackSteps.height = height;
        return true;
      } catch (refused) {
        return false;
      }
    },
    settle: function () {
      if (BackSteps.returning || BackSteps.pressed || BackSteps.forward) return;
      while (BackSteps.height < BackSteps.wanted) if (!BackSteps.mark(BackSteps.height + 1)) return;
      if (BackSteps.height === BackSteps.wanted) return;
      BackSteps.returning = true;
      history.go(BackSteps.wanted - BackSteps.height);
    },
  },

  bastide_js_want_back__deps: ['$BackSteps'],
  bastide_js_want_back: function (steps) {
    BackSteps.wanted = steps;
    BackSteps.settle();
  },
  bastide_js_back_pressed__deps: ['$BackSteps'],
  bastide_js_back_pressed: function () {
    if (!BackSteps.pressed) return 0;
    --BackSteps.pressed;
    return 1;
  },
  bastide_js_forward_pressed__deps: ['$BackSteps'],
  bastide_js_forward_pressed: function () {
    var pressed = BackSteps.forward;
    BackSteps.forward = false;
    return pressed ? 1 : 0;
  },
});

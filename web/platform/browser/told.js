// What a frame tells (platform.hpp), as elements inside the canvas: nobody sees them, screen readers read and
// press them.
'use strict';

mergeInto(LibraryManager.library, {
  $ToldPage__deps: ['$Bastide'],
  $ToldPage: {
    asked: [],
    place: null,

    begin: function () {
      var canvas = document.getElementById('canvas'), place = ToldPage.place = document.createElement('div');
      // What is pressed here is not pressed on the canvas.
      ['mousedown', 'mouseup', 'click', 'pointerdown', 'pointerup', 'touchstart', 'touchend'].forEach(function (kind) {
        place.addEventListener(kind, function (event) { event.stopPropagation(); });
      });
      place.addEventListener('click', function (event) {
        if (!event.target.id) return;
        ToldPage.asked.push(event.target.id.slice('told.'.length));
        Bastide.wake();
      });
      canvas.appendChild(place);
    },
    // Elements stay where they are, so that a reader does not lose its place.
    show: function (text) {
      if (!ToldPage.place) ToldPage.begin();
      var place = ToldPage.place, focused = '', lines = text.split('\n');
      lines.pop();
      lines.forEach(function (line, i) {
        var parts = line.split('\t'), kind = parts[0][0], state = parts[0].slice(1), has = state.includes.bind(state);
        var tag = {t: 'P', h: 'H2'}[kind] || 'BUTTON', element = place.children[i];
        if (!element || element.tagName !== tag) {
          var fresh = document.createElement(tag);
          if (element) place.replaceChild(fresh, element); else place.appendChild(fresh);
          element = fresh;
        }
        if (element.textContent !== parts[2]) element.textContent = parts[2];
        if (tag !== 'BUTTON') return;
        element.type = 'button';
        element.tabIndex = -1;
        element.id = 'told.' + parts[1];
        if (has('*')) focused = element.id;
        var set = function (name, value) {
          if (value === null) element.removeAttribute(name); else element.setAttribute(name, value);
        };
        set('role', kind === 's' ? 'switch' : kind === 'o' ? 'radio' : null);
        set('aria-checked', kind === 's' || kind === 'o' ? has('1') : null);
        set('aria-current', kind === 'b' && has('1') ? 'true' : null);
        set('aria-disabled', has('-') || null);
      });
      while (place.children.length > lines.length) place.removeChild(place.lastChild);
      document.getElementById('canvas').setAttribute('aria-activedescendant', focused);
    },
  },

  bastide_js_tell__deps: ['$ToldPage'],
  bastide_js_tell: function (text) { ToldPage.show(UTF8ToString(text)); },
  bastide_js_asked_control__deps: ['$ToldPage'],
  bastide_js_asked_control: function () {
    return Bastide.give(ToldPage.asked.length ? ToldPage.asked.shift() : null);
  },
});

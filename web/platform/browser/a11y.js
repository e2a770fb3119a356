// What a frame tells (accessibility.hpp), as elements over the canvas, each at the place of what it repeats: nobody sees
// them, screen readers read and press them.
'use strict';

mergeInto(LibraryManager.library, {
  $ToldPage__deps: ['$Bastide'],
  $ToldPage: {
    asked: [],
    place: null,
    tags: {t: 'P', h: 'H2', f: 'SPAN', g: 'DIV', r: 'SECTION', d: 'SECTION'},
    roles: {s: 'switch', c: 'checkbox', o: 'radio', f: 'textbox', g: 'radiogroup', r: 'region', d: 'dialog'},

    begin: function () {
      var canvas = document.getElementById('canvas'), place = ToldPage.place = document.createElement('div');
      place.id = 'told';
      // What is pressed here is not pressed on the canvas.
      ['mousedown', 'mouseup', 'click', 'pointerdown', 'pointerup', 'touchstart', 'touchend'].forEach(function (kind) {
        place.addEventListener(kind, function (event) { event.stopPropagation(); });
      });
      // Pointers pass through to the canvas. Once somebody has pressed an element by its name, exploring by touch must
      // find them, until a pointer is used again.
      place.addEventListener('click', function (event) {
        if (!event.target.id || event.target === place) return;
        place.className = 'named';
        ToldPage.asked.push(event.target.id.slice('told.'.length));
        Bastide.wake();
      });
      var pass = function (event) { if (event.isTrusted && place.className) place.className = ''; };
      ['pointermove', 'pointerdown'].forEach(function (kind) { addEventListener(kind, pass, true); });
      canvas.insertAdjacentElement('afterend', place);
      canvas.setAttribute('aria-owns', 'told');
    },
    set: function (element, name, value) {
      if (value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
    },
    // An element as a line says; returns whether others go inside it.
    fill: function (element, parts) {
      var kind = parts[0][0], state = parts[0].slice(1), has = state.includes.bind(state), set = ToldPage.set;
      var inside = 'grd'.includes(kind), control = parts[1] !== '';
      var named = inside || kind === 'f', checked = 'sco'.includes(kind);
      set(element, 'role', kind === 'r' && !parts[2] ? null : ToldPage.roles[kind] || null);
      set(element, 'aria-label', named && parts[2] || null);
      set(element, 'aria-modal', kind === 'd' || null);
      set(element, 'aria-checked', checked ? has('1') : null);
      set(element, 'aria-current', kind === 'b' && has('1') ? 'true' : null);
      set(element, 'aria-disabled', has('-') || null);
      set(element, 'id', control ? 'told.' + parts[1] : null);
      set(element, 'tabindex', control ? -1 : null);
      if (inside) return true;
      var words = named ? parts[3] : parts[2];
      if (element.textContent !== words) element.textContent = words;
      if (element.toldBox !== parts[4]) {
        element.toldBox = parts[4];
        var box = parts[4].split(' '), style = element.style;
        style.left = box[0] + 'px';
        style.top = box[1] + 'px';
        style.width = box[2] + 'px';
        style.height = box[3] + 'px';
      }
      return false;
    },
    // Elements stay where they are, so that a reader does not lose its place.
    show: function (text) {
      if (!ToldPage.place) ToldPage.begin();
      var open = [{at: ToldPage.place, n: 0}], focused = '', lines = text.split('\n');
      var close = function () {
        var last = open.pop();
        while (last.at.children.length > last.n) last.at.removeChild(last.at.lastChild);
      };
      lines.pop();
      lines.forEach(function (line) {
        var parts = line.split('\t'), kind = parts[0][0], here = open[open.length - 1];
        if (kind === '/') {
          if (open.length > 1) close();
          return;
        }
        var tag = ToldPage.tags[kind] || 'BUTTON', element = here.at.children[here.n];
        if (!element || element.tagName !== tag) {
          var fresh = document.createElement(tag);
          if (tag === 'BUTTON') fresh.type = 'button';
          if (element) here.at.replaceChild(fresh, element); else here.at.appendChild(fresh);
          element = fresh;
        }
        here.n++;
        if (ToldPage.fill(element, parts)) open.push({at: element, n: 0});
        if (parts[0].includes('*')) focused = element.id;
      });
      while (open.length) close();
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

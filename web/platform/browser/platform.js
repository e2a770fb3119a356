// The browser's side of web/platform/*.hpp, as an Emscripten library. Everything that the browser may
// refuse is tried and caught: a refusal is a result, never a crash.
'use strict';

(function () {
  // Runtime helpers that older Emscripten versions always include and newer ones only on request.
  var runtime = ['$UTF8ToString', '$stringToUTF8', '$lengthBytesUTF8'].filter(function (name) {
    return LibraryManager.library && LibraryManager.library[name];
  });

  var library = {
    $Bastide__deps: ['malloc'].concat(runtime),
    $Bastide__postset: 'Bastide.listen();',
    $Bastide: {
      prefix: 'bastide.',
      held: {},              // entries that the storage has no room for
      changed: [],           // storage keys changed by another tab
      fragmentChanged: true,  // not reported yet
      copyAnswer: 2,         // platform::Answer
      language: '',          // of what the page reads out
      file: null,
      worker: null,
      workerFailed: false,
      answers: [],
      media: {},             // the queries of the device's preferences, by address
      takeBack: null,        // the request for a frame; null: there is none

      give: function (text) {
        if (text === null || text === undefined) return 0;
        var size = lengthBytesUTF8(text) + 1;
        var pointer = _malloc(size);
        if (pointer) stringToUTF8(text, pointer, size);
        return pointer;
      },
      // Something has come from outside: draw a frame.
      wake: function () {
        if (Module['running']) Module['_bastide_wake']();
      },
      // The page is left, perhaps for ever.
      leave: function () {
        if (Module['running']) Module['_bastide_leave']();
      },
      storage: function () {
        try {
          return window.localStorage;
        } catch (refused) {
          return null;
        }
      },
      listen: function () {
        if (typeof window === 'undefined') return;
        window.addEventListener('storage', function (event) {
          if (event.key && event.key.indexOf(Bastide.prefix) === 0) {
            var key = event.key.slice(Bastide.prefix.length);
            if (event.newValue !== null) delete Bastide.held[key];
            Bastide.changed.push(key);
            Bastide.wake();
          }
        });
        window.addEventListener('hashchange', function () {
          Bastide.fragmentChanged = true;
          Bastide.wake();
        });
        document.addEventListener('visibilitychange', function () {
          Bastide.leave();
          if (Bastide.takeBack) Bastide.takeBack();  // it may be of a kind that does not come now
          Bastide.keepAwake();
          Bastide.wake();
        });
        window.addEventListener('pagehide', function () { Bastide.leave(); });
        window.addEventListener('resize', function () { Bastide.wake(); });
        Bastide.watchDensity();
        Bastide.askForgets();
        Bastide.watchFiles();
        Bastide.watchLaunches();
        Bastide.takeShared();
      },
      // SDL listens for resizing, but only the density may have changed: as on another screen.
      watchDensity: function () {
        matchMedia('(resolution: ' + window.devicePixelRatio + 'dppx)').addEventListener('change', function () {
          window.dispatchEvent(new Event('resize'));
          Bastide.watchDensity();
        }, {once: true});
      },
      // Files can be dropped on the page, and links.
      watchFiles: function () {
        var root = document.documentElement;
        var on = function (name, hovers, use) {
          window.addEventListener(name, function (event) {
            var carried = event.dataTransfer, field = /^(INPUT|TEXTAREA)$/.test(event.target && event.target.tagName);
            if (!carried || field || !carried.types.some(function (type) { return type === 'Files' || type === 'text/plain'; })) return;
            event.preventDefault();
            root.toggleAttribute('data-drop', hovers || name === 'dragleave' && event.relatedTarget !== null);
            if (use) use(event.dataTransfer);
          });
        };
        on('dragenter', true);
        on('dragover', true, function (carried) { carried.dropEffect = 'copy'; });
        on('dragleave', false);
        on('drop', false, function (carried) {
          var text = carried.getData('text/plain');
          if (carried.files[0]) Bastide.read(carried.files[0]); else if (text) Bastide.hand('', 2, text);
        });
      },
      // The installed game is opened with a file. After a reload the browser hands it over once more.
      watchLaunches: function () {
        if (!window.launchQueue) return;
        var again = performance.getEntriesByType('navigation').some(function (entry) { return entry.type === 'reload'; });
        launchQueue.setConsumer(function (launch) {
          var file = !again && launch.files && launch.files[0];
          if (file) file.getFile().then(Bastide.read, function () { Bastide.hand(file.name, 0, ''); });
        });
        again = false;
      },
      // Something has been shared with the installed game: sw.js has kept it.
      takeShared: function () {
        if (location.hash !== '#shared') return;
        history.replaceState(history.state, '', location.href.split('#')[0]);
        Promise.resolve().then(function () { return caches.open('bastide.shared'); }).then(function (cache) {
          return cache.match('shared').then(function (form) {
            return cache.delete('shared').then(function () { return form.formData(); });
          });
        }).catch(function () { return new FormData(); }).then(function (form) {
          var file = form.get('file'), words = ['url', 'text', 'title'].map(function (name) { return form.get(name) || ''; });
          if (file && file.size) Bastide.read(file); else Bastide.hand('', 2, words.join('\n'));
        });
      },
      // kind: 0 a file, 1 one that is too large, 2 a link.
      hand: function (name, kind, text) {
        Bastide.file = name.replace(/[\u0000-\u001f\u007f]+/g, ' ') + '\n' + kind + '\n' + text.split('\0').join('');
        Bastide.wake();
      },
      read: function (file) {
        if (file.size > 16 * 1024 * 1024) return Bastide.hand(file.name, 1, '');
        file.text().catch(function () { return ''; }).then(function (text) { Bastide.hand(file.name, 0, text); });
      },
      canShare: null,  // not asked yet
      // False: protected against being recognised, the browser gives other pixels than were put there.
      picture: function (width, height, rgba, use) {
        var canvas = document.createElement('canvas'), pen = canvas.getContext('2d');
        canvas.width = width;
        canvas.height = height;
        var pixels = new Uint8ClampedArray(HEAPU8.buffer, rgba, 4 * width * height);
        pen.putImageData(new ImageData(pixels, width, height), 0, 0);
        if (!Bastide.sameThere(pen, pixels, width, height)) return false;
        canvas.toBlob(use);
        return true;
      },
      // Compares an opaque pixel that is not white; some browsers change the last bits of all.
      sameThere: function (pen, pixels, width, height) {
        var at = 4 * (width * (height >> 1) + (width >> 1));
        while (at < pixels.length && (pixels[at + 3] < 255 || pixels[at] > 200)) at += 4;
        if (at >= pixels.length) return true;
        try {
          var there = pen.getImageData(at / 4 % width, Math.floor(at / 4 / width), 1, 1).data;
          return [0, 1, 2].every(function (i) { return Math.abs(there[i] - pixels[at + i]) < 32; });
        } catch (refused) {
          return false;
        }
      },
      readable: null,  // whether what is drawn on a canvas can be read; null: not tried yet
      canRead: function () {
        if (Bastide.readable !== null) return Bastide.readable;
        var canvas = document.createElement('canvas'), pen = canvas.getContext('2d', {willReadFrequently: true});
        canvas.width = canvas.height = 8;
        pen.fillRect(2, 2, 4, 4);
        try {
          var pixels = pen.getImageData(0, 0, 8, 8).data, inside = 4 * (3 * 8 + 3);
          Bastide.readable = pixels[3] < 32 && pixels[inside + 3] > 224 && pixels[inside] < 32;
        } catch (refused) {
          Bastide.readable = false;
        }
        return Bastide.readable;
      },
      // Safari deletes what a site has stored after seven days without a visit, unless the site is on the home screen.
      forgets: false,
      askForgets: function () {
        if (!window.GestureEvent || navigator.standalone || matchMedia('(display-mode: standalone)').matches) return;
        Bastide.forgets = true;
        try {
          navigator.storage.persisted().then(function (kept) { Bastide.forgets = !kept; }).catch(function () {});
        } catch (absent) {}
      },
      awake: {wanted: false, lock: null},
      // The screen stays on while that is wanted and somebody can see the page.
      keepAwake: function () {
        var awake = Bastide.awake, wanted = awake.wanted && !document.hidden;
        if (!wanted && awake.lock) {
          awake.lock.release().catch(function () {});
          awake.lock = null;
        }
        if (!wanted || awake.lock) return;
        try {
          navigator.wakeLock.request('screen').then(function (lock) {
            lock.onrelease = function () { if (awake.lock === lock) awake.lock = null; };
            awake.lock = lock;
            Bastide.keepAwake();  // perhaps it is no longer wanted
          }, function () {});
        } catch (absent) {}
      },
      save: function (name, blob) {
        var link = document.createElement('a');
        var address = URL.createObjectURL(blob);
        link.href = address;
        link.download = name;
        document.body.appendChild(link);
        link.click();
        document.body.removeChild(link);
        setTimeout(function () { URL.revokeObjectURL(address); }, 10000);
      },
      copy: function (text) {
        var answer = function (yes) {
          Bastide.copyAnswer = yes ? 1 : 2;
          Bastide.wake();
        };
        var byHand = function () {
          var area = document.createElement('textarea');
          area.value = text;
          area.setAttribute('readonly', '');
          area.className = 'unseen';
          document.body.appendChild(area);
          area.select();
          var done = false;
          try {
            done = document.execCommand('copy');
          } catch (refused) {}
          document.body.removeChild(area);
          answer(done);
        };
        Bastide.copyAnswer = 0;
        try {
          navigator.clipboard.writeText(text).then(function () { answer(true); }, byHand);
        } catch (absent) {
          byHand();
        }
      },
      // For bug reports: what the page runs on; nothing about games or players.
      diagnostics: function (site) {
        var kilobytes = function (bytes) { return Math.round(bytes / 1000) + ' kB'; };
        var entries = 0, letters = 0;
        var storage = Bastide.storage();
        for (var i = 0; storage && i < storage.length; ++i) {
          var key = storage.key(i);
          if (key.indexOf(Bastide.prefix) !== 0) continue;
          ++entries;
          letters += key.length + (storage.getItem(key) || '').length;
        }
        var gl = Module['ctx'], renderer = null;
        try {
          var named = gl.getExtension('WEBGL_debug_renderer_info');
          renderer = gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
        } catch (absent) {}
        var workers = navigator.serviceWorker;
        return [
          'Bastide ' + document.documentElement.getAttribute('data-version'),
          'Browser: ' + navigator.userAgent,
          'Languages: ' + document.documentElement.lang + '; ' + (navigator.languages || []).join(' '),
          'Graphics: ' + renderer,
          'Screen: ' + screen.width + ' x ' + screen.height + ', window ' + innerWidth + ' x ' + innerHeight +
              ', density ' + (window.devicePixelRatio || 1),
          'Storage: ' + (storage ? entries + ' entries, ' + kilobytes(2 * letters) : 'forbidden') +
              (site ? '; whole site ' + kilobytes(site.usage) + ' of ' + kilobytes(site.quota) : ''),
          'Kept for use without a network: ' + (workers && workers.controller ? 'yes' : 'no'),
          'Last error: ' + (BastideBoot.lastError() || 'none'),
        ].join('\n');
      },
    },

    bastide_js_storage_get: function (key) {
      key = UTF8ToString(key);
      if (key in Bastide.held) return Bastide.give(Bastide.held[key]);
      try {
        return Bastide.give(Bastide.storage().getItem(Bastide.prefix + key));
      } catch (refused) {
        return 0;
      }
    },
    bastide_js_storage_set: function (key, value) {
      var storage = Bastide.storage();
      if (!storage) return 2;
      key = UTF8ToString(key);
      try {
        storage.setItem(Bastide.prefix + key, UTF8ToString(value));
        delete Bastide.held[key];
        return 0;
      } catch (refused) {
        return refused && (refused.name === 'QuotaExceededError' || refused.code === 22 ||
                           refused.name === 'NS_ERROR_DOM_QUOTA_REACHED') ? 1 : 2;
      }
    },
    bastide_js_storage_hold: function (key, value) { Bastide.held[UTF8ToString(key)] = UTF8ToString(value); },
    bastide_js_storage_remove: function (key) {
      key = UTF8ToString(key);
      delete Bastide.held[key];
      try {
        Bastide.storage().removeItem(Bastide.prefix + key);
      } catch (refused) {}
    },
    bastide_js_storage_keys: function () {
      var keys = Object.keys(Bastide.held);
      try {
        var storage = Bastide.storage();
        for (var i = 0; i < storage.length; ++i) {
          var key = storage.key(i);
          if (key.indexOf(Bastide.prefix) !== 0 || key.indexOf('\n') >= 0) continue;
          key = key.slice(Bastide.prefix.length);
          if (!(key in Bastide.held)) keys.push(key);
        }
      } catch (refused) {}
      return Bastide.give(keys.join('\n'));
    },
    bastide_js_storage_changed: function () {
      var changed = Bastide.changed.join('\n');
      Bastide.changed = [];
      return Bastide.give(changed);
    },

    bastide_js_tab_note: function () {
      try {
        return Bastide.give(sessionStorage.getItem(Bastide.prefix));
      } catch (refused) {
        return 0;
      }
    },
    bastide_js_set_tab_note: function (text) {
      try {
        sessionStorage.setItem(Bastide.prefix, UTF8ToString(text));
      } catch (refused) {}
    },

    bastide_js_address: function () {
      return Bastide.give(location.href.split('#')[0]);
    },
    bastide_js_fragment: function () {
      return Bastide.give(location.hash.slice(1));
    },
    bastide_js_clear_fragment: function () {
      try {
        history.replaceState(history.state, '', location.href.split('#')[0]);
      } catch (refused) {}
    },
    bastide_js_fragment_changed: function () {
      var changed = Bastide.fragmentChanged;
      Bastide.fragmentChanged = false;
      return changed ? 1 : 0;
    },

    bastide_js_copy: function (text) { Bastide.copy(UTF8ToString(text)); },
    bastide_js_copy_diagnostics: function () {
      Bastide.copyAnswer = 0;
      var copy = function (used) { Bastide.copy(Bastide.diagnostics(used)); };
      var copyAnyway = function () { copy(null); };
      try {
        navigator.storage.estimate().then(copy).catch(copyAnyway);
      } catch (absent) {
        copyAnyway();
      }
    },
    bastide_js_copy_answer: function () { return Bastide.copyAnswer; },
    bastide_js_can_share: function () {
      if (Bastide.canShare === null) {
        var files = [new File([''], 'bastide.png', {type: 'image/png'})];
        Bastide.canShare = !navigator.share ? 0 : navigator.canShare && navigator.canShare({files: files}) ? 2 : 1;
      }
      return Bastide.canShare;
    },
    bastide_js_share: function (title, text, url, width, height, rgba) {
      var what = {title: UTF8ToString(title)};
      if (HEAPU8[url]) what.url = UTF8ToString(url);
      if (HEAPU8[text]) what.text = UTF8ToString(text);
      var answer = function (number) {
        Bastide.copyAnswer = number;
        Bastide.wake();
      };
      var failed = function (why) {
        if (why && why.name === 'AbortError') answer(3);
        else Bastide.copy((what.text || '') + (what.url || ''));
      };
      var share = function () {
        try {
          navigator.share(what).then(function () { answer(4); }, failed);
        } catch (refused) {
          failed(refused);
        }
      };
      Bastide.copyAnswer = 0;
      if (!rgba) return share();
      var given = Bastide.picture(width, height, rgba, function (blob) {
        if (blob) what.files = [new File([blob], 'bastide.png', {type: 'image/png'})];
        share();
      });
      if (!given) share();
    },
    bastide_js_save_file: function (name, bytes, size) {
      name = UTF8ToString(name);
      var type = /\.png$/.test(name) ? 'image/png' : 'text/plain';
      Bastide.save(name, new Blob([HEAPU8.slice(bytes, bytes + size)], {type: type}));
    },
    bastide_js_save_picture: function (name, width, height, rgba) {
      name = UTF8ToString(name);
      return Bastide.picture(width, height, rgba, function (blob) { if (blob) Bastide.save(name, blob); }) ? 1 : 0;
    },
    bastide_js_open_file: function () {
      var chooser = document.createElement('input');
      chooser.type = 'file';
      chooser.accept = '.txt,.bastide,.jcz,text/plain';
      chooser.addEventListener('change', function () {
        if (chooser.files && chooser.files[0]) Bastide.read(chooser.files[0]);
      });
      chooser.id = 'chooser';
      chooser.className = 'unseen';
      var old = document.getElementById('chooser');
      if (old) old.remove();
      document.body.appendChild(chooser);
      chooser.click();
    },
    bastide_js_opened_file: function () {
      var file = Bastide.file;
      Bastide.file = null;
      return Bastide.give(file);
    },

    bastide_js_language: function () { return Bastide.give(BastideBoot.preferred()); },
    // In every frame; there may be none yet.
    bastide_js_set_language: function (code) {
      code = UTF8ToString(code);
      if (!code || code === Bastide.language) return;
      Bastide.language = code;
      BastideBoot.speak(code);
    },
    // Asked in every frame; a change draws one.
    bastide_js_prefers: function (media) {
      var query = Bastide.media[media];
      if (!query) {
        query = Bastide.media[media] = matchMedia(UTF8ToString(media));
        query.addEventListener('change', Bastide.wake);
      }
      return query.matches;
    },
    bastide_js_set_look: function (dark) { BastideBoot.look(dark ? 'dark' : 'light'); },
    bastide_js_hidden: function () { return document.hidden ? 1 : 0; },
    bastide_js_title: function (title) {
      var text = UTF8ToString(title);
      if (document.title !== text) document.title = text;
    },
    bastide_js_announce: function (text) {
      var live = document.getElementById('live');
      if (!live) return;
      var line = document.createElement('p');
      line.lang = document.documentElement.lang;
      line.textContent = UTF8ToString(text);
      live.appendChild(line);
      while (live.childNodes.length > 24) live.removeChild(live.firstChild);
    },
    // Letters in the system's own fonts, in the order of their script: black, unless they have colours of their own.
    bastide_js_draw_letters: function (text, em, box, measures) {
      if (!Bastide.canRead()) return 0;
      text = UTF8ToString(text);
      try {
        var font = em + 'px serif';
        var canvas = document.createElement('canvas'), pen = canvas.getContext('2d', {willReadFrequently: true});
        pen.font = font;
        var size = pen.measureText(text);
        var left = Math.floor(-size.actualBoundingBoxLeft) - 1, top = Math.floor(-size.actualBoundingBoxAscent) - 1;
        canvas.width = Math.ceil(size.actualBoundingBoxRight) + 1 - left;
        canvas.height = Math.ceil(size.actualBoundingBoxDescent) + 1 - top;
        pen.font = font;
        pen.fillText(text, -left, -top);
        var pixels = pen.getImageData(0, 0, canvas.width, canvas.height).data;
        // Browsers may change single bits, so only strong colours of many pixels count.
        var strong = 0, solid = 0;
        for (var i = 0; i < pixels.length; i += 4) {
          if (pixels[i + 3] < 128) continue;
          ++solid;
          if (Math.max(pixels[i], pixels[i + 1], pixels[i + 2]) > 48) ++strong;
        }
        var coloured = strong > solid / 20;
        if (!coloured) pixels.forEach(function (value, i) { if (i % 4 < 3) pixels[i] = 255; });
        var copy = _malloc(pixels.length);
        HEAPU8.set(pixels, copy);
        HEAP32.set([canvas.width, canvas.height, coloured ? 1 : 0], box >> 2);
        HEAPF32.set([left, top, size.width], measures >> 2);
        return copy;
      } catch (refused) {
        return 0;
      }
    },
    bastide_js_unix_seconds: function () { return Math.floor(Date.now() / 1000); },
    bastide_js_local_seconds: function (time) { return time - 60 * new Date(1000 * time).getTimezoneOffset(); },
    bastide_js_date_words: function (language, date, style) {
      var key = UTF8ToString(language) + style, forms = Bastide.dateForms = Bastide.dateForms || {};
      var form = [  // as DateStyle (clock.hpp)
        {day: 'numeric', month: 'long', year: 'numeric'},
        {month: 'long', year: 'numeric'},
        {day: 'numeric', month: 'short'},
        {weekday: 'short'},
      ][style];
      form.timeZone = 'UTC';
      forms[key] = forms[key] || new Intl.DateTimeFormat(UTF8ToString(language), form);  // slow to make
      return Bastide.give(forms[key].format(new Date(UTF8ToString(date))));
    },
    bastide_js_fresh_seed: function () {
      var words = crypto.getRandomValues(new Uint32Array(2));
      return words[0] * 65536 + (words[1] & 65535);
    },
    bastide_js_vibrates: function () {
      return navigator.vibrate && matchMedia('(pointer: coarse)').matches ? 1 : 0;
    },
    bastide_js_vibrate: function (milliseconds) {
      try {
        navigator.vibrate(milliseconds);
      } catch (absent) {}
    },
    bastide_js_keep_awake: function (wanted) {
      if (Bastide.awake.wanted === !!wanted) return;
      Bastide.awake.wanted = !!wanted;
      Bastide.keepAwake();
    },
    bastide_js_forgets: function () { return Bastide.forgets ? 1 : 0; },
    bastide_js_can_fill: function () { return document.fullscreenEnabled ? 1 : 0; },
    bastide_js_fills: function () { return document.fullscreenElement ? 1 : 0; },
    bastide_js_fill: function (wanted) {
      try {
        var done = wanted ? document.documentElement.requestFullscreen() : document.exitFullscreen();
        Promise.resolve(done).catch(function () {});
      } catch (absent) {}
    },
    bastide_js_wake_after: function (seconds) { setTimeout(Bastide.wake, seconds * 1000); },

    bastide_js_want_frame: function () {
      // None once the start has failed, or the program.
      var broken = function () { return /broken|stopped/.test(document.documentElement.getAttribute('data-state')); };
      if (Bastide.takeBack || broken()) return;
      var step = function () {
        if (broken()) return;
        Bastide.takeBack = null;
        try {
          Module['_bastide_frame']();
        } catch (fault) {
          Bastide.takeBack = function () {};  // none comes again
          console.error(fault);
          BastideBoot.stopped(String(fault));
        }
      };
      // A hidden page is given no animation frames, but the game goes on.
      var hidden = document.hidden, request = hidden ? setTimeout(step, 0) : requestAnimationFrame(step);
      Bastide.takeBack = function () {
        if (hidden) clearTimeout(request); else cancelAnimationFrame(request);
        Bastide.takeBack = null;
      };
    },

    // The first frame is drawn: hide the loading message.
    bastide_js_picture_shown: function () {
      BastideBoot.shown();
    },
    bastide_js_no_webgl: function () {
      BastideBoot.show('no-webgl');
    },

    bastide_js_worker_post: function (request) {
      var text = UTF8ToString(request);
      try {
        if (!Bastide.worker) {
          var worker = BastideBoot.worker('worker.js');
          worker.onmessage = function (event) {
            if (worker !== Bastide.worker) return;
            Bastide.answers.push(String(event.data));
            Bastide.wake();
          };
          worker.onerror = function () {
            if (worker !== Bastide.worker) return;
            Bastide.workerFailed = true;
            Bastide.wake();
          };
          Bastide.worker = worker;
        }
        Bastide.worker.postMessage(text);
      } catch (refused) {
        Bastide.workerFailed = true;
      }
    },
    // In the worker itself. It can send messages while it thinks, but receive none.
    bastide_js_worker_tell: function (text) { postMessage(UTF8ToString(text)); },
    bastide_js_worker_poll: function () {
      return Bastide.give(Bastide.answers.length ? Bastide.answers.shift() : null);
    },
    bastide_js_worker_failed: function () { return Bastide.workerFailed ? 1 : 0; },
    bastide_js_worker_stop: function () {
      if (Bastide.worker) Bastide.worker.terminate();
      Bastide.worker = null;
      Bastide.workerFailed = false;
      Bastide.answers = [];
    },
  };

  Object.keys(library).forEach(function (name) {
    if (name.indexOf('bastide_js_') === 0) library[name + '__deps'] = ['$Bastide', 'free'];
  });
  mergeInto(LibraryManager.library, library);
})();

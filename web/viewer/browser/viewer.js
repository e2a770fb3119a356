// The viewer's page, around the program: shows one position of the game at a time. The program says
// what there is to say and paints the board; everything else is the browser's. In one function with
// what Emscripten makes of the program, which follows (tools/make-site.py).
(function () {
  'use strict';
  const page = window['BastideViewer'], root = document.documentElement;
  const element = (id) => document.getElementById(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const rest = 800, rest_to_read = 4000;  // milliseconds between steps while it plays
  const fade = 260;                       // milliseconds from one position to the next
  const most = 256;                       // device pixels per tile
  let words = new Map(), game, index = 0, playing = 0;

  // ---- The program -------------------------------------------------------------------------------

  const packed = Module['packed'], bytes = new Uint8Array(packed.length);
  for (let i = 0; i < packed.length; ++i) bytes[i] = packed.charCodeAt(i);
  Module['wasmBinary'] = bytes;
  Module['onAbort'] = (what) => page.broken(String(what));
  Module['printErr'] = (text) => console.warn(text);
  const running = new Promise((begin) => { Module['onRuntimeInitialized'] = begin; });

  function with_strings(texts, use) {
    const places = texts.map((text) => {
      const size = Module['lengthBytesUTF8'](text) + 1, at = Module['_malloc'](size);
      Module['stringToUTF8'](text, at, size);
      return at;
    });
    const result = use(...places);
    places.forEach((at) => Module['_free'](at));
    return result;
  }
  function image(at, width, height) {
    const pixels = new Uint8ClampedArray(HEAPU8.subarray(at, at + 4 * width * height));
    const picture = document.createElement('canvas');
    picture.width = width;
    picture.height = height;
    picture.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
    return picture;
  }

  // ---- The board ---------------------------------------------------------------------------------

  const canvas = element('canvas'), pen = canvas.getContext('2d');
  let density = 1, width = 0, height = 0;  // CSS pixels
  let view, fitted = true;                 // the cell in the middle and CSS pixels per cell
  let now, before, onward, changed = 0;    // painted positions, each with its view
  let cloth, settling = 0, asked = 0;

  function fit() {
    const [[left, top], [right, low]] = game.board, wide = right - left + 1, high = low - top + 1;
    const zoom = Math.min(width / (wide + 0.6), height / (high + 0.6), 128);
    return {x: left + wide / 2, y: top + high / 2, zoom};
  }
  function resized() {
    // Phones show more pixels than anybody can tell apart, at twice the work.
    density = Math.min(devicePixelRatio || 1, 2);
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    if (!width || !height) return;
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    if (fitted) view = fit();
    repaint();
  }
  function repaint() {
    settling = 0;
    if (!width || !height) return;
    now = {view: {...view}, picture: paint()};
    before = null;
    ask();
  }
  function paint() {
    const at = Module['_viewer_paint'](game.positions[index].actions, view.x, view.y, view.zoom * density, canvas.width, canvas.height);
    return image(at, canvas.width, canvas.height);
  }
  function put(painted, alpha) {
    const scale = view.zoom / painted.view.zoom, pixels = view.zoom * density;
    pen.globalAlpha = alpha;
    pen.drawImage(painted.picture, canvas.width * (1 - scale) / 2 + (painted.view.x - view.x) * pixels,
                  canvas.height * (1 - scale) / 2 + (painted.view.y - view.y) * pixels,
                  painted.picture.width * scale, painted.picture.height * scale);
    pen.globalAlpha = 1;
  }
  function draw(time) {
    asked = 0;
    if (!cloth) {
      const side = 256;
      cloth = pen.createPattern(image(Module['_viewer_linen'](), side, side), 'repeat');
    }
    // The weave moves with the board and keeps its own scale.
    cloth.setTransform(new DOMMatrix([1, 0, 0, 1, canvas.width / 2 - view.x * view.zoom * density,
                                      canvas.height / 2 - view.y * view.zoom * density]));
    pen.fillStyle = cloth;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.globalCompositeOperation = 'multiply';
    pen.fillStyle = getComputedStyle(root).getPropertyValue('--cloth').trim();
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.globalCompositeOperation = 'source-over';
    const part = before && !calm.matches ? Math.min(1, (time - changed) / fade) : 1;
    // What is on only one of the two fades: the other one lies under it.
    if (part >= 1) before = null;
    if (!before) put(now, 1);
    else if (onward) put(before, 1), put(now, Math.max(0, part));
    else put(now, 1), put(before, 1 - Math.max(0, part));
    if (before) ask();
  }
  function ask() {
    if (!asked) asked = requestAnimationFrame(draw);
  }

  // Moves at once with what is painted; painted anew when it has come to rest.
  function look(next) {
    const fitting = fit();
    next.zoom = Math.max(fitting.zoom * 0.8, Math.min(next.zoom, most / density));
    const [[left, top], [right, low]] = game.board;
    next.x = Math.max(left, Math.min(next.x, right + 1));
    next.y = Math.max(top, Math.min(next.y, low + 1));
    fitted = next.zoom <= fitting.zoom * 1.01;
    view = fitted ? fitting : next;
    canvas.classList.toggle('near', !fitted);
    before = null;
    clearTimeout(settling);
    settling = setTimeout(repaint, 120);
    ask();
  }
  function zoom_at(x, y, factor) {
    const zoom = Math.max(fit().zoom * 0.8, Math.min(view.zoom * factor, most / density));
    const dx = x - width / 2, dy = y - height / 2;
    look({x: view.x + dx / view.zoom - dx / zoom, y: view.y + dy / view.zoom - dy / zoom, zoom});
  }
  // Keeps the tile just laid in sight.
  function follow([x, y]) {
    const dx = Math.abs(x + 0.5 - view.x) * view.zoom, dy = Math.abs(y + 0.5 - view.y) * view.zoom;
    if (!fitted && (dx > width / 2 - view.zoom / 2 || dy > height / 2 - view.zoom / 2)) {
      view = {x: x + 0.5, y: y + 0.5, zoom: view.zoom};
      return true;
    }
    return false;
  }

  const fingers = new Map();
  canvas.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, event);
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    const last = fingers.get(event.pointerId);
    if (!last || !view) return;
    const [other] = [...fingers.values()].filter((one) => one.pointerId !== event.pointerId);
    const dx = event.offsetX - last.offsetX, dy = event.offsetY - last.offsetY;
    fingers.set(event.pointerId, event);
    if (other) {
      const apart = (one) => Math.hypot(one.offsetX - other.offsetX, one.offsetY - other.offsetY);
      const x = (event.offsetX + other.offsetX) / 2, y = (event.offsetY + other.offsetY) / 2;
      if (apart(last) > 10) zoom_at(x, y, apart(event) / apart(last));
      look({x: view.x - dx / 2 / view.zoom, y: view.y - dy / 2 / view.zoom, zoom: view.zoom});
    } else if (!fitted) {
      look({x: view.x - dx / view.zoom, y: view.y - dy / view.zoom, zoom: view.zoom});
    }
  });
  ['pointerup', 'pointercancel'].forEach((end) => canvas.addEventListener(end, (event) => fingers.delete(event.pointerId)));
  canvas.addEventListener('dblclick', (event) => zoom_at(event.offsetX, event.offsetY, fitted ? 2.5 : 0.01));
  // The wheel alone scrolls the page around the frame; a trackpad's pinch comes with Ctrl.
  canvas.addEventListener('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom_at(event.offsetX, event.offsetY, Math.exp(-event.deltaY / 100));
  }, {passive: false});

  // ---- Words -------------------------------------------------------------------------------------

  const word = (key) => words.get(key) || key;
  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  function call(button, key, note) {
    button.title = capital(word(key)) + (note ? ' (' + note + ')' : '');
    button.setAttribute('aria-label', capital(word(key)));
  }
  const keys_of = {'Home': 'timeline.first', 'PageUp': 'timeline.turn-back', 'ArrowLeft': 'timeline.back', ' ': 'timeline.play',
                   'ArrowRight': 'timeline.forward', 'PageDown': 'timeline.turn-forward', 'End': 'timeline.last',
                   '+': 'keys.closer', '-': 'keys.farther'};
  const buttons = new Map([...document.querySelectorAll('button[data-key]')].map((button) => [button.dataset.key, button]));

  // ---- Points and chances ------------------------------------------------------------------------

  const make = (name, facts) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(facts)) made.setAttribute(key, value);
    return made;
  };
  let chances = false;
  function draw_curve() {
    const last = game.positions.length - 1, curve = element('curve');
    const kept = game.positions.map((position, at) => [at, chances ? position.chances : position.points]).filter(([, values]) => values);
    const top = chances ? 100 : Math.max(1, ...kept.flatMap(([, values]) => values));
    curve.setAttribute('viewBox', `0 ${-0.04 * top} ${Math.max(1, last)} ${1.08 * top}`);
    const lines = game.players.map((player, side) => {
      const points = kept.map(([at, values]) => `${at},${top - values[side]}`).join(' ');
      return [make('polyline', {'class': 'under', points}), make('polyline', {points, stroke: player.colour})];
    });
    const here = make('line', {id: 'here', y1: -top, y2: 2 * top});
    curve.replaceChildren(...lines.map(([under]) => under), ...lines.map(([, line]) => line), here);
    const kind = element('kind');
    kind.textContent = word(chances ? 'sheet.chances' : 'sheet.graph');
    kind.setAttribute('aria-pressed', String(chances));
    show_here();
  }
  function show_here() {
    const here = element('here');
    here.setAttribute('x1', index);
    here.setAttribute('x2', index);
  }
  element('kind').addEventListener('click', () => {
    chances = !chances;
    draw_curve();
  });

  // ---- The log -----------------------------------------------------------------------------------

  const weights = ['move', 'scoring', 'deciding', 'heading'];
  let entries = [];  // [number of actions, its item]
  function make_log() {
    entries = game.log.map((entry) => {
      const item = document.createElement('li'), button = item.appendChild(document.createElement('button'));
      button.type = 'button';
      button.textContent = entry.text;
      item.className = weights[entry.weight] + (entry.turn ? ' turn' : '');
      if (entry.side !== undefined) item.style.setProperty('--side', game.players[entry.side].colour);
      button.addEventListener('click', () => {
        stop();
        go(game.positions.findIndex(({actions}) => actions >= entry.after));
      });
      return [entry.after, item];
    });
    element('log').replaceChildren(...entries.map(([, item]) => item));
  }
  function show_log() {
    const here = game.positions[index].actions, from = told_from();
    let last;
    for (const [after, item] of entries) {
      item.hidden = after > here;
      item.classList.toggle('new', after > from && after <= here);
      if (after <= here) last = item;
    }
    const log = element('log');
    log.scrollTop = last ? last.offsetTop + last.offsetHeight - log.clientHeight + 12 : 0;
  }
  function toggle_log(shown) {
    element('log').hidden = !shown;
    element('log-switch').setAttribute('aria-expanded', String(shown));
    if (game) show_log();
  }
  element('log-switch').addEventListener('click', () => toggle_log(element('log').hidden));

  // ---- Positions ---------------------------------------------------------------------------------

  const last_index = () => game.positions.length - 1;
  // The number of actions before what is told about a position: all since its turn, or the one that it ends, began.
  function told_from() {
    let begun = index - 1;
    while (begun > 0 && !game.positions[begun].begins) --begun;
    return index ? game.positions[begun].actions : -1;
  }
  function comment_at(position) {
    const comment = game.comments.find(({after}) => after === position.actions);
    return comment ? comment.text : '';
  }
  function show_words() {
    const position = game.positions[index], from = told_from();
    const title = document.createElement('b'), said = element('said');
    title.textContent = position.where;
    const over = game.over && index === last_index();
    const told = (over ? game.log.slice(-1) : game.log.filter(({after}) => after > from && after <= position.actions)).map(({text}) => /[.!?:…”“]$/.test(text) ? text : text + '.');
    said.replaceChildren(title, ' ' + told.join(' '));
    const comment = comment_at(position);
    if (comment) {
      const quoted = document.createElement('q');
      quoted.textContent = comment;
      said.append(' ', quoted);
    }
    const timeline = element('timeline');
    timeline.value = index;
    timeline.setAttribute('aria-valuetext', position.where);
    canvas.setAttribute('aria-label', position.where + ' ' + told.join(' '));
    [...element('players').children].forEach((item, side) => {
      item.lastChild.textContent = position.points[side];
      item.classList.toggle('active', side === position.side);
    });
    for (const key of ['Home', 'PageUp', 'ArrowLeft']) buttons.get(key).disabled = index === 0;
    for (const key of ['ArrowRight', 'PageDown', 'End']) buttons.get(key).disabled = index === last_index();
    if (!element('log').hidden) show_log();
  }
  function go(to) {
    to = Math.max(0, Math.min(to, last_index()));
    if (to === index) return;
    onward = to > index;
    index = to;
    show_words();
    show_here();
    const moved = follow(game.positions[index].last);
    const shown = now;
    repaint();
    if (moved || !shown || shown.picture.width !== canvas.width) return;
    before = shown;
    changed = performance.now();
  }
  function turn(step) {
    let to = index + step;
    while (to > 0 && to < last_index() && !game.positions[to].begins) to += step;
    go(to);
  }

  // ---- Playing by itself -------------------------------------------------------------------------

  function show_playing() {
    root.toggleAttribute('data-playing', playing !== 0);
    call(buttons.get(' '), playing ? 'timeline.pause' : 'timeline.play');
  }
  function stop() {
    clearTimeout(playing);
    playing = 0;
    show_playing();
  }
  function play_on() {
    if (index === last_index()) return stop();
    playing = setTimeout(() => {
      go(index + 1);
      play_on();
    }, comment_at(game.positions[index]) ? rest_to_read : rest);
  }
  function play() {
    if (playing) return stop();
    if (index === last_index()) go(0);
    play_on();
    show_playing();
  }

  // ---- Keys and buttons --------------------------------------------------------------------------

  const middle = (factor) => zoom_at(width / 2, height / 2, factor);
  const deeds = {
    'Home': () => go(0), 'End': () => go(last_index()),
    'ArrowLeft': () => go(index - 1), 'ArrowRight': () => go(index + 1),
    'PageUp': () => turn(-1), 'PageDown': () => turn(1), ' ': play,
    '+': () => middle(1.4), '-': () => middle(1 / 1.4), 'f': () => middle(0.01),
    'l': () => toggle_log(element('log').hidden),
  };
  const leaves_playing = new Set([' ', '+', '-', 'f', 'l']);
  function act(key) {
    if (playing && !leaves_playing.has(key)) stop();
    deeds[key]();
  }
  addEventListener('keydown', (event) => {
    if (!game || event.ctrlKey || event.metaKey || event.altKey || event.target.id === 'link') return;
    // A key that presses a button does only that.
    if (event.key === ' ' && /^(BUTTON|A)$/.test(event.target.tagName)) return;
    const key = event.shiftKey && /^Arrow/.test(event.key) ? {'ArrowLeft': 'PageUp', 'ArrowRight': 'PageDown'}[event.key]
                                                           : event.key === '=' ? '+' : event.key;
    if (!key || !Object.prototype.hasOwnProperty.call(deeds, key)) return;
    event.preventDefault();
    act(key);
  });
  buttons.forEach((button, key) => button.addEventListener('click', () => act(key)));
  element('timeline').addEventListener('input', () => {
    stop();
    go(Number(element('timeline').value));
  });

  // ---- Beginning ---------------------------------------------------------------------------------

  function name_players() {
    element('players').replaceChildren(...game.players.map((player) => {
      const item = document.createElement('li'), points = document.createElement('b');
      item.style.setProperty('--side', player.colour);
      points.className = 'points';
      item.append(player.name, ' ', points);
      return item;
    }));
  }
  function begin(opened) {
    game = opened;
    index = game.start;
    if (game.fault) {
      element('fault').textContent = game.fault;
      element('fault').hidden = false;
    }
    for (const [key, button] of buttons) call(button, keys_of[key], key === ' ' ? '' : key);
    call(element('log-switch'), 'table.log', 'L');
    element('log').setAttribute('aria-label', word('table.log'));
    element('timeline').setAttribute('aria-label', word('table.timeline'));
    element('timeline').max = last_index();
    element('kind').hidden = !game.positions.some(({chances: known}) => known);
    for (const part of [element('log-switch'), element('zoom'), document.querySelector('footer')]) part.hidden = false;
    name_players();
    make_log();
    draw_curve();
    const roomy = page.log ? page.log !== '0' : innerWidth >= 720;
    toggle_log(roomy);
    show_words();
    page.show('ready');
    // The text first: painting takes longer.
    requestAnimationFrame(() => setTimeout(() => {
      resized();
      new ResizeObserver(resized).observe(canvas);
      root.dataset.painted = '';
      new MutationObserver(ask).observe(root, {attributes: true, attributeFilter: ['data-look']});
    }));
  }

  Promise.all([running, page.texts]).then(([, texts]) => {
    words = new Map(texts.split('\n').filter((line) => line.includes('=')).map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }));
    const told = with_strings([page.language, texts, location.hash], Module['_viewer_open']);
    const opened = JSON.parse(Module['UTF8ToString'](told));
    if (opened.positions) begin(opened);
    else page.show('refused', opened.fault);
  });
})();

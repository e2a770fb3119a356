// What browsers and devices do around the game: sounds that a call interrupts, canvases that cannot be read, keyboards
// over the page, long presses, a screen that goes dark.
import assert from 'node:assert/strict';

import {at_field, begin, begin_together, dice, lay, my_turn, rules} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse_phone} from './lib/table.mjs';

const test = sittings();

// An audio context that can be interrupted, as on an iPhone, and counts the sounds that begin.
const phone_audio = () => {
  window.heard = 0;
  window.resumed = 0;
  const node = () => new Proxy(function () {}, {
    get: (_, name) => name === 'start' ? () => { ++window.heard; } : name === 'connect' ? (to) => to : node(),
    set: () => true,
    apply: () => node(),
  });
  window.AudioContext = class {
    constructor() {
      window.audio = this;
      this.state = 'running';
      this.currentTime = 0;
      this.sampleRate = 8000;
    }
    become(state) {
      this.state = state;
      if (this.onstatechange) this.onstatechange();
    }
    resume() {
      ++window.resumed;
      if (!navigator.userActivation.isActive) return Promise.reject(new Error('not within a press'));
      this.become('running');
      return Promise.resolve();
    }
    createBuffer(channels, length) { return {getChannelData: () => new Float32Array(length)}; }
    createGain() { return node(); }
    createOscillator() { return node(); }
    createBufferSource() { return node(); }
    createBiquadFilter() { return node(); }
  };
};

test('Sounds go on after a call, and nothing that was missed is heard then', async ({sit}) => {
  const table = await sit({before: phone_audio});
  await begin_together(table);
  await lay(table, dice());
  assert.ok(await table.page.evaluate(() => window.heard) > 0);
  await table.page.evaluate(() => window.audio.become('interrupted'));
  const before = await table.page.evaluate(() => window.heard);
  for (let n = 0; n < 5; ++n) await table.key('r');  // turns the tile
  assert.equal(await table.page.evaluate(() => window.audio.state), 'running', 'a press takes it up again');
  assert.ok(await table.page.evaluate(() => window.resumed) > 0);
  assert.ok(await table.page.evaluate((n) => window.heard - n, before) <= 10, 'they do not pile up');
});

// As Firefox in private windows, and Brave: some last bits are others.
const noisy = () => {
  const {getImageData} = CanvasRenderingContext2D.prototype;
  window.readbacks = 0;
  CanvasRenderingContext2D.prototype.getImageData = function (...where) {
    const image = getImageData.apply(this, where);
    ++window.readbacks;
    for (let i = 0; i < image.data.length; i += 7) if (image.data[i + 3 - i % 4]) image.data[i] ^= 1;
    return image;
  };
};
// As Firefox that resists being recognised, and Tor.
const refused = () => {
  CanvasRenderingContext2D.prototype.getImageData = function (x, y, width, height) {
    return new ImageData(new Uint8ClampedArray(4 * width * height).fill(255), width, height);
  };
};

test('Names in other scripts are drawn whole and once, also where reading a canvas has noise', async ({sit}) => {
  const table = await sit({before: noisy});
  await table.press('start.new-game');
  await rules(table);
  await table.press('new.player.0.name');
  await at_field(table);
  await table.type('さくら');
  await table.press('new.player.1.name');
  await at_field(table);
  await table.type('דנה כהן');
  const at_first = await table.page.evaluate(() => window.readbacks);
  await table.press('new.start');
  await my_turn(table);
  await table.picture('names-noisy');
  const count = await table.page.evaluate((n) => window.readbacks - n, at_first);
  assert.ok(count < 30, `${count} readbacks for two names`);
  assert.deepEqual(await table.complaints(), []);
});

test('A picture is saved by the page itself where the browser gives other pixels', async ({sit}) => {
  const table = await sit({before: `(${refused})(); (${() => {
    window.written = [];
    const {createObjectURL} = URL;
    URL.createObjectURL = (blob) => {
      window.written.push(blob);
      return createObjectURL.call(URL, blob);
    };
  }})();`});
  await begin_together(table);
  await table.press('table.menu');
  await table.press('table.menu.more');
  await table.press('table.menu.sheet');
  await table.press('sheet.share');
  await table.press('share.picture');
  const size = await table.until_page(() => window.written.length && window.written[0].size, 'the picture');
  assert.ok(size > 2000, `${size} bytes`);
  assert.deepEqual(await table.complaints(), []);
});

test('A name field moves above a keyboard that lies over the page', async ({sit}) => {
  const table = await sit({view: coarse_phone, before: () => {
    const keys = new EventTarget();
    keys.boundingRect = new DOMRect(0, 0, 0, 0);
    Object.defineProperty(navigator, 'virtualKeyboard', {value: keys});
  }});
  await table.press('start.new-game');
  await rules(table);
  await table.press('new.player.1.name');
  await at_field(table);
  const place = () => table.page.evaluate(() => {
    const {top, bottom} = document.getElementById('field').getBoundingClientRect();
    return {top, bottom};
  });
  const usual = await place();
  await table.page.evaluate((top) => {
    navigator.virtualKeyboard.boundingRect = new DOMRect(0, top, innerWidth, innerHeight - top);
    navigator.virtualKeyboard.dispatchEvent(new Event('geometrychange'));
  }, Math.round(usual.top - 40));
  await table.until_page((top) => document.getElementById('field').getBoundingClientRect().bottom < top,
                         'the field above the keyboard', usual.top - 40);
  assert.ok((await place()).top >= 0);
  await table.page.evaluate(() => {
    navigator.virtualKeyboard.boundingRect = new DOMRect(0, 0, 0, 0);
    navigator.virtualKeyboard.dispatchEvent(new Event('geometrychange'));
  });
  await table.until_page((top) => Math.abs(document.getElementById('field').getBoundingClientRect().top - top) < 1,
                         'the field in its place', usual.top);
});

test('A long press opens no menu and selects nothing, beside the canvas too', async ({sit}) => {
  const table = await sit({view: coarse_phone});
  const prevented = await table.page.evaluate(() => [document.body, document.getElementById('canvas'), document.documentElement]
    .flatMap((element) => ['contextmenu', 'selectstart'].map(
      (name) => !element.dispatchEvent(new Event(name, {bubbles: true, cancelable: true})))));
  assert.deepEqual(prevented, prevented.map(() => true));
  const free = await table.page.evaluate(() => document.getElementById('field')
    .dispatchEvent(new Event('selectstart', {bubbles: true, cancelable: true})));
  assert.ok(free, 'what is typed can be selected');
  assert.equal(await table.page.evaluate(() => getComputedStyle(document.body).userSelect), 'none');
});

test('The screen stays on while a computer plays, and only then', async ({sit}) => {
  const table = await sit({before: () => {
    window.locks = 0;
    window.held = 0;
    Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
      ++window.locks;
      ++window.held;
      return {release: async () => { --window.held; }};
    }}});
  }});
  await begin(table);
  await my_turn(table);
  await table.until_page(() => window.held === 0, 'the screen free to go dark');
  await lay(table, dice());
  await table.press('table.confirm');
  await table.until_page(() => window.locks > 0, 'a lock');
  await my_turn(table);
  await table.until_page(() => window.held === 0, 'none again');
});

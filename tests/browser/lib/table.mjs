// A page under test: what it shows (the probe) and what can be done with it (mouse, touch, keys).
//
// The probe lists places on the canvas by stable ids, and facts about the game; it cannot change
// anything. All actions are those of a user, at those places.
//
// Nothing here depends on luck or speed: games are dealt the same in every run, and input waits for
// the page to have drawn the effect.
import {PNG} from 'pngjs';

import {artefact} from './site.mjs';
import {for_frames, patience, wait} from './waits.mjs';

export const desktop = {width: 1400, height: 900, deviceScaleFactor: 1};
export const phone = {width: 360, height: 640, deviceScaleFactor: 3, isMobile: true, hasTouch: true};
// For tests that do not check pictures: a quarter of the pixels, or a ninth, to save software
// rendering.
export const coarse = (width, height) => ({width, height, deviceScaleFactor: 0.5});
export const coarse_phone = {...phone, deviceScaleFactor: 1};

// Lines that browsers write about software rendering and reading pixels for screenshots.
const harmless = /ReadPixels|GPU stall|GL Driver Message|WEBGL_debug_renderer_info|software WebGL/;

let tabs = 0;  // number opened so far

// What is asked of a page while it is replaced has no answer.
const unless_reloading = (error) => {
  if (!/context was destroyed/.test(error.message)) throw error;
  return null;
};

export class Table {
  // Opens the page at `url`; `before`, a function, runs in the page ahead of its own scripts.
  // `seen`: draws always, not only for pictures.
  static async open(browser, url, {view = coarse(1400, 900), before, ready = true, wait = 'load', seen = false} = {}) {
    const table = new Table();
    table.page = await browser.newPage();
    table.page.setDefaultTimeout(patience);
    table.faults = [];
    table.addresses = new Set();
    table.touch = Boolean(view.hasTouch);
    await table.watch(url);
    try {
      await table.page.setViewport(view);
    } catch {
      // Firefox rejects what it cannot emulate (touch): set only the size.
      await table.page.setViewport({width: view.width, height: view.height});
    }
    // The games dealt by a page are the same in every run, but different in each tab and after a
    // reload.
    await table.page.evaluateOnNewDocument((tab) => {
      window.name = Number(window.name) + 1;
      let state = 1234567 * tab + 7654321 * window.name;
      crypto.getRandomValues = (numbers) => {
        for (const i of numbers.keys()) {
          state = Math.imul(state ^ state >>> 16, 0x45d9f3b) + 0x9e3779b9 | 0;
          numbers[i] = state ^ state >>> 15;
        }
        return numbers;
      };
    }, ++tabs);
    // Disables drawing to the screen until picture() needs it: in software it would be half of a
    // test's work. Drawing into textures is not affected.
    await table.page.evaluateOnNewDocument((seen) => {
      window.seen = seen;
      if (!window.WebGLRenderingContext) return;
      const {bindFramebuffer, clear, drawElements} = WebGLRenderingContext.prototype;
      let texture = null;
      Object.assign(WebGLRenderingContext.prototype, {
        bindFramebuffer(target, frame) {
          texture = frame;
          bindFramebuffer.call(this, target, frame);
        },
        clear(what) {
          if (window.seen || texture) clear.call(this, what);
        },
        drawElements(...what) {
          if (window.seen || texture) drawElements.apply(this, what);
        },
      });
    }, seen);
    if (before) await table.page.evaluateOnNewDocument(before);
    await table.page.goto(url, {waitUntil: wait});
    Table.front = table;
    if (ready) await table.until((probe) => probe.facts.screen, 'the first picture');
    return table;
  }

  async watch(url) {
    const {page, faults} = this;
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('console', (line) => {
      if (['error', 'warn', 'warning', 'assert'].includes(line.type()) && !harmless.test(line.text()))
        faults.push(`console: ${line.text()}`);
    });
    page.on('request', (request) => this.addresses.add(request.url()));
    // A worker that is no longer wanted may still be loading.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`not loaded: ${request.url()}`);
    });
    await page.evaluateOnNewDocument(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`);
      });
      // Records the time of the first picture, for first_picture().
      const look = () => {
        try {
          if (window.BastidePage.probe().facts.screen) window.first_picture = performance.now();
        } catch {}
        if (!window.first_picture) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }

  // Everything that went wrong so far, as texts: [] if nothing did.
  async complaints() {
    const violations = await this.page.evaluate(() => window.violations || []);
    return [...this.faults, ...violations.map((v) => `policy: ${v}`)];
  }

  // Milliseconds from opening the page to its first picture.
  first_picture() {
    return this.page.evaluate(() => window.first_picture);
  }

  // ---- Observing
  // -----------------------------------------------------------------------------------

  // {items: [{id, x, y, width, height, enabled}], facts: {...}}; null before the game runs, also
  // during a reload.
  probe() {
    return this.page.evaluate(() => {
      try {
        const probe = window.BastidePage.probe();
        return probe.facts ? probe : null;  // nothing has been drawn yet
      } catch {
        return null;
      }
    }).catch(unless_reloading);
  }
  async fact(name) {
    return (await this.probe())?.facts[name];
  }
  async items(start) {
    return ((await this.probe())?.items || []).filter((item) => item.id.startsWith(start));
  }

  // Waits until `wanted(probe)` is truthy and resolves to that.
  until(wanted, what = String(wanted)) {
    return wait(what, async () => {
      const probe = await this.probe();
      return probe && wanted(probe);
    }, {state: () => this.state()});
  }
  // The same with a function that runs in the page, with arguments `given`; does not wait for
  // frames.
  until_page(wanted, what, ...given) {
    return wait(what, () => this.page.evaluate(wanted, ...given).catch(unless_reloading), {state: () => this.state()});
  }

  // The state of the page, for the message when a wait has failed.
  async state() {
    const page = await this.page.evaluate(() => [
      `at ${location.hash.slice(0, 60) || location.pathname}`, `state ${document.documentElement.dataset.state}`,
      document.visibilityState, `focus on ${document.activeElement?.id || 'nothing'}`,
      `said last: ${document.getElementById('live')?.lastChild?.textContent || 'nothing'}`,
    ].join(', '));
    const probe = await this.probe();
    const seen = probe ? `${JSON.stringify(probe.facts)} ${probe.items.map((i) => i.id).join(' ')}` : 'nothing';
    return `page: ${page}; seen: ${seen}; complaints: ${(await this.complaints()).join('; ') || 'none'}`;
  }

  // The item named `id`, once it is there, enabled and at rest; scrolled into view.
  async item(id) {
    const look = async () => (await this.items(id)).find((i) => i.id === id && i.enabled);
    for (let scrolls = 1; ; ++scrolls) {
      const found = await wait(id, async () => {
        const before = await look();
        if (!before) return null;
        await this.frames();  // both probes may fall into the same slow frame
        const item = await look();
        return item && Math.abs(item.x - before.x) + Math.abs(item.y - before.y) < 1 && item;
      }, {state: () => this.state()});
      if (found.seen !== false) {
        // What has just appeared is not pressed yet.
        if (found.age < 0.5) await new Promise((done) => setTimeout(done, 1000 * (0.5 - found.age)));
        return found;
      }
      if (scrolls > 20) throw new Error(`${id} cannot be scrolled into sight: ${JSON.stringify(found)}`);
      await this.scroll_towards(found, scrolls);
    }
  }

  // Waits until an item has stopped moving: columns glide.
  async rest(id) {
    let before = null;
    await wait(`${id} to stop moving`, async () => {
      const item = (await this.items(id)).find((i) => i.id === id) || {x: 0, y: 0};
      const rests = before && Math.abs(item.x - before.x) + Math.abs(item.y - before.y) < 1;
      before = item;
      if (!rests) await this.frames();
      return rests;
    }, {state: () => this.state()});
  }

  // Scrolls the column in the middle of the window, or the panel below the board, as a wheel or a finger
  // does. On large screens the wheel scrolls further: the more `tries`, the more carefully.
  async scroll_towards({id, x, y, width, height}, tries) {
    const size = await this.page.evaluate(() => ({width: innerWidth, height: innerHeight}));
    const [middle, reach] = this.touch && /^(board|position)\./.test(id) ? [0.7, 0.1] : [0.5, 0.3];
    const wish = y + height / 2 - size.height * middle;
    // The list of choices is short: put the mouse over the previous row.
    const over = id.startsWith('table.choose.') ? Math.min(y, size.height) - 90 : size.height / 2;
    if (!this.touch) {
      await this.page.mouse.move(Math.min(Math.max(x + width / 2, 5), size.width - 5), over);
      await this.frames();
      await this.page.mouse.wheel({deltaY: Math.round(wish / (1 + tries / 4))});
      await this.frames();
      await this.rest(id);
      return;
    }
    const way = Math.max(-size.height * reach, Math.min(size.height * reach, wish));
    // Pauses at the end, so that the list does not glide on.
    const across = size.width / 2, from = size.height * middle;
    await this.swipe({x: across, y: from + way / 2}, {x: across, y: from - way / 2},
                     {still: 12});
  }

  // ---- Acting
  // --------------------------------------------------------------------------------------

  // Waits until the page has drawn that many frames, however long they take. ImGui processes one press or
  // release per frame; a page in the background draws nothing.
  frames(count = 2) {
    return for_frames(this.page.evaluate((n) => new Promise((done) => {
      const step = () => (document.hidden || --n < 0 ? done() : requestAnimationFrame(step));
      document.addEventListener('visibilitychange', step, {once: true});
      step();
    }), count));
  }

  async click(id) {
    const {x, y, width, height} = await this.item(id);
    await this.click_at(x + width / 2, y + height / 2);
  }
  async click_at(x, y) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.frames(1);
    await this.page.mouse.up();
    await this.frames();
  }
  // By touch where available, else by mouse.
  async press(id) {
    await this.forward();
    return this.touch ? this.tap(id) : this.click(id);
  }
  // Brings the window to the front first, as a user would; it gets the focus before the press.
  async forward() {
    if (Table.front === this) return;
    Table.front = this;
    await this.page.bringToFront?.();
    await this.frames();
  }
  async tap(id) {
    const {x, y, width, height} = await this.item(id);
    await this.tap_at(x + width / 2, y + height / 2);
  }
  async tap_at(x, y) {
    const session = await this.protocol();
    const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', {type, touchPoints});
    // In one go, because a touch that lasts is another gesture.
    await Promise.all([send('touchStart', [{x, y}]), send('touchEnd', [])]);
    await this.frames(3);
  }
  async drag(from, to, steps = 8) {
    await this.page.mouse.move(from.x, from.y);
    await this.frames();
    await this.page.mouse.down();
    await this.frames();
    for (let i = 1; i <= steps; ++i) {
      await this.page.mouse.move(from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps);
      await this.frames(1);
    }
    await this.page.mouse.up();
    await this.frames();
  }
  // Chromium's own protocol.
  async protocol() {
    return this.session ||= await this.page.createCDPSession();
  }
  // One finger from place to place, where it rests for `still` frames.
  async swipe(from, to, {steps = 8, still = 0} = {}) {
    const {touchscreen} = this.page;
    await touchscreen.touchStart(from.x, from.y);
    await this.frames(1);
    for (let i = 1; i <= steps; ++i) {
      await touchscreen.touchMove(from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps);
      await this.frames(1);
    }
    await this.frames(still);
    await touchscreen.touchEnd();
    await this.frames();
  }
  // Two fingers around `centre`, from `from` to `to` CSS pixels apart (Chromium only).
  async pinch(centre, from, to, steps = 8) {
    const session = await this.protocol();
    const points = (apart) => [{x: centre.x - apart / 2, y: centre.y, id: 1},
                               {x: centre.x + apart / 2, y: centre.y, id: 2}];
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [points(from)[0]]});
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: points(from)});
    for (let i = 1; i <= steps; ++i) {
      const apart = from + (to - from) * i / steps;
      await session.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: points(apart)});
      await this.frames(1);
    }
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await this.frames();
  }
  async key(name) {
    const {keyboard} = this.page;
    // In one go, because a key held long repeats: over Chromium's protocol, press() would wait in between.
    if (this.page.browser?.().protocol === 'cdp') await Promise.all([keyboard.down(name), keyboard.up(name)]);
    else await keyboard.press(name);
    await this.frames(3);
  }
  async type(text) {
    await this.page.keyboard.sendCharacter(text);
    await this.frames();
  }

  // ---- Pictures
  // ------------------------------------------------------------------------------------

  // Takes a picture, keeps it as an artefact and resolves to its pixels.
  async picture(name) {
    const seen = await this.page.evaluate(() => {
      const before = window.seen;
      window.seen = true;
      if (!before) window.dispatchEvent(new Event('resize'));  // redraws
      return before;
    });
    if (!seen) await this.frames(3);
    const taken = PNG.sync.read(Buffer.from(await this.page.screenshot({path: artefact(`${name}.png`)})));
    await this.page.evaluate((before) => { window.seen = before; }, seen);
    return taken;
  }
  close() {
    return this.page.close();
  }
}

// The number of different colours in a picture: a blank one has one.
export function colours(picture) {
  const seen = new Set();
  for (let i = 0; i < picture.data.length; i += 4) seen.add(picture.data.readUInt32LE(i));
  return seen.size;
}

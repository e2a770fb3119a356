// Measures how long the pictures take, in Chromium with software WebGL: the landscape behind the start
// screen, and a large board, from the press that shows it to its last picture:
//   node pictures-time.mjs [FOLDER [TIMES]]      dist/, three times
// On the first visit, and on the second in a browser started anew; on a desktop and on a phone, also with
// the page's thread slowed four times (the painters' are not: the browser cannot). The phone then zooms in.
// Prints medians; nothing is checked.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';

import {serve} from '../../tools/serve.mjs';
import {chromium} from './lib/browsers.mjs';
import {folder as usual} from './lib/site.mjs';
import {wait} from './lib/waits.mjs';

const [folder = usual, times = '3'] = process.argv.slice(2);
const boards = readFileSync(new URL('../data/boards.txt', import.meta.url), 'utf8');
const link = /^big-box .*#(.+)$/m.exec(boards)[1];
const desktop = {width: 1280, height: 800, deviceScaleFactor: 1};
const phone = {width: 360, height: 740, deviceScaleFactor: 3, isMobile: true, hasTouch: true};
const cases = [['desktop', desktop, 1], ['phone', phone, 1], ['desktop, slowed', desktop, 4], ['phone, slowed', phone, 4]];
const quiet = 2500;  // milliseconds without a picture: it was the last one

// Notes, in the page, the time of the last picture, the memory of all textures, frames and long tasks.
const observe = () => {
  const seen = window.seen = {last: 0, bytes: 0, most: 0, frames: [], tasks: [], screens: {}};
  const sizes = new Map();
  const {bindTexture, texImage2D, generateMipmap, deleteTexture} = WebGLRenderingContext.prototype;
  let bound = null;
  const become = (texture, bytes) => {
    seen.bytes += bytes - (sizes.get(texture) || 0);
    sizes.set(texture, bytes);
    seen.most = Math.max(seen.most, seen.bytes);
  };
  Object.assign(WebGLRenderingContext.prototype, {
    bindTexture(target, texture) {
      bound = texture;
      bindTexture.call(this, target, texture);
    },
    texImage2D(...given) {
      texImage2D.apply(this, given);
      const [, , , width, height] = given;
      become(bound, width * height * 4);
      if (width === height && width >= 64) seen.last = performance.now();
    },
    generateMipmap(target) {
      generateMipmap.call(this, target);
      become(bound, sizes.get(bound) * 4 / 3);
    },
    deleteTexture(texture) {
      deleteTexture.call(this, texture);
      become(texture, 0);
      sizes.delete(texture);
    },
  });
  new PerformanceObserver((list) => list.getEntries().forEach(({startTime, duration}) => seen.tasks.push([startTime, duration])))
      .observe({type: 'longtask', buffered: true});
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (step) => request((time) => {
    seen.frames.push(performance.now());
    step(time);
  });
  const look = () => {
    const screen = document.documentElement?.dataset.state === 'ready' && window.BastidePage?.probe().facts?.screen;
    if (screen) seen.screens[screen] ??= performance.now();
    request(look);
  };
  request(look);
};

async function visit(profile, address, [, view, slowdown]) {
  const browser = await chromium({profile});
  try {
    const page = await browser.newPage();
    await page.setViewport(view);
    await page.emulateCPUThrottling(slowdown);
    await page.evaluateOnNewDocument(observe);
    // The game is not there on the second visit: it would open at once.
    await page.evaluateOnNewDocument(() => {
      localStorage.clear();
      indexedDB.deleteDatabase('bastide');
    });
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    const probe = () => page.evaluate(() => window.BastidePage?.probe());
    // Resolves to when it is released.
    const press = async (id) => {
      const {x, y, width, height} = await wait(id, async () => (await probe())?.items?.find((one) => one.id === id));
      await new Promise((done) => setTimeout(done, 1000));
      const now = await page.evaluate(() => performance.now());
      await page.mouse.click(x + width / 2, y + height / 2, {delay: 50});
      return now + 50;
    };
    const screen = (name) => wait(name, () => page.evaluate((one) => window.seen.screens[one], name));
    // The last picture after a time; the frames and the longest task after that time until then.
    const painted = async (from) => {
      await wait('the last picture', () => page.evaluate((ms) => performance.now() - Math.max(window.seen.last, ms[0]) > ms[1], [from, quiet]));
      return page.evaluate((begun) => {
        const {last, frames, tasks, most} = window.seen;
        const after = tasks.filter(([at, duration]) => at + duration > begun && at <= last).map((task) => task[1]);
        const drawn = frames.filter((at) => at > begun && at <= last).length;
        return {time: Math.max(0, last - begun), drawn, task: Math.max(0, ...after), most};
      }, from);
    };
    const landscape = await painted(await screen('start'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate((hash) => { location.hash = hash; }, link);
    await press('link.open');
    const begun = await press('end.close');  // it is over
    const shown = await screen('table') - begun;
    const board = await painted(begun);
    await page.mouse.move(view.width / 2, view.height / 2);
    for (let step = 0; view === phone && step < 12; ++step) {
      await page.mouse.wheel({deltaY: -120});
      await new Promise((done) => setTimeout(done, 300));
    }
    const {most} = await painted(await page.evaluate(() => performance.now()));
    return {landscape, board: {...board, shown}, most};
  } finally {
    await browser.close();
  }
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

const server = await serve(folder, 0);
const address = `http://127.0.0.1:${server.address().port}/`;
for (const one of cases) {
  const visits = [[], []];
  for (let n = 0; n < Number(times); ++n) {
    const profile = mkdtempSync(join(tmpdir(), 'bastide-pictures-'));
    for (const list of visits) list.push(await visit(profile, address, one));
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  }
  for (const [i, list] of visits.entries()) {
    const of = (read) => median(list.map(read));
    const part = (name) => `${seconds(of((v) => v[name].time))}, ${of((v) => v[name].drawn)} frames, ` +
      `longest task ${Math.round(of((v) => v[name].task))} ms`;
    console.log(`${one[0]}, ${['first', 'second'][i]} visit: landscape ${part('landscape')}; board ${part('board')}, ` +
      `shown after ${seconds(of((v) => v.board.shown))}; textures ${Math.round(of((v) => v.board.most) / 1e6)} MB, ` +
      `zoomed in ${Math.round(of((v) => v.most) / 1e6)} MB; load ${loadavg()[0].toFixed(1)}`);
  }
}
server.closeAllConnections?.();
server.close();

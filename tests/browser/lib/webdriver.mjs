// WebKit, driven through WebKitWebDriver (W3C WebDriver: JSON over HTTP), with puppeteer's
// interface as far as lib/table.mjs and the tests of WebKit use it.
//
// A session has one page. Nothing can run in it before its own scripts: functions passed to
// `evaluateOnNewDocument` first run at another address of the same site, so that what they store is
// there, and again once the page has loaded.
import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:net';

import {wait} from './waits.mjs';

const keys = {Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Control: '\uE009',
              Shift: '\uE008', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015'};

// Runs in the page before each query: starts listening, and returns what has been recorded since
// the last one.
const listening = () => {
  if (!window.heard_by_test) {
    const heard = window.heard_by_test = [];
    addEventListener('error', (event) => event.message && heard.push(['pageerror', event.message]));
    addEventListener('unhandledrejection', (event) => heard.push(['pageerror', String(event.reason)]));
    for (const type of ['error', 'warn', 'assert']) {
      const say = console[type].bind(console);
      console[type] = (...words) => {
        if (type !== 'assert' || !words[0]) heard.push(['console', words.join(' '), type]);
        say(...words);
      };
    }
    new PerformanceObserver((list) => list.getEntries().forEach(({name}) => heard.push(['request', name])))
        .observe({type: 'resource', buffered: true});
  }
  return window.heard_by_test.splice(0);
};

class Page {
  ahead = [];
  hearers = {};
  at = {x: 0, y: 0};

  constructor(ask) {
    this.ask = ask;  // (method, path below the session, body)
    const act = (...sources) => ask('POST', '/actions', {actions: sources});
    const pointer = (action) => act({type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions: [action]});
    const strokes = (name, ...types) =>
      act({type: 'key', id: 'keys', actions: types.map((type) => ({type, value: keys[name] || name}))});
    this.mouse = {
      move: (x, y) => {
        this.at = {x: Math.round(x), y: Math.round(y)};
        return pointer({type: 'pointerMove', duration: 0, ...this.at});
      },
      down: () => pointer({type: 'pointerDown', button: 0}),
      up: () => pointer({type: 'pointerUp', button: 0}),
      wheel: ({deltaX = 0, deltaY = 0}) => act({type: 'wheel', id: 'wheel', actions:
        [{type: 'scroll', duration: 0, deltaX: Math.round(deltaX), deltaY: Math.round(deltaY), ...this.at}]}),
    };
    this.keyboard = {
      down: (name) => strokes(name, 'keyDown'),
      up: (name) => strokes(name, 'keyUp'),
      press: (name) => strokes(name, 'keyDown', 'keyUp'),
      type: async (text) => {
        for (const letter of text) await strokes(letter, 'keyDown', 'keyUp');
      },
    };
  }

  setDefaultTimeout(ms) {
    return this.ask('POST', '/timeouts', {script: ms, pageLoad: ms});
  }
  on(event, hear) {
    (this.hearers[event] ||= []).push(hear);
  }
  evaluateOnNewDocument(use, ...given) {
    this.ahead.push([use, given]);
  }

  async evaluate(use, ...given) {
    const script = `const heard = (${listening})();
      return (async () => (${use})(...arguments))().then((value) => ({value, heard}));`;
    const {value, heard} = await this.ask('POST', '/execute/sync', {script, args: given});
    for (const [event, text, type] of heard) {
      const told = {pageerror: {message: text}, console: {text: () => text, type: () => type}, request: {url: () => text}}[event];
      for (const hear of this.hearers[event] || []) hear(told);
    }
    return value === null ? undefined : value;
  }
  async run_ahead() {
    for (const [use, given] of this.ahead) await this.evaluate(use, ...given);
  }

  async goto(url) {
    if (!this.elsewhere) {
      await this.ask('POST', '/url', {url: new URL('not-the-page', url).href});
      await this.run_ahead();
      this.elsewhere = true;
    }
    await this.ask('POST', '/url', {url});
    await this.run_ahead();
  }
  async reload() {
    await this.ask('POST', '/refresh', {});
    await this.run_ahead();
  }
  async url() {
    return this.ask('GET', '/url');
  }
  title() {
    return this.ask('GET', '/title');
  }

  // The window is larger than the page because of the browser's own controls.
  async setViewport({width, height}) {
    const inside = () => this.ask('POST', '/execute/sync', {script: 'return [innerWidth, innerHeight]', args: []});
    for (let tries = 0; tries < 2; ++tries) {
      const window = await this.ask('GET', '/window/rect'), [w, h] = await inside();
      await this.ask('POST', '/window/rect', {width: window.width + width - w, height: window.height + height - h});
    }
  }
  async screenshot({path} = {}) {
    const picture = Buffer.from(await this.ask('GET', '/screenshot'), 'base64');
    if (path) writeFileSync(path, picture);
    return picture;
  }
}

// A free port.
function free_port() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

const silence = 120000;  // milliseconds after which the driver is assumed to hang

// Starts the driver; resolves to a browser. `end` is called after it has been closed.
export async function webdriver(program, env, end) {
  const port = await free_port();
  const driver = spawn(program, [`--port=${port}`], {stdio: 'ignore', env});
  const browser = {connected: true};
  let session = null;
  driver.on('exit', () => { browser.connected = false; });
  driver.on('error', () => { browser.connected = false; });

  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`,
                               {method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(silence)})
      .catch((error) => {
        if (error.name === 'TimeoutError') {  // it will not answer again: restart the test
          browser.connected = false;
          driver.kill();
        }
        throw error;
      });
    const {value} = await answer.json();
    if (!answer.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message} (${method} ${path})`);
    return value;
  };
  const leave = async () => {
    const path = session;
    session = null;
    if (path) await ask('DELETE', path).catch(() => {});
  };
  browser.createBrowserContext = async () => ({
    newPage: async () => {
      if (session) throw new Error('WebKitWebDriver has one session with one page at a time');
      const {sessionId} = await ask('POST', '/session', {capabilities: {alwaysMatch: {}}});
      session = `/session/${sessionId}`;
      const path = session;
      return new Page((method, below, body) => ask(method, path + below, body));
    },
    close: leave,
  });
  browser.newPage = async () => (await browser.createBrowserContext()).newPage();
  browser.close = async () => {
    await leave();
    driver.kill();
    await end();
  };
  await wait('WebKitWebDriver', async () => {
    if (!browser.connected) throw new Error('it has ended');
    return ask('GET', '/status').then(({ready}) => ready, () => false);
  });
  return browser;
}

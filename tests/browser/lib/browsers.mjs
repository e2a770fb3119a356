// The browsers that the tests drive: Chromium (headless, software WebGL), Firefox (on a virtual
// screen, because its headless mode has no WebGL) and WebKit (the one of GTK, which needs a screen).
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';

import puppeteer from 'puppeteer-core';

import {patience} from './waits.mjs';
import {webdriver} from './webdriver.mjs';

const places = {
  chrome: [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  // Not /usr/bin/firefox: on Ubuntu that is a snap, which cannot be driven this way.
  firefox: [process.env.FIREFOX, '/usr/bin/firefox-esr'],
  webkit: [process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'],
};

// The path of an installed browser, or undefined.
export const find = (kind) => places[kind].find((path) => path && existsSync(path));

// Why the tests for a kind of browser are skipped, or false.
const names = {chrome: 'Chromium', firefox: 'Firefox', webkit: 'WebKit'};
export const missing = (kind) => !find(kind) && `no ${names[kind]} here`;

const chrome_flags = ['--no-sandbox', '--disable-dev-shm-usage', '--use-angle=swiftshader',
                      '--enable-unsafe-swiftshader', '--hide-scrollbars', '--disable-background-networking',
                      // Two pages of Chromium's own in every window; and hidden addresses, which must be
                      // resolved in the local network, which a test machine may lack.
                      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebRtcHideLocalIpsWithMdns',
                      '--accept-lang=en-US'];

// `profile`: a folder for all of the browser's data; without one nothing is kept.
export function chromium({profile} = {}) {
  return puppeteer.launch({
    userDataDir: profile, browser: 'chrome', timeout: patience, executablePath: find('chrome'), headless: true,
    args: chrome_flags,
  });
}

// The Chromium that run.mjs has started, which `close` only leaves; or one of the file's own.
async function shared_chromium() {
  const browserWSEndpoint = process.env.BASTIDE_CHROMIUM;
  const browser = browserWSEndpoint && await puppeteer.connect({browserWSEndpoint}).catch(() => null);
  if (!browser) return chromium();
  browser.close = () => browser.disconnect();
  return browser;
}

// Starts a virtual screen; resolves to its display name and a function to end it.
function screen() {
  return new Promise((resolve, reject) => {
    const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
                       {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
    xvfb.on('error', reject);
    xvfb.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    let number = '';
    xvfb.stdio[3].on('data', (text) => {
      number += text;
      if (number.endsWith('\n')) resolve({name: `:${number.trim()}`, end: () => xvfb.kill()});
    });
  });
}

export async function firefox({profile, prefs = {}} = {}) {
  const display = await screen();
  try {
    const browser = await puppeteer.launch({
      userDataDir: profile, browser: 'firefox', timeout: patience, executablePath: find('firefox'), headless: false,
      env: {...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_ENABLE_WAYLAND: '0'},
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-US', 'webgl.force-enabled': true,
        'browser.startup.homepage_override.mstone': 'ignore', 'datareporting.policy.dataSubmissionEnabled': false,
        ...prefs,
      },
    });
    browser.process().on('exit', display.end);
    const close = browser.close.bind(browser);
    browser.close = async () => {
      await close();
      display.end();
    };
    return browser;
  } catch (error) {
    display.end();
    throw error;
  }
}

export async function webkit() {
  const display = await screen();
  try {
    return await webdriver(find('webkit'), {...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1'},
                           display.end);
  } catch (error) {
    display.end();
    throw error;
  }
}

export const launch_of = {chrome: shared_chromium, firefox, webkit};

// Runs browser tests, each file in a process of its own, one more at a time than there are processors, because
// they spend a fifth of their time waiting. Files that run one after another share a Chromium, which takes
// long to start; each of their tests has a profile of its own.
//   node run.mjs [NAME...]      the files whose names begin with NAME; none: all
// The site is taken from dist/ (BASTIDE_SITE); pictures go to artefacts/ (BASTIDE_ARTEFACTS); how long
// each test took to the file BASTIDE_REPORT.
import {spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {chromium, missing} from './lib/browsers.mjs';

// Long ones first, so that none runs alone at the end.
const long = ['live', 'offline', 'keeping', 'loading', 'game', 'touch', 'killed', 'smoke', 'link'];
const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.test.mjs'));
const wanted = process.argv.length > 2
  ? process.argv.slice(2).flatMap((name) => files.filter((file) => file.startsWith(name)))
  : [...long.map((name) => `${name}.test.mjs`), ...files];

const patience = 1200000;  // milliseconds for a file: a browser may hang
const notes = mkdtempSync(join(tmpdir(), 'bastide-waits-'));
const times = [];  // {file, ms, frames, longest: [{test, what, ms}], tests: [{name, ms}]}

// Resolves to whether the file passed; its output is printed in one piece. `browser`: the address of a Chromium.
function run(file, browser) {
  return new Promise((resolve) => {
    const said = [], begun = Date.now(), waits = join(notes, `${times.length}-${file}`);
    const child = spawn(process.execPath, ['--test-reporter=spec', file],
                        {cwd: folder, timeout: patience, killSignal: 'SIGINT',
                         env: {...process.env, BASTIDE_WAITS: waits, BASTIDE_CHROMIUM: browser}});
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
    child.on('close', (code) => {
      console.log(`-- ${file}\n${Buffer.concat(said)}`);
      const time = {file, ms: Date.now() - begun, frames: 0, longest: [], tests: []};
      try {
        Object.assign(time, JSON.parse(readFileSync(waits, 'utf8')));
      } catch {}  // it was stopped, or never waited
      times.push(time);
      resolve(code === 0);
    });
  });
}

const waiting = [...new Set(wanted)], failed = [];
// Runs these files, one after another, and puts those that fail into `failing`.
async function work(these, failing) {
  let browser = null;
  while (these.length) {
    const file = these.shift();
    if (!browser?.connected && !missing('chrome')) browser = await chromium();
    if (!await run(file, browser?.wsEndpoint() || '')) failing.push(file);
  }
  await browser?.close();
}
const again = [];
await Promise.all(Array.from({length: Math.min(cpus().length + 1, 8, waiting.length)}, () => work(waiting, again)));
// Alone, what failed beside others; still a fault of the test.
await work(again, failed);

const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`.padStart(6);
console.log('-- how long the files took, how much of it they waited for frames, and their longest other waits');
for (const {file, ms, frames, longest} of times.sort((a, b) => b.ms - a.ms)) {
  console.log(`${seconds(ms)} ${file}, frames ${seconds(frames).trim()}`);
  for (const wait of longest.slice(0, 3)) console.log(`       ${seconds(wait.ms)} ${wait.what} (${wait.test})`);
}
if (process.env.BASTIDE_REPORT) {
  const attribute = (text) => text.replace(/[&<"]/g, (c) => `&#${c.charCodeAt(0)};`);
  const cases = times.flatMap(({file, tests}) => tests.map(({name, ms}) =>
    `<testcase classname="${file}" name="${attribute(name)}" time="${ms / 1000}"/>`));
  writeFileSync(process.env.BASTIDE_REPORT, `<testsuite>\n${cases.join('\n')}\n</testsuite>\n`);
}
rmSync(notes, {recursive: true});
console.log(failed.length ? `failed: ${failed.join(', ')}` : 'every file passed');
process.exit(failed.length ? 1 : 0);

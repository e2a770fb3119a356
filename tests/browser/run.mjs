// Runs browser tests, each file in a process and a browser of its own, two at a time:
//   node run.mjs [NAME...]      the files whose names begin so; none: those that every run makes
// The site is taken from dist/ (BASTIDE_SITE); pictures go to artefacts/ (BASTIDE_ARTEFACTS).
import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {cpus} from 'node:os';
import {fileURLToPath} from 'node:url';

// `touch` and `layout` are left to `run.mjs touch layout`: headless Chromium with software drawing
// does not survive long series of emulated touches.
const usual = ['everything', 'decisions', 'link', 'game', 'keeping', 'lessons', 'reading', 'timeline', 'keyboard',
               'smoke', 'typing', 'worker', 'firefox', 'killed', 'back', 'phone', 'offline', 'loading', 'pace'];  // long ones first
const names = process.argv.length > 2 ? process.argv.slice(2) : usual;
const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.test.mjs'));
const wanted = names.flatMap((name) => files.filter((file) => file.startsWith(name)));

const patience = 900000;  // milliseconds for a file

// Resolves to whether the file passed; its output comes in one piece.
function run(file) {
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(process.execPath, ['--test-reporter=spec', file], {cwd: folder, timeout: patience});
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
    child.on('close', (code) => {
      console.log(`-- ${file}\n${Buffer.concat(said)}`);
      resolve(code === 0);
    });
  });
}

const waiting = [...new Set(wanted)], again = [], failed = [];
async function work() {
  while (waiting.length) {
    const file = waiting.shift();
    if (!await run(file)) again.push(file);
  }
}
await Promise.all(Array.from({length: Math.min(2, cpus().length)}, work));
// A browser may die on a busy machine; the game must then pass in a new one that is alone.
for (const file of again) if (!await run(file)) failed.push(file);
console.log(failed.length ? `failed: ${failed.join(', ')}` : 'every file passed');
process.exit(failed.length ? 1 : 0);

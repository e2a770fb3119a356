// Runs browser tests, each file in a process and a browser of its own:
//   node run.mjs [NAME...]      the files whose names begin so; none: those that every run makes
// The site is taken from dist/ (BASTIDE_SITE); pictures go to artefacts/ (BASTIDE_ARTEFACTS).
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

// `touch` and `layout` are left to `run.mjs touch layout`: headless Chromium with software drawing
// does not outlive long rows of emulated touches.
const usual = ['smoke', 'typing', 'offline', 'firefox', 'game', 'keeping', 'keyboard', 'link', 'phone', 'worker', 'decisions',
               'lessons', 'reading', 'timeline'];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : usual;
const folder = fileURLToPath(new URL('.', import.meta.url));

const run = (file) => spawnSync(process.execPath, ['--test-reporter=spec', file],
                                {cwd: folder, stdio: 'inherit', timeout: 600000}).status === 0;

const failed = [];
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.test.mjs') || !wanted.some((name) => file.startsWith(name))) continue;
  console.log(`-- ${file}`);
  // A browser may die on a busy machine; the game must then pass in a new one.
  if (!run(file) && !run(file)) failed.push(file);
}
console.log(failed.length ? `failed: ${failed.join(', ')}` : 'every file passed');
process.exit(failed.length ? 1 : 0);

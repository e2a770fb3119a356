// Waiting in the tests of a file: failures name what did not happen, and durations are reported to
// run.mjs, to find slow tests.
import {appendFileSync} from 'node:fs';
import {test as node_test} from 'node:test';

// Milliseconds after which something is taken to hang: many times what it takes on a busy machine.
export const patience = 120000;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

// The name of the running test; those of a file run one after another.
let current = '';

const tests = [];  // {name, ms}

// test(name, [options,] use): node's test(), which also records which test is waiting, and its time.
export function test(name, ...rest) {
  const use = rest.pop();
  return node_test(name, rest[0] || {}, async (context) => {
    current = name;
    const begun = Date.now();
    try {
      await use(context);
    } finally {
      tests.push({name, ms: Date.now() - begun});
    }
  });
}

const kept = [];  // {test, what, ms}, the longest first
const keep = 5;

function note(what, ms) {
  kept.push({test: current, what, ms});
  kept.sort((a, b) => b.ms - a.ms);
  kept.length = Math.min(kept.length, keep);
}

// Every test spends much of its time waiting for frames, in small pieces: only the sum is of
// interest.
let frames = 0;
export async function for_frames(drawn) {
  const begun = Date.now();
  await drawn;
  frames += Date.now() - begun;
}

process.on('exit', () => {
  if (process.env.BASTIDE_WAITS) appendFileSync(process.env.BASTIDE_WAITS, JSON.stringify({frames, longest: kept, tests}));
});

// Waits until `look()` resolves to something truthy and resolves to that. `what` names it; `state`,
// a function, describes the actual state instead.
export async function wait(what, look, {state = () => ''} = {}) {
  const begun = Date.now(), passed = () => Date.now() - begun;
  const vain = async (why, ...given) => new Error(`waited ${seconds(passed())} in vain for ${what}${why}; ` +
    `${await Promise.resolve().then(state).catch((error) => error.message)}`, ...given);
  for (;;) {
    let found;
    try {
      found = await look();
    } catch (error) {
      note(what, passed());
      throw await vain(`: ${error.message}`, {cause: error});
    }
    if (found) {
      note(what, passed());
      return found;
    }
    if (passed() > patience) break;
    await pause(30);
  }
  note(what, passed());
  throw await vain('');
}

// The computer player in its worker, and without one.
import assert from 'node:assert/strict';

import {host} from './lib/host.mjs';
import {begin, dice, move, my_turn, quick, seat} from './lib/person.mjs';
import {folder} from './lib/site.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';

const test = sittings({view: coarse(900, 600)});

// Counts messages to and from workers. (The counters only observe.)
const listen = () => {
  const Real = window.Worker;
  window.heard = {workers: 0, questions: 0, answers: 0};
  window.Worker = class extends Real {
    constructor(...options) {
      super(...options);
      if (!String(options[0]).includes('worker.js')) return;  // a painter
      ++window.heard.workers;
      this.addEventListener('message', ({data}) => {
        if (!data.startsWith('so-far')) ++window.heard.answers;
      });
    }
    postMessage(words) {
      if (typeof words === 'string') ++window.heard.questions;  // not the program
      super.postMessage(words);
    }
  };
  localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
};

test('The worker answers, and every question is answered by one move', async ({sit}) => {
  const table = await sit({before: listen});
  const roll = dice(8);
  await begin(table);
  for (let turn = 0; turn < 3; ++turn) await move(table, roll);
  await my_turn(table);
  const {workers, questions, answers} = await table.page.evaluate(() => window.heard);
  assert.equal(workers, 1);
  assert.ok(questions >= 3, `${questions} questions`);
  assert.equal(answers, questions);
  assert.deepEqual(await table.complaints(), []);
});

test('In a running game a computer takes over from a person, and the person again', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(8);
  await begin(table);
  await my_turn(table);
  const seats = async (kind) => {
    await table.press('table.menu');
    await table.press('table.menu.sheet');
    await table.press('seat.0');
    await table.press(`kind.${kind}`);
    await table.press('sheet.look');
  };
  const turns = ({facts}) => Number(facts.turn);
  const before = await table.until((probe) => turns(probe) >= 1 && turns(probe), 'the table');
  await seats('miller');
  // Nobody is asked any more: computers play on.
  await table.until((probe) => turns(probe) >= before + 4, 'four turns of computers');
  await seats('person');
  await my_turn(table);
  await move(table, roll);
  assert.deepEqual(await table.complaints(), []);
});

test('A player that would think for ever moves when it is hurried, as it would so far', async ({sit}) => {
  const table = await sit({before: () => {
    const Real = window.Worker;
    window.heard = {workers: 0, so_far: []};
    window.Worker = class extends Real {
      constructor(...options) {
        super(...options);
        if (!String(options[0]).includes('worker.js')) return;  // a painter
        this.held = ++window.heard.workers === 1;
        this.addEventListener('message', ({data}) => {
          if (data.startsWith('so-far')) window.heard.so_far.push(data);
        });
      }
      // The first one never stops thinking.
      set onmessage(take) {
        super.onmessage = (event) => {
          if (!this.held || event.data.startsWith('so-far')) take(event);
        };
      }
    };
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
  }});
  await table.press('start.new-game');
  await seat(table, 1, 'castellan');
  await table.press('new.start');
  const roll = dice(12);
  const thinks = ({facts}) => facts['table.thinking'] === 'true' && facts;
  const asked = ({facts}) => facts['table.person'] === 'true' && facts['table.at-rest'] === 'true' || thinks({facts});
  await table.until(asked, 'somebody’s turn');
  if (!thinks(await table.probe())) await move(table, roll);
  const {'tiles-placed': placed, turn} = await table.until(thinks, 'a player who thinks');
  await table.press('table.hurry');
  // By its last report; the rest of the turn by another worker, which answers.
  const after = await my_turn(table);
  assert.ok(Number(after['tiles-placed']) > Number(placed));
  assert.ok(Number(after.turn) > Number(turn));
  const so_far = await table.page.evaluate(() => window.heard.so_far);
  assert.ok(so_far.length > 0, 'nothing was said so far');
  assert.deepEqual(await table.complaints(), []);
});

test('A worker that cannot be loaded: the game goes on and says so', async ({sit}) => {
  const server = await host(folder);
  server.fault = (name) => name === 'worker.js' ? 'missing' : undefined;
  const table = await sit({address: server.url, before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
  }});
  const roll = dice(9);
  await begin(table);
  for (let turn = 0; turn < 3; ++turn) await move(table, roll);
  await my_turn(table);
  assert.ok(server.asked.includes('worker.js'), 'no worker was asked for');
  assert.ok(Number(await table.fact('tiles-placed')) >= 6);
  assert.match(await table.page.evaluate(() => document.getElementById('live').textContent), /not responding/);
  await server.end();
});

test('A worker that falls silent: the game goes on after a while', async ({sit}) => {
  // The page’s clock runs twenty times as fast, because the time limit is long.
  const table = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    const now = performance.now.bind(performance), later = window.setTimeout.bind(window);
    performance.now = () => now() * 20;
    window.setTimeout = (what, delay, ...rest) => later(what, delay / 20, ...rest);
    window.Worker = class { postMessage() {} terminate() {} };
  }});
  const roll = dice(10);
  await begin(table);
  await move(table, roll);
  const facts = await my_turn(table);
  assert.ok(Number(facts['tiles-placed']) >= 3);
});

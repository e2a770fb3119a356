// The computer player in its worker, in several that share a search, and without one.
import assert from 'node:assert/strict';

import {host} from './lib/host.mjs';
import {begin, begin_together, dice, move, my_turn, quick, seat} from './lib/person.mjs';
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
  localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\nasked on\n');
};

test('The worker answers, and every question is answered by one move', async ({sit}) => {
  const table = await sit({before: listen});
  const roll = dice(8);
  await begin(table);
  for (let turn = 0; turn < 2; ++turn) await move(table, roll);
  await my_turn(table);
  const {workers, questions, answers} = await table.page.evaluate(() => window.heard);
  assert.equal(workers, 1);
  assert.ok(questions >= 2, `${questions} questions`);
  assert.equal(answers, questions);
  assert.deepEqual(await table.complaints(), []);
});

test('The analysis board has its turns rated by the worker', async ({sit}) => {
  const table = await sit({before: quick});
  await begin_together(table);
  await table.press('table.menu');
  await table.press('table.menu.analyse');
  // Three rounds, each longer than the last.
  await table.until(({facts}) => facts['board.rounds'] === '3', 'the best turns');
  assert.ok((await table.items('board.turn.')).length > 1);
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
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\nasked on\n');
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
  await table.until_page(() => window.heard.so_far.length > 0, 'a first report');
  await table.press('table.hurry');
  // By its last report; the rest of the turn by another worker, which answers.
  const after = await my_turn(table);
  assert.ok(Number(after['tiles-placed']) > Number(placed));
  assert.ok(Number(after.turn) > Number(turn));
  assert.deepEqual(await table.complaints(), []);
});

test('A worker that cannot be loaded: the game goes on and says so', async ({sit}) => {
  const server = await host(folder);
  server.fault = (name) => name === 'worker.js' ? 'missing' : undefined;
  const table = await sit({address: server.url, before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\nasked on\n');
  }});
  const roll = dice(9);
  await begin(table);
  await move(table, roll);
  await my_turn(table);
  assert.ok(server.asked.includes('worker.js'), 'no worker was asked for');
  assert.ok(Number(await table.fact('tiles-placed')) >= 3);
  assert.match(await table.page.evaluate(() => document.getElementById('live').textContent), /not responding/);
  await server.end();
});

test('A worker that falls silent: the game goes on after a while', async ({sit}) => {
  // The page’s clock runs twenty times as fast, because the time limit is long.
  const table = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\nasked on\n');
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

// ---- Several workers: as many as the device has cores to spare -----------------------------------

const record = `bastide-record 1
player red
player blue castellan
first red
draw base/FRRR
place 1,0 0
meeple road E
draw base/FFRF-monastery
`;

// A device with so many cores, whose workers after the first one may be missing.
const device = async (sit, {cores, memory = 8, missing = false, spoil = ''}) => {
  const server = await host(folder);
  // Workers that a worker calls are counted by what they ask for; painters run the same script.
  const told = `Object.defineProperties(navigator, {hardwareConcurrency: {value: ${cores}}, deviceMemory: {value: ${memory}}});
    if (self.name === 'pool') {
      fetch('called');
      self.addEventListener('message', ({data}) => /^games/.test(data) && fetch('played'));
    }\n`;
  server.headers = () => ({'cache-control': 'no-store'});
  server.change = (name, body) => name === 'worker.js' ? Buffer.from(told + spoil + body) : body;
  server.called = () => server.asked.filter((name) => name === 'called').length;
  const workers = () => server.asked.filter((name) => name === 'worker.js').length;
  let before = 0;
  server.begin = () => { before = workers(); };
  server.fault = (name) => missing && before && name === 'worker.js' && workers() > before + 1 ? 'missing' : undefined;
  return {server, table: await sit({address: server.url})};
};

// The answers to questions, one after another, of one worker.
const answers = (table, questions) => table.page.evaluate(async (asked) => {
  const worker = BastideBoot.worker('worker.js'), given = [];
  for (const question of asked)
    given.push(await new Promise((give, fail) => {
      worker.onmessage = ({data}) => data.startsWith('so-far') || give(data);
      worker.onerror = () => fail(new Error('the worker failed'));
      worker.postMessage(question);
    }));
  worker.terminate();
  return given;
}, questions);

// Where a tile can go beside those in the record.
const sound = (answer, id) => assert.match(answer, new RegExp(`^choice ${id} \\d+ \\d+ -?\\d -?\\d \\d+ \\d+$`));
const ask = (id, player = 'castellan') => `choose ${id} ${player} ${id}\n${record}`;
const judge = (id) => `judge ${id} castellan 1\n${record}place 0,1 0\npass\n`;

test('Four others play the games of the strongest player’s search', async ({sit}) => {
  const {server, table} = await device(sit, {cores: 5});
  const [greedy, first, worth, last] = await answers(table, [ask(1, 'greedy'), ask(2), judge(3), ask(4)]);
  sound(greedy, 1);
  sound(first, 2);
  assert.match(worth, /^worth 3 \d+ -?\d+ /);
  sound(last, 4);
  assert.equal(server.called(), 4);
  assert.ok(server.asked.includes('played'), 'no games were handed out');
  assert.deepEqual(await table.complaints(), []);
  await server.end();
});

test('With two cores, or little memory, the worker thinks alone', async ({sit}) => {
  for (const limits of [{cores: 2}, {cores: 8, memory: 2}]) {
    const {server, table} = await device(sit, limits);
    sound((await answers(table, [ask(5)]))[0], 5);
    assert.equal(server.called(), 0);
    await server.end();
  }
});

test('If the others cannot be loaded, or fail, the worker answers all the same', async ({sit}) => {
  const fails = `if (self.name === 'pool') self.addEventListener('message', ({data}) => {
    if (/^games/.test(data)) setTimeout(() => { throw new Error('spoilt'); });
  });`;
  for (const faults of [{missing: true}, {spoil: fails}]) {
    const {server, table} = await device(sit, {cores: 5, ...faults});
    server.begin();
    const [first, second] = await answers(table, [ask(6), ask(7)]);
    sound(first, 6);
    sound(second, 7);
    await server.end();
  }
});

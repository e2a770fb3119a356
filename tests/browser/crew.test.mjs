// Several workers share a search: as many as the device has cores to spare. The device is said to have five.
import assert from 'node:assert/strict';

import {host} from './lib/host.mjs';
import {folder} from './lib/site.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';

const test = sittings({view: coarse(900, 600)});

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
    if (self.name === 'crew') {
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
  const fails = `if (self.name === 'crew') self.addEventListener('message', ({data}) => {
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

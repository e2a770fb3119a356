// A whole game with every expansion, the computer against itself, to the score sheet.
import assert from 'node:assert/strict';

import {seat} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';

const test = sittings();
const numbers = (text) => text.split(',').map(Number);

// Like quick, and the page's clock runs fast: most of the game consists of animations.
const hurried = () => {
  localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
  const now = performance.now.bind(performance);
  performance.now = () => now() * 8;
};

test('The computer plays all of Big Box 7 against itself', async ({sit}) => {
  // A small window, because most of the time is spent drawing.
  const table = await sit({before: hurried, view: coarse(800, 560)});
  await table.press('start.new-game');
  for (const player of [0, 1]) await seat(table, player, 'mason');
  // The last preset is Big Box 7 with everything.
  const presets = (await table.items('new.preset.')).map(({id}) => id).sort();
  await table.press(presets.at(-1));
  await table.picture('everything-new-game');
  await table.press('new.start');
  await table.until(({facts}) => facts.screen === 'table', 'the table');
  assert.ok(Number(await table.fact('tiles-left')) > 160);
  await table.until(({facts}) => Number(facts['tiles-placed']) > 80, 'half of the game', 300000);
  await table.picture('everything-middle');
  const facts = await table.until((probe) => probe.facts.over === 'true' &&
    probe.facts.screen === 'score-sheet' && probe.facts['sheet.kind.field'] && probe.facts, 'the score sheet', 300000);
  await table.picture('everything-sheet');
  assert.equal(facts['tiles-left'], '0');
  const scores = numbers(facts.scores);
  const sources = Object.keys(facts).filter((key) => key.startsWith('sheet.kind.'));
  assert.ok(sources.length > 6, `${sources}`);
  scores.forEach((score, p) => assert.equal(
    sources.reduce((sum, kind) => sum + numbers(facts[kind])[p], 0), score, `points of player ${p}`));
  assert.deepEqual(await table.complaints(), []);
});

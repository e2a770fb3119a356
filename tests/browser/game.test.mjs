// A whole game against the computer, by mouse, to its score sheet.
import assert from 'node:assert/strict';

import {confirm, dice, lay, move, my_turn, saves} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {wait} from './lib/waits.mjs';

const test = sittings();

// Captures what the page saves from now on: files(count) waits for that many, with names and bytes.
async function saved_files(table) {
  await table.page.evaluate(() => {
    window.caught = [];
    let blob;
    const address_of = URL.createObjectURL;
    URL.createObjectURL = (file) => address_of(blob = file);
    HTMLAnchorElement.prototype.click = function () {
      const name = this.download;
      blob.arrayBuffer().then((bytes) => window.caught.push({name, bytes: [...new Uint8Array(bytes)]}));
    };
  });
  return (count) => wait('what is saved', async () => {
    const caught = await table.page.evaluate(() => window.caught.length);
    return caught === count && table.page.evaluate(() => window.caught);
  });
}

// The number of frames of an animated PNG, or of a still one; it must be complete.
function frames_of({name, bytes}) {
  const file = Buffer.from(bytes);
  assert.equal(file.toString('latin1', 1, 4), 'PNG');
  let frames = 0, last = '';
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    last = file.toString('latin1', at + 4, at + 8);
    if (last === 'acTL') frames = file.readUInt32BE(at + 8);
  }
  assert.equal(last, 'IEND');
  return {name, frames};
}
const numbers = (text) => text.split(',').map(Number);

test('A game against the computer, from the start screen to the score sheet', async ({place, sit}) => {
  const roll = dice(20);
  const table = await sit();

  // Fast animations, chosen as a user would.
  await table.click('start.more');
  await table.click('start.settings');
  await table.click('settings.speed.3');
  await table.click('settings.reduce');
  await table.click('back');
  assert.match(await table.page.evaluate(() => localStorage.getItem('bastide.settings')),
               /^speed 3\nreduce-motion on\n/);

  await table.click('start.new-game');
  await table.click('new.start');
  await table.click('you.later');
  let facts = await my_turn(table);
  assert.equal(facts.screen, 'table');
  assert.equal(facts.over, 'false');

  // The first move with a figure that is dragged from the player to the tile.
  await lay(table, roll);
  const middle = ({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2});
  await table.drag(middle(await table.item('table.player.0')), middle(await table.item('table.figure.1')));
  await table.until((probe) => probe.facts['table.figure'] === '1', 'the first figure');
  const before_it = Number(facts['tiles-placed']);
  await confirm(table);
  facts = await my_turn(table);
  assert.ok(Number(facts['tiles-placed']) >= before_it + 2, 'a tile of mine and one of the computer’s');

  let moves = 1, before = null;
  for (;;) {
    facts = await my_turn(table);
    if (facts.over === 'true') break;
    // The number of tiles only falls, points only rise.
    if (before) {
      assert.ok(Number(facts['tiles-left']) < Number(before['tiles-left']));
      numbers(facts.scores).forEach((score, p) => assert.ok(score >= numbers(before.scores)[p]));
    }
    before = facts;
    await move(table, roll);
    if (++moves === 16) {
      await my_turn(table);
      await table.picture('desktop-middle');
    }
    assert.ok(moves < 80, 'the game does not end');
  }
  assert.ok(moves >= 25, `the game was over after ${moves} moves`);
  assert.equal(facts['tiles-left'], '0');

  // The final scoring is told, then the result is shown; the review explains every point.
  await table.until((probe) => probe.facts.end === 'shown', 'the result');
  await table.picture('desktop-result');
  await table.click('end.review');
  facts = await table.until((probe) => probe.facts.screen === 'score-sheet' && probe.facts['sheet.kind.field'] && probe.facts, 'the score sheet');
  assert.equal(facts.over, 'true');
  const scores = numbers(facts.scores);
  const kinds = ['road', 'city', 'monastery', 'garden', 'field'].map((kind) => numbers(facts[`sheet.kind.${kind}`]));
  scores.forEach((score, p) => assert.equal(kinds.reduce((sum, kind) => sum + kind[p], 0), score));
  assert.ok(Math.max(...scores) >= 30, `scores ${scores}`);
  const [[, saved], ...others] = Object.entries(await saves(table));
  assert.deepEqual(others, []);
  assert.ok(saved.includes(`note scores "${scores.join(' ')}"`), saved.slice(0, 400));
  assert.match(saved, /note over "1"/);
  await table.picture('desktop-sheet');

  // Its picture, and the whole game as an animated one, are saved.
  const files = await saved_files(table);
  for (const way of ['share.picture', 'share.film']) {
    await table.click('sheet.share');
    await table.click(way);
  }
  const saved_now = await files(2);
  const named = (name) => saved_now.find((file) => file.name === name);
  const picture = named('bastide.png'), film = named('bastide-game.png');
  assert.deepEqual(frames_of(picture), {name: 'bastide.png', frames: 0});
  assert.ok(frames_of(film).frames > 71, `${frames_of(film).frames} frames for 72 tiles`);

  await table.click('sheet.rematch');
  await table.until((probe) => probe.facts.over === 'false', 'the next game');
  facts = await my_turn(table);
  assert.equal(facts.scores.split(',').length, 2);
  assert.equal(facts.over, 'false');
  assert.equal(Object.keys(await saves(table)).length, 2);

  for (const address of table.addresses)
    assert.ok(address.startsWith(place.url) || /^(data|blob|about):/.test(address), `asked for ${address}`);
  assert.deepEqual(await table.complaints(), []);
});

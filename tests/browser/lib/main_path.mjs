// The main path, for browsers in which not everything is tested: start, a name, play, reload, play on; a game from a
// link; the viewer in a frame of another host's page.
import assert from 'node:assert/strict';

import {framing} from './frames.mjs';
import {at_field, choose, confirm, dice, finished, lay, move, my_turn, position, quick, rules} from './person.mjs';
import {colours} from './table.mjs';
import {wait} from './waits.mjs';

// name: 'Firefox'; test: that of the sittings in such a browser
export function main_path(name, test) {
  const short = name.toLowerCase();

  test(`${name}: a game is begun, played, left and taken up again`, async ({place, sit}) => {
    const table = await sit({before: quick});
    assert.equal(await table.fact('screen'), 'start');
    await table.item('start.new-game');
    assert.ok(colours(await table.picture(`${short}-start`)) > 50, 'the start screen is blank');
    const roll = dice(50);
    await table.press('start.new-game');
    await rules(table);
    await table.press('new.player.0.name');
    await at_field(table);
    await table.page.keyboard.type('Šípek a Růženkax');
    await table.key('Backspace');
    await table.press('new.start');
    await table.until(({facts}) => facts.screen === 'table', 'the table');
    assert.match(await table.page.evaluate(() => JSON.stringify(Object.entries(localStorage))), /Šípek a Růženka\b/);

    // The first move in every detail: a tile, a figure on it, and the computer's answer.
    const placed = Number((await my_turn(table))['tiles-placed']);
    await lay(table, roll);
    assert.ok(Number(await table.fact('table.figures')) > 1, 'no figure is offered on the first tile');
    await choose(table, 1);
    await confirm(table);
    assert.ok(Number((await my_turn(table))['tiles-placed']) >= placed + 2, 'a tile of mine and one of the computer’s');
    const before = position(await table.probe());
    assert.ok(colours(await table.picture(`${short}-table`)) > 50, 'the table is blank');

    await table.page.reload();
    await my_turn(table);
    assert.deepEqual(position(await table.probe()), before);
    await move(table, roll);
    await my_turn(table);

    // By keyboard and wheel too.
    await table.key('Enter');
    await table.key('Enter');
    await table.until(({facts}) => facts['table.pending'], 'a tile laid by Enter');
    const cursor = Number(await table.fact('cursor'));
    await table.key('Enter');
    await table.until(({facts}) => Number(facts.cursor) > cursor, 'the move played');
    const facts = await my_turn(table);
    const zoom = Number(facts['table.zoom']);
    await table.page.mouse.move(400, 400);
    await table.page.mouse.wheel({deltaY: -300});
    await table.until((probe) => Number(probe.facts['table.zoom']) > zoom, 'a nearer view');
    for (const address of table.addresses)
      assert.ok(address.startsWith(place.url) || /^(data|blob|about):/.test(address), `asked for ${address}`);
    assert.deepEqual(await table.complaints(), []);
  });

  test(`${name}: a link opens`, async ({place, sit}) => {
    const table = await sit({address: place.url + finished, before: quick});
    const {fault} = await table.until(({facts}) => facts.dialog === 'link' && facts, 'the offered game');
    assert.equal(fault, '');
    await table.press('link.open');
    const {over} = await table.until(({facts}) => facts.end === 'shown' && facts, 'the result');
    assert.equal(over, 'true');
    await table.picture(`${short}-link`);
    // Once opened, a reload shows the saved game, not the link again.
    assert.equal(await table.page.evaluate(() => location.hash), '');
    assert.deepEqual(await table.complaints(), []);
  });

  test(`${name}: the viewer shows a game in a frame`, async ({place, sit}) => {
    const host = await framing(place.url);
    const hash = finished.replace(/&n=.*/, '&n=Anna,Mill');
    const {page} = await sit({address: host.address({hash, width: 640, height: 480, sandbox: 'allow-scripts'}), ready: false});
    if (page.ask) await page.ask('POST', '/frame', {id: 0});  // WebKit: from here on, the page is that of the frame
    const inside = page.ask ? page : page.frames().find((one) => one.url().includes('embed.html'));
    const seen = await wait('the board', () => inside.evaluate(
      () => 'painted' in document.documentElement.dataset && document.getElementById('players').textContent));
    assert.match(seen, /Anna.*Mill/);
    await host.end();
  });
}

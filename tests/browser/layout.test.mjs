// Nothing overlaps and nothing is cut off, on the main screens, in a browser: on a phone and on a
// desktop, each in one language. Every scene in both languages and at many more window sizes is
// tested without a browser (tests/gallery/screens, tests/page/layout_test.cpp).
import assert from 'node:assert/strict';

import {dice, finished, lay, my_turn, quick, quick_czech} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';

const test = sittings();

const windows = [[360, 640, true, 'cs'], [1400, 900, false, 'en']];

const on_board = /^table\.(spot|figure|cell|here|score)\./;
const overlap = (a, b) => Math.min(Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
                                   Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const place = ({id, x, y, width, height}) => `${id} (${x},${y} ${width}x${height})`;

// Layout faults on the screen. `below`: ids covered by a dialog. `scrolls`: a column that scrolls
// below a fixed head and above a fixed foot.
const list = /^(table\.choose|kind)\./, foot = /^(table\.(confirm|take-back|turn-right)|dialog\.cancel)$/;

function faults(probe, {width, height, touch, below = new Set(), scrolls = false}) {
  const found = [];
  const items = probe.items.filter((i) => i.seen && !below.has(i.id) && i.id !== 'notice');
  const fixed = (i) => !scrolls || i.id === 'back' || i.id === 'new.start';
  for (const i of items) {
    if (on_board.test(i.id)) continue;
    if (i.x < -0.5 || i.x + i.width > width + 0.5) found.push(`${place(i)} is cut off at the side`);
    if (fixed(i) && (i.y < -0.5 || i.y + i.height > height + 0.5)) found.push(`${place(i)} is cut off`);
    if (i.width < 1 || i.height < 1) found.push(`${place(i)} is empty`);
    if (touch && !/^table\.player/.test(i.id) && Math.min(i.width, i.height) < 40) found.push(`${place(i)} is too small for a finger`);
  }
  const enabled = items.filter((i) => i.enabled);
  for (const [n, a] of enabled.entries()) {
    for (const b of enabled.slice(n + 1)) {
      if (overlap(a, b) <= 1 || fixed(a) !== fixed(b)) continue;
      // A list that is too long for its place is clipped at the buttons below it, and scrolls.
      if (list.test(a.id) && foot.test(b.id) || list.test(b.id) && foot.test(a.id)) continue;
      // The list of tiles continues under the tools and over the hand.
      if (a.id.startsWith('table.bag.') !== b.id.startsWith('table.bag.')) continue;
      const both = [a.id, b.id].map((id) => (on_board.exec(id) || ['', 'panel'])[1]).sort().join(' ');
      // The tentatively placed tile carries its figures; its round buttons lie over the board around it;
      // where two figures are close, the nearer one counts.
      if (['cell figure', 'cell spot', 'here spot', 'figure spot'].includes(both)) continue;
      if (both === 'figure figure') {
        const apart = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
        if (apart >= 15) continue;
      }
      found.push(`${place(a)} overlaps ${place(b)}`);
    }
  }
  return found;
}

for (const [width, height, touch, language] of windows) {
  test(`${width}x${height}, ${language}: every screen`, async ({sit, place: {url}}) => {
    const name = (screen) => `layout-${width}x${height}-${language}-${screen}`;
    // Many pixels take long to draw in software; the layout does not depend on them.
    const view = {width, height, deviceScaleFactor: touch ? 1 : 0.5, isMobile: touch, hasTouch: touch};
    const table = await sit({view, before: language === 'cs' ? quick_czech : quick});
    const wrong = [];
    const ids = async () => new Set((await table.probe()).items.map((i) => i.id));
    const check = async (screen, {id, picture = false, ...options} = {}) => {
      if (id) await table.item(id);
      for (const fault of faults(await table.probe(), {width, height, touch, ...options})) wrong.push(`${screen}: ${fault}`);
      if (picture) await table.picture(name(screen));
    };
    // Scrolls to the last item of a column, so that all of it is checked.
    const to_the_end = async (screen) => {
      const {items} = await table.probe();
      const last = items.filter((i) => i.id !== 'back' && i.id !== 'new.start' && i.enabled).pop();
      await check(screen, {id: last.id, scrolls: true});
    };
    const dialog = async (open, screen, id, close) => {
      const below = await ids();
      await table.press(open);
      await check(screen, {id, below, picture: true});
      await table.press(close);
      await table.until(({facts}) => !facts.dialog && (facts['table.dialog'] || 'none') === 'none', 'the dialog closed');
    };

    await check('start', {id: 'start.new-game', scrolls: true, picture: true});
    await to_the_end('start');
    await dialog('start.open', 'open', 'open.go', 'dialog.cancel');

    await table.press('start.how-to-play');
    await check('help', {id: 'back', scrolls: true, picture: true});
    await table.press('back');

    await table.press('start.settings');
    await check('settings', {id: 'back', scrolls: true, picture: true});
    await table.item('settings.speed.3');
    await check('settings', {scrolls: true});
    await table.press('back');

    await table.press('start.new-game');
    await check('new-game', {id: 'new.start', scrolls: true, picture: true});
    await dialog('new.player.1.colour', 'colours', 'colour.7', 'dialog.cancel');
    await table.press('new.player.1.kind');
    await check('kinds', {id: 'kind.person', below: new Set((await table.probe()).items.map((i) => i.id).filter((i) => !/^(kind|dialog)\./.test(i))), picture: true});
    await table.press('kind.person');
    for (let player = 2; player < 4; ++player) await table.press('new.add');
    await table.press('new.more');
    await table.item('new.seed');
    await check('new-game-open', {scrolls: true});
    for (let player = 3; player > 1; --player) await table.press(`new.player.${player}.remove`);
    await table.press('new.start');
    await table.until(({facts}) => facts.screen === 'table', 'the table');
    await my_turn(table);
    await check('table', {id: 'table.menu', picture: true});
    await lay(table, dice(60));
    await check('tentative', {id: 'table.confirm', picture: true});
    await dialog('table.menu', 'menu', 'table.menu.home', 'table.menu.continue');
    for (const [button, side] of [['table.log', 'log'], ['table.bag', 'bag']]) {
      await table.press(button);
      await table.until(({facts}) => facts['table.side'] === side, side);
      await check(side, {below: new Set((await table.probe()).items.filter((i) => on_board.test(i.id) || /^table\.(choose|confirm|take-back|turn)/.test(i.id)).map((i) => i.id))});
      await table.press(button);
    }

    // A finished game: its link leads to the score sheet.
    await table.page.goto('about:blank');
    await table.page.goto(`${url}${finished}`);
    await table.until(({facts}) => facts.dialog === 'link', 'the offered game');
    await check('offered', {id: 'link.open', below: new Set((await table.probe()).items.map((i) => i.id).filter((i) => !/^(link|dialog)\./.test(i))), picture: width < 700});
    await table.press('link.open');
    await table.until(({facts}) => facts.screen === 'score-sheet', 'the score sheet');
    await check('sheet', {id: 'back', scrolls: true, picture: true});
    await table.press('sheet.player.0');
    await to_the_end('sheet');
    await table.press('sheet.look');
    await check('over', {id: 'table.sheet', picture: true});

    assert.deepEqual(wrong, []);
    assert.deepEqual(await table.complaints(), []);
  });
}

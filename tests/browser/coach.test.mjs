// The coach while one plays: by mouse in English, by touch in Czech, and by keys.
import assert from 'node:assert/strict';

import {begin, dice, move, my_turn, quick, quick_czech} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse, coarse_phone} from './lib/table.mjs';

const test = sittings();

// On in two taps, against a computer.
async function coached(table) {
  await begin(table);
  await my_turn(table);
  assert.equal(await table.fact('coach'), '');
  await table.press('table.menu');
  await table.press('table.menu.coach');
  await table.until(({facts}) => facts['table.dialog'] === 'none', 'the menu closed');
}

const verdict = (table, words) => table.until(({facts}) => words.test(facts.coach) && facts, `a verdict like ${words}`);

// Plays at random until a turn has not been fine.
async function bad_turn(table, words) {
  const roll = dice(5);
  for (let turn = 0; turn < 12; ++turn) {
    const {turn: played} = await my_turn(table);
    do await move(table, roll); while ((await my_turn(table)).turn === played);
    const facts = await verdict(table, /./);
    if (words.test(facts.coach)) return facts;
  }
  throw new Error('every turn was fine');
}

const texts = {
  en: {bad: /doubtful|costly/, more: /Another move would have gained about/, better: /Better: the tile at/},
  cs: {bad: /pochybný|drahý/, more: /Jiný tah by byl asi o/, better: /Lépe: kartička na/},
};

for (const [language, before, view, name] of [['en', quick, coarse(1400, 900), 'desktop'],
                                              ['cs', quick_czech, {...coarse_phone, height: 740}, 'phone']])
  test(`${language}: a mark after each turn, the better turn, and another try`, async ({sit}) => {
    const {bad, more, better} = texts[language];
    const table = await sit({before, view});
    await coached(table);
    await bad_turn(table, bad);
    await table.picture(`coach-mark-${name}`);
    await table.press('table.coach');
    const {'coach.text': text, cursor} = await table.until(({facts}) => facts['coach.text'] && facts, 'the reason');
    assert.match(text, more);
    assert.match(text, better);
    await table.picture(`coach-open-${name}`);

    await table.press('coach.again');
    const again = await my_turn(table);
    assert.ok(Number(again.cursor) < Number(cursor));
    assert.equal(again.coach, '');
    await move(table, dice(9));
    await my_turn(table);
    await verdict(table, /./);
    assert.deepEqual(await table.complaints(), []);
  });

test('By keys: C opens and closes it, and the live region says the verdict', async ({sit}) => {
  const table = await sit({before: quick, view: coarse(1400, 900)});
  await coached(table);
  await bad_turn(table, texts.en.bad);
  await table.key('c');
  const text = await table.until(({facts}) => facts['coach.text'], 'the reason');
  await table.until_page((words) => document.getElementById('live').textContent.includes(words), 'the reason read out',
                         text.slice(0, 30));
  await table.key('c');
  await table.until(({facts}) => facts['coach.text'] === '', 'the panel closed');
  assert.deepEqual(await table.complaints(), []);
});

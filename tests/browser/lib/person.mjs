// Simulates a player: places tiles, chooses figures, confirms; by finger on touch screens,
// otherwise by mouse. Choices that do not matter are made by a generator with a fixed seed.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

// Pseudorandom numbers in [0, 1), the same in every run.
export function dice(seed = 1) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = (list, roll) => list[Math.floor(roll() * list.length)];

// Passed to Table.open as `before`: settings from an earlier visit. Only affects the first page of
// a test, so that later choices are kept.
export const quick = () => {
  try {
    if (localStorage.getItem('bastide.settings') === null)
      localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\nasked on\n');
  } catch {}
};
// The same, and what is copied can be read back.
export const with_clipboard = () => {
  try {
    if (localStorage.getItem('bastide.settings') === null)
      localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\nasked on\n');
  } catch {}
  Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => { window.copied = text; }}});
};

// Begins the game of the form; who is new here would rather say later who they are.
export async function start(table) {
  await table.press('new.start');
  const next = await table.until(({facts}) => facts.dialog === 'you' ? 'you' : facts.screen === 'table' && 'table',
                                 'the table, or the question who plays');
  if (next === 'you') await table.press('you.later');
}

// From the start screen to the table, with the suggested game: a person and a computer.
export async function begin(table) {
  await table.press('start.new-game');
  await start(table);
  await table.until((probe) => probe.facts.screen === 'table', 'the table');
}

// From the form for a new game to its rules and seats.
export async function rules(table) {
  await table.press('new.rules-and-seats');
  await table.until(({facts}) => facts.screen === 'rules', 'rules and seats');
}

// Changes the kind of a player in a new game: 'person', 'piper', 'castellan'.
export async function seat(table, player, kind) {
  if (await table.fact('screen') === 'new-game') await rules(table);
  await table.press(`new.player.${player}.kind`);
  await table.press(`kind.${kind}`);
  await table.until((probe) => probe.facts.dialog === '', 'the closed dialog');
}

export async function begin_together(table) {
  await table.press('start.new-game');
  await seat(table, 1, 'person');
  await start(table);
  await my_turn(table);
}

// Waits until a person has to decide or the game is over; resolves to the facts.
export function my_turn(table) {
  return table.until(({facts}) =>
    (facts.over === 'true' || (facts['table.person'] === 'true' && facts['table.at-rest'] === 'true')) && facts,
    'the turn of a person');
}

const area = (item) => item.width * item.height;
const middle = (item) => ({x: item.x + item.width / 2, y: item.y + item.height / 2});

// Places the drawn tile on a space (default: a random one); resolves to the pending "x,y,rotation".
export async function lay(table, roll, spot) {
  if (!spot) {
    // Excludes spaces cut off by the edge of the window, at which nobody would aim.
    const spots = await table.items('table.spot.');
    assert.ok(spots.length > 0, 'no spot is marked');
    const largest = Math.max(...spots.map(area));
    spot = pick(spots.filter((s) => area(s) > largest * 0.9), roll).id;
  }
  // If a notice covers it, waits until that is gone, as a person would.
  await table.until(({items}) => {
    const {x, y} = middle(items.find((item) => item.id === spot) || {x: -1, y: -1, width: 0, height: 0});
    return !items.some((n) => n.id.startsWith('notice') && x > n.x && y > n.y && x < n.x + n.width && y < n.y + n.height);
  }, `no notice over ${spot}`);
  // Where a finger covers several spots, the first touch zooms in.
  const far = Number(await table.fact('table.zoom')) < 44;
  const touch = async (closer) => {
    await table.press(spot);
    return table.until(({facts}) => facts['table.pending'] || closer && Number(facts['table.zoom']) > 60 && 'closer',
                       `a tile on ${spot}${closer ? ', or the spot closer' : ''}`);
  };
  const laid = await touch(far);
  return laid === 'closer' ? touch(false) : laid;
}

// Chooses figure number n. Where a finger covers several, the first touch zooms in.
export async function choose(table, n) {
  const before = Number(await table.fact('table.zoom'));
  const touch = async (closer) => {
    await table.press(`table.figure.${n}`);
    return table.until(({facts}) => facts['table.figure'] === String(n) ||
                                    closer && Number(facts['table.zoom']) > before + 1 && 'closer',
                       `figure ${n} chosen`);
  };
  const chosen = await touch(before < 140);
  return chosen === 'closer' ? touch(false) : chosen;
}

// Confirms what is pending and waits until it is played.
export async function confirm(table, button = 'table.confirm') {
  const before = Number(await table.fact('cursor'));
  await table.press(button);
  return table.until(({facts}) => (Number(facts.cursor) > before || facts.screen !== 'table') && facts, 'the move played');
}

// A whole move: a tile with its figure, or the first answer to any other decision.
export async function move(table, roll) {
  const {'table.decision': decision} = await my_turn(table);
  if (decision !== 'place') {
    const before = await table.probe();
    const first = before.items.find((item) => item.enabled && /^table\.(choose|choice)\.\d/.test(item.id));
    assert.ok(first, `nothing to choose for ${decision}`);
    if (before.facts['table.choice'] === '-1') await table.press(first.id);
    return confirm(table);
  }
  await lay(table, roll);
  const count = Number(await table.fact('table.figures'));
  if (count > 1 && roll() < 0.6) {
    // Only those of the held kind or colour: others would have to be selected first.
    const numbers = (await table.items('table.figure.')).map(({id}) => Number(id.split('.').at(-1))).filter((n) => n > 0);
    if (numbers.length) await choose(table, pick(numbers, roll));
  }
  return confirm(table);
}

// What makes two positions the same for a player.
export function position({facts}) {
  const {turn, active, phase, scores, actions, cursor, slot} = facts;
  return {turn, active, phase, scores, actions, cursor, slot,
          left: facts['tiles-left'], placed: facts['tiles-placed'], drawn: facts['table.drawn']};
}

// Waits until a text field has the focus.
export const at_field = (table) => table.until_page(() => document.activeElement.id === 'field', 'the field');

// ---- What the browser stores ----------------------------------------------------------------------

export const saves = (table) => table.page.evaluate(
  () => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('bastide.game.'))));

// The second copies of games, as {key: text}.
export const second_copies = (table) => table.page.evaluate(() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('bastide');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const texts = opening.result.transaction('texts').objectStore('texts');
    const all = {};
    texts.openCursor().onsuccess = ({target: {result}}) => {
      if (result) {
        if (result.key.startsWith('game.')) all[result.key] = result.value;
        result.continue();
      } else {
        opening.result.close();
        resolve(all);
      }
    };
  };
}));

// Waits until the service worker has fetched every file once: from then on the host is not asked
// for anything.
export const all_fetched = (table) => table.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
// What the host of `place` has been asked for since the first `before` requests. Whether there is a newer service
// worker, browsers ask when they please.
export const asked_by_page = (place, before) => place.asked.slice(before).filter((line) => !line.endsWith('/sw.js'));

// A finished game of two, from the golden links.
export const finished = readFileSync(new URL('../../data/links.txt', import.meta.url), 'utf8')
    .split('\n').map((line) => line.split(' ')).find((words) => words.length === 5 && Number(words[1]) > 200)[0];

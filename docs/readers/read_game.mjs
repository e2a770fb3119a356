// Reads games of Bastide: records (.bastide) and the JSON lines of `bastide replay --json`.
//
//     node docs/readers/read_game.mjs FILE...       what each holds: players, actions, points
import {readFileSync} from 'node:fs';

const header = new Set(['player', 'expansions', 'option', 'first', 'seed', 'device', 'word', 'position']);

// The words of a line; what follows "#" is a comment.
function wordsOf(line) {
  const words = [];
  for (const [whole, quoted] of line.matchAll(/"((?:[^"\\]|\\.)*)"|\S+/g)) {
    if (quoted === undefined && whole[0] === '#') break;
    words.push(quoted === undefined ? whole : quoted.replace(/\\(.)/g, '$1'));
  }
  return words;
}

export function readRecord(text) {
  const [first, ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (wordsOf(first).join(' ') !== 'bastide-record 1') throw new Error('not a record of format 1');
  const game = {players: [], expansions: [], options: {}, actions: [], over: false, scores: null};
  for (const words of lines.map(wordsOf)) {
    const [word, next] = words;
    if (word === undefined) continue;
    if (word === 'player') game.players.push({colour: next, name: words[2] ?? '', computer: words[4] ?? ''});
    else if (word === 'expansions') game.expansions.push(...words.slice(1));
    else if (word === 'option') game.options[next] = words[2];
    else if (word === 'expect' && next === 'score') game.scores = words.slice(2).map(Number);
    else if (word === 'expect' && next === 'over') game.over = true;
    else if (word !== 'expect' && !header.has(word)) game.actions.push(words.join(' '));
  }
  return game;
}

export function readLines(text) {
  const lines = text.trim().split('\n').map((line) => JSON.parse(line));
  const end = lines.at(-1);
  return {...lines[0], actions: lines.slice(1, -1).map((each) => each.action), over: end.over, scores: end.scores};
}

export const readGame = (text) => (text.startsWith('{') ? readLines(text) : readRecord(text));

const called = process.argv[1]?.endsWith('read_game.mjs');
for (const name of called ? process.argv.slice(2) : []) {
  const game = readGame(readFileSync(name === '-' ? 0 : name, 'utf8'));
  console.log(game.players.length, game.actions.length, game.over ? 'True' : 'False', ...(game.scores ?? []));
}

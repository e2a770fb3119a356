// A static host like real ones: with headers of its own, and with faults.
import {createHash} from 'node:crypto';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';

import {types} from '../../../tools/serve.mjs';

// host(folder): {url, end, folder, headers, change, fault, asked}. Assign `folder`, `headers` (name, file) => {...}, `change`
// (name, body) => body and `fault` (name) => 'missing' | 'cut' | 'half' | 'stall' | 'type' | undefined at any time; a fault
// that is a promise stalls until it resolves.
export async function host(folder, prefix = '/') {
  const place = {folder, headers: () => ({}), change: (name, body) => body, fault: () => undefined, asked: []};
  const server = createServer((request, response) => {
    const path = request.url.split('?')[0];
    const name = path.slice(prefix.length) || 'index.html';
    place.asked.push(name);
    const fault = place.fault(name);
    let body, file;
    try {
      file = join(place.folder, name);
      body = place.change(name, readFileSync(file));
    } catch {
      body = null;
    }
    if (!body || !path.startsWith(prefix) || fault === 'missing')
      return response.writeHead(404, {'content-type': 'text/html'}).end('<!DOCTYPE html>not here');
    const headers = {'content-type': types[extname(name)] || 'application/octet-stream', ...place.headers(name, file)};
    if (fault === 'type') Object.assign(headers, {'content-type': 'text/plain', 'x-content-type-options': 'nosniff'});
    const since = request.headers['if-modified-since'];
    if (since && headers['last-modified'] && Date.parse(since) >= Date.parse(headers['last-modified']))
      return response.writeHead(304, headers).end();
    if (fault === 'half') return response.writeHead(200, headers).end(body.subarray(0, body.length / 2));
    response.writeHead(200, {...headers, 'content-length': body.length});
    if (fault === 'cut') response.write(body.subarray(0, body.length / 2), () => setTimeout(() => response.destroy(), 100));
    else if (fault?.then) response.write(body.subarray(0, body.length / 2), () => fault.then(() => response.end(body.subarray(body.length / 2))));
    else if (fault === 'stall') response.write(body.subarray(0, body.length / 2));
    else response.end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  place.url = `http://127.0.0.1:${server.address().port}${prefix}`;
  place.end = () => new Promise((done) => {
    server.closeAllConnections?.();
    server.close(done);
  });
  return place;
}

// Headers that hosts are known to send.
const modified = (name, file) => ({'last-modified': statSync(file).mtime.toUTCString()});
export const habits = {
  'for ten minutes': () => ({'cache-control': 'max-age=600'}),
  'nothing': () => ({}),
  'last modified': modified,
  'for ever': (name, file) => name === 'index.html' ? {'cache-control': 'no-cache', ...modified(name, file)}
                                                    : {'cache-control': 'max-age=31536000, immutable'},
};

const sha256 = (data) => createHash('sha256').update(data).digest('base64');
export const version_of = (folder) => /data-version="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))[1];

// What boot.js is told about the files that it fetches: {name: [SHA-256, size]}.
export const files_of = (page) => JSON.parse(/data-files='([^']*)'/.exec(page)[1]);

// A folder with another, consistent version of the site: every file that is fetched differs. The
// files are that many days old: the older, the longer browsers assume that they stay valid.
export function another(folder, version, days) {
  const copy = mkdtempSync(join(tmpdir(), 'bastide-site-'));
  cpSync(folder, copy, {recursive: true, preserveTimestamps: true});
  const old = version_of(folder), at = (name) => join(copy, name);
  let page = readFileSync(at('index.html'), 'utf8'), worker = readFileSync(at('sw.js'), 'utf8');
  const change = (name, extra) => {
    const before = readFileSync(at(name)), after = Buffer.concat([before, extra]);
    writeFileSync(at(name), after);
    page = page.replace(`"${sha256(before)}", ${before.length}`, `"${sha256(after)}", ${after.length}`);
    worker = worker.replaceAll(sha256(before), sha256(after));
  };
  for (const name of [...Object.keys(files_of(page)), 'worker.js', 'painter.js'])
    if (name.endsWith('.wasm'))  // a custom section: its kind, its size, the size of its name, its name
      change(name, Buffer.from([0, version.length + 1, version.length, ...Buffer.from(version)]));
    else
      change(name, Buffer.from(`\n${name.endsWith('.js') ? '//' : '#'} ${version}\n`));
  const before = sha256(readFileSync(at('index.html')));
  page = page.replaceAll(old, version);
  worker = worker.replaceAll(old, version).replaceAll(before, sha256(Buffer.from(page)));
  writeFileSync(at('index.html'), page);
  writeFileSync(at('sw.js'), worker);
  const then = Date.now() / 1000 - days * 86400;
  for (const name of readdirSync(copy)) utimesSync(at(name), then, then);
  return copy;
}

// A folder in the middle of a deployment: `old`, with these files of `fresh`.
export function between(old, fresh, names) {
  const copy = mkdtempSync(join(tmpdir(), 'bastide-site-'));
  cpSync(old, copy, {recursive: true, preserveTimestamps: true});
  for (const name of names) cpSync(join(fresh, name), join(copy, name), {preserveTimestamps: true});
  return copy;
}
export const remove = (folder) => rmSync(folder, {recursive: true, force: true});

// The built site, served locally for as long as a test needs it.
import {mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

import {serve} from '../../../tools/serve.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
export const folder = resolve(process.env.BASTIDE_SITE || root + 'dist');

// Resolves to {url, asked, end}: `asked` lists all requests, from any client; `prefix` is the path
// under which the site appears.
export async function site(prefix = '/') {
  const server = await serve(folder, 0, prefix);
  const asked = [];
  server.on('request', (request) => asked.push(`${request.method} ${request.url}`));
  return {
    asked,
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    end: () => new Promise((done) => {
      server.closeAllConnections?.();
      server.close(done);
    }),
  };
}

// The path of a screenshot kept for inspection.
export function artefact(name) {
  const place = resolve(process.env.BASTIDE_ARTEFACTS || root + 'artefacts');
  mkdirSync(place, {recursive: true});
  return `${place}/${name}`;
}

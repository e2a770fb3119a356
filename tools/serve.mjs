// Serves a folder locally:  node tools/serve.mjs FOLDER [PORT [PREFIX]]
import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {pathToFileURL} from 'node:url';

export const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.jpg': 'image/jpeg', '.json': 'application/json', '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

// Resolves to the server; `prefix` is the path under which the folder appears ("/some/where/").
export function serve(folder, port = 0, prefix = '/') {
  const server = createServer((request, response) => {
    let file;
    try {
      let path = decodeURIComponent(request.url.split('?')[0]);
      if (!path.startsWith(prefix)) throw new Error('elsewhere');
      path = path.slice(prefix.length);
      if (path === '' || path.endsWith('/')) path += 'index.html';
      file = join(folder, normalize('/' + path));
      if (!statSync(file).isFile()) throw new Error('no file');
    } catch {
      response.writeHead(404).end('not here');
      return;
    }
    response.writeHead(200, {'content-type': types[extname(file)] || 'application/octet-stream',
                             'cache-control': 'no-cache'});
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port = '8080', prefix = '/'] = process.argv.slice(2);
  let server;
  try {
    server = await serve(folder, Number(port), prefix);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    server = await serve(folder, 0, prefix);
  }
  console.log(`Bastide: http://localhost:${server.address().port}${prefix}   (Ctrl+C ends)`);
}

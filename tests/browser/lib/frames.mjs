// Another host's page that shows the viewer in a frame.
import {createServer} from 'node:http';

const page_of = (address, {width, height, sandbox}) => `<!DOCTYPE html><meta name="viewport" content="width=device-width">
<body style="margin:0"><iframe src="${address.replace(/&/g, '&amp;')}" sandbox="${sandbox}" width="${width}" height="${height}" style="border:0;display:block"></iframe>`;

// framing(url): a host for the viewer of the site at `url`: {address, end}, where address({hash, width, height, sandbox})
// is that of a page with it.
export async function framing(url) {
  const server = createServer((request, response) => {
    const asked = Object.fromEntries(new URL(request.url, 'http://host').searchParams);
    response.setHeader('content-type', 'text/html');
    response.end(page_of(`${url}embed.html${asked.hash}`, asked));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: (asked) => `http://127.0.0.1:${server.address().port}/?${new URLSearchParams(asked)}`,
    end: () => new Promise((done) => {
      server.closeAllConnections?.();
      server.close(done);
    }),
  };
}

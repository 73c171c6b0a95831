import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { plainly } from './plainly.ts';

const root = join(import.meta.dirname, '../..');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The file that the page of a remote requests; `harnesses` is the folder that writeHarnesses has written. */
const fileOf = (harnesses: string, remote: string, path: string): string => {
  const [first, ...rest] = path.slice(1).split('/');
  if (path === '/') return join(harnesses, remote, 'index.html');
  if (path === '/harness.json') return join(harnesses, remote, 'harness.json');
  if (first === 'remote') return join(root, remote, 'dist/package/browser', ...rest);
  if (first === 'brand') return join(root, 'shared-ui/src/brands', ...rest);
  return join(harnesses, path);
};

/** Serves each built remote alone on a page. Returns each remote's address, and a function that stops the server. */
export const serveHarnesses = async (harnesses: string) => {
  const server = createServer((request, response) => {
    const { hostname, pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const file = fileOf(harnesses, hostname.split('.')[0] ?? '', decodeURIComponent(pathname));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    const content = readFileSync(file);
    response.end(extname(file) === '.svg' ? plainly(content.toString()) : content);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as { port: number };
  return {
    addressOf: (remote: string) => `http://${remote}.localhost:${port}/`,
    stop: () => void server.close().closeAllConnections(),
  };
};

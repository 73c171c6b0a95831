import { existsSync, readFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { listenLocally, type Served } from '../harness/listenLocally.ts';
import type { Monolith } from './buildMonolith.ts';
import { monolithPage } from './monolithPage.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** As the host compresses pages. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Serves a shop as it is (`monolith` undefined), or with the monolith in place of host and remotes in the browser: pages, pictures and
 * calls are those of the host at `target`. Both ways pass the same server, so that it weighs nothing in a comparison.
 */
export async function serveMonolith(target: string, monolith?: Monolith): Promise<Served> {
  const server = createServer((request, response) => {
    const file = /^\/assets\/([^/?]+)$/.exec(request.url ?? '')?.[1];
    if (monolith && file && monolith.integrity.has(file)) sendFile(response, path.join(monolith.folder, file));
    else forward(request, response, { target: new URL(target), monolith });
  });
  return listenLocally(server);
}

function sendFile(response: ServerResponse, file: string): void {
  const compressed = `${file}.br`;
  const isCompressed = existsSync(compressed);
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    ...(isCompressed ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  response.end(readFileSync(isCompressed ? compressed : file));
}

type Forwarded = { target: URL; monolith: Monolith | undefined };

function forward(request: IncomingMessage, response: ServerResponse, { target, monolith }: Forwarded): void {
  const { headers, method, url } = request;
  const isChanged = monolith !== undefined && Boolean(headers.accept?.includes('text/html'));
  const passedOn = {
    ...headers,
    host: target.host,
    // Writes are taken from the host's own pages.
    ...(headers.origin ? { origin: target.origin } : {}),
    ...(isChanged ? { 'accept-encoding': 'identity' } : {}),
  };
  const options = { host: target.hostname, port: target.port, method, path: url, headers: passedOn };
  const asked = ask(options, async (answer) => {
    const status = answer.statusCode ?? 502;
    if (monolith && isChanged && answer.headers['content-type']?.startsWith('text/html')) {
      const { 'content-length': _, link: __, ...kept } = answer.headers;
      const page = monolithPage(await text(answer), monolith);
      response.writeHead(status, { ...kept, 'content-encoding': 'br' });
      response.end(brotliCompressSync(page, quality));
    } else {
      response.writeHead(status, answer.headers);
      answer.pipe(response);
    }
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}

import { existsSync, readFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { listenLocally, type Served } from './listenLocally.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Compressed like the host's files. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The differences between a shop's pages and the host's own. */
export interface PageChange {
  page(html: string): string;
  /** The path of a changed file of `/assets`; undefined for the host's file. */
  file?(name: string): string | undefined;
}

/**
 * Serves a shop unchanged, or with changed pages: pictures and calls come from the host at `target`. Every variant uses the same server, so that its
 * cost does not affect comparisons.
 */
export async function serveShop(target: string, change?: PageChange): Promise<Served> {
  const server = createServer((request, response) => {
    const name = /^\/assets\/([^/?]+)$/.exec(request.url ?? '')?.[1];
    const file = name && change?.file?.(name);
    if (file) sendFile(response, file);
    else forward(request, response, { target: new URL(target), change });
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

type Forwarded = { target: URL; change: PageChange | undefined };

function forward(request: IncomingMessage, response: ServerResponse, { target, change }: Forwarded): void {
  const { headers, method, url } = request;
  const isChanged = change !== undefined && Boolean(headers.accept?.includes('text/html'));
  const passedOn = {
    ...headers,
    host: target.host,
    // The origin of write requests must be the host's own.
    ...(headers.origin ? { origin: target.origin } : {}),
    ...(isChanged ? { 'accept-encoding': 'identity' } : {}),
  };
  const options = { host: target.hostname, port: target.port, method, path: url, headers: passedOn };
  const asked = ask(options, async (answer) => {
    const status = answer.statusCode ?? 502;
    if (change && isChanged && answer.headers['content-type']?.startsWith('text/html')) {
      const { 'content-length': _, link: __, ...kept } = answer.headers;
      const page = change.page(await text(answer));
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

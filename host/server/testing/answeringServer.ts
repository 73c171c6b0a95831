import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface AnsweringServer {
  url: string;
  /** All requests, in order. */
  asked: Asked[];
  close(): Promise<void>;
}

type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer | object;
  /** No answer: the connection is closed, or never answered. */
  failure?: 'breaks' | 'hangs';
};

async function answerOne(answer: (asked: Asked) => Answer, asked: Asked, response: ServerResponse) {
  const { status = 200, headers = {}, body = '', failure } = answer(asked);
  if (failure === 'breaks') response.destroy();
  if (failure) return;
  const isPlain = typeof body === 'string' || Buffer.isBuffer(body);
  response.writeHead(status, isPlain ? headers : { 'content-type': 'application/json', ...headers });
  response.end(isPlain ? body : JSON.stringify(body));
}

/** A real HTTP server on a free port with a test's answers, in place of a service of the host. */
export async function answeringServer(answer: (asked: Asked) => Answer): Promise<AnsweringServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    asked.push(one);
    await answerOne(answer, one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

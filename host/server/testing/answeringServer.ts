import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface AnsweringServer {
  url: string;
  /** All requests, in order. */
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer | object;
  /** How a request stays unanswered: the connection is closed, or never answered. */
  failure?: 'breaks' | 'hangs';
};

function sendAnswer({ status = 200, headers = {}, body = '', failure }: Answer, response: ServerResponse) {
  if (failure === 'breaks') response.destroy();
  if (failure) return;
  const isPlain = typeof body === 'string' || Buffer.isBuffer(body);
  response.writeHead(status, isPlain ? headers : { 'content-type': 'application/json', ...headers });
  response.end(isPlain ? body : JSON.stringify(body));
}

/** Starts a real HTTP server on a free port with a test's answers, in place of a service that the host uses. */
export async function answeringServer(answer: (request: ReceivedRequest) => Answer): Promise<AnsweringServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    requests.push(received);
    sendAnswer(answer(received), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';

let app: FastifyInstance;
let served: string[];
beforeAll(async () => {
  app = Fastify();
  app.addHook('onRequest', async ({ method, url }) => void served.push(`${method} ${url}`));
  app.post('/first', async () => 'first');
  app.get('/second', async () => 'second');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  served = [];
});
afterAll(() => app.close());

async function send(lines: string[]): Promise<number> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(lines.join('\r\n'));
  const answer = await text(socket);
  return Number(answer.split(' ')[1]);
}

const smuggled = ['GET /second HTTP/1.1', 'Host: shop.example', '', ''];

test.each([
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 44']],
  ['a length that is no number', ['Content-Length: +4']],
  ['chunks by another name', ['Transfer-Encoding: xchunked']],
  ['a blank before the colon', ['Transfer-Encoding : chunked']],
  ['a header over two lines', ['X-Long: a', ' Transfer-Encoding: chunked']],
])('a request with %s is refused, and its body is not read as a second request', async (_what, headers) => {
  const status = await send([
    'POST /first HTTP/1.1',
    'Host: shop.example',
    'Content-Type: text/plain',
    ...headers,
    '',
    '0',
    '',
    ...smuggled,
  ]);
  expect(status).toBe(400);
  expect(served).not.toContain('GET /second');
});

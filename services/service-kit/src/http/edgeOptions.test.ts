import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { cutOff } from '../../testing/slowBody.ts';
import { edgeOptions, usualPatience } from './edgeOptions.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  const patience = { request: 600, headers: 300, idle: 400, silence: 900, check: 50 };
  app = Fastify(edgeOptions({ patience }));
  app.post('/', async () => 'done');
  app.get('/large', async () => 'x'.repeat(64 * 1024 * 1024));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/**
 * Opens a connection, sends the start of a request, and returns what the server sends until it closes the connection.
 */
async function saidUntilClosed(beginning: string, goOn: (socket: Socket) => void = () => {}) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(beginning);
  const timer = setInterval(() => goOn(socket), 50);
  const said = await text(socket).catch(() => '');
  clearInterval(timer);
  socket.destroy();
  return said;
}

const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n';

test('a request body sent byte by byte is cut off', async () => {
  const said = await saidUntilClosed(`${post}Content-Length: 100000\r\n\r\n`, (socket) => socket.write('x'));
  expect(said).toMatch(cutOff);
});

test('headers sent byte by byte are cut off', async () => {
  const said = await saidUntilClosed('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', (socket) => socket.write('x'));
  expect(said).toMatch(cutOff);
});

test('an idle connection is closed', async () => {
  const said = await saidUntilClosed(`${post}Content-Length: 2\r\n\r\nhi`);
  expect(said).toContain('done');
});

test('a client that does not read the response is disconnected', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  const reset = new Promise((resolve) => app.server.once('connection', (own) => own.once('close', resolve)));
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await reset;
  socket.destroy();
});

test('the default timeouts suit a slow phone, and every phase has one', () => {
  expect(edgeOptions({})).toEqual({
    trustProxy: false,
    requestTimeout: usualPatience.request,
    keepAliveTimeout: usualPatience.idle,
    connectionTimeout: usualPatience.silence,
    http: { headersTimeout: usualPatience.headers, connectionsCheckingInterval: usualPatience.check },
  });
  for (const limit of Object.values(usualPatience)) expect(limit).toBeGreaterThan(0);
});

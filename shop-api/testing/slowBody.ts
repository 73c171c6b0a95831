import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** For the option `patience` of a service, so that a test need not wait for its usual seconds. */
export const shortPatience = { request: 500, headers: 300, check: 50 };

/** Sends a body byte by byte to a listening service. Answers the milliseconds until the service has closed the connection. */
export async function slowBody(
  app: FastifyInstance,
  { method = 'POST', path = '/', headers = {} } = {},
): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const began = performance.now();
  const all = { host: `127.0.0.1:${port}`, 'content-type': 'application/json', 'content-length': '5000', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const dripping = setInterval(() => socket.write(' '), 50);
  await text(socket).catch(() => '');
  clearInterval(dripping);
  socket.destroy();
  return performance.now() - began;
}

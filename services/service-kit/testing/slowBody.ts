import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** A short time limit for the option `patience` of a service, so that a test does not wait for the default one. */
export const shortPatience = { request: 500, headers: 300, check: 50 };

/** What a service sends before it disconnects a slow client: a timeout response, or nothing. */
export const cutOff = /^(HTTP\/1.1 408 |$)/;

/**
 * Sends a body byte by byte to a listening service, until the service closes the connection. Returns what the service
 * sent.
 */
export async function slowBody(
  app: FastifyInstance,
  { method = 'POST', path = '/', headers = {} } = {},
): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const all = { host: `127.0.0.1:${port}`, 'content-type': 'application/json', 'content-length': '5000', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const dripping = setInterval(() => socket.write(' '), 50);
  const said = await text(socket).catch(() => '');
  clearInterval(dripping);
  socket.destroy();
  return said;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paylogicProvider } from './paylogicProvider.ts';
import { isSigned, sign, signatureHeader } from './signedMessage.ts';

const message = { method: 'POST', path: '/webhooks', body: '{"status":"completed"}' };
const now = Date.parse('2027-07-01T12:00:00Z');

test('a signature is valid only for the message, secret and time for which it was made', () => {
  const signature = sign('secret', message, now);
  expect(isSigned('secret', message, signature, now + 60_000)).toBe(true);
  expect(isSigned('other', message, signature, now)).toBe(false);
  expect(isSigned('secret', { ...message, body: '{"status":"failed"}' }, signature, now)).toBe(false);
  expect(isSigned('secret', { ...message, path: '/payments' }, signature, now)).toBe(false);
  expect(isSigned('secret', { ...message, method: 'PUT' }, signature, now)).toBe(false);
});

test('the signature of a call covers the whole path that the service receives, also if its address has a path [PAY-08]', async () => {
  const called: Array<boolean> = [];
  const server = createServer(({ method = '', url = '', headers }, response) => {
    called.push(isSigned('secret', { method, path: url, body: '' }, String(headers[signatureHeader]), Date.now()));
    response.setHeader('content-type', 'application/json').end('{"methods":["card"]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider = paylogicProvider({ url: `http://127.0.0.1:${port}/api`, secret: 'secret' });
  await provider.methods({ country: 'NL' });
  server.closeAllConnections();
  server.close();
  expect(called).toEqual([true]);
});

test('a message that is replayed after five minutes is refused, and so is a malformed signature', () => {
  expect(isSigned('secret', message, sign('secret', message, now), now + 301_000)).toBe(false);
  for (const given of [undefined, '', 't=1,v1=ab', 'v1=', `t=${Math.floor(now / 1000)},v1=${'0'.repeat(64)}`]) {
    expect(isSigned('secret', message, given, now)).toBe(false);
  }
});

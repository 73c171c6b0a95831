import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { errorReportsPerMinute } from './errorReportLimit.ts';
import { telemetryRoutes } from './telemetryRoutes.ts';

const report = { kind: 'remoteSlot.threw', message: 'planted' };
const own = { host: 'shop.example', origin: 'http://shop.example' };

const start = () => {
  let now = 0;
  const logged: string[] = [];
  // Refusals have separate lines.
  const write = (line: string) => {
    if (!line.includes('"refused"')) logged.push(line);
  };
  const app = Fastify({ logger: { level: 'warn', stream: { write } } });
  void app.register(cookie);
  telemetryRoutes(app, () => now);
  const send = async (setting: { headers?: Record<string, string>; remoteAddress?: string; payload?: object } = {}) =>
    (await app.inject({ method: 'POST', url: '/telemetry/error-reports', headers: own, payload: report, ...setting }))
      .statusCode;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { send, pass, logged };
};

test('a page’s error report is logged; anything else is refused', async () => {
  const { send, logged } = start();
  expect(await send()).toBe(204);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('planted');
  expect(await send({ payload: { text: 'hello' } })).toBe(400);
  expect(logged).toHaveLength(1);
});

test('the log line names the page, the failed call and the visitor’s carts in the page’s shop [ERR-04]', async () => {
  const { send, logged } = start();
  const carts = { solstrand: 'c-1|t1', nachtwoud: 'c-2|t2' };
  const headers = {
    ...own,
    referer: 'http://shop.example/solstrand/tickets?utm_source=mail',
    cookie: Object.entries(carts)
      .map(([slug, value]) => `cart_${slug}=${encodeURIComponent(value)}`)
      .join('; '),
  };
  const payload = { ...report, message: 'limit (429)', requestId: 'r1' };
  expect(await send({ headers, payload: { ...payload, page: 'awl0uy/yIJfy2fw+' } })).toBe(204);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    errorReport: { ...payload, page: 'awl0uy_yIJfy2fw-' },
    cartIds: ['c-1'],
  });
  expect(logged[0]).not.toContain('t1');
  const forged = { ...headers, cookie: `cart_solstrand=${encodeURIComponent('a b\n|t1')}` };
  await send({ headers: forged });
  expect(JSON.parse(logged[1] ?? '')).toMatchObject({ cartIds: [] });
});

test('a report with line breaks and escapes is one line of the log', async () => {
  const { send, logged } = start();
  const message = 'a\n{"level":60,"msg":"forged"}\r\n\u001b[2K\u2028b';
  expect(await send({ payload: { ...report, message } })).toBe(204);
  expect(logged).toHaveLength(1);
  expect(logged[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
  const cleaned = 'a {"level"…"msg"…"forged"} [2K b';
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 40, errorReport: { message: cleaned } });
});

test('the log has an error without what may be personal, like the registry’s list of errors [ERR-04, BYD-08]', async () => {
  const { send, logged } = start();
  const message = 'Cannot read ticket of eva.jansen@example.com (+31612345678) at /solstrand/order#506a9999-0000';
  const stack = 'Error: eva.jansen@example.com\n    at pay (https://shop.example/assets/1.js:1:20)';
  expect(await send({ payload: { ...report, message, stack } })).toBe(204);
  expect(JSON.parse(logged[0] ?? '').errorReport).toMatchObject({
    message: 'Cannot read ticket of ‹mail› (+‹number›) at /solstrand/order?…',
    stack: 'at pay (/assets/1.js:1:20)',
  });
});

test('an error report from another site, or without an origin, is refused', async () => {
  const { send, logged } = start();
  expect(await send({ headers: { ...own, origin: 'http://evil.example' } })).toBe(403);
  expect(await send({ headers: { host: own.host } })).toBe(403);
  expect(logged).toEqual([]);
});

test('error reports are limited per minute, for one client and in total; pages get the usual answer, and the log has the number of ignored reports', async () => {
  const { send, pass, logged } = start();
  const sendAll = async (times: number, addressOf: (index: number) => string) =>
    Promise.all(Array.from({ length: times }, (_, index) => send({ remoteAddress: addressOf(index) })));
  const fromOne = await sendAll(errorReportsPerMinute.client + 5, () => '203.0.113.7');
  expect(new Set(fromOne)).toEqual(new Set([204]));
  expect(logged).toHaveLength(errorReportsPerMinute.client);

  await sendAll(errorReportsPerMinute.all, (index) => `198.51.100.${index % 250}`);
  expect(logged).toHaveLength(errorReportsPerMinute.all);
  pass(60_000);
  expect(await send({ remoteAddress: '203.0.113.7' })).toBe(204);
  expect(JSON.parse(logged[errorReportsPerMinute.all] ?? '')).toMatchObject({
    count: errorReportsPerMinute.client + 5,
    msg: 'error reports of the last minute left out',
  });
  expect(logged).toHaveLength(errorReportsPerMinute.all + 2);
});

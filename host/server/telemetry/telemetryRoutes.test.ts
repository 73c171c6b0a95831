import Fastify from 'fastify';
import { noticesPerMinute } from './noticeLimit.ts';
import { addTelemetryRoutes } from './telemetryRoutes.ts';

const notice = { kind: 'area.threw', message: 'planted' };
const own = { host: 'shop.example', origin: 'http://shop.example' };

const start = () => {
  let now = 0;
  const told: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void told.push(line) } } });
  addTelemetryRoutes(app, () => now);
  const send = async (setting: { headers?: Record<string, string>; remoteAddress?: string; payload?: object } = {}) =>
    (await app.inject({ method: 'POST', url: '/telemetry/notices', headers: own, payload: notice, ...setting }))
      .statusCode;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { send, pass, told };
};

test('a page’s notice is logged; what is no notice is refused [ERR-04]', async () => {
  const { send, told } = start();
  expect(await send()).toBe(204);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('planted');
  expect(await send({ payload: { text: 'hello' } })).toBe(400);
  expect(told).toHaveLength(1);
});

test('a notice from another site, or from nowhere, is refused', async () => {
  const { send, told } = start();
  expect(await send({ headers: { ...own, origin: 'http://evil.example' } })).toBe(403);
  expect(await send({ headers: { host: own.host } })).toBe(403);
  expect(told).toEqual([]);
});

test('one client, and all of them together, can tell so much a minute and no more', async () => {
  const { send, pass, told } = start();
  const statuses = async (times: number, addressOf: (index: number) => string) =>
    Promise.all(Array.from({ length: times }, (_, index) => send({ remoteAddress: addressOf(index) })));
  const fromOne = await statuses(noticesPerMinute.client + 5, () => '203.0.113.7');
  expect(fromOne.filter((status) => status === 429)).toHaveLength(5);
  expect(await send({ remoteAddress: '203.0.113.8' })).toBe(204);

  await statuses(noticesPerMinute.all, (index) => `198.51.100.${index % 250}`);
  expect(told).toHaveLength(noticesPerMinute.all);
  expect(await send({ remoteAddress: '203.0.113.9' })).toBe(429);
  pass(60_000);
  expect(await send({ remoteAddress: '203.0.113.7' })).toBe(204);
});

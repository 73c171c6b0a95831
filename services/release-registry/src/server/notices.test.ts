import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { noVisits } from '@festival/release-contracts/release/addVisits';
import { mostAttempts, mostWaiting, noticeStore } from '../notices/noticeStore.ts';
import { openStorage } from '../openStorage.ts';
import { aPackage, publicationOf } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, closeRegistries, publisherKeys, type Registry } from '../testing/aRegistry.ts';
import { readSettings } from './settings.ts';

const secret = 'a-secret-of-32-characters-or-more';

let received: { headers: IncomingMessage['headers']; body: string }[];
let status: number;
let url: string;
const receiver = createServer((request, answer) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    answer.writeHead(status, status === 302 ? { location: `${url}/elsewhere` } : {}).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
  status = 204;
});
afterEach(closeRegistries);
afterAll(() => receiver.close());

const settings = () => ({ webhook: { url, secret }, mail: null });
const arrived = async (count: number) => {
  while (received.length < count) await new Promise((done) => setTimeout(done, 20));
  return received.map(({ body }) => JSON.parse(body));
};

/** A canary that throws in every visit. */
async function takeBack(registry: Registry): Promise<void> {
  await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
  await registry.activate(1, { mf_tickets: { version: '1.1.0', basisPoints: 1_000 } });
  const { release } = await registry.document();
  const lanes = { stable: { ...noVisits, visits: 500 }, canary: { ...noVisits, visits: 50, throws: 50 } };
  const trials = { mf_tickets: { pin: release.pins.mf_tickets, ...lanes } };
  expect((await registry.send('POST', '/brands/solstrand/visits', { trials })).json().outcome).toBe('taken-back');
}

test('a canary that is taken back is reported by a signed webhook that the receiver can check [BYD-08]', async () => {
  await takeBack(await aStockedRegistry({ notices: settings() }));
  const [notice] = await arrived(1);
  expect(notice).toMatchObject({
    id: 'canary-taken-back.solstrand.3',
    event: 'canary-taken-back',
    brand: 'solstrand',
    revision: 3,
    remote: 'mf_tickets',
    version: '1.1.0',
    reasons: [expect.stringContaining('threw in 50 of 50 visits')],
  });
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const [, seconds, seal] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-notice-signature'])) ?? [];
  expect(seal).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  expect(headers['x-notice-id']).toBe(notice.id);
});

test('a notice that was not delivered, or not written because of a crash, is sent once after the next start [BYD-08]', async () => {
  // No receiver is set yet, so the release exists without its notice, as after a crash.
  const first = await aStockedRegistry();
  await takeBack(first);
  await first.app.close();
  status = 503;
  const second = await aRegistry({ data: first.data, notices: settings() });
  await second.app.ready();
  await arrived(1);
  await second.app.close();
  status = 204;
  const third = await aRegistry({ data: first.data, notices: settings() });
  third.passDays(1);
  await third.app.ready();
  expect((await arrived(2)).map(({ id }) => id)).toEqual(Array(2).fill('canary-taken-back.solstrand.3'));
  await third.app.close();
  const fourth = await aRegistry({ data: first.data, notices: settings() });
  fourth.passDays(2);
  await fourth.app.ready();
  await fourth.send('GET', '/overview');
  await fourth.app.close();
  expect(received).toHaveLength(2);
});

test('a redirect does not count as delivery, and is not followed [FED-08]', async () => {
  status = 302;
  const registry = await aStockedRegistry({ notices: settings() });
  await takeBack(registry);
  await arrived(1);
  await registry.app.close();
  expect(received).toHaveLength(1);
});

test('a version that is refused by its mount or at publishing is reported once, with its reasons [FED-04]', async () => {
  const registry = await aStockedRegistry({ notices: settings() });
  const report = {
    host: { version: '3.0.0', contracts: '1.4.0' },
    mounted: {},
    unplaced: [],
    faults: ['tickets: planted'],
  };
  for (const _time of [1, 2]) {
    await registry.send('PUT', '/versions/mf_tickets/1.2.0/mounts/solstrand', { ...report, by: 'ada' });
  }
  const unsigned = { ...publicationOf(aPackage({ version: '1.3.0' })), signature: undefined };
  await registry.send('PUT', '/versions/mf_tickets/1.3.0', unsigned);
  const notices = await arrived(2);
  expect(notices).toEqual([
    expect.objectContaining({
      event: 'version-refused',
      brand: 'solstrand',
      version: '1.2.0',
      reasons: ['tickets: planted'],
    }),
    expect.objectContaining({
      event: 'version-refused',
      version: '1.3.0',
      message: expect.stringContaining('was not published'),
    }),
  ]);
});

test('publisher keys that have changed since the last start are reported; the first start reports nothing [FED-08]', async () => {
  const first = await aRegistry({ notices: settings() });
  await first.app.ready();
  await first.app.close();
  const [, key] = publisherKeys.split(':');
  const second = await aRegistry({ data: first.data, notices: settings(), keys: `${publisherKeys},mf_tickets:${key}` });
  await second.app.ready();
  const [notice, ...others] = await arrived(1);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    event: 'publisher-key-changed',
    remote: 'mf_tickets',
    reasons: ['before: none', expect.stringMatching(/^now: \w{16}$/)],
  });
});

test('a notice is also sent by mail, or written as a file if a mail folder is set [BYD-08]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notices-'));
  const mail = { to: 'grace@example.com', from: 'releases@example.com', server: { MAIL_FOLDER: folder } };
  await takeBack(await aStockedRegistry({ notices: { webhook: null, mail } }));
  const files = () => readdir(folder);
  while (!(await files()).some((name) => name.endsWith('.eml'))) await new Promise((done) => setTimeout(done, 20));
  const [file = ''] = await files();
  const content = await readFile(join(folder, file), 'utf8');
  expect(content).toMatch(/^Subject: solstrand: mf_tickets 1\.1\.0 was taken back\r?$/m);
  expect(content).toContain('To: grace@example.com');
  await rm(folder, { recursive: true });
});

test('undelivered notices are dropped after the last attempt, and when too many wait [BYD-08]', async () => {
  const { data, app } = await aRegistry();
  await app.close();
  const { records } = await openStorage({ data });
  let time = Date.UTC(2026, 10, 20);
  const store = noticeStore(records, () => new Date(time));
  const notice = (number: number) => ({
    id: `version-refused.mf_tickets.1.0.${number}.x`,
    event: 'version-refused' as const,
    at: new Date(time + number).toISOString(),
    message: 'planted',
    reasons: [],
  });
  await store.add(notice(0), ['webhook']);
  let attempts = 0;
  for (let isGivenUp = false; !isGivenUp; attempts += 1) {
    time += 3_600_000;
    const record = await store.takeDue();
    if (!record) break;
    // Meanwhile another registry does not try to deliver it.
    expect(await store.takeDue()).toBeNull();
    isGivenUp = await store.tried(record, ['webhook']);
  }
  expect(attempts).toBe(mostAttempts);
  time += 86_400_000;
  expect(await store.takeDue()).toBeNull();
  const lost = [];
  for (let number = 1; number <= mostWaiting + 2; number += 1)
    lost.push(...(await store.add(notice(number), ['mail'])));
  expect(lost.map(({ id }) => id)).toEqual([notice(1).id, notice(2).id]);
  await records.close();
});

test('each wrong setting is reported: the webhook must use https or this machine, the secret must be long, and mail needs a transport', () => {
  const needed = { REGISTRY_TOKEN: 'sixteen-letters-', PUBLISHER_KEYS: 'unsigned' };
  const read = (given: Record<string, string>) => {
    const settings = readSettings({ ...needed, ...given });
    return settings.ok ? settings.value.notices : settings.error;
  };
  expect(read({})).toBeNull();
  expect(read({ NOTICE_WEBHOOK_URL: 'https://chat.example/hook', NOTICE_WEBHOOK_SECRET: secret })).toEqual({
    webhook: { url: 'https://chat.example/hook', secret },
    mail: null,
  });
  expect(read({ NOTICE_WEBHOOK_URL: 'http://127.0.0.1:8080/x', NOTICE_WEBHOOK_SECRET: secret })).toMatchObject({
    mail: null,
  });
  expect(read({ NOTICE_WEBHOOK_URL: 'http://chat.example/hook', NOTICE_WEBHOOK_SECRET: 'short' })).toEqual([
    expect.stringContaining('NOTICE_WEBHOOK_URL must begin with https://'),
    expect.stringContaining('NOTICE_WEBHOOK_SECRET must have at least 32 characters'),
  ]);
  expect(read({ NOTICE_MAIL_TO: 'grace@example.com' })).toEqual([
    expect.stringContaining('NOTICE_MAIL_TO needs a mail server'),
  ]);
  expect(read({ NOTICE_MAIL_TO: 'grace', SMTP_URL: 'http://mail.example' })).toHaveLength(2);
});

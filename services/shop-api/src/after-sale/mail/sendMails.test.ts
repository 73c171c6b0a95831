import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { type MailDelivery, type MailMessage, MailRefused } from '@festival/service-kit/mail/mailDelivery';
import { checkMailServer, smtpDelivery } from '@festival/service-kit/mail/smtpDelivery';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from '../../../testing/readMail.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { mailComposers } from '../../mailComposers.ts';
import { seedFestivals } from '../../seeding/seedFestivals.ts';
import { seedMailBrands } from '../../seeding/seedMailBrands.ts';
import { drawTickets } from '../ticket/drawTickets.ts';
import { queueTransportRequest } from './queueTransportRequest.ts';
import { sendMails } from './sendMails.ts';

const request = {
  name: 'Sanne <b>de Boer</b>',
  email: 'sanne@example.org',
  departure: 'Groningen',
  persons: 48,
  message: 'Kan er een bus rijden?',
};
const lines: object[] = [];
const log = { info: (line: object) => lines.push(line), error: (line: object) => lines.push(line) };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await seedFestivals(database.pool, [testFestival(900)]);
  await seedMailBrands(database.pool, mailBrands);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('delete from mails'));

const queue = () =>
  queueTransportRequest(database.pool, { eventId: regularShop.eventId, slug: 'solstrand' }, randomUUID(), request);
const send = (deliver: MailDelivery) =>
  sendMails({ pool: database.pool, deliver, composers: mailComposers(), draw: drawTickets, log });
const makeDue = () => database.pool.query('update mails set next_try_at = now() where next_try_at is not null');
const row = async () => {
  const { rows } = await database.pool.query<{
    status: string;
    attempts: number;
    content: unknown;
    pause: number | null;
  }>(`select status, attempts, content, extract(epoch from next_try_at - now())::float8 as pause from mails`);
  return rows[0];
};

/**
 * A mail server of the test. `answer` returns null to accept a mail, an error to refuse it, or 'dies' to make the
 * server crash.
 */
async function mailServer(
  answer: () => Error | null | 'dies',
): Promise<{ url: string; got: ReadMail[]; to: string[]; close: () => Promise<void> }> {
  const got: ReadMail[] = [];
  const to: string[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      buffer(stream).then((raw) => {
        const refusal = answer();
        if (refusal === null || refusal === 'dies') {
          got.push(readMail(raw));
          to.push(...session.envelope.rcptTo.map(({ address }) => address));
        }
        if (refusal === 'dies') for (const socket of sockets) socket.destroy();
        else done(refusal);
      }, done);
    },
  });
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    got,
    to,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

test('a mail is sent by SMTP, only to the configured recipient, and its content is then erased from the database [TRN-04]', async () => {
  const server = await mailServer(() => null);
  await queue();
  await send(smtpDelivery(server.url));
  await send(smtpDelivery(server.url));
  await server.close();
  expect(server.to).toEqual(['transport@solstrand.example']);
  const [mail] = server.got;
  expect(mail?.headers['reply-to']).toBe('sanne@example.org');
  expect(mail?.text).toContain('Groningen');
  expect(mail?.html).toContain('Sanne &lt;b&gt;de Boer&lt;/b&gt;');
  expect(await row()).toMatchObject({ status: 'sent', attempts: 1, content: null, pause: null });
});

test('while the mail server is down, mails are retried with increasing pauses; afterwards each is sent once', async () => {
  await queue();
  const away = smtpDelivery('smtp://127.0.0.1:1');
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await makeDue();
    await send(away);
    const now = await row();
    expect(now).toMatchObject({ status: 'waiting', attempts: attempt });
    pauses.push(Math.ceil((now?.pause ?? 0) / 10) * 10);
  }
  expect(pauses).toEqual([30, 60, 120]);
  // A mail is not sent before it is due.
  const sent: MailMessage[] = [];
  const deliver = async (_id: string, message: MailMessage) => void sent.push(message);
  await send(deliver);
  expect(sent).toEqual([]);
  await makeDue();
  await send(deliver);
  expect(sent).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'sent', attempts: 4 });
});

test('a mail that the server refuses permanently is dropped at once; one that it refuses temporarily is retried', async () => {
  let code = 451;
  const server = await mailServer(() => Object.assign(new Error('No'), { responseCode: code }));
  await queue();
  await send(smtpDelivery(server.url));
  expect(await row()).toMatchObject({ status: 'waiting' });
  code = 550;
  await makeDue();
  await send(smtpDelivery(server.url));
  expect(await row()).toMatchObject({ status: 'failed', pause: null });
  await server.close();
});

test('after a mail server crashes before it confirms a mail, it receives the mail again with the same Message-ID [BYD-02]', async () => {
  let deaths = 0;
  const server = await mailServer(() => {
    deaths += 1;
    return deaths <= 2 ? 'dies' : null;
  });
  await queue();
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await makeDue();
    await send(smtpDelivery(server.url));
    expect(await row()).toMatchObject({ status: 'waiting', attempts: attempt });
  }
  await makeDue();
  await send(smtpDelivery(server.url));
  await server.close();
  expect(await row()).toMatchObject({ status: 'sent', attempts: 3 });
  expect(server.got).toHaveLength(3);
  const [first] = server.got;
  expect(first?.headers['message-id']).toMatch(/^<[0-9a-f-]{36}@solstrand\.example>$/);
  expect(new Set(server.got.map(({ headers }) => headers['message-id'])).size).toBe(1);
});

test('while the mail server is down for days, the pauses increase to at most an hour; then the mail is dropped', async () => {
  await queue();
  const pauses: number[] = [];
  for (let attempt = 1; (await row())?.status === 'waiting' && attempt < 100; attempt += 1) {
    await makeDue();
    await send(smtpDelivery('smtp://127.0.0.1:1'));
    // Rounds up, since the value is read a short time after it was set.
    pauses.push(Math.ceil(((await row())?.pause ?? 0) / 10) * 10);
  }
  expect(await row()).toMatchObject({ status: 'failed', pause: null });
  expect(pauses.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600]);
  expect(new Set(pauses.slice(7, -1))).toEqual(new Set([3600]));
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(days).toBeGreaterThan(2.9);
});

test('a service that is stopping sends no further mail', async () => {
  await queue();
  await queue();
  const stopping = new AbortController();
  const sent: string[] = [];
  const deliver = async (id: string) => {
    sent.push(id);
    stopping.abort();
  };
  await sendMails({
    pool: database.pool,
    deliver,
    composers: mailComposers(),
    draw: drawTickets,
    log,
    stopping: stopping.signal,
  });
  expect(sent).toHaveLength(1);
});

test('a mail server that does not answer is detected before a mail is sent', async () => {
  const server = await mailServer(() => null);
  expect(await checkMailServer(server.url)).toEqual({ ok: true });
  await server.close();
  expect(await checkMailServer(server.url)).toEqual({
    ok: false,
    error: expect.stringMatching(/^The mail server of SMTP_URL does not answer \(.*ECONNREFUSED/),
  });
});

test('a mail that was taken by a killed process is taken by another process after its lease', async () => {
  await queue();
  const taken = new Promise<void>((resolve) => {
    void send(async () => {
      resolve();
      await new Promise(() => {});
    });
  });
  await taken;
  const pause = (await row())?.pause ?? 0;
  expect(pause).toBeGreaterThan(100);
  const sent: string[] = [];
  await send(async (id) => void sent.push(id));
  expect(sent).toEqual([]);
  await makeDue();
  await send(async (id) => void sent.push(id));
  expect(sent).toHaveLength(1);
});

test('ten concurrent senders send each of fifty mails once', async () => {
  await Promise.all(Array.from({ length: 50 }, queue));
  const sent: string[] = [];
  const deliver = async (id: string) => void sent.push(id);
  for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 10 }, () => send(deliver)));
  expect([sent.length, new Set(sent).size]).toEqual([50, 50]);
});

test('log lines about mails identify no person', async () => {
  lines.length = 0;
  await queue();
  const refuse = async (): Promise<never> => {
    throw new MailRefused('550 no such mailbox: sanne@example.org');
  };
  await send(refuse);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('example');
});

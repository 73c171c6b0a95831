import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { ids, plant } from '../../testing/saleSituations.ts';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { type TestEvent, testEvent } from '../../testing/testEvent.ts';
import { openReviewCase } from '../sale/payment/review/openReviewCase.ts';

let database: TestDatabase;
let event: TestEvent;
beforeAll(async () => {
  database = await testDatabase();
  event = await testEvent(database.pool, { weekend: 1 });
});
afterAll(() => database.drop());

type Ended = { code: number; stdout: string; stderr: string };

/** Runs a command as an operator would. */
const run = (name: string, ...words: string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );

test('an operator lists the cases with instructions, settles one with a name and a reason, and sees this in the order’s history [API-10]', async () => {
  expect((await run('reviewCases')).stdout).toBe('No payment needs a person.\n');
  await inTransaction(database.pool, async (client) => {
    const waiting = { cart: 'in_payment', order: 'pending', other: null, payment: 'review' } as const;
    await plant(client, event.eventId, { ...waiting, isSoldOut: false, isCartOver: false });
    const report = { reason: 'currency', subject: '', stage: 'received', received: 12_345, currency: 'USD' } as const;
    await openReviewCase(client, { eventId: event.eventId, paymentId: ids.payment, orderId: ids.order }, report);
  });
  const { stdout: list } = await run('reviewCases');
  expect(list).toContain('due 1.00 EUR, reported 123.45 USD by sandbox');
  expect(list).toContain('accept it (the order is confirmed), refund it, or note');
  const id = list.split(' ')[0] ?? '';

  expect(await run('settleReviewCase', id, 'void', 'Ilse', 'no dispute')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Deal with it at the provider, then note it.'),
  });
  expect((await run('settleReviewCase', id, 'refund', 'Ilse', 'not ours')).stdout).toMatch(
    /^What was received is returned\. \(event-\w+, by Ilse\)\n$/,
  );
  expect(await run('settleReviewCase', id, 'refund', 'Ilse', 'not ours')).toMatchObject({
    code: 1,
    stderr: 'The case was settled before; nothing has changed.\n',
  });
  expect((await run('reviewCases')).stdout).toBe('No payment needs a person.\n');
  expect((await run('reviewCases', 'all')).stdout).toContain(`${id}  settled  currency`);

  const { stdout: history } = await run('orderHistory', '123456782');
  const lines = history.split('\n').map((line) => line.replace(/^ {2}\S+ {2}/, ''));
  expect(lines[0]).toBe(`Order 123456782 of ${event.eventId}`);
  const told = [
    'shopper: placed shop=shop total=100',
    'shop: review_opened stage=received reason=currency currency=USD received=12345',
    'operator Ilse: payment_changed to=refund_due from=review',
    'operator Ilse: refunded to=refunded from=pending',
    'operator Ilse: review_settled reason=currency settlement=refunded',
  ];
  expect(lines.filter((line) => told.includes(line))).toEqual(told);
});

test.each([
  ['settleReviewCase', ['x', 'accept', 'Ilse', 'paid'], 'Usage: <case> <accept|refund|void|note> <who> <why>'],
  ['settleReviewCase', [crypto.randomUUID(), 'keep', 'Ilse', 'paid'], 'Usage: <case>'],
  ['settleReviewCase', [crypto.randomUUID(), 'accept', 'Ilse', ' '], 'Usage: <case>'],
  ['settleReviewCase', [crypto.randomUUID(), 'accept', 'Ilse', 'paid'], 'There is no such case'],
  ['reviewCases', ['everything'], 'Usage: no argument for the open cases'],
  ['orderHistory', ['12'], 'its reference has nine digits'],
  ['orderHistory', ['999999999'], 'There is no order 999999999.'],
])('the command %s with %j fails and explains the correct use', async (name, words, sentence) => {
  expect(await run(name, ...words)).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
});

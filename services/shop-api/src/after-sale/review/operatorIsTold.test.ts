import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { eventually } from '@festival/service-kit/testing/eventually';
import { operatorEmail, operatorToken } from '../../../testing/backEnd.ts';
import { mailsTo } from '../../../testing/readMail.ts';
import { paymentOf, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { openCases, signedWebhook } from '../../../testing/reviewing.ts';
import { ids, plant } from '../../../testing/saleSituations.ts';
import { testDatabase } from '../../../testing/testDatabase.ts';
import { testEvent } from '../../../testing/testEvent.ts';
import { shortHoldShop, testFestival } from '../../../testing/testFestival.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { openReviewCase } from '../../sale/payment/review/openReviewCase.ts';
import { reviewAdvice } from '../../sale/payment/review/reviewAdvice.ts';
import { settleReviewCase } from '../../sale/payment/review/settleReviewCase.ts';
import { payables } from '../payables.ts';
import { queueReviewMails } from './queueReviewMails.ts';
import { reviewMailTexts } from './reviewMailTexts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900)]);
});
afterAll(() => shop.close());

const inReview = async (status = 'completed', more: object = {}) => {
  const cart = await readyCart(shop, shortHoldShop, { 'day-sunday': 1 });
  await placeOrder(shop, cart);
  const { id, amount_cents: due } = await paymentOf(shop, cart);
  const report = () => signedWebhook(shop, { paymentId: id, status, amount: due - 100, ...more });
  await report();
  const reference = (
    await shop.database.pool.query<{ reference: string }>('select reference from orders where cart_id = $1', [cart.id])
  ).rows[0]?.reference;
  return { id, reference: String(reference), report };
};
const mailsAbout = async (reference: string) =>
  (await mailsTo(shop.mailFolder, operatorEmail)).filter(({ headers }) => headers.subject?.includes(reference));

test('for each case the operator gets one mail, which says in the shop’s language what to do [API-10]', async () => {
  const { id, reference, report } = await inReview();
  await eventually('the mail', async () => (await mailsAbout(reference)).length > 0);
  await report();
  await queueReviewMails({ pool: shop.database.pool, operatorEmail });
  const { rowCount } = await shop.database.pool.query(`select 1 from mails where kind = 'review_case'`);
  expect(rowCount).toBe(1);
  const [mail] = await mailsAbout(reference);
  const [{ id: caseId } = { id: '' }] = await openCases(shop, id);
  expect(mail?.headers.subject).toContain(reviewMailTexts.nl.titles.amount);
  expect(mail?.text).toContain(reviewAdvice.nl.amount);
  expect(mail?.text).toContain(caseId);
  expect(mail?.html).toContain(caseId);
});

test('a case that is reopened after it was settled is reported once more [API-10]', async () => {
  const { id, reference } = await inReview('dispute_charged_back', { dispute: 'D2' });
  await eventually('the mail', async () => (await mailsAbout(reference)).length === 1);
  const [{ id: caseId } = { id: '' }] = await openCases(shop, id);
  const decision = { id: caseId, settlement: 'noted', by: 'Ilse', why: 'waits' } as const;
  expect(await settleReviewCase(shop.database.pool, decision, payables)).toMatchObject({ ok: true });
  await signedWebhook(shop, { paymentId: id, status: 'dispute_won', amount: 1, dispute: 'D2' });
  await eventually('the second mail', async () => (await mailsAbout(reference)).length === 2);
});

test('if no address is configured no mail is sent; an address that is configured later gets the open cases [API-10]', async () => {
  const database = await testDatabase();
  const event = await testEvent(database.pool, { weekend: 1 });
  await inTransaction(database.pool, async (client) => {
    const unpaid = { cart: 'expired', order: 'failed', other: null, payment: 'failed' } as const;
    await plant(client, event.eventId, { ...unpaid, isSoldOut: false, isCartOver: false });
    const report = { reason: 'amount', subject: '', stage: 'received', received: 1, currency: 'EUR' } as const;
    await openReviewCase(client, { eventId: event.eventId, paymentId: ids.payment, orderId: ids.order }, report);
  });
  const queued = async () => (await database.pool.query('select 1 from mails')).rowCount;
  await queueReviewMails({ pool: database.pool });
  expect(await queued()).toBe(0);
  await queueReviewMails({ pool: database.pool, operatorEmail });
  await queueReviewMails({ pool: database.pool, operatorEmail });
  expect(await queued()).toBe(1);
  await database.drop();
});

test('the operator’s route lists the open cases with instructions, and requires the operator’s token [API-10, ERR-04]', async () => {
  const { reference } = await inReview('completed', { currency: 'USD' });
  const list = (headers: Record<string, string> = {}) =>
    shop.call(null, { method: 'GET', url: '/operator/review-cases', headers });
  for (const headers of [{}, { authorization: 'Bearer other' }, { authorization: operatorToken }]) {
    const { status, body } = await list(headers as Record<string, string>);
    expect([status, body.error?.code]).toEqual([401, 'operator.invalid']);
  }
  const { status, body } = await list({ authorization: `Bearer ${operatorToken}` });
  expect(status).toBe(200);
  expect(body.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reference, reason: 'currency', currency: 'USD', advice: reviewAdvice.en.currency }),
    ]),
  );
});

test('a metric counts the open cases by reason and age [ERR-04]', async () => {
  await inReview();
  await shop.database.pool.query(
    `update review_cases set opened_at = now() - interval '2 days' where reason = 'amount' and status = 'open'`,
  );
  const metrics = (await shop.api.inject({ url: '/metrics' })).body;
  expect(metrics).toMatch(/shop_review_cases_open\{event="solstrand-2027",reason="amount",age="older"\} [1-9]/);
  expect(metrics).toMatch(/shop_review_cases_open\{event="solstrand-2027",reason="currency",age="hour"\} [1-9]/);
  expect(metrics).toMatch(/shop_payments_total\{provider="paylogic",outcome="review"\} [1-9]/);
});

import type { ShopSeed } from '@festival/example-festivals/festivalSeed';
import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { operatorEmail, operatorToken } from '../../../../testing/backEnd.ts';
import { exampleShop, filledCart } from '../../../../testing/exampleShop.ts';
import { fillForm } from '../../../../testing/fillForm.ts';
import { postOrder } from '../../../../testing/postOrder.ts';
import { mailsTo } from '../../../../testing/readMail.ts';
import { pay, paymentBecomes } from '../../../../testing/readyCart.ts';
import {
  type Bought,
  buyMembership,
  cards,
  chargesAtSandbox,
  members,
  passDays,
} from '../../../../testing/renewing.ts';
import { adyenNotice, sendToAdyenAddress, signedWebhook } from '../../../../testing/reviewing.ts';
import { sandboxSecret } from '../../../../testing/testSandbox.ts';
import { shopOrigin, type TestShop, testShop } from '../../../../testing/testShop.ts';
import { eraseAccount } from '../../../people/account/eraseAccount.ts';
import { paylogicProvider } from '../../../sale/payment/paylogic/paylogicProvider.ts';
import type { PaymentProvider } from '../../../sale/payment/paymentProvider.ts';
import { pollProviders } from '../../../sale/payment/pollProviders.ts';
import { settleReviewCase } from '../../../sale/payment/review/settleReviewCase.ts';
import { providersOf } from '../../../start/paymentProviders.ts';
import { eraseOrder } from '../../erasure/eraseOrder.ts';
import { payables } from '../../payables.ts';
import { refundOrder } from '../../refund/refundOrder.ts';
import { endMemberships } from '../endMemberships.ts';
import { publishMemberships } from '../publishMemberships.ts';
import { composeRenewal } from './composeRenewal.ts';
import { cancelRenewal, ownMemberships } from './ownRenewals.ts';
import { renewalMailSchema } from './renewalMail.ts';
import { renewMemberships } from './renewMemberships.ts';

const membersAtAdyen = exampleShop('solstrand-leden-adyen');
const eventId = 'solstrand-2027';

/** The sale of memberships once more, with Adyen as its provider. */
const atAdyen = (sale: ShopSeed): ShopSeed[] =>
  sale.config.slug === 'solstrand-leden'
    ? [
        {
          ...sale,
          config: {
            ...sale.config,
            slug: 'solstrand-leden-adyen',
            shopToken: membersAtAdyen.token,
            paymentProvider: 'adyen',
          },
        },
      ]
    : [];

let shop: TestShop;
let provider: PaymentProvider;
beforeAll(async () => {
  shop = await testShop(
    festivals().map((festival) => ({ ...festival, shops: [...festival.shops, ...festival.shops.flatMap(atAdyen)] })),
  );
  provider = paylogicProvider({ url: shop.sandbox.listeningOrigin, secret: sandboxSecret });
  // In these tests an account buys several memberships, one after the other.
  await shop.database.pool.query(
    "update shops set config = config || '{\"maxOrdersPerAccount\": 0}' where slug like 'solstrand-leden%'",
  );
});
afterAll(() => shop.close());

const as = async (account: string) => ({ 'x-user-token': await shop.tokenOf(account) });
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(sql, values)).rows;

const buy = (account: string, more?: Parameters<typeof buyMembership>[2]) => buyMembership(shop, account, more);
const pass = (bought: Bought, days: number) => passDays(shop.database.pool, bought, days);

/** Runs every job for memberships once. */
async function runJobs(providers: ReadonlyMap<string, PaymentProvider> = new Map([['paylogic', provider]])) {
  const { pool } = shop.database;
  await renewMemberships({
    pool,
    providers,
    payables,
    ownUrl: shop.api.listeningOrigin,
    log: { info: () => {}, error: () => {} },
  });
  await publishMemberships(pool);
  await endMemberships(pool);
}

/** Lets this number of days pass, and runs the jobs on each of them. */
async function live(bought: Bought, days: number) {
  for (let day = 0; day < days; day += 1) {
    await pass(bought, 1);
    await runJobs();
  }
}

const mailsOf = async ({ orderId }: Bought) =>
  (
    await query<{ stage: string }>(
      `select split_part(key, ' ', 2) as stage from mails where kind = 'membership_renewal' and order_id = $1 order by created_at, id`,
      [orderId],
    )
  ).map(({ stage }) => stage);
const chargesOf = ({ orderId }: Bought) =>
  query<{ period: number; status: string }>(
    `select period, status from membership_charges charge join payments on payments.id = charge.id
     where charge.order_id = $1 order by created_at, charge.id`,
    [orderId],
  );
const statusOf = async ({ account }: Bought) => {
  const headers = { ...(await as(account)), 'x-brand': 'solstrand' };
  return (await shop.call(members, { url: '/members/membership', headers })).body.data.status;
};
const chargesAtProvider = (bought: Bought) => chargesAtSandbox(shop, bought);

test('the renewal of a membership is announced, charged at its end without any action of the member, confirmed by mail, and repeated a month later [MEM-01]', async () => {
  const noor = await buy('nora');
  const [{ renewal: price } = { renewal: 0 }] = await ownMemberships(shop.database.pool, noor.account);
  expect(price).toBeGreaterThan(0);
  await runJobs();
  await live(noor, 13);
  expect(await mailsOf(noor)).toEqual([]);
  await live(noor, 14);
  expect([await mailsOf(noor), await chargesOf(noor)]).toEqual([['announced'], []]);
  await live(noor, 5);
  expect([await mailsOf(noor), await chargesOf(noor)]).toEqual([
    ['announced', 'paid'],
    [{ period: 2, status: 'completed' }],
  ]);
  expect(await chargesAtProvider(noor)).toEqual([{ status: 'completed', amount: price }]);
  expect(await statusOf(noor)).toBe('active');
  await live(noor, 34);
  expect(await mailsOf(noor)).toEqual(['announced', 'paid', 'announced', 'paid']);
  expect((await chargesOf(noor)).map(({ period }) => period)).toEqual([2, 3]);
  expect(await query("select used from limits where id = 'membership:nora'")).toEqual([{ used: 1 }]);
});

test('a membership that was sold without agreement to a renewal, or by a release without renewals, ends, and no method is stored [MEM-01]', async () => {
  const sam = await buy('sam-once', { acceptsRenewal: false });
  expect(await provider.storedMethod({ shopper: sam.orderId, providerReference: null })).toBeNull();
  await live(sam, 33);
  expect([await mailsOf(sam), await chargesOf(sam), await statusOf(sam)]).toEqual([[], [], 'expired']);
});

test('a refused charge is retried after one, three and seven days; then the membership ends, and each step is reported by mail [MEM-01]', async () => {
  const lotte = await buy('lotte-refused', { number: cards.refusedLater });
  await runJobs();
  await live(lotte, 31);
  expect(await mailsOf(lotte)).toEqual(['announced', 'refused']);
  expect(await statusOf(lotte)).toBe('active');
  await live(lotte, 6);
  expect(await mailsOf(lotte)).toEqual(['announced', 'refused', 'refused', 'refused']);
  expect(await statusOf(lotte)).toBe('active');
  await live(lotte, 2);
  expect(await mailsOf(lotte)).toEqual(['announced', 'refused', 'refused', 'refused', 'ended']);
  expect((await chargesOf(lotte)).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'failed']);
  expect(await statusOf(lotte)).toBe('expired');
  expect(await provider.storedMethod({ shopper: lotte.orderId, providerReference: null })).toBeNull();
  await live(lotte, 30);
  expect((await chargesOf(lotte)).length).toBe(4);
  // The account may buy the next membership.
  await buy('lotte-refused');
});

/** Lives until the first charge of a renewal is due. */
async function untilCharge(bought: Bought, providers?: Parameters<typeof runJobs>[0]) {
  await runJobs(providers);
  await pass(bought, 17);
  await runJobs(providers);
  await pass(bought, 15);
}

/** A provider whose charge is made, and whose caller is killed before it stores the answer. */
const killedAfterCharge = (more: object = {}) =>
  new Map([
    [
      'paylogic',
      {
        ...provider,
        charge: async (charge: Parameters<PaymentProvider['charge']>[0]) => {
          await provider.charge({ ...charge, ...more });
          throw new Error('killed');
        },
      },
    ],
  ]);

test('if a process is killed between the charge and its record, the webhook records it, and nothing is charged again [MEM-01]', async () => {
  const finn = await buy('finn-killed');
  await untilCharge(finn);
  await runJobs(killedAfterCharge());
  await eventually('the webhook records the charge', async () => (await chargesOf(finn))[0]?.status === 'completed');
  await live(finn, 2);
  expect(await chargesOf(finn)).toEqual([{ period: 2, status: 'completed' }]);
  expect((await chargesAtProvider(finn)).length).toBe(1);
});

test('if no webhook comes after such a kill, two processes at once ask the provider for the same charge [MEM-01]', async () => {
  const pip = await buy('pip-killed');
  await untilCharge(pip);
  await runJobs(killedAfterCharge({ webhookUri: 'http://127.0.0.1:1/nobody-listens' }));
  expect(await chargesOf(pip)).toEqual([{ period: 2, status: 'open' }]);
  await pass(pip, 1);
  await Promise.all([runJobs(), runJobs()]);
  expect(await chargesOf(pip)).toEqual([{ period: 2, status: 'completed' }]);
  expect((await chargesAtProvider(pip)).length).toBe(1);
});

test('while the provider is down nothing is charged or ended, and the step is retried later', async () => {
  const away = await buy('away');
  await runJobs();
  await pass(away, 17);
  await runJobs();
  await pass(away, 15);
  const isAway = async () => Promise.reject(new Error('away'));
  await runJobs(new Map([['paylogic', { ...provider, charge: isAway }]]));
  expect([await chargesOf(away), await statusOf(away)]).toEqual([[{ period: 2, status: 'open' }], 'active']);
  await live(away, 1);
  expect(await chargesOf(away)).toEqual([{ period: 2, status: 'completed' }]);
});

test('if the provider has not stored the method within two days, the member is notified and the membership ends without renewal [MEM-01]', async () => {
  const vera = await buy('vera-not-stored');
  await provider.forgetMethods({ shopper: vera.orderId, providerReference: null });
  await live(vera, 1);
  expect(await mailsOf(vera)).toEqual([]);
  await live(vera, 2);
  expect(await mailsOf(vera)).toEqual(['notStored']);
  expect(await ownMemberships(shop.database.pool, vera.account)).toMatchObject([{ renewal: null }]);
  await live(vera, 30);
  expect([await chargesOf(vera), await statusOf(vera)]).toEqual([[], 'expired']);
});

test('a canceled renewal is confirmed by mail, the paid period remains valid, nothing more is charged, and the method is deleted [MEM-01]', async () => {
  const { pool } = shop.database;
  const mila = await buy('mila');
  await runJobs();
  await live(mila, 20);
  expect(await cancelRenewal(pool, 'nora', mila.orderId)).toBe(false);
  expect(await cancelRenewal(pool, mila.account, 'no id')).toBe(false);
  expect(await cancelRenewal(pool, mila.account, mila.orderId)).toBe(true);
  expect(await cancelRenewal(pool, mila.account, mila.orderId)).toBe(false);
  expect(await ownMemberships(pool, mila.account)).toMatchObject([{ brand: 'solstrand', renewal: null }]);
  await runJobs();
  expect([
    await statusOf(mila),
    await provider.storedMethod({ shopper: mila.orderId, providerReference: null }),
  ]).toEqual(['active', null]);
  await live(mila, 13);
  expect([await mailsOf(mila), await chargesOf(mila), await statusOf(mila)]).toEqual([
    ['announced', 'canceled'],
    [],
    'expired',
  ]);
});

test.each<[string, (bought: Bought) => Promise<unknown>]>([
  ['a refund of its order', ({ reference }) => refundOrder(shop.database.pool, { reference })],
  ['the erasure of its order', ({ reference }) => eraseOrder(shop.database.pool, { reference })],
  [
    'the erasure of its account',
    ({ account }) => eraseAccount(shop.database.pool, { id: account, email: `${account}@example.com` }),
  ],
])('%s stops the renewal, and the provider deletes the method [MEM-01]', async (what, stop) => {
  const bought = await buy(`stopped by ${what}`.replaceAll(' ', '-'));
  await runJobs();
  expect(await provider.storedMethod({ shopper: bought.orderId, providerReference: null })).not.toBeNull();
  await stop(bought);
  await runJobs();
  expect(await provider.storedMethod({ shopper: bought.orderId, providerReference: null })).toBeNull();
  expect(await query('select status, token from membership_renewals where order_id = $1', [bought.orderId])).toEqual([
    { status: 'ended', token: null },
  ]);
  await live(bought, 33);
  expect(await chargesOf(bought)).toEqual([]);
});

test('after a payment that comes too late the provider has no stored method [MEM-01, PAY-04]', async () => {
  const headers = await as('too-late');
  const cart = await filledCart(shop, members, { 'membership-month': 1 }, headers);
  await fillForm(shop, cart, { headers });
  const place = async () => {
    const request = {
      paymentMethod: 'card',
      redirectUri: `${shopOrigin}/solstrand-leden/paymentstatus`,
      acceptsRenewal: true,
    };
    const { body } = await postOrder(shop, cart, request, {
      ...headers,
      'idempotency-key': crypto.randomUUID(),
    });
    if (body.error) throw new Error(body.error.code);
    return String(body.data.redirectUri);
  };
  const former = await place();
  await shop.cartCall(cart, 'DELETE', '/orders', undefined, headers);
  await pay(shop, await place(), { number: cards.good });
  await paymentBecomes(shop, cart, 'completed');
  await pay(shop, former, { number: cards.good });
  const orders = await eventually('the former payment is refunded', async () => {
    const rows = await query<{ orderId: string; status: string }>(
      `select order_id as "orderId", payments.status from payments join orders on orders.id = order_id
       where cart_id = $1 order by orders.placed_at`,
      [cart.id],
    );
    return rows[0]?.status === 'refunded' && rows;
  });
  const stored = await Promise.all(
    orders.map(({ orderId }) => provider.storedMethod({ shopper: orderId, providerReference: null })),
  );
  expect(stored).toEqual([null, expect.any(String)]);
});

test('a dispute of the order’s payment stops the renewal [MEM-01, API-10]', async () => {
  const bought = await buy('disputes-order');
  const [payment] = await query<{ id: string }>('select id from payments where order_id = $1', [bought.orderId]);
  await signedWebhook(
    shop,
    { paymentId: String(payment?.id), status: 'dispute_announced', amount: 300, dispute: 'D' },
    eventId,
  );
  expect(await renewalOf(bought)).toBe('ended');
});

const renewalOf = async ({ orderId }: Bought) =>
  (await query<{ status: string }>('select status from membership_renewals where order_id = $1', [orderId]))[0]?.status;
const periodsOf = async ({ orderId }: Bought) =>
  (await query<{ periods: number }>('select periods from membership_sales where order_id = $1', [orderId]))[0]?.periods;
const casesOf = ({ orderId }: Bought) =>
  query<{ reason: string; stage: string; status: string }>(
    'select reason, stage, status from review_cases where order_id = $1 order by opened_at',
    [orderId],
  );

/** A member whose next charge waits for the bank, and the reports about that charge. */
async function waiting(account: string) {
  const bought = await buy(account);
  await untilCharge(bought);
  await runJobs(new Map([['paylogic', { ...provider, charge: async () => ({ status: 'pending' as const }) }]]));
  const [charge] = await query<{ id: string; due: number }>(
    `select id, amount_cents as due from payments where id in (select id from membership_charges where order_id = $1)`,
    [bought.orderId],
  );
  if (!charge) throw new Error('nothing was charged');
  const report = async (status: string, more: object = {}) => {
    const webhook = { paymentId: charge.id, status, amount: charge.due, ...more };
    expect((await signedWebhook(shop, webhook, eventId)).status).toBe(200);
  };
  const status = async () =>
    (await query<{ status: string }>('select status from payments where id = $1', [charge.id]))[0]?.status;
  return { bought, charge, report, status };
}

/** Sends due refunds to the provider, whose calls are recorded. */
async function sendRefunds() {
  const sent: string[] = [];
  const refund = async ({ paymentId }: { paymentId: string }) => {
    sent.push(paymentId);
    return {};
  };
  await pollProviders({
    pool: shop.database.pool,
    providers: new Map([['paylogic', { ...provider, refund }]]),
    payables,
    log: { info: () => {}, error: () => {} },
    onPayment: () => {},
    stopping: new AbortController().signal,
  });
  return sent;
}

test('a charge that was refused and is then reported as paid extends the membership once, and is not charged again [MEM-01, API-10]', async () => {
  const { bought, report, status } = await waiting('changed-its-word');
  await report('failed');
  expect([await status(), await mailsOf(bought)]).toEqual(['failed', ['announced', 'refused']]);
  await report('completed');
  await report('completed');
  expect([await status(), await periodsOf(bought)]).toEqual(['completed', 2]);
  await live(bought, 8);
  expect([await mailsOf(bought), (await chargesOf(bought)).length]).toEqual([['announced', 'refused', 'paid'], 1]);
});

test('a charge that is paid after another one has paid its period is returned, and the member learns it [MEM-01, API-10]', async () => {
  const { bought, charge, report, status } = await waiting('paid-twice');
  await report('failed');
  await live(bought, 1);
  expect(await periodsOf(bought)).toBe(2);
  await report('completed');
  expect([await status(), await periodsOf(bought)]).toEqual(['refund_due', 2]);
  expect(await mailsOf(bought)).toEqual(['announced', 'refused', 'paid', 'returned']);
  expect(await sendRefunds()).toContain(charge.id);
  await report('completed');
  expect([await status(), await sendRefunds()]).toEqual(['refunded', []]);
});

test('a charge that is paid after the member was told that the membership has ended is returned [MEM-01, API-10]', async () => {
  const { bought, charge, report, status } = await waiting('paid-after-the-end');
  await report('failed');
  const refuses = { ...provider, charge: async () => ({ status: 'refused' as const }) };
  for (let day = 0; day < 8; day += 1) {
    await pass(bought, 1);
    await runJobs(new Map([['paylogic', refuses]]));
  }
  expect([await renewalOf(bought), await status()]).toEqual(['ended', 'failed']);
  await report('completed');
  expect([await status(), await periodsOf(bought), await statusOf(bought)]).toEqual(['refund_due', 1, 'expired']);
  expect(await sendRefunds()).toContain(charge.id);
  expect(await mailsOf(bought)).toEqual(['announced', 'refused', 'refused', 'refused', 'ended', 'returned']);
});

test('a charge that was paid while its webhook was lost is found by asking the provider regularly, and pays its period [MEM-01, API-10]', async () => {
  const bought = await buy('webhook-lost');
  await untilCharge(bought);
  const charge = async (one: Parameters<PaymentProvider['charge']>[0]) => {
    await provider.charge({ ...one, webhookUri: 'http://127.0.0.1:1/nobody-listens' });
    return { status: 'pending' as const };
  };
  await runJobs(new Map([['paylogic', { ...provider, charge }]]));
  const [asked] = await query<{ minutes: number }>(
    `select extract(epoch from next_ask_at - now())::float8 / 60 as minutes from payments
     where id in (select id from membership_charges where order_id = $1)`,
    [bought.orderId],
  );
  expect(asked?.minutes).toBeGreaterThan(0);
  expect(asked?.minutes).toBeLessThan(2);
  await pass(bought, 1);
  await eventually('the charge is found', async () => (await chargesOf(bought))[0]?.status === 'completed');
  expect([await periodsOf(bought), await renewalOf(bought)]).toEqual([2, 'active']);
});

const decide = async (bought: Bought, settlement: 'accepted' | 'refunded' | 'noted' | 'voided') => {
  const [open] = await query<{ id: string }>("select id from review_cases where order_id = $1 and status = 'open'", [
    bought.orderId,
  ]);
  const decision = { id: String(open?.id), settlement, by: 'Ilse', why: 'the bank said so' };
  return settleReviewCase(shop.database.pool, decision, payables);
};

test('a charge whose outcome nobody tells for two weeks waits for a person, who says whether it was paid [MEM-01, API-10]', async () => {
  const paid = await waiting('never-answered');
  await live(paid.bought, 13);
  expect([await paid.status(), await casesOf(paid.bought)]).toEqual(['pending', []]);
  const isReviewed = async ({ status }: { status: typeof paid.status }) =>
    eventually('a person is asked', async () => (await status()) === 'review');
  await live(paid.bought, 2);
  await isReviewed(paid);
  expect([await paid.status(), await renewalOf(paid.bought), await mailsOf(paid.bought)]).toEqual([
    'review',
    'active',
    ['announced'],
  ]);
  expect(await casesOf(paid.bought)).toEqual([{ reason: 'unanswered', stage: 'received', status: 'open' }]);
  expect(await decide(paid.bought, 'refunded')).toEqual({ ok: false, error: 'impossible' });
  expect(await decide(paid.bought, 'accepted')).toMatchObject({ ok: true, value: { outcome: 'confirmed' } });
  expect([await paid.status(), await periodsOf(paid.bought)]).toEqual(['completed', 2]);

  const reported = await waiting('answered-late');
  await live(reported.bought, 15);
  await isReviewed(reported);
  await reported.report('completed');
  expect([await reported.status(), await periodsOf(reported.bought)]).toEqual(['completed', 2]);

  const unpaid = await waiting('never-paid');
  await live(unpaid.bought, 15);
  await isReviewed(unpaid);
  expect(await decide(unpaid.bought, 'noted')).toMatchObject({ ok: true });
  await live(unpaid.bought, 1);
  expect([await unpaid.status(), await renewalOf(unpaid.bought), (await chargesOf(unpaid.bought)).length]).toEqual([
    'canceled',
    'ended',
    1,
  ]);
  expect(await mailsOf(unpaid.bought)).toEqual(['announced', 'ended']);

  const canceled = await waiting('canceled-and-never-answered');
  await cancelRenewal(shop.database.pool, canceled.bought.account, canceled.bought.orderId);
  await live(canceled.bought, 15);
  await isReviewed(canceled);
});

/** The answers of a provider that refuses or breaks off each call for a charge. */
const answering = (status: number) =>
  new Map([
    [
      'paylogic',
      {
        ...provider,
        charge: async (one: Parameters<PaymentProvider['charge']>[0]) => {
          const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status }));
          try {
            return await provider.charge(one);
          } finally {
            calls.mockRestore();
          }
        },
      },
    ],
  ]);

test('a charge that the provider refuses for good is not repeated; a provider that fails or refuses the shop’s key is asked again [MEM-01, API-10]', async () => {
  const refused = await buy('refused-for-good');
  await untilCharge(refused);
  await runJobs(answering(422));
  const attempts = await chargesOf(refused);
  expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set(['failed']));
  expect(await mailsOf(refused)).toEqual(['announced', ...attempts.map(() => 'refused')]);
  await runJobs(answering(422));
  expect(await chargesOf(refused)).toEqual(attempts);
  const repeated = await buy('refused-for-now');
  await untilCharge(repeated);
  for (const status of [500, 401, 429]) {
    await runJobs(answering(status));
    await pass(repeated, 1);
    expect([await chargesOf(repeated), await casesOf(repeated)]).toEqual([[{ period: 2, status: 'open' }], []]);
  }
  // An earlier call may have charged.
  await runJobs(answering(400));
  expect([await chargesOf(repeated), await casesOf(repeated)]).toEqual([
    [{ period: 2, status: 'review' }],
    [{ reason: 'unanswered', stage: 'received', status: 'open' }],
  ]);
  const away = await buy('away-for-weeks');
  await untilCharge(away);
  await runJobs(answering(503));
  await pass(away, 15);
  await runJobs(answering(503));
  expect(await casesOf(away)).toEqual([{ reason: 'unanswered', stage: 'received', status: 'open' }]);
});

test('a charge at Adyen that waits for the bank and is then refused ends at once, and the next attempt follows [MEM-01, PAY-08]', async () => {
  const bought = await buy('refused-by-adyen', { sale: membersAtAdyen });
  const adyen = providersOf({}, { url: shop.sandbox.listeningOrigin, secret: sandboxSecret }).get('adyen');
  if (!adyen) throw new Error('The sandbox has no Adyen');
  await untilCharge(bought, new Map([['adyen', adyen]]));
  const waits = { ...adyen, charge: async () => ({ status: 'pending' as const }) };
  await runJobs(new Map([['adyen', waits]]));
  const [charge] = await query<{ id: string; amount: number; asked: boolean }>(
    `update payments set next_ask_at = now(), created_at = created_at - interval '1 day'
     where id in (select id from membership_charges where order_id = $1) and next_ask_at is not null
     returning id, amount_cents as amount`,
    [bought.orderId],
  );
  // Adyen can't be asked about a charge, which says nothing about its outcome.
  await eventually('Adyen is asked', async () => {
    const [{ isAsked } = { isAsked: false }] = await query<{ isAsked: boolean }>(
      'select next_ask_at > now() as "isAsked" from payments where id = $1',
      [charge?.id],
    );
    return isAsked;
  });
  expect(await chargesOf(bought)).toEqual([{ period: 2, status: 'pending' }]);
  const refused = { success: 'false', amount: { currency: 'EUR', value: charge?.amount } };
  const sent = await sendToAdyenAddress(
    shop,
    adyenNotice({ ...refused, merchantReference: `${eventId}:${charge?.id}` }),
  );
  expect(sent.status).toBe(200);
  expect([await chargesOf(bought), await mailsOf(bought)]).toEqual([
    [{ period: 2, status: 'failed' }],
    ['announced', 'refused'],
  ]);
  await pass(bought, 1);
  await runJobs(new Map([['adyen', adyen]]));
  expect([await chargesOf(bought), await periodsOf(bought)]).toEqual([
    [
      { period: 2, status: 'failed' },
      { period: 2, status: 'completed' },
    ],
    2,
  ]);
});

test('a charge that waits for the bank and is paid after the member has canceled counts; one of a refunded membership is returned [MEM-01]', async () => {
  const { bought, report, status } = await waiting('cancels-while-waiting');
  await cancelRenewal(shop.database.pool, bought.account, bought.orderId);
  await report('completed');
  expect([await status(), await periodsOf(bought)]).toEqual(['completed', 2]);
  const refunded = await waiting('refunded-while-waiting');
  await refundOrder(shop.database.pool, { reference: refunded.bought.reference });
  await refunded.report('completed');
  expect([await refunded.status(), await periodsOf(refunded.bought)]).toEqual(['refund_due', 1]);
});

test('another amount or currency pays for no period: a person decides, and nothing is charged meanwhile [MEM-01, API-10]', async () => {
  const cent = await waiting('one-cent');
  await cent.report('completed', { amount: 1 });
  await cent.report('completed', { amount: 1 });
  expect([await cent.status(), await periodsOf(cent.bought)]).toEqual(['review', 1]);
  expect(await casesOf(cent.bought)).toEqual([{ reason: 'amount', stage: 'received', status: 'open' }]);
  await live(cent.bought, 20);
  expect([(await chargesOf(cent.bought)).length, await renewalOf(cent.bought)]).toEqual([1, 'active']);
  expect(await decide(cent.bought, 'refunded')).toMatchObject({ ok: true, value: { outcome: 'refund_due' } });
  expect([await cent.status(), await periodsOf(cent.bought)]).toEqual(['refund_due', 1]);
  const dollars = await waiting('dollars');
  await dollars.report('completed', { currency: 'USD' });
  expect(await casesOf(dollars.bought)).toEqual([{ reason: 'currency', stage: 'received', status: 'open' }]);
  expect(await decide(dollars.bought, 'accepted')).toMatchObject({ ok: true, value: { outcome: 'confirmed' } });
  expect([await dollars.status(), await periodsOf(dollars.bought)]).toEqual(['completed', 2]);
  const odd = await waiting('odd-amount');
  await odd.report('completed', { amount: -1 });
  await odd.report('completed');
  expect([await odd.status(), await periodsOf(odd.bought)]).toEqual(['completed', 2]);
  expect(await casesOf(odd.bought)).toEqual([{ reason: 'amount', stage: 'received', status: 'open' }]);
});

test('a dispute of a charge opens a case and stops the renewal; a lost one takes the period back, and operator and member are told [MEM-01, API-10]', async () => {
  const { bought, charge, report, status } = await waiting('takes-a-month-back');
  await report('completed');
  await runJobs();
  expect(await statusOf(bought)).toBe('active');
  await report('dispute_announced', { dispute: 'D1' });
  expect([await renewalOf(bought), await periodsOf(bought)]).toEqual(['ended', 2]);
  await report('dispute_charged_back', { dispute: 'D1' });
  await report('dispute_lost', { dispute: 'D1' });
  await report('dispute_charged_back', { dispute: 'D1' });
  expect([await status(), await periodsOf(bought)]).toEqual(['charged_back', 1]);
  expect(await casesOf(bought)).toEqual([{ reason: 'dispute', stage: 'lost', status: 'open' }]);
  await runJobs();
  expect([await statusOf(bought), await mailsOf(bought)]).toEqual(['expired', ['announced', 'paid', 'takenBack']]);
  const listed = await shop.call(null, {
    url: '/operator/review-cases',
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  expect(listed.body.data).toContainEqual(
    expect.objectContaining({
      ...{ reference: bought.reference, reason: 'dispute', stage: 'lost', due: charge.due, provider: 'paylogic' },
      advice: expect.stringContaining('the period no longer counts'),
    }),
  );
  await eventually('the mail to the operator', async () =>
    (await mailsTo(shop.mailFolder, operatorEmail)).some(({ headers }) => headers.subject?.includes(bought.reference)),
  );
  await report('completed');
  expect([await status(), await periodsOf(bought)]).toEqual(['charged_back', 1]);
});

test('money that a bank has already taken back for good is not returned a second time [MEM-01, API-10]', async () => {
  const { bought, report, status } = await waiting('lost-before-paid');
  await report('failed');
  await report('dispute_lost', { dispute: 'D1' });
  await report('completed');
  expect([await status(), await periodsOf(bought), await sendRefunds()]).toEqual(['charged_back', 1, []]);
});

test.each([
  ['nl', 'Op', 'pagina van je account'],
  ['en', 'On', 'account page'],
  ['es', 'El', 'página de tu cuenta'],
])(
  'in %s each mail names its subject, and says how to cancel if something will be charged [MEM-01, I18-01]',
  async (language, first, how) => {
    const { pool } = shop.database;
    const reader = await buy(`reader-${language}`);
    await query("update orders set buyer = buyer || jsonb_build_object('language', $2::text) where id = $1", [
      reader.orderId,
      language,
    ]);
    for (const stage of renewalMailSchema.shape.stage.options) {
      const content = { stage, amount: 300, date: '2027-07-09T10:00:00.000Z' };
      const mail = {
        eventId,
        id: crypto.randomUUID(),
        kind: 'membership_renewal' as const,
        shopSlug: 'solstrand-leden',
        orderId: reader.orderId,
        content,
        attempts: 1,
      };
      const message = await composeRenewal(pool, mail);
      expect(message?.subject).toContain('Solstrand');
      if (stage !== 'ended' && stage !== 'returned') expect(`${message?.subject} ${message?.text}`).toMatch(/2027/);
      if (stage === 'announced') {
        expect(message?.text).toContain(first);
        expect(message?.text).toMatch(language === 'es' ? /3,00\s€/ : /€\s3,00/);
      }
      if (['announced', 'paid', 'refused'].includes(stage)) expect(message?.text).toContain(how);
    }
  },
);

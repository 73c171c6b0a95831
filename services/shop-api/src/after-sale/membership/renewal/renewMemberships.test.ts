import { festivals } from '@festival/example-festivals/festivals';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { eventually } from '@festival/service-kit/testing/eventually';
import { exampleShop, filledCart } from '../../../../testing/exampleShop.ts';
import { fillForm } from '../../../../testing/fillForm.ts';
import { postOrder } from '../../../../testing/postOrder.ts';
import { pay, paymentBecomes } from '../../../../testing/readyCart.ts';
import { sandboxSecret } from '../../../../testing/testSandbox.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../../testing/testShop.ts';
import { eraseAccount } from '../../../people/account/eraseAccount.ts';
import { paylogicProvider } from '../../../sale/payment/paylogic/paylogicProvider.ts';
import type { PaymentProvider } from '../../../sale/payment/paymentProvider.ts';
import { eraseOrder } from '../../erasure/eraseOrder.ts';
import { refundOrder } from '../../refund/refundOrder.ts';
import { endMemberships } from '../endMemberships.ts';
import { publishMemberships } from '../publishMemberships.ts';
import { composeRenewal } from './composeRenewal.ts';
import { cancelRenewal, ownMemberships } from './ownRenewals.ts';
import { receiveChargeWebhook } from './receiveChargeWebhook.ts';
import { renewalMailSchema } from './renewalMail.ts';
import { renewMemberships } from './renewMemberships.ts';

const members = exampleShop('solstrand-leden');
const eventId = 'solstrand-2027';
const cards = { good: '4242424242424242', refusedLater: '4000000000000341' };

let shop: TestShop;
let provider: PaymentProvider;
beforeAll(async () => {
  shop = await testShop(festivals());
  provider = paylogicProvider({ url: shop.sandbox.listeningOrigin, secret: sandboxSecret });
  // In these tests an account buys several memberships, one after the other.
  await shop.database.pool.query(
    "update shops set config = config || '{\"maxOrdersPerAccount\": 0}' where slug = 'solstrand-leden'",
  );
});
afterAll(() => shop.close());

const as = async (account: string) => ({ 'x-user-token': await shop.tokenOf(account) });
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(sql, values)).rows;

type Bought = { account: string; cart: OwnCart; orderId: string; reference: string };

async function buy(
  account: string,
  { number = cards.good, product = 'membership-month', acceptsRenewal = true } = {},
): Promise<Bought> {
  const headers = await as(account);
  const cart = await filledCart(shop, members, { [product]: 1 }, headers);
  await fillForm(shop, cart, { headers });
  const request = { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand-leden/paymentstatus`, acceptsRenewal };
  const placed = await postOrder(shop, cart, request, headers);
  if (placed.body.error) throw new Error(placed.body.error.code);
  await pay(shop, String(placed.body.data.redirectUri), { number });
  const { order_id: orderId } = await paymentBecomes(shop, cart, 'completed');
  await publishMemberships(shop.database.pool);
  return { account, cart, orderId, reference: String(placed.body.data.reference) };
}

/** Runs every job for memberships once. */
async function runJobs(providers: ReadonlyMap<string, PaymentProvider> = new Map([['paylogic', provider]])) {
  const { pool } = shop.database;
  await renewMemberships({
    pool,
    providers,
    ownUrl: shop.api.listeningOrigin,
    log: { info: () => {}, error: () => {} },
  });
  await publishMemberships(pool);
  await endMemberships(pool);
}

/** Moves the stored times of a membership into the past by this number of days. */
async function pass({ orderId, account }: Bought, days: number) {
  const earlier = (column: string) =>
    `${column} = (${column} at time zone 'UTC' - $2 * interval '1 day') at time zone 'UTC'`;
  await query(`update membership_sales set ${earlier('sold_at')} where order_id = $1`, [orderId, days]);
  await query(
    `update membership_renewals set ${earlier('announced_at')}, ${earlier('next_try_at')} where order_id = $1`,
    [orderId, days],
  );
  await query(`update membership_charges set ${earlier('created_at')} where order_id = $1`, [orderId, days]);
  await query(
    `update members.sold_memberships set ${earlier('starts_at')}, ${earlier('ends_at')} where account_id = $1`,
    [account, days],
  );
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
    'select period, status from membership_charges where order_id = $1 order by created_at, id',
    [orderId],
  );
const statusOf = async ({ account }: Bought) => {
  const headers = { ...(await as(account)), 'x-brand': 'solstrand' };
  return (await shop.call(members, { url: '/members/membership', headers })).body.data.status;
};
const chargesAtProvider = async ({ reference }: Bought) => {
  const all = await shop.sandbox.inject({ url: '/admin/payments', headers: { 'x-sandbox-admin': 'yes' } });
  const payments = all.json<Array<{ reference: string; status: string; amount: number }>>();
  return payments
    .filter((payment) => payment.reference === reference)
    .map(({ status, amount }) => ({ status, amount }))
    .slice(1);
};

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
    [{ period: 2, status: 'paid' }],
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
  expect(await provider.storedMethod(sam.orderId)).toBeNull();
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
  expect((await chargesOf(lotte)).map(({ status }) => status)).toEqual(['refused', 'refused', 'refused', 'refused']);
  expect(await statusOf(lotte)).toBe('expired');
  expect(await provider.storedMethod(lotte.orderId)).toBeNull();
  await live(lotte, 30);
  expect((await chargesOf(lotte)).length).toBe(4);
  // The account may buy the next membership.
  await buy('lotte-refused');
});

test('only one charge is made, even if a process is killed between the charge and its record, or if two processes run at once [MEM-01]', async () => {
  const finn = await buy('finn-killed');
  await runJobs();
  await pass(finn, 17);
  await runJobs();
  await pass(finn, 15);
  const killed: PaymentProvider = {
    ...provider,
    charge: async (charge) => {
      await provider.charge(charge);
      throw new Error('killed');
    },
  };
  await runJobs(new Map([['paylogic', killed]]));
  await eventually('the webhook records the charge', async () => (await chargesOf(finn))[0]?.status === 'paid');
  // If no webhook comes, the job polls the provider.
  await query("update membership_charges set status = 'due' where order_id = $1", [finn.orderId]);
  await query('update membership_sales set periods = 1 where order_id = $1', [finn.orderId]);
  await pass(finn, 1);
  await Promise.all([runJobs(), runJobs()]);
  expect(await chargesOf(finn)).toEqual([{ period: 2, status: 'paid' }]);
  expect((await chargesAtProvider(finn)).length).toBe(1);
});

test('while the provider is down nothing is charged or ended, and the step is retried later', async () => {
  const away = await buy('away');
  await runJobs();
  await pass(away, 17);
  await runJobs();
  await pass(away, 15);
  const isAway = async () => Promise.reject(new Error('away'));
  await runJobs(new Map([['paylogic', { ...provider, charge: isAway }]]));
  expect([await chargesOf(away), await statusOf(away)]).toEqual([[{ period: 2, status: 'due' }], 'active']);
  await live(away, 1);
  expect(await chargesOf(away)).toEqual([{ period: 2, status: 'paid' }]);
});

test('if the provider has not stored the method within two days, the member is notified and the membership ends without renewal [MEM-01]', async () => {
  const vera = await buy('vera-not-stored');
  await provider.forgetMethods(vera.orderId);
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
  expect([await statusOf(mila), await provider.storedMethod(mila.orderId)]).toEqual(['active', null]);
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
  expect(await provider.storedMethod(bought.orderId)).not.toBeNull();
  await stop(bought);
  await runJobs();
  expect(await provider.storedMethod(bought.orderId)).toBeNull();
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
  const stored = await Promise.all(orders.map(({ orderId }) => provider.storedMethod(orderId)));
  expect(stored).toEqual([null, expect.any(String)]);
});

test('a report of an invalid amount does not settle a charge [MEM-01, API-10]', async () => {
  const { orderId } = await buy('odd-charge');
  const id = crypto.randomUUID();
  await shop.database.pool.query(
    `insert into membership_charges (event_id, id, order_id, period, status) values ($1, $2, $3, 2, 'pending')`,
    [eventId, id, orderId],
  );
  const report = (amount: number) =>
    inTransaction(shop.database.pool, (client) =>
      receiveChargeWebhook(client, eventId, {
        webhookId: 'x',
        paymentId: id,
        status: 'completed',
        amount,
        currency: 'EUR',
      }),
    );
  expect([await report(-1), await report(2 ** 31), await report(300)]).toEqual(['nothing', 'nothing', 'confirmed']);
});

test('a dispute of the order’s payment or of a charge stops the renewal [MEM-01, API-10]', async () => {
  const isEnded = ({ orderId }: Bought) =>
    eventually('its renewal has ended', async () => {
      const rows = await query<{ status: string }>('select status from membership_renewals where order_id = $1', [
        orderId,
      ]);
      return rows[0]?.status === 'ended';
    });
  const ofOrder = await buy('disputes-order');
  const [payment] = await query<{ id: string }>('select id from payments where order_id = $1', [ofOrder.orderId]);
  await shop.sandbox.inject({
    method: 'POST',
    url: `/admin/payments/${payment?.id}`,
    headers: { 'x-sandbox-admin': 'yes' },
    payload: { dispute: 'charged_back' },
  });
  await isEnded(ofOrder);

  const ofCharge = await buy('disputes-charge');
  await runJobs();
  await live(ofCharge, 32);
  const [charge] = await query<{ id: string }>('select id from membership_charges where order_id = $1', [
    ofCharge.orderId,
  ]);
  const webhook = { webhookId: 'x', paymentId: charge?.id ?? '', amount: 300, currency: 'EUR' };
  const client = await shop.database.pool.connect();
  try {
    expect(await receiveChargeWebhook(client, eventId, { ...webhook, status: 'completed' })).toBe('nothing');
    expect(await receiveChargeWebhook(client, eventId, { ...webhook, status: 'dispute_charged_back' })).toBe('ended');
  } finally {
    client.release();
  }
  await isEnded(ofCharge);
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
      if (stage !== 'ended') expect(`${message?.subject} ${message?.text}`).toMatch(/2027/);
      if (stage === 'announced') {
        expect(message?.text).toContain(first);
        expect(message?.text).toMatch(language === 'es' ? /3,00\s€/ : /€\s3,00/);
      }
      if (['announced', 'paid', 'refused'].includes(stage)) expect(message?.text).toContain(how);
    }
  },
);

import type { Pool } from 'pg';
import { publishMemberships } from '../src/after-sale/membership/publishMemberships.ts';
import { exampleShop, filledCart } from './exampleShop.ts';
import { fillForm } from './fillForm.ts';
import { postOrder } from './postOrder.ts';
import { pay, paymentBecomes } from './readyCart.ts';
import { type OwnCart, shopOrigin, type TestShop } from './testShop.ts';

/** The example shop that sells memberships. */
export const members = exampleShop('solstrand-leden');
/** Of the sandbox: a card that pays, and one whose later charges are refused. */
export const cards = { good: '4242424242424242', refusedLater: '4000000000000341' };

export type Bought = { account: string; cart: OwnCart; orderId: string; reference: string };

/** An account buys a membership, which renews by default. */
export async function buyMembership(
  shop: TestShop,
  account: string,
  { number = cards.good, product = 'membership-month', acceptsRenewal = true, sale = members } = {},
): Promise<Bought> {
  const headers = { 'x-user-token': await shop.tokenOf(account) };
  const cart = await filledCart(shop, sale, { [product]: 1 }, headers);
  await fillForm(shop, cart, { headers });
  const request = { paymentMethod: 'card', redirectUri: `${shopOrigin}/solstrand-leden/paymentstatus`, acceptsRenewal };
  const placed = await postOrder(shop, cart, request, headers);
  if (placed.body.error) throw new Error(placed.body.error.code);
  await pay(shop, String(placed.body.data.redirectUri), { number });
  const { order_id: orderId } = await paymentBecomes(shop, cart, 'completed');
  await publishMemberships(shop.database.pool);
  return { account, cart, orderId, reference: String(placed.body.data.reference) };
}

/** Moves the stored times of a membership into the past by this number of days. */
export async function passDays(pool: Pool, { orderId, account }: Bought, days: number): Promise<void> {
  const earlier = (column: string) =>
    `${column} = (${column} at time zone 'UTC' - $2 * interval '1 day') at time zone 'UTC'`;
  const moved: Array<[table: string, columns: string[], where: string, id: string]> = [
    ['membership_sales', ['sold_at'], 'order_id = $1', orderId],
    ['membership_renewals', ['announced_at', 'next_try_at'], 'order_id = $1', orderId],
    [
      'payments',
      ['created_at', 'next_ask_at'],
      'id in (select id from membership_charges where order_id = $1)',
      orderId,
    ],
    ['members.sold_memberships', ['starts_at', 'ends_at'], 'account_id = $1', account],
  ];
  for (const [table, columns, where, id] of moved)
    await pool.query(`update ${table} set ${columns.map(earlier).join(', ')} where ${where}`, [id, days]);
}

/** The charges of a membership at the payment sandbox, without the payment of its order. */
export async function chargesAtSandbox(
  { sandbox }: TestShop,
  { reference }: Bought,
): Promise<Array<{ status: string; amount: number }>> {
  const all = await sandbox.inject({ url: '/admin/payments', headers: { 'x-sandbox-admin': 'yes' } });
  const payments = all.json<Array<{ reference: string; status: string; amount: number }>>();
  return payments
    .filter((payment) => payment.reference === reference)
    .map(({ status, amount }) => ({ status, amount }))
    .slice(1);
}

import { eventually } from '@festival/service-kit/testing/eventually';
import { exampleShop, filledCart } from './exampleShop.ts';
import { fillForm } from './fillForm.ts';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart } from './readyCart.ts';
import { regularShop } from './testFestival.ts';
import type { OwnCart, TestShop } from './testShop.ts';

const upgrades = exampleShop('solstrand-upgrade');
const card = { number: '4242424242424242' };

export type Bought = { cart: OwnCart; orderId: string; reference: string; external: string };

/** The last order of a cart. */
async function orderOf(shop: TestShop, cart: OwnCart): Promise<Bought> {
  const { rows } = await shop.database.pool.query(
    `select id as "orderId", reference, external_reference as external from orders where cart_id = $1
     order by placed_at desc limit 1`,
    [cart.id],
  );
  return { cart, ...rows[0] };
}

/** A paid order of the regular sale, by the tests' buyer or one with the given fields. */
export async function paidOrder(shop: TestShop, products: Record<string, number>, buyer: object = {}): Promise<Bought> {
  const cart = await readyCart(shop, regularShop, products, buyer);
  await pay(shop, await placeOrder(shop, cart), card);
  await paymentBecomes(shop, cart, 'completed');
  return orderOf(shop, cart);
}

/** A placed upgrade of an order, and its payment page. */
export async function upgradeOf(
  shop: TestShop,
  { external }: Bought,
  products: Record<string, number>,
  buyer: object = {},
): Promise<Bought & { page: string }> {
  const cart = await filledCart(shop, upgrades, products, { 'x-upgradable-order-id': external });
  await fillForm(shop, cart, { buyer });
  const page = await placeOrder(shop, cart);
  return { ...(await orderOf(shop, cart)), page };
}

/** Pays the upgrade, and waits until the payment is completed or refunded. */
export async function payUpgrade(shop: TestShop, { cart, page }: Bought & { page: string }): Promise<void> {
  await pay(shop, page, card);
  await eventually('it is settled', async () =>
    ['completed', 'refunded'].includes((await paymentOf(shop, cart)).status),
  );
}

/** The tickets of an order, by product and number. */
export async function ticketsOf(
  { database }: TestShop,
  { orderId }: Bought,
): Promise<Array<{ product: string; number: number; status: string; code: string }>> {
  const { rows } = await database.pool.query(
    `select product_id as product, number, status, code from tickets where order_id = $1 order by product_id, number, issue`,
    [orderId],
  );
  return rows;
}

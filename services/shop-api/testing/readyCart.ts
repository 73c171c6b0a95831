import { eventually } from '@festival/service-kit/testing/eventually';
import { fillForm } from './fillForm.ts';
import { postOrder } from './postOrder.ts';
import { type OwnCart, type ShopKey, shopOrigin, type TestShop } from './testShop.ts';

export const returnUri = `${shopOrigin}/solstrand/paymentstatus`;

/** A cart with products and a buyer. */
export async function readyCart(
  shop: TestShop,
  key: ShopKey,
  products: Record<string, number>,
  buyer: object = {},
): Promise<OwnCart> {
  const cart = await shop.openCart(key);
  for (const [productId, quantity] of Object.entries(products)) {
    const { body } = await shop.cartCall(cart, 'PUT', '/products', { productId, quantity });
    if (body.data.error) throw new Error(`${productId}: ${body.data.error.code}`);
  }
  const { status, body } = await fillForm(shop, cart, { buyer });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return cart;
}

/** Places the cart's order; returns the payment URL. */
export async function placeOrder(shop: TestShop, cart: OwnCart): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { status, body } = await postOrder(shop, cart, {}, headers);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return String(body.data.redirectUri);
}

/** Pays the cart's order with a valid card, and waits until the shop has the payment. */
export async function payOrder(shop: TestShop, cart: OwnCart): Promise<void> {
  await pay(shop, await placeOrder(shop, cart), { number: '4242 4242 4242 4242' });
  await paymentBecomes(shop, cart, 'completed');
}

/** Submits the provider's page. Returns the URL that the shopper is redirected to. */
export async function pay(
  shop: Pick<TestShop, 'sandbox'>,
  page: string,
  fields: Record<string, string>,
): Promise<string> {
  const payload = new URLSearchParams({ action: 'pay', expiry: '08/39', code: '123', holder: 'Noor', ...fields });
  const { headers } = await shop.sandbox.inject({
    method: 'POST',
    url: page.replace('http://pay.test', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: payload.toString(),
  });
  return String(headers.location);
}

type PaymentRow = {
  id: string;
  order_id: string;
  status: string;
  order_status: string;
  amount_cents: number;
  return_uri: string;
  redirect_uri: string | null;
  provider_reference: string | null;
  transaction: string | null;
};

/** The last payment of a cart with the status of its order. */
export async function paymentOf(shop: TestShop, cart: OwnCart): Promise<PaymentRow> {
  const { rows } = await shop.database.pool.query<PaymentRow>(
    `select payments.*, orders.status as order_status from payments join orders on orders.event_id = payments.event_id and orders.id = order_id
     where cart_id = $1 order by created_at desc limit 1`,
    [cart.id],
  );
  if (!rows[0]) throw new Error('There is no payment');
  return rows[0];
}

/** Waits until the cart's last payment has this status. */
export async function paymentBecomes(shop: TestShop, cart: OwnCart, status: string): Promise<PaymentRow> {
  let last = '';
  return eventually(
    () => `the payment is ${status}, not ${last}`,
    async () => {
      const payment = await paymentOf(shop, cart);
      last = payment.status;
      return payment.status === status && payment;
    },
  );
}

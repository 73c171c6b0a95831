import { allTerms } from '@festival/shop-api/testing/makeChoices';
import { testBuyer } from '@festival/shop-api/testing/testBuyer';
import { shopHeaders } from './benchShop.ts';

/** Milliseconds of each call, and in total. */
export type OrderTimes = { cart: number; product: number; choices: number; form: number; order: number; whole: number };

/**
 * Places an order, from an empty cart to the URL of the payment page, with the calls that a browser makes. The headers select the shop.
 * @throws when a call fails.
 */
export async function placeOrder(url: string, productId: string, shop = shopHeaders): Promise<OrderTimes> {
  const call = callsOf(shop);
  const started = performance.now();
  const { id, token } = await call<{ id: string; token: string }>(`${url}/shopping/carts`, 'POST');
  const cart = `${url}/shopping/carts/${id}`;
  const hasCart = performance.now();
  await call(`${cart}/products`, 'PUT', { productId, quantity: 2 }, token);
  const hasProduct = performance.now();
  await call(`${cart}/products`, 'PUT', { productId: 'refund-protection', quantity: 0 }, token);
  await call(`${cart}/terms`, 'PUT', allTerms, token);
  const hasChoices = performance.now();
  const { totals } = await call<{ totals: { total: number } }>(cart, 'PUT', testBuyer, token);
  const hasForm = performance.now();
  const { redirectUri } = await call<{ redirectUri: string }>(
    `${cart}/orders`,
    'POST',
    {
      paymentMethod: 'card',
      redirectUri: 'http://127.0.0.1:3000/solstrand/paymentstatus',
      expectedTotal: totals.total,
    },
    token,
  );
  if (!redirectUri) throw new Error('An order has no payment page');
  const ended = performance.now();
  return {
    cart: hasCart - started,
    product: hasProduct - hasCart,
    choices: hasChoices - hasProduct,
    form: hasForm - hasChoices,
    order: ended - hasForm,
    whole: ended - started,
  };
}

const callsOf =
  (shop: typeof shopHeaders) =>
  async <Data>(url: string, method: string, body?: object, token?: string): Promise<Data> => {
    const answer = await fetch(url, {
      method,
      headers: {
        ...shop,
        ...(token === undefined ? {} : { 'x-cart-token': token, 'idempotency-key': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { data } = (await answer.json()) as { data?: Data & { error?: { code: string } } };
    if (!answer.ok || !data || data.error)
      throw new Error(`${method} ${url}: ${answer.status} ${data?.error?.code ?? ''}`);
    return data;
  };

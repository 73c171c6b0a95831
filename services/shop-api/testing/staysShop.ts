import type { FestivalSeed, WireConfig } from '@festival/example-festivals/festivalSeed';
import { solstrandConfig } from '@festival/example-festivals/solstrand/solstrand';
import { travelTicket } from '@festival/example-festivals/variantProducts';
import { eventually } from '@festival/service-kit/testing/eventually';
import { fillForm } from './fillForm.ts';
import { postOrder } from './postOrder.ts';
import { regularShop, testFestival } from './testFestival.ts';
import { type OwnCart, type ShopKey, type TestShop, testShop } from './testShop.ts';

export const addOnShop: ShopKey = { eventId: 'solstrand-2027', token: 'add-ons' };

const addOnConfig: WireConfig = {
  ...solstrandConfig,
  slug: 'solstrand-extra',
  shopToken: 'add-ons',
  addonShop: true,
  shopInit: { isAddOnShop: true },
};

/** Solstrand with the travel ticket, and an add-on shop with the same stock. */
export function staysFestival(holdSeconds = 900): FestivalSeed {
  const festival = testFestival(holdSeconds);
  return {
    ...festival,
    shops: [...festival.shops, { config: addOnConfig, listed: false }],
    products: [
      ...festival.products,
      travelTicket({ brand: 'solstrand', ticket: { en: 'Weekend ticket', nl: 'Weekendticket', es: 'Abono' } }),
    ],
  };
}

/** A stay in a response; amounts are in euros. */
export type WireStayCart = {
  id: string;
  packageId: string;
  occupation: number;
  packageOption: { id: string; title: string; subtotal: number };
  extras: { extraId: string; amount: number; subtotal: number; category: string }[];
  addOns: { extraId: string; quantity: number }[];
  totalPrice: number;
};

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

/** A test's shop with the calls about stays. */
export async function staysShop(festivals: FestivalSeed[] = [staysFestival()]) {
  const shop = await testShop(festivals);
  const call = (cart: OwnCart, method: Method, below = '', payload?: object, headers: object = {}) =>
    shop.call(cart.shop, {
      method,
      url: `/shopping/carts/${cart.id}/products/hotel/solstrand-stays${below}`,
      headers: { 'x-cart-token': cart.token, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    ...shop,
    hotel: call,
    choose: (cart: OwnCart, productId: string) => call(cart, 'PUT', '', { productId }),
    put: (cart: OwnCart, productId: string, quantity: number) =>
      shop.cartCall(cart, 'PUT', '/products', { productId, quantity }),
    cartOf: async (cart: OwnCart) => (await shop.cartCall(cart, 'GET')).body.data,
    stockOf: async (id: string) => {
      const { rows } = await shop.database.pool.query<{ reserved: number; held: number }>(
        `select reserved, (select coalesce(sum(qty), 0)::integer from cart_lines line
           where line.event_id = stock.event_id and line.stock_id = $1) as held
         from stock where event_id = 'solstrand-2027' and id = $1`,
        [id],
      );
      return rows[0];
    },
    paidOrder: (cart: OwnCart, headers = {}) => paidOrder(shop, cart, headers),
    newCart: () => shop.openCart(regularShop),
  };
}

export type StaysShop = Awaited<ReturnType<typeof staysShop>>;

/** Buys the products of a cart: form, order, card, webhook. Returns the order's reference. */
async function paidOrder(shop: TestShop, cart: OwnCart, headers: object): Promise<string> {
  await fillForm(shop, cart, { headers });
  const placed = await postOrder(shop, cart, {}, headers);
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  await shop.sandbox.inject({
    method: 'POST',
    url: String(placed.body.data.redirectUri).replace('http://pay.test', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=pay&number=4242424242424242&expiry=08/39&code=123&holder=Noor',
  });
  const order = async () => (await shop.cartCall(cart, 'GET', '/orders')).body.data;
  await eventually('the order is completed', async () => (await order()).status === 'completed');
  return String((await order()).reference);
}

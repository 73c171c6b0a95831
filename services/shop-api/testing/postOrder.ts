import { type CallAnswer, type OwnCart, shopOrigin, type TestShop } from './testShop.ts';

/** The cart's total in cents, as a page shows it; 0 if the cart can't be read. */
export async function shownTotal(
  shop: Pick<TestShop, 'cartCall'>,
  cart: OwnCart,
  headers: object = {},
): Promise<number> {
  const { body } = await shop.cartCall(cart, 'GET', '', undefined, headers);
  const totals = body.data?.totals as { total: number } | undefined;
  return totals?.total ?? 0;
}

/** Places the cart's order with the total that the cart shows. `order` replaces fields of the request. */
export async function postOrder(
  shop: Pick<TestShop, 'cartCall'>,
  cart: OwnCart,
  order: object = {},
  headers: object = {},
): Promise<CallAnswer> {
  const request = {
    paymentMethod: 'card',
    redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
    expectedTotal: await shownTotal(shop, cart, headers),
    ...order,
  };
  return shop.cartCall(cart, 'POST', '/orders', request, headers);
}

import type { OwnCart, ShopKey, TestShop } from './testShop.ts';

/** The key of a variant shop of the example data, for example `solstrand-leden`. */
export const exampleShop = (slug: string): ShopKey => ({
  eventId: `${slug.split('-')[0]}-2027`,
  token: `${slug}-sale`,
});

/** Opens a cart and fills it. The headers may contain a user token. */
export async function filledCart(
  shop: TestShop,
  key: ShopKey,
  products: Record<string, number>,
  headers: Record<string, string> = {},
): Promise<OwnCart> {
  const { body } = await shop.call(key, { method: 'POST', url: '/shopping/carts', headers });
  if (body.error) throw new Error(body.error.code);
  const cart = { id: String(body.data.id), token: String(body.data.token), shop: key };
  for (const [productId, quantity] of Object.entries(products)) {
    const set = await shop.cartCall(cart, 'PUT', '/products', { productId, quantity }, headers);
    const refusal = set.body.error ?? set.body.data.error;
    if (refusal) throw new Error(`${productId}: ${refusal.code}`);
  }
  return cart;
}

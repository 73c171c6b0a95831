import type { OwnCart, ShopKey, TestShop } from './testShop.ts';

/** Moves the cart to another shop of its event, whose current settings would not have allowed it. */
export async function movedCart(shop: Pick<TestShop, 'database'>, cart: OwnCart, to: ShopKey): Promise<OwnCart> {
  await shop.database.pool.query(
    `update carts set shop_slug = (select slug from shops where event_id = $2 and token = $3) where event_id = $2 and id = $1`,
    [cart.id, to.eventId, to.token],
  );
  return { ...cart, shop: to };
}

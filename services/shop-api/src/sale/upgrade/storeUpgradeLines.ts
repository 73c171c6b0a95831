import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { upgradesOf } from './checkUpgrade.ts';

type Upgrading = { shop: Shop; cart: { upgradableOrderId: string | null }; quantities: Quantities };

/**
 * Stores which tickets of the earlier order the lines of a new order upgrade. These tickets become void once the new
 * order is paid [UPG-02].
 */
export async function storeUpgradeLines(
  client: PoolClient,
  orderId: string,
  { shop, cart, quantities }: Upgrading,
): Promise<void> {
  if (cart.upgradableOrderId === null) return;
  const lines = upgradesOf(shop).flatMap(({ id, upgradeOptions }) =>
    upgradeOptions.flatMap(({ productId }) => {
      const quantity = quantities[productId] ?? 0;
      return quantity > 0 ? [{ productId, upgraded: id, quantity }] : [];
    }),
  );
  await client.query(
    `insert into upgrade_lines (event_id, order_id, product_id, upgraded_product_id, qty)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::integer[]) on conflict do nothing`,
    [
      shop.eventId,
      orderId,
      lines.map(({ productId }) => productId),
      lines.map(({ upgraded }) => upgraded),
      lines.map(({ quantity }) => quantity),
    ],
  );
}

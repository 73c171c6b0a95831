import type { Cart, CartAddOn, Quantities } from '@festival/shared-contracts/cart/cart';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOnKey';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { packageNames } from '../../catalogue/travel/packageNames.ts';
import { addOnEntry } from './stayAddOn.ts';

/**
 * The hotel add-ons of a cart, for the basket: their products, and the order and package to which they belong [ADD-02,
 * BSK-01]. Undefined for a cart without add-ons; no query is then made.
 */
export async function cartAddOns(pool: Pool, shop: Shop, quantities: Quantities): Promise<Cart['addOns']> {
  const held = Object.keys(quantities).flatMap((key) => {
    const reference = addOnOfKey(key)?.reference;
    const entry = addOnEntry(shop, key);
    return reference !== undefined && entry ? [{ reference, product: entry.product }] : [];
  });
  if (held.length === 0) return undefined;
  const packageOf = await packageIds(
    pool,
    shop.eventId,
    held.map(({ reference }) => reference),
  );
  return held.map(({ reference, product }): CartAddOn => {
    const stay = shop.stays.get(packageOf.get(reference) ?? '');
    return { reference, packageName: stay?.package.name ?? '', product, texts: stay ? packageNames(stay) : {} };
  });
}

/** Reads the packages of orders by their references. */
async function packageIds(pool: Pool, eventId: string, references: string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ reference: string; packageId: string }>(
    `select reference, package_id as "packageId" from orders
     join order_stays stay on stay.event_id = orders.event_id and stay.order_id = orders.id
     where orders.event_id = $1 and reference = any ($2)`,
    [eventId, references],
  );
  return new Map(rows.map((row) => [row.reference, row.packageId]));
}

import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { isUuid } from '@festival/shared-contracts/text/isUuid';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOnKey';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** Identifies an add-on: either by its extra and the hotel cart of the order, or by its key in carts. */
export type AddOnName = { addonId: string; hotelCartId?: string | undefined };

/** The caller's cart and account. */
type Caller = { held: Quantities; accountId: string | null };

type Found = { reference: string; extraId: string };
type OrderRow = { reference: string; accountId: string | null; packageId: string; hotelCartId: string };

/**
 * Finds the paid order and the extra of an add-on; null if the caller may not use them. The nine digits of a reference
 * can be guessed, so they are not enough: the caller must send the hotel cart's id (which only the look-up returns),
 * have placed the order, or already have the add-on in the cart [LKP-04]. An add-on shop serves only the account that
 * placed the order.
 */
export async function findAddOn(pool: Pool, shop: Shop, name: AddOnName, caller: Caller): Promise<Found | null> {
  const key = addOnOfKey(name.addonId);
  const order = await orderWithStay(pool, shop.eventId, { hotelCartId: name.hotelCartId, reference: key?.reference });
  if (!order || (key && key.reference !== order.reference)) return null;
  const isOwn = order.accountId !== null && order.accountId === caller.accountId;
  const isHeld = key !== null && caller.held[name.addonId] !== undefined;
  const isShown = name.hotelCartId !== undefined;
  if (!(isOwn || isHeld || (isShown && !shop.capabilities.looksUpOrder))) return null;
  const extraId = key?.extraId ?? name.addonId;
  const offered = shop.stays.get(order.packageId)?.extras ?? [];
  const isOffered = offered.some((extra) => extra.isAddOn && extra.product.id === extraId);
  return isOffered ? { reference: order.reference, extraId } : null;
}

async function orderWithStay(
  pool: Pool,
  eventId: string,
  by: { hotelCartId: string | undefined; reference: string | undefined },
): Promise<OrderRow | null> {
  if (by.hotelCartId !== undefined && !isUuid(by.hotelCartId)) return null;
  if (by.hotelCartId === undefined && by.reference === undefined) return null;
  const columns = `reference, account_id as "accountId", package_id as "packageId", hotel_cart_id as "hotelCartId"`;
  const { rows } = await pool.query<OrderRow>(
    by.hotelCartId === undefined
      ? `select ${columns} from orders join order_stays stay on stay.event_id = orders.event_id and stay.order_id = orders.id
         where orders.event_id = $1 and reference = $2 and status = 'completed'`
      : `select ${columns} from order_stays stay join orders on orders.event_id = stay.event_id and orders.id = stay.order_id
         where stay.event_id = $1 and hotel_cart_id = $2 and status = 'completed'`,
    [eventId, by.hotelCartId ?? by.reference],
  );
  return rows[0] ?? null;
}

import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Pool, PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** The stay of a cart. Its stock is reserved by the cart's lines. */
export type CartStay = {
  id: string;
  packageId: string;
  roomId: string;
  rooms: number;
  persons: number;
  /**
   * While true, the number of travel tickets follows the number of persons; false once the shopper sets another number
   * [TRV-03].
   */
  ticketsFollow: boolean;
};

/** Reads the stay of a cart; null if it has none. For a paid cart it is the paid stay. */
export async function cartStay(db: Pool | PoolClient, eventId: string, cartId: string): Promise<CartStay | null> {
  const { rows } = await db.query<CartStay>({
    name: 'cart-stay',
    text: `select hotel_cart_id as id, package_id as "packageId", room_id as "roomId", rooms, persons,
         false as "ticketsFollow", 1 as rank
       from orders join order_stays stay on stay.event_id = orders.event_id and stay.order_id = orders.id
       where orders.event_id = $1 and orders.cart_id = $2 and orders.status = 'completed'
       union all
       select id, package_id, room_id, rooms, persons, tickets_follow, 2
       from hotel_carts where event_id = $1 and cart_id = $2
       order by rank limit 1`,
    values: [eventId, cartId],
  });
  return rows[0] ?? null;
}

/** Whether a product is a room, or an extra of a stay. */
export const isOfStay = (shop: Shop, productId: string): boolean =>
  isRoom(shop, productId) || isStayExtra(shop, productId);

export const isRoom = (shop: Shop, productId: string): boolean =>
  [...shop.stays.values()].some((stay) => stay.rooms.some(({ product }) => product.id === productId));

export const isStayExtra = (shop: Shop, productId: string): boolean =>
  [...shop.stays.values()].some((stay) => stay.extras.some(({ product }) => product.id === productId));

/** Whether a cart contains a line of a stay or a travel ticket. For other carts no query for a stay is needed. */
export const touchesStay = (shop: Shop, quantities: Quantities): boolean =>
  Object.keys(quantities).some((id) => {
    const product = shop.byId.get(id)?.product;
    return product !== undefined && (product.mappedType === 'packages' || isTravelTicket(product));
  });
